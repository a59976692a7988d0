"""Results of matches in the database: histories, statistics, ratings."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TypeAlias

import pytest
from sqlalchemy import delete, select

from regnum.server import schema
from regnum.server.rating import Rating, rate
from regnum.server.results import PAGE, Search
from regnum.server.services import Server
from regnum.server.store import Addition, Store
from regnum.table.ending import Ending, SeatEnding
from regnum.table.entries import FINISHED, PLAYING, Entry, Holder, Played
from regnum.table.moment import Standing
from regnum.table.terms import Settings, Terms
from server.without_http import begun, do, first_choice, lay_table, make_server, person, run
from table.seating import HOST, PEOPLE

Open: TypeAlias = Callable[[], Store]
ANN, BO, CY = PEOPLE[:3]
MATCHES = 3000


@pytest.fixture(params=["sqlite", "postgresql"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens the same database as often as wanted, as several servers would."""
    url = f"sqlite:///{tmp_path}/regnum.db"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgresql")()
    with ExitStack() as stack:

        def make() -> Store:
            store = Store(url)
            stack.callback(store.close)
            return store

        store = make()
        store.migrate()
        for each in PEOPLE:
            store.add_person(each, f"secret of {each.id}")
        yield make


@pytest.fixture
def store(open_store: Open) -> Store:
    """A database with some people."""
    return open_store()


def seat(number: int, place: int, points: int = 10, **counts: float) -> SeatEnding:
    """What came of a match for somebody."""
    who = PEOPLE[number]
    return SeatEnding(who.id, who.name, None, place, points, counts)


BOT = SeatEnding(None, "gentle", "gentle", 2, 5, None)


def ended(*seats: SeatEnding, game: str = "kingsburg", unrated: str | None = None) -> Ending:
    """A match that has ended."""
    return Ending(game, 1.0, unrated, seats)


def end(store: Store, name: str, ending: Ending, at: float = 1.0) -> bool:
    """A match with this ending ends by its first entry."""
    terms = Terms(name, "kingsburg(players=2)", 2, 7, "salt", HOST.id, Settings(), 1.0)
    store.add_table(terms, [], PLAYING)
    return append_end(store, name, ending._replace(at=at))


def append_end(store: Store, name: str, ending: Ending, command: str = "c") -> bool:
    entry = Entry(1, command, Played(0, 7, ()), ending.at)
    [is_stored] = store.append([Addition(name, entry, Standing(FINISHED), ending)])
    return is_stored


def tables(store: Store, who: str, search: Search | None = None, page: int = 0) -> list[str]:
    return [m.table_id for m in store.results.history(who, search or Search(), page).matches]


def test_a_history_has_everybody_with_place_and_points_the_latest_first(store: Store) -> None:
    end(store, "one", ended(seat(0, 2, 31), seat(1, 1, 40)), at=1.0)
    end(store, "two", ended(seat(0, 1, 50), BOT, unrated="bot"), at=2.0)
    end(store, "not mine", ended(seat(1, 1), seat(2, 2)), at=3.0)
    two, one = store.results.history(ANN.id).matches
    assert (two.table_id, one.table_id) == ("two", "one")
    assert (one.game, one.ended, one.unrated, two.unrated) == ("kingsburg", 1.0, None, "bot")
    told = [[(row["name"], row["place"], row["points"]) for row in m.seats] for m in (one, two)]
    assert told == [[("Ann", 2, 31), ("Bo", 1, 40)], [("Ann", 1, 50), ("gentle", 2, 5)]]
    assert tables(store, BO.id) == ["not mine", "one"]


def test_a_history_is_searched_by_opponent_and_game(store: Store) -> None:
    zoe = SeatEnding("person-3", "Zoë Žižka_50%", None, 2, 3, None)
    end(store, "bo", ended(seat(0, 1), seat(1, 2)), at=1.0)
    end(store, "zoe", ended(seat(0, 1), zoe), at=2.0)
    end(store, "bot", ended(seat(0, 1), BOT, game="other", unrated="bot"), at=3.0)
    assert tables(store, ANN.id, Search("BO")) == ["bo"]
    assert tables(store, ANN.id, Search("ŽIŽ")) == ["zoe"]
    assert tables(store, ANN.id, Search("_5")) == ["zoe"], "no letter stands for another"
    assert tables(store, ANN.id, Search("%")) == ["zoe"]
    assert tables(store, ANN.id, Search("ann")) == [], "I am no opponent of mine"
    assert tables(store, ANN.id, Search("gentle", ("gentle",))) == ["bot"]
    assert tables(store, ANN.id, Search(game="other")) == ["bot"]
    assert tables(store, ANN.id, Search("bo", game="other")) == []
    assert store.results.history(ANN.id).total == 3
    assert store.results.history(ANN.id, Search("bo")).total == 1


def test_who_resigned_is_found_by_name_though_a_bot_went_on(store: Store) -> None:
    left = SeatEnding(BO.id, BO.name, "gentle", 2, 3, None, has_resigned=True)
    end(store, "one", ended(seat(0, 1), left)._replace(early="resigned"))
    [match] = store.results.history(ANN.id, Search("bo")).matches
    assert match.early == "resigned"
    assert [row["has_resigned"] for row in match.seats] == [False, True]


def test_what_somebody_removes_stays_with_the_others(store: Store) -> None:
    end(store, "one", ended(seat(0, 1, row=4), seat(1, 2, row=5)))
    store.hide("one", ANN.id)
    assert tables(store, ANN.id) == []
    assert tables(store, BO.id) == ["one"]
    assert store.results.statistics(ANN.id)[0].matches == 1, "it was played all the same"
    store.hide("one", CY.id)
    assert tables(store, BO.id) == ["one"]


def test_a_match_with_several_seats_of_one_person_is_listed_once(store: Store) -> None:
    kid = SeatEnding(ANN.id, "Kid", None, 2, 8, None)
    end(store, "one", ended(seat(0, 1), kid, unrated="same-person"))
    assert tables(store, ANN.id) == ["one"]
    store.hide("one", ANN.id)
    assert tables(store, ANN.id) == []


def test_averages_say_of_how_many_matches_they_are(store: Store) -> None:
    end(store, "one", ended(seat(0, 1, 30, miners=4, inn=True), seat(1, 2)))
    end(store, "two", ended(seat(0, 2, 20, inn=False, row=6), seat(1, 1)))
    end(store, "three", ended(seat(0, 1, 99), BOT, game="other", unrated="bot"))
    end(store, "four", ended(seat(0, 1)._replace(counts=None), seat(1, 2), unrated="position"))
    kingsburg, other = store.results.statistics(ANN.id)
    assert (kingsburg.game, kingsburg.matches, kingsburg.wins) == ("kingsburg", 2, 1)
    assert (other.game, other.matches, other.wins) == ("other", 1, 1)
    told = {count.name: count[1:] for count in kingsburg.counts}
    assert told == {
        "points": (2, 25, 30, False),
        "place": (2, 1.5, 2, False),
        "miners": (1, 4, 4, False),
        "inn": (2, 0.5, True, True),
        "row": (1, 6, 6, False),
    }


def test_ratings_follow_from_the_results_in_the_order_of_their_ends(store: Store) -> None:
    random, expected = Random(1), dict.fromkeys(range(4), Rating())
    for number in range(30):
        players = random.sample(range(4), random.choice([2, 3, 4]))
        places = [random.choice([1, 1, 2, 3]) for _ in players]
        seats = [seat(who, place) for who, place in zip(players, places, strict=True)]
        unrated = "hint" if number % 5 == 0 else None
        end(store, f"t{number}", ended(*seats, unrated=unrated), at=random.random())
        if unrated is None:
            after = rate([expected[who] for who in players], places)
            expected |= dict(zip(players, after, strict=True))
    found = {who: store.results.ratings(PEOPLE[who].id)["kingsburg"][0] for who in range(4)}
    assert found == expected
    played = sum(store.results.ratings(PEOPLE[who].id)["kingsburg"][1] for who in range(4))
    with store.engine.connect() as connection:
        rated = select(schema.places).where(schema.places.c.mu.is_not(None))
        assert len(connection.execute(rated).all()) == played


def test_who_wins_goes_up_who_loses_down_and_both_become_surer(store: Store) -> None:
    end(store, "one", ended(seat(0, 1), seat(1, 2)))
    new, [(ann, _)], [(bo, _)] = (
        Rating(),
        store.results.ratings(ANN.id).values(),
        store.results.ratings(BO.id).values(),
    )
    assert bo.shown < new.shown == 1500 < ann.shown
    assert ann.margin < new.margin
    assert store.results.ratings(CY.id) == {}
    gains = [row["gain"] for row in store.results.history(ANN.id).matches[0].seats]
    assert gains[0] == pytest.approx(-gains[1])
    assert gains[0] > 0


def test_an_end_that_two_processes_store_is_rated_once(open_store: Open) -> None:
    one, other = open_store(), open_store()
    terms = Terms("t", "kingsburg(players=2)", 2, 7, "salt", HOST.id, Settings(), 1.0)
    for number in range(20):
        name = f"t{number}"
        one.add_table(Terms(name, *list(vars(terms).values())[1:]), [], PLAYING)
        ending = ended(seat(0, 1), seat(1, 2))
        with ThreadPoolExecutor(2) as threads:
            ways = [(one, name, ending, "a"), (other, name, ending, "b")]
            stored = threads.map(append_end, *zip(*ways, strict=True))
            assert sorted(stored) == [False, True]
    assert one.results.ratings(ANN.id)["kingsburg"][1] == 20


def test_a_process_that_dies_at_the_end_of_a_match_leaves_neither_end_nor_rating(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise KeyboardInterrupt

    ending = ended(seat(0, 1), seat(1, 2))
    with monkeypatch.context() as patch:
        patch.setattr("regnum.server.store.add_result", die)
        with pytest.raises(KeyboardInterrupt):
            end(store, "one", ending)
    assert store.revision("one") == 0
    assert store.results.ratings(ANN.id) == {}
    assert append_end(store, "one", ending)
    assert not append_end(store, "one", ending), "it was heard of twice"
    assert store.results.ratings(ANN.id)["kingsburg"][1] == 1


def test_matches_that_end_at_once_are_rated_one_after_the_other(open_store: Open) -> None:
    stores = [open_store() for _ in range(2)]

    def play(number: int) -> None:
        store = stores[number % 2]
        assert end(store, f"t{number}", ended(seat(0, 1 + number % 2), seat(1, 2 - number % 2)))

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(play, range(30)))
    results, places = schema.results, schema.places
    with stores[0].engine.connect() as connection:
        order = connection.execute(select(results).order_by(results.c.number)).all()
        rows = connection.execute(select(places).order_by(places.c.seat)).all()
    assert [row.number for row in order] == list(range(1, 31))
    ratings = [Rating(), Rating()]
    for match in order:
        own = [row for row in rows if row.table_id == match.table_id]
        ratings = rate(ratings, [row.place for row in own])
        assert [(row.mu, row.sigma) for row in own] == [tuple(rating) for rating in ratings]


def test_a_long_history_is_read_quickly(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/regnum.db")
    store.migrate()
    for each in PEOPLE:
        store.add_person(each, each.id)
    counts = '{"source-miners":3,"source-lords":4,"row":5,"group":7,"tokens":4,"supply":0}'
    seats = [
        (f"{n:05}", number, who.id, who.name, who.name.lower(), 1, 1, counts, "g", float(n), True)
        for n in range(MATCHES)
        for number, who in enumerate((*PEOPLE[:2], PEOPLE[2 + n % 3]))
    ]
    columns = "table_id, seat, person, name, folded, place, points, counts, game, ended, is_shown"
    marks = ", ".join("?" * len(seats[0]))
    with closing(sqlite3.connect(tmp_path / "regnum.db")) as database:  # without its tables
        results = [(f"{n:05}", n, "g", float(n), None, None) for n in range(MATCHES)]
        database.executemany("insert into results values (?, ?, ?, ?, ?, ?)", results)
        database.executemany(f"insert into places ({columns}) values ({marks})", seats)
        database.commit()
    began = perf_counter()
    assert len(tables(store, ANN.id, page=MATCHES // PAGE - 1)) == PAGE
    assert store.results.history(ANN.id, Search("di")).total == MATCHES // 3
    assert store.results.statistics(ANN.id)[0].matches == MATCHES
    assert perf_counter() - began < 0.5
    store.close()


# What is stored with the end of a match, and what was not.


def test_the_end_of_a_match_leaves_its_result(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/regnum.db")
    store.migrate()
    for each in PEOPLE:
        store.add_person(each, f"secret of {each.id}")
    lay_table(store, "t1", person(0), person(1))
    lay_table(store, "t2", person(0), Holder())

    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        number = 0
        while live.table.now.decider is not None:
            who, number = PEOPLE[live.table.now.decider], number + 1
            await do(server, live, first_choice(live), who, f"c{number}")
        [match] = store.results.history(ANN.id).matches
        assert match.unrated is None
        assert [row["points"] for row in match.seats] == [
            score.total for score in live.table.now.match.state.scores()
        ]
        assert store.results.ratings(BO.id)["kingdom-builder"][1] == 1
        # As it was before results were stored:
        before = store.results.history(BO.id).matches
        with store.engine.begin() as connection:
            connection.execute(delete(schema.places))
            connection.execute(delete(schema.results))
        assert store.results.missing() == ["t1"]
        await asyncio.wait_for(server._fill_results(), 20)
        assert store.results.missing() == []
        [after] = store.results.history(BO.id).matches
        assert after.unrated == "before"
        told = ("seat", "name", "place", "points", "counts", "ended")
        assert [[row[name] for name in told] for row in after.seats] == [
            [row[name] for name in told] for row in before[0].seats
        ]
        assert store.results.ratings(BO.id)["kingdom-builder"][1] == 1

    run(lambda: make_server(store), story)
    store.close()
