"""What can be chosen for a table is told by the server, and so is what is wrong with a choice."""

import pytest

from server.server_kit import ME, Client, Server, bot, run

WRONG = [
    ("kingdom-builder", {"cards": "lords, miners"}, {"option": "cards", "what": "unknown"}),
    (
        "kingdom-builder",
        {"cards": "lords/miners"},
        {"option": "cards", "what": "count", "count": 3},
    ),
    (
        "kingdom-builder",
        {"cards": "lords/miners/families"},
        {"option": "cards", "what": "needs", "value": "families", "needs": "nomads"},
    ),
    ("kingdom-builder", {"sectors": "farm/farm180/barn/oasis"}, {"option": "sectors"}),
    (
        "kingdom-builder",
        {"preset": "first-game", "cards": "lords/miners/hermits"},
        {"option": "preset", "what": "fixes"},
    ),
    (
        "kingdom-builder",
        {"nomads": "yes", "sectors": "quarry/barn/farm/oasis", "nomad-tokens": "sword"},
        {"option": "nomad-tokens", "what": "exactly"},
    ),
    ("kingsburg", {"order": "AC"}, {"option": "order", "what": "form"}),
    ("kingsburg", {"enemies": "goblins"}, {"option": "enemies", "what": "form"}),
    ("kingsburg", {"stable-once": "maybe"}, {"option": "stable-once", "value": "maybe"}),
]


@pytest.mark.parametrize(("game", "options", "args"), WRONG)
def test_a_wrong_option_is_named_with_what_is_wrong(
    server: Server, game: str, options: dict[str, str], args: dict[str, object]
) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            wanted = {"game": game, "seats": [ME, bot()], "options": options}
            refused = await ann.http.post("/api/tables", json=wanted)
            assert (refused.status_code, refused.json()["code"]) == (400, "wrong-option")
            assert args.items() <= refused.json()["args"].items()

    run(story())


def test_every_option_says_what_can_be_chosen(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            for game in await ann.get("/api/games"):
                for option in game["options"]:
                    assert option["values"] or option["form"], option
            options = {o["name"]: o for o in (await ann.get("/api/games"))[0]["options"]}
            assert options["cards"]["parts"]["count"] == 3
            assert "lords" in options["cards"]["parts"]["names"]
            assert options["cards"]["parts"]["needs"]["families"] == "nomads"
            assert options["sectors"]["parts"]["turned"] == "180"

    run(story())
