"""Many games at once by compiled rules, summed up as a simulation is."""

from time import perf_counter

from regnum.arena.simulation import Summary
from regnum.core.chance import Source
from regnum.fast import Batch

MOST_AT_ONCE = 65_536  # games
MOST_DEALS = 1024  # different setups: to deal one takes longer than to play a game


def play_batches(
    spec: str,
    games: int,
    seed: int,
    policy: str,
    device: str,
    most_at_once: int = MOST_AT_ONCE,
) -> Summary:
    """Play so many games with one policy on all seats; time for compiling is not counted."""
    first = Batch(spec, 1, device=device)
    first.play(policy)
    players = first.players
    summary = Summary(first.game.key, players, points=[0] * players, wins=[0.0] * players)
    while summary.games < games:
        count = min(most_at_once, games - summary.games)
        word = Source(seed, "batches", summary.games).word()
        batch = Batch(spec, count, word, deals=min(count, MOST_DEALS), device=device)
        started = perf_counter()
        summary.decisions += batch.play(policy)
        summary.seconds += perf_counter() - started
        summary.games += count
        wins = batch.host(batch.winners())
        shares = (wins / wins.sum(axis=1, keepdims=True)).sum(axis=0)
        points = batch.host(batch.scores()).sum(axis=0)
        for seat in range(players):
            summary.points[seat] += int(points[seat])
            summary.wins[seat] += float(shares[seat])
    return summary
