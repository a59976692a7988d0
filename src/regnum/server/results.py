"""Results of matches: stored when a match ends, read as somebody's history and statistics.

A result is written in the transaction of the entry that ends the match, ratings included. So a
match has exactly one result, even if a process dies or two of them end it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, RowMapping, Select, exists, func, insert, select, update

from regnum.server import schema
from regnum.server.rating import Rating, rate
from regnum.table.ending import Ending, SeatEnding
from regnum.table.entries import ENDED, FINISHED

PAGE = 50  # matches on a page of a history

_results, _places, _ratings = schema.results, schema.places, schema.ratings
_others = _places.alias("other")
decode_counts = msgspec.json.Decoder(dict[str, float | bool]).decode


class PastMatch(NamedTuple):
    """A match in somebody's history."""

    table_id: str
    game: str
    ended: float
    unrated: str | None
    early: str | None
    seats: list[RowMapping]


class History(NamedTuple):
    """A page of it."""

    total: int  # on all pages
    matches: list[PastMatch]


class Search(NamedTuple):
    """What somebody looks for in their history; what is left empty may be anything."""

    who: str = ""  # a part of an opponent's name
    levels: tuple[str, ...] = ()  # or a bot of one of these
    game: str = ""


class Count(NamedTuple):
    """What was counted in some matches."""

    name: str
    matches: int
    average: float
    most: float
    is_share: bool  # the average is the share of matches in which it was so


class GameStatistics(NamedTuple):
    """Somebody's matches of a game."""

    game: str
    matches: int
    wins: int
    counts: list[Count]


# Writing, within a transaction that holds the lock of all results.


def add_result(connection: Connection, table_id: str, ending: Ending) -> None:
    """Store how a match ended; the ratings of its players follow at once."""
    last = connection.execute(select(func.max(_results.c.number))).scalar()
    row = {"table_id": table_id, "number": (last or 0) + 1, "ended": ending.at}
    values = {**row, "game": ending.game, "unrated": ending.unrated, "early": ending.early}
    connection.execute(insert(_results).values(values))
    if not ending.seats:
        return
    ratings = _rate(connection, ending)
    people = [seat.person for seat in ending.seats]
    connection.execute(
        insert(_places),
        [
            {
                "table_id": table_id,
                "seat": number,
                "person": seat.person,
                "name": seat.name,
                "folded": "" if _is_bot(seat) else seat.name.casefold(),
                "level": seat.level,
                "place": seat.place,
                "points": seat.points,
                "counts": _encode_counts(seat.counts),
                "game": ending.game,
                "ended": ending.at,
                "is_shown": people.index(seat.person) == number,
                "has_resigned": seat.has_resigned,
                **ratings[number],
            }
            for number, seat in enumerate(ending.seats)
        ],
    )


def _is_bot(seat: SeatEnding) -> bool:
    """Is a seat shown as a bot's? One that was resigned keeps the name, although a bot went on."""
    return seat.level is not None and not seat.has_resigned


def _encode_counts(counts: Mapping[str, float] | None) -> str | None:
    return None if counts is None else msgspec.json.encode(counts).decode()


def _rate(connection: Connection, ending: Ending) -> list[dict[str, float | None]]:
    """Change the ratings of the players; gives what is stored of that for each seat."""
    if ending.unrated is not None:
        return [{"mu": None, "sigma": None, "gain": None} for _ in ending.seats]
    people = [seat.person or "" for seat in ending.seats]
    of_game = _ratings.c.game == ending.game
    rows = connection.execute(select(_ratings).where(of_game, _ratings.c.person.in_(people)))
    known = {row.person: row for row in rows}
    before = [
        Rating(known[person].mu, known[person].sigma) if person in known else Rating()
        for person in people
    ]
    after = rate(before, [seat.place or 0 for seat in ending.seats])
    for person, rating in zip(people, after, strict=True):
        if person in known:
            change = update(_ratings).where(of_game, _ratings.c.person == person)
            matches = known[person].matches + 1
            connection.execute(change.values(**rating._asdict(), matches=matches))
        else:
            new = {"person": person, "game": ending.game, "matches": 1}
            connection.execute(insert(_ratings).values(**new, **rating._asdict()))
    return [
        {**now._asdict(), "gain": now.mu - then.mu} for then, now in zip(before, after, strict=True)
    ]


# Reading.


class Results:
    """Histories, statistics and ratings in a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def history(self, person: str, search: Search = Search(), page: int = 0) -> History:  # noqa: B008
        """Somebody's matches, the latest first."""
        order, own = (_places.c.ended.desc(), _places.c.table_id), _own(person, search)
        matches = self._matches(own.order_by(*order).limit(PAGE).offset(page * PAGE))
        if page == 0 and len(matches) < PAGE:
            return History(len(matches), matches)
        with self._engine.connect() as connection:
            count = connection.execute(select(func.count()).select_from(own.subquery()))
            return History(count.scalar_one(), matches)

    def all_of(self, person: str) -> list[PastMatch]:
        """All of somebody's matches, also those that they removed from their list."""
        own = select(_places.c.table_id, _places.c.ended).where(_places.c.person == person)
        return self._matches(own.distinct().order_by(_places.c.ended))

    def _matches(self, found: Select[Any]) -> list[PastMatch]:
        with self._engine.connect() as connection:
            ids = list(connection.execute(found).scalars())
            seats: dict[str, list[RowMapping]] = {table_id: [] for table_id in ids}
            about: dict[str, RowMapping] = {}
            for part in (ids[n : n + 500] for n in range(0, len(ids), 500)):
                own = select(_places).where(_places.c.table_id.in_(part)).order_by(_places.c.seat)
                for row in connection.execute(own).mappings().all():
                    seats[row["table_id"]].append(row)
                theirs = select(_results).where(_results.c.table_id.in_(part))
                about |= {row["table_id"]: row for row in connection.execute(theirs).mappings()}
        return [_past_match(about[table_id], seats[table_id]) for table_id in ids]

    def statistics(self, person: str) -> list[GameStatistics]:
        """What somebody has reached in each game that they finished, alone on one seat."""
        own = select(_places.c.game, _places.c.place, _places.c.points, _places.c.counts).where(
            _places.c.person == person, _places.c.counts.is_not(None)
        )
        with self._engine.connect() as connection:
            rows = connection.execute(own).all()
        games: dict[str, list[tuple[int, dict[str, float | bool]]]] = {}
        for game, place, points, counts in rows:
            counted = {"points": points, "place": place, **decode_counts(counts)}
            games.setdefault(game, []).append((place, counted))
        return [_statistics(game, matches) for game, matches in sorted(games.items())]

    def ratings(self, person: str) -> dict[str, tuple[Rating, int]]:
        """How strong somebody is held to be in each game, after how many matches."""
        own = select(_ratings).where(_ratings.c.person == person)
        with self._engine.connect() as connection:
            rows = connection.execute(own).all()
        return {row.game: (Rating(row.mu, row.sigma), row.matches) for row in rows}

    def missing(self) -> list[str]:
        """Tables with people that were over before results were stored, the latest first."""
        tables, seats = schema.tables, schema.seats
        has_people = exists().where(seats.c.table_id == tables.c.id, seats.c.person.is_not(None))
        has_result = exists().where(_results.c.table_id == tables.c.id)
        is_over = tables.c.status.in_((FINISHED, ENDED))
        query = select(tables.c.id).where(is_over, has_people, ~has_result)
        with self._engine.connect() as connection:
            return list(connection.execute(query.order_by(tables.c.updated.desc())).scalars())


def _past_match(row: RowMapping, seats: list[RowMapping]) -> PastMatch:
    about = row["table_id"], row["game"], row["ended"], row["unrated"], row["early"]
    return PastMatch(*about, seats)


def _own(person: str, search: Search) -> Select[Any]:
    conditions = [_places.c.person == person, _places.c.is_shown]
    if search.game:
        conditions.append(_places.c.game == search.game)
    if search.who:
        other = _others.c
        part = other.folded.contains(search.who.casefold(), autoescape=True)
        is_meant = part | other.level.in_(search.levels)
        is_beside = (other.table_id == _places.c.table_id) & (other.seat != _places.c.seat)
        conditions.append(exists().where(is_beside, is_meant))
    return select(_places.c.table_id).where(*conditions)


def _statistics(
    game: str, matches: Sequence[tuple[int, Mapping[str, float | bool]]]
) -> GameStatistics:
    values: dict[str, list[float | bool]] = {}
    for _, counted in matches:
        for name, value in counted.items():
            values.setdefault(name, []).append(value)
    counts = [
        Count(name, len(seen), sum(seen) / len(seen), max(seen), isinstance(seen[0], bool))
        for name, seen in values.items()
    ]
    return GameStatistics(game, len(matches), sum(place == 1 for place, _ in matches), counts)
