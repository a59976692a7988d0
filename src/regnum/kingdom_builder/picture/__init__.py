"""How Kingdom Builder looks: drawings and terminal text, loaded when somebody wants to look."""

from regnum.core.contract import Action, Browser, Picture, Theme
from regnum.kingdom_builder.board import PLACES
from regnum.kingdom_builder.components import components
from regnum.kingdom_builder.data import KIND_NAMES
from regnum.kingdom_builder.setup import Setup
from regnum.kingdom_builder.state import State


def _svg(state: State, last: Action | None) -> str:
    """A picture of the board, with what can be decided now and the latest piece."""
    from regnum.kingdom_builder.picture.scene import scene_of
    from regnum.kingdom_builder.picture.svg import board_svg

    return board_svg(scene_of(state, last))


def _text(state: State, color: bool, last: Action | None) -> str:
    """The board in text, with what lies beside it."""
    from regnum.kingdom_builder.picture.text import state_text

    return state_text(state, color, last)


def _art() -> str:
    """All pictures of the game by their names."""
    from regnum.kingdom_builder.picture.sprite import art_svg

    return art_svg()


def _scenery(setup: Setup, theme: Theme) -> str:
    """The land of a match as a picture, without anything that comes and goes."""
    from regnum.kingdom_builder.picture.svg import scenery_svg

    places = ((PLACES[cell], KIND_NAMES[kind]) for cell, kind in setup.board.locations.items())
    return scenery_svg(tuple(setup.board.rows), tuple(places), theme == "night")


PICTURE = Picture(_svg, _text)
BROWSER = Browser(components, _art, _scenery)
