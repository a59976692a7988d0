"""Where everything stands in the array that values are written to: see `CompiledJudge`.

First come the values of all actions. What is found for sets of dice serves one decision; what is
remembered serves all that follow, with the same table.
"""

from regnum.kingsburg.actions import ACTION_COUNT
from regnum.kingsburg.data import COLOURED_DICE, GIFTS
from regnum.kingsburg.kernel.judge.dice import SENT_BITS

# By set of dice: what they show together; what they get, as goods and soldiers in one number, and
# as favours less the risk that a rival is first; and this risk.
GROUPS_OF_DICE = 1 << SENT_BITS
SUMS = ACTION_COUNT
GIVEN = SUMS + GROUPS_OF_DICE
GIVEN_FAVOURS = GIVEN + GROUPS_OF_DICE
RISKS = GIVEN_FAVOURS + GROUPS_OF_DICE
# The best value of sending it, and what all dice get together then.
BEST = RISKS + GROUPS_OF_DICE
TOGETHER = BEST + GROUPS_OF_DICE
TOGETHER_FAVOURS = TOGETHER + GROUPS_OF_DICE
# What to expect of the battle, by how many more soldiers. A Stable adds one to each gift of them.
EXPECTED = TOGETHER_FAVOURS + GROUPS_OF_DICE
MOST_MORE = COLOURED_DICE * (1 + max(gift.soldiers for gift in GIFTS.values()))

# What goods are worth, in pairs: for which goods, and the value.
MEMORY = EXPECTED + MOST_MORE + 1
SLOT_BITS = 12
MEMORY_WORDS = 2 << SLOT_BITS
WORDS = MEMORY + MEMORY_WORDS
