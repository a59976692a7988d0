"""From the setups and states of the reference to rows, and back."""

from regnum.core.bits import bits, mask_of
from regnum.core.steps import OVER as OVER_STEP
from regnum.fast.rows import SEAT, Row, join, split
from regnum.kingdom_builder.board import NEIGHBOURS, Cells
from regnum.kingdom_builder.data import MANDATORY_SETTLEMENTS
from regnum.kingdom_builder.data import WALLS as ALL_WALLS
from regnum.kingdom_builder.kernel import layout
from regnum.kingdom_builder.kernel.layout import (
    AFTER,
    CARD_DRAW,
    CARDS,
    CELL_WORDS,
    DEPTH,
    DONATION,
    FREED,
    LIFT,
    MANDATORY,
    OVER,
    REPLACING,
    SET_DOWN,
    STACK,
    STEP_WORDS,
    STEPPED,
    STRIKE,
    TOKEN_BUILD,
    TOUCHED_BITS,
    TOUCHED_PER_WORD,
    WALLING,
)
from regnum.kingdom_builder.rules.building import TokenBuild
from regnum.kingdom_builder.rules.cards import REPLACING as REPLACING_STEP
from regnum.kingdom_builder.rules.cards import CardDraw
from regnum.kingdom_builder.rules.donation import Donation
from regnum.kingdom_builder.rules.moves import Lift, SetDown
from regnum.kingdom_builder.rules.outpost import FREED as FREED_STEP
from regnum.kingdom_builder.rules.sword import Strike
from regnum.kingdom_builder.rules.turn import AFTER as AFTER_STEP
from regnum.kingdom_builder.rules.turn import Mandatory
from regnum.kingdom_builder.rules.walls import Walling
from regnum.kingdom_builder.setup import Setup
from regnum.kingdom_builder.state import State, Step


def _write_cells(row: Row, at: int, cells: Cells) -> None:
    row[at : at + CELL_WORDS] = split(cells, CELL_WORDS)


def _read_cells(row: Row, at: int) -> Cells:
    return join(row[at : at + CELL_WORDS])


def _write(row: Row, at: int, values: tuple[int, ...] | list[int]) -> None:
    row[at : at + len(values)] = values


def _read(row: Row, at: int, count: int) -> list[int]:
    return [int(word) for word in row[at : at + count]]


def write_setup(setup: Setup, row: Row) -> None:
    """All that is fixed before the first decision."""
    board = setup.board
    row[:] = 0
    row[layout.PLAYERS] = setup.players
    row[layout.FIRST] = setup.first
    row[layout.SWORD_LOSES_TOKENS] = setup.sword_loses_tokens
    row[layout.MOVES_SCORE] = setup.moves_score
    row[layout.FAMILIES_GAPS] = setup.families_gaps
    row[layout.STEP_TOKENS] = setup.step_tokens
    row[layout.OWNER_CHOOSES] = setup.owner_chooses
    row[layout.HAS_FAMILIES] = setup.has_families
    row[layout.HAS_SHEPHERDS] = setup.has_shepherds
    row[layout.HAS_AMBASSADORS] = setup.has_ambassadors
    _write(row, layout.CARDS_PLAYED, [CARDS.index(card) for card in setup.cards])
    row[layout.LOCATION_HOMES] = setup.location_homes
    row[layout.NOMAD_HOMES] = setup.nomad_homes
    row[layout.BUILD_HOMES] = setup.build_homes
    row[layout.HOME_COUNT] = len(setup.homes)
    castles = list(bits(board.castles))
    specials = [*setup.homes, *castles]
    row[layout.SPECIAL_COUNT] = len(specials)
    _write(row, layout.SPECIALS, specials)
    _write(row, layout.KINDS, setup.kinds)
    _write(row, layout.HOMES_OF_KIND, setup.homes_of_kind)
    for n, terrain in enumerate(board.terrain):
        _write_cells(row, layout.TERRAIN + n * CELL_WORDS, terrain)
    _write_cells(row, layout.BUILDABLE_LAND, board.buildable)
    _write_cells(row, layout.EDGE, board.edge)
    _write_cells(row, layout.LAND, board.land)
    _write_cells(row, layout.NEAR_WATER, setup.near_water)
    _write_cells(row, layout.NEAR_MOUNTAIN, setup.near_mountain)
    _write_cells(row, layout.NEAR_SPECIAL, setup.near_special)
    rings = {special: (ring, far) for special, _, ring, far in setup.special_rings}
    for n, special in enumerate(specials):
        ring, far = rings[1 << special]
        _write_cells(row, layout.RINGS + n * 2 * CELL_WORDS, ring)
        _write_cells(row, layout.RINGS + n * 2 * CELL_WORDS + CELL_WORDS, far)
        for cell in bits(NEIGHBOURS[special]):
            word, place = divmod(cell, TOUCHED_PER_WORD)
            row[layout.TOUCHED + word] |= n + 1 << TOUCHED_BITS * place


def write_state(state: State, row: Row) -> None:
    """A moment of a match; the seed and the numbers drawn stay as they are."""
    row[SEAT:] = 0
    row[SEAT] = state.seat
    row[layout.TURN] = state.turn
    row[layout.ENDING] = state.ending
    row[layout.READY] = state.ready
    row[layout.OLD_CARDS] = state.old_cards
    row[layout.WALLS_LEFT] = ALL_WALLS - state.walls.bit_count()
    _write(row, layout.DECK, state.deck)
    _write(row, layout.DISCARDS, state.discards)
    _write(row, layout.SUPPLY, [state.supply(seat) for seat in range(state.setup.players)])
    _write(row, layout.HAND, state.cards)
    _write(row, layout.HELD, state.held)
    _write(row, layout.TAKEN, state.taken)
    _write(row, layout.BOOKED, state.booked)
    row[DEPTH] = len(state.stack)
    for n, step in enumerate(state.stack):
        _write(row, STACK + n * STEP_WORDS, _step_words(step))
        if isinstance(step, Lift | SetDown):
            _write_cells(row, STEPPED, step.stepped)
    _write_cells(row, layout.EMPTY, state.empty)
    _write_cells(row, layout.WALLS, state.walls)
    for seat in range(state.setup.players):
        _write_cells(row, layout.SETTLEMENTS + seat * CELL_WORDS, state.settlements[seat])
        _write_cells(row, layout.REACH + seat * CELL_WORDS, state.reach[seat])


def _step_words(step: Step) -> tuple[int, ...]:
    """What a step is, and its fields: what it is about, how many are left, where it starts."""
    match step:
        case Mandatory(left, built):
            low, high = [*bits(built), 0, 0][:2]
            return MANDATORY, low, left, high
        case TokenBuild(kind):
            return TOKEN_BUILD, kind
        case Donation(terrain, left):
            return DONATION, terrain, left
        case Lift(kind, left):
            return LIFT, kind, left
        case SetDown(kind, left, _, start):
            return SET_DOWN, kind, left, start
        case Walling(left):
            return WALLING, 0, left
        case Strike(victims):
            return STRIKE, victims
        case CardDraw(seat):
            return CARD_DRAW, seat
    return (_PLAIN_STEPS[step],)


_PLAIN_STEPS: dict[Step, int] = {
    AFTER_STEP: AFTER,
    FREED_STEP: FREED,
    REPLACING_STEP: REPLACING,
    OVER_STEP: OVER,
}
_STEPS_BY_WORD = {word: step for step, word in _PLAIN_STEPS.items()}


def read_state(setup: Setup, row: Row) -> State:
    """The moment of a match that a row holds."""
    players = setup.players
    state = State(setup)
    state.seat = int(row[SEAT])
    state.turn = int(row[layout.TURN])
    state.ending = bool(row[layout.ENDING])
    state.ready = int(row[layout.READY])
    state.old_cards = int(row[layout.OLD_CARDS])
    state.deck = _read(row, layout.DECK, len(state.deck))
    state.discards = _read(row, layout.DISCARDS, len(state.discards))
    state.cards = _read(row, layout.HAND, players)
    state.held = _read(row, layout.HELD, players)
    state.taken = _read(row, layout.TAKEN, players)
    state.booked = _read(row, layout.BOOKED, len(state.booked))
    stepped = _read_cells(row, STEPPED)
    state.stack = [
        _read_step(_read(row, STACK + n * STEP_WORDS, STEP_WORDS), stepped)
        for n in range(int(row[DEPTH]))
    ]
    state.empty = _read_cells(row, layout.EMPTY)
    state.walls = _read_cells(row, layout.WALLS)
    for seat in range(players):
        state.settlements[seat] = _read_cells(row, layout.SETTLEMENTS + seat * CELL_WORDS)
        state.reach[seat] = _read_cells(row, layout.REACH + seat * CELL_WORDS)
    return state


def _read_step(words: list[int], stepped: Cells) -> Step:
    what, about, left, start = words
    if what == MANDATORY:
        return Mandatory(left, mask_of((about, start)[: MANDATORY_SETTLEMENTS - left]))
    if what == TOKEN_BUILD:
        return TokenBuild(about)
    if what == DONATION:
        return Donation(about, left)
    if what == LIFT:
        return Lift(about, left, stepped)
    if what == SET_DOWN:
        return SetDown(about, left, stepped, start)
    if what == WALLING:
        return Walling(left)
    if what == STRIKE:
        return Strike(about)
    if what == CARD_DRAW:
        return CardDraw(about)
    return _STEPS_BY_WORD[what]
