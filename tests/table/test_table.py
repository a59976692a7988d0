"""A table: what commands add to its log, what the log makes of it, and what can be taken back."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest
from msgspec import structs

from regnum.core.contract import Action, State
from regnum.core.errors import Illegal, Malformed, RegnumError
from regnum.table.answers import answer, decide, start
from regnum.table.commands import (
    Command,
    End,
    Hand,
    Offer,
    Play,
    Refused,
    Remove,
    Resign,
    Sit,
    Undo,
)
from regnum.table.entries import (
    ENDED,
    FINISHED,
    PLAYING,
    WAITING,
    Entry,
    Hinted,
    Holder,
    Played,
    Resigned,
    Sat,
    Undone,
)
from regnum.table.moment import BOT_PATIENCE, Standing
from regnum.table.table import Table, load
from regnum.table.terms import Person
from table.seating import (
    FEW_SPECS,
    HOST,
    PEOPLE,
    SPECS,
    STRANGER,
    add,
    agree,
    decider,
    do,
    lay,
    live_on,
    play,
    play_any,
    play_on,
    seated,
    summary,
)

KINGDOM_BUILDER = "kingdom-builder(players=2,first=A)"
KINGSBURG = "kingsburg(players=3)"
SEED = 1
WORLDS = 2  # that each seat is shown in place of the true one
MAX_PLAYED = 2000


# Whole games.


@pytest.mark.parametrize("spec", SPECS)
def test_a_game_goes_on_to_its_end(spec: str) -> None:
    for seed in range(2):
        table = seated(spec, seed)
        for number, _ in enumerate(play_on(table, Random(seed))):
            assert number < MAX_PLAYED
        assert table.now.status == FINISHED
        assert table.now.match.state.is_over
        assert table.now.decider is None


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_the_log_makes_the_same_table_again_at_every_revision(spec: str) -> None:
    kinds: Counter[type] = Counter()
    for seed in range(2):
        table = seated(spec, seed)
        seen = {}
        for _ in live_on(table, Random(seed)):
            seen[table.revision] = summary(table), table.now.undoable
        kinds.update(type(entry.body) for entry in table.entries)
        again = lay(spec, seed)
        for entry in table.entries:
            again.add(again.now.after(entry))
            if entry.revision in seen:
                now = summary(again), again.now.undoable
                assert now == seen[entry.revision], f"seed {seed}, revision {entry.revision}"
        assert again.now.status == FINISHED
    assert kinds[Undone] > 1
    assert kinds[Sat] > 2 * len(table.now.holders)


@pytest.mark.parametrize("spec", SPECS)
def test_what_is_stored_is_what_is_shown(spec: str) -> None:
    """A decision is played once, before it is stored; whoever reads the log finds the same."""
    table = seated(spec, 5)
    for number, _ in enumerate(play_on(table, Random(5))):
        seat = table.now.decider
        if seat is None:
            break
        action = table.now.match.state.random_action(Random(number))
        made = decide(table.now, seat, action).sign("c", float(number))
        read = table.now.after(made.entry)
        assert read.entry == made.entry
        assert read.happened == made.happened
        assert read.then.match.actions == made.then.match.actions
        assert read.then.match.state.key() == made.then.match.state.key()
        assert structs.replace(read.then, match=made.then.match) == made.then


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_a_moment_stays_as_it_was(spec: str) -> None:
    table = seated(spec, 5)
    moments = []
    for _ in live_on(table, Random(5)):
        moments.append((table.now, summary(table)))
    for now, seen in moments:
        table.now = now
        assert summary(table) == seen


@pytest.mark.parametrize("spec", SPECS)
def test_what_is_stored_beside_the_log_says_who_decides_and_what_a_server_has_to_do(
    spec: str,
) -> None:
    table = lay(spec, 5)
    for seat in range(len(table.now.holders)):
        assert table.now.standing == Standing(WAITING)
        do(table, Sit(seat), PEOPLE[seat])
    assert table.now.standing == Standing(WAITING, table.now.at), "it has to be started"
    add(table, start(table.now).body)
    seat = table.now.match.state.seat
    assert table.now.standing == Standing(PLAYING, None, seat), "a person has all the time"
    do(table, Hand(seat, "gentle"), HOST)
    assert table.now.standing == Standing(PLAYING, table.now.at + BOT_PATIENCE, seat)
    for _ in play_on(table, Random(5)):
        pass
    assert table.now.standing == Standing(FINISHED)
    other = seated(spec, 5)
    agree(other, Offer("end"))
    assert other.now.standing == Standing(ENDED)


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_what_chance_answers_is_what_the_seed_says(spec: str) -> None:
    table = seated(spec, 2**64 - 1)
    for _ in play_on(table, Random(3)):
        pass
    twin = seated(spec, 2**64 - 1)
    for entry in table.entries:
        if isinstance(entry.body, Played):
            assert decide(twin.now, entry.body.seat, entry.body.action).body == entry.body
            add(twin, entry.body)


def test_an_entry_out_of_order_is_not_applied() -> None:
    table = seated(KINGSBURG, 1)
    body = table.entries[-1].body
    for revision in (table.revision, table.revision + 2):
        with pytest.raises(AssertionError):
            table.now.after(Entry(revision, "x", body, 0.0))


def test_the_commitment_is_the_hash_of_seed_and_salt() -> None:
    table = lay(KINGSBURG, 2**64 - 1, "salted")
    assert table.terms.commitment == sha256(b"18446744073709551615/salted").hexdigest()
    assert table.terms.commitment != lay(KINGSBURG, 2**64 - 1, "other").terms.commitment
    assert table.terms.commitment != lay(KINGSBURG, 1, "salted").terms.commitment


def test_the_revision_of_the_last_move_is_not_changed_by_who_sits_where() -> None:
    table = seated(KINGSBURG, 1)
    assert table.now.moved_at == table.revision
    do(table, Hand(1, "gentle"), HOST)
    assert table.now.moved_at == table.revision - 1


def test_a_command_is_found_by_its_id() -> None:
    table = seated(KINGSBURG, 1)
    assert table.find_command("command-2") == table.entries[1]
    assert table.find_command("never sent") is None


# Taking back.


def reveals(state: State, action: Action) -> bool:
    """Does somebody learn something from what a decision does, whatever they could not know?"""
    for seat in range(state.setup.players):
        shown = state.child(action).view(seat)
        for seed in range(WORLDS):
            world = state.resample(seat, Random(seed))
            if world.legal_mask >> action & 1 and world.child(action).view(seat) != shown:
                return True
    return False


def naive_undoable(table: Table, known: dict[tuple[Action, ...], bool]) -> int:
    """Walks back over the match's own decisions, without a look at the log."""
    if table.now.status != PLAYING:
        return 0
    actions = table.now.match.actions
    seats = list(table.now.match.seats())
    count = 0
    for number in reversed(range(len(actions))):
        if seats[number] != table.now.decider:
            break
        upto = tuple(actions[: number + 1])
        if upto not in known:
            state = table.now.match.game.start(table.now.match.setup)
            for action in upto[:-1]:
                state.apply(action)
            known[upto] = reveals(state, upto[-1])
        if known[upto]:
            break
        count += 1
    return count


@pytest.mark.parametrize("spec", SPECS)
def test_own_decisions_can_be_taken_back_until_something_is_revealed(spec: str) -> None:
    counts: Counter[int] = Counter()
    table = seated(spec, SEED)
    known: dict[tuple[Action, ...], bool] = {}
    for _ in live_on(table, Random(SEED)):
        expected = naive_undoable(table, known)
        counts[expected] += 1
        assert table.now.undoable == expected, f"{spec} revision {table.revision}"
    assert counts[0] > 10
    assert counts[1] > 3


def find(spec: str, wanted: Callable[[State, int, Table], bool]) -> tuple[State, Table]:
    """The first moment of random games that is wanted: the state before a decision, the table
    after it. What is wanted is also told how many decisions could be taken back before."""
    for seed in range(100):
        table = seated(spec, seed)
        random = Random(seed)
        while table.now.status == PLAYING:
            before, undoable = table.now.match.state.copy(), table.now.undoable
            play_any(table, random)
            if table.now.status == PLAYING and wanted(before, undoable, table):
                return before, table
    raise AssertionError("no such moment in 100 games")


def last(table: Table) -> Played:
    body = table.entries[-1].body
    assert isinstance(body, Played)
    return body


@pytest.mark.parametrize("spec", [KINGDOM_BUILDER, KINGSBURG])
def test_nothing_is_taken_back_once_chance_has_answered(spec: str) -> None:
    _, after = find(spec, lambda _, undoable, after: undoable > 0 and last(after).chance != ())
    for turn in (False, True):
        with pytest.raises(Refused, match="nothing that you can take back"):
            answer(after.now, Undo(turn), decider(after))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_taken_back_once_another_seat_decides(players: int) -> None:
    def wanted(before: State, undoable: int, after: Table) -> bool:
        return last(after).chance == () and after.now.decider != before.seat

    _, after = find(f"kingsburg(players={players})", wanted)
    for turn in (False, True):
        for person in (PEOPLE[last(after).seat], decider(after)):
            with pytest.raises(Refused):
                answer(after.now, Undo(turn), person)


def test_a_look_at_the_enemy_that_another_drew_is_not_taken_back() -> None:
    """The General's seat drew the card; the Queen's looks at it without any new chance."""

    def wanted(before: State, undoable: int, after: Table) -> bool:
        seat = before.seat
        looked = after.now.match.state.private(seat) != before.private(seat)
        return looked and last(after).chance == () and seat == after.now.decider

    before, after = find("kingsburg(players=2)", wanted)
    assert reveals(before, last(after).action)
    assert after.now.match.state.private(before.seat)["enemy"] is not None
    assert after.now.undoable == 0
    with pytest.raises(Refused) as refused:
        answer(after.now, Undo(), decider(after))
    assert refused.value.code == "nothing-to-undo"
    assert load(after.terms, after.entries).now.undoable == 0


def three_built() -> Table:
    """A mandatory action of which all three settlements stand."""
    table = seated(KINGDOM_BUILDER, 3)
    for _ in range(3):
        play(table, table.now.match.legal_texts()[0])
    assert table.now.undoable == 3
    return table


def test_decisions_are_taken_back_one_by_one() -> None:
    table = seated(KINGDOM_BUILDER, 3)
    lines = [table.now.match.state.position_line()]
    for _ in range(3):
        play(table, table.now.match.legal_texts()[0])
        lines.append(table.now.match.state.position_line())
    for left in (2, 1, 0):
        body = answer(table.now, Undo(), PEOPLE[0]).body
        assert body == Undone(0, 1)
        add(table, body)
        assert table.now.undoable == left
        assert table.now.match.state.position_line() == lines[left]
    with pytest.raises(Refused) as refused:
        answer(table.now, Undo(), PEOPLE[0])
    assert refused.value.code == "nothing-to-undo"


def test_the_turn_is_begun_anew() -> None:
    table = three_built()
    start = seated(KINGDOM_BUILDER, 3)
    body = answer(table.now, Undo(turn=True), PEOPLE[0]).body
    assert body == Undone(0, 3)
    add(table, body)
    assert table.now.match.state.position_line() == start.now.match.state.position_line()
    assert table.now.undoable == 0


def test_taking_back_stands_in_the_log_after_what_was_taken_back() -> None:
    table = three_built()
    revision = table.revision
    do(table, Undo(), PEOPLE[0])
    assert table.revision == revision + 1
    kinds = [type(entry.body) for entry in table.entries[-4:]]
    assert kinds == [Played, Played, Played, Undone]


def test_after_taking_back_another_decision_is_possible() -> None:
    table = three_built()
    do(table, Undo(), PEOPLE[0])
    do(table, Undo(), PEOPLE[0])
    other = table.now.match.legal_texts()[-1]
    play(table, other)
    assert table.now.match.game.action_text(table.now.match.actions[-1]) == other
    assert table.now.undoable == 2
    do(table, Undo(turn=True), PEOPLE[0])
    assert table.now.undoable == 0
    start = seated(KINGDOM_BUILDER, 3)
    assert table.now.match.state.position_line() == start.now.match.state.position_line()


def test_the_same_decision_after_taking_back_gets_the_same_chance() -> None:
    table = three_built()
    taken_back = three_built()
    text = taken_back.now.match.game.action_text(taken_back.now.match.actions[-1])
    do(taken_back, Undo(), PEOPLE[0])
    play(taken_back, text)
    for each in (table, taken_back):
        play(each, "end")
    assert last(table).chance
    assert last(table).chance == last(taken_back).chance


def test_who_sits_down_meanwhile_does_not_end_what_can_be_taken_back() -> None:
    table = three_built()
    do(table, Hand(1, "gentle"), HOST)
    do(table, Sit(1), PEOPLE[1])
    assert table.now.undoable == 3


# Seats.


def test_a_hint_is_counted_and_changes_nothing_else() -> None:
    table = seated(KINGDOM_BUILDER, SEED)
    play(table, table.now.match.legal_texts()[0])
    before = table.now.moved_at, table.now.undoable, table.now.match.state.position_line()
    for seat in (0, 0, 1):
        add(table, Hinted(seat))
    assert table.now.hints_taken == (2, 1)
    assert (table.now.moved_at, table.now.undoable, table.now.match.state.position_line()) == before
    assert load(table.terms, table.entries).now.hints_taken == (2, 1)


def test_a_bot_takes_a_seat_and_the_owner_takes_it_back() -> None:
    table = seated(KINGSBURG, 1)
    do(table, Hand(1, "steady"), HOST)
    assert table.now.holders[1] == Holder("steady", None, "steady")
    assert table.now.seats_of(PEOPLE[1].id) == [1]
    with pytest.raises(Refused, match="seat B is taken"):
        answer(table.now, Sit(1), PEOPLE[2])
    do(table, Sit(1), PEOPLE[1])
    assert table.now.holders[1] == Holder(PEOPLE[1].name, PEOPLE[1].id)


def test_a_bot_is_asked_only_where_it_sits() -> None:
    table = seated(KINGSBURG, 1)
    assert table.now.bot_to_decide is None
    seat = table.now.decider
    assert seat is not None
    do(table, Hand((seat + 1) % 3, "hard"), HOST)
    assert table.now.bot_to_decide is None
    do(table, Hand(seat, "hard"), HOST)
    assert table.now.bot_to_decide == "hard"
    with pytest.raises(Refused, match="the decision of"):
        answer(table.now, Play(table.now.match.legal_texts()[0]), PEOPLE[seat])


def test_before_the_game_a_seat_can_be_cleared_and_taken_by_another() -> None:
    table = lay(KINGSBURG, 1)
    do(table, Sit(2), PEOPLE[2])
    do(table, Hand(2, None), HOST)
    assert table.now.seats_of(PEOPLE[2].id) == []
    do(table, Sit(2), PEOPLE[4])
    assert table.now.seats_of(PEOPLE[4].id) == [2]


def test_a_bot_that_came_before_the_game_keeps_its_seat() -> None:
    table = lay(KINGSBURG, 1)
    do(table, Sit(1), PEOPLE[1])
    do(table, Hand(1, "gentle"), HOST)
    with pytest.raises(Refused, match="taken"):
        answer(table.now, Sit(1), PEOPLE[1])


def test_one_person_can_have_several_seats() -> None:
    table = lay(KINGSBURG, 1)
    for seat in range(3):
        assert not table.now.can_start
        do(table, Sit(seat), HOST)
    assert table.now.can_start
    add(table, start(table.now).body)
    assert not table.now.can_start
    assert table.now.seats_of(HOST.id) == [0, 1, 2]
    for _ in range(10):
        do(table, Play(table.now.match.legal_texts()[0]), HOST)


def test_who_is_sent_away_leaves_every_seat_free() -> None:
    table = lay(KINGSBURG, 1)
    for seat in (0, 2):
        add(table, Sat(seat, Holder(PEOPLE[1].name, PEOPLE[1].id)))
    do(table, Remove(2), HOST)
    assert all(holder.is_open for holder in table.now.holders)
    assert table.now.owners == (None, None, None)
    assert load(table.terms, table.entries).now.banned == {PEOPLE[1].id}


def test_nobody_has_no_seats() -> None:
    table = lay(KINGSBURG, 1)
    assert table.now.seats_of(None) == []
    assert table.now.seats_of("") == []


# Refusals.


def waiting() -> Table:
    table = lay(KINGSBURG, 4)
    do(table, Sit(0), PEOPLE[0])
    assert table.now.status == WAITING
    return table


def guested() -> Table:
    table = waiting()
    do(table, Sit(1), PEOPLE[1])
    return table


def removed() -> Table:
    table = guested()
    do(table, Remove(1), HOST)
    return table


def playing() -> Table:
    table = seated(KINGSBURG, 4)
    assert table.now.decider is not None
    return table


def ended() -> Table:
    table = playing()
    agree(table, Offer("end"))
    assert table.now.status == ENDED
    return table


def finished() -> Table:
    table = playing()
    for _ in play_on(table, Random(1)):
        pass
    return table


def after(table: Table) -> Person:
    """Somebody at the table whose turn it is not."""
    assert table.now.decider is not None
    return PEOPLE[(table.now.decider + 1) % len(table.now.holders)]


ANYTHING: list[Command] = [
    *(Sit(1), Hand(1, "gentle"), Hand(1, None), Remove(1), Play("x"), Undo(), End())
]
EVERYBODY = {person.id for person in PEOPLE}  # is at the table
REFUSED: list[tuple[Callable[[], Table], Command, Person, str]] = [
    (waiting, Sit(0), PEOPLE[0], "yours"),
    (waiting, Sit(0), PEOPLE[1], "taken"),
    *((waiting, Sit(seat), PEOPLE[1], "no-such-seat") for seat in (-1, 3, 99)),
    *((waiting, Hand(seat, "gentle"), HOST, "no-such-seat") for seat in (-1, 3, 99)),
    (waiting, Hand(1, "gentle"), PEOPLE[1], "not-host"),
    (waiting, Hand(0, None), STRANGER, "not-host"),
    (waiting, Hand(1, "genius"), HOST, "unknown-level"),
    (waiting, Hand(1, "mc:ms=60000"), HOST, "unknown-level"),
    (waiting, Hand(1, ""), HOST, "unknown-level"),
    (guested, Sit(2), PEOPLE[1], "one-seat"),
    (guested, Hand(1, "gentle"), HOST, "present"),
    (guested, Hand(1, None), HOST, "present"),
    (guested, Remove(1), PEOPLE[1], "not-host"),
    (guested, Remove(0), HOST, "no-guest"),
    (guested, Remove(2), HOST, "no-guest"),
    *((guested, Remove(seat), HOST, "no-such-seat") for seat in (-1, 3, 99)),
    (removed, Sit(1), PEOPLE[1], "not-allowed"),
    (removed, Sit(2), PEOPLE[1], "not-allowed"),
    (waiting, Play("anything"), PEOPLE[0], "not-started"),
    (waiting, Undo(), PEOPLE[0], "not-started"),
    (waiting, End(), PEOPLE[1], "not-host"),
    (playing, Sit(1), STRANGER, "taken"),
    (playing, Sit(1), PEOPLE[1], "yours"),
    (playing, Hand(1, None), HOST, "started"),
    (playing, Hand(1, "gentle"), HOST, "present"),
    (playing, Remove(1), HOST, "started"),
    (playing, Play("anything"), STRANGER, "not-your-turn"),
    (playing, Undo(), STRANGER, "not-your-turn"),
    (playing, Undo(turn=True), STRANGER, "not-your-turn"),
    (playing, End(), STRANGER, "not-host"),
    (playing, End(), HOST, "not-alone"),
    *((ended, command, HOST, "over") for command in ANYTHING),
    *((finished, command, HOST, "over") for command in ANYTHING),
]


@pytest.mark.parametrize(("make", "command", "person", "code"), REFUSED)
def test_what_may_not_be_is_refused_and_changes_nothing(
    make: Callable[[], Table], command: Command, person: Person, code: str
) -> None:
    table = make()
    before = summary(table)
    with pytest.raises(Refused) as refused:
        answer(table.now, command, person, there=EVERYBODY)
    assert refused.value.code == code
    assert "\n" not in str(refused.value)
    assert summary(table) == before


@pytest.mark.parametrize("spec", [KINGDOM_BUILDER, KINGSBURG])
def test_who_sits_elsewhere_neither_decides_nor_takes_back(spec: str) -> None:
    table = seated(spec, 4)
    before = summary(table)
    for command in (Play(table.now.match.legal_texts()[0]), Undo(), Undo(turn=True)):
        with pytest.raises(Refused) as refused:
            answer(table.now, command, after(table))
        assert refused.value.code == "not-your-turn"
        assert summary(table) == before


@pytest.mark.parametrize("spec", SPECS)
def test_an_illegal_decision_is_refused_by_the_rules_and_changes_nothing(spec: str) -> None:
    table = seated(spec, 6)
    random = Random(6)
    game = table.now.match.game
    for number, _ in enumerate(play_on(table, random)):
        if table.now.status != PLAYING or number % 5:
            continue
        before = summary(table)
        legal = table.now.match.state.legal_mask
        action = random.choice(sorted(game.action_texts))
        if not legal >> action & 1:  # outcomes of chance are among these texts
            with pytest.raises(Illegal):
                answer(table.now, Play(game.action_text(action)), decider(table))
        for text in ("", "no such thing", "🏰" * 50, "1", "\x00"):
            with pytest.raises(RegnumError) as refused:
                answer(table.now, Play(text), decider(table))
            assert isinstance(refused.value, Malformed | Illegal)
            assert "\n" not in str(refused.value)
        assert summary(table) == before


@pytest.mark.parametrize("action", [-1, 10**9])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    table = playing()
    before = summary(table)
    assert table.now.decider is not None
    with pytest.raises(RegnumError):
        decide(table.now, table.now.decider, action)
    assert summary(table) == before


def test_looking_at_an_answer_changes_nothing() -> None:
    table = playing()
    before = summary(table)
    for text in table.now.match.legal_texts():
        answer(table.now, Play(text), decider(table))
    assert summary(table) == before


def test_the_host_ends_a_table_at_which_nobody_else_plays() -> None:
    table = lay(KINGSBURG, 4)
    do(table, Sit(0), HOST)
    for seat in (1, 2):
        do(table, Hand(seat, "gentle"), HOST)
    add(table, start(table.now).body)
    do(table, End(), HOST)
    assert table.now.status == ENDED
    assert table.now.decider is None
    assert table.now.undoable == 0


def test_a_log_that_is_full_only_goes_on() -> None:
    table = playing()
    full = table.revision
    for command in (Undo(), Hand(1, "gentle")):
        with pytest.raises(Refused) as refused:
            answer(table.now, command, HOST, full)
        assert refused.value.code == "too-long"
    text = table.now.match.legal_texts()[0]
    assert isinstance(answer(table.now, Play(text), decider(table), full).body, Played)
    assert answer(table.now, Resign(1), PEOPLE[1], full).body == Resigned(1, "steady")


def test_a_match_by_other_rules_is_not_shown_as_something_else() -> None:
    terms = seated(KINGSBURG, SEED).terms
    with pytest.raises(Refused) as refused:
        Table(replace(terms, rules=terms.rules + 1))
    assert refused.value.code == "other-rules"
