"""The King's aid: a die for the poorest, or a good each for those who are equally poor."""

from regnum.core.seats import NOBODY, Seat
from regnum.kingsburg.data import ANY_GOOD
from regnum.kingsburg.rules.goods import Taking
from regnum.kingsburg.state import State


def poorest(state: State) -> list[Seat]:
    """Fewest standing buildings (P5), then fewest goods (P1), in turn order."""
    wealth = {
        seat: (state.buildings[seat].bit_count(), sum(state.goods[seat])) for seat in state.order
    }
    least = min(wealth.values())
    return [seat for seat in state.order if wealth[seat] == least]


def give_aid(state: State) -> Seat:
    """The poorest seat, which gets the King's die, or nobody.

    Where several are poorest each takes a good instead (P2), as all do in year one (P3).
    """
    needy = poorest(state)
    if len(needy) == 1:
        return needy[0]
    state.stack += [Taking(seat, 1, ANY_GOOD) for seat in reversed(needy)]
    return NOBODY
