"""What a command, a bot or a clock would add to the log of a table, or why it is refused."""

from collections.abc import Collection

from regnum.core.chance import Source
from regnum.core.contract import Action
from regnum.core.errors import RegnumError
from regnum.core.proof import hash_of
from regnum.core.registry import options_then
from regnum.core.seats import Seat, seat_name
from regnum.table import fold, offers
from regnum.table.commands import (
    Agree,
    Command,
    Decline,
    End,
    Hand,
    Offer,
    Play,
    Ready,
    Refused,
    Remove,
    Resign,
    Resume,
    Reveal,
    Sit,
    Undo,
)
from regnum.table.entries import (
    WAITING,
    Agreed,
    Body,
    Declined,
    Ended,
    Entry,
    Holder,
    Offered,
    Paused,
    Played,
    Readied,
    Removed,
    Resigned,
    Resumed,
    Revealed,
    Sat,
    Undone,
    Wish,
)
from regnum.table.moment import Draft, Moment
from regnum.table.terms import Person


def answer(
    now: Moment,
    command: Command,
    person: Person,
    most_entries: int | None = None,
    there: Collection[str] = (),
    levels: Collection[str] | None = None,
) -> Draft:
    """What a person's command adds to the log; `Refused` if it may not.

    `there` are the people who are at the table now: nobody takes their seats from them. `levels`
    are the bots that there are, if not those of the game alone.
    """
    if now.is_over:
        raise Refused("over", "the game is over")
    is_full = most_entries is not None and now.revision >= most_entries
    if is_full and not isinstance(command, Play | End | Resign):
        raise Refused("too-long", "the log of this table is full: only play on")
    if now.is_starting and not isinstance(command, Reveal | End):
        raise Refused("starting", "the game is about to begin")
    match command:
        case Sit(seat, commitment):
            return now.draft(_sit(now, seat, person, commitment))
        case Hand(seat, level):
            known = now.match.game.levels if levels is None else levels
            return now.draft(_hand(now, seat, level, person.id, there, known))
        case Remove(seat):
            return now.draft(_remove(now, seat, person.id))
        case Reveal(share):
            return now.draft(_reveal(now, share, person.id))
        case Play(action):
            seat = own_decision(now, person.id)
            return decide(now, seat, now.match.game.parse_action(action))
        case Undo(turn):
            return now.draft(_undo(now, turn, person.id))
        case Ready():
            return now.draft(offers.ready(now, person.id))
        case Offer():
            return now.draft(offers.offer(now, command, person.id))
        case Agree(revision):
            return now.draft(offers.agree(now, revision, person.id))
        case Decline(revision):
            return now.draft(offers.decline(now, revision, person.id))
        case Resume():
            return now.draft(offers.resume(now, person.id))
        case Resign(seat):
            return now.draft(offers.resign(now, seat, person.id, middle_level(now)))
        case End():
            check_host(now, person.id)
            offers.check_alone(now, person.id)
            return now.draft(Ended())


def check_repeated(now: Moment, done: Entry, command: Command, person: str) -> Entry:
    """The entry of a command that was done, unless its id now comes with another command."""
    match command, done.body:
        case Sit(seat), Sat(sat_on, holder):
            is_same = (seat, person) == (sat_on, holder.person)
        case Hand(seat, level), Sat(sat_on, holder):
            is_same = (seat, level, None) == (sat_on, holder.level, holder.person)
        case Remove(seat), Removed(removed_from):
            is_same = seat == removed_from
        case Reveal(share), Revealed(_, shown):
            is_same = share == shown
        case Play(action), Played(_, number):
            is_same = number == _number(now, action)
        case Undo(turn), Undone(_, count, None):
            is_same = turn or count == 1
        case Offer(what), Offered(_, asked):
            is_same = what == asked
        case Offer(what), body if (done_at_once := _agreed_upon(body)) is not None:
            is_same = what == done_at_once
        case Agree(), body:
            is_same = isinstance(body, Agreed) or _agreed_upon(body) is not None
        case Resign(seat), Resigned(resigned):
            is_same = seat == resigned
        case (
            (End(), Ended(None))
            | (Ready(), Readied())
            | (Decline(), Declined())
            | (Resume(), Resumed())
        ):
            is_same = True
        case _:
            is_same = False
    if not is_same:
        raise Refused("id-reused", "another command has been done under this id")
    return done


def start(now: Moment) -> Draft:
    """What begins the game, once all seats are taken, by whatever was mixed into the seed."""
    spec = _dealt_anew(now)
    match = now.opening(spec)
    started, happened = fold.begin(match, spec)
    return Draft(now, started, match, happened)


def _dealt_anew(now: Moment) -> str | None:
    """The setup that the mixed seed deals; None where nothing was mixed in."""
    game, terms, seed = now.match.game, now.terms, now.proof.seed
    if seed == terms.seed:
        return None
    options = options_then(game, terms.settings.options, terms.rules)
    return game.deal(options, Source(seed, "setup")).spec


def decide(now: Moment, seat: Seat, action: Action) -> Draft:
    """A decision and what chance answers; refused if it is not legal now."""
    if now.decider is None:
        raise Refused("not-started", "the game has not begun")
    if now.decider != seat:
        raise _not_your_turn(now.decider)
    match = now.match.copy()
    played, happened = fold.decide(match, seat, action)
    return Draft(now, played, match, happened)


def leave(now: Moment, person: str) -> Draft | None:
    """What happens next where somebody goes for ever; None if nothing has to.

    Others play on against a bot. A table ends with its host before the game, and without others.
    """
    if now.is_over or now.is_full:
        return None
    is_waiting = now.status == WAITING
    others = {owner for owner in now.owners if owner is not None} - {person}
    if person == now.terms.host if is_waiting else not others:
        return now.draft(Ended())
    for seat in now.seats_of(person):
        if now.holders[seat].person == person:
            level = middle_level(now)
            return now.draft(Sat(seat, Holder() if is_waiting else Holder(level, level=level)))
    return None


def middle_level(now: Moment) -> str:
    """The bot that sits in for people."""
    levels = list(now.match.game.levels)
    return levels[len(levels) // 2]


def run_out(now: Moment, at: float) -> Draft | None:
    """A bot takes the place of whoever has no time left by then."""
    if now.clock is None or now.clock.runner is None:
        return None
    if now.clock.deadline is None or at < now.clock.deadline:
        return None
    level = middle_level(now)
    return now.draft(Sat(now.clock.runner, Holder(level, level=level), out_of_time=True))


def own_decision(now: Moment, person: str) -> Seat:
    """The seat that decides, if it is this person's."""
    if now.is_over:
        raise Refused("over", "the game is over")
    if now.decider is None:
        raise Refused("not-started", "the game has not begun")
    if now.holders[now.decider].person != person:
        raise _not_your_turn(now.decider)
    if now.is_paused:
        raise Refused("paused", "the game is paused")
    return now.decider


def check_host(now: Moment, person: str) -> None:
    """Refuse what only the host may do."""
    if person != now.terms.host:
        raise Refused("not-host", "only the host of the table can do that")


def check_bot_has_decided(now: Moment, seat: Seat) -> None:
    """Whoever ran out of time comes back after the decision of the bot."""
    is_bot = now.holders[seat].level is not None
    is_new = now.sat_at[seat] > now.moved_at
    if now.clock is not None and is_bot and seat == now.decider and is_new:
        raise Refused("bot-decides", "the bot decides this time: sit down after that")


def _sit(now: Moment, seat: Seat, person: Person, commitment: str | None) -> Sat:
    _check_seat(now, seat)
    holder, name = now.holders[seat], seat_name(seat)
    if person.id in now.banned:
        raise Refused("not-allowed", "the host has sent you away from this table")
    if not holder.is_open and now.owners[seat] != person.id:
        raise Refused("taken", f"seat {name} is taken", seat=name)
    if seat in now.resigned:
        raise Refused("resigned", "you have resigned this seat")
    if holder.person == person.id:
        raise Refused("yours", f"you sit on seat {name} already", seat=name)
    if holder.is_open and person.id in now.owners and person.id != now.terms.host:
        raise Refused("one-seat", "you have a seat already: the others are for other people")
    check_bot_has_decided(now, seat)
    can_mix = now.status == WAITING and now.terms.settings.is_provable  # else it is too late
    holder = Holder(person.name, person.id)
    colour = person.colour if now.status == WAITING else None
    return Sat(seat, holder, commitment=commitment if can_mix else None, colour=colour)


def _hand(
    now: Moment,
    seat: Seat,
    level: str | None,
    person: str,
    there: Collection[str],
    levels: Collection[str],
) -> Sat:
    check_host(now, person)
    _check_seat(now, seat)
    holder = now.holders[seat]
    if level is None:
        if now.status != WAITING:
            raise Refused("started", "the game has begun: give the seat to a bot")
        _check_away(holder, person, there)
        return Sat(seat, Holder())
    if level not in levels:
        raise Refused("unknown-level", f"there is no level {level!r}: {', '.join(levels)}")
    _check_away(holder, person, there)
    return Sat(seat, Holder(name=level, level=level))


def _check_away(holder: Holder, person: str, there: Collection[str]) -> None:
    """Whoever is there keeps the seat: the host cannot replace them."""
    if holder.person != person and holder.person in there:
        raise Refused("present", f"{holder.name} is here: only those who are away are replaced")


def _remove(now: Moment, seat: Seat, person: str) -> Removed:
    check_host(now, person)
    _check_seat(now, seat)
    guest = now.holders[seat].person
    if now.status != WAITING:
        raise Refused("started", "the game has begun: give the seat to a bot")
    if guest is None or guest == person:
        raise Refused("no-guest", "no guest sits there")
    return Removed(seat, guest)


def _reveal(now: Moment, share: str, person: str) -> Revealed:
    if not now.is_mixing:
        raise Refused("not-mixing", "no shares are to be shown now")
    commitment = hash_of(share)
    for seat, owner in enumerate(now.owners):
        is_awaited = now.shares[seat] is None and now.commitments[seat] == commitment
        if owner == person and is_awaited:
            return Revealed(seat, share)
    raise Refused("wrong-share", "this is not the share that you committed yourself to")


def _undo(now: Moment, turn: bool, person: str) -> Undone:
    seat = own_decision(now, person)
    if not now.undoable:
        raise Refused("nothing-to-undo", "there is nothing that you can take back")
    return Undone(seat, now.undoable if turn else 1)


def _agreed_upon(body: Body) -> Wish | None:
    """What people agreed upon by an entry."""
    match body:
        case Undone(_, _, tuple()):
            return "undo"
        case Ended(tuple()):
            return "end"
        case Paused():
            return "pause"
    return None


def _check_seat(now: Moment, seat: Seat) -> None:
    if not 0 <= seat < len(now.holders):
        raise Refused("no-such-seat", "there is no such seat")


def _number(now: Moment, action: str) -> Action | None:
    try:
        return now.match.game.parse_action(action)
    except RegnumError:
        return None


def _not_your_turn(seat: Seat) -> Refused:
    name = seat_name(seat)
    return Refused("not-your-turn", f"it is the decision of {name}", seat=name)
