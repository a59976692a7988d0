"""The referee and the engine play the same games, in lock-step."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby
from random import Random
from typing import TypeAlias, cast

from kingdom_builder.referee import (
    BUILDABLE,
    HEXES,
    LETTERS,
    MOVES,
    NEIGHBOURS,
    SIDE,
    Hex,
    Position,
    Rulings,
    Setup,
    Table,
    awards,
    legal,
    name_of,
    plain,
    scores,
    touches,
    winners,
)
from regnum.core.contract import State
from regnum.core.match import Match
from regnum.core.registry import find_game

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
    moving = [action for action in legal if action.removeprefix("use ") in MOVES]
    if moving and random.random() < 0.8:
        return random.choice(moving)
    near = [a for a in legal if a.partition(" ")[2] in NEIGHBOURS and touches(a.split()[1], homes)]
    if near and random.random() < 0.8:
        return random.choice(near)
    return random.choice(legal)


def crowding(random: Random, table: Table, legal: Sequence[str]) -> str:
    """Fill the terrain of the played card with tokens, before the mandatory action if possible."""
    uses = [action for action in legal if action.startswith("use")]
    if uses:
        return random.choice(uses)
    scarce = table.free_of(table.card)
    filling = [
        action
        for action in legal
        if (place := action.partition(" ")[2]) in NEIGHBOURS
        and (place in scarce or (action.startswith("take") and touches(place, scarce)))
    ]
    return random.choice(filling if filling and random.random() < 0.8 else legal)


POLICIES: dict[str, Policy] = {
    "wandering": wandering,
    "eager": eager,
    "restless": restless,
    "crowding": crowding,
}


# --- Starts that play hardly ever reaches ---------------------------------------------------------


def crowded(match: Match, random: Random) -> State:
    """A position late in a match with whole terrains nearly full and few cards left."""
    setup = cast(Setup, plain(match.game.describe(match.setup)))
    seats = setup["seats"]
    turn = random.choice(seats)
    terrain = Table(setup, cast(Position, match.state.position())).terrain
    buildable = [place for place in HEXES if terrain[place] in BUILDABLE]
    full = random.sample(sorted(BUILDABLE), random.choice((1, 1, 2, 3)))
    wanted = [place for place in buildable if terrain[place] in full]
    random.shuffle(wanted)
    holes = wanted[: random.choice((0, 1, 1, 2, 6))]
    # The seat at turn gets many tokens and stands where it can fill the last holes.
    homes = [*setup["locations"], *setup["nomad_tokens"]]
    favoured = [random.choice(NEIGHBOURS[home]) for home in homes]
    favoured += [place for hole in holes[:1] for place in NEIGHBOURS[hole]]
    pieces = {
        place: turn
        for place in favoured
        if place in buildable and place not in holes and random.random() < 0.7
    }
    room = dict.fromkeys(seats, 39) | {"#": setup["walls"]}
    room[turn] -= len(pieces)
    for place in wanted + random.sample(buildable, 20):
        owners = [owner for owner, left in room.items() if left > 0]
        if owners and place not in pieces and place not in holes:
            pieces[place] = random.choice(owners)
            room[pieces[place]] -= 1
    # Cards leave the game out of order here, so that R9 comes up at all.
    pack = [letter for letter, name in LETTERS.items() if name in BUILDABLE for _ in range(5)]
    random.shuffle(pack)
    pending = "after"
    if holes and random.random() < 0.8:
        pending = "after>mandatory:3:-"
        card = next(letter for letter in pack if LETTERS[letter] == terrain[holes[0]])
        pack.remove(card)
        pack.insert(seats.index(turn), card)
    hands, rest = pack[: len(seats)], pack[len(seats) :]
    kept = random.choice((0, 1, 3, 8, len(rest)))
    cut = random.randint(0, kept)
    line = [
        match.setup.spec,
        "/".join(_row(pieces, row) for row in range(SIDE)),
        turn,
        "".join(hands),
        _cards(rest[:cut]),
        _cards(rest[cut:kept]),
        ",".join(_token_marks(setup, pieces, seat, turn, random) for seat in seats),
        ",".join("0+0+0+0" for _ in seats),
        random.choice(("-", "-", "last-round")),
        pending,
    ]
    return match.game.parse_position(" ".join(line))


def _row(pieces: dict[Hex, str], row: int) -> str:
    marks = [pieces.get(name_of(row, column), "") for column in range(SIDE)]
    runs = [(mark, len(list(run))) for mark, run in groupby(marks)]
    return "".join(mark * count if mark else str(count) for mark, count in runs)


def _cards(letters: Sequence[str]) -> str:
    return "".join(sorted(letters, key="GCDFT".index)) or "-"


def _token_marks(setup: Setup, pieces: dict[Hex, str], seat: str, turn: str, random: Random) -> str:
    """What the seat has taken: `!` usable, `+` not now, `-` gone."""
    marks = ""
    for home in [*setup["locations"], *setup["nomad_tokens"]]:
        near = [owner for owner in setup["seats"] if owner in map(pieces.get, NEIGHBOURS[home])]
        copies = 2 if home in setup["locations"] else 1
        if seat in near[:copies]:
            gone = setup["nomad_tokens"].get(home) == "treasure" or random.random() < 0.1
            marks += home + ("-" if gone else random.choice("!!+") if seat == turn else "+")
    return marks or "-"


# --- Lock-step --------------------------------------------------------------------------------

ENOUGH_SKIPPED = 20


def check_game(
    spec: str, seed: int, policy: str = "eager", crowd: bool = False, rulings: Rulings | None = None
) -> Counter[str]:
    """Play one game to its end with both; returns what happened, raises where they disagree.

    The referee goes by the rulings of the spec, unless others are given.
    """
    match = Match.new(spec, seed)
    random = Random(f"{spec} {seed} {policy} {crowd}")
    state = crowded(match, random) if crowd else match.game.start(match.setup)
    setup = cast(Setup, plain(match.game.describe(match.setup)))
    setup["rulings"] = rulings or setup["rulings"]
    notes: Counter[str] = Counter()
    try:
        # A crowded start may lack all cards of the terrains left (R9): such a game never ends.
        while not state.is_over and not (crowd and notes["mandatory skipped"] > ENOUGH_SKIPPED):
            table, state = check_step(setup, state, random, POLICIES[policy])
            notes += table.notes
        if state.is_over:
            check_over(setup, state)
    except AssertionError as error:
        replay = f"check_game({spec!r}, {seed}, {policy!r}, {crowd})"
        raise AssertionError(f"{replay}\n{error}\nin {state.position_line()}") from error
    return notes


def check_step(setup: Setup, state: State, random: Random, policy: Policy) -> tuple[Table, State]:
    """Compare the legal actions, take one, compare what follows."""
    game = find_game("kingdom-builder")
    position = cast(Position, plain(state.position()))
    table = Table(setup, position)
    ours, theirs = table.legal(), {game.action_text(a) for a in state.legal_actions()}
    assert ours == theirs, f"legal only here {ours - theirs}, only there {theirs - ours}"
    if position["seat"] == "chance":
        cards = [card for card, count in position["deck"].items() for _ in range(count)]
        chances = {game.action_text(a): weight for a, weight in state.chance_outcomes()}
        assert chances == Counter(f"draw {card}" for card in cards), chances
        action = f"draw {random.choice(cards)}"
    else:
        action = policy(random, table, sorted(ours))
    table.play(action)
    following = state.child(game.parse_action(action))
    found = cast(Position, plain(following.position()))
    assert set(found) == set(table.now), set(found) ^ set(table.now)
    for field, expected in table.now.items():
        value = found.get(field)
        assert value == expected, f"{field} after {action}: {expected} here, {value} there"
    if action == "end":
        check_scores(setup, found, following)
    return table, following


def check_over(setup: Setup, state: State) -> None:
    """Nothing is left to decide, and the final scores are right."""
    position = cast(Position, plain(state.position()))
    assert legal(setup, position) == set()
    assert state.legal_actions() == []
    check_scores(setup, position, state)


def check_scores(setup: Setup, position: Position, state: State) -> None:
    """Gold per source, the places that earn it, and who wins."""
    gold = scores(setup, position)
    earned = awards(setup, position)
    result = state.result()
    for seat, score in zip(setup["seats"], result.scores, strict=True):
        assert score.by_source() == gold[seat], f"gold of {seat}: {gold[seat]} here"
        for source, ways in earned[seat].items():
            given = sorted((a.points, a.places) for a in score.awards if a.source == source)
            assert given in ways, f"{source} of {seat}: {ways} here, {given} there"
    totals = {seat: sum(by_source.values()) for seat, by_source in gold.items()}
    assert {setup["seats"][seat] for seat in result.winners} == winners(totals), totals
