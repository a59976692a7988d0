"""The engine and the referee play the same games and must agree at every step."""

from collections import Counter

import pytest

from kingsburg.lockstep import POLICIES, answer, check_ending, check_game, set_table
from kingsburg.referee import Decision, Dice, Play, Table
from kingsburg.referee_data import ADVISORS, BUILDINGS, ENEMIES, GOODS
from regnum.core.match import Match

# Several buildings lost at once, rewards and losses of many goods of choice.
HARSH_YEAR = (
    "goblins9.aa.ggwsaabbp+zombies9.gwsaap.aaabbbp+demons4.aaa.aab+orcs6.p.bpp+dragons8.p.wwa"
)
CONFIGURATIONS = [
    "players=2",
    "players=3",
    "players=4",
    "players=5",
    "players=4,smuggler-declinable=yes",
    "players=3,reward-at-zero=no",
    "players=5,stable-once=yes",
    "players=4,crane-at-once=no",
    "players=2,smuggler-declinable=yes,reward-at-zero=no,stable-once=yes,crane-at-once=no",
    f"players=3,enemies={'/'.join([HARSH_YEAR] * 5)}",
]


@pytest.mark.parametrize("developed", [False, True], ids=["fresh", "developed"])
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("options", CONFIGURATIONS)
def test_engine_and_referee_agree(options: str, policy: str, developed: bool) -> None:
    assert check_game(f"kingsburg({options})", 1, policy, developed) > 10


@pytest.mark.parametrize("options", CONFIGURATIONS)
def test_engine_and_referee_agree_on_close_finishes(options: str) -> None:
    notes: Counter[str] = Counter()
    for seed in range(60):
        check_ending(f"kingsburg({options})", seed, notes)
    expected = {"tie broken by goods", "tie broken by buildings", "shared victory"}
    assert expected <= set(+notes), sorted(expected - set(+notes))


def test_games_reach_the_rare_rules() -> None:
    notes: Counter[str] = Counter()
    for options in CONFIGURATIONS:
        for seed in (102, 104, 107, 108, 110):
            check_game(f"kingsburg({options})", seed, notes=notes)
    for seed in (3, 15, 16):
        check_game("kingsburg(players=2,crane-at-once=no)", seed, "thrifty", False, notes)
        check_game("kingsburg(players=5,crane-at-once=no)", seed, "thrifty", True, notes)
        check_game("kingsburg(players=3,smuggler-declinable=yes)", seed, "random", True, notes)
    reached = set(+notes)
    assert reached >= RARE, sorted(RARE - reached)


RARE = {f"built {name}" for name in BUILDINGS} | {
    "king's die",
    "king's aid for some",
    "reward with nothing built",
    "envoy for nobody",
    "envoy won again",
    "guild gold",
    "neutral dice apart",
    "neutral die set aside",
    "two white dice",
    "statue then chapel",
    "chapel then statue",
    "statue on a white die",
    "chapel with two white dice",
    "token",
    "market",
    "market and token",
    "market down from 19",
    "two white dice in a group",
    "envoy next to another",
    "envoy next to itself",
    "envoy next to nobody",
    "nothing for the alchemist",
    "smuggler paid from nothing",
    "smuggler declined",
    "stable",
    "stable again in a season",
    "second peek at a card",
    "crane",
    "crane and more at once",
    "crane too new to help",
    "two built",
    "two built in a row",
    "embassy",
    "town hall",
    "town hall for a token",
    "barracks",
    "palisade against zombies",
    "church against demons",
    "barricade against goblins",
    "draw",
    "draw with a stone wall",
    "bonus on a draw",
    "fortress",
    "reward of choice",
    "loss of choice",
    "nothing to destroy",
    *(f"destroyed in column {column}" for column in (1, 2, 3, 4)),
    "negative score",
    "cathedral scored",
}


# --- The referee itself -------------------------------------------------------------------------


def table_for(players: int, provinces: str = "", goods: str = "", rulings: str = "") -> Table:
    """A table with provinces, as in `A inn market, B statue`, and goods, as in `A 3 0 1`."""
    spec = f"kingsburg(players={players},order={'ABCDE'[:players]}{rulings})"
    table = set_table(Match.new(spec, 0))
    for province in filter(None, provinces.split(", ")):
        seat, *buildings = province.split()
        for building in buildings:
            table.put_up(seat, building)
    for hoard in filter(None, goods.split(", ")):
        seat, *amounts = hoard.split()
        table.goods[seat] = dict(zip(GOODS, map(int, amounts), strict=True))
    return table


def drive(play: Play, answers: str) -> Decision | None:
    """Answer the decisions, as in `take gold, roll 1 1 6`; gives the next one."""
    decision = next(play, None)
    for text in filter(None, answers.split(", ")):
        assert decision is not None
        assert text in decision.legal, (text, decision)
        decision = answer(play, text)
    return decision


def hand(coloured: list[int], *white: int) -> Dice:
    """Dice that are all unsent."""
    return {"coloured": coloured, "white": [*white], "sent": [False] * (3 + len(white))}


def test_strengths_span_the_ranges_on_the_card_backs() -> None:
    spans = {
        year: (min(card.strength for card in cards), max(card.strength for card in cards))
        for year, cards in ENEMIES.items()
    }
    assert spans == {1: (2, 4), 2: (3, 5), 3: (4, 6), 4: (5, 7), 5: (7, 9)}


def test_the_season_of_the_rulebook() -> None:
    table = table_for(4, goods="A 0 1 0, B 0 0 1, C 1 0 0, D 1 0 0")
    table.order = ["C", "A", "D", "B"]
    table.phase = "spring"
    answers = (
        "roll 2 2 6, roll 1 3 5, roll 2 3 5, roll 4 4 5, "
        "influence mid+high, influence low+mid, influence low+high, influence low+high, "
        "influence low, influence high, influence mid, "
        "take wood, exchange wood, take wood, take gold, "
        "build statue, build guard-tower, build palisade, build inn"
    )
    assert drive(table.season(), answers) is None
    assert table.order == ["A", "C", "D", "B"]
    assert table.points == {"A": 4, "B": 0, "C": 1, "D": 0}
    assert table.goods["C"] == {"gold": 1, "wood": 0, "stone": 0}
    assert table.tokens["D"] == 1


def test_the_battle_of_the_rulebook() -> None:
    table = table_for(
        4,
        "A statue palisade barricade, B inn guard-tower, C guard-tower blacksmith barricade, "
        "D inn barricade crane",
        "B 0 1 1, D 0 1 0",
    )
    table.soldiers["B"] = 1
    before = dict(table.points)
    assert drive(table.winter(), "enemy 3, roll 1") is None
    assert table.buildings["D"] == ["inn", "barricade"]
    assert table.goods["C"]["stone"] == 1
    gained = {seat: table.points[seat] - before[seat] for seat in "ABCD"}
    assert gained == {"A": 0, "B": 0, "C": 1, "D": -1}
    assert table.goods["B"] == {"gold": 0, "wood": 1, "stone": 1}
    assert table.goods["D"] == {"gold": 0, "wood": 1, "stone": 0}


def test_the_topmost_of_the_rightmost_column_falls() -> None:
    table = table_for(2, "A inn market barricade crane")
    table.destroy("A")
    assert table.buildings["A"] == ["inn", "barricade", "crane"]


def test_the_king_helps_the_neediest() -> None:
    rows = "statue chapel church cathedral inn"
    provinces = f"A {rows} market, B {rows}, C {rows}, D {rows} market"
    table = table_for(4, provinces, "B 1 1 0, D 0 0 1")
    assert drive(table.kings_aid(), "") is None
    assert table.kings_die == "C"


def test_the_envoy_goes_to_nobody_on_a_tie() -> None:
    table = table_for(3, "A statue", "B 1 0 0")
    table.envoy = "A"
    table.kings_envoy()
    assert table.envoy == "C"
    table = table_for(3, "A statue")
    table.kings_envoy()
    assert table.envoy is None


def test_the_crane_saves_one_gold_on_farms() -> None:
    table = table_for(2)
    assert table.price("farms", crane=True) == {"gold": 1, "wood": 3, "stone": 1}
    assert table.price("farms", crane=False) == {"gold": 2, "wood": 3, "stone": 1}
    assert table.price("market", crane=True) == {"gold": 2, "wood": 2, "stone": 0}


def test_the_envoy_builds_two() -> None:
    table = table_for(2, "A guard-tower", "A 1 3 0")
    table.envoy = "A"
    assert drive(table.build(), "build blacksmith, build barricade") is None
    assert table.envoy is None
    assert table.count("A") == 0


@pytest.mark.parametrize(("ruling", "town_hall"), [("yes", True), ("no", False)])
def test_a_crane_may_help_the_second_of_two(ruling: str, town_hall: bool) -> None:
    table = table_for(2, "A barricade", "A 1 2 2", f",crane-at-once={ruling}")
    table.envoy = "A"
    decision = drive(table.build(), "build crane")
    assert (decision is not None and "build town-hall" in decision.legal) == town_hall


def test_statue_and_chapel_help_once_each() -> None:
    table = table_for(2, "A statue chapel")
    table.dice["A"] = hand([2, 2, 2], 2)
    decision = drive(table.reroll("A"), "")
    assert decision == ("A", {"keep": 1, "statue low": 1, "statue white": 1})
    table.dice["A"] = hand([2, 2, 2], 2)
    decision = drive(table.reroll("A"), "statue white, roll 1")
    assert decision == ("A", {"keep": 1, "chapel": 1})
    table.dice["A"] = hand([2, 2, 2], 2)
    assert drive(table.reroll("A"), "statue white, roll 1, chapel, roll 1 1 1, roll 1") is None


def test_market_and_token_reach_their_neighbours_within_the_court() -> None:
    table = table_for(2, "A inn market")
    table.tokens["A"] = 1
    table.dice["A"] = {"coloured": [3, 6, 6], "white": [], "sent": [False, False, True]}
    ways = table.sendings("A", used_token=False, used_market=False)
    reached = {text: group["advisor"] for text, group in ways.items() if "low+mid" in text}
    assert reached == {
        "influence low+mid down": 8,
        "influence low+mid": 9,
        "influence low+mid up": 10,
        "influence low+mid token down": 10,
        "influence low+mid token": 11,
        "influence low+mid token up": 12,
    }
    table.dice["A"] = hand([1, 6, 6], 6)
    targets = [group["advisor"] for group in table.sendings("A", True, False).values()]
    assert min(targets) == 1
    assert max(targets) == max(ADVISORS) == 18
    assert "influence low down" not in table.sendings("A", True, False)
    assert "influence low+mid+high+white down" in table.sendings("A", True, False)


def test_white_dice_never_go_alone() -> None:
    table = table_for(2)
    table.envoy = "A"
    table.dice["A"] = {"coloured": [1, 1, 1], "white": [2, 3], "sent": [True] * 3 + [False] * 2}
    assert table.sendings("A", False, False) == {}


def test_equal_neutral_sums_part_the_second_pair() -> None:
    table = table_for(2)
    drive(table.neutral_dice(), "roll 1 2 3, roll 2 4")
    assert [group["advisor"] for group in table.court] == [6, 2, 4]
    table = table_for(2)
    drive(table.neutral_dice(), "roll 1 2 3, roll 3 3")
    assert [group["advisor"] for group in table.court] == [6, 3]


def test_the_cathedral_counts_goods_before_the_tie_is_broken() -> None:
    table = table_for(2, "A statue chapel church cathedral", "A 1 1 1, B 2 1 0")
    table.score("B", 25, "battles")
    assert table.scores()["A"]["cathedral"] == 1
    assert table.winners() == ["A"]
