"""The kernel and the rules play the same games, and agree at every step."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from configurations import KINGDOM_BUILDER
from fast.lockstep import Twin, check_match, play_on
from kingdom_builder.lockstep import crowded
from kingdom_builder.test_referee import CONFIGURATIONS, NON_DEFAULT_RULINGS, VARIED
from regnum import Match
from regnum.bots.playout import draw
from regnum.bots.policy import best_action
from regnum.core import contract
from regnum.core.bits import bits
from regnum.core.contract import Action
from regnum.core.seats import CHANCE
from regnum.kingdom_builder.actions import BUILD, TAKE, USE
from regnum.kingdom_builder.data import BARN, CARAVAN, HARBOR, PADDOCK, RESETTLEMENT, SWORD

pytestmark = pytest.mark.xdist_group("kernels")  # compiled once

HERE = Path(__file__).parent
LONG_ENOUGH = 400  # a crowded start may lack all cards of the terrains left: it never ends
TOKENS = (1 << BUILD) - (1 << USE)
MOVERS = sum(1 << USE + kind for kind in (BARN, HARBOR, PADDOCK, CARAVAN, RESETTLEMENT, SWORD))


Chooser: TypeAlias = Callable[[contract.State], Action]


class Eager:
    """Uses tokens early and often, moves above all, so that tokens are lost as well."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, state: contract.State) -> Action:
        """A legal action."""
        for wanted, chance in ((MOVERS, 0.5), (TOKENS, 0.7)):
            found = list(bits(state.legal_mask & wanted))
            if found and self.random.random() < chance:
                return self.random.choice(found)
        return state.random_action(self.random)


class Greedy:
    """Follows the judge, as bots do; chance decides by weight."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, state: contract.State) -> Action:
        """A legal action, or an outcome of chance."""
        if state.seat == CHANCE:
            return draw(state, self.random)
        return best_action(state.game.judge, state, self.random)


@pytest.mark.parametrize("spec", KINGDOM_BUILDER)
def test_the_kernel_agrees_in_random_matches(spec: str) -> None:
    for seed in range(2):
        assert check_match(spec, seed) > 0


@pytest.mark.parametrize("options", [*CONFIGURATIONS, *VARIED])
def test_the_kernel_agrees_where_tokens_are_used_much(options: str) -> None:
    match = Match.new(f"kingdom-builder({options})", 3)
    assert play_on(Twin(match), match.game.start(match.setup), Eager(3), options) > 0


@pytest.mark.parametrize("options", ["players=4", "players=5,nomads=yes", *NON_DEFAULT_RULINGS])
def test_the_kernel_agrees_in_matches_of_bots(options: str) -> None:
    match = Match.new(f"kingdom-builder({options})", 5)
    assert play_on(Twin(match), match.game.start(match.setup), Greedy(5), options) > 0


@pytest.mark.parametrize("options", [*CONFIGURATIONS, *VARIED])
def test_the_kernel_agrees_on_a_crowded_board(options: str) -> None:
    for seed in range(3):
        match = Match.new(f"kingdom-builder({options})", seed)
        state = crowded(match, Random(seed))
        twin, where = Twin.at(state), f"{options}, crowded, seed {seed}"
        assert play_on(twin, state, Eager(seed), where, limit=LONG_ENOUGH) > 0


class Shadow:
    """A plugin that lets the kernel take every decision of a test beside the rules."""

    def __init__(self) -> None:
        self.taken = 0

    @pytest.fixture(autouse=True)
    def _shadow(self, monkeypatch: pytest.MonkeyPatch) -> None:
        apply = contract.State.apply

        def applied(state: contract.State, action: Action) -> None:
            twin = Twin.at(state)
            twin.compare(state, "before")
            apply(state, action)
            twin.play(action)
            twin.compare(state, f"after action {action}")
            self.taken += 1

        monkeypatch.setattr(contract.State, "apply", applied)


SCENARIOS = [
    *("test_cards", "test_donation", "test_end", "test_nomads", "test_outpost", "test_rare"),
    *("test_red_cards", "test_resettlement", "test_scoring", "test_sword", "test_token_effects"),
    *("test_tokens", "test_turn", "test_walls"),
]
WHOLE_GAMES = "engine_and_referee or whole_game"


def test_the_kernel_agrees_in_every_scenario_of_the_rules() -> None:
    shadow = Shadow()
    files = [str(HERE / f"{name}.py") for name in SCENARIOS]
    options = ["--quiet", "-p", "no:cacheprovider", "-k", f"not ({WHOLE_GAMES})"]
    assert pytest.main([*options, *files], plugins=[shadow]) == 0
    assert shadow.taken > 0


def test_hex_choices_mean_another_action_in_each_step() -> None:
    match = Match.new("kingdom-builder(players=2)", 0)
    kernel = Twin(match).kernel
    assert kernel.choice_of(BUILD) == kernel.choice_of(TAKE)
    assert kernel.choice_of(BUILD) != kernel.choice_of(BUILD + 1)
