"""What viewers are sent: nothing that differs where only hidden things differ."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from regnum.core.contract import Json
from regnum.core.match import Match
from regnum.table.commands import Hand, Offer, Sit, Undo
from regnum.table.entries import FINISHED, PLAYING
from regnum.table.snapshots import Viewpoint, lines, open_part, own_part, setup, snapshot, viewpoint
from regnum.table.table import Table, load
from table.hiding import SEED, Shown, interferences, log_interferences
from table.seating import (
    EVERYBODY,
    FEW_SPECS,
    HOST,
    PEOPLE,
    SALT,
    SPECS,
    STRANGER,
    agree,
    all_seeing,
    do,
    lay,
    live_on,
    play,
    play_on,
    read_log,
    seated,
    viewers,
)


def encoded_snapshot(table: Table, viewer: Viewpoint) -> bytes:
    return msgspec.json.encode(snapshot(table.now, viewer))


def encoded_lines(table: Table, viewer: Viewpoint) -> bytes:
    return lines(table, viewer, 0)


@pytest.mark.parametrize("spec", SPECS)
def test_a_snapshot_is_the_same_where_only_hidden_things_differ(spec: str) -> None:
    wrong, tried = interferences(encoded_snapshot, spec)
    assert tried > 5
    assert wrong == 0


def everything(table: Table, viewer: Viewpoint) -> bytes:
    return encoded_lines(table, viewer) + encoded_snapshot(table, viewer)


@pytest.mark.parametrize("spec", ["kingdom-builder(players=3)", "kingsburg(players=3)"])
def test_what_is_sent_is_the_same_where_only_unseen_outcomes_differ(spec: str) -> None:
    wrong, tried = log_interferences(everything, spec)
    assert tried > 3
    assert wrong == 0


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_what_is_shared_by_all_viewers_is_the_same_for_each(spec: str) -> None:
    table = seated(spec, 3)
    for _ in play_on(table, Random(3)):
        shared = open_part(table.now, 5.0)
        for viewer in viewers(table):
            assert {**shared, **own_part(table.now, viewer)} == snapshot(table.now, viewer)
        assert shared == open_part(table.now, 5.0)


def encoded_open_part(table: Table, viewer: Viewpoint) -> bytes:
    return msgspec.json.encode(open_part(table.now, 5.0))


@pytest.mark.parametrize("spec", SPECS)
def test_what_is_shared_by_all_viewers_does_not_depend_on_hidden_things(spec: str) -> None:
    wrong, tried = interferences(encoded_open_part, spec)
    assert tried > 5
    assert wrong == 0


def test_a_seat_keeps_the_name_of_its_owner_while_a_bot_sits_in() -> None:
    table = seated("kingsburg(players=2)", 3)

    def owners() -> list[Json]:
        return [seat["owner"] for seat in open_part(table.now, 0.0)["seats"]]  # type: ignore[union-attr, index, call-overload]

    assert owners() == [None, None]
    do(table, Hand(1, "gentle"), HOST)
    assert owners() == [None, "Bo"]
    do(table, Sit(1), PEOPLE[1])
    assert owners() == [None, None]


def test_a_bot_that_was_there_from_the_start_sits_in_for_nobody() -> None:
    table = lay("kingsburg(players=2)", 3)
    do(table, Sit(1), PEOPLE[1])
    do(table, Hand(1, "gentle"), HOST)
    assert open_part(table.now, 0.0)["seats"][1]["owner"] is None  # type: ignore[index, call-overload]


# The checks above can fail.


def leaking_snapshot(table: Table, viewer: Viewpoint) -> bytes:
    position = table.now.match.state.position()
    return msgspec.json.encode({**snapshot(table.now, viewer), "position": position})


def everybodys_snapshot(table: Table, viewer: Viewpoint) -> bytes:
    """The private things of all seats, as for a viewer who has them all."""
    return encoded_snapshot(table, all_seeing(table))


def everybodys_lines(table: Table, viewer: Viewpoint) -> bytes:
    return encoded_lines(table, all_seeing(table))


@pytest.mark.parametrize("leak", [leaking_snapshot, everybodys_snapshot])
@pytest.mark.parametrize("spec", ["kingdom-builder(players=3)", "kingsburg(players=3)"])
def test_a_snapshot_that_tells_too_much_is_found_out(spec: str, leak: Shown) -> None:
    wrong, tried = interferences(leak, spec)
    assert wrong > tried / 2


@pytest.mark.parametrize("spec", ["kingdom-builder(players=3)", "kingsburg(players=3)"])
def test_a_log_that_tells_too_much_is_found_out(spec: str) -> None:
    wrong, tried = log_interferences(everybodys_lines, spec)
    assert wrong == tried > 0


# Seed and salt.


def secrets() -> list[bytes]:
    return [str(SEED).encode(), f"{SEED:x}".encode(), SALT.encode()]


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_seed_and_salt_are_told_when_the_game_is_over_and_not_before(spec: str) -> None:
    table = seated(spec, SEED)
    for number, _ in enumerate(live_on(table, Random(1))):
        for viewer in viewers(table):
            told = encoded_snapshot(table, viewer)
            if number % 50 == 0:
                told += encoded_lines(table, viewer)
            if table.now.status == PLAYING:
                assert not any(secret in told for secret in secrets())
                assert b"seed" not in told
                assert b"salt" not in told
    assert table.now.status == FINISHED
    for viewer in viewers(table):
        over = snapshot(table.now, viewer)
        assert (over["seed"], over["salt"]) == (str(SEED), SALT)
        assert over["promise"] == table.terms.commitment


def test_seed_and_salt_are_told_when_the_match_is_ended() -> None:
    table = seated("kingsburg(players=3)", SEED)
    agree(table, Offer("end"))
    told = snapshot(table.now, EVERYBODY)
    assert (told["seed"], told["salt"], told["winners"]) == (str(SEED), SALT, [])


def test_before_the_game_begins_nothing_is_told_of_what_chance_will_decide() -> None:
    for spec in SPECS:
        told = encoded_snapshot(lay(spec, SEED), EVERYBODY)
        told += encoded_lines(lay(spec, SEED), EVERYBODY)
        assert not any(secret in told for secret in secrets())


def test_people_are_told_by_name_and_never_by_id() -> None:
    table = seated("kingsburg(players=3)", SEED)
    do(table, Hand(1, "gentle"), HOST)
    for viewer in viewers(table):
        told = encoded_snapshot(table, viewer) + encoded_lines(table, viewer)
        assert PEOPLE[0].name.encode() in told
        assert b"person-" not in told


# Who is told what.


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_legal_decisions_are_told_to_whoever_decides_and_to_nobody_else(spec: str) -> None:
    table = seated(spec, 3)
    for _ in play_on(table, Random(3)):
        for viewer in viewers(table):
            told = snapshot(table.now, viewer)
            if table.now.decider is not None and table.now.decider in viewer.seats:
                assert told["legal"] == table.now.match.legal_texts()
                assert told["undoable"] == table.now.undoable
            else:
                assert (told["legal"], told["undoable"]) == ([], 0)
            assert told["private"] == {
                str(seat): table.now.match.state.private(seat) for seat in viewer.seats
            }


def test_everybody_is_told_their_own_seats_and_whether_they_are_the_host() -> None:
    table = seated("kingsburg(players=3)", 3)
    for seat, person in enumerate(PEOPLE[:3]):
        told = snapshot(table.now, viewpoint(table.now, person.id))
        assert (told["mine"], told["is_host"]) == ([seat], person == HOST)
    told = snapshot(table.now, viewpoint(table.now, STRANGER.id))
    assert (told["mine"], told["is_host"], told["private"]) == ([], False, {})
    holders = told["seats"]
    assert isinstance(holders, list)
    assert [holder["is_host"] for holder in holders] == [True, False, False]


def test_a_seat_that_a_bot_plays_for_somebody_stays_theirs() -> None:
    table = seated("kingsburg(players=3)", 3)
    do(table, Hand(1, "gentle"), HOST)
    assert snapshot(table.now, viewpoint(table.now, PEOPLE[1].id))["mine"] == [1]


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_what_is_awaited_is_told_to_everybody_while_the_game_lasts(spec: str) -> None:
    table = seated(spec, 3)
    assert snapshot(lay(spec, 3).now, EVERYBODY)["awaited"] is None
    for _ in play_on(table, Random(3)):
        for viewer in viewers(table):
            awaited = table.now.match.state.awaited()
            told = {"code": awaited.code, "args": awaited.args}
            expected = told if table.now.status == PLAYING else None
            assert snapshot(table.now, viewer)["awaited"] == expected


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_awards_are_told_for_each_seat_and_add_up(spec: str) -> None:
    table = seated(spec, 3)
    for _ in play_on(table, Random(3)):
        told = snapshot(table.now, EVERYBODY)
        seats, sources = told["scores"], told["sources"]
        assert isinstance(seats, list)
        assert isinstance(sources, list)
        for awards, score in zip(seats, table.now.match.state.scores(), strict=True):
            assert sources == list(score.sources)
            assert {award["source"] for award in awards} <= set(sources)
            assert sum(award["points"] for award in awards) == score.total
    assert any(len(score.awards) > 1 for score in table.now.match.state.scores())


def test_the_setup_is_told_apart_from_what_changes() -> None:
    table = seated("kingdom-builder(players=3)", 3)
    assert "setup" not in snapshot(table.now, EVERYBODY)
    assert setup(table.now) == table.now.match.game.describe(table.now.match.setup)


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_winners_are_told_at_the_end(spec: str) -> None:
    table = seated(spec, 3)
    for _ in play_on(table, Random(3)):
        if table.now.status == PLAYING:
            assert snapshot(table.now, EVERYBODY)["winners"] == []
    winners = list(table.now.match.state.result().winners)
    assert snapshot(table.now, EVERYBODY)["winners"] == winners


@pytest.mark.parametrize("spec", SPECS)
def test_an_outcome_is_told_to_those_who_saw_it(spec: str) -> None:
    table = seated(spec, 3)
    for _ in play_on(table, Random(3)):
        pass
    check_outcomes_told(load(table.terms, table.entries[:-1]))


def test_after_the_end_all_outcomes_are_told() -> None:
    """The seed is shown then, so that everybody can draw them again."""
    table = seated(FEW_SPECS[0], 3)
    for _ in play_on(table, Random(3)):
        pass
    for viewer in viewers(table):
        told = outcomes(read_log(table, viewer))
        assert told == outcomes(read_log(table, all_seeing(table)))
        assert all(outcome["outcome"] is not None for outcome in told)


def check_outcomes_told(table: Table) -> None:
    """Nobody is told more than was seen."""
    all_told = outcomes(read_log(table, all_seeing(table)))
    assert all(outcome["outcome"] is not None for outcome in all_told)
    hidden = 0
    for viewer in viewers(table):
        told = outcomes(read_log(table, viewer))
        for outcome, whole in zip(told, all_told, strict=True):
            if outcome["outcome"] is None:
                hidden += 1
                witnesses = outcome["seen_by"]
                assert isinstance(witnesses, list)
                assert set(outcome) <= {"outcome", "seen_by", "events"}
                assert not set(witnesses) & set(viewer.seats)
            else:
                assert outcome == whole
    assert hidden > 0


def outcomes(log: Sequence[dict[str, Json]]) -> list[dict[str, Json]]:
    """What chance decided, from all lines of a log."""
    found: list[dict[str, Json]] = []
    for line in log:
        chance = line.get("chance", [])
        assert isinstance(chance, list)
        found += chance
    return found


# Lines.


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_lines_since_a_revision_are_the_end_of_all_lines(spec: str) -> None:
    table = seated(spec, 4)
    for _ in live_on(table, Random(4)):
        pass
    for viewer in viewers(table):
        all_lines = read_log(table, viewer)
        assert [line["revision"] for line in all_lines] == list(range(1, table.revision + 1))
        for since in (1, table.revision // 2, table.revision - 1, table.revision):
            assert read_log(table, viewer, since) == all_lines[since:]


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_a_snapshot_is_plain_data(spec: str) -> None:
    table = seated(spec, 4)
    for _ in live_on(table, Random(4)):
        pass
    for viewer in viewers(table):
        assert msgspec.json.decode(encoded_snapshot(table, viewer)) == snapshot(table.now, viewer)


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_who_may_see_everything_can_follow_the_match_from_its_lines(spec: str) -> None:
    """Decisions that were taken back included."""
    table = seated(spec, 0)
    for _ in live_on(table, Random(0)):
        pass
    told = read_log(table, all_seeing(table))
    assert any(line["type"] == "undone" for line in told)
    game, setup = table.now.match.game, table.now.match.setup
    match = Match(game, setup, 0)
    for line in told:
        if line["type"] == "played":
            text = line["action"]
            assert isinstance(text, str)
            assert match.state.seat == line["seat"]
            match.replay([game.parse_action(text)])
        for outcome in outcomes([line]):
            text = outcome["outcome"]
            assert isinstance(text, str)
            match.replay([game.parse_action(text)])
        if line["type"] == "undone":
            count = line["count"]
            assert isinstance(count, int)
            for _ in range(count):
                match.undo()
    assert match.state.position_line() == table.now.match.state.position_line()


def test_the_same_decision_after_taking_back_is_told_alike() -> None:
    table = seated("kingdom-builder(players=2,first=A)", 3)
    text = table.now.match.legal_texts()[0]
    play(table, text)
    do(table, Undo(), PEOPLE[0])
    play(table, text)
    first, undone, again = read_log(table, Viewpoint((0,)), table.revision - 3)
    assert (undone["type"], undone["seat"], undone["count"]) == ("undone", 0, 1)
    ignored = {"revision", "at"}
    assert {k: v for k, v in first.items() if k not in ignored} == {
        k: v for k, v in again.items() if k not in ignored
    }


def test_asking_for_lines_or_a_snapshot_changes_nothing() -> None:
    table = seated("kingsburg(players=3)", 3)
    before = table.now.match.state.position_line(), list(table.entries)
    for viewer in viewers(table):
        assert encoded_snapshot(table, viewer) == encoded_snapshot(table, viewer)
        assert encoded_lines(table, viewer) == encoded_lines(table, viewer)
    assert (table.now.match.state.position_line(), table.entries) == before
