"""Lessons over HTTP: nothing is stored, and whoever asks says what they have done so far."""

from typing import Any

import httpx
import pytest

from server.server_kit import Server

FIRST_TURN = "/api/games/kingdom-builder/lessons/first-turn"


@pytest.fixture
def http(server: Server) -> httpx.Client:
    """Somebody whom nobody knows."""
    return httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=30)


def post(http: httpx.Client, path: str, **body: object) -> Any:
    """The answer to a question that is not refused."""
    answer = http.post(path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_game_lists_its_lessons(http: httpx.Client) -> None:
    teaching = http.get("/api/games/kingdom-builder/lessons").json()
    assert teaching["lessons"][0]["name"] == "first-turn"
    assert teaching["lessons"][0]["way"][:3] == ["", "", "build j9"]
    later = [each["name"] for each in teaching["lessons"] if each["is_later"]]
    assert later == ["nomads", "walls", "red-cards"]
    assert teaching["tutor"]["options"] == {"preset": "first-game"}


def test_a_lesson_goes_on_by_what_was_done(http: httpx.Client) -> None:
    moment = post(http, FIRST_TURN, done=["", "", "build j9"])
    assert (moment["step"], moment["say"], moment["is_read"]) == (3, "beside", False)
    assert moment["state"]["view"]["settlements"]["A"] == ["j9"]
    back = post(http, FIRST_TURN, done=["", "", "build j9", "<"])
    assert back["step"] == 2
    assert back["state"]["view"]["settlements"]["A"] == []
    assert back["state"]["revision"] > moment["state"]["revision"]


def test_another_decision_is_answered_and_changes_nothing(http: httpx.Client) -> None:
    answered = post(http, FIRST_TURN, done=["", "", "build e5"])
    assert (answered["answer"], answered["step"]) == ("anywhere", 2)
    stale = http.post(FIRST_TURN, json={"done": ["", "", "build e5", ""]})
    assert (stale.status_code, stale.json()["code"]) == (409, "off-lesson")
    asked = post(http, f"{FIRST_TURN}/ask", done=["", ""], action="build e5")
    assert (asked["legal"], asked["say"]) == (True, "anywhere")
    illegal = http.post(FIRST_TURN, json={"done": ["", "", "build a1"]})
    assert (illegal.status_code, illegal.json()["code"]) == (409, "illegal")


def test_one_can_look_back(http: httpx.Client) -> None:
    now = post(http, FIRST_TURN, done=["", "", "build j9"])["state"]
    past = {"done": ["", "", "build j9"], "revision": now["revision"] - 1}
    assert post(http, f"{FIRST_TURN}/at", **past)["view"]["settlements"]["A"] == []
    late = http.post(f"{FIRST_TURN}/at", json={**past, "revision": 99})
    assert late.json()["code"] == "no-such-revision"


def test_its_land_is_drawn(http: httpx.Client) -> None:
    picture = http.get(f"{FIRST_TURN}/scenery.svg?theme=night")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in picture.text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/chess/lessons", 404),
        ("/api/games/kingdom-builder/lessons/none/scenery.svg", 404),
        (f"{FIRST_TURN}/scenery.svg?theme=blue", 400),
        ("/api/games/kingsburg/lessons/king/scenery.svg", 404),
    ],
)
def test_what_is_not_there_is_refused(http: httpx.Client, path: str, status: int) -> None:
    assert http.get(path).status_code == status


@pytest.mark.parametrize("done", [["x"], "x", [1], [""] * 201, ["", "", ""], ["<"]])
def test_nonsense_is_refused(http: httpx.Client, done: object) -> None:
    answer = http.post(FIRST_TURN, json={"done": done})
    assert answer.status_code in (400, 409)
    assert answer.json()["text"]
