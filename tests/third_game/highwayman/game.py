"""What the game offers: the rules, and nothing beyond them."""

from highwayman import rules, telling
from highwayman.state import KEY, OPTIONS, State, deal
from regnum.core.contract import Game

GAME = State.game = Game(
    key=KEY,
    title="Highwayman",
    seats=range(2, 5),
    rules_version=1,
    options=OPTIONS,
    example_option="rounds=2",
    action_count=len(rules.ACTION_TEXTS),
    action_texts=rules.ACTION_TEXTS,
    parse_action=rules.parse_action,
    deal=deal,
    start=rules.start,
    begin=rules.begin_round,
    score=rules.score,
    winners=rules.winners,
    redraw=telling.redraw,
    describe=telling.describe,
    public=telling.public,
    private=telling.private,
    position=telling.position,
    print_position=telling.print_position,
    parse_position=telling.parse_position,
    events=telling.events,
)
