"""The engine and the referee play the same random games and must agree at every step."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby
from random import Random
from typing import TypeAlias, cast

import pytest

from kingdom_builder import referee
from kingdom_builder.referee import (
    BUILDABLE,
    HEXES,
    LETTERS,
    NEIGHBOURS,
    Hex,
    Position,
    Setup,
    Table,
    groups_of,
    in_one_line,
    is_edge,
    plain,
    run_from,
    touches,
)
from regnum.core.contract import State
from regnum.core.match import Match

NOMAD_MAP = "sectors=quarry/caravan/village/garden"
BELLIGERENT = (
    "nomads=yes,sectors=quarry/caravan180/quarry/village,first=A,"
    "nomad-tokens=sword/resettlement/outpost/sword/resettlement/outpost/treasure"
)

# --- How the games are played -------------------------------------------------------------------

Policy: TypeAlias = Callable[[Random, Table, Sequence[str]], str]


def wandering(random: Random, table: Table, legal: Sequence[str]) -> str:
    """Anything, each as likely as the others."""
    return random.choice(legal)


def eager(random: Random, table: Table, legal: Sequence[str]) -> str:
    """Use tokens early and often."""
    uses = [action for action in legal if action.startswith("use")]
    return random.choice(uses if uses and random.random() < 0.7 else legal)


def restless(random: Random, table: Table, legal: Sequence[str]) -> str:
    """Collect tokens, then move away from the hexes they came from."""
    homes = {place for place, kind in table.terrain.items() if kind in ("location", "nomads")}
    moving = [action for action in legal if action.removeprefix("use ") in referee.MOVES]
    if moving and random.random() < 0.8:
        return random.choice(moving)
    near = [a for a in legal if a.partition(" ")[2] in NEIGHBOURS and touches(a.split()[1], homes)]
    if near and random.random() < 0.8:
        return random.choice(near)
    return random.choice(legal)


POLICIES: dict[str, Policy] = {"wandering": wandering, "eager": eager, "restless": restless}


# --- Starts that play hardly ever reaches ---------------------------------------------------------


def crowded(match: Match, random: Random) -> State:
    """A position late in a match with whole terrains nearly full and few cards left."""
    setup = cast(Setup, plain(match.game.describe(match.setup)))
    terrain = Table(setup, cast(Position, match.state.position())).terrain
    seats = setup["seats"]
    room = {seat: 39 for seat in seats} | {"#": setup["walls"]}
    pieces: dict[Hex, str] = {}
    full = random.sample(sorted(BUILDABLE), random.choice((1, 1, 2, 3)))
    wanted = [place for place in HEXES if terrain[place] in full]
    random.shuffle(wanted)
    others = [place for place in HEXES if terrain[place] in BUILDABLE and terrain[place] not in full]
    for place in wanted[random.randint(0, 6) :] + random.sample(others, 20):
        owners = [owner for owner, left in room.items() if left > 0]
        if owners:
            pieces[place] = random.choice(owners)
            room[pieces[place]] -= 1
    turn = random.choice(seats)
    tokens = ",".join(_token_marks(setup, pieces, seat, turn, random) for seat in seats)
    pack = [letter for letter, name in LETTERS.items() if name in BUILDABLE for _ in range(5)]
    random.shuffle(pack)
    hands, rest = pack[: len(seats)], pack[len(seats) :]
    kept = random.choice((0, 1, 3, 8, len(rest)))
    cut = random.randint(0, kept)
    line = [
        match.setup.spec,
        "/".join(_row(pieces, row) for row in range(referee.SIDE)),
        turn,
        "".join(hands),
        _cards(rest[:cut]),
        _cards(rest[cut:kept]),
        tokens,
        ",".join("0+0+0+0" for _ in seats),
        random.choice(("-", "-", "last-round")),
        "after",
    ]
    return match.game.parse_position(" ".join(line))


def _row(pieces: dict[Hex, str], row: int) -> str:
    marks = [pieces.get(referee.name_of(row, column), "") for column in range(referee.SIDE)]
    runs = [(mark, len(list(run))) for mark, run in groupby(marks)]
    return "".join(mark * count if mark else str(count) for mark, count in runs)


def _cards(letters: Sequence[str]) -> str:
    return "".join(sorted(letters, key="GCDFT".index)) or "-"


def _token_marks(
    setup: Setup, pieces: dict[Hex, str], seat: str, turn: str, random: Random
) -> str:
    """What the seat has taken: `!` usable, `+` not now, `-` gone."""
    marks = ""
    for home in [*setup["locations"], *setup["nomad_tokens"]]:
        near = [owner for owner in setup["seats"] if owner in map(pieces.get, NEIGHBOURS[home])]
        copies = 2 if home in setup["locations"] else 1
        if seat in near[:copies]:
            gone = setup["nomad_tokens"].get(home) == "treasure" or random.random() < 0.1
            marks += home + ("-" if gone else random.choice("!+") if seat == turn else "+")
    return marks or "-"


# --- Lock-step --------------------------------------------------------------------------------


def check_game(
    spec: str, seed: int, policy: str = "eager", crowd: bool = False
) -> Counter[str]:
    """Play one game to its end with both; returns what happened, raises where they disagree."""
    match = Match.new(spec, seed)
    random = Random(f"{spec} {seed} {policy} {crowd}")
    state = crowded(match, random) if crowd else match.game.start(match.setup)
    setup = cast(Setup, plain(match.game.describe(match.setup)))
    replay = f"check_game({spec!r}, {seed}, {policy!r}, {crowd})"
    notes: Counter[str] = Counter()
    step = 0
    position = cast(Position, plain(state.position()))
    while True:
        where = f"{replay}, step {step}: {state.position_line()}"
        table = Table(setup, position)
        legal = table.legal()
        assert {match.game.action_text(a) for a in state.legal_actions()} == legal, where
        if state.is_over:
            break
        if position["seat"] == "chance":
            cards = [card for card, count in position["deck"].items() for _ in range(count)]
            action = f"draw {random.choice(cards)}"
        else:
            action = POLICIES[policy](random, table, sorted(legal))
        table.play(action)
        state.apply(match.game.parse_action(action))
        position = cast(Position, plain(state.position()))
        for field, value in table.now.items():
            found = position.get(field)
            assert found == value, f"{field} after {action}: {found}, not {value}; {where}"
        assert set(position) == set(table.now), where
        if action == "end":
            check_scores(setup, position, state, where)
        notes += table.notes
        step += 1
    check_scores(setup, position, state, where)
    return notes


def check_scores(setup: Setup, position: Position, state: State, where: str) -> None:
    """Gold per source, the places that earn it, and who wins."""
    gold = referee.scores(setup, position)
    awards = referee.awards(setup, position)
    for seat, score in zip(setup["seats"], state.scores(), strict=True):
        assert score.by_source() == gold[seat], f"{seat}; {where}"
        for source, ways in awards[seat].items():
            given = sorted((a.points, a.places) for a in score.awards if a.source == source)
            assert given in ways, f"{source} of {seat}; {where}"
    totals = {seat: sum(by_source.values()) for seat, by_source in gold.items()}
    winners = {setup["seats"][seat] for seat in state.winners()}
    assert winners == referee.winners(totals), where
