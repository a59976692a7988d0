"""What people want to change at a table: commands and links. All of it is done once or refused."""

from time import time

from regnum.core.errors import RegnumError
from regnum.core.seats import Seat
from regnum.server.driving import Driver
from regnum.server.laying import new_terms
from regnum.server.live import Live
from regnum.server.live_tables import LiveTables
from regnum.server.metrics import Metrics
from regnum.server.reporting import report
from regnum.server.settings import ServerSettings
from regnum.server.store import INVITED, Key
from regnum.table.again import next_holders, next_seat, next_table
from regnum.table.answers import answer, check_bot_has_decided, check_repeated
from regnum.table.commands import Command, Play, Refused, Sit, Undo
from regnum.table.entries import WAITING, Entry, Holder, Rematch, Sat
from regnum.table.terms import Person

DAY = 24 * 3600.0


class Door:
    """The way of people to the logs of tables."""

    def __init__(
        self,
        tables: LiveTables,
        driver: Driver,
        metrics: Metrics,
        settings: ServerSettings,
    ) -> None:
        self._tables = tables
        self._driver = driver
        self._metrics = metrics
        self._most_entries = settings.entries_per_table

    async def find(self, table_id: str, person: Person) -> Live:
        """A table, if the person may see it."""
        live = await self._tables.find(table_id)
        if not live.table.now.is_open_to(person.id) and await self._role(live, person) is None:
            raise Refused("no-such-table", "there is no such table")
        return live

    async def do(
        self, live: Live, command_id: str, revision: int, command: Command, person: Person
    ) -> Entry:
        """Do what a person asks for, once; `Refused` changes nothing."""
        if isinstance(command, Sit) and not await self._may_sit(live, person):
            raise Refused("not-allowed", "you need an invitation to sit down here")
        started = time()
        own_id = f"{person.id}/{command_id}"
        async with live.lock:
            done = live.table.find_command(own_id)
            if done is not None:
                return check_repeated(live.table.now, done, command, person.id)
            if revision > live.table.revision:  # learnt from another process
                await self._tables.catch_up(live)
            try:
                entry = await self._add(live, own_id, revision, command, person)
            except RegnumError as error:
                self._metrics.refused += 1
                kind = type(command).__name__.lower()
                code = getattr(error, "code", type(error).__name__.lower())
                report("command-refused", table=live.table.terms.id, command=kind, code=code)
                raise
        self._metrics.count_command(time() - started)
        await self._driver.drive(live)
        return entry

    async def _add(
        self, live: Live, own_id: str, revision: int, command: Command, person: Person
    ) -> Entry:
        now = live.table.now
        is_move = isinstance(command, Play | Undo)
        if is_move and not now.moved_at <= revision <= now.revision:
            raise Refused("stale", "the table has gone on: look again")
        draft = answer(now, command, person, self._most_entries)
        entry = await self._tables.append(live, own_id, draft)
        return check_repeated(live.table.now, entry, command, person.id)

    async def follow_link(self, key: Key, person: Person) -> None:
        """Let somebody in. Links to play end with the game; a link to a seat serves once."""
        live = await self._tables.find(key.table_id)
        async with live.lock:
            await self._tables.catch_up(live)
            if key.kind != "watch" and live.table.now.is_over:
                raise Refused("over", "the game is over")
            if key.kind == "seat" and key.seat is not None:
                await self._hand_over(live, key.seat, key, person)
        database = self._tables.database
        await database.write(database.store.admit, key.table_id, person.id, key.kind)
        await self._driver.drive(live)

    async def _hand_over(self, live: Live, seat: Seat, key: Key, person: Person) -> None:
        """Somebody goes on with a seat on another device."""
        now, database = live.table.now, self._tables.database
        if now.owners[seat] == person.id:
            return
        check_bot_has_decided(now, seat)
        is_valid = now.owners[seat] == key.maker and time() < key.created + DAY
        if not (is_valid and await database.write(database.store.use_up, key)):
            raise Refused("no-such-table", "this link leads nowhere any more")
        draft = now.draft(Sat(seat, Holder(person.name, person.id)))
        await self._tables.append(live, f"hand-over/{person.id}/{now.revision}", draft)

    async def play_again(self, live: Live, person: Person) -> str:
        """Lead somebody to the next match of the same people; the first who asks lays its table."""
        async with live.lock:
            await self._tables.catch_up(live)
            if not live.table.now.is_over:
                raise Refused("not-over", "the game is not over yet")
            if live.table.now.rematch is None:
                await self._lay_again(live, person)
        now = live.table.now
        assert now.rematch is not None
        other = await self._tables.find(now.rematch)
        async with other.lock:
            await self._tables.catch_up(other)
            for seat in now.seats_of(person.id):
                await self._sit_again(
                    other, next_seat(seat, len(now.holders)), now.names[seat], person
                )
        if person.id != other.table.terms.host:
            role = "play" if now.seats_of(person.id) else "watch"
            database = self._tables.database
            await database.write(database.store.admit, now.rematch, person.id, role)
        await self._driver.drive(other)
        return now.rematch

    async def _lay_again(self, live: Live, person: Person) -> None:
        """Lay the table, invite everybody, and tell them."""
        now, database = live.table.now, self._tables.database
        seats = now.seats_of(person.id)
        if not seats:
            raise Refused("not-allowed", "only who played can ask for another match")
        settings, store = now.terms.settings, database.store
        terms = new_terms(now.match.game, person, settings, next_table(now.terms))
        holders = next_holders(now, person.id)
        await database.write(store.add_table, terms, holders, WAITING, settings.is_listed)
        for owner in {owner for owner in now.owners if owner} - {person.id}:
            await database.write(store.admit, terms.id, owner, INVITED)
        await self._tables.append(live, "rematch", now.draft(Rematch(seats[0], terms.id)))

    async def _sit_again(self, live: Live, seat: Seat, name: str, person: Person) -> None:
        """Take the seat that waits for somebody, unless it was given away."""
        for _ in live.table.now.holders:
            now = live.table.now
            if now.status != WAITING or not now.holders[seat].is_open:
                return
            draft = now.draft(Sat(seat, Holder(name, person.id)))
            try:
                await self._tables.append(live, f"rematch/{person.id}/{seat}", draft)
            except Refused as error:
                if error.code != "stale":  # somebody else sat down by way of another process
                    raise

    async def _may_sit(self, live: Live, person: Person) -> bool:
        may_come = live.table.now.is_open_to(person.id)
        return may_come or await self._role(live, person) in ("play", INVITED)

    async def _role(self, live: Live, person: Person) -> str | None:
        """By which kind of link somebody came."""
        database = self._tables.database
        return await database.read(database.store.role, live.table.terms.id, person.id)
