"""Kingsburg, first edition, with its rulings."""

from typing import Any

from regnum.core.contract import Game
from regnum.core.encoding import Encoding
from regnum.kingsburg import hidden, notation, view
from regnum.kingsburg.actions import ACTION_COUNT, ACTION_TEXTS, parse_action
from regnum.kingsburg.events import events
from regnum.kingsburg.judge import TUNED
from regnum.kingsburg.picture import BROWSER, PICTURE
from regnum.kingsburg.rules import scoring, year
from regnum.kingsburg.setup import KEY, OPTIONS, deal
from regnum.kingsburg.state import State
from regnum.kingsburg.statistics import statistics


def _kernel() -> Any:
    """The rules compiled; found only when asked for, since Numba is optional."""
    from regnum.kingsburg.kernel import KERNEL

    return KERNEL


def _encoding() -> Encoding[State]:
    """What nets are given; numpy is asked for only here."""
    from regnum.kingsburg.encoding import ENCODING

    return ENCODING


GAME = State.game = Game(
    key=KEY,
    title="Kingsburg",
    seats=range(2, 6),
    rules_version=2,
    options=OPTIONS,
    example_option="order=BADC",
    action_count=ACTION_COUNT,
    action_texts=ACTION_TEXTS,
    parse_action=parse_action,
    deal=deal,
    start=year.start,
    begin=year.begin_year,
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
    levels={"gentle": "greedy:blur=3", "steady": "planner", "hard": "mc:ms=500"},
    picture=PICTURE,
    browser=BROWSER,
    lessons=__package__,
    statistics=statistics,
    kernel=_kernel,
    encoding=_encoding,
)
