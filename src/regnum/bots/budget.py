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
        self._first = 0.0  # when the first simulations were made
        self._first_done = 0
        self._done = 0
        self._at_once = 1  # how many simulations were made the last time

    def count(self, simulations: int = 1) -> None:
        """Note that one more simulation was made, or several at once."""
        if not self._done:
            self._first, self._first_done = perf_counter(), simulations
        self._done += simulations
        self._at_once = simulations

    def has_room(self, simulations: int) -> bool:
        """Is there room for so many simulations? There always is where only time is limited."""
        return not self._sims or self._done + simulations <= self._sims

    def end(self) -> None:
        """Use up the rest: it is too little for another simulation."""
        self._sims = self._done = max(1, self._done)

    @property
    def spent(self) -> float:
        """The part that is used up; from 1 on there is no room for more."""
        if self._seen.must_stop:
            return 1.0
        if self._sims:
            return self._done / self._sims
        now = perf_counter()
        timed = self._done - self._first_done
        next_time = (now - self._first) / timed * self._at_once if timed else 0.0
        return (now - self._started + next_time) / self._seconds
