"""Advice: few decisions, the one that the bot would take first, each with its reasons."""

from math import isfinite
from random import Random
from statistics import fmean

import pytest

from bots.moments import CHEAP, MISTAKEN, moments
from regnum.bots import advice as advising
from regnum.bots.advice import COMPARED, FEW, NEARLY, Advice, alike, rounded
from regnum.bots.bot import Bot, Weighed
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.core.contract import State
from regnum.core.match import Match
from regnum.core.registry import find_game

SPECS = {
    "kingdom-builder": "kingdom-builder(players=3,nomads=yes)",
    "kingsburg": "kingsburg(players=3)",
}
OPINIONATED = [code for code in CHEAP if code != "random"]
PLAYOUTS = 4
NOISE = 1e-9  # what rounding may leave of a change that is none


def sample(game: str, every: int = 20) -> list[State]:
    return [state for seed in range(2) for state in moments(SPECS[game], seed, every)]


def advise(bot: Bot, state: State, count: int = FEW) -> list[Advice]:
    return advising.advise(bot, Observation(state, state.seat, Random(5)), count, PLAYOUTS)


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("count", [1, 2, FEW, 1000])
def test_greedy_advises_as_many_decisions_as_asked_if_there_are_so_many(
    count: int, game: str
) -> None:
    bot = find_bot("greedy", find_game(game))
    for state in sample(game):
        actions = [advice.action for advice in advise(bot, state, count)]
        assert len(actions) == min(count, state.legal_mask.bit_count())
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(state.legal_actions())


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("code", CHEAP)
def test_every_bot_advises_legal_decisions(code: str, game: str) -> None:
    bot = find_bot(code, find_game(game))
    for state in sample(game, every=50):
        advices = advise(bot, state)
        assert 1 <= len(advices) <= FEW
        for advice in advices:
            assert state.legal_mask >> advice.action & 1
            assert isfinite(advice.margin)


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("code", [*OPINIONATED, *MISTAKEN])
def test_what_a_bot_advises_first_it_would_do(code: str, game: str) -> None:
    bot = find_bot(code, find_game(game))
    for state in sample(game, every=40):
        decided = bot.decide(Observation(state, state.seat, Random(5)))
        assert advise(bot, state)[0].action == decided


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("code", [*OPINIONATED, *MISTAKEN])
def test_no_later_advice_promises_more(code: str, game: str) -> None:
    bot = find_bot(code, find_game(game))
    drops = 0
    for state in sample(game, every=40):
        margins = [advice.margin for advice in advise(bot, state)]
        assert margins == sorted(margins, reverse=True)
        drops += margins[-1] < margins[0]
    assert drops


@pytest.mark.parametrize("game", SPECS)
def test_terms_are_compared_with_the_other_decisions(game: str) -> None:
    bot = find_bot("greedy", find_game(game))
    compared = 0
    for state in sample(game, every=40):
        if 1 < state.legal_mask.bit_count() <= COMPARED:
            advices = advise(bot, state, COMPARED)
            for name in {name for advice in advices for name in advice.terms}:
                changes = [advice.terms.get(name, 0.0) for advice in advices]
                assert sum(changes) == pytest.approx(0, abs=1e-6)
                assert any(abs(change) > NOISE for change in changes)
                compared += 1
    assert compared


@pytest.mark.parametrize("game", SPECS)
def test_the_expected_margin_of_an_even_start_is_small(game: str) -> None:
    """No seat is far ahead before anything has happened."""
    bot = find_bot("greedy", find_game(game))
    starts = [Match.new(f"{game}(players=2)", seed).state for seed in range(8)]
    assert abs(fmean(advise(bot, state, 1)[0].margin for state in starts)) < 8


def test_the_margin_of_the_last_decision_is_the_final_one() -> None:
    match = Match.new("kingdom-builder(players=2)", 1)
    while not match.state.is_over:
        match.play(match.state.legal_actions()[0])
    final = [score.total for score in match.state.scores()]
    match.undo()
    seat = match.state.seat
    (advice,) = advise(find_bot("greedy", match.game), match.state, 1)
    assert match.game.action_text(advice.action) == "end"
    assert advice.margin == final[seat] - final[1 - seat]


# What is about as good.


def liked(margins: list[float], errors: list[float]) -> list[int | None]:
    pairs = zip(margins, errors, strict=True)
    weighed = [Weighed(margin, n, error) for n, (margin, error) in enumerate(pairs)]
    return alike(weighed, margins)


def test_what_lies_within_the_error_is_about_as_good() -> None:
    assert liked([6.0, 4.5, 1.0], [0.0, 1.0, 1.0]) == [None, 0, None]


def test_a_clear_lead_is_none_of_these() -> None:
    assert liked([6.0, 4.5, 1.0], [0.0, 0.2, 0.2]) == [None, None, None]


def test_equal_numbers_are_never_shown_without_saying_so() -> None:
    assert liked([3.4, 2.6], [0.0, 0.1]) == [None, 0]
    assert liked([9.0, 3.4, 2.6], [0.0, 0.1, 0.1]) == [None, None, 1]


def test_nothing_is_like_the_best_that_is_behind_something_worse() -> None:
    assert liked([6.0, 3.0, 2.0], [0.0, 0.1, 9.0]) == [None, None, None]


def test_without_samples_half_a_point_is_nothing() -> None:
    assert liked([6.6, 6.6 - NEARLY], [0.0, 0.0]) == [None, 0]
    assert liked([6.6, 5.4], [0.0, 0.0]) == [None, None]


@pytest.mark.parametrize("margin", [-2.5, -0.5, 0.5, 2.5, 2.4])
def test_points_are_rounded_as_a_browser_does(margin: float) -> None:
    assert rounded(margin) in (int(margin), int(margin) + 1, int(margin) - 1)
    assert margin - 0.5 < rounded(margin) <= margin + 0.5


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("code", OPINIONATED)
def test_no_two_advices_look_the_same(code: str, game: str) -> None:
    bot = find_bot(code, find_game(game))
    for state in sample(game, every=40):
        shown = [rounded(each.margin) for each in advise(bot, state) if each.like is None]
        assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("game", SPECS)
def test_playouts_tell_how_sure_a_lead_is(game: str) -> None:
    bot = find_bot("mc:sims=200:compiled=0", find_game(game))
    state = next(state for state in sample(game) if state.legal_mask.bit_count() > 3)
    first, *others = bot.weigh(Observation(state, state.seat, Random(5)))
    assert first.error == 0
    assert any(other.error > 0 for other in others)
