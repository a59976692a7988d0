"""Bots that think by the compiled engine: the same thoughts, and as honest, only faster."""

from collections.abc import Iterator
from random import Random
from statistics import fmean
from time import monotonic, sleep

import pytest

from bots.moments import SMALL, moments, with_settings
from bots.test_fairness import hides_something, is_swayed
from regnum.bots import compiled
from regnum.bots.advice import advise
from regnum.bots.budget import Budget
from regnum.bots.codes import find_bot
from regnum.bots.compiled import compiled_search, load_compiled, load_in_background
from regnum.bots.observation import Observation
from regnum.bots.playout import TO_THE_END, play_out
from regnum.core.bits import bits
from regnum.core.contract import State
from regnum.core.registry import find_game, game_keys

SPECS = {
    "kingdom-builder": "kingdom-builder(players=3,nomads=yes)",
    "kingsburg": "kingsburg(players=3)",
}
SIMS = 300

pytestmark = [
    pytest.mark.skipif(not compiled.is_offered("kingsburg"), reason="needs the extra `fast`"),
    pytest.mark.xdist_group("kernels"),  # compiled once
]


@pytest.fixture(params=game_keys())
def key(request: pytest.FixtureRequest) -> str:
    assert load_compiled(request.param)
    return str(request.param)


def some(key: str, every: int = 40) -> Iterator[State]:
    for seed in range(2):
        yield from moments(SPECS[key], seed, every)


def see(state: State, seed: int = 1) -> Observation:
    return Observation(state.copy(), state.seat, Random(seed))


def test_a_plan_tries_the_same_and_finds_as_much(key: str) -> None:
    game = find_game(key)
    slow = find_bot("planner:moves=1000:compiled=0:depth=2", game)
    fast = find_bot("planner:moves=1000:depth=2", game)
    differences = []
    for state in some(key, every=90):
        by_python = {action: margin for margin, action, _ in slow.weigh(see(state))}
        by_kernel = {action: margin for margin, action, _ in fast.weigh(see(state))}
        assert set(by_python) == set(by_kernel) == set(bits(state.legal_mask))
        differences += [by_kernel[action] - by_python[action] for action in by_python]
    equal = sum(abs(difference) < 1e-9 for difference in differences)
    assert equal > 0.6 * len(differences), "ties are broken by other luck, and nothing else differs"
    assert abs(fmean(differences)) < 1


def test_playouts_come_to_the_same_margins_on_average(key: str) -> None:
    game, state = find_game(key), next(some(key, every=60))
    search, random = compiled_search(game, game.judge), Random(5)
    assert search is not None
    action = next(bits(state.legal_mask))
    seeds = list(range(1, 401))
    fast = [m for [m] in search.play_out(state, state.seat, seeds, [action], TO_THE_END)]
    slow = []
    for _ in range(40):
        end = state.child(action)
        play_out(game.judge, end, random, TO_THE_END)
        points = [float(score.total) for score in end.scores()]
        own = points.pop(state.seat)
        slow.append(own - max(points))
    spread = (fmean(m * m for m in slow) - fmean(slow) ** 2) ** 0.5
    assert abs(fmean(fast) - fmean(slow)) < 5 * spread / 40**0.5
    assert len(set(fast)) > 10, "each seed has luck of its own"


def test_the_same_seed_and_number_of_playouts_give_the_same_answer(key: str) -> None:
    bot = find_bot(f"mc:sims={SIMS}", find_game(key))
    for state in some(key, every=120):
        assert bot.weigh(see(state)) == bot.weigh(see(state))
        assert bot.weigh(see(state))[0].action in bits(state.legal_mask)


def test_no_more_playouts_than_asked_for(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    count = Budget.count

    def note(self: Budget, simulations: int = 1) -> None:
        made.append(simulations)
        count(self, simulations)

    monkeypatch.setattr(Budget, "count", note)
    state = next(some(key))
    for sims in (1, 30, SIMS):
        made.clear()
        find_bot(f"mc:sims={sims}", find_game(key)).weigh(see(state))
        assert sum(made) <= sims
        assert sum(made) > sims / 2 or sims < 30, "unless a lead is clear before that"


def test_nothing_hidden_sways_it(key: str) -> None:
    game = find_game(key)
    states = [state for state in some(key, every=15) if hides_something(state)][:4]
    assert states
    for name in ("planner", "mc"):
        bot = find_bot(with_settings(name, {**SMALL, "sims": 60}), game)
        assert not any(is_swayed(bot, state) for state in states)


def test_a_hint_rests_on_more_games(key: str) -> None:
    game, state = find_game(key), next(some(key))
    bot = find_bot("planner", game)
    first, again = (advise(bot, see(state, seed))[0] for seed in (1, 2))
    assert abs(first.margin - again.margin) < 4


def test_without_the_extra_bots_think_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "find_spec", lambda name: None)
    game = find_game("kingsburg")
    assert not load_compiled("kingsburg")
    assert compiled_search(game, game.judge) is None


def test_until_it_is_loaded_bots_think_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(compiled, "load_compiled", loaded.append)
    game = find_game("kingsburg")
    assert compiled_search(game, game.judge) is None
    load_in_background(["a", "b"])
    deadline = monotonic() + 10
    while len(loaded) < 2 and monotonic() < deadline:
        sleep(0.01)
    assert loaded == ["a", "b"]
