"""The words of setup rows and state rows, and how choices are numbered.

A set of hexes takes CELL_WORDS words, a set of homes or seats one. Whatever is not in use is zero.
"""

from regnum.core.seats import SEAT_LETTERS
from regnum.fast.rows import FIRST_FREE, WORD_BITS
from regnum.kingdom_builder.actions import CHOICES, END, FIRST_HEX, STOP
from regnum.kingdom_builder.board import INDICES, SECTOR_AREAS
from regnum.kingdom_builder.data import (
    BASE_CARDS,
    BUILDABLE,
    CARDS_IN_PLAY,
    GOLD_SOURCES,
    KIND_NAMES,
    RED_CARDS,
    SETTLEMENTS_PER_SEAT,
    TERRAIN_NAMES,
)

CELL_WORDS = INDICES // WORD_BITS
MOST_SEATS = len(SEAT_LETTERS)
MOST_SPECIALS = 16  # castles, locations and nomads of a map; there are 13 at most
TERRAINS = len(BUILDABLE)  # that have cards
CARDS = (*BASE_CARDS, *RED_CARDS)

# Of the choices the hexes begin with the second word of a mask. Which action a hex is follows from
# the step that is pending.
HEX = FIRST_HEX
assert HEX == WORD_BITS
assert CHOICES == HEX + INDICES
MASK_WORDS = 1 + CELL_WORDS
END_BIT, STOP_BIT = 1 << END, 1 << STOP

# --- Setup rows -----------------------------------------------------------------------------------

PLAYERS = 0
FIRST = 1
SWORD_LOSES_TOKENS = 2
MOVES_SCORE = 3
FAMILIES_GAPS = 4
STEP_TOKENS = 5
OWNER_CHOOSES = 6
HAS_FAMILIES = 7
HAS_SHEPHERDS = 8
HAS_AMBASSADORS = 9
CARDS_PLAYED = 10  # indices in CARDS
LOCATION_HOMES = CARDS_PLAYED + CARDS_IN_PLAY
NOMAD_HOMES = LOCATION_HOMES + 1
BUILD_HOMES = NOMAD_HOMES + 1
HOME_COUNT = BUILD_HOMES + 1
SPECIAL_COUNT = HOME_COUNT + 1
SPECIALS = SPECIAL_COUNT + 1  # the hex of each home, then of each castle
KINDS = SPECIALS + MOST_SPECIALS  # the kind of token of each home
HOMES_OF_KIND = KINDS + MOST_SPECIALS
TERRAIN = HOMES_OF_KIND + len(KIND_NAMES)  # a set for each terrain
BUILDABLE_LAND = TERRAIN + len(TERRAIN_NAMES) * CELL_WORDS
EDGE = BUILDABLE_LAND + CELL_WORDS
LAND = EDGE + CELL_WORDS
NEAR_WATER = LAND + CELL_WORDS
NEAR_MOUNTAIN = NEAR_WATER + CELL_WORDS
NEAR_SPECIAL = NEAR_MOUNTAIN + CELL_WORDS
RINGS = NEAR_SPECIAL + CELL_WORDS  # for each special what is two steps away, and what is three
TOUCHED = RINGS + MOST_SPECIALS * 2 * CELL_WORDS  # for each hex the special it touches
SETUP_WORDS = TOUCHED + INDICES // 8

# Eight hexes to a word of TOUCHED, five bits each: 1 + special, or zero. No hex touches two.
TOUCHED_PER_WORD = 8
TOUCHED_BITS = 5
TOUCHED_MASK = (1 << TOUCHED_BITS) - 1

# --- State rows -----------------------------------------------------------------------------------

TURN = FIRST_FREE
ENDING = TURN + 1
READY = ENDING + 1
OLD_CARDS = READY + 1
WALLS_LEFT = OLD_CARDS + 1
DECK = WALLS_LEFT + 1
DISCARDS = DECK + TERRAINS
SUPPLY = DISCARDS + TERRAINS  # from here on a word for each seat
HAND = SUPPLY + MOST_SEATS  # its terrain card
HELD = HAND + MOST_SEATS
TAKEN = HELD + MOST_SEATS
BOOKED = TAKEN + MOST_SEATS  # by source, as in the reference
DEPTH = BOOKED + MOST_SEATS * len(GOLD_SOURCES)  # of the stack
STACK = DEPTH + 1

# A step: what it is, and its fields.
STEP_WORDS = 4
DEEPEST = 5  # all seats draw; or after, mandatory, a token, an outpost, a replacement
STEPPED = STACK + DEEPEST * STEP_WORDS  # a set: where a Resettlement that is pending has stepped
EMPTY = STEPPED + CELL_WORDS
WALLS = EMPTY + CELL_WORDS
SETTLEMENTS = WALLS + CELL_WORDS  # a set for each seat
REACH = SETTLEMENTS + MOST_SEATS * CELL_WORDS

# Room to work in, zero between calls: sets for the search of groups, and what the judge asks for.
REST = REACH + MOST_SEATS * CELL_WORDS
GROUP = REST + CELL_WORDS
BORDER = GROUP + CELL_WORDS
NEAR_WANTED = BORDER + CELL_WORDS  # hexes next to one that touches a castle or token to be had
NEAR_LINK = NEAR_WANTED + CELL_WORDS  # hexes that bring a group of settlements close to a special
FAR_LINK = NEAR_LINK + CELL_WORDS  # and those that bring it less close
MASK = FAR_LINK + CELL_WORDS  # three masks
TARGETS = MASK + MASK_WORDS
LANDING = TARGETS + MASK_WORDS
WANTED = LANDING + MASK_WORDS  # specials, as a set
BARE = WANTED + 1  # terrains without a free hex in reach, as a set
LONGEST = BARE + 1  # the most settlements in a row
LONGEST_ROW = LONGEST + 1  # which row that is; -1 if there are several
FEWEST = LONGEST_ROW + 1  # the fewest settlements in a sector
POOREST = FEWEST + 1  # how many sectors have so few
IN_SECTOR = POOREST + 1  # for each sector the own settlements
LEAD = IN_SECTOR + len(SECTOR_AREAS)  # and how many more these are than the most of another seat
LARGEST = LEAD + len(SECTOR_AREAS)  # the number of the largest group
GROUPS = LARGEST + 1  # for each group its settlements, and the specials it touches
LABELS = GROUPS + SETTLEMENTS_PER_SEAT  # for each settlement the number of its group, packed
STATE_WORDS = LABELS + INDICES // 8

# Eight hexes to a word of LABELS. A group takes a byte for its size, then the set of specials.
LABELS_PER_WORD = 8
LABEL_BITS = 6
LABEL_MASK = (1 << LABEL_BITS) - 1
SIZE_BITS = 8
SIZE_MASK = (1 << SIZE_BITS) - 1

# Steps. After what it is, a step has the kind of its token, its terrain, its seat or its victims;
# then how many are left; then the hex that it starts from. A mandatory action has the hexes that it
# has built on in the first and the last of these, in ascending order.
AFTER, MANDATORY, TOKEN_BUILD, DONATION, FREED = range(1, 6)
LIFT, SET_DOWN, WALLING, STRIKE, CARD_DRAW, REPLACING, OVER = range(6, 13)
ABOUT, LEFT, START = 1, 2, 3
BUILT_FIRST, BUILT_SECOND = ABOUT, START

GOES_ON = -3  # in place of a seat: nobody decides, and it is not the end
