"""Kingsburg, first edition, with its rulings."""

from regnum.core.contract import Game
from regnum.kingsburg import view
from regnum.kingsburg.actions import ACTION_COUNT, ACTION_TEXTS, parse_action
from regnum.kingsburg.events import events
from regnum.kingsburg.judge import TUNED
from regnum.kingsburg.notation import parse_position
from regnum.kingsburg.setup import KEY, OPTIONS, deal
from regnum.kingsburg.state import State

GAME = Game(
    key=KEY,
    title="Kingsburg",
    seats=range(2, 6),
    rules_version=1,
    options=OPTIONS,
    example_option="order=BADC",
    action_count=ACTION_COUNT,
    action_texts=ACTION_TEXTS,
    parse_action=parse_action,
    deal=deal,
    start=State.start,
    describe=view.describe,
    parse_position=parse_position,
    events=events,
    judge=TUNED,
    levels={"gentle": "greedy:blur=3", "steady": "planner", "hard": "mc:ms=800"},
    components=view.components,
    art=view.art,
    scenery=view.scenery,
)
