"""What a decision brings, as codes with arguments: at once, and by the end of the turn."""

from collections.abc import Iterator
from typing import NamedTuple

from regnum.core.bits import bits
from regnum.core.contract import Action
from regnum.core.judging import Merit, Weights
from regnum.core.seats import Seat, seat_name
from regnum.kingdom_builder.actions import BUILD, END, MOVE, STOP, TAKE, USE, WALL
from regnum.kingdom_builder.board import NEIGHBOURS, Cell, Cells, neighbours
from regnum.kingdom_builder.data import (
    BUILDABLE,
    DONATED_SETTLEMENTS,
    FIRST_DONATION,
    KIND_NAMES,
    OUTPOST,
    QUARRY,
    RESETTLEMENT,
    SWORD,
    TERRAIN_NAMES,
)
from regnum.kingdom_builder.judge.prospects import (
    gains_by_card,
    homes_with_tokens,
    token_value,
    turns_left,
)
from regnum.kingdom_builder.rules.building import BUILD_POOLS
from regnum.kingdom_builder.rules.moves import MOVERS
from regnum.kingdom_builder.rules.scoring import score
from regnum.kingdom_builder.rules.sword import Strike
from regnum.kingdom_builder.state import State

CASTLES, LORDS = "castles", "lords"
GAIN_CODES = ("token", "castle", "gold")
LATER_CODES = ("later-token", "later-castle", "later-gold")  # the same, later in the turn
USE_CODES = {OUTPOST: "anywhere", QUARRY: "walls", SWORD: "sword"}
LITTLE = 0.1  # points: worth saying, where there is nothing else to say


class Having(NamedTuple):
    """What a seat has of all that can be counted."""

    tokens: int  # homes that it took a token from
    held: int
    gold: dict[str, int]


def _having(state: State, seat: Seat) -> Having:
    return Having(state.taken[seat], state.held[seat], score(state, seat).by_source())


def _lords(state: State, seat: Seat) -> int:
    return score(state, seat).by_source()[LORDS]


class Looking:
    """A moment, and the merits of what can be decided there."""

    def __init__(self, state: State, weights: Weights, best: int) -> None:
        self._state = state
        self._best = best  # what the default policy would do
        self._weights = weights
        self._seat = state.seat
        self._turns = turns_left(state)
        self._now = _having(state, state.seat)
        others = range(state.setup.players) if LORDS in state.setup.cards else ()
        self._lords = {seat: _lords(state, seat) for seat in others if seat != state.seat}
        self._hopes = gains_by_card(state, state.seat, weights)

    def merits(self, action: Action, end: State | None) -> list[Merit]:
        """What a decision brings, facts about it first."""
        after = self._state.child(action)
        then = _having(after, self._seat)
        found = [*self._decision(action, after), *self._gains(self._now, then)]
        if end is not None:
            found = [*self._opinion(action), *found]
        found += self._takes(after)
        if BUILD <= action < TAKE:
            cell = action - BUILD if action < MOVE else action - MOVE
            found += self._place(cell, after)
        if end is not None:
            found += self._gains(then, _having(end, self._seat), LATER_CODES)
            if BUILD <= action < TAKE:
                found += self._prospects(cell, after, end)
                found += self._hope(cell, then)
        return found

    def _gains(
        self, before: Having, after: Having, codes: tuple[str, str, str] = GAIN_CODES
    ) -> Iterator[Merit]:
        """Tokens and gold that are gained, and those that are lost."""
        setup, is_vague = self._state.setup, codes is LATER_CODES
        token, castle, gold = codes
        for home in bits(after.tokens & ~before.tokens):
            args = {"token": KIND_NAMES[setup.kinds[home]]}
            yield Merit(token, args, self._token_value(home), is_vague)
        gains = {card: after.gold[card] - before.gold[card] for card in (CASTLES, *setup.cards)}
        for card, gain in gains.items():
            if gain > 0:
                code = castle if card == CASTLES else gold
                yield Merit(code, {"card": card, "points": gain}, gain, is_vague)
        if is_vague:
            return
        for card, gain in gains.items():
            if gain < 0:
                yield Merit("gold-lost", {"card": card, "points": -gain}, gain)
        for home in bits(before.held & ~after.held & setup.location_homes):
            args = {"token": KIND_NAMES[setup.kinds[home]]}
            yield Merit("token-lost", args, -self._token_value(home))

    def _takes(self, after: State) -> Iterator[Merit]:
        """Gold from the Lords that others lose."""
        for seat, before in self._lords.items():
            lost = before - _lords(after, seat)
            if lost > 0:
                yield Merit("takes", {"seat": seat_name(seat), "points": lost}, lost / 2)

    def _place(self, cell: Cell, after: State) -> Iterator[Merit]:
        """What a settlement there touches."""
        setup, area = self._state.setup, NEIGHBOURS[cell]
        own = (after.settlements[self._seat] & area).bit_count()
        if own:
            yield Merit("beside", {"count": own})
        around = [castle for castle in setup.castle_areas if castle >> cell & 1]
        gained = after.taken[self._seat] & ~self._state.taken[self._seat]
        for home, place in enumerate(setup.homes):
            if area >> place & 1 and not gained >> home & 1:
                yield Merit("touches", {"token": KIND_NAMES[setup.kinds[home]]})
        is_new = not any(self._state.settlements[self._seat] & castle for castle in around)
        if around and not is_new:
            yield Merit("at-castle", {})

    def _prospects(self, cell: Cell, after: State, end: State) -> Iterator[Merit]:
        """Terrains that it leaves free, and what is one step away."""
        state, seat, terrain = self._state, self._seat, self._state.setup.board.terrain
        for kind in BUILDABLE:
            free = terrain[kind] & after.empty
            if free and not free & (state.reach[seat] | after.reach[seat]):
                worth = self._weights["freedom"]
                yield Merit("free", {"terrain": TERRAIN_NAMES[kind]}, worth, is_vague=True)
        wanted = homes_with_tokens(end) & ~end.taken[seat]
        near = [home for home in bits(wanted) if self._is_near(cell, home, end.empty)]
        if near:
            best = max(near, key=self._token_value)
            token = KIND_NAMES[state.setup.kinds[best]]
            yield Merit("near", {"token": token}, self._weights["near"], is_vague=True)

    def _hope(self, cell: Cell, then: Having) -> Iterator[Merit]:
        """Cards that a settlement there may help later, beyond what it brings at once."""
        for card, layers in self._hopes.items():
            hope = sum(gain for cells, gain in layers if cells >> cell & 1)
            hope -= then.gold[card] - self._now.gold[card]
            if hope > 0:
                yield Merit("hope", {"card": card}, hope, is_vague=True)

    def _is_near(self, cell: Cell, home: int, empty: Cells) -> bool:
        return neighbours(self._state.setup.home_areas[home] & empty) >> cell & 1 == 1

    def _token_value(self, home: int) -> float:
        return token_value(self._state.setup, self._weights, home, self._turns)

    def _decision(self, action: Action, after: State) -> Iterator[Merit]:
        """What can be said of a decision that puts nothing on the board."""
        state = self._state
        if USE <= action < BUILD:
            yield from self._use(action - USE)
        elif TAKE <= action < WALL:
            yield from self._take(action - TAKE, after)
        elif action >= WALL:
            rival = (state.turn + 1) % state.setup.players
            if state.reach[rival] >> action - WALL & 1:
                yield Merit("in-the-way", {"seat": seat_name(rival)}, LITTLE)

    def _opinion(self, action: Action) -> Iterator[Merit]:
        """Why the default policy would do this, if it would."""
        if not self._best >> action & 1:
            return
        if action in (END, STOP):
            yield Merit("enough", {}, LITTLE)
        elif TAKE <= action < WALL and self._state.settlements[self._seat] >> action - TAKE & 1:
            if isinstance(self._state.stack[-1], Strike):
                yield Merit("least", {}, LITTLE)
            else:
                yield Merit("spare", {}, LITTLE)

    def _use(self, kind: int) -> Iterator[Merit]:
        settlement = self._weights["settlement"]
        if kind in BUILD_POOLS:
            yield Merit("more-settlements", {"count": 1}, settlement)
        elif FIRST_DONATION <= kind < RESETTLEMENT:
            count = DONATED_SETTLEMENTS
            yield Merit("more-settlements", {"count": count}, count * settlement)
        elif kind in MOVERS:
            yield Merit("moves", {}, LITTLE)
        else:
            yield Merit(USE_CODES[kind], {}, LITTLE)

    def _take(self, cell: Cell, after: State) -> Iterator[Merit]:
        state = self._state
        owner = next(seat for seat, own in enumerate(state.settlements) if own >> cell & 1)
        if owner == self._seat:
            return
        seat, before, then = seat_name(owner), _having(state, owner), _having(after, owner)
        gold = sum(before.gold.values()) - sum(then.gold.values())
        if gold > 0:
            yield Merit("strikes", {"seat": seat, "points": gold}, gold)
        for home in bits(before.held & ~then.held):
            token = KIND_NAMES[state.setup.kinds[home]]
            yield Merit("strikes-token", {"seat": seat, "token": token}, 1.0)
