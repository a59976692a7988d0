"""The enemy lies face down: who knows it, and what the others may imagine."""

import json
from collections import Counter
from random import Random

import pytest

from kingsburg.scenario import decides, goods, idle, points, roll, scenario, standing
from playing import legal, play
from regnum.core.contract import Event
from regnum.kingsburg.actions import ACTION_TEXTS, parse_action
from regnum.kingsburg.game import GAME
from regnum.kingsburg.state import State

ENEMY_NAMES = ["barbarians", "goblins", "orcs", "zombies", "demons", "dragons"]
CARDS_OF_YEAR_ONE = [
    *("barbarians2.g.ab", "goblins2.w.wsbp", "goblins3.s.gb", "orcs3.g.aap", "zombies4.p.pp"),
]


def at_the_general(year: int = 1, players: int = 3) -> State:
    """A has influenced the General in spring and is about to look at the enemy."""
    state = scenario(players=players, year=year)
    state = roll(state, A="3 3 4", **dict.fromkeys("BCDE"[: players - 1], "6 6 6"))
    return idle(play(state, "influence low+mid+high"))


def general_then_queen() -> State:
    """A has looked as the General's guest; B, at the Queen, is about to."""
    state = roll(scenario(players=3), A="3 3 4", B="5 6 6", C="6 6 6")
    state = idle(play(state, "influence low+mid+high", "influence low+mid+high", "pass"))
    return play(state, "enemy 3", "take gold", "take gold")


def known(state: State, seat: int) -> str | None:
    """The text of the card that a seat is shown."""
    enemy = state.view(seat)["enemy"]
    if enemy is None:
        return None
    assert isinstance(enemy, dict)
    return str(enemy["card"])


# Who sees the card.


@pytest.mark.rule("G5")
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_whoever_looked_sees_the_card_and_nobody_else_does(card: int) -> None:
    state = play(at_the_general(players=5), f"enemy {card}")
    cards = [known(state, seat) for seat in range(5)]
    assert cards == [CARDS_OF_YEAR_ONE[card - 1], None, None, None, None]


@pytest.mark.rule("G5")
def test_the_queen_shows_the_card_too() -> None:
    state = roll(scenario(players=3), A="5 6 6", B="6 6 6", C="6 6 6")
    state = idle(play(state, "influence low+mid+high"))
    state = play(state, "take gold", "take wood")
    assert state.witnesses() == [0]
    state = play(state, "enemy 4")
    assert [known(state, seat) for seat in range(3)] == ["orcs3.g.aap", None, None]


@pytest.mark.rule("G5")
@pytest.mark.parametrize(("dice", "advisor"), [("4 5 6", "inventor"), ("3 3 3", "master-hunter")])
def test_other_advisors_do_not_show_the_card(dice: str, advisor: str) -> None:
    state = roll(scenario(players=3), A=dice, B="6 6 6", C="6 6 6")
    state = play(state, "influence low+mid+high")
    state = idle(state)
    while legal(state, "take"):
        state = play(state, "take gold")
    assert legal(state, "enemy") == set(), advisor
    assert state.position()["enemy"] is None


@pytest.mark.rule("G5")
def test_the_look_is_witnessed_by_the_seat_that_looks_alone() -> None:
    state = at_the_general()
    assert decides(state) == "chance"
    assert state.witnesses() == [0]


@pytest.mark.rule("G3", "T1")
def test_dice_and_decisions_are_witnessed_by_everybody() -> None:
    state = scenario(players=2)
    for text in ("roll 1 1 1", "roll 6 6", "roll 2 3 4", "roll 6 6 6", "influence low", "pass"):
        assert state.witnesses() == [0, 1], text
        state = play(state, text)


@pytest.mark.rule("G5")
def test_that_somebody_looked_is_known_to_all() -> None:
    state = play(at_the_general(), "enemy 3")
    assert [state.view(seat)["enemy_seen_by"] for seat in range(3)] == [["A"]] * 3


@pytest.mark.rule("G3", "G5")
def test_what_the_others_are_shown_does_not_depend_on_the_card() -> None:
    looking = at_the_general()
    views = [
        [json.dumps(play(looking, f"enemy {card}").view(seat)) for card in (1, 2, 3, 4, 5)]
        for seat in range(3)
    ]
    assert len(set(views[0])) == 5
    assert len(set(views[1])) == 1
    assert len(set(views[2])) == 1


@pytest.mark.rule("G5")
def test_the_log_of_a_look_does_not_tell_the_card() -> None:
    before = at_the_general()
    logs = {
        tuple(GAME.events(before, parse_action(f"enemy {card}"), play(before, f"enemy {card}")))
        for card in (1, 2, 3, 4, 5)
    }
    assert len(logs) == 1
    (log,) = logs
    assert "A looks at the enemy" in [event.text for event in log]


@pytest.mark.rule("G3")
def test_all_else_is_open_to_everybody() -> None:
    state = scenario(
        players=3,
        goods={"A": (1, 2, 3)},
        tokens={"B": 2},
        soldiers={"C": 4},
        points={"A": 5},
        buildings={"B": "market"},
        envoy="C",
    )
    state = play(roll(state, A="1 1 2", B="3 3 4", C="5 5 6"), "influence high")
    state.enemy, state.seen = 0, 0b001
    for seat in range(3):
        view = state.view(seat)
        assert {part: view[part] for part in view if part != "enemy"} == state.public(), seat
        assert view["goods"] == {
            "A": {"gold": 1, "wood": 2, "stone": 3},
            "B": {"gold": 0, "wood": 0, "stone": 0},
            "C": {"gold": 0, "wood": 0, "stone": 0},
        }
        assert view["tokens"] == {"A": 0, "B": 2, "C": 0}
        assert view["soldiers"] == {"A": 0, "B": 0, "C": 4}
        assert view["points"] == {"A": 5, "B": 1, "C": 0}
        assert view["buildings"] == {"A": [], "B": ["inn", "market"], "C": []}
        assert view["envoy"] == "C"
        dice = view["dice"]
        assert isinstance(dice, dict)
        assert dice["B"] == {"coloured": [3, 3, 4], "white": [], "sent": [False] * 3}


# The second look.


@pytest.mark.rule("G5")
def test_the_second_to_look_sees_the_same_card_without_another_draw() -> None:
    state = general_then_queen()
    assert legal(state, "enemy") == set()
    assert [known(state, seat) for seat in range(3)] == ["goblins3.s.gb", "goblins3.s.gb", None]


@pytest.mark.rule("G5")
def test_the_second_to_look_knows_nothing_before() -> None:
    state = roll(scenario(players=3), A="3 3 4", B="5 6 6", C="6 6 6")
    state = idle(play(state, "influence low+mid+high", "influence low+mid+high", "pass"))
    state = play(state, "enemy 3", "take gold")
    assert known(state, 1) is None


def both_of_two_looked() -> State:
    """Of two seats A has looked; B at the Queen has one good to take and then looks too."""
    state = play(scenario(players=2), "roll 1 1 1", "roll 1 1")
    state = roll(state, A="3 3 4", B="5 6 6")
    state = idle(play(state, "influence low+mid+high", "influence low+mid+high"))
    return play(state, "enemy 3", "take gold")


@pytest.mark.rule("G5")
def test_a_card_that_every_seat_looked_at_still_lies_face_down() -> None:
    state = play(both_of_two_looked(), "take gold")
    assert [known(state, seat) for seat in range(2)] == ["goblins3.s.gb"] * 2
    assert state.public()["enemy_revealed"] is None


@pytest.mark.rule("G5")
def test_the_log_of_the_last_look_does_not_tell_the_card_either() -> None:
    before = both_of_two_looked()
    log = GAME.events(before, parse_action("take gold"), play(before, "take gold"))
    assert "B looks at the enemy" in [event.text for event in log]
    assert not any("goblins" in event.text for event in log)


# What others may imagine.


@pytest.mark.rule("G4", "G5")
def test_others_imagine_each_of_the_five_cards_equally_often() -> None:
    state = play(at_the_general(), "enemy 3")
    random = Random(1)
    seen = Counter(str(known(_turned(state.resample(1, random)), 1)) for _ in range(2500))
    assert set(seen) == set(CARDS_OF_YEAR_ONE)
    assert all(count == pytest.approx(500, rel=0.2) for count in seen.values())


def _turned(state: State) -> State:
    state.seen = 0b111
    return state


@pytest.mark.rule("G5")
def test_whoever_looked_imagines_no_other_card() -> None:
    state = play(at_the_general(), "enemy 3")
    imagined = [state.resample(0, Random(seed)) for seed in range(30)]
    assert {known(other, 0) for other in imagined} == {"goblins3.s.gb"}


@pytest.mark.rule("G3", "G5")
def test_imagining_changes_nothing_but_the_card() -> None:
    state = play(at_the_general(), "enemy 3")
    for seed in range(20):
        imagined = state.resample(2, Random(seed)).position()
        assert {**imagined, "enemy": None} == {**state.position(), "enemy": None}, seed


@pytest.mark.rule("G5")
def test_imagining_leaves_the_real_card_alone() -> None:
    state = play(at_the_general(), "enemy 3")
    for seed in range(20):
        state.resample(2, Random(seed))
    assert known(state, 0) == "goblins3.s.gb"


@pytest.mark.rule("G5")
def test_everybody_knows_the_card_once_it_is_turned() -> None:
    state = play(scenario(players=3, phase="winter"), "enemy 2")
    for seat in range(3):
        assert state.resample(seat, Random(seat)).position() == state.position()


@pytest.mark.rule("G4")
def test_a_card_that_nobody_looked_at_is_not_there_to_be_imagined() -> None:
    state = scenario(players=3)
    assert state.position()["enemy"] is None
    assert state.resample(0, Random(3)).position()["enemy"] is None


# The deck.


@pytest.mark.rule("G4")
@pytest.mark.parametrize("phase", ["spring", "winter"])
@pytest.mark.parametrize("year", [1, 3, 5])
def test_each_of_the_five_cards_of_the_year_is_as_likely_as_the_others(
    phase: str, year: int
) -> None:
    state = at_the_general(year) if phase == "spring" else scenario(phase=phase, year=year)
    outcomes = {ACTION_TEXTS[action]: weight for action, weight in state.chance_outcomes()}
    assert outcomes == {f"enemy {card}": 1 for card in (1, 2, 3, 4, 5)}
    assert legal(state) == set(outcomes)


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("year", "card", "text"),
    [(2, 4, "barbarians5.g.aap"), (3, 1, "goblins4.w.wwwsssbp"), (5, 5, "dragons9.ppp.ppppp")],
)
def test_the_card_belongs_to_the_current_year(year: int, card: int, text: str) -> None:
    assert known(play(at_the_general(year), f"enemy {card}"), 0) == text


@pytest.mark.rule("G5", "W2")
def test_the_card_seen_in_spring_is_the_enemy_of_winter() -> None:
    state = idle(play(at_the_general(), "enemy 3"))
    for _ in ("summer", "autumn"):
        state = idle(roll(state, A="6 6 6", B="6 6 6", C="6 6 6"))
    assert legal(state, "roll") == {"1", "2", "3", "4", "5", "6"}  # the King's die, no draw
    assert state.position()["phase"] == "winter"
    assert [known(state, seat) for seat in range(3)] == ["goblins3.s.gb"] * 3
    revealed = state.public()["enemy_revealed"]
    assert isinstance(revealed, dict)
    assert (revealed["name"], revealed["strength"]) == ("goblins", 3)


@pytest.mark.rule("G5")
@pytest.mark.parametrize("seasons", [1, 2])
def test_the_card_stays_secret_until_winter(seasons: int) -> None:
    state = idle(play(at_the_general(), "enemy 3"))
    for _ in range(seasons - 1):
        state = idle(roll(state, A="6 6 6", B="6 6 6", C="6 6 6"))
    assert [known(state, seat) for seat in range(3)] == ["goblins3.s.gb", None, None]
    assert state.public()["enemy_revealed"] is None


@pytest.mark.rule("G5", "W2")
def test_the_card_that_was_seen_is_fought() -> None:
    state = scenario(players=3, phase="autumn", goods={"B": (1, 0, 0)}, buildings={"B": "inn"})
    state = roll(state, A="3 3 4", B="6 6 6", C="6 6 6")
    state = idle(play(state, "influence low+mid+high"))
    state = idle(play(state, "enemy 3"))
    state = play(state, "roll 2")  # Goblins of 3: A has 2 + 2, B and C have 2
    assert goods(state, "A") == {"gold": 0, "wood": 0, "stone": 1}
    assert points(state, "A") == 1
    assert goods(state, "B") == {"gold": 0, "wood": 0, "stone": 0}
    assert standing(state, "B") == set()


@pytest.mark.rule("G3", "G4")
def test_a_card_that_nobody_looked_at_is_turned_for_everybody_in_winter() -> None:
    state = scenario(players=3, phase="winter")
    assert state.witnesses() == [0, 1, 2]
    state = play(state, "enemy 5")
    assert [known(state, seat) for seat in range(3)] == ["zombies4.p.pp"] * 3


@pytest.mark.rule("G4", "G5")
def test_nobody_knows_the_enemy_of_the_next_year() -> None:
    state = scenario(players=3, phase="autumn", year=1)
    state = idle(play(roll(state, A="3 3 4", B="6 6 6", C="6 6 6"), "influence low+mid+high"))
    state = play(idle(play(state, "enemy 3")), "roll 6")
    position = state.position()
    assert (position["year"], position["phase"]) == (2, "aid")
    assert position["enemy_range"] == [3, 5]
    assert position["enemy_seen_by"] == []
    assert position["enemy"] is None
    assert [known(state, seat) for seat in range(3)] == [None] * 3
    assert position["enemy_revealed"] is None


@pytest.mark.rule("G4")
def test_later_enemies_are_not_drawn_before_their_year() -> None:
    state = play(at_the_general(year=2), "enemy 5")  # Zombies of 5
    text = json.dumps(state.position())
    assert [name for name in ENEMY_NAMES if name in text] == ["zombies"]
    assert not any(name in json.dumps(at_the_general().position()) for name in ENEMY_NAMES)


@pytest.mark.rule("G5", "W2")
def test_the_log_tells_the_card_when_it_is_turned_though_all_had_looked() -> None:
    state = play(both_of_two_looked(), "take gold")
    for _ in ("summer", "autumn"):
        state = play(idle(state), "roll 1 1 1", "roll 1 1")
        state = roll(state, A="6 6 6", B="6 6 6")
    logs: list[Event] = []
    while idly := legal(state) & {"pass", "done"}:
        after = play(state, *idly)
        logs += GAME.events(state, parse_action(*idly), after)
        state = after
    turned = [event.text for event in logs if event.code == "enemy"]
    assert turned == ["the enemy is turned: goblins, strength 3"]
