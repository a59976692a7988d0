"""Records: a match that was played elsewhere becomes a log, and a table that is over a record."""

import msgspec

from regnum.core.match import Match
from regnum.core.record import Record, print_record
from regnum.core.seats import CHANCE
from regnum.table.entries import GONE, Body, Ended, Played, Started
from regnum.table.moment import Moment

NOBODY = "-"  # the name in a record of somebody who has deleted themselves


def log_of(match: Match) -> list[Body]:
    """What a match would have left in the log, once everybody had sat down."""
    log: list[Started | Played] = [Started(())]
    for seat, action in zip(match.seats(), match.actions, strict=True):
        if seat == CHANCE:
            log[-1] = msgspec.structs.replace(log[-1], chance=(*log[-1].chance, action))
        else:
            log.append(Played(seat, action, ()))
    return [*log] if match.state.is_over else [*log, Ended()]


def record_of(now: Moment) -> str:
    """The record of a match that is over."""
    names = tuple(NOBODY if holder.name == GONE else holder.name for holder in now.holders)
    proof = now.proof if now.terms.settings.is_provable else None
    return print_record(Record(now.match, names, proof))
