"""Fair play between people: asking to take back, ending, pausing, resigning, being ready."""

from collections.abc import Callable
from random import Random

import pytest

from regnum.core.seats import Seat
from regnum.table.answers import answer, check_repeated, start
from regnum.table.clocks import ClockSettings
from regnum.table.commands import (
    Agree,
    Command,
    Decline,
    End,
    Hand,
    Offer,
    Play,
    Ready,
    Refused,
    Remove,
    Resign,
    Resume,
    Sit,
    Undo,
)
from regnum.table.entries import (
    ENDED,
    FINISHED,
    PLAYING,
    WAITING,
    Ended,
    Entry,
    Hinted,
    Holder,
    Offered,
    Paused,
    Resigned,
    Sat,
    Undone,
)
from regnum.table.moment import Conduct, OpenOffer, Standing
from regnum.table.offers import has_looked
from regnum.table.snapshots import snapshot, viewpoint
from regnum.table.table import Table, load
from regnum.table.terms import Person, Settings
from table.seating import (
    EVERYBODY,
    HOST,
    PEOPLE,
    STRANGER,
    USUAL,
    add,
    agree,
    decider,
    do,
    lay,
    play,
    play_any,
    play_on,
    read_log,
    seated,
    summary,
)
from table.test_clocks import Timed

KINGSBURG = "kingsburg(players=3)"
KINGDOM_BUILDER = "kingdom-builder(players=2,first=A,preset=first-game)"
CLOCK = Settings(clock=ClockSettings("turn", 10, 30), ready_check=True)
NOBODY = Settings(leaving="nobody")
ANN, BO, CY = PEOPLE[:3]


def refused(table: Table, command: Command, person: Person) -> str:
    """Why a command is refused, which changes nothing."""
    before = summary(table)
    with pytest.raises(Refused) as why:
        answer(table.now, command, person)
    assert summary(table) == before
    assert "\n" not in str(why.value)
    return why.value.code


def begun(spec: str = KINGSBURG, decisions: int = 4, settings: Settings = USUAL) -> Table:
    """A match of people in which everybody has decided something."""
    table = seated(spec, 4, settings)
    random = Random(4)
    for _ in range(decisions):
        play_any(table, random)
    return table


def last_seat(table: Table) -> Seat:
    """Who decided last."""
    return [seat for seat in table.now.match.seats() if seat >= 0][-1]


def asked(table: Table) -> OpenOffer:
    assert table.now.offer is not None
    return table.now.offer


# Taking back.


def test_what_others_agree_to_is_taken_back_also_after_their_own_decisions() -> None:
    table = begun(KINGSBURG, 2)
    seat = last_seat(table)
    before = summary(table)[2]
    play_any(table, Random(1))
    play_any(table, Random(1))
    assert last_seat(table) != seat
    do(table, Offer("undo"), PEOPLE[seat])
    assert (asked(table).seat, asked(table).count) == (seat, 3)
    others = [person for person in (ANN, BO, CY) if person != PEOPLE[seat]]
    do(table, Agree(asked(table).revision), others[0])
    assert summary(table)[2] != before
    do(table, Agree(asked(table).revision), others[1])
    assert table.now.offer is None
    assert (table.now.decider, table.now.undoable) == (seat, 0)
    assert table.now.conduct == Conduct(1, (), None)
    assert table.entries[-1].body == Undone(seat, 3, tuple(map(PEOPLE.index, others)))
    play(table, table.now.match.legal_texts()[0])


def test_a_turn_is_taken_back_as_a_whole_and_a_decision_alone() -> None:
    table = seated(KINGDOM_BUILDER, 7)
    for _ in range(3):
        play(table, table.now.match.legal_texts()[0])
    counts = {turn: answer(table.now, Offer("undo", turn=turn), ANN).body for turn in (False, True)}
    assert counts == {False: Offered(0, "undo", 1), True: Offered(0, "undo", 3)}


def test_bots_agree_to_everything() -> None:
    table = lay(KINGSBURG, 4)
    do(table, Sit(0), HOST)
    for seat in (1, 2):
        do(table, Hand(seat, "gentle"), HOST)
    add(table, start(table.now).body)
    for _ in range(6):
        play_any(table, Random(4))
    do(table, Offer("undo"), HOST)
    assert isinstance(table.entries[-1].body, Undone)
    assert table.entries[-1].body.agreed == ()
    assert table.now.decider == 0


def test_after_a_look_at_a_card_nothing_is_taken_back() -> None:
    """At the end of a turn only its own player sees the card that is drawn."""
    table = seated(KINGDOM_BUILDER, 7)
    while table.now.decider == 0:
        play(table, table.now.match.legal_texts()[0])
    assert refused(table, Offer("undo"), ANN) == "looked"
    assert not has_looked(table.now.match, 1, 1), "the other one saw nothing"


def test_after_a_look_at_an_enemy_nothing_is_taken_back() -> None:
    """Also at one that somebody else had looked at, so that no card is drawn any more."""
    looks, turned = set[bool](), 0
    for seed in range(12):
        table, random = seated("kingsburg(players=2)", seed), Random(seed)
        while table.now.status == PLAYING:
            seat, before = table.now.decider or 0, table.now.match.state
            play_any(table, random)
            after = table.now.match.state
            if before.private(seat) == after.private(seat) or after.private(seat)["enemy"] is None:
                continue
            is_open = after.public()["enemy_revealed"] is not None
            assert has_looked(table.now.match, seat, 1) == (not is_open)
            turned += is_open
            if not is_open:
                assert refused(table, Offer("undo"), PEOPLE[seat]) == "looked"
                looks.add(before.position()["enemy"] is not None)
    assert looks == {True, False}
    assert turned, "a card that is turned for all is no secret"


def test_the_same_dice_come_again_after_taking_back() -> None:
    table = begun(KINGSBURG, 5)
    while not table.entries[-1].body.chance:  # type: ignore[union-attr]
        play_any(table, Random(2))
    body = table.entries[-1].body
    agree(table, Offer("undo"), PEOPLE[last_seat(table)])
    play(table, table.now.match.game.action_text(body.action))  # type: ignore[union-attr]
    assert table.entries[-1].body == body


# Who may, and until when.


def test_an_offer_ends_when_it_is_declined_and_is_not_repeated_at_once() -> None:
    table = begun()
    seat = last_seat(table)
    other = PEOPLE[(seat + 1) % 3]
    do(table, Offer("undo"), PEOPLE[seat])
    do(table, Decline(asked(table).revision), other)
    assert table.now.offer is None
    assert refused(table, Offer("undo"), PEOPLE[seat]) == "declined"
    assert answer(table.now, Offer("end"), PEOPLE[seat]).body == Offered(seat, "end", 0)
    play_any(table, Random(1))
    assert isinstance(answer(table.now, Offer("undo"), PEOPLE[seat]).body, Offered)


def test_an_offer_can_be_withdrawn_and_made_again() -> None:
    table = begun()
    do(table, Offer("end"), BO)
    do(table, Decline(asked(table).revision), BO)
    assert table.now.offer is None
    assert read_log(table, EVERYBODY)[-1]["withdrawn"] is True
    do(table, Offer("end"), BO)


@pytest.mark.parametrize("what", ["undo", "end"])
def test_an_offer_ends_when_somebody_decides(what: str) -> None:
    table = begun()
    seat = last_seat(table)
    do(table, Offer("undo" if what == "undo" else "end"), PEOPLE[seat])
    revision = asked(table).revision
    add(table, Hinted(table.now.decider or 0))
    assert table.now.offer is not None
    play_any(table, Random(1))
    assert table.now.offer is None
    assert refused(table, Agree(revision), PEOPLE[(seat + 1) % 3]) == "no-offer"


def test_only_an_offer_to_take_back_ends_when_a_bot_decides() -> None:
    for what in (Offer("undo"), Offer("end")):
        table = begun()
        while table.now.decider != 2:
            play_any(table, Random(1))
        do(table, Hand(2, "gentle"), HOST)
        do(table, what, ANN)
        play_any(table, Random(1))
        assert (table.now.offer is None) == (what.what == "undo")


@pytest.mark.parametrize("body", [Sat(2, Holder("gentle", level="gentle")), Resigned(2, "steady")])
def test_an_offer_ends_when_a_seat_changes_hands(body: Sat | Resigned) -> None:
    table = begun()
    do(table, Offer("end"), ANN)
    add(table, body)
    assert table.now.offer is None


def asking() -> Table:
    table = begun(settings=Settings(clock=ClockSettings("turn", 10, 30)))
    do(table, Offer("end"), ANN)
    return table


def paused() -> Table:
    table = begun(settings=Settings(clock=ClockSettings("turn", 10, 30)))
    agree(table, Offer("pause"))
    return table


def resigned() -> Table:
    table = begun()
    do(table, Resign(1), BO)
    return table


def half_agreed() -> Table:
    table = asking()
    do(table, Agree(asked(table).revision), BO)
    return table


def filled() -> Table:
    """All seats taken by people, and a clock."""
    table = lay(KINGSBURG, 4, settings=CLOCK)
    for seat, person in enumerate((ANN, BO, CY)):
        do(table, Sit(seat), person)
    return table


def open_revision(table: Table) -> int:
    return 0 if table.now.offer is None else table.now.offer.revision


REFUSED: list[tuple[Callable[[], Table], Callable[[int], Command], Person, str]] = [
    (begun, lambda _: Offer("undo"), STRANGER, "not-allowed"),
    (begun, lambda _: Offer("pause"), ANN, "no-clock"),
    (begun, Agree, ANN, "no-offer"),
    (begun, Decline, ANN, "no-offer"),
    (begun, lambda _: Resume(), ANN, "not-paused"),
    (begun, lambda _: Resign(1), ANN, "not-allowed"),
    (begun, lambda _: Resign(0), STRANGER, "not-allowed"),
    (begun, lambda _: Ready(), ANN, "not-asked"),
    (asking, lambda _: Offer("pause"), BO, "asked"),
    (asking, lambda _: Offer("end"), ANN, "asked"),
    (asking, Agree, ANN, "not-asked"),
    (asking, Agree, STRANGER, "not-asked"),
    (asking, Decline, STRANGER, "not-asked"),
    (asking, lambda revision: Agree(revision - 1), BO, "no-offer"),
    (half_agreed, Agree, BO, "not-asked"),
    (half_agreed, Decline, BO, "not-asked"),
    (paused, lambda _: Offer("undo"), ANN, "paused"),
    (paused, lambda _: Offer("pause"), ANN, "paused"),
    (paused, lambda _: Resume(), STRANGER, "not-allowed"),
    (resigned, lambda _: Sit(1), BO, "resigned"),
    (resigned, lambda _: Resign(1), BO, "not-allowed"),
    (resigned, lambda _: Offer("end"), BO, "not-allowed"),
    (filled, lambda _: Offer("end"), ANN, "not-started"),
    (filled, lambda _: Resign(0), ANN, "not-started"),
    (filled, lambda _: Ready(), STRANGER, "not-asked"),
    (filled, lambda _: Sit(1), ANN, "taken"),
]


@pytest.mark.parametrize(("make", "command", "person", "code"), REFUSED)
def test_what_may_not_be_is_refused(
    make: Callable[[], Table], command: Callable[[int], Command], person: Person, code: str
) -> None:
    table = make()
    assert refused(table, command(open_revision(table)), person) == code


def test_a_shared_device_is_asked_once() -> None:
    table = lay(KINGSBURG, 4)
    for seat, person in enumerate((ANN, BO, ANN)):
        do(table, Sit(seat), person)
    add(table, start(table.now).body)
    do(table, Offer("end"), BO)
    assert snapshot(table.now, EVERYBODY)["offer"] == {
        "revision": table.revision,
        "seat": 1,
        "what": "end",
        "count": 0,
        "asked": [0],
    }
    do(table, Agree(table.revision), ANN)
    assert table.now.status == ENDED


# Ending.


def test_all_agree_to_end() -> None:
    table = begun()
    agree(table, Offer("end"), BO)
    assert table.now.status == ENDED
    assert table.entries[-1].body == Ended((1, 0, 2))
    assert table.now.conduct == Conduct(0, (), "agreed")
    assert table.now.winners == []
    assert table.now.standing == Standing(ENDED)
    assert read_log(table, EVERYBODY)[-1]["agreed"] == [1, 0, 2]


def test_a_bot_that_sits_in_for_somebody_agrees_to_a_pause_alone() -> None:
    """Or a host would give the seat of somebody who is away to a bot, and take back at will."""
    table = begun("kingsburg(players=2)", settings=Settings(clock=ClockSettings("turn", 10, 30)))
    do(table, Hand(1, "gentle"), HOST)
    assert refused(table, End(), HOST) == "not-alone"
    assert isinstance(answer(table.now, Offer("undo"), ANN).body, Offered)
    assert isinstance(answer(table.now, Offer("pause"), ANN).body, Paused)
    do(table, Offer("end"), ANN)
    assert table.now.status == PLAYING
    do(table, Agree(asked(table).revision), BO)
    assert table.now.status == ENDED


def test_the_host_ends_a_table_before_it_begins_or_alone() -> None:
    table = filled()
    do(table, End(), HOST)
    assert table.now.conduct == Conduct(0, (), "host")
    table = begun("kingsburg(players=2)")
    do(table, Resign(1), BO)
    assert answer(table.now, End(), HOST).body == Ended()


# Resigning.


def test_of_two_the_other_wins_where_nobody_takes_over() -> None:
    table = begun("kingsburg(players=2)", settings=NOBODY)
    do(table, Resign(0), ANN)
    assert table.now.status == ENDED
    assert table.now.winners == [1]
    assert table.now.conduct == Conduct(0, (0,), "resigned")
    assert table.now.holders[0].person == ANN.id
    assert table.now.seats_of(ANN.id) == [0], "for a rematch"


def test_of_three_a_bot_goes_on_until_one_is_left() -> None:
    table = begun(settings=NOBODY)
    do(table, Resign(2), CY)
    assert (table.now.status, table.now.holders[2].level) == (PLAYING, "steady")
    assert table.now.seats_of(CY.id) == []
    assert snapshot(table.now, viewpoint(table.now, CY.id))["private"] == {}
    do(table, Resign(1), BO)
    assert (table.now.status, table.now.winners) == (ENDED, [0])


def test_a_bot_takes_over_for_good() -> None:
    table = begun("kingsburg(players=2)")
    do(table, Resign(1), BO)
    assert table.now.status == PLAYING
    assert table.now.holders[1] == Holder("steady", level="steady")
    for _ in play_on(table, Random(3)):
        pass
    assert (table.now.status, table.now.winners) == (FINISHED, [0])
    assert table.now.conduct == Conduct(0, (1,), None)


def test_whoever_resigned_cannot_win() -> None:
    for seed in range(20):
        table = seated(KINGSBURG, seed)
        do(table, Resign(0), ANN)
        for _ in play_on(table, Random(seed)):
            pass
        scores = [score.total for score in table.now.match.state.scores()]
        assert 0 not in table.now.winners
        if max(scores) > max(scores[1:]):
            assert all(scores[seat] == max(scores[1:]) for seat in table.now.winners)
            break
    else:
        pytest.fail("the one who resigned never had the most points")


@pytest.mark.parametrize(("seats", "winners"), [(2, [1]), (3, [])])
def test_when_the_last_person_resigns_all_is_over(seats: int, winners: list[Seat]) -> None:
    table = lay(f"kingsburg(players={seats})", 4)
    do(table, Sit(0), HOST)
    for seat in range(1, seats):
        do(table, Hand(seat, "gentle"), HOST)
    add(table, start(table.now).body)
    do(table, Resign(0), HOST)
    assert (table.now.status, table.now.winners) == (ENDED, winners)


def test_a_bot_decides_at_once_for_whoever_resigned_in_their_turn() -> None:
    timed = Timed(ClockSettings("turn", 10, 30))
    seat = timed.clock.runner
    assert seat is not None
    timed.add(answer(timed.table.now, Resign(seat), PEOPLE[seat]).body, 3)
    assert timed.table.now.bot_to_decide == "steady"
    assert timed.clock.deadline is None


# Pauses.


def test_in_a_pause_no_clock_runs_and_nobody_decides() -> None:
    timed = Timed(ClockSettings("turn", 10, 30))
    table = timed.table
    timed.play(4)
    timed.add(answer(table.now, Offer("pause"), BO).body, 3)
    timed.add(answer(table.now, Agree(table.revision), ANN).body, 8)
    assert table.now.is_paused
    assert timed.clock.banks == (25, 30)
    assert (timed.clock.deadline, table.now.standing.due) == (None, None)
    text = table.now.match.legal_texts()[0]
    assert refused(table, Play(text), ANN) == "paused"
    assert refused(table, Undo(), ANN) == "paused"
    told = snapshot(table.now, viewpoint(table.now, ANN.id))
    assert (told["is_paused"], told["legal"], told["undoable"]) == (True, [], 0)
    clock = timed.clock.seen(timed.now + 500)
    assert clock["now"] - clock["since"] == 10  # type: ignore[operator]
    timed.add(answer(table.now, Resume(), BO).body, 1000)
    assert timed.clock.deadline == timed.now + 25
    assert (table.now.is_paused, table.now.undoable) == (False, 1)
    timed.play(1)
    assert timed.clock.banks == (24, 30)


def test_bots_rest_in_a_pause() -> None:
    table = paused()
    seat = table.now.decider
    assert seat is not None
    do(table, Hand(seat, "gentle"), HOST)
    assert table.now.bot_to_decide is None
    assert table.now.standing == Standing(PLAYING, None, seat)
    do(table, Resume(), PEOPLE[(seat + 1) % 3])
    assert table.now.bot_to_decide == "gentle"
    assert table.now.clock is not None
    assert table.now.clock.runner is None


def test_a_pause_ends_with_the_match() -> None:
    table = paused()
    agree(table, Offer("end"), BO)
    assert (table.now.status, table.now.is_paused) == (ENDED, False)


# Being ready.


def test_the_match_begins_when_all_people_are_ready() -> None:
    table = filled()
    assert list(table.now.unready) == [0, 1], "Cy has just sat down"
    assert not table.now.can_start
    assert table.now.standing == Standing(WAITING)
    assert refused(table, Ready(), CY) == "not-asked"
    assert refused(table, Play("pass"), CY) == "not-started", "nothing is dealt yet"
    for left, person in (([0], BO), ([], ANN)):
        do(table, Ready(), person)
        assert snapshot(table.now, EVERYBODY)["unready"] == left
    assert table.now.can_start
    assert table.now.standing == Standing(WAITING, table.now.at)
    assert refused(table, Ready(), ANN) == "starting"


@pytest.mark.parametrize("change", [Hand(2, "gentle"), Hand(2, None), Remove(2)])
def test_until_then_the_host_replaces_who_does_not_come(change: Command) -> None:
    table = filled()
    do(table, change, HOST)
    if isinstance(change, Hand) and change.level:
        assert list(table.now.unready) == [1], "the host has just decided that"
        do(table, Ready(), BO)
        assert table.now.can_start
    else:
        assert not table.now.unready
        do(table, Sit(2), PEOPLE[3])
        assert list(table.now.unready) == [0, 1]


def test_who_sits_down_again_is_asked_again_unless_all_wait_for_them() -> None:
    table = filled()
    do(table, Ready(), BO)
    for seat in (1, 2):
        do(table, Hand(seat, None), HOST)
    do(table, Sit(1), BO)
    do(table, Sit(2), CY)
    assert list(table.now.unready) == [0, 1]
    do(table, Hand(1, None), HOST)
    do(table, Sit(1), BO)
    assert list(table.now.unready) == [0]


@pytest.mark.parametrize(
    ("settings", "people"),
    [
        (Settings(ready_check=True), (ANN, BO, CY)),
        (CLOCK, (ANN, ANN, ANN)),
        (Settings(clock=CLOCK.clock), (ANN, BO, CY)),
    ],
    ids=["no clock", "one person", "laid before"],
)
def test_nobody_is_asked_where_nobody_loses_time(
    settings: Settings, people: tuple[Person, ...]
) -> None:
    table = lay(KINGSBURG, 4, settings=settings)
    for seat, person in enumerate(people):
        do(table, Sit(seat), person)
    assert table.now.can_start


# The log.


@pytest.mark.parametrize("make", [asking, half_agreed, paused, resigned, filled])
def test_the_log_tells_all_of_it(make: Callable[[], Table]) -> None:
    table = make()
    again = load(table.terms, table.entries).now
    assert snapshot(again, EVERYBODY) == snapshot(table.now, EVERYBODY)
    assert again.standing == table.now.standing
    assert again.offer == table.now.offer


def test_every_entry_is_told_with_its_seat() -> None:
    table = paused()
    do(table, Resume(), BO)
    do(table, Offer("undo"), PEOPLE[last_seat(table)])
    do(table, Decline(asked(table).revision), PEOPLE[last_seat(table)])
    do(table, Resign(2), CY)
    kinds = [line["type"] for line in read_log(table, EVERYBODY)][-7:]
    assert kinds == ["offered", "agreed", "paused", "resumed", "offered", "declined", "resigned"]
    assert all("seat" in line for line in read_log(table, EVERYBODY)[-7:])


def test_a_repeated_command_is_known_by_what_it_did() -> None:
    table = asking()
    done = table.entries[-1]
    assert check_repeated(table.now, done, Offer("end"), ANN.id) == done
    do(table, Agree(done.revision), BO)
    do(table, Agree(done.revision), CY)
    ended = table.entries[-1]
    assert check_repeated(table.now, ended, Agree(done.revision), CY.id) == ended
    others: list[tuple[Entry, Command]] = [
        (done, Offer("pause")),
        (ended, End()),
        (ended, Offer("undo")),
        (done, Agree(1)),
        (ended, Decline(1)),
    ]
    for entry, command in others:
        with pytest.raises(Refused) as why:
            check_repeated(table.now, entry, command, CY.id)
        assert why.value.code == "id-reused"


def test_nobody_takes_back_what_they_did_not_decide() -> None:
    table = seated(KINGDOM_BUILDER, 7)
    assert refused(table, Offer("undo"), BO) == "nothing-to-undo"
    play(table, table.now.match.legal_texts()[0])
    assert refused(table, Offer("undo"), BO) == "nothing-to-undo"
    assert decider(table) == ANN
