"""Counts sequences of decisions: a fingerprint of the rules that other engines can compare."""

from regnum.core.bits import bits
from regnum.core.contract import State


def perft(state: State, depth: int) -> int:
    """How many sequences of exactly so many decisions there are; chance outcomes count once.

    Examples:
        >>> from regnum import Match, games
        >>> state = Match.new(f"{games()[0]}(players=2,first=A)", seed=7).state
        >>> perft(state, 1), perft(state, 2)
        (58, 168)
    """
    if depth == 0:
        return 1
    if depth == 1:
        return state.legal_mask.bit_count()
    return sum(perft(state.child(action), depth - 1) for action in bits(state.legal_mask))
