"""Kingdom Builder, with the FAQ's rulings and the Nomads expansion."""

from typing import TYPE_CHECKING

from regnum.core.contract import Game
from regnum.core.encoding import Encoding
from regnum.kingdom_builder import hidden, notation, view
from regnum.kingdom_builder.actions import ACTION_COUNT, ACTION_TEXTS, parse_action
from regnum.kingdom_builder.events import events
from regnum.kingdom_builder.judge import TUNED
from regnum.kingdom_builder.picture import BROWSER, PICTURE
from regnum.kingdom_builder.rules import scoring, turn
from regnum.kingdom_builder.setup import KEY, OPTIONS, Setup, deal
from regnum.kingdom_builder.state import State
from regnum.kingdom_builder.statistics import statistics

if TYPE_CHECKING:
    from regnum.fast.kernel import Kernel


def _kernel() -> "Kernel[Setup, State]":
    """The rules compiled; Numba is asked for only here."""
    from regnum.kingdom_builder.kernel import KERNEL

    return KERNEL


def _encoding() -> Encoding[State]:
    """What nets are given; numpy is asked for only here."""
    from regnum.kingdom_builder.encoding import ENCODING

    return ENCODING


GAME = State.game = Game(
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
    start=turn.start,
    begin=turn.begin_turn,
    interrupt=turn.replace_useless_card,
    score=scoring.score,
    winners=scoring.winners,
    redraw=hidden.redraw,
    describe=view.describe,
    public=view.public,
    private=view.private,
    position=view.position,
    print_position=notation.print_position,
    parse_position=notation.parse_position,
    events=events,
    judge=TUNED,
    levels={"gentle": "greedy:blur=4", "steady": "planner", "hard": "mc:ms=500"},
    picture=PICTURE,
    browser=BROWSER,
    lessons=__package__,
    statistics=statistics,
    kernel=_kernel,
    encoding=_encoding,
)
