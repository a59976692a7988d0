"""Position lines: what they say, and which ones cannot be."""

from functools import partial
from random import Random

import pytest

from kingsburg.scenario import harvest, pass_all, roll, scenario
from playing import play
from regnum.core.errors import Malformed
from regnum.core.match import Match
from regnum.kingsburg.notation import parse_position
from regnum.kingsburg.state import State

FIELDS = [
    "spec",
    "year",
    "order",
    "goods",
    "tokens",
    "soldiers",
    "points",
    "buildings",
    "dice",
    "court",
    "envoy",
    "enemy",
    "stack",
]
SEASON = "effects:0>building:-1:0:0>help:0>influence:0:-:-:-"
SUMMER = f"phase:8:->phase:7:->phase:6:->phase:5:->{SEASON}"
ROLLS = ">ordering>rerolling:0:0:0>rolling:"

summer = partial(scenario, phase="summer", players=3)


def fields(state: State) -> dict[str, str]:
    return dict(zip(FIELDS, state.position_line().split(" "), strict=True))


def changed(state: State, **changes: str) -> str:
    """The line of a position with some fields written anew."""
    line = fields(state)
    for name, value in changes.items():
        assert name in line
        line[name] = value
    return " ".join(line.values())


def with_top(state: State, old: str, new: str, **changes: str) -> str:
    """The line of a position with something else pending on top."""
    stack = fields(state)["stack"]
    assert stack.endswith(old)
    return changed(state, stack=stack.removesuffix(old) + new, **changes)


# Moments of a game.


def influencing() -> State:
    """A has sent 1, 3 and a token to the Alchemist, B its 2 to the Squire."""
    state = summer(
        goods={"A": (2, 0, 1)},
        tokens={"A": 2},
        soldiers={"C": 3},
        points={"B": -4},
        buildings={"A": "market", "C": "embassy"},
        envoy="C",
    )
    state = roll(state, A="1 3 5", B="2 4 6", C="5 5 6")
    return play(state, "influence low+mid token", "influence low")


def rerolling() -> State:
    return roll(summer(buildings={"A": "chapel"}), A="2 2 2", B="2 4 6", C="5 5 5")


def neutral() -> State:
    """The three neutral dice stand at the Alchemist."""
    return play(scenario(phase="summer"), "roll 1 2 3")


def neutral_done() -> State:
    return roll(play(neutral(), "roll 1 1"), A="1 3 5", B="2 4 6")


def smuggling() -> State:
    state = summer(smuggler_declinable="yes")
    state = play(roll(state, A="2 6 6", B="6 6 6", C="6 6 6"), "influence low+mid+high")
    return pass_all(state)


def queen() -> State:
    state = play(roll(summer(), A="5 6 6", B="6 6 6", C="6 6 6"), "influence low+mid+high")
    return pass_all(state)


def building() -> State:
    return harvest(summer(goods={"A": (5, 5, 5)}, buildings={"A": "crane"}, envoy="A"))


def selling() -> State:
    return harvest(summer(buildings={"A": "town-hall"}, tokens={"A": 1}))


def recruiting(province: str = "") -> State:
    return scenario(
        phase="recruiting", players=3, goods={"A": (2, 2, 2)}, buildings={"A": province}
    )


def losing() -> State:
    """A gives up two goods to the Orcs."""
    state = scenario(phase="winter", players=3, goods={"A": (2, 2, 2)}, soldiers={"B": 9})
    return play(state, "enemy 4", "roll 1")


def over() -> State:
    return play(scenario(phase="winter", year=5), "enemy 1", "roll 1")


# What a line says.


def test_a_line_says_it_all() -> None:
    assert fields(influencing()) == {
        "spec": "kingsburg(players=3,order=ABC)",
        "year": "1",
        "order": "ABC",
        "goods": "2+0+1,0+0+0,0+0+0",
        "tokens": "1,0,0",
        "soldiers": "0,0,3",
        "points": "0:0:0:0:0:0,-4:0:0:0:0:0,0:0:0:0:0:0",
        "buildings": "02000,00000,00004",
        "dice": "1*3*5,2*46,556",
        "court": "6A13+/2B2",
        "envoy": "C",
        "enemy": "-",
        "stack": SUMMER.replace("influence:0:-:-:-", "influence:2:-:A:-"),
    }


def test_a_market_and_white_dice_stand_at_court() -> None:
    state = summer(tokens={"A": 1}, buildings={"A": "farms"})
    state = play(state, "roll 1 2 4", "roll 6", "roll 5 5 6", "roll 6 6 6")
    state = play(state, "influence low+white token up")
    assert fields(state)["court"] == "10A1w6+>"
    assert fields(state)["dice"] == "1*24w6*,556,666"
    state = roll(summer(buildings={"A": "market"}), A="1 2 4", B="5 5 6", C="6 6 6")
    assert fields(play(state, "influence high down"))["court"] == "3A4<"


def test_who_saw_the_enemy_is_in_the_line() -> None:
    state = play(queen(), "take gold", "take wood", "enemy 2")
    assert fields(state)["enemy"] == "2A"


@pytest.mark.parametrize(
    ("state", "pending"),
    [
        (influencing(), "influence:2:-:A:-"),
        (summer(), "rolling:0:0:-"),
        (rerolling(), "rerolling:0:0:0"),
        (play(rerolling(), "statue low"), "rerolling:0:1:0>statue:A:0"),
        (play(rerolling(), "chapel"), "rerolling:0:0:1>chapel:A:0"),
        (scenario(phase="summer"), "guilds>neutral:0"),
        (neutral(), "guilds>neutral:6"),
        (queen(), "help:1>peeking:A>taking:A:2:gws"),
        (play(queen(), "take gold", "take gold"), "help:1>peeking:A"),
        (smuggling(), "help:1>smuggling:A"),
        (building(), "building:0:0:1"),
        (play(building(), "build statue"), "building:0:1:1"),
        (selling(), "effects:1>selling:A"),
        (play(recruiting(), "give gold"), "phase:8:->recruiting:0:1"),
        (losing(), "battle:1:1:10:1>razing:A>losing:A:2"),
        (scenario(phase="winter"), "reinforcing>revealing"),
        (scenario(phase="aid"), "phase:2:->taking:B:1:gws>taking:A:1:gws"),
        (scenario(phase="spring", players=3, year=2), "rolling:0:0:-"),
        (over(), "over"),
    ],
)
def test_what_is_pending_is_in_the_line(state: State, pending: str) -> None:
    assert fields(state)["stack"].endswith(pending)
    again = parse_position(state.position_line())
    assert again.position_line() == state.position_line()
    assert again.legal_mask == state.legal_mask
    assert again.seat == state.seat


@pytest.mark.parametrize(
    "spec",
    [
        "kingsburg(players=2)",
        "kingsburg(players=3,smuggler-declinable=yes,stable-once=yes)",
        "kingsburg(players=4,crane-at-once=no)",
        "kingsburg(players=5)",
    ],
)
def test_every_moment_of_a_game_can_be_written_and_read(spec: str) -> None:
    state = Match.new(spec, 5).state.copy()
    assert isinstance(state, State)
    random = Random(5)
    while not state.is_over:
        again = parse_position(state.position_line())
        assert again.position() == state.position()
        assert again.legal_mask == state.legal_mask
        state.apply(state.random_action(random))
    assert parse_position(state.position_line()).is_over


# What cannot be.


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"spec": "kingdom-builder(players=2)"}, "not of kingsburg"),
        ({"spec": "kingsburg"}, "leaves nothing to chance"),
        ({"spec": "kingsburg(players=3)"}, "leaves nothing to chance"),
        ({"spec": "kingsburg(players=3,order=random)"}, "leaves nothing to chance"),
        ({"spec": "kingsburg(players=3,order=ABD)"}, "write each of ABC once"),
        ({"spec": "kingsburg(order=ABC,players=3)"}, "must be written as"),
        ({"spec": "kingsburg(players=3,order=ABC,stable-once=no)"}, "must be written as"),
        ({"year": "0"}, "years are 1 to 5"),
        ({"year": "6"}, "years are 1 to 5"),
        ({"year": "01"}, "years are 1 to 5"),
        ({"order": "AB"}, "letter of each seat once"),
        ({"order": "ABB"}, "letter of each seat once"),
        ({"order": "ABD"}, "letter of each seat once"),
        ({"goods": "0+0+0,0+0+0"}, "one entry for each seat"),
        ({"goods": "0+0+0,0+0+0,0+0"}, "as in 2+0+1"),
        ({"goods": "0+0+0,0+0+0,0+-1+0"}, "as in 2+0+1"),
        ({"goods": "0+0+0,0+0+0,0+01+0"}, "as in 2+0+1"),
        ({"goods": "0+0+0,0+0+0,0+10000+0"}, "as in 2+0+1"),
        ({"tokens": "1,0"}, "one entry for each seat"),
        ({"tokens": "1,0,-1"}, "as in 0,2"),
        ({"tokens": "1,0,x"}, "as in 0,2"),
        ({"tokens": "1,0,00"}, "must be written as"),
        ({"soldiers": "1,0"}, "one entry for each seat"),
        ({"soldiers": "1,0,-1"}, "as in 0,2"),
        ({"soldiers": "1,0,007"}, "must be written as"),
        ({"points": "0:0:0:0:0:0"}, "one entry for each seat"),
        ({"points": "0:0:0:0:0:0,0:0:0:0:0,0:0:0:0:0:0"}, "as in 3:0:1:0:0:-2"),
        ({"points": "0:0:0:0:0:0,0:0:0:0:0:-0,0:0:0:0:0:0"}, "as in 3:0:1:0:0:-2"),
        ({"buildings": "02000,00000"}, "one entry for each seat"),
        ({"buildings": "02000,00000,0000"}, "a number for each row"),
        ({"buildings": "02000,00000,00005"}, "a number for each row"),
        ({"dice": "1*3*5,2*46"}, "one entry for each seat"),
        ({"dice": "1*3*5,2*46,55"}, "as in 1*35w4"),
        ({"dice": "1*3*5,2*46,557"}, "as in 1*35w4"),
        ({"dice": "1*3*5,2*46,5556"}, "as in 1*35w4"),
        ({"dice": "1*3*5,2*46,556w"}, "as in 1*35w4"),
        ({"dice": "1*3*5,2*46,556w123"}, "as in 1*35w4"),
        ({"dice": "1*3*5,2*46,565"}, "from the lowest to the highest"),
        ({"dice": "1*3*5,2*46,556w1"}, "C cannot have 4 of them"),
        ({"dice": "1*3*5,2*46,-"}, "those of C are missing"),
        ({"dice": "1*35,2*46,556"}, "those that A sent do not stand at court"),
        ({"dice": "1*3*5,2*46,5*56"}, "those that C sent do not stand at court"),
        ({"court": "6A13+"}, "those that B sent do not stand at court"),
        ({"court": "-"}, "do not belong together"),
        ({"court": "6A13+/2C2"}, "do not stand at court"),
        ({"court": "4A13+/2B2"}, "these dice do not make 4"),
        ({"court": "6A13+/3B2"}, "these dice do not make 3"),
        ({"court": "6A13+/02B2"}, "write dice as in"),
        ({"court": "6A+/2B2"}, "write dice as in"),
        ({"court": "6Aw13+/2B2"}, "write dice as in"),
        ({"court": "6A13++/2B2"}, "write dice as in"),
        ({"court": "6A13+/2D2"}, "seats are A, B, C"),
        ({"court": "6A13+/2B2/6N123"}, "neutral dice are for two seats"),
        ({"court": "6A13+/3B2>"}, "B has no Market"),
        ({"court": "19A566+/2B2"}, "these dice do not make 19"),
        ({"envoy": "D"}, "seats are A, B, C"),
        ({"envoy": "nobody"}, "seats are A, B, C"),
        ({"enemy": "0A"}, "as in 3AB"),
        ({"enemy": "6A"}, "as in 3AB"),
        ({"enemy": "A"}, "as in 3AB"),
        ({"enemy": "3D"}, "seats are A, B, C"),
        ({"enemy": "3BA"}, "must be written as"),
        ({"enemy": "3"}, "somebody must have seen it"),
        ({"stack": ""}, "is not known"),
        ({"stack": "over"}, "only after year 5"),
        ({"stack": "phase:8:-"}, "do not belong together"),
        ({"stack": SUMMER + ">dance"}, "is not known"),
        ({"stack": SUMMER + ">exchanging"}, "is not known"),
        ({"stack": SUMMER + ">exchanging:D"}, "seats are A, B, C"),
        ({"stack": SUMMER + ">exchanging:A"}, "do not belong together"),
        ({"stack": SUMMER.replace("influence:0:-:-:-", "influence:0:-:-")}, "is not known"),
        ({"stack": SUMMER.replace("influence:0:-:-:-", "influence:x:-:-:-")}, "is not known"),
        ({"stack": SUMMER.replace("influence:0:-:-:-", "influence:0:BA:-:-")}, "is not known"),
        (
            {"stack": SUMMER.replace("influence:0:-:-:-", "influence:3:-:A:-")},
            "do not belong together",
        ),
        ({"stack": SUMMER.replace("influence:0:-:-:-", "influence:0:A:A:-")}, "nobody has"),
        ({"stack": SUMMER.replace("help:0", "help:1")}, "do not belong together"),
        ({"stack": SUMMER.replace("effects:0", "effects:4")}, "do not belong together"),
        ({"stack": SUMMER.replace("building:-1:0:0", "building:0:0:0")}, "do not belong together"),
        ({"stack": SUMMER.replace("help:0>", "")}, "do not belong together"),
        ({"stack": SUMMER.replace("phase:7:->", "")}, "the phases to come stand first"),
        ({"stack": SUMMER.replace("phase:8:->", "")}, "the phases to come stand first"),
        ({"stack": SUMMER.replace("phase:6:-", "phase:6:A")}, "has the King's die"),
        ({"stack": SUMMER + ">phase:4:-"}, "the phases to come stand first"),
        ({"stack": SUMMER + ">over"}, "do not belong together"),
        ({"stack": "phase:8:->recruiting:0:0"}, "cannot have 3 of them"),
    ],
    ids=lambda value: " ".join(value.values())[-60:] if isinstance(value, dict) else None,
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, str], says: str) -> None:
    with pytest.raises(Malformed) as refused:
        parse_position(changed(influencing(), **changes))
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (with_top(neutral(), "neutral:6", "neutral:19"), "do not belong together"),
        (changed(neutral(), court="6N123+"), "do not make 6"),
        (changed(neutral(), court="7N123>"), "nothing else"),
        (changed(neutral(), court="8N123+"), "nothing else"),
        (changed(neutral(), court="7N123w1"), "nothing else"),
        (changed(neutral(), dice="123,-"), "A cannot have 3 of them"),
        (with_top(queen(), "taking:A:2:gws", "taking:A:0:gws"), "do not belong together"),
        (with_top(queen(), "taking:A:2:gws", "taking:A:2:-"), "do not belong together"),
        (with_top(queen(), "taking:A:2:gws", "taking:A:2:gg"), "is not known"),
        (with_top(queen(), "taking:A:2:gws", "taking:A:2:sg"), "is not known"),
        (with_top(queen(), "taking:A:2:gws", "taking:A:2:x"), "is not known"),
        (with_top(queen(), "taking:A:2:gws", "taking:B:2:gws"), "do not belong together"),
        (with_top(queen(), "help:1>peeking:A>taking:A:2:gws", "help:2"), "do not belong together"),
        (with_top(queen(), ">taking:A:2:gws", "", enemy="3B"), "it is known already"),
        (with_top(building(), "building:0:0:1", "building:3:0:0"), "do not belong together"),
        (with_top(building(), "building:0:0:1", "building:0:2:1"), "do not belong together"),
        (with_top(building(), "building:0:0:1", "building:0:0:2"), "is not known"),
        (with_top(building(), "building:0:0:1", "building:1:0:0"), "nobody has"),
        (changed(building(), dice="123,234,345"), "cannot have 3 of them"),
        (changed(building(), court="8A35"), "do not stand at court"),
        (with_top(selling(), "selling:A", "taking:A:1:gws"), "do not belong together"),
        (with_top(recruiting(), "recruiting:0:0", "recruiting:0:2"), "do not belong together"),
        (with_top(recruiting(), "recruiting:0:0", "recruiting:3:0"), "do not belong together"),
        (with_top(recruiting(), "recruiting:0:0", "recruiting:1:0"), "nobody has"),
        (changed(recruiting(), enemy="3"), "somebody must have seen it"),
        (changed(losing(), enemy="-"), "in battle everybody knows it"),
        (changed(losing(), enemy="4AB"), "in battle everybody knows it"),
        (
            with_top(losing(), "battle:1:1:10:1>razing:A>losing:A:2", "battle:1:1:10"),
            "do not belong together",
        ),
        (with_top(losing(), "losing:A:2", "losing:B:2"), "do not belong together"),
        (with_top(losing(), "losing:A:2", "losing:A:0"), "do not belong together"),
        (with_top(losing(), ">losing:A:2", ""), "do not belong together"),
        (with_top(losing(), "razing:A>losing:A:2", "selling:A"), "do not belong together"),
        (changed(scenario(phase="winter"), enemy="3AB"), "it is known already"),
        (changed(scenario(phase="winter"), stack="reinforcing"), "everybody knows it"),
        (changed(over(), year="4"), "only after year 5"),
        (changed(over(), dice="123,456"), "cannot have 3 of them"),
        (changed(over(), court="2N11"), "only until the advisors have helped"),
        (changed(summer(), dice="-,135,-"), "B cannot have 3 of them"),
        (with_top(summer(), "rolling:0:0:-", "rolling:1:0:-"), "those of A are missing"),
        (with_top(summer(), "rolling:0:0:-", "rolling:0:1:-"), "those of A are missing"),
        (with_top(summer(), "rolling:0:0:-", "rolling:3:0:-"), "do not belong together"),
        (with_top(rerolling(), "rerolling:0:0:0", "rerolling:1:0:0"), "nobody has"),
        (with_top(rerolling(), "rerolling:0:0:0", "rerolling:0:2:0"), "is not known"),
    ],
)
def test_a_moment_that_cannot_be_is_refused(line: str, says: str) -> None:
    with pytest.raises(Malformed) as refused:
        parse_position(line)
    assert says in str(refused.value)


@pytest.mark.parametrize(
    "line",
    [
        # More white dice than Farms and the King give: the roll would never end.
        changed(
            scenario(phase="spring", players=3),
            dice="123w4,-,-",
            stack=f"phase:8:->phase:7:->phase:6:->phase:5:->phase:4:->phase:3:->{SEASON}{ROLLS}0:1:B",
        ),
        # The King's die in summer.
        with_top(summer(), "rolling:0:0:-", "rolling:0:0:B"),
        # A soldier half paid with Barracks, where each good is a soldier.
        with_top(recruiting("barracks"), "recruiting:0:0", "recruiting:0:1"),
        # A reroll of dice that are not there.
        with_top(play(rerolling(), "statue low"), "statue:A:0", "statue:A:3"),
        with_top(play(rerolling(), "chapel"), "chapel:A:0", "chapel:A:3"),
        # Dice at court before anybody may influence.
        changed(play(rerolling(), "chapel"), dice="2*2*2,246,555", court="4A22"),
        # Neutral dice at a table of three.
        with_top(summer(), "rolling:0:0:-", "rolling:0:0:->guilds>neutral:0"),
    ],
    ids=[
        "white dice of nobody",
        "the King's die in summer",
        "half a soldier with Barracks",
        "Statue and a fourth die",
        "Chapel and a fourth die",
        "sent before the Chapel",
        "neutral dice for three",
    ],
)
def test_a_position_that_cannot_be_played_on_is_refused(line: str) -> None:
    with pytest.raises(Malformed):
        parse_position(line)


@pytest.mark.parametrize("count", [1, 12, 14])
def test_a_line_with_another_number_of_fields_is_refused(count: int) -> None:
    line = [*influencing().position_line().split(" "), "-"][:count]
    with pytest.raises(Malformed, match="13 fields"):
        parse_position(" ".join(line))


def test_a_line_with_two_spaces_is_refused() -> None:
    with pytest.raises(Malformed, match="single spaces"):
        parse_position(influencing().position_line().replace(" ", "  ", 1))
