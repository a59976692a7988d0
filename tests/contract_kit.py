"""What every game must fulfil, checked on random games. Knows no game."""

import random as global_random
from random import Random
from re import fullmatch

import pytest

from regnum.core.contract import AnyGame, State
from regnum.core.errors import Args, Illegal
from regnum.core.match import Match
from regnum.core.record import Record, parse_record, print_record
from regnum.core.registry import deal_spec
from regnum.core.seats import CHANCE
from regnum.environments.observing import observer_of

MAX_ACTIONS = 5000
CODE = "[A-E]|[a-z0-9]+(-[a-z0-9]+)*(, [a-z0-9]+)*|"  # some hold a list of names


def check_game(spec: str, seed: int, every: int = 1) -> Match:
    """Play a random game; check every n-th state in depth and the whole at the end."""
    game, setup = deal_spec(spec, seed)
    match = Match(game, setup, seed)
    random = Random(seed)
    where = f"{spec} seed {seed}"
    for number in range(MAX_ACTIONS):
        state = match.state
        if number % every == 0:
            check_state(match.game, state, Random(seed * MAX_ACTIONS + number), where)
        if state.is_over:
            break
        global_random.seed(number)  # nobody may depend on the global generator
        if state.seat == CHANCE:
            match.roll_once()
        else:
            match.replay([state.random_action(random)])
    assert match.state.is_over, f"{where}: no end after {MAX_ACTIONS} decisions"
    check_match(match, where)
    return match


def check_state(game: AnyGame, state: State, random: Random, where: str) -> None:
    """Everything that must hold at every moment."""
    where = f"{where}\n{state.position_line()}"
    check_actions(game, state, random, where)
    check_awaited(state, where)
    check_copy(state, random, where)
    check_position(game, state, where)
    check_hidden(state, random, where)
    check_scores(state, where)


def check_actions(game: AnyGame, state: State, random: Random, where: str) -> None:
    """Mask, list, texts and reasons agree."""
    actions = state.legal_actions()
    assert bool(actions) != state.is_over, f"a decision without an option: {where}"
    assert actions == sorted(set(actions)), where
    assert all(state.legal_mask >> action & 1 for action in actions), where
    assert state.legal_mask.bit_count() == len(actions), where
    texts = [game.action_text(action) for action in actions]
    assert len(set(texts)) == len(texts), where
    assert [game.parse_action(text) for text in texts] == actions, where
    assert all(state.why_not(action) is None for action in actions), where
    if state.seat == CHANCE:
        outcomes = dict(state.chance_outcomes())
        assert sorted(outcomes) == actions, where
        assert all(weight > 0 for weight in outcomes.values()), where
    some = random.sample(range(game.action_count), min(20, game.action_count))
    before = state.position_line()
    for action in [-1, game.action_count, *some]:
        if action not in actions:
            check_refusal(state, action, where)
    assert state.position_line() == before, f"a refusal changed something: {where}"


def check_refusal(state: State, action: int, where: str) -> None:
    """An illegal action is refused with a reason."""
    with pytest.raises(Illegal) as refused:
        state.apply(action)
    reason = refused.value.reason
    assert reason == state.why_not(action), where
    assert reason.code, where
    check_args(reason.args, where)
    assert "\n" not in str(refused.value), where


def check_args(args: Args, where: str) -> None:
    """Codes, names and numbers, to be put into a sentence of any language."""
    for name, value in args.items():
        assert fullmatch("[a-z]+", name), where
        assert type(value) is int or (type(value) is str and fullmatch(CODE, value)), where


def check_awaited(state: State, where: str) -> None:
    """What is awaited is the step on top of what is pending."""
    awaited, pending = state.awaited(), state.public()["pending"]
    assert isinstance(pending, list), where
    assert awaited.code == pending[-1]["what"], where
    check_args(awaited.args, where)


def check_copy(state: State, random: Random, where: str) -> None:
    """A copy is equal and independent."""
    if state.is_over:
        return
    before, mask = state.position_line(), state.legal_mask
    copy, other = state.copy(), state.copy()
    assert copy.position_line() == before, where
    action = state.random_action(random)
    copy.apply(action)
    other.apply(action)
    assert copy.position_line() == other.position_line(), where
    assert (state.position_line(), state.legal_mask) == (before, mask), where


def check_position(game: AnyGame, state: State, where: str) -> None:
    """The position line holds the whole state."""
    line = state.position_line()
    assert "\n" not in line, where
    parsed = game.parse_position(line)
    assert parsed.position_line() == line, where
    assert (parsed.seat, parsed.legal_mask) == (state.seat, state.legal_mask), where
    assert parsed.position() == state.position(), where
    assert parsed.scores() == state.scores(), where


def check_hidden(state: State, random: Random, where: str) -> None:
    """Whatever a seat cannot know makes no difference to what it, or its net, is shown."""
    observer = observer_of(state.game.key)
    for seat in range(state.setup.players):
        imagined = state.resample(seat, random)
        assert imagined.view(seat) == state.view(seat), where
        if state.seat == seat:
            assert imagined.legal_mask == state.legal_mask, where
        assert imagined.public() == state.public(), where
        assert imagined.awaited() == state.awaited(), where
        seen, seen_then = observer.observe(state, seat), observer.observe(imagined, seat)
        assert all((seen[name] == seen_then[name]).all() for name in seen), where


def check_scores(state: State, where: str) -> None:
    """Breakdowns add up."""
    scores = state.scores()
    assert len(scores) == state.setup.players, where
    for score in scores:
        assert sum(score.by_source().values()) == score.total, where
        assert tuple(score.by_source()) == score.sources == scores[0].sources, where
    assert state.result().winners, where


def check_match(match: Match, where: str) -> None:
    """The record replays to the same end, and so does the same seed."""
    names = tuple(f"player {seat}" for seat in range(match.setup.players))
    text = print_record(Record(match, names))
    again = parse_record(text)
    assert again.names == names, where
    assert again.match.state.position_line() == match.state.position_line(), where
    assert print_record(again) == text, where
    fresh = Match(match.game, match.setup, match.seed)
    fresh.roll()
    for seat, action in zip(match.seats(), match.actions, strict=True):
        if seat != CHANCE:
            fresh.play(action, seat)
    assert fresh.actions == match.actions, where
