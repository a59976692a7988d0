"""Bots play a match to its end."""

from collections.abc import Sequence
from random import Random

from regnum.bots.bot import Bot
from regnum.bots.observation import Observation
from regnum.core.chance import Source
from regnum.core.contract import AnyGame, Setup, State
from regnum.core.match import Match
from regnum.core.seats import CHANCE, NOBODY


def play_out(state: State, bots: Sequence[Bot], seed: int) -> int:
    """Play to the end without keeping a log; returns how many decisions the seats took."""
    random = Random(seed)
    chance = Source(seed, "chance")
    tables = [Observation(state, seat, random) for seat in range(len(bots))]
    decisions = 0
    while (seat := state.seat) != NOBODY:
        if seat == CHANCE:
            state.apply(chance.weighted(state.chance_outcomes()))
        else:
            state.apply(bots[seat].decide(tables[seat]))
            decisions += 1
    return decisions


def play_match(game: AnyGame, setup: Setup, bots: Sequence[Bot], seed: int) -> Match:
    """A whole match between bots, with its decisions."""
    match = Match(game, setup, seed)
    match.roll()
    random = Random(seed)
    while not match.state.is_over:
        seat = match.state.seat
        match.play(bots[seat].decide(Observation(match.state, seat, random)), seat)
    return match
