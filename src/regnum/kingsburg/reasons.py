"""Why an action is illegal, in words."""

from typing import TYPE_CHECKING

from regnum.core.contract import Action
from regnum.core.errors import Args, Reason
from regnum.core.seats import CHANCE, Seat, seat_name
from regnum.kingsburg import frames
from regnum.kingsburg.actions import (
    ACCEPT,
    ACTION_COUNT,
    ACTION_TEXTS,
    BUILD,
    CHAPEL_REROLL,
    DECLINE,
    DIE_NAMES,
    DONE,
    ENEMY,
    EXCHANGE,
    GIVE,
    INFLUENCE,
    KEEP,
    PASS,
    SELL,
    SELL_TOKEN,
    STATUE_REROLL,
    TAKE,
    influence_parts,
)
from regnum.kingsburg.data import (
    ADVISORS,
    CHAPEL,
    CHAPEL_LIMIT,
    COLUMNS,
    GIFTS,
    GOODS,
    MARKET,
    NEUTRAL_SEAT,
    PLANS,
    STATUE,
    TOKEN_VALUE,
    Building,
)
from regnum.kingsburg.legal import cost, crane_helps, next_buildings
from regnum.kingsburg.scene import full_name

if TYPE_CHECKING:
    from regnum.kingsburg.state import State

# What is awaited while each kind of frame is on top.
AWAITED = {
    frames.INFLUENCE: "influence an advisor or pass",
    frames.REROLLING: "reroll or keep the dice",
    frames.BUILDING: "put up a building or be done",
    frames.TAKING: "take a good",
    frames.EXCHANGING: "exchange a good or decline",
    frames.SMUGGLING: "accept the Smuggler's offer or decline",
    frames.SELLING: "sell something at the Town Hall or be done",
    frames.RECRUITING: "give goods for soldiers or be done",
    frames.LOSING: "give up a good",
}


def why_not(state: "State", action: Action) -> Reason | None:
    """The reason why an action is illegal now; None for a legal one."""
    if action not in ACTION_TEXTS:
        text = f"there is no action {action}: they are 0 to {ACTION_COUNT - 1}"
        return Reason("no-action", text, {"limit": ACTION_COUNT - 1})
    if state.legal_mask >> action & 1:
        return None
    kind = state.stack[-1][0]
    if kind == frames.OVER:
        return Reason("over", "the game is over")
    if state.seat == CHANCE:
        return Reason("chance", "dice are rolled or a card is turned first")
    if ENEMY <= action < INFLUENCE:
        return Reason("not-chance", "nothing is rolled or turned now")
    if kind not in _ASKED_IN[_verb(action)]:
        seat = seat_name(state.seat)
        text = f"now {seat} has to {AWAITED[kind]}"
        return Reason("awaited", text, {"awaited": frames.FRAME_NAMES[kind], "seat": seat})
    return _why_not_now(state, action)


# The first number of each block of actions, and where it is asked.
_BLOCKS = (
    PASS, DONE, DECLINE, KEEP, ACCEPT, CHAPEL_REROLL, TAKE, GIVE, EXCHANGE, SELL, SELL_TOKEN,
    STATUE_REROLL, BUILD, ENEMY, INFLUENCE,
)  # fmt: skip
_ASKED_IN: dict[Action, tuple[int, ...]] = {
    PASS: (frames.INFLUENCE,),
    DONE: (frames.BUILDING, frames.SELLING, frames.RECRUITING),
    DECLINE: (frames.EXCHANGING, frames.SMUGGLING),
    KEEP: (frames.REROLLING,),
    ACCEPT: (frames.SMUGGLING,),
    CHAPEL_REROLL: (frames.REROLLING,),
    TAKE: (frames.TAKING,),
    GIVE: (frames.RECRUITING, frames.LOSING),
    EXCHANGE: (frames.EXCHANGING,),
    SELL: (frames.SELLING,),
    SELL_TOKEN: (frames.SELLING,),
    STATUE_REROLL: (frames.REROLLING,),
    BUILD: (frames.BUILDING,),
    INFLUENCE: (frames.INFLUENCE,),
}


def _verb(action: Action) -> Action:
    return max(block for block in _BLOCKS if block <= action)


def _why_not_now(state: "State", action: Action) -> Reason:
    seat = state.seat
    if action >= INFLUENCE:
        return _why_not_influence(state, seat, action)
    if action >= BUILD:
        return _why_not_build(state, seat, action - BUILD)
    if action >= STATUE_REROLL:
        return _why_not_statue(state, seat, action - STATUE_REROLL)
    if action == DONE:
        return Reason("half-paid", "the soldier is half paid: give another good")
    if action == SELL_TOKEN:
        return _no_token(seat)
    if action == CHAPEL_REROLL:
        if not state.has(seat, CHAPEL):
            return _no_building(seat, CHAPEL)
        if state.stack[-1][3]:
            return _used(CHAPEL)
        total = sum(state.dice[seat])
        text = f"the dice show {total}: the Chapel needs {CHAPEL_LIMIT} or less"
        return Reason("too-high", text, {"total": total, "limit": CHAPEL_LIMIT})
    if TAKE <= action < GIVE:
        good = GOODS[action - TAKE]
        return Reason("not-offered", f"{good} is not offered here", {"good": good})
    good, name = GOODS[(action - GIVE) % len(GOODS)], seat_name(seat)
    return Reason("no-good", f"{name} has no {good}", {"seat": name, "good": good})


def _no_token(seat: Seat) -> Reason:
    name = seat_name(seat)
    return Reason("no-token", f"{name} has no +2 token", {"seat": name})


def _no_building(seat: Seat, building: Building) -> Reason:
    name, plan = seat_name(seat), PLANS[building].name
    return Reason(
        "no-building", f"{name} has no {full_name(plan)}", {"seat": name, "building": plan}
    )


def _used(building: Building) -> Reason:
    name = PLANS[building].name
    text = f"the {full_name(name)} was used this season"
    return Reason("used", text, {"building": name})


def _why_not_statue(state: "State", seat: Seat, die: int) -> Reason:
    if not state.has(seat, STATUE):
        return _no_building(seat, STATUE)
    if state.stack[-1][2]:
        return _used(STATUE)
    if len(set(state.dice[seat])) > 1:
        return Reason("not-equal", "the Statue needs dice that all show the same")
    if die >= len(state.dice[seat]):
        return Reason("no-die", f"there is no die {DIE_NAMES[die]}", {"die": DIE_NAMES[die]})
    return Reason("same-die", "all dice show the same: reroll low, or white")


def _why_not_build(state: "State", seat: Seat, building: int) -> Reason:
    plan = PLANS[building]
    if state.has(seat, building):
        text = f"the {full_name(plan.name)} stands already"
        return Reason("stands", text, {"building": plan.name})
    if not next_buildings(state.buildings[seat]) >> building & 1:
        left = PLANS[building - 1] if building % COLUMNS else plan
        names = full_name(left.name), full_name(plan.name)
        text = "the {}, left of the {}, comes first".format(*names)
        return Reason("left-first", text, {"building": plan.name, "wanted": left.name})
    price = cost(building, crane_helps(state, seat, state.stack[-1][3]))
    words = " ".join(f"{n} {good}" for n, good in zip(price, GOODS, strict=True) if n)
    args: Args = {"building": plan.name, **dict(zip(GOODS, price, strict=True))}
    return Reason("too-dear", f"the price of the {full_name(plan.name)} is {words}", args)


def _why_not_influence(state: "State", seat: Seat, action: Action) -> Reason:
    sent, token, shift = influence_parts(action)
    dice, spent = state.dice[seat], state.spent[seat]
    _, _, _, token_used, market_used = state.stack[-1]
    for n, name in enumerate(DIE_NAMES):
        if sent >> n & 1 and n >= len(dice):
            return Reason("no-die", f"{seat_name(seat)} has no die {name}", {"die": name})
        if sent & spent & 1 << n:
            return Reason("die-sent", f"the die {name} was sent already", {"die": name})
    if token and not state.tokens[seat]:
        return _no_token(seat)
    if token and token_used >> seat & 1:
        return Reason("token-used", "one +2 token a season, and it was used")
    if shift and not state.has(seat, MARKET):
        return _no_building(seat, MARKET)
    if shift and market_used >> seat & 1:
        return _used(MARKET)
    total = sum(die for n, die in enumerate(dice) if sent >> n & 1)
    advisor = total + TOKEN_VALUE * token + shift
    if not 1 <= advisor <= ADVISORS:
        return Reason("no-advisor", f"no advisor has the value {advisor}", {"value": advisor})
    if state.occupied >> advisor & 1:
        holder = next(group[1] for group in state.groups if group[0] == advisor)
        who = "neutral dice" if holder == NEUTRAL_SEAT else seat_name(holder)
        code = GIFTS[advisor].name
        text = f"the {full_name(code)} ({advisor}) is taken by {who}: only the Envoy helps there"
        seat_code = "neutral" if holder == NEUTRAL_SEAT else who
        return Reason("occupied", text, {"advisor": code, "value": advisor, "seat": seat_code})
    return Reason("same-dice", "of equal dice send the first one: low before mid before high")
