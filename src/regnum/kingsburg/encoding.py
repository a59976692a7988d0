"""A moment of Kingsburg for nets: the court and the provinces, all else as scalars.

`kernel/encoding.py` writes the same from rows, feature by feature.
"""

from typing import Any

from regnum.core.bits import bits
from regnum.core.encoding import Encoding, Feature, Part, starts_of
from regnum.core.seats import CHANCE, NOBODY, SEAT_LETTERS, Seat
from regnum.kingsburg.actions import ACTION_COUNT, DIE_NAMES
from regnum.kingsburg.data import (
    ADVISORS,
    BUILDINGS,
    COLUMNS,
    ENEMY_NAMES,
    GOODS,
    NEUTRAL_SEAT,
    PHASE_CODES,
    ROWS,
    SIDES,
    YEARS,
    Enemy,
)
from regnum.kingsburg.rules.building import Building
from regnum.kingsburg.rules.goods import Taking
from regnum.kingsburg.rules.influence import Influence
from regnum.kingsburg.rules.losses import Losing
from regnum.kingsburg.rules.recruiting import Recruiting
from regnum.kingsburg.rules.rerolls import Rerolling
from regnum.kingsburg.rules.scoring import track_points
from regnum.kingsburg.rules.step import current_phase
from regnum.kingsburg.rules.two_players import Neutral
from regnum.kingsburg.rules.winter import Battle
from regnum.kingsburg.state import State

SEATS = len(SEAT_LETTERS)
OWNERS = SEATS + 1  # of dice at court: the last one is nobody, in a game of two
DICE = len(DIE_NAMES)
KINDS_OF_GOODS = len(GOODS)
# Steps by their names, in the order of the compiled rules.
STEPS = (
    *("effects", "building", "help", "influence", "ordering", "rerolling", "rolling", "guilds"),
    *("neutral", "recruiting", "revealing", "reinforcing", "battle", "taking", "exchanging"),
    *("smuggling", "peeking", "statue", "chapel", "selling", "losing", "razing", "over"),
)
REWARD = (*GOODS, "choices", "points")
LOSS = (*GOODS, "choices", "buildings", "points")
RULINGS = 5

COURT = Part(
    "court",
    (ADVISORS,),
    (
        Feature("influence", "groups of dice of each seat at each of the 18 advisors", SEATS),
        Feature("neutral", "neutral groups of dice, in a game of two"),
    ),
    3,
)
PROVINCES = Part(
    "provinces",
    (ROWS, COLUMNS),
    (Feature("buildings", "what stands on the province sheet of each seat", SEATS),),
    1,
)
SCALARS = (
    Feature("present", "1 for each seat at the table", SEATS),
    Feature("deciding", "the seat that decides", SEATS),
    Feature("chance", "chance decides"),
    Feature("over", "the game is over"),
    Feature("order", "the place of each seat in the turn order, from 1 on", SEATS, SEATS),
    Feature("goods", f"for each seat {', '.join(GOODS)}", SEATS * KINDS_OF_GOODS, 20),
    Feature("tokens", "+2 tokens of each seat", SEATS, 10),
    Feature("soldiers", "of each seat", SEATS, 20),
    Feature("points", "where the marker of each seat stands", SEATS, 100),
    Feature("envoy", "the seat that has the King's Envoy", SEATS),
    Feature("seen", "seats that know the enemy's card", SEATS),
    Feature("dice", f"for each seat {', '.join(DIE_NAMES)}: what they show", SEATS * DICE, SIDES),
    Feature("sent", "for each seat and die: is it at court?", SEATS * DICE),
    Feature("year", "one for each year", YEARS),
    Feature("phase", f"one each: {', '.join(PHASE_CODES)}", len(PHASE_CODES)),
    Feature("range", "the least and the greatest strength among the year's enemies", 2, 10),
    Feature("known", "this seat knows the enemy; if not, the next four are zero"),
    Feature("enemy", f"one each: {', '.join(ENEMY_NAMES)}", len(ENEMY_NAMES)),
    Feature("strength", "of the enemy", 1, 10),
    Feature("reward", f"of a victory: {', '.join(REWARD)}", len(REWARD), 5),
    Feature("loss", f"of a defeat: {', '.join(LOSS)}", len(LOSS), 8),
    Feature("step", f"what is pending: {', '.join(STEPS)}", len(STEPS)),
    Feature("left", "goods still to take or to lose", 1, 5),
    Feature("passed", "seats that have passed this season", SEATS),
    Feature("token_used", "seats that have used a +2 token this season", SEATS),
    Feature("market_used", "seats that have used the Market this season", SEATS),
    Feature("statue_used", "by the seat that may reroll"),
    Feature("chapel_used", "by the seat that may reroll"),
    Feature("built", "buildings that the seat has built this season", 1, 2),
    Feature("paid", "goods paid for the next soldier", 1, 2),
    Feature("neutral_sum", "of the first neutral dice, once they are rolled", 1, 3 * SIDES),
    Feature("combat", "the strength of each seat in battle", SEATS, 20),
    Feature(
        "rulings",
        "smuggler-declinable, reward-at-zero, stable-once, crane-at-once, neutral-dice=season",
        RULINGS,
    ),
)
PLACE = starts_of(SCALARS)

_STEP_NUMBERS = {name: number for number, name in enumerate(STEPS)}


def encode(state: State, seat: Seat, numbers: Any, scalars: Any) -> None:
    """Write what a seat sees."""
    players = state.setup.players
    for group in state.groups:
        owner = SEATS if group.seat == NEUTRAL_SEAT else (group.seat - seat) % players
        numbers[owner * ADVISORS + group.advisor - 1] += 1
    for other in range(players):
        province = COURT.size + (other - seat) % players * BUILDINGS
        for building in bits(state.buildings[other]):
            numbers[province + building] = 1
    found = [0.0] * len(scalars)
    _encode_seats(state, seat, found)
    _encode_year(state, seat, found)
    _encode_pending(state, seat, found)
    scalars[:] = found


def _encode_seats(state: State, seat: Seat, found: list[float]) -> None:
    players = state.setup.players
    for place, other in enumerate(state.order):
        at = (other - seat) % players
        found[PLACE["present"] + at] = 1
        found[PLACE["deciding"] + at] = other == state.seat
        found[PLACE["order"] + at] = place + 1
        goods = PLACE["goods"] + at * KINDS_OF_GOODS
        found[goods : goods + KINDS_OF_GOODS] = state.goods[other]
        found[PLACE["tokens"] + at] = state.tokens[other]
        found[PLACE["soldiers"] + at] = state.soldiers[other]
        found[PLACE["points"] + at] = track_points(state, other)
        found[PLACE["envoy"] + at] = other == state.envoy
        found[PLACE["seen"] + at] = state.seen >> other & 1
        dice = state.dice[other]
        for n, die in enumerate(dice):
            found[PLACE["dice"] + at * DICE + n] = die
            found[PLACE["sent"] + at * DICE + n] = state.spent[other] >> n & 1
    found[PLACE["chance"]] = state.seat == CHANCE
    found[PLACE["over"]] = state.seat == NOBODY


def _encode_year(state: State, seat: Seat, found: list[float]) -> None:
    setup = state.setup
    found[PLACE["year"] + state.year] = 1
    found[PLACE["phase"] + current_phase(state) - 1] = 1
    found[PLACE["range"] : PLACE["range"] + 2] = setup.strength_range(state.year)
    if state.enemy is not None and state.seen >> seat & 1:
        _encode_enemy(state.enemy_card(), found)
    found[PLACE["rulings"] : PLACE["rulings"] + RULINGS] = (
        setup.smuggler_declinable,
        setup.reward_at_zero,
        setup.stable_once,
        setup.crane_at_once,
        setup.neutral_dice_stay,
    )


def _encode_enemy(card: Enemy, found: list[float]) -> None:
    found[PLACE["known"]] = 1
    found[PLACE["enemy"] + ENEMY_NAMES.index(card.name)] = 1
    found[PLACE["strength"]] = card.strength
    reward = (*card.reward, card.reward_choices, card.reward_points)
    found[PLACE["reward"] : PLACE["reward"] + len(REWARD)] = reward
    loss = (*card.loss, card.loss_choices, card.loss_buildings, card.loss_points)
    found[PLACE["loss"] : PLACE["loss"] + len(LOSS)] = loss


def _encode_pending(state: State, seat: Seat, found: list[float]) -> None:
    pending, players = state.stack[-1], state.setup.players
    found[PLACE["step"] + _STEP_NUMBERS[pending.name]] = 1

    def mark(name: str, seats: int) -> None:
        for other in bits(seats):
            found[PLACE[name] + (other - seat) % players] = 1

    match pending:
        case Influence(passed=passed, token_used=token_used, market_used=market_used):
            mark("passed", passed)
            mark("token_used", token_used)
            mark("market_used", market_used)
        case Taking(left=left) | Losing(left=left):
            found[PLACE["left"]] = left
        case Rerolling(statue_used=statue_used, chapel_used=chapel_used):
            found[PLACE["statue_used"]] = statue_used
            found[PLACE["chapel_used"]] = chapel_used
        case Building(built=built):
            found[PLACE["built"]] = built
        case Recruiting(paid=paid):
            found[PLACE["paid"]] = paid
        case Neutral(first_sum=first_sum):
            found[PLACE["neutral_sum"]] = first_sum
    battle = state.pending(Battle)  # below what somebody takes or loses by it
    if battle is not None:
        for other, value in enumerate(battle.values):
            found[PLACE["combat"] + (other - seat) % players] = value


ENCODING: Encoding[State] = Encoding(
    (COURT, PROVINCES), SCALARS, encode, ACTION_COUNT, lambda action: action
)
