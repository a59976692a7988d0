"""Kingdom Builder, with the FAQ's rulings and the Nomads expansion."""

from regnum.core.contract import Game
from regnum.kingdom_builder import view
from regnum.kingdom_builder.actions import ACTION_COUNT, ACTION_TEXTS, parse_action
from regnum.kingdom_builder.events import events
from regnum.kingdom_builder.judge import TUNED
from regnum.kingdom_builder.notation import parse_position
from regnum.kingdom_builder.setup import KEY, OPTIONS, deal
from regnum.kingdom_builder.state import State

GAME = Game(
    key=KEY,
    title="Kingdom Builder",
    seats=range(2, 6),
    rules_version=1,
    options=OPTIONS,
    example_option="nomads=yes",
    action_count=ACTION_COUNT,
    action_texts=ACTION_TEXTS,
    parse_action=parse_action,
    deal=deal,
    start=State.start,
    describe=view.describe,
    parse_position=parse_position,
    events=events,
    judge=TUNED,
    levels={"gentle": "greedy:blur=4", "steady": "planner", "hard": "mc:ms=800"},
    components=view.components,
    art=view.art,
    scenery=view.scenery,
)
