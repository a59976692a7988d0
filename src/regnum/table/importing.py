"""A match that was played elsewhere becomes a log, as if it had been played here."""

import msgspec

from regnum.core.match import Match
from regnum.core.seats import CHANCE
from regnum.table.entries import Body, Ended, Played, Started


def log_of(match: Match) -> list[Body]:
    """What a match would have left in the log, once everybody had sat down."""
    log: list[Started | Played] = [Started(())]
    for seat, action in zip(match.seats(), match.actions, strict=True):
        if seat == CHANCE:
            log[-1] = msgspec.structs.replace(log[-1], chance=(*log[-1].chance, action))
        else:
            log.append(Played(seat, action, ()))
    return [*log] if match.state.is_over else [*log, Ended()]
