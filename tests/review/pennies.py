"""A game whose every value is known: a coin is tossed for a seat, then it takes some pennies.

A coin brings 2 points or nothing. The judge knows that more pennies are better, so what a decision
costs is what was left lying, and what a toss brings is 1 more or 1 less than expected.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Self

from regnum.core import contract
from regnum.core.bits import bits
from regnum.core.chance import Source
from regnum.core.contract import Action, Game
from regnum.core.errors import Malformed, Reason
from regnum.core.judging import ActionValues, Judge
from regnum.core.match import Match
from regnum.core.scores import Award, Score
from regnum.core.seats import CHANCE, Seat
from regnum.core.steps import OVER, SEAT, Step, step

PENNIES = (0, 1, 5)
TAILS, HEADS = len(PENNIES), len(PENNIES) + 1
COIN = 2  # points for heads
TEXTS = {n: f"take {count}" for n, count in enumerate(PENNIES)} | {TAILS: "tails", HEADS: "heads"}
ALL = PENNIES.index(5)


class Setup:
    """How many seats and rounds there are, and whether all must be taken."""

    def __init__(self, players: int, rounds: int, is_forced: bool) -> None:
        self.players, self.rounds, self.is_forced = players, rounds, is_forced
        self.spec = f"pennies(players={players},rounds={rounds})"


class State(contract.State):
    """A moment."""

    __slots__ = ("points", "round")

    setup: Setup
    points: list[int]
    round: int

    def copy(self) -> Self:
        twin = self.__class__()
        twin.setup, twin.seat, twin._legal = self.setup, self.seat, self._legal
        twin.stack, twin.points, twin.round = self.stack[:], self.points[:], self.round
        return twin


def start(setup: Setup) -> State:
    """Before the first coin."""
    state = State()
    state.setup, state._legal, state.stack = setup, None, []
    state.points, state.round = [0] * setup.players, 0
    state.settle()
    return state


def begin(state: State) -> None:
    """The next round, or the end."""
    if state.round == state.setup.rounds:
        state.stack = [OVER]
        return
    state.round += 1
    for seat in reversed(range(state.setup.players)):
        state.stack += [Taking(seat), Tossing(seat)]


@step
class Tossing(Step[State]):
    """A coin for a seat."""

    name = "tossing"
    notation = (SEAT,)
    seat: Seat

    def decider(self, state: State) -> Seat | None:
        return CHANCE

    def legal(self, state: State) -> int:
        return 1 << TAILS if state.setup.is_forced else 1 << TAILS | 1 << HEADS

    def outcomes(self, state: State) -> list[tuple[Action, int]]:
        return [(action, 1) for action in bits(self.legal(state))]

    def play(self, state: State, action: Action) -> None:
        state.stack.pop()
        state.points[self.seat] += COIN * (action == HEADS)


@step
class Taking(Step[State]):
    """A seat takes some pennies."""

    name = "taking"
    notation = (SEAT,)
    seat: Seat

    def decider(self, state: State) -> Seat | None:
        return self.seat

    def legal(self, state: State) -> int:
        return 1 << ALL if state.setup.is_forced else (1 << len(PENNIES)) - 1

    def play(self, state: State, action: Action) -> None:
        state.stack.pop()
        state.points[self.seat] += PENNIES[action]

    def why_not(self, state: State, action: Action) -> Reason:
        return Reason("taking", "take some pennies")


class Knowing(Judge[State]):
    """Takes all there is."""

    playout_rounds = 1

    def action_values(self, state: State) -> ActionValues:
        return [(float(PENNIES[action]), 1 << action) for action in bits(state.legal_mask)]

    def evaluate(self, state: State, seat: Seat) -> dict[str, float]:
        return {"points": float(state.points[seat])}


def deal(_options: Mapping[str, str], _source: Source) -> Setup:
    raise Malformed("pennies are set up by hand")


def score(state: State, seat: Seat) -> Score:
    return Score((Award("points", state.points[seat]),), ("points",))


def winners(_state: State, scores: list[Score]) -> list[Seat]:
    most = max(score.total for score in scores)
    return [seat for seat, score in enumerate(scores) if score.total == most]


def redraw(_state: State, _seat: Seat, _random: Random) -> None:
    """Nothing is hidden."""


def nothing(*_: object) -> Any:
    """What is not asked for here."""
    return {}


GAME: Game[Any, Any] = Game(
    key="pennies",
    title="Pennies",
    seats=range(2, 4),
    rules_version=1,
    options=(),
    example_option="",
    action_count=len(TEXTS),
    action_texts=TEXTS,
    parse_action={text: action for action, text in TEXTS.items()}.__getitem__,
    deal=deal,
    start=start,
    begin=begin,
    score=score,
    winners=winners,
    redraw=redraw,
    describe=nothing,
    public=nothing,
    private=nothing,
    position=nothing,
    print_position=lambda state: state.setup.spec,
    parse_position=nothing,
    events=nothing,
    judge=Knowing({}),
)
State.game = GAME


def play(
    taken: Mapping[int, Action], players: int = 2, rounds: int = 6, is_forced: bool = False
) -> Match:
    """A whole match in which everybody takes all, but for some decisions, counted from 0."""
    match = Match(GAME, Setup(players, rounds, is_forced), seed=7)
    match.roll()
    decisions = 0
    while not match.state.is_over:
        match.play(taken.get(decisions, ALL))
        decisions += 1
    return match
