"""Fair play between people: what they agree upon, pauses, resigning, being ready.

Each answer is what a command adds to the log. Whoever agrees last lets it happen: that entry is
what was asked for, with all who agreed.
"""

from itertools import groupby

from regnum.core.contract import Json
from regnum.core.match import Match
from regnum.core.seats import CHANCE, Seat
from regnum.table.commands import Offer, Refused
from regnum.table.entries import (
    PLAYING,
    Agreed,
    Body,
    Declined,
    Ended,
    Offered,
    Paused,
    Readied,
    Resigned,
    Resumed,
    Undone,
    Wish,
)
from regnum.table.moment import Moment, OpenOffer


def offer(now: Moment, wanted: Offer, person: str) -> Body:
    """Somebody asks the others; where there is nobody to ask, it is done."""
    seat = _own_seat(now, person)
    if now.offer is not None:
        raise Refused("asked", "something is asked already: answer that first")
    if now.is_paused and wanted.what != "end":
        raise Refused("paused", "the game is paused")
    count = 0
    if wanted.what == "undo":
        seat, count = _last_decision(now, person, wanted.turn)
        if any(has_looked(now.match, own, count) for own in now.seats_of(person)):
            raise Refused("looked", "since then you have seen something that others do not know")
    if wanted.what == "pause" and now.clock is None:
        raise Refused("no-clock", "no clock runs at this table: there is nothing to pause")
    if (wanted.what, seat) in now.declined:
        raise Refused("declined", "that was declined: wait until the game has gone on")
    if now.others(seat, wanted.what):
        return Offered(seat, wanted.what, count)
    return _agreed_upon(seat, wanted.what, count, ())


def agree(now: Moment, offer: int, person: str) -> Body:
    """Somebody agrees; if nobody else is asked any more, it is done."""
    asked, seat = _open(now, offer), _asked_seat(now, person)
    agreed = (*asked.agreed, seat)
    if set(now.others(asked.seat, asked.what)) - set(agreed):
        return Agreed(seat)
    return _agreed_upon(asked.seat, asked.what, asked.count, agreed)


def decline(now: Moment, offer: int, person: str) -> Declined:
    """Somebody declines, or withdraws."""
    asked = _open(now, offer)
    if asked.seat in now.seats_of(person):
        return Declined(asked.seat, withdrawn=True)
    return Declined(_asked_seat(now, person))


def resume(now: Moment, person: str) -> Resumed:
    """Whoever plays may end a pause."""
    seat = _own_seat(now, person)
    if not now.is_paused:
        raise Refused("not-paused", "the game is not paused")
    return Resumed(seat)


def resign(now: Moment, seat: Seat, person: str, level: str) -> Resigned:
    """Somebody gives a seat up; a bot of a level goes on, if anybody is there to play with it."""
    _own_seat(now, person)
    if seat not in now.seats_of(person):
        raise Refused("not-allowed", "this is not your seat")
    left = [other for other in range(len(now.holders)) if other not in (*now.resigned, seat)]
    has_people = any(now.owners[other] is not None for other in left)
    is_won = len(left) == 1 and now.terms.settings.leaving == "nobody"
    return Resigned(seat, level if has_people and not is_won else None)


def ready(now: Moment, person: str) -> Readied:
    """Somebody is ready for the clock to start."""
    for seat in now.unready:
        if now.holders[seat].person == person:
            return Readied(seat)
    raise Refused("not-asked", "you are not asked whether you are ready")


def check_alone(now: Moment, person: str) -> None:
    """Once a match has begun its host does not end it over the heads of others."""
    others = {owner for seat, owner in enumerate(now.owners) if seat not in now.resigned}
    if now.status == PLAYING and others - {None, person}:
        raise Refused("not-alone", "others play here: ask them to end the game")


def has_looked(match: Match, seat: Seat, count: int) -> bool:
    """Did a seat see something, since the last decisions, that not everybody saw?"""
    then = match.copy()
    then.undo(count)
    for action in match.actions[len(then.actions) :]:
        knew, is_chance = _secrets(then, seat), then.state.seat == CHANCE
        if is_chance:
            witnesses = then.state.witnesses()
            if seat in witnesses and len(witnesses) < match.setup.players:
                return True
        then.replay([action])
        if not is_chance and any(secret not in knew for secret in _secrets(then, seat)):
            return True  # something that others knew before
    return False


def _secrets(match: Match, seat: Seat) -> list[Json]:
    """What a seat knows that does not lie open."""
    shown = list(match.state.public().values())
    known = match.state.private(seat).values()
    return [secret for secret in known if secret is not None and secret not in shown]


def _last_decision(now: Moment, person: str, turn: bool) -> tuple[Seat, int]:
    """The own seat that decided last, and how many decisions ago it did, or began to."""
    own = {seat for seat, holder in enumerate(now.holders) if holder.person == person}
    decided = [seat for seat in now.match.seats() if seat != CHANCE]
    count = 0
    for seat, run in groupby(reversed(decided)):
        length = len(list(run))
        if seat in own:
            return seat, count + (length if turn else 1)
        count += length
    raise Refused("nothing-to-undo", "there is nothing that you can take back")


def _agreed_upon(seat: Seat, what: Wish, count: int, agreed: tuple[Seat, ...]) -> Body:
    match what:
        case "undo":
            return Undone(seat, count, agreed)
        case "end":
            return Ended((seat, *agreed))
        case "pause":
            return Paused(seat, agreed)


def _own_seat(now: Moment, person: str) -> Seat:
    """A seat of somebody who plays here."""
    seats = now.seats_of(person)
    if not seats:
        raise Refused("not-allowed", "only those who play can do that")
    if now.status != PLAYING:
        raise Refused("not-started", "the game has not begun")
    return seats[0]


def _open(now: Moment, revision: int) -> OpenOffer:
    if now.offer is None or now.offer.revision != revision:
        raise Refused("no-offer", "this is not asked any more")
    return now.offer


def _asked_seat(now: Moment, person: str) -> Seat:
    """The seat for which somebody is asked."""
    assert now.offer is not None
    for seat in now.others(now.offer.seat, now.offer.what):
        if now.owners[seat] == person and seat not in now.offer.agreed:
            return seat
    raise Refused("not-asked", "you are not asked")
