"""Kingdom Builder, with the FAQ's rulings and the Nomads expansion."""

from collections.abc import Mapping

from regnum.core import contract
from regnum.core.chance import Source
from regnum.core.contract import Action, Event, Json
from regnum.kingdom_builder import events, notation, view
from regnum.kingdom_builder.actions import ACTION_COUNT, ACTION_TEXTS, parse_action
from regnum.kingdom_builder.setup import KEY, OPTIONS, Setup, deal
from regnum.kingdom_builder.state import State


class KingdomBuilder(contract.Game):
    """The factory of its setups and states."""

    key = KEY
    title = "Kingdom Builder"
    seats = range(2, 6)
    rules_version = 1
    action_count = ACTION_COUNT
    options = OPTIONS
    example_option = "nomads=yes"

    def deal(self, options: Mapping[str, str], source: Source) -> Setup:
        """A setup with these options; what is left to chance is drawn from the source."""
        return deal(options, source)

    def start(self, setup: contract.Setup) -> State:
        """The state before the first decision."""
        assert isinstance(setup, Setup)
        return State.start(setup)

    def describe(self, setup: contract.Setup) -> dict[str, Json]:
        """The setup as plain data."""
        assert isinstance(setup, Setup)
        return view.describe(setup)

    def action_text(self, action: Action) -> str:
        """The short text of an action."""
        return ACTION_TEXTS.get(action, f"action {action}")

    def parse_action(self, text: str) -> Action:
        """The action with this text."""
        return parse_action(text)

    def parse_position(self, line: str) -> State:
        """The state that a position line describes."""
        return notation.parse_position(line)

    def events(self, before: contract.State, action: Action, after: contract.State) -> list[Event]:
        """What followed from a decision."""
        assert isinstance(before, State)
        assert isinstance(after, State)
        return list(events.events(before, action, after))


GAME = KingdomBuilder()
