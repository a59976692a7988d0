"""Tables in somebody's list."""

from regnum.server.endpoints.tables import summary
from regnum.server.lists import Listed, ListedSeat
from regnum.table.entries import PLAYING
from server.server_kit import Client, Server, run
from table.seating import HOST, PEOPLE, STRANGER

HOSTS = ListedSeat(HOST.id, "Ann", None)
LEFT_TO_A_BOT = ListedSeat(PEOPLE[1].id, "gentle", "gentle")
FREE = ListedSeat(None, "", None)
OF_A_RECORD = ListedSeat(None, "Cy", None)
LISTED = Listed(
    "t1", "kingsburg(players=3)", PLAYING, HOST.id, 1, 1.5, None, [HOSTS, LEFT_TO_A_BOT, FREE]
)


def facts(listed: Listed, name: str) -> list[object]:
    seats = summary(listed, STRANGER.id)["seats"]
    assert isinstance(seats, list)
    return [seat[name] for seat in seats]


def test_a_seat_that_a_bot_plays_for_somebody_stays_theirs() -> None:
    assert summary(LISTED, PEOPLE[1].id)["mine"] == [1]
    assert summary(LISTED, STRANGER.id)["mine"] == []


def test_a_list_says_what_is_played_who_is_the_host_and_where_a_seat_is_free() -> None:
    assert summary(LISTED, STRANGER.id)["game"] == "kingsburg"
    assert facts(LISTED, "is_host") == [True, False, False]
    assert facts(LISTED, "is_open") == [False, False, True]


def test_a_seat_of_a_record_is_not_free() -> None:
    assert facts(LISTED._replace(seats=[OF_A_RECORD]), "is_open") == [False]


def test_games_are_offered_without_readings_that_only_old_matches_have(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            listed = {row["game"]: row for row in await ann.get("/api/games")}
            names = {option["name"] for option in listed["kingsburg"]["options"]}
            assert "smuggler-declinable" in names
            assert "neutral-dice" not in names

    run(story())
