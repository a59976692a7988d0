"""The final score that a seat can expect: see the judge of the game."""

from regnum.core.seats import NOBODY
from regnum.fast.compiling import compiled
from regnum.fast.rows import SEAT, Row
from regnum.kingdom_builder.kernel.board import is_empty
from regnum.kingdom_builder.kernel.building import write_targets
from regnum.kingdom_builder.kernel.judge.decisions import survey
from regnum.kingdom_builder.kernel.judge.prospects import best_gain, token_value
from regnum.kingdom_builder.kernel.judge.survey import clear_room, tempo, turns_left
from regnum.kingdom_builder.kernel.judge.weights import NEXT_CARD, SETTLEMENT, Floats
from regnum.kingdom_builder.kernel.layout import (
    CELL_WORDS,
    HELD,
    HOME_COUNT,
    MASK_WORDS,
    SUPPLY,
    TARGETS,
    TERRAIN,
    TERRAINS,
)
from regnum.kingdom_builder.kernel.scoring import score


@compiled
def evaluate(setup: Row, state: Row, weights: Floats, seat: int) -> float:
    """Gold now and what tokens, freedom and the settlements to come may add."""
    gold = float(score(setup, state, seat))
    if state[SEAT] == NOBODY:
        return gold
    turns, tokens = turns_left(setup, state), 0.0
    for home in range(setup[HOME_COUNT]):
        if state[HELD + seat] >> home & 1:
            tokens += token_value(setup, weights, home, turns)
    card = next_card(setup, state, weights, seat, turns)
    to_come = min(float(state[SUPPLY + seat]), turns * tempo(setup, state, seat))
    return float(gold + tokens + card + weights[SETTLEMENT] * to_come)


@compiled
def next_card(setup: Row, state: Row, weights: Floats, seat: int, turns: float) -> float:
    """The best hex that the next card allows, over all terrains: near the others or free."""
    targets = state[TARGETS : TARGETS + MASK_WORDS]
    survey(setup, state, seat)
    best = 0.0
    for terrain in range(TERRAINS):
        write_targets(setup, state, seat, TERRAIN + terrain * CELL_WORDS, targets)
        if not is_empty(targets, 1):
            best += best_gain(setup, state, weights, seat, turns, state, TARGETS + 1)
    clear_room(state)
    return float(weights[NEXT_CARD] * best / TERRAINS)
