"""The Outpost: one settlement is built without regard to building rule 3."""

from regnum.core.contract import Action
from regnum.core.errors import Args, Reason
from regnum.core.steps import step
from regnum.kingdom_builder.actions import BUILD, MOVE, USE
from regnum.kingdom_builder.board import Cell, Cells
from regnum.kingdom_builder.data import OUTPOST
from regnum.kingdom_builder.rules.step import TurnStep
from regnum.kingdom_builder.rules.tokens import spend_token
from regnum.kingdom_builder.state import State

OUTPOST_BIT = 1 << USE + OUTPOST
ANYWHERE = "by-itself"  # where a settlement may stand that rule 3 does not bind


class Freeable(TurnStep):
    """A step that builds, and that an Outpost can free from rule 3."""

    __slots__ = ()

    def pool(self, state: State) -> Cells:
        """Where the settlement may stand, rule 3 aside."""
        raise NotImplementedError

    def why_not_build(self, state: State, cell: Cell) -> Reason:
        """Why the settlement cannot stand on a hex."""
        raise NotImplementedError


def outpost_offer(state: State) -> int:
    """An Outpost as an action, where one is ready. It may also be wasted (R61)."""
    return OUTPOST_BIT if state.ready & state.setup.homes_of_kind[OUTPOST] else 0


def use_outpost(state: State) -> None:
    """Free the build that is pending."""
    spend_token(state, OUTPOST)
    state.stack.append(FREED)


@step
class Freed(TurnStep):
    """The build below is freed from rule 3, and only this one; its pool still binds (R50)."""

    name = "outpost"
    request = "build the settlement that the outpost frees"

    def legal(self, state: State) -> int:
        return freed_build(state).pool(state) << BUILD

    def play(self, state: State, action: Action) -> None:
        state.stack.pop()
        state.stack[-1].play(state, action)

    def why_not_hex(self, state: State, action: Action) -> Reason:
        if action < MOVE:
            return freed_build(state).why_not_build(state, action - BUILD)
        return TurnStep.why_not_hex(self, state, action)

    def awaited(self, state: State) -> Args:
        """What the build below asks for, but anywhere."""
        freed = freed_build(state)
        return {"frees": freed.name, **freed.awaited(state), "place": ANYWHERE}


FREED = Freed()


def freed_build(state: State) -> Freeable:
    """The build below an Outpost that is on top."""
    freed = state.below()
    assert isinstance(freed, Freeable)
    return freed
