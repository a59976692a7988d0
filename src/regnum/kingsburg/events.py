"""What followed from a decision, found by comparing the states before and after it."""

from collections.abc import Iterator, Sequence

from regnum.core.bits import bits
from regnum.core.contract import Action, Event
from regnum.core.seats import NOBODY, Seat, seat_name
from regnum.kingsburg.actions import INFLUENCE, ROLLED, influence_parts
from regnum.kingsburg.battle import combat_value
from regnum.kingsburg.data import GIFTS, GOODS, PHASE_NAMES, PLANS, SOURCES, TOKEN_VALUE
from regnum.kingsburg.frames import REINFORCING
from regnum.kingsburg.state import State


def events(before: State, action: Action, after: State) -> Iterator[Event]:
    """Dice at court, goods, buildings, points, the enemy, and the turn of the year."""
    yield from _court(before, action, after)
    yield from _enemy(before, after)
    yield from _battle(before, action)
    for seat in range(before.setup.players):
        yield from _province(before, action, after, seat)
    if after.envoy != before.envoy and after.envoy != NOBODY:
        text = f"{seat_name(after.envoy)} receives the King's Envoy"
        yield Event("envoy", text, after.envoy)
    if after.order != before.order:
        order = " ".join(seat_name(seat) for seat in after.order)
        yield Event("order", f"the turn order is {order}", after.order[0])
    if after.is_over:
        yield Event("over", "the game is over", before.order[0])
    elif (after.year, after.phase) != (before.year, before.phase):
        name = PHASE_NAMES[after.phase - 1]
        yield Event("phase", f"year {after.year + 1}: {name}", after.order[0])


def _court(before: State, action: Action, after: State) -> Iterator[Event]:
    if action >= INFLUENCE:
        sent, token, shift = influence_parts(action)
        seat = before.seat
        dice = [die for n, die in enumerate(before.dice[seat]) if sent >> n & 1]
        advisor = sum(dice) + TOKEN_VALUE * token + shift
        extra = " and a +2 token" * token + " by the Market" * bool(shift)
        envoy = ", with the Envoy" if before.occupied >> advisor & 1 else ""
        text = f"{seat_name(seat)} sends {_sum(dice)}{extra} to the {_title(advisor)}{envoy}"
        yield Event("influence", text, seat, GIFTS[advisor].name)
    elif len(after.groups) > len(before.groups):
        for group in after.groups[len(before.groups) :]:
            text = f"neutral dice {_sum(group[2])} stand at the {_title(group[0])}"
            yield Event("neutral", text, before.order[0], GIFTS[group[0]].name)


def _sum(dice: Sequence[int]) -> str:
    return "+".join(map(str, dice))


def _title(advisor: int) -> str:
    return f"{GIFTS[advisor].name} ({advisor})"


def _enemy(before: State, after: State) -> Iterator[Event]:
    """Who looked is public; what they saw is not, until the card is turned."""
    if after.is_enemy_revealed and not before.is_enemy_revealed:
        card = after.enemy_card()
        text = f"the enemy is turned: {card.name}, strength {card.strength}"
        yield Event("enemy", text, after.order[0], card.name)
    else:
        for seat in bits(after.seen & ~before.seen):
            yield Event("peek", f"{seat_name(seat)} looks at the enemy", seat)


def _battle(before: State, action: Action) -> Iterator[Event]:
    if before.stack[-1][0] == REINFORCING:
        soldiers = ROLLED[action][0]
        values = ", ".join(
            f"{seat_name(seat)} {combat_value(before, seat) + soldiers}" for seat in before.order
        )
        text = f"the King's die shows {soldiers}; combat values: {values}"
        yield Event("battle", text, before.order[0])


def _province(before: State, action: Action, after: State, seat: Seat) -> Iterator[Event]:
    name = seat_name(seat)
    for building in bits(after.buildings[seat] & ~before.buildings[seat]):
        yield Event("built", f"{name} builds the {PLANS[building].name}", seat)
    for building in bits(before.buildings[seat] & ~after.buildings[seat]):
        yield Event("razed", f"{name} loses the {PLANS[building].name}", seat)
    changes = [
        *_changes(before.goods[seat], after.goods[seat], GOODS),
        *_changes((before.tokens[seat],), (after.tokens[seat],), ("+2 token",)),
    ]
    if after.soldiers[seat] > before.soldiers[seat]:
        changes.append(f"+{after.soldiers[seat] - before.soldiers[seat]} soldiers")
    if changes:
        yield Event("goods", f"{name}: {', '.join(changes)}", seat)
    for n, source in enumerate(SOURCES):
        points = after.booked[seat * len(SOURCES) + n] - before.booked[seat * len(SOURCES) + n]
        if points:
            text = f"{name}: {points:+} points from {source}"
            yield Event("points", text, seat, source, points, (source,))


def _changes(before: Sequence[int], after: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    for old, new, name in zip(before, after, names, strict=True):
        if new != old:
            yield f"{new - old:+} {name}"
