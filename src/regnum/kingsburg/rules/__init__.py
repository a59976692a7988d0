"""The rules of Kingsburg, a file for each phase and subject. `STEPS` is all that can be pending."""

from regnum.core.steps import Over, Step
from regnum.kingsburg.rules.advisors import Exchanging, Help, Smuggling
from regnum.kingsburg.rules.building import Building
from regnum.kingsburg.rules.enemy import Peeking, Revealing
from regnum.kingsburg.rules.goods import Taking
from regnum.kingsburg.rules.influence import Influence
from regnum.kingsburg.rules.losses import Losing, Razing
from regnum.kingsburg.rules.recruiting import Recruiting
from regnum.kingsburg.rules.rerolls import ChapelRoll, Rerolling, StatueRoll
from regnum.kingsburg.rules.roll import Guilds, Ordering, Rolling
from regnum.kingsburg.rules.season_end import Effects, Selling
from regnum.kingsburg.rules.two_players import Neutral
from regnum.kingsburg.rules.winter import Battle, Reinforcing
from regnum.kingsburg.rules.year import Phase
from regnum.kingsburg.state import State

STEPS: dict[str, type[Step[State]]] = {
    kind.name: kind
    for kind in (
        *(Phase, Effects, Building, Help, Influence, Ordering, Rerolling, Rolling, Guilds, Neutral),
        *(Recruiting, Revealing, Reinforcing, Battle),
        *(Taking, Exchanging, Smuggling, Peeking, StatueRoll, ChapelRoll, Selling, Losing, Razing),
        Over,
    )
}
