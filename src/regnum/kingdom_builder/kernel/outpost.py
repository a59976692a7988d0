"""The Outpost: see the rules of the same name."""

from regnum.fast.compiling import inlined
from regnum.fast.rows import Row
from regnum.kingdom_builder.actions import USE
from regnum.kingdom_builder.data import OUTPOST
from regnum.kingdom_builder.kernel.layout import FREED, HOMES_OF_KIND, READY
from regnum.kingdom_builder.kernel.stack import push
from regnum.kingdom_builder.kernel.tokens import spend_token

OUTPOST_BIT = 1 << USE + OUTPOST


@inlined
def outpost_offer(setup: Row, state: Row) -> int:
    """An Outpost as a choice, where one is ready (R61)."""
    return OUTPOST_BIT if state[READY] & setup[HOMES_OF_KIND + OUTPOST] else 0


@inlined
def use_outpost(setup: Row, state: Row) -> None:
    """Free the build that is pending (R50)."""
    spend_token(setup, state, OUTPOST)
    push(state, FREED, 0, 0, 0)
