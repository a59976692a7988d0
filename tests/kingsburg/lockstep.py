"""The referee and the engine play the same games of Kingsburg, in lock-step."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TypeAlias, cast

from kingsburg.referee import (
    Decision,
    Group,
    Play,
    Seat,
    Setup,
    Table,
    card_of,
)
from kingsburg.referee_data import (
    BOOKS,
    BUILDINGS,
    ENEMIES,
    GOODS,
    YEARS,
    Enemy,
)
from regnum.core.contract import State
from regnum.core.match import Match

# --- Starting in the middle ---------------------------------------------------------------------


def random_province(table: Table, seat: Seat, buildings: int, goods: int, random: Random) -> None:
    """So many buildings, left to right in their rows, and so many goods."""
    for _ in range(buildings):
        open_cells = [
            name
            for name, cell in BUILDINGS.items()
            if not table.has(seat, name)
            and sum(BUILDINGS[other].row == cell.row for other in table.buildings[seat])
            == cell.column - 1
        ]
        table.put_up(seat, random.choice(open_cells))
    for _ in range(goods):
        table.goods[seat][random.choice(GOODS)] += 1


def develop(table: Table, random: Random) -> None:
    """Well-grown provinces at the start of a year; all get the King's aid, as in year I (P3)."""
    table.year = random.randint(1, YEARS)
    random.shuffle(table.order)
    table.envoy = random.choice([None, *table.seats])
    buildings, goods = random.randint(0, len(BUILDINGS) - 1), random.randint(0, 12)
    for seat in table.seats:
        random_province(table, seat, buildings, goods, random)
        table.tokens[seat] = random.randint(0, 3)
        for book in BOOKS:
            least, most = {"advisors": (-3, 6), "losses": (-6, 0)}.get(book, (0, 6))
            table.score(seat, random.randint(least, most), book)


def line_of(table: Table, spec: str, pending: str) -> str:
    """The position in the engine's notation, between two years."""
    seats = table.seats
    rows = range(1, 6)
    levels = {
        seat: "".join(
            str(sum(BUILDINGS[name].row == row for name in table.buildings[seat])) for row in rows
        )
        for seat in seats
    }
    fields = [
        spec,
        str(table.year),
        "".join(table.order),
        ",".join("+".join(str(table.goods[seat][good]) for good in GOODS) for seat in seats),
        ",".join(str(table.tokens[seat]) for seat in seats),
        ",".join(str(table.soldiers[seat]) for seat in seats),
        ",".join(":".join(str(table.booked[seat][book]) for book in BOOKS) for seat in seats),
        ",".join(levels[seat] for seat in seats),
        ",".join("-" for _ in seats),
        "-",
        table.envoy or "-",
        "1" + "".join(table.seats) if table.revealed else "-",
        pending,
    ]
    return " ".join(fields)


def line_before_spring(table: Table, spec: str) -> str:
    """The same with all seats about to take a good from the King."""
    phases = [f"phase:{number}:-" for number in range(8, 1, -1)]
    takings = [f"taking:{seat}:1:gws" for seat in reversed(table.order)]
    return line_of(table, spec, ">".join(phases + takings))


# --- Who plays ----------------------------------------------------------------------------------

Policy: TypeAlias = Callable[[Random, Table, Decision], str]


def play_at_random(random: Random, table: Table, decision: Decision) -> str:
    """Any decision, and chance as it should be."""
    return random.choices(list(decision.legal), list(decision.legal.values()))[0]


def play_eagerly(random: Random, table: Table, decision: Decision) -> str:
    """High advisors by rare means, a building whenever one can be paid, many equal or low dice."""
    texts = list(decision.legal)
    if texts[0].startswith("roll") and random.random() < (0.5 if texts[0] == "roll 1" else 0.2):
        return texts[0]  # the lowest
    idle = {"pass", "done", "keep", "decline"}
    if random.random() < 0.95:
        texts = [text for text in texts if text not in idle] or texts
    ways = table.sendings(decision.seat, False, False) if texts[0].startswith("influence") else {}
    if ways:
        return max(texts, key=lambda text: eagerness(random, table, ways.get(text)))
    if texts[0].startswith("build") and random.random() < 0.7:
        return max(texts, key=lambda text: BUILDINGS[text.removeprefix("build ")].column)
    return random.choice(texts)


def eagerness(random: Random, table: Table, group: Group | None) -> float:
    """How much the eager policy likes to send a group."""
    if group is None:
        return 0
    rarities = bool(group["market"]) + group["token"] + len(table.groups_at(group["advisor"]))
    return group["advisor"] / len(group["dice"]) + 3 * rarities + 6 * random.random()


def play_thriftily(random: Random, table: Table, decision: Decision) -> str:
    """Goods and the Envoy are saved for dear buildings, and for two at once, the Crane first."""
    seat, texts = decision.seat, list(decision.legal)
    if table.phase == "recruiting" or texts[-1].startswith("sell"):
        return texts[0]
    if texts[-1].startswith("build"):
        dear = [text for text in texts[1:] if BUILDINGS[text.removeprefix("build ")].column > 2]
        if table.envoy == seat:
            return "build crane" if "build crane" in texts else random.choice(dear or texts[1:])
        return random.choice(dear or ["done", *texts])
    ways = table.sendings(seat, False, False) if texts[0] == "pass" else {}
    calm = [text for text in ways if not table.groups_at(ways[text]["advisor"]) and text in texts]
    return play_eagerly(random, table, Decision(seat, dict.fromkeys(calm or texts, 1)))


POLICIES: dict[str, Policy] = {
    "random": play_at_random,
    "eager": play_eagerly,
    "thrifty": play_thriftily,
}


# --- Lock-step ----------------------------------------------------------------------------------


def set_table(match: Match) -> Table:
    """The table as the match begins; the standard deck is the referee's own."""
    setup = cast(Setup, match.game.describe(match.setup))
    described = [
        [Enemy(card["name"], card["strength"], card["reward"], card["loss"]) for card in cards]
        for cards in setup["enemies"]
    ]
    deck = dict(enumerate(described, start=1))
    if "enemies=" not in match.setup.spec:
        deck = ENEMIES
    for year, cards in enumerate(setup["enemies"], start=1):
        assert cards == [card_of(enemy) for enemy in deck[year]], f"the cards of year {year}"
    return Table(setup, deck)


def check_game(
    spec: str,
    seed: int,
    policy: str | None = None,
    developed: bool | None = None,
    notes: Counter[str] | None = None,
) -> int:
    """Play one game to its end with both; returns how many actions were compared."""
    policy = policy or list(POLICIES)[seed % len(POLICIES)]
    developed = seed % 2 == 1 if developed is None else developed
    random = Random(f"{spec} {seed} {policy} {developed}")
    match = Match.new(spec, seed)
    table = set_table(match)
    state = match.game.start(match.setup)
    if developed:
        develop(table, random)
        state = match.game.parse_position(line_before_spring(table, match.setup.spec))
    steps, text = 0, "the start"
    try:
        check_scores(table, state)
        play = table.play()
        decision: Decision | None = next(play)
        while decision is not None:
            check_decision(table, decision, state)
            text = POLICIES[policy](random, table, decision)
            phase = table.phase
            decision = answer(play, text)
            state.apply(match.game.parse_action(text))
            steps += 1
            if table.phase != phase:
                check_scores(table, state)
        assert state.is_over, "the game goes on there"
        check_decision(table, Decision("nobody", {}), state)
        check_scores(table, state)
    except AssertionError as error:
        replay = f"check_game({spec!r}, {seed}, {policy!r}, {developed})"
        line = state.position_line()
        raise AssertionError(f"{replay}, step {steps}, after {text}\n{error}\n{line}") from error
    if notes is not None:
        notes.update(table.notes)
    return steps


def answer(play: Play, text: str) -> Decision | None:
    """The next decision after this one; none once it is over."""
    try:
        return play.send(text)
    except StopIteration:
        return None


def check_decision(table: Table, decision: Decision, state: State) -> None:
    """The same position, and the same things may be decided, with the same chances."""
    found = state.position()
    expected = table.position(decision.seat)
    assert set(found) == {*expected, "pending"}, set(found) ^ set(expected)
    for field, value in expected.items():
        assert found[field] == value, f"{field}: {value} here, {found[field]} there"
    text_of = state.game.action_texts
    theirs = {text_of[action]: 1 for action in state.legal_actions()}
    assert set(theirs) == set(decision.legal), (
        f"legal only here {set(decision.legal) - set(theirs)},"
        f" only there {set(theirs) - set(decision.legal)}"
    )
    if decision.seat == "chance":
        theirs = {text_of[action]: weight for action, weight in state.chance_outcomes()}
        assert theirs == decision.legal, f"chances {decision.legal} here, {theirs} there"


def check_scores(table: Table, state: State) -> None:
    """Points by source, and who would win."""
    result = state.result()
    for seat, score in zip(table.seats, result.scores, strict=True):
        expected = table.scores()[seat]
        assert score.by_source() == expected, f"{seat}: {expected} here, {score.by_source()} there"
    winners = [table.seats[seat] for seat in result.winners]
    assert winners == table.winners(), f"winners: {table.winners()} here, {winners} there"


def check_ending(spec: str, seed: int, notes: Counter[str] | None = None) -> None:
    """Compare the scores and winners of a random close finish."""
    random = Random(f"{spec} {seed} ending")
    match = Match.new(spec, seed)
    table = set_table(match)
    table.year = YEARS
    buildings, goods = random.randint(0, 18), random.randint(0, 9)
    for seat in table.seats:
        more_buildings, more_goods = random.choice((0, 0, 1)), random.choice((0, 0, 1))
        random_province(table, seat, buildings + more_buildings, goods + more_goods, random)
        total = sum(table.scores()[seat].values())
        table.score(seat, 50 + random.choice((0, 0, 0, 1)) - total, "advisors")
    table.phase = "winter"
    table.enemy, table.revealed = table.deck[YEARS][0], True
    table.seen_by = set(table.seats)
    state = match.game.parse_position(line_of(table, match.setup.spec, "over"))
    try:
        check_decision(table, Decision("nobody", {}), state)
        check_scores(table, state)
    except AssertionError as error:
        line = state.position_line()
        raise AssertionError(f"check_ending({spec!r}, {seed})\n{error}\n{line}") from error
    if notes is not None:
        notes.update(table.notes)
