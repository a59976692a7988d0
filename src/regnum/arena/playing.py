"""Bots play a match to its end."""

from collections.abc import Sequence
from random import Random

from regnum.bots.chair import Decider
from regnum.bots.observation import Observation
from regnum.core.chance import Source
from regnum.core.contract import AnyGame, Setup, State
from regnum.core.match import Match
from regnum.core.seats import CHANCE, NOBODY


def play_out(state: State, bots: Sequence[Decider], seed: int) -> int:
    """Play to the end without keeping a log; returns how many decisions the seats took."""
    chance = Source(seed, "chance")
    seen = _observations(state, len(bots), seed)
    decisions = 0
    while (seat := state.seat) != NOBODY:
        if seat == CHANCE:
            state.apply(chance.weighted(state.chance_outcomes()))
        else:
            state.apply(bots[seat].decide(seen[seat]))
            decisions += 1
    return decisions


def play_match(game: AnyGame, setup: Setup, bots: Sequence[Decider], seed: int) -> Match:
    """A whole match between bots, with its decisions.

    Examples:
        >>> from regnum import Match, find_bot, games
        >>> match = Match.new(f"{games()[0]}(players=2)", seed=1)
        >>> bots = [find_bot("greedy", match.game), find_bot("random", match.game)]
        >>> played = play_match(match.game, match.setup, bots, seed=1)
        >>> played.state.result().winners
        [0]
    """
    match = Match(game, setup, seed)
    match.roll()
    seen = _observations(match.state, len(bots), seed)
    while not match.state.is_over:
        seat = match.state.seat
        match.play(bots[seat].decide(seen[seat]), seat)
    return match


def _observations(state: State, seats: int, seed: int) -> list[Observation]:
    """What each seat sees; each has a random stream of its own, which no other can disturb."""
    randoms = [Random(Source(seed, "bots", seat).word()) for seat in range(seats)]
    return [Observation(state, seat, random) for seat, random in enumerate(randoms)]
