"""The rules of Kingdom Builder, a file for each subject. `STEPS` is all that can be pending."""

from regnum.core.steps import Over, Step
from regnum.kingdom_builder.rules.building import TokenBuild
from regnum.kingdom_builder.rules.cards import CardDraw, Replacing
from regnum.kingdom_builder.rules.donation import Donation
from regnum.kingdom_builder.rules.moves import Lift, SetDown
from regnum.kingdom_builder.rules.outpost import Freed
from regnum.kingdom_builder.rules.sword import Strike
from regnum.kingdom_builder.rules.turn import After, Mandatory
from regnum.kingdom_builder.rules.walls import Walling
from regnum.kingdom_builder.state import State

STEPS: dict[str, type[Step[State]]] = {
    kind.name: kind
    for kind in (
        *(After, Mandatory, TokenBuild, Donation, Freed, Lift, SetDown, Walling, Strike),
        *(CardDraw, Replacing, Over),
    )
}
