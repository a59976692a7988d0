"""What is known about good play of Kingsburg."""

from typing import TYPE_CHECKING

from regnum.core import judging
from regnum.core.judging import Worths
from regnum.core.seats import Seat

if TYPE_CHECKING:
    from regnum.kingsburg.state import State


class Judge(judging.Judge["State"]):
    """Terms and weights."""

    def worth(self, state: "State") -> Worths:
        """All alike."""
        return [(0.0, state.legal_mask)]

    def terms(self, state: "State", seat: Seat) -> dict[str, float]:
        """The score so far."""
        return {"score": float(state.scores()[seat].total)}


TUNED = Judge({})
