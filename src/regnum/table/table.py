"""A table: who sits there, the match so far, and what each command would add to its log.

It knows no database and no network. Everything is a fold over the entries of the log.
"""

from collections.abc import Iterable
from typing import NamedTuple

from regnum.core.contract import Action, Json, State
from regnum.core.errors import RegnumError
from regnum.core.match import Match
from regnum.core.registry import deal_spec
from regnum.core.seats import Seat, seat_name
from regnum.table.clocks import new_clock
from regnum.table.commands import Command, End, Hand, Play, Refused, Sit, Undo
from regnum.table.entries import (
    ENDED,
    FINISHED,
    PLAYING,
    WAITING,
    Body,
    Ended,
    Entry,
    Hinted,
    Holder,
    Played,
    Sat,
    Started,
    Undone,
)
from regnum.table.story import pack, tell
from regnum.table.terms import Person, Terms

MOST_ENTRIES = 5_000  # of a log; matches have some hundreds
BOT_PATIENCE = 20.0  # seconds; a bot that has not decided a sweep before has lost its server


class Outlook(NamedTuple):
    """What is stored beside an entry: the status then, and when a server has to look again."""

    status: str
    due: float | None = None
    decider: Seat | None = None


class Table:
    """The state of a table at a revision."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        game, setup = deal_spec(terms.spec, terms.seed)
        if terms.rules != game.rules_version:
            raise Refused(
                "other-rules",
                f"this match follows version {terms.rules} of the rules, "
                f"and this server knows version {game.rules_version}",
            )
        self.match = Match(game, setup, terms.seed)
        self.holders = [Holder() for _ in range(setup.players)]
        self.owners: list[str | None] = [None] * setup.players  # people who may come back
        self.entries: list[Entry] = []
        self.hints_taken = [0] * setup.players
        self.story: list[bytes] = []  # packed lines
        self.status = WAITING
        self.clock = (
            None if terms.settings.clock is None else new_clock(terms.settings.clock, setup.players)
        )
        self._learned_at = 0  # the revision at which a decision last showed a seat something

    @property
    def revision(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def decider(self) -> Seat | None:
        """The seat whose decision is awaited."""
        return self.match.state.seat if self.status == PLAYING else None

    @property
    def is_over(self) -> bool:
        """Will nothing happen any more?"""
        return self.status in (FINISHED, ENDED)

    @property
    def bot_to_decide(self) -> str | None:
        """The level of the bot whose decision is awaited."""
        return None if self.decider is None else self.holders[self.decider].level

    @property
    def moved_at(self) -> int:
        """The revision at which the match last changed: who knows it may decide."""
        still = (Sat, Hinted)
        moves = (e.revision for e in reversed(self.entries) if not isinstance(e.body, still))
        return next(moves, 0)

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats on which somebody sits, or sat before a bot took over."""
        return [seat for seat, owner in enumerate(self.owners) if person and owner == person]

    def is_open_to(self, person: str) -> bool:
        """May somebody come without a link?"""
        terms = self.terms
        return terms.settings.is_listed or person == terms.host or person in self.owners

    def find_command(self, command_id: str) -> Entry | None:
        """The entry that a command made, if it was done already."""
        return next((e for e in reversed(self.entries) if e.command_id == command_id), None)

    def check_repeated(self, done: Entry, command: Command, person: str) -> Entry:
        """The entry of a command that was done, unless its id now comes with another command."""
        match command, done.body:
            case Sit(seat), Sat(sat_on, holder):
                is_same = (seat, person) == (sat_on, holder.person)
            case Hand(seat, level), Sat(sat_on, holder):
                is_same = (seat, level, None) == (sat_on, holder.level, holder.person)
            case Play(action), Played(_, number):
                is_same = number == self._number(action)
            case Undo(turn), Undone(_, count):
                is_same = turn or count == 1
            case End(), Ended():
                is_same = True
            case _:
                is_same = False
        if not is_same:
            raise Refused("id-reused", "another command has been done under this id")
        return done

    def _number(self, action: str) -> Action | None:
        try:
            return self.match.game.parse_action(action)
        except RegnumError:
            return None

    # What the log says.

    def apply(self, entry: Entry) -> None:
        """Go on by one entry of the log."""
        assert entry.revision == self.revision + 1
        self.entries.append(entry)
        known = self._known()
        self.story.append(pack(tell(self.match, entry)))
        match entry.body:
            case Sat(seat, holder):
                self.holders[seat] = holder
                if holder.person is not None or self.status == WAITING:
                    self.owners[seat] = holder.person
            case Started():
                self.status = PLAYING
            case Played():
                if self._known() != known:
                    self._learned_at = entry.revision
                if self.match.state.is_over:
                    self.status = FINISHED
            case Hinted(seat):
                self.hints_taken[seat] += 1
            case Ended():
                self.status = ENDED
        if self.clock is not None:
            is_person = self.decider is not None and self.bot_to_decide is None
            self.clock = self.clock.after(entry, self.decider if is_person else None)

    def outlook(self, entry: Entry) -> Outlook:
        """What will be true once this stands in the log."""
        state, holders, status = self.match.state, self.holders, self.status
        match entry.body:
            case Sat(seat, holder):
                holders = [*holders[:seat], holder, *holders[seat + 1 :]]
            case Started(chance):
                state, status = _after(state, chance), PLAYING
            case Played(_, action, chance):
                state = _after(state, (action, *chance))
                status = FINISHED if state.is_over else PLAYING
            case Ended():
                status = ENDED
        if status == WAITING:
            return Outlook(status, None if any(h.is_open for h in holders) else entry.at)
        if status != PLAYING:
            return Outlook(status)
        if holders[state.seat].level is not None:
            return Outlook(status, entry.at + BOT_PATIENCE, state.seat)
        clock = None if self.clock is None else self.clock.after(entry, state.seat)
        return Outlook(status, None if clock is None else clock.deadline, state.seat)

    # What a command would add.

    def answer(self, command: Command, person: Person) -> Body:
        """What a person's command adds to the log; `Refused` if it may not."""
        if self.is_over:
            raise Refused("over", "the game is over")
        if self.revision >= MOST_ENTRIES and not isinstance(command, Play | End):
            raise Refused("too-long", "the log of this table is full: only play on")
        match command:
            case Sit(seat):
                return self._sit(seat, person)
            case Hand(seat, level):
                return self._hand(seat, level, person.id)
            case Play(action):
                return self._play(action, person.id)
            case Undo(turn):
                return self._undo(turn, person.id)
            case End():
                self._check_host(person.id)
                return Ended()

    def start(self) -> Started:
        """The entry that begins the game, once all seats are taken."""
        match = Match(self.match.game, self.match.setup, self.match.seed)
        match.roll()
        return Started(tuple(match.actions))

    @property
    def can_start(self) -> bool:
        """Are all seats taken, and nothing has begun?"""
        return self.status == WAITING and not any(holder.is_open for holder in self.holders)

    def decide(self, seat: Seat, action: Action | str) -> Played:
        """The entry of a decision; refused if it is not legal now."""
        if self.decider is None:
            raise Refused("not-started", "the game has not begun")
        if self.decider != seat:
            raise _not_your_turn(self.decider)
        ahead = self.match.copy()
        ahead.play(action)
        number, *chance = ahead.actions[len(self.match.actions) :]
        return Played(seat, number, tuple(chance))

    def undoable(self) -> int:
        """How many decisions the seat that decides can take back.

        Its own ones, back to where something was revealed or the turn came to it.
        """
        count = 0
        for entry in reversed(self.entries[self._learned_at :]):
            match entry.body:
                case Played(seat, _, ()) if seat == self.decider:
                    count += 1
                case Undone(_, undone):
                    count -= undone
                case Sat(seat) if self.clock is not None and seat == self.decider:
                    break  # what a bot decided in place of somebody without time stays
                case Sat() | Hinted():
                    continue
                case _:
                    break
        return max(count, 0)

    def run_out(self, now: float) -> Sat | None:
        """The entry by which a bot takes the place of whoever has no time left."""
        if self.clock is None or self.clock.runner is None:
            return None
        if self.clock.deadline is None or now < self.clock.deadline:
            return None
        levels = list(self.match.game.levels)
        level = levels[len(levels) // 2]
        return Sat(self.clock.runner, Holder(level, level=level), out_of_time=True)

    def _known(self) -> list[dict[str, Json]]:
        return [self.match.state.private(seat) for seat in range(len(self.holders))]

    def _sit(self, seat: Seat, person: Person) -> Sat:
        holder = self._holder(seat)
        is_own = self.owners[seat] == person.id
        if not holder.is_open and not is_own:
            raise Refused("taken", f"seat {seat_name(seat)} is taken", seat=seat_name(seat))
        if holder.person == person.id:
            name = seat_name(seat)
            raise Refused("yours", f"you sit on seat {name} already", seat=name)
        self.check_bot_has_decided(seat)
        return Sat(seat, Holder(person.name, person.id))

    def check_bot_has_decided(self, seat: Seat) -> None:
        """Whoever ran out of time comes back after the decision of the bot."""
        is_bot = self.holders[seat].level is not None
        if self.clock is not None and is_bot and seat == self.decider and self._is_new_here(seat):
            raise Refused("bot-decides", "the bot decides this time: sit down after that")

    def _is_new_here(self, seat: Seat) -> bool:
        """Has nothing been decided since somebody sat down on a seat?"""
        sat = [e.revision for e in self.entries if isinstance(e.body, Sat) and e.body.seat == seat]
        return sat[-1] > self.moved_at

    def _hand(self, seat: Seat, level: str | None, person: str) -> Sat:
        self._check_host(person)
        self._holder(seat)
        levels = self.match.game.levels
        if level is None:
            if self.status != WAITING:
                raise Refused("started", "the game has begun: give the seat to a bot")
            return Sat(seat, Holder())
        if level not in levels:
            raise Refused("unknown-level", f"there is no level {level!r}: {', '.join(levels)}")
        return Sat(seat, Holder(name=level, level=level))

    def own_decision(self, person: str) -> Seat:
        """The seat that decides, if it is this person's."""
        if self.status in (FINISHED, ENDED):
            raise Refused("over", "the game is over")
        if self.decider is None:
            raise Refused("not-started", "the game has not begun")
        if self.holders[self.decider].person != person:
            raise _not_your_turn(self.decider)
        return self.decider

    def _play(self, action: str, person: str) -> Played:
        return self.decide(self.own_decision(person), action)

    def _undo(self, turn: bool, person: str) -> Undone:
        seat = self.own_decision(person)
        count = self.undoable()
        if not count:
            raise Refused("nothing-to-undo", "there is nothing that you can take back")
        return Undone(seat, count if turn else 1)

    def _holder(self, seat: Seat) -> Holder:
        if not 0 <= seat < len(self.holders):
            raise Refused("no-such-seat", "there is no such seat")
        return self.holders[seat]

    def _check_host(self, person: str) -> None:
        if person != self.terms.host:
            raise Refused("not-host", "only the host of the table can do that")


def _not_your_turn(seat: Seat) -> Refused:
    name = seat_name(seat)
    return Refused("not-your-turn", f"it is the decision of {name}", seat=name)


def fold(terms: Terms, entries: Iterable[Entry]) -> Table:
    """The table that a log makes."""
    table = Table(terms)
    for entry in entries:
        table.apply(entry)
    return table


def _after(state: State, actions: Iterable[Action]) -> State:
    state = state.copy()
    for action in actions:
        state.apply(action)
    return state
