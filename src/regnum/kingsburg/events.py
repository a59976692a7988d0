"""What followed from a decision, found by comparing the states before and after it."""

from collections.abc import Iterator, Sequence

from regnum.core.bits import bits
from regnum.core.contract import Action, Event, Json
from regnum.core.seats import NOBODY, Seat, seat_name
from regnum.kingsburg.actions import DONE, INFLUENCE, INFLUENCE_PARTS, ROLLED
from regnum.kingsburg.data import (
    GIFTS,
    GOODS,
    PHASE_CODES,
    PHASE_NAMES,
    PLANS,
    SOURCES,
    TOKEN_VALUE,
    full_name,
)
from regnum.kingsburg.rules.building import Building
from regnum.kingsburg.rules.enemy import is_enemy_revealed
from regnum.kingsburg.rules.losses import falling
from regnum.kingsburg.rules.recruiting import Recruiting
from regnum.kingsburg.rules.rerolls import ChapelRoll, StatueRoll
from regnum.kingsburg.rules.roll import Rolling
from regnum.kingsburg.rules.season_end import Selling
from regnum.kingsburg.rules.step import current_phase
from regnum.kingsburg.rules.two_players import Neutral
from regnum.kingsburg.rules.winter import (
    DEFEAT,
    WON,
    Reinforcing,
    bonuses,
    combat_value,
    result,
    walls,
)
from regnum.kingsburg.setup import print_card
from regnum.kingsburg.state import State

NOTHING_DONE: dict[type, str] = {
    Building: "builds nothing",
    Selling: "sells nothing",
    Recruiting: "hires no more soldiers",
}


def events(before: State, action: Action, after: State) -> Iterator[Event]:
    """The decision itself, then what it changed: the own seat first, then the others."""
    yield from _decision(before, action, after)
    yield from _enemy(before, after)
    yield from _battle(before, action)
    seats = range(before.setup.players)
    for seat in sorted(seats, key=lambda seat: seat != before.seat):
        yield from _province(before, action, after, seat)
    if after.envoy != before.envoy and after.envoy != NOBODY:
        text = f"{seat_name(after.envoy)} receives the King's Envoy"
        yield Event("envoy", text, after.envoy)
    if after.order != before.order:
        order = [seat_name(seat) for seat in after.order]
        text = f"the turn order is {' '.join(order)}"
        yield Event("order", text, after.order[0], details={"order": order})
    if after.is_over:
        yield Event("over", "the game is over", before.order[0])
    elif (after.year, phase := current_phase(after)) != (before.year, current_phase(before)):
        details: dict[str, Json] = {"year": after.year + 1, "phase": PHASE_CODES[phase - 1]}
        text = f"year {after.year + 1}: {PHASE_NAMES[phase - 1]}"
        yield Event("phase", text, after.order[0], details=details)


def _decision(before: State, action: Action, after: State) -> Iterator[Event]:
    seat, step = before.seat, before.stack[-1]
    if action >= INFLUENCE:
        yield _influence(before, action)
    elif action == DONE:
        text = f"{seat_name(seat)} {NOTHING_DONE[type(step)]}"
        yield Event("nothing", text, seat, step.name)
    elif action in ROLLED:
        yield from _roll(before, action, after)


def _influence(before: State, action: Action) -> Event:
    sent, token, shift = INFLUENCE_PARTS[action]
    seat = before.seat
    dice = [die for n, die in enumerate(before.dice[seat]) if sent >> n & 1]
    advisor = sum(dice) + TOKEN_VALUE * token + shift
    extra = " and a +2 token" * token + " by the Market" * bool(shift)
    envoy = before.occupied >> advisor & 1 == 1
    text = f"{seat_name(seat)} sends {_sum(dice)}{extra} to the {_title(advisor)}"
    details: dict[str, Json] = {
        "advisor": advisor,
        "dice": dice,
        "token": token,
        "market": shift,
        "envoy": envoy,
    }
    return Event(
        "influence",
        text + ", with the Envoy" * envoy,
        seat,
        GIFTS[advisor].name,
        details=details,
    )


def _roll(before: State, action: Action, after: State) -> Iterator[Event]:
    """Whose dice these are."""
    match before.stack[-1]:
        case Neutral():
            for group in after.groups[len(before.groups) :]:
                text = f"neutral dice {_sum(group.coloured)} stand at the {_title(group.advisor)}"
                details: dict[str, Json] = {
                    "advisor": group.advisor,
                    "dice": list(group.coloured),
                }
                name = GIFTS[group.advisor].name
                yield Event("neutral", text, before.order[0], name, details=details)
        case Rolling() as rolling:
            seat = before.order[rolling.at]
            yield _rolled(seat, rolling.name, "dice", action, rolling.has_coloured)
        case ChapelRoll() as roll:
            yield _rolled(roll.seat, roll.name, "dice", action, roll.rolled > 0)
        case StatueRoll() as roll:
            yield _rolled(roll.seat, roll.name, "one die again", action, is_white=False)


def _rolled(seat: Seat, source: str, what: str, action: Action, is_white: bool) -> Event:
    details: dict[str, Json] = {"dice": list(ROLLED[action]), "white": is_white}
    text = f"{seat_name(seat)} rolls {'a white die' if is_white else what}"
    return Event("roll", text, seat, source, details=details)


def _sum(dice: Sequence[int]) -> str:
    return "+".join(map(str, dice))


def _title(advisor: int) -> str:
    return f"{full_name(GIFTS[advisor].name)} ({advisor})"


def _enemy(before: State, after: State) -> Iterator[Event]:
    """Who looked is public; what they saw is not, until the card is turned."""
    if is_enemy_revealed(after) and not is_enemy_revealed(before):
        card = after.enemy_card()
        text = f"the enemy is turned: {card.name}, strength {card.strength}"
        details: dict[str, Json] = {"strength": card.strength}
        yield Event("enemy", text, after.order[0], card.name, details=details)
    else:
        for seat in bits(after.seen & ~before.seen):
            year: dict[str, Json] = {"year": after.year + 1}
            yield Event("peek", f"{seat_name(seat)} looks at the enemy", seat, details=year)


def _battle(before: State, action: Action) -> Iterator[Event]:
    if isinstance(before.stack[-1], Reinforcing):
        die, card = ROLLED[action][0], before.enemy_card()
        seats = range(before.setup.players)
        values = [combat_value(before, seat) + die for seat in seats]
        results = [result(before, seat, values[seat]) for seat in seats]
        words = ", ".join(f"{seat_name(seat)} {values[seat]}" for seat in before.order)
        details: dict[str, Json] = {
            "year": before.year + 1,
            "card": print_card(card),
            "strength": card.strength,
            "king_die": die,
            "soldiers": {seat_name(seat): before.soldiers[seat] for seat in seats},
            "buildings": {
                seat_name(seat): dict(walls(before.buildings[seat], card.name)) for seat in seats
            },
            "values": {seat_name(seat): values[seat] for seat in before.order},
            "results": {seat_name(seat): results[seat] for seat in seats},
            "bonuses": {
                seat_name(seat): list(bonuses(before, seat, values))
                for seat in seats
                if results[seat] in WON
            },
            "falling": {
                seat_name(seat): [
                    PLANS[building].name
                    for building in falling(before.buildings[seat], card.loss_buildings)
                ]
                for seat in seats
                if results[seat] == DEFEAT
            },
        }
        text = f"the King's die shows {die}; combat values: {words}"
        yield Event("battle", text, before.order[0], card.name, details=details)


def _province(before: State, action: Action, after: State, seat: Seat) -> Iterator[Event]:
    name = seat_name(seat)
    for building in bits(after.buildings[seat] & ~before.buildings[seat]):
        title = PLANS[building].name
        yield Event("built", f"{name} builds the {full_name(title)}", seat, title)
    for building in bits(before.buildings[seat] & ~after.buildings[seat]):
        title = PLANS[building].name
        yield Event("razed", f"{name} loses the {full_name(title)}", seat, title)
    goods = zip(GOODS, before.goods[seat], after.goods[seat], strict=True)
    changes = {good: new - old for good, old, new in goods if new != old}
    if after.tokens[seat] != before.tokens[seat]:
        changes["token"] = after.tokens[seat] - before.tokens[seat]
    is_kings_die = isinstance(before.stack[-1], Reinforcing)
    if after.soldiers[seat] > before.soldiers[seat] and not is_kings_die:
        changes["soldier"] = after.soldiers[seat] - before.soldiers[seat]
    if changes:
        words = ", ".join(f"{change:+} {what}" for what, change in changes.items())
        yield Event("goods", f"{name}: {words}", seat, details=changes)
    booked = zip(SOURCES, before.booked_for(seat), after.booked_for(seat), strict=True)
    for source, points_before, points_after in booked:
        points = points_after - points_before
        if points:
            unit = "point" if abs(points) == 1 else "points"
            text = f"{name}: {points:+} {unit} from {source.replace('-', ' ')}"
            yield Event("points", text, seat, source, points, (source,))
