"""Extra actions: which tokens can be used before or after the mandatory action, and their use."""

from regnum.core.errors import Reason
from regnum.kingdom_builder.actions import USE
from regnum.kingdom_builder.data import Kind
from regnum.kingdom_builder.rules import building, donation, moves, sword, walls
from regnum.kingdom_builder.rules.tokens import spend_token
from regnum.kingdom_builder.state import State

USES = {**building.USES, **moves.USES, **walls.USES, **sword.USES, **donation.USES}


def extra_actions(state: State) -> int:
    """The tokens that can be used now, as actions; an Outpost needs a build to go with (R45)."""
    setup, ready = state.setup, state.ready
    mask = 0
    if ready:
        for kind in setup.extra_kinds:
            if ready & setup.homes_of_kind[kind] and USES[kind].can_use(state):
                mask |= 1 << USE + kind
    return mask


def use_token(state: State, kind: Kind) -> None:
    """Spend a token and put on the stack what it does; nothing else comes before that (R57)."""
    spend_token(state, kind)
    state.stack.append(USES[kind].step(state))


def why_no_target(state: State, kind: Kind) -> Reason:
    """Why a token that is ready cannot be used on anything."""
    assert not USES[kind].can_use(state)
    return USES[kind].why_not(state, kind)
