"""Any text gives a value or a clear error, never another exception."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from regnum.core.contract import AnyGame
from regnum.core.errors import RegnumError
from regnum.core.match import Match
from regnum.core.record import Record, parse_record, print_record
from regnum.core.registry import deal_spec, find_game, game_keys

T = TypeVar("T")

GAMES = [find_game(key) for key in game_keys()]


def some_match(game: AnyGame, seed: int, decisions: int = 10_000) -> Match:
    match = Match.new(f"{game.key}(players=3)", seed)
    random = Random(seed)
    while not match.state.is_over and len(match.actions) < decisions:
        match.play(match.state.random_action(random))
    return match


MATCHES = {game.key: some_match(game, 3) for game in GAMES}
RECORDS = {key: print_record(Record(match, ("a", "b", "c"))) for key, match in MATCHES.items()}
LINES = {
    game.key: [some_match(game, seed, 7 * seed).state.position_line() for seed in range(1, 12)]
    for game in GAMES
}


def attempt(parse: Callable[[str], T], text: str) -> T | None:
    """What a text means, or nothing if it is refused with one clear line."""
    try:
        return parse(text)
    except RegnumError as error:
        message = str(error)
    assert message
    assert "\n" not in message
    return None


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A text with a piece cut out, doubled, replaced or inserted."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + draw(st.sampled_from([1, 3, 40, 10**6])))))
    piece = draw(
        st.one_of(
            st.just(""),
            st.text(max_size=5),
            st.sampled_from(
                [" ", "\n", ",", ":", "/", "-", "0", "99", "A", "E", "#", ">", text[start:end] * 2]
            ),
        )
    )
    return text[:start] + piece + text[end:]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
class TestParsers:
    @settings(max_examples=300, deadline=None)
    @given(data=st.data())
    def test_action_texts(self, game: AnyGame, data: st.DataObject) -> None:
        words = st.sampled_from(["build", "use", "take", "end", "draw", " ", "a1", "t20", "grass"])
        text = data.draw(st.one_of(st.text(max_size=12), st.lists(words).map(" ".join)))
        action = attempt(game.parse_action, text)
        assert action is None or game.action_text(action) == text

    @settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(data=st.data())
    def test_position_lines(self, game: AnyGame, data: st.DataObject) -> None:
        line = data.draw(st.sampled_from(LINES[game.key]).flatmap(damaged))
        state = attempt(game.parse_position, line)
        if state is not None:
            assert state.position_line() == line
            assert bool(state.legal_mask) != state.is_over
            assert all(sum(s.by_source().values()) == s.total for s in state.scores())
            assert state.position()
            assert state.terminal(color=False)

    @settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(data=st.data())
    def test_records(self, game: AnyGame, data: st.DataObject) -> None:
        text = data.draw(damaged(RECORDS[game.key]))
        record = attempt(parse_record, text)
        assert record is None or print_record(record) == text

    @settings(max_examples=60, deadline=None)
    @given(data=st.data())
    def test_a_truncated_record_is_noticed(self, game: AnyGame, data: st.DataObject) -> None:
        text = RECORDS[game.key]
        cut = data.draw(st.integers(0, len(text) - 1))
        with pytest.raises(RegnumError):
            parse_record(text[:cut])

    @settings(max_examples=300, deadline=None)
    @given(data=st.data())
    def test_configurations(self, game: AnyGame, data: st.DataObject) -> None:
        names = st.sampled_from([option.name for option in game.options])
        values = st.one_of(
            st.sampled_from([value for option in game.options for value in option.values]),
            st.text(max_size=8),
        )
        given_options = data.draw(st.dictionaries(names, values, max_size=4))
        spec = f"{game.key}({','.join(f'{k}={v}' for k, v in given_options.items())})"
        dealt = attempt(lambda text: deal_spec(text, 1), spec)
        if dealt is not None:
            assert deal_spec(dealt[1].spec, 2)[1].spec == dealt[1].spec


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60))
@example("")
@example("nothing(")
@example("(players=2)")
def test_configuration_strings(text: str) -> None:
    dealt = attempt(lambda text: deal_spec(text, 1), text)
    assert dealt is None or text.startswith(dealt[0].key)
