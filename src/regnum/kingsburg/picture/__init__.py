"""How Kingsburg looks: drawings and terminal text, loaded when somebody wants to look."""

from regnum.core.contract import Action, Browser, Picture, Theme
from regnum.kingsburg.components import components
from regnum.kingsburg.setup import Setup
from regnum.kingsburg.state import State


def _svg(state: State, last: Action | None) -> str:
    """A picture of the court and the provinces."""
    from regnum.kingsburg.picture.scene import scene_of
    from regnum.kingsburg.picture.svg import court_svg

    return court_svg(scene_of(state))


def _text(state: State, color: bool, last: Action | None) -> str:
    """The table in text."""
    from regnum.kingsburg.picture.text import state_text

    return state_text(state, color)


def _art() -> str:
    """All pictures of the game by their names."""
    from regnum.kingsburg.picture.sprite import art_svg

    return art_svg()


def _scenery(setup: Setup, theme: Theme) -> None:
    """Nothing lies on this table that never changes."""


PICTURE = Picture(_svg, _text)
BROWSER = Browser(components, _art, _scenery)
