"""Positions of Kingsburg for tests, in the words of the game."""

from collections.abc import Mapping

from playing import legal, play
from regnum.core.chance import Source
from regnum.core.seats import NOBODY, SEAT_LETTERS
from regnum.kingsburg.data import GOODS, PLANS, SOURCES
from regnum.kingsburg.rules.year import Phase, start
from regnum.kingsburg.setup import deal
from regnum.kingsburg.state import State

PHASE_NAMES = ["aid", "spring", "reward", "summer", "envoy", "autumn", "recruiting", "winter"]


def scenario(
    *,
    phase: str = "spring",
    players: int = 2,
    year: int = 1,
    order: str = "",
    goods: Mapping[str, tuple[int, int, int]] | None = None,
    tokens: Mapping[str, int] | None = None,
    soldiers: Mapping[str, int] | None = None,
    points: Mapping[str, int] | None = None,
    buildings: Mapping[str, str] | None = None,
    envoy: str = "",
    **options: str,
) -> State:
    """A position at the beginning of a phase, run on to its first decision or chance outcome.

    goods: gold, wood and stone per seat. buildings: names separated by spaces; what stands left
    of them in their rows stands too. points: booked from advisors, on top of the buildings'.
    Options of the game by name with _ for -.
    """
    letters = order or SEAT_LETTERS[:players]
    setup = deal(
        {
            "players": str(players),
            "order": letters,
            **{name.replace("_", "-"): value for name, value in options.items()},
        },
        Source(0, "setup"),
    )
    state = start(setup)
    state._legal = None
    state.year = year - 1
    for letter, has in (goods or {}).items():
        state.goods[SEAT_LETTERS.index(letter)] = has
    for letter, count in (tokens or {}).items():
        state.tokens[SEAT_LETTERS.index(letter)] = count
    for letter, count in (soldiers or {}).items():
        state.soldiers[SEAT_LETTERS.index(letter)] = count
    for letter, count in (points or {}).items():
        state.booked[SEAT_LETTERS.index(letter) * len(SOURCES)] = count
    for letter, names in (buildings or {}).items():
        for name in names.split():
            number = [plan.name for plan in PLANS].index(name)
            for built in range(number - number % 4, number + 1):
                state.buildings[SEAT_LETTERS.index(letter)] |= 1 << built
    state.envoy = SEAT_LETTERS.index(envoy) if envoy else NOBODY
    state.stack = [Phase(n) for n in range(8, PHASE_NAMES.index(phase), -1)]
    state.settle()
    return state


def roll(state: State, **dice: str) -> State:
    """Roll the coloured dice of all seats in turn order, as in roll(state, A="1 3 5")."""
    for seat in list(state.order):
        state = play(state, f"roll {dice[SEAT_LETTERS[seat]]}")
    return state


def goods(state: State, seat: str) -> dict[str, int]:
    """The goods of a seat."""
    return dict(zip(GOODS, state.goods[SEAT_LETTERS.index(seat)], strict=True))


def points(state: State, seat: str) -> int:
    """Where a seat's marker stands; the Cathedral does not count before the end."""
    track = state.position()["points"]
    assert isinstance(track, dict)
    return int(track[seat])


def standing(state: State, seat: str) -> set[str]:
    """The buildings of a seat."""
    mask = state.buildings[SEAT_LETTERS.index(seat)]
    return {plan.name for n, plan in enumerate(PLANS) if mask >> n & 1}


def decides(state: State) -> str:
    """Who decides: a letter, chance or nobody."""
    return str(state.position()["seat"])


def idle(state: State) -> State:
    """The state after everybody keeps, passes and is done, up to the next chance or choice."""
    while idly := legal(state) & {"keep", "pass", "done", "decline"}:
        state = play(state, *idly)
    return state


def court(state: State) -> list[tuple[int, str]]:
    """The advisors that have dice and whose they are, N for neutral ones, as placed."""
    return [(group[0], (SEAT_LETTERS + "N")[max(group[1], -1)]) for group in state.groups]


def dice(state: State, seat: str) -> tuple[int, ...]:
    """The dice of a seat: three coloured ones in order, then white ones."""
    return state.dice[SEAT_LETTERS.index(seat)]


def tokens(state: State, seat: str) -> int:
    """The +2 tokens of a seat."""
    return state.tokens[SEAT_LETTERS.index(seat)]


def soldiers(state: State, seat: str) -> int:
    """The soldiers of a seat."""
    return state.soldiers[SEAT_LETTERS.index(seat)]


def pass_all(state: State) -> State:
    """Nobody influences a further advisor: the advisors begin to help."""
    while "pass" in legal(state):
        state = play(state, "pass")
    return state


def harvest(state: State) -> State:
    """Everybody rolls 2, 3 and 4, white dice 3, and sends nothing: a season up to building."""
    while decides(state) == "chance":
        rolls = legal(state, "roll")
        state = play(state, f"roll {next(dice for dice in ('2 3 4', '1 2', '3') if dice in rolls)}")
    return pass_all(state)
