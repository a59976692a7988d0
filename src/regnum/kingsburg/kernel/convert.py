"""From the states of the rules to rows, and back."""

from regnum.core.seats import NOBODY
from regnum.core.steps import OVER as THE_END
from regnum.core.steps import Over
from regnum.fast.rows import SEAT, Row
from regnum.kingsburg.actions import SHIFTS
from regnum.kingsburg.data import (
    CARDS_PER_YEAR,
    ENEMY_NAMES,
    NEUTRAL_SEAT,
    Enemy,
)
from regnum.kingsburg.kernel import layout as at
from regnum.kingsburg.rules.advisors import Exchanging, Help, Smuggling
from regnum.kingsburg.rules.building import Building
from regnum.kingsburg.rules.enemy import Peeking, Revealing
from regnum.kingsburg.rules.goods import Taking
from regnum.kingsburg.rules.influence import Influence
from regnum.kingsburg.rules.losses import Losing, Razing
from regnum.kingsburg.rules.recruiting import Recruiting
from regnum.kingsburg.rules.rerolls import ChapelRoll, Rerolling, StatueRoll
from regnum.kingsburg.rules.roll import Guilds, Ordering, Rolling
from regnum.kingsburg.rules.season_end import Effects, Selling
from regnum.kingsburg.rules.step import phases_to_come
from regnum.kingsburg.rules.two_players import Neutral
from regnum.kingsburg.rules.winter import Battle, Reinforcing
from regnum.kingsburg.rules.year import ALL_PHASES
from regnum.kingsburg.setup import Setup
from regnum.kingsburg.state import Group, State, Step

KINDS: dict[int, type[Step]] = {
    at.EFFECTS: Effects,
    at.BUILDING: Building,
    at.HELP: Help,
    at.INFLUENCING: Influence,
    at.ORDERING: Ordering,
    at.REROLLING: Rerolling,
    at.ROLLING: Rolling,
    at.GUILDS: Guilds,
    at.NEUTRAL: Neutral,
    at.RECRUITING: Recruiting,
    at.REVEALING: Revealing,
    at.REINFORCING: Reinforcing,
    at.BATTLE: Battle,
    at.TAKING: Taking,
    at.EXCHANGING: Exchanging,
    at.SMUGGLING: Smuggling,
    at.PEEKING: Peeking,
    at.STATUE_ROLL: StatueRoll,
    at.CHAPEL_ROLL: ChapelRoll,
    at.SELLING: Selling,
    at.LOSING: Losing,
    at.RAZING: Razing,
    at.OVER: Over,
}
_KIND_OF = {step: kind for kind, step in KINDS.items()}


def write_setup(setup: Setup, row: Row) -> None:
    """All that never changes during a match."""
    row[at.PLAYERS] = setup.players
    row[at.FIRST_ORDER : at.FIRST_ORDER + setup.players] = setup.order
    row[at.SMUGGLER_DECLINABLE] = setup.smuggler_declinable
    row[at.REWARD_AT_ZERO] = setup.reward_at_zero
    row[at.STABLE_ONCE] = setup.stable_once
    row[at.CRANE_AT_ONCE] = setup.crane_at_once
    row[at.NEUTRAL_DICE_STAY] = setup.neutral_dice_stay
    for year, cards in enumerate(setup.enemies):
        for number, card in enumerate(cards):
            words = at.ENEMIES + at.ENEMY_WORDS * (CARDS_PER_YEAR * year + number)
            row[words], row[words + 1] = _pack_enemy(card)


def _pack_enemy(enemy: Enemy) -> tuple[int, int]:
    name = ENEMY_NAMES.index(enemy.name)
    return (
        _pack(name, enemy.strength, *enemy.reward, enemy.reward_choices, enemy.reward_points),
        _pack(*enemy.loss, enemy.loss_choices, enemy.loss_buildings, enemy.loss_points),
    )


def _pack(*numbers: int) -> int:
    """Small numbers as the bytes of one word, the first lowest."""
    return sum(number << at.BYTE_BITS * n for n, number in enumerate(numbers))


def write_state(state: State, row: Row) -> None:
    """A moment of a match, all but its seed."""
    players = state.setup.players
    phases = phases_to_come(state)
    rolling, battle = state.pending(Rolling), state.pending(Battle)
    row[SEAT] = state.seat
    row[at.YEAR] = state.year
    row[at.PHASES_TO_COME] = phases
    row[at.AIDED] = NOBODY if rolling is None else rolling.aided
    row[at.ENEMY_CARD] = at.NO_CARD if state.enemy is None else state.enemy
    row[at.SEEN] = state.seen
    row[at.ENVOY_SEAT] = state.envoy
    row[at.OCCUPIED] = state.occupied
    row[at.ORDER : at.ORDER + players] = state.order
    row[at.STOCK : at.STOCK + at.KINDS_OF_GOODS * players] = sum(state.goods, ())
    row[at.BUILDINGS : at.BUILDINGS + players] = state.buildings
    row[at.TOKENS : at.TOKENS + players] = state.tokens
    row[at.SOLDIERS : at.SOLDIERS + players] = state.soldiers
    row[at.DICE : at.DICE + players] = [_pack_dice(dice) for dice in state.dice]
    row[at.SPENT : at.SPENT + players] = state.spent
    row[at.COMBAT : at.COMBAT + players] = 0 if battle is None else battle.values
    row[at.BOOKED : at.BOOKED + at.BOOKS * players] = state.booked
    _write_list(row, at.GROUP_COUNT, at.MOST_GROUPS, [_pack_group(g) for g in state.groups])
    _write_list(row, at.DEPTH, at.MOST_STEPS, [_pack_step(s) for s in state.stack[phases:]])


def _write_list(row: Row, count: int, most: int, words: list[int]) -> None:
    """A count, then so many words, then zeros."""
    row[count] = len(words)
    row[count + 1 : count + 1 + most] = words + [0] * (most - len(words))


def _pack_dice(dice: tuple[int, ...]) -> int:
    return sum(die << at.DIE_BITS * n for n, die in enumerate(dice))


def _pack_group(group: Group) -> int:
    return (
        group.advisor
        | (group.seat - NEUTRAL_SEAT) << at.GROUP_SEAT
        | _pack_dice(group.coloured) << at.GROUP_COLOURED
        | _pack_dice(group.white) << at.GROUP_WHITE
        | group.token << at.GROUP_TOKEN
        | SHIFTS.index(group.shift) << at.GROUP_SHIFT
    )


def _pack_step(step: Step) -> int:
    kind = _KIND_OF[type(step)]
    match step:
        case Building(at=place, built=built, crane_before=crane):
            return _pack(kind, place + 1, built, crane)
        case Rolling(at=place, has_coloured=has_coloured):
            return _pack(kind, place, has_coloured)
        case Battle(at=place):
            return _pack(kind, place)
    names: tuple[str, ...] = type(step).__slots__
    return _pack(kind, *(getattr(step, name) for name in names))


def read_state(setup: Setup, row: Row) -> State:
    """The moment that a row describes."""
    players = setup.players
    state = State(setup)
    words = [int(word) for word in row]

    def per_seat(first: int, each: int = 1) -> list[int]:
        return words[first : first + each * players]

    goods, card = per_seat(at.STOCK, at.KINDS_OF_GOODS), words[at.ENEMY_CARD]
    state.seat = words[SEAT]
    state.year = words[at.YEAR]
    state.enemy = None if card == at.NO_CARD else card
    state.seen = words[at.SEEN]
    state.envoy = words[at.ENVOY_SEAT]
    state.occupied = words[at.OCCUPIED]
    state.order = per_seat(at.ORDER)
    state.goods = list(zip(goods[::3], goods[1::3], goods[2::3], strict=True))
    state.buildings = per_seat(at.BUILDINGS)
    state.tokens = per_seat(at.TOKENS)
    state.soldiers = per_seat(at.SOLDIERS)
    state.dice = [_unpack_dice(dice) for dice in per_seat(at.DICE)]
    state.spent = per_seat(at.SPENT)
    state.booked = per_seat(at.BOOKED, at.BOOKS)
    state.groups = [_unpack_group(word) for word in _read_list(words, at.GROUP_COUNT)]
    steps = (_unpack_step(words, players, word) for word in _read_list(words, at.DEPTH))
    state.stack = [*ALL_PHASES[: words[at.PHASES_TO_COME]], *steps]
    return state


def _read_list(words: list[int], count: int) -> list[int]:
    return words[count + 1 : count + 1 + words[count]]


def _unpack_dice(word: int) -> tuple[int, ...]:
    dice = []
    while word:
        dice.append(word & at.DIE)
        word >>= at.DIE_BITS
    return tuple(dice)


def _unpack_group(word: int) -> Group:
    return Group(
        word & at.ADVISOR,
        (word >> at.GROUP_SEAT & (1 << at.GROUP_SEAT_BITS) - 1) + NEUTRAL_SEAT,
        _unpack_dice(word >> at.GROUP_COLOURED & at.COLOURED),
        _unpack_dice(word >> at.GROUP_WHITE & (1 << at.MOST_WHITE * at.DIE_BITS) - 1),
        bool(word >> at.GROUP_TOKEN & 1),
        SHIFTS[word >> at.GROUP_SHIFT],
    )


def _unpack_step(words: list[int], players: int, word: int) -> Step:
    kind = KINDS[word & at.BYTE]
    fields = [word >> at.BYTE_BITS * n & at.BYTE for n in range(1, 5)]
    if kind is Over:
        return THE_END
    if kind is Building:
        return Building(fields[0] - 1, fields[1], bool(fields[2]))
    if kind is Rolling:
        return Rolling(fields[0], bool(fields[1]), words[at.AIDED])
    if kind is Rerolling:
        return Rerolling(fields[0], bool(fields[1]), bool(fields[2]))
    if kind is Battle:
        return Battle(fields[0], tuple(words[at.COMBAT : at.COMBAT + players]))
    return kind(*fields[: len(kind.__slots__)])
