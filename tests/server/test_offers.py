"""What people agree upon outlives a restart, and all that is stored of it agrees."""

from functools import partial

import pytest

from regnum.core.chance import Source
from regnum.core.registry import find_game
from regnum.server.services import Server
from regnum.server.store import Addition, Store
from regnum.server.verifying import verify
from regnum.table.clocks import ClockSettings
from regnum.table.commands import Agree, Command, Offer, Play, Ready, Resign, Resume, Sit
from regnum.table.entries import (
    PLAYING,
    WAITING,
    Agreed,
    Body,
    Ended,
    Entry,
    Holder,
    Offered,
    Paused,
    Resigned,
    Undone,
)
from regnum.table.table import load
from regnum.table.terms import Person, Settings, Terms
from server.without_http import begun, do, make_server, person, run
from table.seating import PEOPLE

ANN, BO, CY = PEOPLE[:3]
SETTINGS = Settings(
    options={"players": "3"}, clock=ClockSettings("turn", 3600, 0), ready_check=True
)


def happen(store: Store, *commands: tuple[Person, Command], decisions: int = 0) -> None:
    """Some commands and decisions on a server that runs for them alone; what it stored agrees."""

    async def story(server: Server) -> None:
        live = await begun(server, "t")
        for who, command in commands:
            await do(server, live, command, who, f"c{live.table.revision}")
        for _ in range(decisions):
            now = live.table.now
            play, who = Play(now.match.legal_texts()[0]), PEOPLE[now.decider or 0]
            await do(server, live, play, who, f"c{live.table.revision}")

    run(partial(make_server, store), story)
    assert [finding.fault for finding in verify(store)] == [None]


@pytest.fixture
def store(store: Store) -> Store:
    """With a match of three people, in which all have decided something."""
    game = find_game("kingsburg")
    spec = game.deal(SETTINGS.options, Source(7, "setup")).spec
    terms = Terms("t", spec, game.rules_version, 7, "salt", ANN.id, SETTINGS, 1.0)
    store.add_table(terms, [person(0), person(1), Holder()], WAITING)
    store.admit("t", CY.id, "play")
    happen(store, (CY, Sit(2)), (ANN, Ready()))
    happen(store, (BO, Ready()), decisions=4)
    return store


def test_an_offer_outlives_restarts_and_is_done_when_the_last_one_agrees(store: Store) -> None:
    revision = store.revision("t") + 1
    happen(store, (ANN, Offer("undo")))
    happen(store, (BO, Agree(revision)))
    happen(store, (CY, Agree(revision)))
    bodies = [entry.body for entry in store.entries_since("t", revision - 1)]
    assert [type(body) for body in bodies] == [Offered, Agreed, Undone]


def test_a_pause_and_resigning_outlive_restarts(store: Store) -> None:
    revision = store.revision("t") + 1
    happen(store, (BO, Offer("pause")), (ANN, Agree(revision)), (CY, Agree(revision)))
    happen(store, (CY, Resign(2)))
    happen(store, (BO, Resume()))
    stored = store.load_rows("t")
    assert stored is not None
    assert [(row["person"], row["level"]) for row in stored.seats] == [
        (ANN.id, None),
        (BO.id, None),
        (CY.id, "steady"),
    ]


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (Undone(0, 2, (1, 2)), "nobody asked for it"),
        (Undone(0, 2, ()), "not all agreed"),
        (Ended((0, 1)), "nobody asked for it"),
        (Ended((0,)), "not all agreed"),
        (Paused(7, ()), "there is no seat 7"),
        (Agreed(1), "nothing was asked"),
        (Resigned(9, None), "there is no seat 9"),
    ],
)
def test_what_nobody_agreed_to_is_found(store: Store, body: Body, fault: str) -> None:
    terms = store.load("t")
    assert terms is not None
    now = load(terms, store.entries_since("t", 0)).now
    assert now.status == PLAYING
    entry = Entry(now.revision + 1, "forged", body, now.at)
    assert store.append([Addition("t", entry, now.standing)]) == [True]
    assert [finding.fault for finding in verify(store)] == [f"{fault} at revision {entry.revision}"]
