"""Gold at the end: castles and the ten base cards."""

import pytest

from kingdom_builder.scenario import gold, hexes, scenario
from playing import legal, play
from regnum.kingdom_builder.state import State

HARBOR_MAP = "barn/harbor/tower/oracle"
MOUNTAIN_MAP = "caravan/paddock/oasis/farm"  # with a donation of mountain
NOMADS_MAP = "quarry/paddock/oasis/farm"
TERRAINS = ("grass", "canyon", "desert", "flower", "forest")
CARDS = (
    "fishermen",
    "merchants",
    "discoverers",
    "hermits",
    "citizens",
    "miners",
    "workers",
    "knights",
    "lords",
    "farmers",
)
TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT = range(4)


def ended(card: str, *seats: str, sectors: str = "tavern/paddock/oasis/farm") -> State:
    """A position with this card, and the settlements of A, B, ..."""
    others = [other for other in CARDS if other != card][:2]
    nomad_tokens = {MOUNTAIN_MAP: "donation-mountain", NOMADS_MAP: "sword/sword/treasure"}
    return scenario(
        cards="/".join([card, *others]),
        sectors=sectors,
        nomad_tokens=nomad_tokens.get(sectors, "none"),
        players=max(2, len(seats)),
        settlements=dict(zip("ABCDE", seats, strict=False)),
    )


def pay(card: str, own: str, others: str = "", sectors: str = "tavern/paddock/oasis/farm") -> int:
    """What A gets from a card."""
    return gold(ended(card, own, others, sectors=sectors), "A", card)


def in_sector(place: int, count: int, skip: int = 0) -> list[str]:
    """Some hexes to build on in one of the four sectors, in reading order by terrain."""
    left, top = place % 2 == 0, place < 2
    land = [name for terrain in TERRAINS for name in hexes(terrain)]
    inside = [name for name in land if (name[0] <= "j") == left and (int(name[1:]) <= 10) == top]
    return inside[skip : skip + count]


# Every card.


@pytest.mark.rule("R30")
@pytest.mark.parametrize("card", CARDS)
def test_a_seat_without_settlements_gets_nothing_but_shares_of_lords(card: str) -> None:
    assert pay(card, "", "h10 k10 h12 k13") == (24 if card == "lords" else 0)


@pytest.mark.rule("FAQ score 2")
def test_base_cards_book_no_gold_during_play() -> None:
    state = scenario(
        cards="fishermen/hermits/knights", settlements={"A": "k8 n9"}, tokens={"A": "l7!"}
    )
    assert gold(state, "A", "fishermen") == 1
    state = play(state, "use paddock", "take n9", "move l9")
    assert gold(state, "A", "fishermen") == 0
    assert not any(state.booked)


@pytest.mark.rule("FAQ score 2")
def test_cards_that_are_not_in_play_pay_nothing() -> None:
    state = scenario(cards="fishermen/knights/merchants", settlements={"A": "n9 h10"})
    assert state.scores()[0].total == 3
    assert gold(state, "A", "fishermen") == 1
    assert gold(state, "A", "knights") == 2


# Castles.


@pytest.mark.rule("Example castle")
def test_a_castle_pays_three_gold() -> None:
    assert gold(ended("hermits", "e4"), "A", "castles") == 3


@pytest.mark.rule("Example castle", "FAQ score 1")
def test_a_castle_pays_once_however_many_settlements_touch_it() -> None:
    assert gold(ended("hermits", "e4 e5 d3"), "A", "castles") == 3


@pytest.mark.rule("FAQ score 1")
def test_each_castle_pays() -> None:
    assert gold(ended("hermits", "e4 e5 o8"), "A", "castles") == 6


@pytest.mark.rule("FAQ score 1")
def test_a_castle_pays_every_seat_that_touches_it() -> None:
    state = ended("hermits", "e4", "e5")
    assert [gold(state, seat, "castles") for seat in "AB"] == [3, 3]


@pytest.mark.rule("Example castle")
def test_a_castle_pays_nothing_for_settlements_further_off() -> None:
    assert gold(ended("hermits", "f4"), "A", "castles") == 0


@pytest.mark.rule("Example castle")
def test_a_location_pays_no_castle_gold() -> None:
    assert gold(ended("hermits", "h8"), "A", "castles") == 0


@pytest.mark.rule("R28")
def test_nomads_pay_no_castle_gold() -> None:
    assert gold(ended("workers", "g7 h7", sectors=NOMADS_MAP), "A", "castles") == 0


# Fishermen and Miners.


@pytest.mark.rule("Example fishermen")
@pytest.mark.parametrize(("own", "paid"), [("n9", 1), ("k9", 0), ("n9 k9", 1)])
def test_fishermen_pay_for_a_settlement_at_the_water(own: str, paid: int) -> None:
    assert pay("fishermen", own) == paid


@pytest.mark.rule("Example miners")
@pytest.mark.parametrize(("own", "paid"), [("k19", 1), ("k9", 0), ("k19 m19 k9", 2)])
def test_miners_pay_for_a_settlement_at_a_mountain(own: str, paid: int) -> None:
    assert pay("miners", own) == paid


@pytest.mark.rule("FAQ score 4")
def test_fishermen_pay_by_settlement_and_not_by_water_hex() -> None:
    assert pay("fishermen", "n9") == 1  # two hexes of water
    assert pay("fishermen", "h5 i5", sectors=HARBOR_MAP) == 2  # one hex of water


@pytest.mark.rule("FAQ score 4")
def test_miners_pay_by_settlement_and_not_by_mountain_hex() -> None:
    assert pay("miners", "h2") == 1  # three mountains
    assert pay("miners", "k19 m19") == 2  # one mountain


@pytest.mark.rule("FAQ score 3")
def test_fishermen_pay_nothing_for_a_settlement_on_water() -> None:
    assert pay("fishermen", "p8", sectors=HARBOR_MAP) == 0


@pytest.mark.rule("R32")
def test_miners_pay_nothing_for_a_settlement_on_a_mountain() -> None:
    assert pay("miners", "n4", sectors=MOUNTAIN_MAP) == 0


@pytest.mark.rule("R31")
@pytest.mark.parametrize(("own", "others"), [("h5", "h6"), ("h5 h6", "")])
def test_fishermen_look_at_water_under_a_settlement(own: str, others: str) -> None:
    assert pay("fishermen", own, others, sectors=HARBOR_MAP) == 1


@pytest.mark.rule("R31")
@pytest.mark.parametrize(("own", "others"), [("m19", "l19"), ("m19 l19", "")])
def test_miners_look_at_a_mountain_under_a_settlement(own: str, others: str) -> None:
    assert pay("miners", own, others, sectors=MOUNTAIN_MAP) == 1


@pytest.mark.rule("R32")
def test_a_settlement_on_water_next_to_a_mountain_pays_miners() -> None:
    assert pay("miners", "p8", sectors=HARBOR_MAP) == 1


@pytest.mark.rule("R32")
def test_a_settlement_on_a_mountain_next_to_water_pays_fishermen() -> None:
    assert pay("fishermen", "n4", sectors=MOUNTAIN_MAP) == 1


# Settlements on water or mountain, for everything else.


@pytest.mark.rule("R33", "FAQ score 3")
@pytest.mark.parametrize(
    ("card", "own", "paid"),
    [
        ("workers", "p8", 1),
        ("discoverers", "p8 k9", 2),
        ("hermits", "p8 k9", 2),
        ("citizens", "o8 p8", 1),
        ("knights", "o8 p8 n8", 6),
        ("merchants", "n9 o9 o8 p8", 8),
        ("farmers", "h6 p8 h14 m11", 3),
    ],
)
def test_a_settlement_on_water_counts_for_other_cards(card: str, own: str, paid: int) -> None:
    assert pay(card, own, sectors=HARBOR_MAP) == paid


@pytest.mark.rule("R33", "FAQ score 3")
def test_a_settlement_on_water_counts_for_lords_and_castles() -> None:
    state = ended("lords", "l8 p8", "s9", sectors=HARBOR_MAP)
    assert [gold(state, seat, "lords") for seat in "AB"] == [12 + 36, 6 + 36]
    assert gold(state, "A", "castles") == 3


@pytest.mark.rule("R33")
@pytest.mark.parametrize(
    ("card", "own", "paid"),
    [
        ("discoverers", "n4 k9", 2),
        ("hermits", "n4 k9", 2),
        ("citizens", "n4 n5", 1),
        ("knights", "n4 q4", 4),
        ("farmers", "n4 c1 k19 a11", 3),
    ],
)
def test_a_settlement_on_a_mountain_counts_for_other_cards(card: str, own: str, paid: int) -> None:
    assert pay(card, own, sectors=MOUNTAIN_MAP) == paid


@pytest.mark.rule("R33")
@pytest.mark.parametrize(
    ("sectors", "card", "own", "near"),
    [(HARBOR_MAP, "desert", "p8", "q7"), (MOUNTAIN_MAP, "forest", "n4", "n5")],
    ids=["water", "mountain"],
)
def test_a_settlement_on_water_or_mountain_binds_rule_3(
    sectors: str, card: str, own: str, near: str
) -> None:
    state = scenario(
        sectors=sectors,
        nomad_tokens="donation-mountain" if sectors == MOUNTAIN_MAP else "none",
        card=card,
        settlements={"A": own},
    )
    assert legal(state, "build") == {near}


# Workers and Merchants.


@pytest.mark.rule("Example workers")
def test_workers_pay_for_each_settlement_at_a_castle_or_location() -> None:
    assert pay("workers", "e4 h8 k10") == 2


@pytest.mark.rule("FAQ score 4")
def test_workers_pay_by_settlement_and_not_by_special() -> None:
    assert pay("workers", "e4 e5 d3") == 3


@pytest.mark.rule("Example workers")
def test_a_location_without_tokens_counts_for_workers_and_merchants() -> None:
    state = scenario(
        players=3,
        cards="workers/merchants/lords",
        settlements={"A": "i7 j7 k7"},
        tokens={"B": "h7-", "C": "h7-"},
    )
    assert gold(state, "A", "workers") == 2
    assert gold(state, "A", "merchants") == 8


@pytest.mark.rule("R28")
def test_nomads_count_for_workers() -> None:
    assert pay("workers", "g7 h7 i9", sectors=NOMADS_MAP) == 2


@pytest.mark.rule("R28")
def test_nomads_count_for_merchants() -> None:
    assert pay("merchants", "g7 h7", sectors=NOMADS_MAP) == 8


PAIR_1 = "i7 j7 k7"  # links two locations
PAIR_2 = "q9 q10 r11"  # links a castle and a location
LONE = "e4"  # touches a castle
CHAIN = "i7 j7 k7 k8 k9 k10 l11 k12 l13 l14 m15"  # links four specials


@pytest.mark.rule("Example merchants")
@pytest.mark.parametrize(
    ("own", "paid"),
    [
        (PAIR_1, 8),
        (f"{PAIR_1} {PAIR_2}", 16),
        (f"{PAIR_1} {LONE}", 8),
        (LONE, 0),
        ("e4 e5 d3", 0),
        ("i7 k7", 0),
        ("k10", 0),
    ],
    ids=["pair", "two pairs", "pair and lone", "lone", "one castle", "gap", "none"],
)
def test_merchants_pay_for_each_linked_special(own: str, paid: int) -> None:
    assert pay("merchants", own) == paid


@pytest.mark.rule("FAQ score 5", "R29")
def test_merchants_pay_the_same_for_two_pairs_and_for_one_chain_of_four() -> None:
    assert pay("merchants", f"{PAIR_1} {PAIR_2}") == 16
    assert pay("merchants", CHAIN) == 16


@pytest.mark.rule("R29")
def test_a_special_linked_by_two_groups_pays_once() -> None:
    assert pay("merchants", CHAIN.replace(" k12", "")) == 16


@pytest.mark.rule("R29")
def test_other_seats_settlements_link_nothing() -> None:
    assert pay("merchants", "i7 k7", "j7") == 0


# Discoverers and Knights.


@pytest.mark.rule("Example discoverers")
@pytest.mark.parametrize(("own", "paid"), [("h10 k10 i9 h11", 3), ("h10 i10 k10", 1)])
def test_discoverers_pay_for_each_row(own: str, paid: int) -> None:
    assert pay("discoverers", own) == paid


@pytest.mark.rule("FAQ score 6")
def test_discoverers_need_no_connection() -> None:
    assert pay("discoverers", "a1 h10 t13") == 3


@pytest.mark.rule("FAQ score 6")
def test_discoverers_pay_for_all_twenty_rows() -> None:
    land = [name for terrain in TERRAINS for name in hexes(terrain)]
    own = [next(name for name in land if name[1:] == str(row)) for row in range(1, 21)]
    assert pay("discoverers", " ".join(own)) == 20


@pytest.mark.rule("Example knights")
def test_knights_pay_for_the_best_row_only() -> None:
    assert pay("knights", "h10 i10 k10 h9 i9 h11") == 6


@pytest.mark.rule("Example knights")
def test_of_two_equal_rows_knights_pay_for_one() -> None:
    assert pay("knights", "h10 i10 k10 h9 i9 j9") == 6


@pytest.mark.rule("FAQ score 7")
def test_knights_need_no_connection() -> None:
    assert pay("knights", "e10 h10 q10 t10") == 8


@pytest.mark.rule("Example knights")
def test_diagonal_lines_are_no_rows() -> None:
    assert pay("knights", "h8 i9 i10 j11") == 2


# Hermits and Citizens.


@pytest.mark.rule("Example hermits", "FAQ score 8")
@pytest.mark.parametrize(
    ("own", "paid"),
    [("h10", 1), ("h10 i10 j10", 1), ("h10 i10 q10", 2), ("i9 i10", 1), ("i9 j10", 2)],
)
def test_hermits_pay_for_each_group_and_each_lone_settlement(own: str, paid: int) -> None:
    assert pay("hermits", own) == paid


@pytest.mark.rule("Example hermits")
def test_settlements_of_another_seat_join_no_groups() -> None:
    assert pay("hermits", "h10 j10", "i10") == 2


@pytest.mark.rule("Example citizens")
@pytest.mark.parametrize(
    ("own", "paid"),
    [
        ("h9 i9 j9 k9 l9 k10", 3),
        ("h9 i9 j9 k9 l9 k10 q10", 3),
        ("q10", 0),
        ("q10 r10", 1),
        ("h9 i9 j9 k9 l9", 2),
        ("h9 i9 j9 k9 q9 r9 q10 r10", 2),
    ],
    ids=["six", "six and one", "one", "two", "five", "four and four"],
)
def test_citizens_pay_for_every_two_of_the_largest_group(own: str, paid: int) -> None:
    assert pay("citizens", own) == paid


@pytest.mark.rule("FAQ score 12")
@pytest.mark.parametrize(
    "own",
    ["g9 h9 i9 j9 k9 l9", "h10 j10 i9 j9 i11 j11", "h9 i9 j9 h10 i10 j10"],
    ids=["line", "ring", "blob"],
)
def test_the_shape_of_the_largest_group_does_not_matter(own: str) -> None:
    assert pay("citizens", own) == 3


# Lords and Farmers.


def lords(*counts: int) -> list[int]:
    """What Lords pay in the top left sector for these counts; all other sectors are empty."""
    seats, used = [], 0
    for count in counts:
        seats.append(" ".join(in_sector(TOP_LEFT, count, skip=used)))
        used += count
    state = ended("lords", *seats)
    empty_sectors = 3 * 12  # everybody is first in a sector without settlements
    return [gold(state, seat, "lords") - empty_sectors for seat in "ABCDE"[: len(counts)]]


@pytest.mark.rule("Example lords")
def test_lords_pay_first_and_second_in_a_sector() -> None:
    assert lords(8, 8, 6, 2) == [12, 12, 6, 0]


@pytest.mark.rule("FAQ score 9", "R30")
@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((10, 10, 8, 8), [12, 12, 6, 6]),
        ((3, 3, 3), [12, 12, 12]),
        ((1, 4, 2, 4), [0, 12, 6, 12]),
        ((4, 3, 3, 2), [12, 6, 6, 0]),
    ],
)
def test_tied_lords_are_all_paid_in_full(counts: tuple[int, ...], paid: list[int]) -> None:
    assert lords(*counts) == paid


@pytest.mark.rule("FAQ score 11", "R30")
@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((5, 0), [12, 6]),
        ((5, 0, 0), [12, 6, 6]),
        ((5, 3, 0), [12, 6, 0]),
        ((5, 5, 0), [12, 12, 6]),
        ((0, 0), [12, 12]),
    ],
)
def test_zero_settlements_can_be_first_or_second_for_lords(
    counts: tuple[int, ...], paid: list[int]
) -> None:
    assert lords(*counts) == paid


@pytest.mark.rule("FAQ score 10")
def test_lords_count_settlements_and_not_groups() -> None:
    state = ended("lords", "a1 e5 h10", "h8 i8")
    assert [gold(state, seat, "lords") for seat in "AB"] == [12 + 36, 6 + 36]


@pytest.mark.rule("R30")
def test_a_share_of_lords_without_a_settlement_names_its_sector() -> None:
    a, _ = ended("lords", "a1 e5", "h8 k11").result().scores
    lords = [(award.points, award.places) for award in a.awards if award.source == "lords"]
    assert lords == [
        (12, ("a1", "e5")),
        (12, ("sector-2",)),
        (12, ("sector-3",)),
        (6, ("sector-4",)),
    ]


@pytest.mark.rule("R30")
def test_sectors_meet_between_the_tenth_and_the_eleventh_column_and_row() -> None:
    state = ended("lords", "j10 k10 j11 k11", "i10 l10 i11 l11")
    assert [gold(state, seat, "lords") for seat in "AB"] == [48, 48]
    state = ended("lords", "j10 i10 h10 h9", "k10 j11 k11")
    assert [gold(state, seat, "lords") for seat in "AB"] == [12 + 3 * 6, 6 + 3 * 12]


def farmers(*counts: int) -> int:
    own = [name for place, count in enumerate(counts) for name in in_sector(place, count)]
    return pay("farmers", " ".join(own))


@pytest.mark.rule("Example farmers")
def test_farmers_pay_for_the_sector_with_the_fewest() -> None:
    assert farmers(10, 6, 6, 4) == 12


@pytest.mark.rule("Example farmers")
@pytest.mark.parametrize(
    ("counts", "paid"), [((2, 2, 2, 2), 6), ((5, 2, 5, 2), 6), ((1, 1, 1, 1), 3)]
)
def test_equally_small_sectors_pay_farmers_once(counts: tuple[int, ...], paid: int) -> None:
    assert farmers(*counts) == paid


@pytest.mark.rule("FAQ score 13")
@pytest.mark.parametrize("empty", range(4))
def test_an_empty_sector_means_nothing_from_farmers(empty: int) -> None:
    counts = [4, 4, 4, 4]
    counts[empty] = 0
    assert farmers(*counts) == 0


@pytest.mark.rule("FAQ score 13")
def test_farmers_pay_thirty_at_most() -> None:
    own = [name for place in range(4) for name in in_sector(place, 10)]
    state = scenario(
        cards="farmers/lords/hermits",
        settlements={"A": " ".join(own)},
        mandatory_done=True,
        last_round=True,
    )
    assert gold(state, "A", "farmers") == 30
