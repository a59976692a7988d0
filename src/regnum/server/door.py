"""What people want to change at a table: commands and links. All of it is done once or refused."""

from collections.abc import Callable, Collection
from contextlib import suppress
from time import monotonic, time

from regnum.core.contract import AnyGame
from regnum.core.errors import RegnumError
from regnum.core.seats import Seat
from regnum.server.driving import Driver
from regnum.server.faults import DatabaseFails
from regnum.server.laying import new_terms
from regnum.server.lists import INVITED
from regnum.server.live import Live
from regnum.server.live_tables import LiveTables
from regnum.server.metrics import Metrics
from regnum.server.reporting import report_often
from regnum.server.settings import ServerSettings
from regnum.server.store import Key
from regnum.table.again import next_holders, next_seat, next_settings, next_table
from regnum.table.answers import answer, check_bot_has_decided, check_repeated, leave
from regnum.table.commands import Command, Play, Refused, Remove, Sit, Undo
from regnum.table.entries import WAITING, Entry, Holder, Rematch, Sat
from regnum.table.terms import Person

DAY = 24 * 3600.0
TRIES = 20  # for somebody who leaves: as many as there are seats, and some more
ROLES = ("play", "watch", "seat", INVITED)  # of those who may see a table


class Door:
    """The way of people to the logs of tables."""

    def __init__(
        self,
        tables: LiveTables,
        driver: Driver,
        metrics: Metrics,
        settings: ServerSettings,
        levels: Callable[[AnyGame], Collection[str]],
    ) -> None:
        self._levels = levels
        self._tables = tables
        self._driver = driver
        self._metrics = metrics
        self._most_entries = settings.entries_per_table
        self._away_seconds = settings.away_seconds
        self._began = monotonic()

    async def let_in(self, table_id: str, person: Person) -> Live:
        """Lead a person to a table that they may see."""
        live = await self._tables.fetch(table_id, person.id)
        if not await self._may_look(live, person.id):
            raise Refused("no-such-table", "there is no such table")
        live.see(person.id)
        return live

    async def do(
        self, live: Live, command_id: str, revision: int, command: Command, person: Person
    ) -> Entry:
        """Do what a person asks for, once; `Refused` changes nothing."""
        if isinstance(command, Sit) and not await self._is_let_in(live, person.id, "play", INVITED):
            raise Refused("not-allowed", "you need an invitation to sit down here")
        began = monotonic()
        own_id = f"{person.id}/{command_id}"
        async with live.lock:
            done = live.table.find_command(own_id)
            if done is not None:
                return check_repeated(live.table.now, done, command, person.id)
            if revision > live.table.revision:  # learnt from another process
                await self._tables.catch_up(live)
            try:
                entry = await self._add(live, own_id, revision, command, person)
            except DatabaseFails:
                self._metrics.refused += 1
                raise  # reported by the database, once for all commands
            except RegnumError as error:
                self._metrics.refused += 1
                kind = type(command).__name__.lower()
                code = getattr(error, "code", type(error).__name__.lower())
                report_often("command-refused", table=live.table.terms.id, command=kind, code=code)
                raise
        if isinstance(command, Remove):  # or they would come again under another name
            database = self._tables.database
            await database.write(database.store.revoke, live.table.terms.id, "play", person.id)
        self._metrics.count_command(monotonic() - began)
        await self._driver.drive(live)
        return entry

    async def _add(
        self, live: Live, own_id: str, revision: int, command: Command, person: Person
    ) -> Entry:
        now = live.table.now
        is_move = isinstance(command, Play | Undo)
        if is_move and not now.moved_at <= revision <= now.revision:
            raise Refused("stale", "the table has gone on: look again")
        there, levels = self._there(live), self._levels(now.match.game)
        draft = answer(now, command, person, self._most_entries, there, levels)
        entry = await self._tables.append(live, own_id, draft)
        return check_repeated(live.table.now, entry, command, person.id)

    async def follow_link(self, key: Key, person: Person) -> None:
        """Let somebody in. Links to play end with the game; a link to a seat serves once."""
        live = await self._tables.fetch(key.table_id)
        async with live.lock:
            await self._tables.catch_up(live)
            if person.id in live.table.now.banned:
                raise Refused("no-such-table", "this link leads nowhere")
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
        if now.is_starting:
            raise Refused("starting", "the game is about to begin")
        if seat in now.resigned:
            raise Refused("no-such-table", "this link leads nowhere any more")
        check_bot_has_decided(now, seat)
        is_valid = now.owners[seat] == key.maker and time() < key.created + DAY
        if not (is_valid and await database.write(database.store.use_up, key)):
            raise Refused("no-such-table", "this link leads nowhere any more")
        draft = now.draft(Sat(seat, Holder(person.name, person.id), colour=person.colour))
        await self._tables.append(live, f"hand-over/{person.id}/{now.revision}", draft)

    async def play_again(self, live: Live, person: Person, commitment: str | None) -> str:
        """Lead somebody to the next match of the same people; the first who asks lays its table.

        The commitment is to a share that their browser will mix into its seed.
        """
        async with live.lock:
            await self._tables.catch_up(live)
            if not live.table.now.is_over:
                raise Refused("not-over", "the game is not over yet")
            if not await self._is_let_in(live, person.id, *ROLES):  # has only the address
                raise Refused("not-allowed", "only who was there can come to another match")
            if live.table.now.rematch is None:
                await self._lay_again(live, person, commitment)
        now = live.table.now
        assert now.rematch is not None
        other = await self._tables.fetch(now.rematch)
        async with other.lock:
            await self._tables.catch_up(other)
            for seat in now.seats_of(person.id):
                place = next_seat(now, seat)
                holder = Holder(now.names[seat], person.id)
                await self._sit_again(other, Sat(place, holder, False, commitment, person.colour))
                commitment = None  # one share for each person
        if person.id != other.table.terms.host:
            role = "play" if now.seats_of(person.id) else "watch"
            database = self._tables.database
            await database.write(database.store.admit, now.rematch, person.id, role)
        await self._driver.drive(other)
        return now.rematch

    async def _lay_again(self, live: Live, person: Person, commitment: str | None) -> None:
        """Lay the table, invite everybody, and tell them."""
        now, database = live.table.now, self._tables.database
        seats = now.seats_of(person.id)
        if not seats:
            raise Refused("not-allowed", "only who played can ask for another match")
        settings, store = next_settings(now), database.store
        time = self._tables.time.now()
        terms = new_terms(now.match.game, person, settings, time, next_table(now.terms))
        holders = next_holders(now, person.id)
        await database.write(
            store.add_table,
            terms,
            holders,
            WAITING,
            settings.is_listed,
            commitment=commitment,
            colour=person.colour,
        )
        if not await database.read(store.conversations.is_open, now.terms.id):
            await database.write(store.conversations.switch, terms.id, False)
        for owner in {owner for owner in now.owners if owner} - {person.id}:
            await database.write(store.admit, terms.id, owner, INVITED)
        await self._tables.append(live, "rematch", now.draft(Rematch(seats[0], terms.id)))

    async def _sit_again(self, live: Live, sat: Sat) -> None:
        """Take the seat that waits for somebody, unless it was given away."""
        for _ in live.table.now.holders:
            now = live.table.now
            if now.status != WAITING or not now.holders[sat.seat].is_open:
                return
            try:
                own_id = f"rematch/{sat.holder.person}/{sat.seat}"
                await self._tables.append(live, own_id, now.draft(sat))
            except Refused as error:
                if error.code != "stale":  # somebody else sat down by way of another process
                    raise

    async def revoke_links(self, live: Live, kind: str, person: Person) -> None:
        """End the links of a kind that somebody made.

        Whoever came by a link of the host and has no seat is a stranger again.
        """
        database, table_id = self._tables.database, live.table.terms.id
        await database.write(database.store.revoke, table_id, kind, person.id)
        if kind != "seat":
            await database.write(database.store.dismiss, table_id, kind)
            await self._cut_off_strangers(live)

    async def share_replay(self, live: Live, is_open: bool) -> None:
        """After the end, let those in who only have the address, or keep them out."""
        database = self._tables.database
        await database.write(database.store.close_replay, live.table.terms.id, not is_open)
        await self._cut_off_strangers(live)

    async def leave_all(self, person: Person) -> None:
        """Somebody goes for ever: bots play on for them, and what they would play alone ends."""
        database = self._tables.database
        for table_id in await database.read(database.store.lists.going, person.id):
            live = await self._tables.fetch(table_id, person.id)
            async with live.lock:
                await self._tables.catch_up(live)
                for _ in range(TRIES):
                    draft = leave(live.table.now, person.id)
                    if draft is None:
                        break
                    with suppress(Refused):  # another process was faster
                        await self._tables.append(live, f"leave/{live.table.revision}", draft)
            await self._driver.drive(live)

    async def _cut_off_strangers(self, live: Live) -> None:
        watching = live.people
        may_stay = {other for other in watching if await self._may_look(live, other)}
        live.cut_off_strangers(watching - may_stay)

    async def _may_look(self, live: Live, person: str) -> bool:
        """After the end the address is enough, unless the host has closed the replay."""
        if await self._is_let_in(live, person, *ROLES):
            return True
        now, database = live.table.now, self._tables.database
        if not now.is_over or person in now.banned:
            return False
        return not await database.read(database.store.is_closed, now.terms.id)

    def _there(self, live: Live) -> set[str]:
        """Who is at a table, or was a moment ago: a lost connection costs nobody a seat."""
        now = monotonic()
        connected = self._tables.presence.connected(live)
        if now - self._began < self._away_seconds:  # a restart has cut everybody off
            return connected | {owner for owner in live.table.now.owners if owner is not None}
        return connected | {
            person for person, at in live.seen.items() if now - at < self._away_seconds
        }

    async def _is_let_in(self, live: Live, person: str, *roles: str) -> bool:
        """May somebody come, by a link of one of these kinds where one is needed?"""
        now = live.table.now
        if person in now.banned:
            return False
        return now.is_open_to(person) or await self._role(live, person) in roles

    async def _role(self, live: Live, person: str) -> str | None:
        """By which kind of link somebody came."""
        database = self._tables.database
        return await database.read(database.store.role, live.table.terms.id, person)
