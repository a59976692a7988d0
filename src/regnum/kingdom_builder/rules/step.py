"""What all steps share in which a seat decides during a turn: how illegal actions are explained."""

from regnum.core.contract import Action
from regnum.core.errors import Reason
from regnum.core.seats import Seat, seat_name
from regnum.core.steps import Step, not_awaited
from regnum.kingdom_builder.actions import BUILD, END, STOP, USE
from regnum.kingdom_builder.board import CELL_NAMES, Cell
from regnum.kingdom_builder.data import OUTPOST, TERRAIN_NAMES, Kind
from regnum.kingdom_builder.rules.tokens import why_not_ready
from regnum.kingdom_builder.state import State


class TurnStep(Step[State]):
    """A step that belongs to a turn. Each says why its own actions are illegal."""

    __slots__ = ()

    def decider(self, state: State) -> Seat | None:
        """The seat whose turn it is."""
        return state.turn

    def why_not(self, state: State, action: Action) -> Reason:
        """By what the action would do."""
        if action == END:
            return self.why_not_end(state)
        if action == STOP:
            return self.why_not_stop(state)
        if action < USE:
            return Reason("not-chance", "cards are drawn when a turn is over or a card is replaced")
        if action < BUILD:
            kind = action - USE
            return why_not_ready(state, kind) or (
                self.why_not_outpost(state) if kind == OUTPOST else self.why_not_use(state, kind)
            )
        return self.why_not_hex(state, action)

    def why_not_end(self, state: State) -> Reason:
        """Why the turn cannot end now."""
        return not_awaited(state, self)

    def why_not_stop(self, state: State) -> Reason:
        """Why nothing can be stopped now."""
        text = "only walls and the steps of a resettlement can be stopped"
        return Reason("nothing-to-stop", text)

    def why_not_use(self, state: State, kind: Kind) -> Reason:
        """Why a token that is ready cannot be used now."""
        return not_awaited(state, self)

    def why_not_outpost(self, state: State) -> Reason:
        """Why an Outpost cannot be used now."""
        return Reason("outpost-needs-build", "an outpost goes with a settlement being built")

    def why_not_hex(self, state: State, action: Action) -> Reason:
        """Why a hex cannot be chosen."""
        return not_awaited(state, self)

    def problem(self, state: State) -> str:
        """Why it cannot be pending on top of a turn, or nothing."""
        return "a turn is pending twice"


def not_begun(token: str) -> Reason:
    """Nothing has been done with a token, so it cannot be stopped."""
    text = "a token that was begun must be used at least once"
    return Reason("not-begun", text, {"token": token})


def why_occupied(state: State, cell: Cell) -> Reason | None:
    """What stands on a hex, so that nothing else can."""
    name = CELL_NAMES[cell]
    for seat, settlements in enumerate(state.settlements):
        if settlements >> cell & 1:
            text = f"{name} holds a settlement of {seat_name(seat)}"
            return Reason("settled", text, {"hex": name, "seat": seat_name(seat)})
    if state.walls >> cell & 1:
        return Reason("walled", f"a stone wall stands on {name}", {"hex": name})
    if state.setup.board.specials >> cell & 1:
        text = f"nothing can stand on {name}: it is a castle, location or nomads"
        return Reason("special", text, {"hex": name, "what": _special(state, cell)})
    return None


def _special(state: State, cell: Cell) -> str:
    board = state.setup.board
    if board.castles >> cell & 1:
        return "castle"
    return "location" if cell in board.locations else "nomads"


def why_other_terrain(state: State, cell: Cell, code: str, words: str) -> Reason:
    """The hex has the wrong terrain; the code and the words say which one is wanted."""
    name, terrain = CELL_NAMES[cell], terrain_name(state, cell)
    args = {"hex": name, "terrain": terrain, "wanted": code}
    return Reason("not-in-pool", f"{name} is {terrain}, not {words}", args)


def terrain_name(state: State, cell: Cell) -> str:
    """The terrain of a hex."""
    board = state.setup.board
    return TERRAIN_NAMES[board.terrain.index(board.terrain_of(cell))]
