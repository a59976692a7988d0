"""The Sword: every other seat with a settlement on the board loses one."""

from regnum.core.bits import bits, mask_of
from regnum.core.contract import Action, Json
from regnum.core.errors import Args, Reason
from regnum.core.seats import Seat, seat_name
from regnum.core.steps import SEATS, step
from regnum.kingdom_builder.actions import TAKE, WALL
from regnum.kingdom_builder.board import CELL_NAMES, Cells, neighbours
from regnum.kingdom_builder.data import SWORD
from regnum.kingdom_builder.rules.step import TurnStep
from regnum.kingdom_builder.rules.tokens import Use, lose_token
from regnum.kingdom_builder.state import State


def victims_of(state: State) -> int:
    """The other seats that have a settlement on the board."""
    victims = 0
    for seat, settlements in enumerate(state.settlements):
        if settlements and seat != state.turn:
            victims |= 1 << seat
    return victims


@step
class Strike(TurnStep):
    """Each victim loses a settlement that the Sword's user picks, or its owner (R51)."""

    name = "sword"
    request = "take a settlement that the sword removes"
    notation = (SEATS,)

    victims: int  # seats that still lose a settlement

    def decider(self, state: State) -> Seat | None:
        if not self.victims:
            return None
        if not state.setup.owner_chooses:
            return state.turn
        players = state.setup.players
        clockwise = ((state.turn + n) % players for n in range(1, players))
        return next(seat for seat in clockwise if self.victims >> seat & 1)

    def targets(self, state: State) -> Cells:
        """The settlements one of which is to be removed now."""
        if state.setup.owner_chooses:
            return state.settlements[state.seat]
        targets = 0
        for seat in bits(self.victims):
            targets |= state.settlements[seat]
        return targets

    def legal(self, state: State) -> int:
        return self.targets(state) << TAKE

    def play(self, state: State, action: Action) -> None:
        """Back to the owner's supply (R52), perhaps with the loss of a token (R21)."""
        cell = action - TAKE
        victim = next(seat for seat, own in enumerate(state.settlements) if own >> cell & 1)
        state.stack[-1] = Strike(self.victims & ~(1 << victim))
        state.settlements[victim] ^= 1 << cell
        state.empty ^= 1 << cell
        state.reach[victim] = neighbours(state.settlements[victim])
        if state.setup.sword_loses_tokens:
            lose_token(state, victim, cell)

    def why_not_hex(self, state: State, action: Action) -> Reason:
        if not TAKE <= action < WALL:
            return TurnStep.why_not_hex(self, state, action)
        name = CELL_NAMES[action - TAKE]
        text = f"no settlement on {name} that the sword still removes"
        return Reason("not-a-victim", text, {"hex": name})

    def awaited(self, state: State) -> Args:
        own = "yes" if state.setup.owner_chooses else "no"
        return {"left": self.victims.bit_count(), "own": own}

    def describe(self, state: State) -> dict[str, Json]:
        return {"victims": [seat_name(seat) for seat in bits(self.victims)]}

    def problem(self, state: State) -> str:
        others = mask_of(seat for seat in range(state.setup.players) if seat != state.turn)
        if not self.victims or self.victims & ~others:
            return "a sword strikes other seats"
        if any(not state.settlements[seat] for seat in bits(self.victims)):
            return "a sword strikes seats with a settlement"
        return ""


USES = {SWORD: Use(victims_of, lambda state: Strike(victims_of(state)))}
