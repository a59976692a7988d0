"""How environments show a table."""

from regnum.core.contract import State
from regnum.core.errors import unknown

RENDER_MODES = ["human", "ansi", "svg"]


def check_render_mode(mode: str | None) -> str | None:
    """A mode that there is, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise unknown("render mode", mode, RENDER_MODES)
    return mode


def render(state: State, mode: str | None) -> str | None:
    """The whole table, hidden things included: printed, as text, or as a picture."""
    if mode == "svg":
        return state.svg()
    if mode == "ansi":
        return state.terminal(color=False)
    if mode == "human":
        print(state.terminal(color=True))
    return None
