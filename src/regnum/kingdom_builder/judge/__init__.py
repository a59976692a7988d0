"""What is known about good play of Kingdom Builder."""

from collections.abc import Callable, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, ClassVar

from regnum.core import judging
from regnum.core.bits import bits
from regnum.core.contract import Action
from regnum.core.judging import ActionValues, Merit, Weights, read_weights
from regnum.core.seats import NOBODY, Seat
from regnum.kingdom_builder.actions import BUILD, END, MOVE, STOP, TAKE, USE, WALL
from regnum.kingdom_builder.board import Cell, Cells, neighbours
from regnum.kingdom_builder.data import (
    BUILDABLE,
    DONATED_SETTLEMENTS,
    FIRST_DONATION,
    QUARRY,
    SWORD,
    Kind,
)
from regnum.kingdom_builder.judge.merits import Looking
from regnum.kingdom_builder.judge.prospects import (
    Layer,
    add_up,
    classes,
    gains,
    losses,
    tempo,
    token_value,
    turns_left,
)
from regnum.kingdom_builder.rules.building import (
    BUILD_POOLS,
    Build,
    TokenBuild,
    adjacent_if_possible,
)
from regnum.kingdom_builder.rules.donation import Donation, donation_pool
from regnum.kingdom_builder.rules.moves import (
    MOVERS,
    Lift,
    SetDown,
    lifts,
    move_terrain,
    set_downs,
)
from regnum.kingdom_builder.rules.outpost import OUTPOST_BIT, Freed, freed_build
from regnum.kingdom_builder.rules.scoring import score
from regnum.kingdom_builder.rules.sword import Strike, victims_of
from regnum.kingdom_builder.rules.turn import After, Mandatory
from regnum.kingdom_builder.rules.walls import Walling, wall_targets
from regnum.kingdom_builder.state import State

MOVERS_TRIED = 6  # settlements that are looked at for a move, the least needed first


class Judge(judging.Judge[State]):
    """Gold to be had on each hex, tokens for the turns to come, freedom of placement."""

    playout_rounds = 1
    compiled_rounds = 4
    vague_merits: ClassVar[Mapping[str, str]] = {"next card": "room"}

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._last_gains: tuple[tuple[object, ...], list[Layer]] = ((), [])

    def action_values(self, state: State) -> ActionValues:
        """A quick estimate of each legal action, for the seat that decides."""
        mask = state.legal_mask
        if not mask & mask - 1:
            return [(0.0, mask)]
        step = state.stack[-1]
        return _VALUES[type(step)](self, state, step)

    def wasteful_actions(self, state: State) -> int:
        """Moves that make things worse: the settlement could stay where it is."""
        step = state.stack[-1]
        if isinstance(step, SetDown):
            left = classes(1 << step.start, losses(state, state.turn, self.weights))[0][0]
            return _worth_less(self._set_down(state, step), left)
        if isinstance(step, Lift):
            lifts = self._lifts(state, step.kind, self._gains(state))
            return _worth_less(lifts, 0.0) << TAKE
        layers, wasteful = self._gains(state), 0
        for kind in _usable(state):
            if kind in MOVERS and self._use(state, kind, layers) < 0:
                wasteful |= 1 << USE + kind
        return wasteful

    def evaluate(self, state: State, seat: Seat) -> dict[str, float]:
        """Gold now and what tokens, freedom and the settlements to come may add."""
        terms: dict[str, float] = dict(score(state, seat).by_source())
        if state.seat == NOBODY:
            return terms
        setup, turns = state.setup, turns_left(state)
        terms["tokens"] = add_up(
            token_value(setup, self.weights, home, turns) for home in bits(state.held[seat])
        )
        terms["next card"] = self._next_card(state, seat)
        to_come = min(state.supply(seat), turns * tempo(state, seat))
        terms["settlements to come"] = self.weights["settlement"] * to_come
        return terms

    def merits(
        self, state: State, ends: Mapping[Action, State | None]
    ) -> dict[Action, list[Merit]]:
        """What each of these actions brings: tokens, gold, and what a settlement would touch."""
        looking = Looking(state, self.weights, max(self.action_values(state))[1])
        return {action: looking.merits(action, end) for action, end in ends.items()}

    def _next_card(self, state: State, seat: Seat) -> float:
        """The best hex that the next card allows, over all terrains: near the others or free."""
        layers = gains(state, seat, self.weights)
        best = 0.0
        for terrain in BUILDABLE:
            free = state.setup.board.terrain[terrain] & state.empty
            targets = adjacent_if_possible(free, state.reach[seat])
            if targets:
                best += classes(targets, layers)[0][0]
        return self.weights["next-card"] * best / len(BUILDABLE)

    def _gains(self, state: State) -> list[Layer]:
        """What hexes bring the seat whose turn it is.

        The last answer is kept, because the steps of one token ask the same question.
        """
        asked = (
            *(state.setup, state.turn, state.empty, state.ending, state.pending(Mandatory)),
            *(*state.settlements, *state.taken, *state.held),
        )
        before, layers = self._last_gains
        if asked != before:
            layers = gains(state, state.turn, self.weights)
            self._last_gains = asked, layers
        return layers

    # Decisions, by step.

    def _after(self, state: State, step: After) -> ActionValues:
        """End the turn, or use a token; moves come when all is built."""
        usable = _usable(state)
        is_built = not any(kind in BUILD_POOLS for kind in usable)
        return self._with_tokens(state, [(0.0, 1 << END)], usable, 0.0, is_built)

    def _mandatory(self, state: State, step: Mandatory) -> ActionValues:
        """Build one of the three, or use a token before them."""
        values = self._builds(state, step, self._gains(state))
        patience = self.weights["patience"]
        return self._with_tokens(state, values, _usable(state), patience, is_built=False)

    def _with_tokens(
        self,
        state: State,
        values: ActionValues,
        usable: list[Kind],
        patience: float,
        is_built: bool,
    ) -> ActionValues:
        layers = self._gains(state)
        waiting = 0  # moves, until all is built
        for kind in usable:
            if is_built or kind not in MOVERS:
                values.append((self._use(state, kind, layers) - patience, 1 << USE + kind))
            else:
                waiting |= 1 << USE + kind
        if waiting:
            values.append((min(values)[0] - self.weights["patience"], waiting))
        return values

    def _builds(self, state: State, step: Build, layers: list[Layer]) -> ActionValues:
        """Every hex; an Outpost if it leads to a much better one."""
        pool = step.pool(state)
        settlement = self.weights["settlement"]
        targets = adjacent_if_possible(pool, state.reach[state.turn])
        values = [(w + settlement, cells << BUILD) for w, cells in classes(targets, layers)]
        if state.legal_mask & OUTPOST_BIT:
            freed = classes(pool, layers)[0][0] + settlement - self.weights["outpost"]
            values.append((freed, OUTPOST_BIT))
        return values

    def _build(self, state: State, step: Build) -> ActionValues:
        return self._builds(state, step, self._gains(state))

    def _freed(self, state: State, step: Freed) -> ActionValues:
        pool = freed_build(state).pool(state)
        return [(w, cells << BUILD) for w, cells in classes(pool, self._gains(state))]

    def _use(self, state: State, kind: Kind, layers: list[Layer]) -> float:
        """What the token would bring now."""
        reach = state.reach[state.turn]
        if kind in BUILD_POOLS:
            targets = adjacent_if_possible(BUILD_POOLS[kind](state), reach)
            return classes(targets, layers)[0][0] + self.weights["settlement"]
        if kind in MOVERS:
            return max(value for value, _ in self._lifts(state, kind, layers))
        if kind == QUARRY:
            return max(value for value, _ in self._walls(state))
        if kind == SWORD:
            return self._sword(state)
        pool = donation_pool(state, kind - FIRST_DONATION)
        best = classes(adjacent_if_possible(pool, reach), layers)[0][0]
        return DONATED_SETTLEMENTS * (best + self.weights["settlement"])

    def _lift(self, state: State, step: Lift) -> ActionValues:
        values = [
            (w, cells << TAKE) for w, cells in self._lifts(state, step.kind, self._gains(state))
        ]
        if state.legal_mask >> STOP & 1:
            values.append((0.0, 1 << STOP))
        return values

    def _lifts(self, state: State, kind: Kind, layers: list[Layer]) -> ActionValues:
        """Settlements that can be moved: what the move brings less what they are good for here."""
        seat = state.turn
        by_loss = reversed(classes(lifts(state, kind), losses(state, seat, self.weights)))
        effort = self.weights["move"]
        if MOVERS[kind].by_rule_3:  # where one can go does not depend on where one stands
            pool = move_terrain(state, kind) & state.empty
            targets = adjacent_if_possible(pool, state.reach[seat])
            best = classes(targets, layers)[0][0] - effort
            return [(best - loss, cells) for loss, cells in by_loss]
        values: ActionValues = []
        tried: dict[Cell, tuple[float, Cells]] = {}
        for loss, cells in by_loss:
            for cell in islice(bits(cells), MOVERS_TRIED - len(tried)):
                tried[cell] = loss, set_downs(state, kind, cell)
                cells ^= 1 << cell
            if cells:
                values.append((-loss - effort, cells))
        pool = 0
        for _, cells in tried.values():
            pool |= cells
        best_first = classes(pool, layers)
        for cell, (loss, within) in tried.items():
            best = next(gain for gain, cells in best_first if cells & within)
            values.append((best - loss - effort, 1 << cell))
        return values

    def _set_down(self, state: State, step: SetDown) -> ActionValues:
        lifted = state.copy()
        seat, start = state.turn, step.start
        lifted.settlements[seat] ^= 1 << start
        lifted.reach[seat] = neighbours(lifted.settlements[seat])
        lifted.empty |= 1 << start
        layers = gains(lifted, seat, self.weights)
        return [(w, cells << MOVE) for w, cells in classes(step.targets(state), layers)]

    def _walling(self, state: State, step: Walling) -> ActionValues:
        values = [(w, cells << WALL) for w, cells in self._walls(state)]
        if state.legal_mask >> STOP & 1:
            values.append((0.0, 1 << STOP))
        return values

    def _walls(self, state: State) -> ActionValues:
        """Walls hinder the seat that plays next, and should not stand where one builds oneself."""
        seat = state.turn
        rival = (seat + 1) % state.setup.players
        hinder = self.weights["wall"]
        targets = wall_targets(state)
        theirs = [
            (cells & state.reach[rival], gain * hinder)
            for cells, gain in gains(state, rival, self.weights)
        ]
        mine = [(cells, -gain * hinder) for cells, gain in gains(state, seat, self.weights)]
        return classes(targets, [*theirs, *mine])

    def _strike(self, state: State, step: Strike) -> ActionValues:
        """What others lose is a gain; a victim that picks its own settlement gives up the least."""
        targets = step.targets(state)
        sign = 1 if state.seat == state.turn else -1
        values: ActionValues = []
        for victim in bits(step.victims):
            own = targets & state.settlements[victim]
            if own:
                lost = classes(own, losses(state, victim, self.weights))
                values += [(sign * loss, cells << TAKE) for loss, cells in lost]
        return values

    def _sword(self, state: State) -> float:
        """What all victims lose: their best settlement, or the least needed one if they choose."""
        chosen = -1 if state.setup.owner_chooses else 0
        return add_up(
            classes(state.settlements[victim], losses(state, victim, self.weights))[chosen][0]
            for victim in bits(victims_of(state))
        )


def _worth_less(values: ActionValues, least: float) -> int:
    """All that is worth less than that."""
    lower = 0
    for value, actions in values:
        if value < least:
            lower |= actions
    return lower


def _usable(state: State) -> list[Kind]:
    """The tokens that can be used now."""
    return [kind for kind in state.setup.extra_kinds if state.legal_mask >> USE + kind & 1]


_VALUES: dict[type, Callable[[Judge, State, Any], ActionValues]] = {
    After: Judge._after,
    Mandatory: Judge._mandatory,
    TokenBuild: Judge._build,
    Donation: Judge._build,
    Freed: Judge._freed,
    Lift: Judge._lift,
    SetDown: Judge._set_down,
    Walling: Judge._walling,
    Strike: Judge._strike,
}

WEIGHTS = {
    "castle": "how much of a castle's gold a new one counts",
    "near": "a hex one step from a castle or token still to be had",
    "freedom": "keeping a terrain untouched, so that its card leaves the choice",
    "settlement": "a settlement from the supply, wherever it stands",
    "patience": "using a token after the mandatory action rather than before it",
    "next-card": "the best hex that the next card will allow",
    "move": "what a move must bring at least",
    "knights": "a row that is one settlement behind the longest",
    "merchants": "coming closer to one more special with a linked group",
    "lords": "a settlement in a sector where the lead is at stake",
    "lords-lead": "by what the stake shrinks for each settlement ahead or behind",
    "farmers": "a settlement in the second poorest sector",
    "families": "a second settlement next to the first",
    "wall": "how much hindering a rival counts",
    "outpost": "keeping an Outpost for later",
    # tokens: of locations for each turn to come, of nomads once
    **dict.fromkeys(
        (
            *("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock"),
            *("quarry", "caravan", "village", "garden", "donation", "resettlement", "sword"),
        ),
        "the token",
    ),
}
TUNED = Judge(read_weights(Path(__file__).with_name("weights.json"), WEIGHTS))
