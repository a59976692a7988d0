"""How dice can be grouped."""

from typing import TypeAlias

from regnum.core.bits import bits
from regnum.core.contract import Action
from regnum.kingsburg.actions import ACTION_TEXTS, INFLUENCE, INFLUENCE_PARTS
from regnum.kingsburg.data import ALL_COLOURED, COLOURED_DICE, TOKEN_VALUE
from regnum.kingsburg.judge.memory import remember
from regnum.kingsburg.rules.influence import ways_to_pay

Blocks: TypeAlias = tuple[tuple[Action, int], ...]
Partitions: TypeAlias = tuple[tuple[int, ...], ...]

# Of each influence: the dice sent, whether with a token, and what is added to their sum.
INFLUENCES = {
    action: (sent, token, TOKEN_VALUE * token + shift)
    for action in ACTION_TEXTS
    if action >= INFLUENCE
    for sent, token, shift in [INFLUENCE_PARTS[action]]
}


@remember
def groupings(dice: tuple[int, ...], spent: int) -> tuple[Blocks, Partitions]:
    """The groups that unspent dice can form, each with its plain action and its sum.

    And the ways to send all dice, as tuples of numbers of groups.
    """
    blocks = ways_to_pay(dice, spent)
    by_faces = {_faces(dice, INFLUENCES[action][0]): n for n, (action, _) in enumerate(blocks)}
    partitions = {
        tuple(sorted(by_faces[_faces(dice, group)] for group in groups if group & ALL_COLOURED))
        for groups in _partitions([die for die in range(len(dice)) if not spent >> die & 1])
    }
    return blocks, tuple(sorted(partitions))


def _faces(dice: tuple[int, ...], sent: int) -> tuple[tuple[bool, int], ...]:
    """What dice look like: their colours and values."""
    return tuple(sorted((die < COLOURED_DICE, dice[die]) for die in bits(sent)))


def _partitions(dice: list[int]) -> list[list[int]]:
    if not dice:
        return [[]]
    first = 1 << dice[0]
    partitions = []
    for groups in _partitions(dice[1:]):
        partitions.append([first, *groups])
        for n, group in enumerate(groups):
            partitions.append([*groups[:n], group | first, *groups[n + 1 :]])
    return partitions
