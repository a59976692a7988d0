"""Whoever decides may ask what a decision would bring, and learns nothing hidden by it."""

from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest

from regnum.core.contract import Json
from regnum.table.commands import Hand, Offer, Refused
from regnum.table.consequences import consequences, merits
from regnum.table.snapshots import awards, snapshot, viewpoint
from regnum.table.story import event_data
from regnum.table.table import Table
from table.hiding import worlds
from table.seating import (
    EVERYBODY,
    FEW_SPECS,
    HOST,
    PEOPLE,
    SPECS,
    agree,
    decider,
    do,
    lay,
    play,
    play_on,
    read_log,
    seated,
    summary,
)


def ask_decider(table: Table, text: str) -> dict[str, Json]:
    return consequences(table.now, decider(table).id, text)


def asked_before_played(spec: str, seed: int) -> Iterator[tuple[Table, dict[str, Json]]]:
    """A random game: each decision, asked about first, then taken."""
    table, random = seated(spec, seed), Random(seed)
    while table.now.decider is not None:
        text = random.choice(table.now.match.legal_texts())
        answer = ask_decider(table, text)
        play(table, text)
        yield table, answer


@pytest.mark.parametrize("spec", SPECS)
def test_what_was_told_comes_true(spec: str) -> None:
    certain = 0
    for table, answer in asked_before_played(spec, 5):
        told = read_log(table, viewpoint(table.now, HOST.id), table.revision - 1)[0]
        assert answer["legal"] is True
        if not answer["reveals"]:
            certain += 1
            assert told["chance"] == []
            assert answer["events"] == told["events"]
            assert answer["scores"] == snapshot(table.now, viewpoint(table.now, HOST.id))["scores"]
    assert certain > 10


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_a_decision_reveals_something_where_it_cannot_be_taken_back_by_its_seat(spec: str) -> None:
    seen = set()
    for table, answer in asked_before_played(spec, 6):
        seen.add(answer["reveals"])
        if read_log(table, EVERYBODY, table.revision - 1)[0]["seat"] == table.now.decider:
            assert (table.now.undoable > 0) != answer["reveals"]
    assert seen == {False, True}


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_a_final_decision_is_one_that_cannot_be_taken_back(spec: str) -> None:
    seen = set()
    for table, answer in asked_before_played(spec, 6):
        seen.add(answer["final"])
        assert answer["final"] == (table.now.undoable == 0)
    assert seen == {False, True}


def test_asking_changes_nothing() -> None:
    table = seated("kingsburg(players=3)", 2)
    before = summary(table)
    for text in table.now.match.legal_texts():
        assert ask_decider(table, text) == ask_decider(table, text)
    assert summary(table) == before


def test_what_is_illegal_is_told_with_its_reason() -> None:
    table = seated("kingdom-builder(players=2,first=A)", 2)
    answer = ask_decider(table, "end")
    reason = {
        "code": "owed",
        "args": {"count": 3},
        "text": "3 of the mandatory settlements are still to be built",
    }
    assert answer == {"legal": False, "reason": reason}


def refused(table: Table, person: str, text: str = "end") -> str:
    with pytest.raises(Refused) as error:
        consequences(table.now, person, text)
    return error.value.code


def test_only_whoever_decides_is_answered() -> None:
    table = lay("kingdom-builder(players=2,first=A)", 2)
    assert refused(table, HOST.id) == "not-started"
    table = seated("kingdom-builder(players=2,first=A)", 2)
    assert refused(table, PEOPLE[1].id) == "not-your-turn"
    assert refused(table, "stranger") == "not-your-turn"
    do(table, Hand(0, "gentle"), HOST)
    assert refused(table, HOST.id) == "not-your-turn"
    agree(table, Offer("end"), PEOPLE[1])
    assert refused(table, HOST.id) == "over"


# Hidden things.


def interferences(spec: str, asked: Callable[[Table, str], dict[str, Json]]) -> tuple[int, int]:
    """How often a hidden thing changed an answer, and how often one was changed."""
    wrong = tried = 0
    for seed in range(2):
        table = seated(spec, seed)
        for _ in play_on(table, Random(seed)):
            if table.now.decider is None:
                break
            true = table.now.match.state
            known = set(table.now.match.game.action_texts.values())
            texts = [*table.now.match.legal_texts()[:12], *{"end", "pass", "done"} & known]
            others = list(worlds(true, viewpoint(table.now, decider(table).id)))
            expected = [msgspec.json.encode(asked(table, text)) for text in texts if others]
            for world in others:
                table.now.match.state = world
                answers = [msgspec.json.encode(asked(table, text)) for text in texts]
                table.now.match.state = true
                tried += len(texts)
                wrong += sum(a != b for a, b in zip(answers, expected, strict=True))
    return wrong, tried


@pytest.mark.parametrize("spec", ["kingdom-builder(players=3)", "kingsburg(players=3)"])
def test_an_answer_is_the_same_where_only_hidden_things_differ(spec: str) -> None:
    wrong, tried = interferences(spec, ask_decider)
    assert tried > 100
    assert wrong == 0


def test_merits_are_told_to_whoever_decides_and_to_nobody_else() -> None:
    table = seated(FEW_SPECS[0], 1)
    asker = decider(table)
    assert set(merits(table.now, asker.id)) == set(table.now.match.legal_texts())
    others = [person for person in PEOPLE if person != asker]
    assert not any(merits(table.now, person.id) for person in others)


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_merits_are_the_same_where_only_hidden_things_differ(spec: str) -> None:
    table, tried = seated(spec, 1), 0
    for _ in play_on(table, Random(1)):
        if table.now.decider is None:
            break
        true, asker = table.now.match.state, decider(table).id
        others = list(worlds(true, viewpoint(table.now, asker)))[:2]
        expected = merits(table.now, asker) if others else {}
        for world in others:
            table.now.match.state = world
            assert merits(table.now, asker) == expected
            table.now.match.state = true
            tried += 1
    assert tried > 4


def truth(table: Table, text: str) -> dict[str, Json]:
    """An answer that takes the decision in the true world."""
    state, game = table.now.match.state, table.now.match.game
    action = game.parse_action(text)
    if state.why_not(action):
        return {}
    after = state.child(action)
    events = [event_data(event) for event in game.events(state, action, after)]
    return {"events": events, "scores": [awards(score) for score in after.scores()]}


def test_an_answer_from_the_true_world_is_found_out() -> None:
    wrong, _ = interferences("kingsburg(players=3)", truth)
    assert wrong > 0
