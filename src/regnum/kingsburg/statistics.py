"""What is counted of a finished match, for the statistics of its players."""

from collections.abc import Mapping

from regnum.core.seats import Seat
from regnum.kingsburg.data import PLANS
from regnum.kingsburg.rules.scoring import score
from regnum.kingsburg.state import State


def statistics(state: State, seat: Seat) -> Mapping[str, float]:
    """Points by source, how many buildings stand at the end, and which."""
    points = score(state, seat).by_source()
    return {
        **{f"source-{source}": number for source, number in points.items()},
        "buildings": state.buildings[seat].bit_count(),
        **{
            f"building-{plan.name}": state.has(seat, building)
            for building, plan in enumerate(PLANS)
        },
    }
