"""Whole matches with their proofs, for the browser's check of the dice.

    python tests/table/fair_matches.py --write

The client's tests read these files: what the server draws, TypeScript has to find again.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from regnum.core.chance import Source
from regnum.core.proof import hash_of
from regnum.core.registry import find_game
from regnum.core.spec import parse_spec
from regnum.table.answers import answer, start
from regnum.table.commands import Reveal, Sit
from regnum.table.snapshots import snapshot
from regnum.table.table import Table
from regnum.table.terms import Settings, Terms
from table.seating import EVERYBODY, HOST, PEOPLE, add, play_any, read_log

FOLDER = Path(__file__).parents[2] / "web/src/games"
MATCHES = [  # with a seed of the server
    ("kingdom-builder(players=2)", 1),
    ("kingdom-builder(players=5,nomads=yes)", 2),
    ("kingsburg(players=2)", 1),
    ("kingsburg(players=3)", 2),
]
TOLD = ("type", "revision", "seat", "count")  # of a line, as far as chance depends on it


def match_of(spec: str, seed: int) -> dict[str, Any]:
    """A random match, as a browser has it at the end: the snapshot's proof, and the log."""
    key, options = parse_spec(spec)
    game = find_game(key)
    dealt = game.deal(options, Source(seed, "setup")).spec
    settings = Settings(options=options)
    terms = Terms("t", dealt, game.rules_version, seed, "salt", HOST.id, settings, 1.0)
    table, random = Table(terms), Random(seed)
    players = len(table.now.holders)
    shares = {PEOPLE[seat]: f"{random.getrandbits(128):032x}" for seat in range(players)}
    for seat, (person, share) in enumerate(shares.items()):
        add(table, answer(table.now, Sit(seat, hash_of(share)), person).body)
    for person, share in list(shares.items())[1:]:  # the first one is never shown
        add(table, answer(table.now, Reveal(share), person).body)
    add(table, start(table.now).body)
    while not table.now.is_over:
        play_any(table, random)
    told = snapshot(table.now, EVERYBODY)
    return {
        **{name: told[name] for name in ("game", "promise", "shares", "seed", "salt")},
        "log": [_line(line) for line in read_log(table, EVERYBODY) if "chance" in line],
    }


def _line(line: dict[str, Any]) -> dict[str, Any]:
    chance = [
        {**{k: v for k, v in each.items() if k != "events"}, "events": _events(each)}
        for each in line["chance"]
    ]
    kept = {name: line[name] for name in TOLD if name in line}
    return {**kept, "events": _events(line), "chance": chance}


def _events(told: dict[str, Any]) -> list[dict[str, Any]]:
    """Those on which chance depends."""
    return [
        {name: event[name] for name in ("event", "seat", "source")}
        for event in told.get("events", [])
        if event["event"] == "card-removed"
    ]


def files() -> dict[Path, str]:
    """The file of each game, with its matches."""
    found: dict[Path, list[str]] = {}
    for spec, seed in MATCHES:
        path = FOLDER / parse_spec(spec)[0] / "fair-matches.json"
        found.setdefault(path, []).append(json.dumps(match_of(spec, seed), separators=(",", ":")))
    return {path: "[\n" + ",\n".join(texts) + "\n]\n" for path, texts in found.items()}


if __name__ == "__main__":
    assert sys.argv[1:] == ["--write"], __doc__
    for path, text in files().items():
        path.write_text(text)
