"""Position lines: what they say, and which ones cannot be."""

import pytest

from kingdom_builder.scenario import scenario
from playing import play
from regnum.core.errors import Malformed
from regnum.kingdom_builder.notation import parse_position

FIELDS = ["spec", "board", "turn", "cards", "pile", "discards", "tokens", "gold", "flags", "stack"]
BOARD = "20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20"


def line_with(**changes: str) -> str:
    """The line of a quiet position, with some fields written anew."""
    state = scenario(
        sectors="quarry/tavern/oasis/farm",
        nomad_tokens="sword/treasure/donation-grass",
        settlements={"A": "c1 e4", "B": "t11"},
        walls="a1",
        tokens={"A": "e3!"},
    )
    fields = dict(zip(FIELDS, state.position_line().split(" "), strict=True))
    for name, value in changes.items():
        assert name in fields
        fields[name] = value
    return " ".join(fields.values())


def test_a_line_says_it_all() -> None:
    fields = dict(zip(FIELDS, line_with().split(" "), strict=True))
    assert fields["board"].startswith("#1A17/20/20/4A15/")
    assert fields["turn"] == "A"
    assert fields["cards"] == "GG"
    assert fields["pile"] == "GGGCCCCCDDDDDFFFFFTTTTT"
    assert fields["discards"] == "-"
    assert fields["tokens"] == "e3!,-"
    assert fields["gold"] == "0+0+0+0,0+0+0+0"
    assert fields["flags"] == "-"
    assert fields["stack"] == "after>mandatory:3:-"


def test_pending_parts_of_a_token_are_in_the_line() -> None:
    state = play(parse_position(line_with()), "use quarry")
    assert state.position_line().endswith(" after>mandatory:3:->wall:2")
    assert "e3+" in state.position_line()


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"spec": "kingsburg(players=2)"}, "not of kingdom-builder"),
        ({"spec": "kingdom-builder(players=2)"}, "leaves nothing to chance"),
        ({"spec": "kingdom-builder"}, "leaves nothing to chance"),
        ({"board": BOARD[:-3]}, "20 rows"),
        ({"board": BOARD + "/20"}, "20 rows"),
        ({"board": BOARD.replace("20", "21", 1)}, "row 1 has 21 hexes"),
        ({"board": BOARD.replace("20", "9A9", 1)}, "row 1 has 19 hexes"),
        ({"board": BOARD.replace("20", "x19", 1)}, "write seats A to E"),
        ({"board": BOARD.replace("20", "C19", 1)}, "seats are A, B"),
        ({"board": BOARD.replace("20", "6A13", 1)}, "no settlement of A can stand on g1"),
        ({"board": BOARD.replace("20", "6#13", 1)}, "no wall can stand on g1"),
        ({"board": "A" * 20 + BOARD[2:]}, "can stand on"),
        ({"turn": "C"}, "seats are A, B"),
        ({"turn": "chance"}, "seats are A, B"),
        ({"cards": "G"}, "for each seat"),
        ({"cards": "GW"}, "for each seat"),
        ({"pile": "GGGGG"}, "only 5 grass cards"),
        ({"pile": "CG"}, "in this order"),
        ({"discards": "grass"}, "in this order"),
        ({"tokens": "-"}, "one entry for each"),
        ({"tokens": "e3?,-"}, "! ready"),
        ({"tokens": "d3!,-"}, "d3 gives no tokens"),
        ({"tokens": "z9!,-"}, "! ready"),
        ({"tokens": "-,e3!"}, "only tokens of A can be ready"),
        ({"tokens": "-,e3+"}, "B touches e3 no more"),
        ({"tokens": "e3!e3!,-"}, "must be written as e3!"),
        ({"gold": "0+0+0+0"}, "one entry for each"),
        ({"gold": "0+0+0,0+0+0+0"}, "as in 2+0+0+3"),
        ({"gold": "-1+0+0+0,0+0+0+0"}, "as in 2+0+0+3"),
        ({"gold": "01+0+0+0,0+0+0+0"}, "as in 2+0+0+3"),
        ({"flags": "last"}, "write last-round"),
        ({"flags": "old-C"}, "seats are A, B"),
        ({"stack": "mandatory:3:-"}, "a turn starts with after"),
        ({"stack": "after>dance"}, "is not known"),
        ({"stack": "after>mandatory:9:-"}, "must name what is owed"),
        ({"stack": "after>mandatory:2:b2"}, "own settlements built so far"),
        ({"stack": "after>mandatory:3:->mandatory:3:-"}, "a turn is pending twice"),
        ({"stack": "after>mandatory:2:c1>build:farm"}, "inside the mandatory action"),
        ({"stack": "after>build:barn"}, "no such token builds"),
        ({"stack": "after>take:barn"}, "no such token moves"),
        ({"stack": "after>move:c9:harbor"}, "no such token moves"),
        ({"stack": "after>donation:water:3"}, "no such donation"),
        ({"stack": "after>donation:grass:4"}, "no such donation"),
        ({"stack": "after>wall:3"}, "no such walls"),
        ({"stack": "after>sword:A"}, "strikes other seats"),
        ({"stack": "after>outpost"}, "an outpost goes with"),
        ({"stack": "after>build:tavern>outpost"}, "that rule 3 binds"),
        ({"stack": "after>build:farm>wall:2"}, "one token at a time"),
        ({"stack": "after>replace"}, "only while settlements are owed"),
        ({"stack": "draw:A"}, "a seat that draws has no card"),
        ({"stack": "draw:A>draw:A"}, "one for a seat"),
        ({"stack": "over"}, "the game is not over"),
        ({"stack": ""}, "is not known"),
        ({"cards": "-G", "pile": "GGG"}, "a card is missing"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, str], says: str) -> None:
    with pytest.raises(Malformed) as refused:
        parse_position(line_with(**changes))
    assert says in str(refused.value)


def test_a_line_with_too_few_fields_is_refused() -> None:
    with pytest.raises(Malformed, match="10 fields"):
        parse_position(line_with().rpartition(" ")[0])
