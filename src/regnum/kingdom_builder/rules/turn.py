"""The turn: the mandatory action, extra actions around it, its end, the last round."""

from regnum.core.contract import Action, Json
from regnum.core.errors import Args, Reason
from regnum.core.seats import Seat
from regnum.core.steps import NUMBER, OVER, step
from regnum.kingdom_builder.actions import BUILD, END, USE
from regnum.kingdom_builder.board import Cells, names_of
from regnum.kingdom_builder.data import KIND_NAMES, MANDATORY_SETTLEMENTS, OUTPOST, Kind
from regnum.kingdom_builder.rules.building import Build, adjacent_if_possible, build, owed
from regnum.kingdom_builder.rules.cards import (
    REPLACING,
    CardDraw,
    card_code,
    card_pool,
    card_words,
    discard_card,
    drop_card,
)
from regnum.kingdom_builder.rules.extra_actions import extra_actions, use_token, why_no_target
from regnum.kingdom_builder.rules.fields import CELLS
from regnum.kingdom_builder.rules.outpost import outpost_offer, use_outpost
from regnum.kingdom_builder.rules.red_cards import pay_families
from regnum.kingdom_builder.rules.step import TurnStep
from regnum.kingdom_builder.rules.tokens import put_tokens_away, ready_tokens
from regnum.kingdom_builder.setup import Setup
from regnum.kingdom_builder.state import NO_CARD, State


def start(setup: Setup) -> State:
    """The state before the first decision: a card for every seat, from the first one on."""
    state = State(setup)
    players, first = setup.players, setup.first
    order = [(first + n) % players for n in range(players)]
    state.turn = order[-1]
    state.stack = [CardDraw(seat) for seat in reversed(order)]
    state.settle()
    return state


def begin_turn(state: State) -> None:
    """The next seat shows its card; all its tokens can be used."""
    state.turn = (state.turn + 1) % state.setup.players
    ready_tokens(state)
    state.stack = [AFTER, MANDATORY]


def _end_turn(state: State) -> None:
    """Put away what is spent and draw a card, unless this was the last turn (R62)."""
    put_tokens_away(state)
    discard_card(state)
    state.stack = [OVER if is_last_turn(state) else CardDraw(state.turn)]


def is_last_turn(state: State) -> bool:
    """Is this the last turn? The round in which somebody built everything is finished (R12)."""
    return state.ending and (state.turn + 1) % state.setup.players == state.setup.first


def replace_useless_card(state: State) -> None:
    """A card whose terrain is full leaves the game and another one is drawn (R7).

    At once: before the first decision of a turn (R63) and inside an extra action as well (R58).
    """
    card = state.cards[state.turn]
    if card == NO_CARD or state.setup.board.terrain[card] & state.empty:
        return
    if _is_settlement_owed(state):
        drop_card(state)
        state.stack.append(REPLACING)


def _is_settlement_owed(state: State) -> bool:
    """Is the mandatory action pending (R8), and anything left in the supply for it (R60)?"""
    return state.pending(Mandatory) is not None and state.supply(state.turn) > 0


@step
class Mandatory(Build):
    """Settlements on the terrain of the card, each checked alone (R2)."""

    name = "mandatory"
    request = "build a settlement"
    notation = (NUMBER, CELLS)

    left: int
    built: Cells

    def decider(self, state: State) -> Seat | None:
        turn = state.turn
        if state.cards[turn] == NO_CARD or (state.ending and not state.supply(turn)):  # R3
            return None
        return turn

    def pool(self, state: State) -> Cells:
        return card_pool(state)

    def legal(self, state: State) -> int:
        mask = adjacent_if_possible(card_pool(state), state.reach[state.turn]) << BUILD
        if not state.ready:
            return mask
        if not self.built:  # R1: before the first of the three, never between them
            mask |= extra_actions(state)
        return mask | outpost_offer(state)

    def play(self, state: State, action: Action) -> None:
        if action >= BUILD:
            cell = action - BUILD
            built = self.built | 1 << cell
            build(state, cell)
            if self.left > 1:
                state.stack[-1] = Mandatory(self.left - 1, built)
            else:
                state.stack.pop()
                pay_families(state, built)
        elif action == USE + OUTPOST:
            use_outpost(state)
        else:
            use_token(state, action - USE)

    def wanted(self, state: State) -> tuple[str, str]:
        return card_words(state)

    def why_not_end(self, state: State) -> Reason:
        count = owed(state, self.left)
        text = f"{count} of the mandatory settlements are still to be built"
        return Reason("owed", text, {"count": count})

    def why_not_use(self, state: State, kind: Kind) -> Reason:
        if self.built:
            args = {"token": KIND_NAMES[kind]}
            return Reason("inside-mandatory", "no token inside the mandatory action", args)
        return why_no_target(state, kind)

    def awaited(self, state: State) -> Args:
        return {
            "terrain": card_code(state),
            "owed": owed(state, self.left),
            "place": self.place(state),
        }

    def describe(self, state: State) -> dict[str, Json]:
        return {"owed": owed(state, self.left), "built": list(names_of(self.built))}


@step
class After(TurnStep):
    """The mandatory action is behind: extra actions, or the end of the turn."""

    name = "after"
    request = "use a token or end the turn"

    def legal(self, state: State) -> int:
        return extra_actions(state) | 1 << END

    def play(self, state: State, action: Action) -> None:
        if action == END:
            _end_turn(state)
        else:
            use_token(state, action - USE)

    def why_not_use(self, state: State, kind: Kind) -> Reason:
        return why_no_target(state, kind)

    def awaited(self, state: State) -> Args:
        return {"tokens": extra_actions(state).bit_count()}


AFTER = After()
MANDATORY = Mandatory(MANDATORY_SETTLEMENTS, 0)
