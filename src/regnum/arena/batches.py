"""Many games at once by compiled rules, in the same figures as a simulation."""

from time import perf_counter

from regnum.arena.simulation import Summary
from regnum.fast import Batch

MOST_AT_ONCE = 65_536  # games
MOST_DEALS = 1024  # of them: a setup takes longer to deal than a game to play


def play_batches(spec: str, games: int, seed: int, policy: str, device: str) -> Summary:
    """Play so many games with one policy on all seats."""
    summary = None
    for number, first in enumerate(range(0, games, MOST_AT_ONCE)):
        count = min(MOST_AT_ONCE, games - first)
        deals = min(count, MOST_DEALS)
        batch = Batch(spec, count, seed + number, deals=deals, device=device)
        if summary is None:
            batch.play(policy)  # what has to be compiled is compiled now
            batch.reset(batch.over)
            zeros = [0] * batch.players
            summary = Summary(batch.game.key, batch.players, points=zeros, wins=[0.0] * len(zeros))
        started = perf_counter()
        summary.decisions += batch.play(policy)
        summary.seconds += perf_counter() - started
        summary.games += count
        wins = batch.host(batch.winners())
        shares = (wins / wins.sum(axis=1, keepdims=True)).sum(axis=0)
        points = batch.host(batch.scores()).sum(axis=0)
        for seat in range(batch.players):
            summary.points[seat] += int(points[seat])
            summary.wins[seat] += float(shares[seat])
    assert summary is not None
    return summary
