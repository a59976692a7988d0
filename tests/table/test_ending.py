"""How a match ended, for histories, statistics and ratings."""

from random import Random

import pytest

from regnum.core.record import parse_record
from regnum.table.answers import decide, leave, start
from regnum.table.commands import Hand, Refused, Resign, Sit
from regnum.table.ending import check_over, ending_of
from regnum.table.entries import ENDED, FINISHED, GONE, Ended, Hinted, Holder, Sat, Undone
from regnum.table.importing import record_of
from regnum.table.snapshots import open_part
from regnum.table.table import Table
from regnum.table.terms import Person, Settings
from table.seating import FEW_SPECS, HOST, PEOPLE, add, do, lay, play_any, play_on, seated

SPEC = "kingdom-builder(players=3)"


def to_the_end(table: Table) -> Table:
    """The match is played, whoever sits there."""
    random = Random(1)
    while table.now.decider is not None:
        action = table.now.match.state.random_action(random)
        add(table, decide(table.now, table.now.decider, action).body)
    assert table.now.status == FINISHED
    return table


def near_the_end(spec: str = SPEC) -> str:
    """A position soon before the end of a match."""
    table = seated(spec, 1)
    lines = [table.now.match.state.position_line() for table in play_on(table, Random(1))]
    return lines[-4]


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_places_follow_from_points_and_winners(spec: str) -> None:
    table = to_the_end(seated(spec, 3))
    result, seats = table.now.match.state.result(), ending_of(table.now).seats
    assert [seat.points for seat in seats] == [score.total for score in result.scores]
    assert [n for n, seat in enumerate(seats) if seat.place == 1] == result.winners
    by_place = sorted(seats, key=lambda seat: seat.place or 0)
    assert [s.points for s in by_place] == sorted((s.points for s in seats), reverse=True)
    assert [(seat.person, seat.name) for seat in seats] == [
        (person.id, person.name) for person in PEOPLE[: len(seats)]
    ]


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_what_a_game_counts_adds_up_to_the_points(spec: str) -> None:
    table = to_the_end(seated(spec, 2))
    for seat in ending_of(table.now).seats:
        assert seat.counts is not None
        by_source = [n for name, n in seat.counts.items() if name.startswith("source-")]
        assert sum(by_source) == seat.points


def test_kingdom_builder_counts_rows_groups_and_tokens() -> None:
    table = to_the_end(seated("kingdom-builder(players=2,cards=knights/citizens/miners)", 2))
    for seat in ending_of(table.now).seats:
        assert seat.counts is not None
        assert seat.counts["source-knights"] == 2 * seat.counts["row"]
        assert seat.counts["source-citizens"] == seat.counts["group"] // 2
        assert seat.counts["row"] <= 40 - seat.counts["supply"]


def test_kingsburg_counts_buildings() -> None:
    table = to_the_end(seated("kingsburg(players=2)", 2))
    for seat in ending_of(table.now).seats:
        assert seat.counts is not None
        standing = [n for name, n in seat.counts.items() if name.startswith("building-")]
        assert len(standing) == 20
        assert all(isinstance(stands, bool) for stands in standing)
        assert sum(standing) == seat.counts["buildings"]


def test_a_match_of_different_people_without_help_is_rated() -> None:
    assert ending_of(to_the_end(seated(SPEC, 1)).now).unrated is None


def begun(*holders: Holder, settings: Settings | None = None) -> Table:
    """A table at which these sit, and the game begun."""
    table = lay(SPEC, 1, settings=settings or Settings())
    for seat, holder in enumerate(holders):
        add(table, Sat(seat, holder))
    add(table, start(table.now).body)
    return table


ANN, BO, CY = (Holder(person.name, person.id) for person in PEOPLE[:3])
BOT = Holder("gentle", level="gentle")


def with_hint() -> Table:
    table = begun(ANN, BO, CY)
    add(table, Hinted(1))
    return to_the_end(table)


def with_a_bot_for_a_while() -> Table:
    table = begun(ANN, BO, CY)
    do(table, Hand(1, "gentle"), HOST)
    while table.now.decider != 1:
        play_any(table, Random(1))
    play_any(table, Random(1))
    do(table, Sit(1), PEOPLE[1])
    return to_the_end(table)


def handed_over() -> Table:
    table = begun(ANN, BO, CY)
    add(table, Sat(1, Holder("Di", "person-3")))
    return to_the_end(table)


def given_up() -> Table:
    table = begun(ANN, BO, CY)
    play_any(table, Random(1))
    add(table, Ended())
    return table


@pytest.mark.parametrize(
    ("why", "make"),
    [
        ("hint", with_hint),
        ("bot", with_a_bot_for_a_while),
        ("bot", lambda: to_the_end(begun(ANN, BO, BOT))),
        ("same-person", lambda: to_the_end(begun(ANN, Holder("Kid", HOST.id), BO))),
        ("handed-over", handed_over),
        (
            "position",
            lambda: to_the_end(begun(ANN, BO, CY, settings=Settings(position=near_the_end()))),
        ),
        ("given-up", given_up),
    ],
)
def test_why_a_match_is_not_rated(why: str, make: object) -> None:
    assert callable(make)
    assert ending_of(make().now).unrated == why


def test_only_who_played_a_seat_alone_to_the_end_counts_it() -> None:
    def counted(table: Table) -> list[bool]:
        return [seat.counts is not None for seat in ending_of(table.now).seats]

    assert counted(to_the_end(begun(ANN, BO, BOT))) == [True, True, False]
    assert counted(to_the_end(begun(ANN, Holder("Kid", HOST.id), BO))) == [False, False, True]
    assert counted(given_up()) == [False] * 3
    at = begun(ANN, BO, CY, settings=Settings(position=near_the_end()))
    assert counted(to_the_end(at)) == [False] * 3


def test_a_table_at_which_nothing_was_played_has_no_seats_to_tell_of() -> None:
    table = lay(SPEC, 1)
    add(table, Ended())
    assert table.now.status == ENDED
    assert ending_of(table.now).seats == ()


# Colours.


def looks(table: Table) -> str:
    """The letters of the pieces that each seat is shown with."""
    seats = open_part(table.now, 0.0)["seats"]
    assert isinstance(seats, list)
    return "".join(seat["look"] for seat in seats)


def liking(number: int, colour: str | None) -> Person:
    """Somebody with a favourite colour."""
    return Person(PEOPLE[number].id, PEOPLE[number].name, colour)


def test_who_sits_down_gets_the_colour_they_like_unless_somebody_has_it() -> None:
    table = lay(SPEC, 1)
    assert looks(table) == "ABC"
    do(table, Sit(0), liking(0, "C"))
    assert looks(table) == "CBA", "the free seat takes the other one"
    do(table, Sit(1), liking(1, "C"))
    assert looks(table) == "CBA", "another person has it"
    do(table, Sit(2), liking(2, "E"))
    assert looks(table) == "CBE", "a colour that no seat of this table has"


def test_a_bot_yields_its_colour() -> None:
    table = lay(SPEC, 1)
    do(table, Hand(1, "gentle"), HOST)
    do(table, Sit(0), liking(0, "B"))
    assert looks(table) == "BAC"


def test_colours_stay_once_the_game_has_begun() -> None:
    table = begun(ANN, BO, CY)
    do(table, Hand(1, "gentle"), HOST)
    while table.now.decider != 1:
        play_any(table, Random(1))
    play_any(table, Random(1))
    do(table, Sit(1), liking(1, "E"))
    assert looks(table) == "ABC"


# Leaving for ever.


def left(table: Table, person: Person) -> Table:
    while (draft := leave(table.now, person.id)) is not None:
        add(table, draft.body)
    return table


def test_where_others_play_a_bot_goes_on_for_who_has_left() -> None:
    table = left(begun(ANN, BO, CY), PEOPLE[1])
    assert [holder.level for holder in table.now.holders] == [None, "steady", None]
    assert left(begun(ANN, BO, CY), HOST).now.holders[0].level == "steady"


def test_what_somebody_played_alone_ends_with_them() -> None:
    assert left(begun(ANN, Holder("Kid", HOST.id), BOT), HOST).now.status == ENDED


def test_a_waiting_table_ends_with_its_host_and_not_with_a_guest() -> None:
    table = lay(SPEC, 1)
    do(table, Sit(1), PEOPLE[1])
    assert left(table, PEOPLE[1]).now.holders[1].is_open
    assert left(table, HOST).now.status == ENDED


def test_a_record_has_a_dash_for_who_has_left() -> None:
    table = to_the_end(begun(ANN, Holder(GONE, BO.person), CY))
    assert "names: Ann, -, Cy" in record_of(table.now)


# Fair play.


def test_who_resigned_comes_last_and_the_match_is_rated() -> None:
    table = begun(ANN, BO, CY)
    play_any(table, Random(1))
    do(table, Resign(0), HOST)
    to_the_end(table)
    ending = ending_of(table.now)
    assert ending.unrated is None
    assert ending.seats[0].place == 3
    assert sorted(seat.place or 0 for seat in ending.seats[1:]) in ([1, 1], [1, 2])
    two = seated("kingdom-builder(players=2)", 1, Settings(leaving="nobody"))
    play_any(two, Random(1))
    do(two, Resign(1), PEOPLE[1])
    ending = ending_of(two.now)
    assert (ending.unrated, [seat.place for seat in ending.seats]) == (None, [1, 2])
    assert (ending.early, [seat.has_resigned for seat in ending.seats]) == (
        "resigned",
        [False, True],
    )


def test_what_was_taken_back_or_ended_by_agreement_is_not_rated() -> None:
    table = begun(ANN, BO, CY)
    seat = table.now.decider
    play_any(table, Random(1))
    assert seat is not None
    add(table, Undone(seat, 1, agreed=(0, 1, 2)))
    assert ending_of(to_the_end(table).now).unrated == "undo"
    other = begun(ANN, BO, CY)
    play_any(other, Random(1))
    add(other, Ended(agreed=(0, 1, 2)))
    ending = ending_of(other.now)
    assert (ending.unrated, ending.early) == ("given-up", "agreed")


def test_a_match_that_ended_early_has_a_record_and_one_that_never_began_has_none() -> None:
    table = given_up()
    check_over(table.now)
    read = parse_record(record_of(table.now)).match
    assert (read.actions, read.state.is_over) == (table.now.match.actions, False)
    with pytest.raises(Refused, match="not over"):
        check_over(begun(ANN, BO, CY).now)
    waiting = lay(SPEC, 1)
    add(waiting, Ended())
    with pytest.raises(Refused, match="nothing was played"):
        check_over(waiting.now)
