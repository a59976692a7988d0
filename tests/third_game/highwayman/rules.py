"""The rules: a purse for each seat, then each stays or leaves, then the purses are compared."""

from highwayman.state import NO_PURSE, Setup, State
from regnum.core.bits import bits
from regnum.core.contract import Action, Json
from regnum.core.errors import Args, Malformed, Reason
from regnum.core.scores import Award, Score
from regnum.core.seats import CHANCE, Seat, seat_name
from regnum.core.steps import OVER, SEAT, Over, Step, step

LEAVE, STAY, PURSE = 0, 1, 2
PURSES = range(1, 7)
ACTION_TEXTS = {LEAVE: "leave", STAY: "stay", **{PURSE + n: f"purse {n + 1}" for n in range(6)}}
SURE, SPOILS = 1, 3


def parse_action(text: str) -> Action:
    """The action with this text."""
    for action, known in ACTION_TEXTS.items():
        if text == known:
            return action
    raise Malformed(f"{text!r} is not an action: write stay or leave")


def start(setup: Setup) -> State:
    """Before the first purse."""
    state = State(setup)
    state.settle()
    return state


def begin_round(state: State) -> None:
    """Share out the spoils of the last round and fill the purses, or end."""
    if state.round:
        _share(state)
    if state.round == state.setup.rounds:
        state.stack = [OVER]
        return
    state.round += 1
    state.stayed = 0
    state.purses = [NO_PURSE] * state.setup.players
    seats = range(state.setup.players)
    state.stack = [
        *(Choosing(seat) for seat in reversed(seats)),
        *(Filling(seat) for seat in reversed(seats)),
    ]


def _share(state: State) -> None:
    fullest = max((state.purses[seat] for seat in bits(state.stayed)), default=NO_PURSE)
    for seat, purse in enumerate(state.purses):
        if not state.stayed >> seat & 1:
            state.points[seat] += SURE
        elif purse == fullest:
            state.points[seat] += SPOILS


@step
class Filling(Step[State]):
    """A seat finds out what is in its purse; nobody else does."""

    name = "filling"
    notation = (SEAT,)

    seat: Seat

    def decider(self, state: State) -> Seat | None:
        return CHANCE

    def legal(self, state: State) -> int:
        return sum(1 << action for action, _ in self.outcomes(state))

    def outcomes(self, state: State) -> list[tuple[Action, int]]:
        return [(PURSE + n, 1) for n in range(len(PURSES))]

    def witnesses(self, state: State) -> list[Seat]:
        return [self.seat]

    def play(self, state: State, action: Action) -> None:
        state.stack.pop()
        state.purses[self.seat] = PURSES[action - PURSE]

    def why_not(self, state: State, action: Action) -> Reason:
        return Reason("chance", "the purses are filled first")

    def describe(self, state: State) -> dict[str, Json]:
        return {"seat": seat_name(self.seat)}


@step
class Choosing(Step[State]):
    """A seat stays or leaves."""

    name = "choosing"
    request = "stay or leave"
    notation = (SEAT,)

    seat: Seat

    def decider(self, state: State) -> Seat | None:
        return self.seat

    def legal(self, state: State) -> int:
        return 1 << STAY | 1 << LEAVE

    def play(self, state: State, action: Action) -> None:
        state.stack.pop()
        state.stayed |= (action == STAY) << self.seat

    def awaited(self, state: State) -> Args:
        return {"round": state.round}

    def describe(self, state: State) -> dict[str, Json]:
        return {"seat": seat_name(self.seat)}


STEPS = {kind.name: kind for kind in (Filling, Choosing, Over)}


def score(state: State, seat: Seat) -> Score:
    """The points."""
    return Score((Award("points", state.points[seat]),), ("points",))


def winners(state: State, scores: list[Score]) -> list[Seat]:
    """The most points; ties are shared."""
    most = max(score.total for score in scores)
    return [seat for seat, score in enumerate(scores) if score.total == most]
