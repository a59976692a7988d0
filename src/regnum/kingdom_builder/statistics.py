"""What is counted of a finished match, for the statistics of its players."""

from collections.abc import Mapping

from regnum.core.seats import Seat
from regnum.kingdom_builder.board import ROWS, groups
from regnum.kingdom_builder.rules.scoring import score
from regnum.kingdom_builder.state import State


def statistics(state: State, seat: Seat) -> Mapping[str, float]:
    """Gold by card, the fullest row, the largest group, tokens ever taken, settlements left."""
    own = state.settlements[seat]
    gold = score(state, seat).by_source()
    return {
        **{f"source-{source}": points for source, points in gold.items()},
        "row": max((own & row).bit_count() for row in ROWS),
        "group": max((group.bit_count() for group in groups(own)), default=0),
        "tokens": state.taken[seat].bit_count(),
        "supply": state.supply(seat),
    }
