"""How long a search may go on: so many simulations, or so many milliseconds."""

from time import perf_counter

from regnum.bots.observation import Observation


class Budget:
    """What one decision may cost; a part of it is spent with every simulation."""

    def __init__(self, seen: Observation, sims: int, ms: int) -> None:
        self._seen = seen
        self._sims = sims
        self._seconds = ms / 1000
        self._started = perf_counter()
        self._first = 0.0  # when the first simulation was made
        self._done = 0

    def count(self) -> None:
        """One more simulation was made."""
        if not self._done:
            self._first = perf_counter()
        self._done += 1

    @property
    def spent(self) -> float:
        """The part that is used up; from 1 on there is no room for one more simulation."""
        if self._seen.must_stop:
            return 1.0
        if self._sims:
            return self._done / self._sims
        now = perf_counter()
        one_more = (now - self._first) / (self._done - 1) if self._done > 1 else 0.0
        return (now - self._started + one_more) / self._seconds
