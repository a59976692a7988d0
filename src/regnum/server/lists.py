"""Lists of tables: mine, open ones, those that are over; the latest first."""

from typing import Any, NamedTuple

from sqlalchemy import BindParameter, ColumnElement, Engine, Select, bindparam, exists, select

from regnum.server import schema
from regnum.table.entries import ENDED, FINISHED, PLAYING, WAITING

PAGE = 50  # tables in a list
INVITED = "invited"  # to a rematch: the role of whoever has not come yet


class ListedSeat(NamedTuple):
    """A seat in a list: its owner, whoever sits there, and the level of a bot."""

    owner: str | None
    name: str
    level: str | None


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    spec: str
    status: str
    host: str
    decider: int | None
    created: float
    early: str | None  # how it ended before the game was over
    seats: list[ListedSeat]


def _list(condition: ColumnElement[bool]) -> Select[Any]:
    tables, results = schema.tables.c, schema.results.c
    early = select(results.early).where(results.table_id == tables.id).scalar_subquery()
    row = tables.id, tables.spec, tables.status, tables.host, tables.decider, tables.created
    return (
        select(*row, early)
        .where(condition)
        .order_by(tables.updated.desc(), tables.id)
        .limit(PAGE)
        .offset(bindparam("first"))
    )


# Made once: SQLAlchemy takes longer to make a statement than a database to answer it.
_tables, _seats, _members = schema.tables.c, schema.seats.c, schema.members.c
_who: BindParameter[str] = bindparam("who")
_is_theirs = (_tables.host == _who) | _tables.id.in_(
    select(_seats.table_id).where(_seats.person == _who)
)
_is_inviting = (_tables.status == WAITING) & _tables.id.in_(
    select(_members.table_id).where(_members.person == _who, _members.role == INVITED)
)
MINE = _list((_is_theirs & _tables.status.in_((WAITING, PLAYING))) | _is_inviting)
ALL = select(_tables.id).where(_is_theirs)
GOING = ALL.where(_tables.status.in_((WAITING, PLAYING)))
EVERY = _list(_is_theirs)
OPEN = _list(_tables.is_listed & (_tables.status == WAITING))
# Where a match ended before anything was played, its result has no places.
_has_result = exists().where(schema.results.c.table_id == _tables.id)
_has_places = exists().where(schema.places.c.table_id == _tables.id)
_is_ended = (_tables.status == ENDED) & (_has_places | ~_has_result)
OVER = _list((_tables.is_listed | _is_theirs) & ((_tables.status == FINISHED) | _is_ended))
SEATS = (
    select(_seats.table_id, _seats.person, _seats.name, _seats.level)
    .where(_seats.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(_seats.seat)
)


class Lists:
    """Lists of the tables in a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def mine(self, person: str, page: int = 0) -> list[Listed]:
        """Tables not yet over of which somebody is the host, has a seat or is invited to one."""
        return self._read(MINE, page, who=person)

    def going(self, person: str) -> list[str]:
        """The ids of all tables not yet over of which somebody is the host or has a seat."""
        return self._ids(GOING, person)

    def all_of(self, person: str) -> list[Listed]:
        """All tables of which somebody is the host or has a seat, the latest first."""
        return [
            listed
            for first in range(0, len(self._ids(ALL, person)), PAGE)
            for listed in self._read(EVERY, first // PAGE, who=person)
        ]

    def _ids(self, query: Select[Any], person: str) -> list[str]:
        with self._engine.connect() as connection:
            return list(connection.execute(query, {"who": person}).scalars())

    def open(self, page: int = 0) -> list[Listed]:
        """Tables that wait for anybody."""
        return self._read(OPEN, page)

    def finished(self, person: str, page: int = 0) -> list[Listed]:
        """Matches that are over and that somebody may look at."""
        return self._read(OVER, page, who=person)

    def _read(
        self,
        query: Select[Any],
        page: int,
        **values: str,
    ) -> list[Listed]:
        with self._engine.connect() as connection:
            rows = connection.execute(query, {**values, "first": page * PAGE}).all()
            sat = connection.execute(SEATS, {"tables": [row[0] for row in rows]}).all()
        seats: dict[str, list[ListedSeat]] = {row[0]: [] for row in rows}
        for table_id, *seat in sat:
            seats[table_id].append(ListedSeat(*seat))
        return [Listed._make([*row, seats[row[0]]]) for row in rows]
