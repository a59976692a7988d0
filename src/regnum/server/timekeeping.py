"""The time of a server: that of the wall clock when it started, and steady from then on."""

from collections.abc import Callable
from time import monotonic, time


class Timekeeper:
    """Whoever sets the wall clock while the server runs moves nobody's deadline."""

    def __init__(
        self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic
    ) -> None:
        self._steady = steady
        self._offset = wall() - steady()
        self.started = self.now()

    def now(self) -> float:
        """Seconds since 1970, as if nobody had set the clock since the start."""
        return self._steady() + self._offset
