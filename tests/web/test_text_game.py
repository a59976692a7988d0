"""A game without pictures, words or a board of its own is played as text."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.server_kit import ME, bot
from web import browser_kit
from web.browser_kit import Profiles, Visitor

FOLDER = Path(__file__).parents[1] / "third_game"
MOST_CLICKS = 200
GOES_ON = """async ([table, revision]) => {
    const answer = await fetch(`/api/tables/${table}`);
    return (await answer.json()).revision > revision;
}"""


@pytest.fixture
def visitor(
    profiles: Profiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Visitor]:
    """Somebody on a server whose host has installed the package of a game."""
    monkeypatch.setenv("PYTHONPATH", str(FOLDER))
    with browser_kit.server(tmp_path) as running:
        arrived = Visitor(profiles, running.url)
        yield arrived
        arrived.close()
        assert arrived.errors == []
        assert "Traceback" not in running.log, running.log


def test_a_game_of_another_package_is_offered_and_played_to_its_end(visitor: Visitor) -> None:
    visitor.introduce("Ann")
    visitor.page.goto("/")
    expect(visitor.page.get_by_text("Highwayman").first).to_be_visible()
    table = visitor.lay("highwayman", ME, bot("random"), hints=False)
    visitor.page.goto(f"/table/{table}")
    choices = visitor.page.get_by_role("region", name=visitor.say("ui-text-mode"))
    clicks = 0
    while (state := visitor.get(f"/api/tables/{table}"))["status"] == "playing":
        if not state["legal"]:
            continue
        assert clicks < MOST_CLICKS
        choices.get_by_role("button").first.click()
        clicks += 1
        visitor.page.wait_for_function(GOES_ON, arg=[table, state["revision"]])
    assert clicks > 1
    expect(visitor.page.get_by_text(visitor.say("ui-over")).first).to_be_visible()
