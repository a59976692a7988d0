"""A table at a revision, and how the next entry of its log changes it."""

from collections.abc import Collection, Iterable
from typing import NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from regnum.core.match import Match
from regnum.core.proof import Proof, Share
from regnum.core.registry import deal_spec, find_game, options_then
from regnum.core.scores import Award, Score
from regnum.core.seats import SEAT_LETTERS, Seat, parse_seat
from regnum.core.spec import parse_spec, print_spec
from regnum.table.clocks import Clock, new_clock
from regnum.table.commands import Refused
from regnum.table.entries import (
    ENDED,
    FINISHED,
    PLAYING,
    WAITING,
    Agreed,
    Body,
    Declined,
    Ended,
    Entry,
    Hinted,
    Holder,
    Offered,
    Paused,
    Played,
    Readied,
    Rematch,
    Removed,
    Resigned,
    Resumed,
    Revealed,
    Sat,
    Started,
    Undone,
    Wish,
)
from regnum.table.fold import Happened, advance
from regnum.table.terms import Terms

REVEAL_SECONDS = 6.0  # after which a match goes on without the shares that were not shown
BOT_PATIENCE = 20.0  # seconds; a bot that has not decided by then has lost its server

T = TypeVar("T")


class Standing(NamedTuple):
    """What is stored beside the log, so that tables can be listed and looked after."""

    status: str
    due: float | None = None  # when a server has to look after it, if nothing happens until then
    decider: Seat | None = None


class OpenOffer(msgspec.Struct, frozen=True):
    """What somebody asks the others for."""

    revision: int  # at which it was asked
    seat: Seat
    what: Wish
    count: int  # of decisions to be taken back
    agreed: tuple[Seat, ...] = ()


class Conduct(NamedTuple):
    """What people agreed upon or gave up in a match, for whoever has to judge it."""

    taken_back: int  # how often by agreement
    resigned: tuple[Seat, ...]
    ended: str | None  # before the game was over: by the `host`, `agreed` upon, or `resigned`


class Moment(msgspec.Struct, frozen=True):
    """A table at a revision. It never changes: `after` makes the next one."""

    terms: Terms
    match: Match  # copied before it goes on
    holders: tuple[Holder, ...]
    owners: tuple[str | None, ...]  # people who may come back
    names: tuple[str, ...]  # of these people
    sat_at: tuple[int, ...]  # the revision at which each seat last changed hands
    hints_taken: tuple[int, ...]
    clock: Clock | None
    commitments: tuple[str | None, ...]  # to the shares that browsers mix into the seed
    shares: tuple[str | None, ...]  # once they are shown
    banned: frozenset[str] = frozenset()  # people whom the host sent away
    status: str = WAITING
    revision: int = 0
    at: float = 0.0  # the time of the last entry
    moved_at: int = 0  # the revision at which the match last changed; who decides has to know it
    undoable: int = 0  # decisions that the seat that decides can take back
    rematch: str | None = None  # the table at which the same people play again
    looks: tuple[Seat, ...] = ()  # for each seat, the one in whose colour it is drawn
    unrated: str | None = None  # why the match will not be rated, by what has happened so far
    ready: frozenset[str] = frozenset()  # people who wait for the clock to start
    is_paused: bool = False
    offer: OpenOffer | None = None
    declined: frozenset[tuple[Wish, Seat]] = frozenset()  # since the match last changed
    resigned: tuple[Seat, ...] = ()
    taken_back: int = 0  # times, by agreement
    ended: str | None = None  # as in `Conduct`

    @property
    def decider(self) -> Seat | None:
        """The seat whose decision is awaited."""
        return self.match.state.seat if self.status == PLAYING else None

    @property
    def is_over(self) -> bool:
        """Will nothing happen any more?"""
        return self.status in (FINISHED, ENDED)

    @property
    def is_full(self) -> bool:
        """Are all seats taken, and nothing has begun?"""
        return self.status == WAITING and not any(holder.is_open for holder in self.holders)

    @property
    def unready(self) -> tuple[Seat, ...]:
        """A seat of each person who has to say that they are ready, once all seats are taken."""
        settings = self.terms.settings
        if not (self.is_full and settings.ready_check and settings.clock):
            return ()
        people = _first_seats(holder.person for holder in self.holders)
        asked = people.items() if len(people) > 1 else ()
        return tuple(seat for person, seat in asked if person not in self.ready)

    @property
    def is_starting(self) -> bool:
        """Will the match begin by itself? From then on nobody changes the seating."""
        return self.is_full and not self.unready

    @property
    def is_mixing(self) -> bool:
        """Are shares to be shown before the match can start?"""
        return self.is_starting and any(
            commitment is not None and share is None
            for commitment, share in zip(self.commitments, self.shares, strict=True)
        )

    @property
    def can_start(self) -> bool:
        """Is there nothing left to wait for before the start?"""
        return self.is_starting and not self.is_mixing

    @property
    def proof(self) -> Proof:
        """What the seed of the match follows from. Its secret is secret until the end."""
        terms = self.terms
        given = {name: value for name, value in terms.settings.options.items() if value}
        wanted = options_then(self.match.game, given, terms.rules)
        return Proof(
            terms.secret,
            terms.commitment,
            self.mixed_in,
            print_spec(self.match.game.key, wanted),
        )

    @property
    def mixed_in(self) -> tuple[Share, ...]:
        """What browsers have committed themselves to, and the shares that are shown already."""
        pairs = zip(self.commitments, self.shares, strict=True)
        return tuple(Share(seat, hash, share) for seat, (hash, share) in enumerate(pairs) if hash)

    @property
    def bot_to_decide(self) -> str | None:
        """The level of the bot whose decision is awaited; in a pause none is."""
        if self.decider is None or self.is_paused:
            return None
        return self.holders[self.decider].level

    @property
    def winners(self) -> list[Seat]:
        """Who won, once it is over; whoever resigned did not."""
        if self.status == FINISHED:
            return _winners(self.match, self.resigned)
        left = [seat for seat in range(len(self.holders)) if seat not in self.resigned]
        return left if self.ended == "resigned" and len(left) == 1 else []

    @property
    def conduct(self) -> Conduct:
        """What people agreed upon or gave up."""
        return Conduct(self.taken_back, self.resigned, self.ended)

    @property
    def standing(self) -> Standing:
        """What is stored beside the log."""
        if self.is_starting:
            return Standing(self.status, self.at + REVEAL_SECONDS * self.is_mixing)
        if self.bot_to_decide is not None:
            return Standing(self.status, self.at + BOT_PATIENCE, self.decider)
        if self.clock is None or self.decider is None:
            return Standing(self.status, None, self.decider)
        return Standing(self.status, self.clock.deadline, self.decider)

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats on which somebody sits, or sat before a bot took over.

        What they have resigned is theirs again once all is over, and everything lies open.
        """
        return [
            seat
            for seat, owner in enumerate(self.owners)
            if person and owner == person and (self.is_over or seat not in self.resigned)
        ]

    def others(self, seat: Seat, what: Wish) -> tuple[Seat, ...]:
        """A seat of each of the other people whom somebody has to ask.

        Bots agree to everything. One that sits in for somebody agrees to a pause in their place;
        for anything else that person is asked.
        """
        people = [
            None if place in self.resigned else holder.person if what == "pause" else owner
            for place, (owner, holder) in enumerate(zip(self.owners, self.holders, strict=True))
        ]
        asker = self.owners[seat]
        return tuple(place for person, place in _first_seats(people).items() if person != asker)

    def is_open_to(self, person: str) -> bool:
        """May somebody come without a link?"""
        terms = self.terms
        return terms.settings.is_listed or person == terms.host or person in self.owners

    def draft(self, body: Body) -> "Draft":
        """What something that happens now adds to the log."""
        match = self.match
        if isinstance(body, Started):
            match = self.opening(body.spec)
        elif isinstance(body, Played | Undone):
            match = match.copy()
        return Draft(self, body, match, advance(match, body))

    def opening(self, spec: str | None = None) -> Match:
        """The match from its start, by the seed that was mixed; `spec` is what that seed dealt."""
        seed = self.proof.seed
        if seed == self.match.seed and spec is None:
            return self.match.copy()
        origin = self.match.origin
        if origin is not None:
            return Match(self.match.game, origin.setup, seed, origin)
        game, setup = deal_spec(spec or self.match.setup.spec, seed, self.terms.rules)
        return Match(game, setup, seed)

    def after(self, entry: Entry) -> "Advance":
        """Go on by an entry of the log."""
        return self.draft(entry.body).as_entry(entry)


class Draft(NamedTuple):
    """What would be added to the log now: it has happened on a copy of the match."""

    now: Moment
    body: Body
    match: Match  # after it
    happened: Happened

    def sign(self, command_id: str, at: float) -> "Advance":
        """Make it an entry, at this time."""
        clock = self.now.clock
        spent = 0.0 if clock is None else clock.spent(self.body, at)
        return self.as_entry(Entry(self.now.revision + 1, command_id, self.body, at, spent))

    def as_entry(self, entry: Entry) -> "Advance":
        """Where it leads, as this entry of the log."""
        return Advance(entry, self.happened, _next(self.now, self.match, entry))


class Advance(NamedTuple):
    """An entry, what happened by it, and the table once it stands in the log."""

    entry: Entry
    happened: Happened
    then: Moment


def first_moment(terms: Terms) -> Moment:
    """A table with an empty log."""
    match = new_match(terms)
    clock, players = terms.settings.clock, match.setup.players
    return Moment(
        terms,
        match,
        holders=(Holder(),) * players,
        owners=(None,) * players,
        names=("",) * players,
        sat_at=(0,) * players,
        hints_taken=(0,) * players,
        clock=None if clock is None else new_clock(clock, players),
        commitments=(None,) * players,
        shares=(None,) * players,
        looks=tuple(range(players)),
    )


def new_match(terms: Terms) -> Match:
    """The match of a table before anything has happened, by the rules that it began with."""
    game = find_game(parse_spec(terms.spec)[0])
    if terms.rules > game.rules_version:
        raise Refused(
            "other-rules",
            f"this match follows version {terms.rules} of the rules, "
            f"and this server knows versions up to {game.rules_version}",
        )
    _, setup = deal_spec(terms.spec, terms.seed, terms.rules)
    position = terms.settings.position
    origin = None if position is None else game.parse_position(position)
    return Match(game, setup if origin is None else origin.setup, terms.seed, origin)


def _next(now: Moment, match: Match, entry: Entry) -> Moment:
    """The one place that says what an entry changes."""
    assert entry.revision == now.revision + 1
    then = replace(now, match=match, revision=entry.revision, at=entry.at)
    match entry.body:
        case Sat(seat, holder, _, commitment, colour):
            is_waiting = now.status == WAITING
            is_owner = holder.person is not None or is_waiting
            then = replace(
                then,
                holders=_put(now.holders, seat, holder),
                owners=_put(now.owners, seat, holder.person) if is_owner else now.owners,
                names=_put(now.names, seat, holder.name) if is_owner else now.names,
                sat_at=_put(now.sat_at, seat, entry.revision),
                commitments=_put(now.commitments, seat, commitment)
                if is_waiting
                else now.commitments,
                looks=_dress(now, seat, colour) if is_waiting and colour else now.looks,
                ready=now.ready - {holder.person},
            )
            if then.is_full:  # who took the last seat, or the host who gave it to a bot, is ready
                then = replace(then, ready=then.ready | {holder.person or now.terms.host})
        case Revealed(seat, share):
            then = replace(then, shares=_put(now.shares, seat, share))
        case Removed(_, person):
            then = replace(
                then,
                holders=tuple(Holder() if h.person == person else h for h in now.holders),
                owners=tuple(None if owner == person else owner for owner in now.owners),
                commitments=tuple(
                    None if owner == person else commitment
                    for owner, commitment in zip(now.owners, now.commitments, strict=True)
                ),
                banned=now.banned | {person},
            )
        case Hinted(seat):
            taken = now.hints_taken[seat] + 1
            then = replace(then, hints_taken=_put(now.hints_taken, seat, taken))
        case Readied(seat):
            then = replace(then, ready=now.ready | {now.holders[seat].person})
        case Started():
            then = replace(then, moved_at=entry.revision, status=PLAYING)
        case Undone(_, _, agreed):
            taken_back = now.taken_back + (agreed is not None)
            then = replace(then, moved_at=entry.revision, taken_back=taken_back)
        case Played():
            status = FINISHED if match.state.is_over else PLAYING
            then = replace(then, moved_at=entry.revision, status=status)
        case Declined(_, False) if now.offer is not None:
            declined = now.declined | {(now.offer.what, now.offer.seat)}
            then = replace(then, declined=declined)
        case Paused():
            then = replace(then, is_paused=True)
        case Resumed():
            then = replace(then, is_paused=False)
        case Resigned(seat, level):
            then = replace(then, resigned=(*now.resigned, seat))
            if level is None:
                then = replace(
                    then, moved_at=entry.revision, status=ENDED, ended="resigned", is_paused=False
                )
            else:
                then = replace(
                    then,
                    holders=_put(now.holders, seat, Holder(level, level=level)),
                    sat_at=_put(now.sat_at, seat, entry.revision),
                )
        case Ended(agreed):
            ended = "host" if agreed is None else "agreed"
            then = replace(
                then, moved_at=entry.revision, status=ENDED, ended=ended, is_paused=False
            )
        case Rematch(_, table):
            then = replace(then, rematch=table)
    clock = now.clock
    if clock is not None:
        is_person = then.decider is not None and then.bot_to_decide is None
        clock = clock.after(entry, then.decider if is_person and not then.is_paused else None)
    return replace(
        then,
        clock=clock,
        undoable=_undoable(now, then, entry.body),
        unrated=now.unrated or _spoils_rating(now, entry.body),
        offer=_open_offer(now, entry),
        declined=then.declined if then.moved_at == now.moved_at else frozenset(),
    )


def _spoils_rating(now: Moment, body: Body) -> str | None:
    """Why a match is not rated any more after this, if it is so."""
    match body:
        case Hinted():
            return "hint"
        case Undone(agreed=agreed) if agreed is not None:
            return "undo"
        case Sat(_, holder) if now.status == PLAYING and holder.level is not None:
            return "bot"
        case Sat(seat, holder) if now.status == PLAYING and holder.person != now.owners[seat]:
            return "handed-over"
    return None


def _dress(now: Moment, seat: Seat, colour: str) -> tuple[Seat, ...]:
    """Whoever sits down gets the colour that they like best, unless another person has it."""
    look, looks = parse_seat(colour, len(SEAT_LETTERS)), list(now.looks)
    if look in looks:
        other = looks.index(look)
        if other != seat and now.holders[other].person is not None:
            return now.looks
        looks[other] = looks[seat]
    looks[seat] = look
    return tuple(looks)


def _open_offer(now: Moment, entry: Entry) -> OpenOffer | None:
    """What is asked after an entry: until it is answered, or the match or the seating goes on.

    Decisions of bots leave it open, unless it is about taking back.
    """
    offer = now.offer
    match entry.body:
        case Offered(seat, what, count):
            return OpenOffer(entry.revision, seat, what, count)
        case Agreed(seat) if offer is not None:
            return replace(offer, agreed=(*offer.agreed, seat))
        case Hinted():
            return offer
        case Played(seat) if offer is not None and offer.what != "undo":
            return offer if now.holders[seat].level is not None else None
    return None


def _undoable(now: Moment, then: Moment, body: Body) -> int:
    """How many decisions the seat that decides can take back after an entry.

    Its own ones, back to where something was revealed or the turn came to it.
    """
    match body:
        case Played(seat, _, ()) if seat == then.decider and not _reveals(now, then):
            return now.undoable + 1
        case Undone(_, count, None):
            return max(0, now.undoable - count)
        case Sat(seat) if now.clock is not None and seat == now.decider:
            return 0  # what a bot decided in place of somebody without time stays
        case Resigned(seat) if seat == now.decider:
            return 0
        case Sat() | Removed() | Hinted() | Offered() | Agreed() | Declined():
            return now.undoable
        case Paused() | Resumed() | Resigned():
            return now.undoable
    return 0


def _reveals(now: Moment, then: Moment) -> bool:
    """Does some seat know something that it did not know before?"""
    before, after = now.match.state, then.match.state
    return any(before.private(seat) != after.private(seat) for seat in range(len(now.holders)))


def _winners(match: Match, resigned: Collection[Seat]) -> list[Seat]:
    """Who won a match that was played to its end, as if those who resigned had come last."""
    scores = match.state.scores()
    last = Score((Award("", min(score.total for score in scores) - 1),), ())
    counted = [last if seat in resigned else score for seat, score in enumerate(scores)]
    return list(match.game.winners(match.state, counted))


def _first_seats(people: Iterable[str | None]) -> dict[str, Seat]:
    """Everybody's first seat: several may be of one person, on a shared device."""
    seats: dict[str, Seat] = {}
    for seat, person in enumerate(people):
        if person is not None:
            seats.setdefault(person, seat)
    return seats


def _put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
