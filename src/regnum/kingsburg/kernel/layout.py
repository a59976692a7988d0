"""Where everything stands in the rows of Kingsburg. Words that are not in use are zero."""

from regnum.core.seats import CHANCE, NOBODY
from regnum.fast.rows import FIRST_FREE, split
from regnum.kingsburg.actions import ACTION_COUNT
from regnum.kingsburg.data import CARDS_PER_YEAR, GOODS, SOURCES, YEARS

MOST_SEATS = 5
KINDS_OF_GOODS = len(GOODS)
BOOKS = len(SOURCES)

# The setup: numbers, rulings as 0 or 1, and two words of bytes for each enemy.
PLAYERS = 0
FIRST_ORDER = 1
SMUGGLER_DECLINABLE = FIRST_ORDER + MOST_SEATS
REWARD_AT_ZERO = SMUGGLER_DECLINABLE + 1
STABLE_ONCE = REWARD_AT_ZERO + 1
CRANE_AT_ONCE = STABLE_ONCE + 1
NEUTRAL_DICE_STAY = CRANE_AT_ONCE + 1
ENEMIES = NEUTRAL_DICE_STAY + 1
ENEMY_WORDS = 2
SETUP_WORDS = ENEMIES + ENEMY_WORDS * CARDS_PER_YEAR * YEARS

BYTE_BITS = 8
BYTE = (1 << BYTE_BITS) - 1
# Where the bytes of an enemy stand: in the first word its name, strength and what it is worth
# (gold, wood, stone, choices, points), in the second what it takes.
NAME, STRENGTH, REWARD, REWARD_CHOICES, REWARD_POINTS = 0, 8, 16, 40, 48
LOSS, LOSS_CHOICES, LOSS_BUILDINGS, LOSS_POINTS = 0, 24, 32, 40

# The state. What has a word for each seat stands at the name plus the seat.
YEAR = FIRST_FREE
PHASES_TO_COME = YEAR + 1  # those that wait below all other steps
AIDED = PHASES_TO_COME + 1  # who has the King's die, until all dice are rolled
ENEMY_CARD = AIDED + 1
SEEN = ENEMY_CARD + 1
ENVOY_SEAT = SEEN + 1
OCCUPIED = ENVOY_SEAT + 1
ORDER = OCCUPIED + 1
STOCK = ORDER + MOST_SEATS  # gold, wood and stone of seat A, then of seat B, ...
BUILDINGS = STOCK + KINDS_OF_GOODS * MOST_SEATS
TOKENS = BUILDINGS + MOST_SEATS
SOLDIERS = TOKENS + MOST_SEATS
DICE = SOLDIERS + MOST_SEATS  # DIE_BITS each, the first lowest
SPENT = DICE + MOST_SEATS
COMBAT = SPENT + MOST_SEATS  # the values of a battle
BOOKED = COMBAT + MOST_SEATS
GROUP_COUNT = BOOKED + BOOKS * MOST_SEATS
GROUPS = GROUP_COUNT + 1
MOST_GROUPS = 15  # each has a coloured die
DEPTH = GROUPS + MOST_GROUPS  # of the stack
STACK = DEPTH + 1
MOST_STEPS = 9  # those of a season with neutral dice
STATE_WORDS = STACK + MOST_STEPS

MASK_WORDS = len(split(1 << ACTION_COUNT - 1, 6))

NO_CARD = -1
GOES_ON = -3  # no seat, nor chance: a step that goes on by itself
assert GOES_ON not in (CHANCE, NOBODY)

DIE_BITS = 3
DIE = (1 << DIE_BITS) - 1
MID, HIGH, WHITE, WHITE2 = 3, 6, 9, 12  # where the dice after the low one stand
COLOURED_BITS = WHITE
COLOURED = (1 << COLOURED_BITS) - 1
MOST_WHITE = 2

# A group of dice in one word: the lowest bits are its advisor.
ADVISOR_BITS = 5
ADVISOR = (1 << ADVISOR_BITS) - 1
GROUP_SEAT = ADVISOR_BITS  # the seat, counted from the neutral one
GROUP_SEAT_BITS = 3
GROUP_COLOURED = GROUP_SEAT + GROUP_SEAT_BITS
GROUP_WHITE = GROUP_COLOURED + COLOURED_BITS
GROUP_TOKEN = GROUP_WHITE + MOST_WHITE * DIE_BITS
GROUP_SHIFT = GROUP_TOKEN + 1  # counted from the Market's -1

# A step in one word: the lowest byte is its kind, then come its fields, as listed here.
FIRST, SECOND, THIRD, FOURTH = 8, 16, 24, 32
EFFECTS = 1  # at
BUILDING = 2  # at + 1, built, crane before
HELP = 3  # following
INFLUENCING = 4  # at, passed, token used, market used
ORDERING = 5
REROLLING = 6  # at, statue used, chapel used
ROLLING = 7  # at, has coloured; the seat with the King's die is AIDED
GUILDS = 8
NEUTRAL = 9  # first sum
RECRUITING = 10  # at, paid
REVEALING = 11
REINFORCING = 12
BATTLE = 13  # at; the values are COMBAT
TAKING = 14  # seat, left, among
EXCHANGING = 15  # seat
SMUGGLING = 16  # seat
PEEKING = 17  # seat
STATUE_ROLL = 18  # seat, die
CHAPEL_ROLL = 19  # seat, rolled
SELLING = 20  # seat
LOSING = 21  # seat, left
RAZING = 22  # seat
OVER = 23
