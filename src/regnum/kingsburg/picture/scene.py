"""What a picture of the table shows."""

from dataclasses import dataclass

from regnum.core.bits import bits, mask_of
from regnum.core.seats import NOBODY, seat_name
from regnum.kingsburg.data import NEUTRAL_SEAT, Enemy
from regnum.kingsburg.rules.scoring import track_points
from regnum.kingsburg.rules.step import current_phase
from regnum.kingsburg.rules.winter import walls
from regnum.kingsburg.state import State

NEUTRAL = "N"  # stands in place of a seat at neutral dice


@dataclass(frozen=True)
class Placement:
    """Dice standing at an advisor."""

    advisor: int  # 1 to 18
    seat: str  # A to E, or N for neutral dice
    dice: tuple[int, ...]
    white: tuple[int, ...]
    token: bool  # a +2 token lies with them
    market: int  # -1, 0 or 1


@dataclass(frozen=True)
class Province:
    """What a seat owns."""

    seat: str
    goods: tuple[int, int, int]  # gold, wood, stone
    tokens: int
    soldiers: int
    points: int
    buildings: frozenset[int]  # numbers of the plans that stand
    dice: tuple[int, ...]  # the coloured ones (none before the roll), then white ones
    sent: tuple[bool, ...]  # for each of `dice`: already standing at an advisor


@dataclass(frozen=True)
class Scene:
    """What a picture of the table shows."""

    year: int  # 1 to 5
    phase: int  # 1 to 8
    order: tuple[str, ...]  # seats in turn order
    placements: tuple[Placement, ...]
    provinces: tuple[Province, ...]  # by seat
    envoy: str | None  # the seat that has the King's Envoy
    year_cards: tuple[Enemy, ...]  # what the enemy may be
    enemy: Enemy | None  # as far as it is to be shown

    @property
    def enemy_range(self) -> tuple[int, int]:
        """The least and the greatest strength this year."""
        strengths = [card.strength for card in self.year_cards]
        return min(strengths), max(strengths)


def building_strength(province: Province, enemy: Enemy | None) -> int:
    """What the standing buildings add in battle, against a known enemy or any."""
    standing = walls(mask_of(province.buildings), enemy.name if enemy else None)
    return sum(standing.values())


def scene_of(state: State) -> Scene:
    """What a picture of the table shows."""
    return Scene(
        year=state.year + 1,
        phase=current_phase(state),
        order=tuple(seat_name(seat) for seat in state.order),
        placements=tuple(
            Placement(
                group.advisor,
                NEUTRAL if group.seat == NEUTRAL_SEAT else seat_name(group.seat),
                group.coloured,
                group.white,
                group.token,
                group.shift,
            )
            for group in state.groups
        ),
        provinces=tuple(
            Province(
                seat=seat_name(seat),
                goods=state.goods[seat],
                tokens=state.tokens[seat],
                soldiers=state.soldiers[seat],
                points=track_points(state, seat),
                buildings=frozenset(bits(state.buildings[seat])),
                dice=state.dice[seat],
                sent=tuple(bool(state.spent[seat] >> n & 1) for n in range(len(state.dice[seat]))),
            )
            for seat in range(state.setup.players)
        ),
        envoy=None if state.envoy == NOBODY else seat_name(state.envoy),
        year_cards=state.setup.enemies[state.year],
        enemy=None if state.enemy is None else state.enemy_card(),
    )
