"""What speaks for a decision: gifts, what they pay for, soldiers, what goods are kept for."""

from random import Random

from kingsburg.scenario import harvest, roll, scenario
from playing import legal, play
from regnum.bots.advice import advise, compare
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.core.errors import Args
from regnum.core.registry import find_game
from regnum.kingsburg.actions import ACTION_TEXTS, parse_action
from regnum.kingsburg.data import PLANS
from regnum.kingsburg.judge import TUNED
from regnum.kingsburg.state import State


def facts(state: State, text: str) -> dict[str, Args]:
    """What a decision brings at once, by code."""
    action = parse_action(text)
    return {merit.code: merit.args for merit in TUNED.merits(state, {action: None})[action]}


def speaking_for(state: State, text: str) -> dict[str, Args]:
    """What is said for a decision, compared with all others."""
    _, merits = compare(TUNED, state, state.legal_actions())
    return {merit.code: merit.args for merit in merits[parse_action(text)]}


def hint(state: State) -> tuple[str, dict[str, Args]]:
    """What the greedy bot advises first, and why."""
    bot = find_bot("greedy", find_game("kingsburg"))
    best = advise(bot, Observation(state, state.seat, Random(1)), playouts=1)[0]
    return ACTION_TEXTS[best.action], {merit.code: merit.args for merit in best.merits}


def test_an_influence_says_what_the_advisor_gives() -> None:
    state = roll(scenario(players=3), A="2 4 6", B="3 5 6", C="4 5 6")
    assert facts(state, "influence mid+high") == {"gift": {"advisor": "general"}}
    assert facts(state, "influence low+mid+high") == {"gift": {"advisor": "duchess"}}
    assert facts(state, "pass") == {}


def test_a_token_and_the_market_lead_to_the_advisor_that_they_pay_for() -> None:
    state = scenario(players=3, tokens={"A": 1}, buildings={"A": "market"})
    state = roll(state, A="2 4 6", B="3 5 6", C="4 5 6")
    assert facts(state, "influence low token up")["gift"] == {"advisor": "sergeant"}


def test_goods_that_pay_for_a_building_say_so() -> None:
    """One gold is missing for the Statue, and every other row stands."""
    built = "embassy fortress wizards-guild merchants-guild"
    state = scenario(players=3, buildings={"A": built})
    state = roll_white(state, A="2 2 2", B="3 5 6", C="4 5 6")
    assert state.goods[0] == (1, 0, 0), "of the Merchants' Guild"
    assert facts(state, "influence low")["gift"] == {"advisor": "squire"}
    assert speaking_for(state, "influence low")["pays"] == {"building": "statue"}


def roll_white(state: State, **dice: str) -> State:
    """Everybody rolls, A with a white die as well, which shows 6."""
    state = play(state, f"roll {dice['A']}", "roll 6")
    return play(state, f"roll {dice['B']}", f"roll {dice['C']}")


def test_soldiers_are_told_with_the_enemy_they_stand_against() -> None:
    state = scenario(phase="recruiting", year=5, goods={"A": (6, 0, 0)}, buildings={"A": "church"})
    text, why = hint(state)
    assert text == "give gold"
    assert why["against"] == {"low": 7, "high": 9}
    state.seen, state.enemy = 0b01, 0
    assert speaking_for(state, "give gold")["against-known"] == {"strength": 7}


def test_an_enemy_that_was_not_seen_is_not_told() -> None:
    state = scenario(phase="recruiting", year=5, goods={"A": (6, 0, 0)}, buildings={"A": "church"})
    state.enemy = 0
    assert "against-known" not in speaking_for(state, "give gold")


def test_no_soldier_is_hired_where_the_battle_is_won() -> None:
    state = scenario(phase="recruiting", goods={"A": (2, 0, 1)}, soldiers={"A": 9})
    text, why = hint(state)
    assert text == "done"
    assert "safe" in why


def test_a_building_says_what_it_is_good_for() -> None:
    state = harvest(scenario(phase="autumn", goods={"A": (3, 1, 1)}, buildings={"A": "statue"}))
    found = facts(state, "build chapel")
    assert found == {"points": {"count": 5}, "effect": {"building": "chapel"}}
    assert facts(state, "build guard-tower") == {"points": {"count": 1}, "strength": {"count": 1}}
    assert speaking_for(state, "build chapel")["opens"] == {"building": "church"}


def test_goods_are_saved_for_a_building_that_cannot_be_had_yet() -> None:
    state = harvest(scenario(phase="spring", goods={"A": (3, 2, 0)}))
    saved = speaking_for(state, "done")["saves"]["building"]
    assert f"build {saved}" not in legal(state)


def test_a_good_is_taken_because_a_building_needs_it() -> None:
    built = "merchants-guild wizards-guild fortress embassy"
    state = scenario(
        phase="aid",
        year=5,
        goods={"A": (1, 0, 0), "B": (1, 0, 0)},
        buildings={"A": built, "B": built},
    )
    text, why = hint(state)
    assert text == "take gold"
    assert why["needed"] == {"building": "statue", "good": "gold"}
    assert "needed" not in facts(state, text), "what is best is nobody's business unasked"


def test_a_new_roll_is_advised_because_it_is_better_on_average() -> None:
    state = scenario(buildings={"A": "chapel"})
    state = play(state, "roll 6 6 6", "roll 1 1", "roll 1 1 1", "roll 6 6 6")
    assert "new-roll" in speaking_for(state, "chapel")
    assert "keep-roll" not in speaking_for(state, "keep")


def test_every_building_has_something_to_say() -> None:
    for building, plan in enumerate(PLANS):
        state = scenario(phase="spring", goods={"A": plan.cost})
        state.buildings[0] = ((1 << building % 4) - 1) << building - building % 4
        state = harvest(state)
        if f"build {plan.name}" in legal(state):
            assert facts(state, f"build {plan.name}"), plan.name
