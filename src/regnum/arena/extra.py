"""The libraries that only ratings and tuning need."""

from regnum.core.errors import RegnumError


class MissingLibraries(RegnumError):
    """They are not installed."""

    def __init__(self) -> None:
        super().__init__("this needs more libraries: pip install choix cmaes numpy")
