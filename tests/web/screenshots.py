"""Pictures of every screen, written to screenshots/: `make screenshots`."""

import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

sys.path.insert(0, str(Path(__file__).parents[1]))

from regnum.table.lessons import teaching_of
from server.server_kit import ME, OPEN, bot, local
from web import browser_kit
from web.browser_kit import DESK, PHONE, PREFIXES, Data, Profiles, Visitor
from web.table_page import PAGES, TablePage

FOLDER = Path(__file__).parents[2] / "screenshots"
PATIENCE_SECONDS = 120
REVIEW_MS = 120_000
CLOCK = {"per": "decision", "seconds": 90, "bank": 600}
BOTS = (bot("gentle"), bot("gentle"))


@dataclass(frozen=True)
class Style:
    """How the pictures of one series are taken."""

    name: str
    size: dict[str, int]
    theme: str = "light"
    language: str = "en"


STYLES = (
    Style("desk-light", DESK),
    Style("desk-night", DESK, "night"),
    Style("phone-light", PHONE),
    Style("phone-night", PHONE, "night"),
    Style("desk-light-ru", DESK, language="ru"),
    Style("phone-light-cs", PHONE, language="cs"),
)


class Tables:
    """Matches at moments worth a picture; bots have brought them there."""

    def __init__(self, host: Visitor, guest: Visitor) -> None:
        self.host, self.guest = host, guest
        host.introduce("Ann")
        guest.introduce("Bo")
        self.ready = self._lay_for_two("kingsburg", clock=CLOCK)
        self.asked = self._lay_for_two("kingdom-builder", options={"first": "A"})
        guest.post(f"/api/tables/{self.asked}/commands", _message({"type": "offer", "what": "end"}))
        self.waiting = host.lay("kingdom-builder", ME, OPEN, bot())
        self.covered = host.lay("kingdom-builder", ME, local("Bo"))
        self.kb_early = self._lay("kb", _turns(1), options={"nomads": "yes"})
        self.kb_late = self._lay("kb", _turns(7), options={"nomads": "yes"})
        self.kb_over = self._lay("kb", _never)
        self.ks_early = host.lay("kingsburg", ME, *BOTS)
        self._play_on(self.ks_early)
        self.ks_late = self._lay("ks", lambda state: state["view"]["year"] == 4)
        self.ks_over = self._lay("ks", _never)

    def _lay_for_two(self, game: str, **more: object) -> str:
        """The guest has sat down."""
        table = self.host.lay(game, ME, OPEN, is_listed=True, **more)
        message = _message({"type": "sit", "seat": 1})
        self.guest.post(f"/api/tables/{table}/commands", message)
        return table

    def _lay(self, prefix: str, is_enough: Callable[[Data], bool], **more: object) -> str:
        """A bot plays for the host until something is so, or the game is over."""
        table = self.host.lay(PREFIXES[prefix], ME, *BOTS, **more)
        self._insist(table, {"type": "hand", "seat": 0, "level": "gentle"})
        deadline = monotonic() + PATIENCE_SECONDS
        while (state := self._look(table))["status"] == "playing" and not is_enough(state):
            assert monotonic() < deadline, f"{table}: {state['awaited']}"
            sleep(0.02)
        if state["status"] == "playing":
            self._insist(table, {"type": "sit", "seat": 0})
            self._play_on(table)
        return table

    def _play_on(self, table: str) -> None:
        """Let the host decide until there is something to choose on the board."""
        self.host.play_ahead(table, is_choosing, lambda state: str(state["legal"][0]))

    def _look(self, table: str) -> Data:
        return dict(self.host.get(f"/api/tables/{table}"))

    def _insist(self, table: str, command: Data) -> None:
        """Send a command until no bot has decided in between."""
        while True:
            revision = self._look(table)["revision"]
            body = _message(command, revision)
            response = self.host.context.request.post(f"/api/tables/{table}/commands", data=body)
            if response.ok:
                return
            assert response.json()["code"] == "stale", response.text()


def _message(command: Data, revision: int = 0) -> Data:
    return {"id": f"{command['type']}-{revision}", "revision": revision, "command": command}


def _turns(count: int) -> Callable[[Data], bool]:
    def is_enough(state: Data) -> bool:
        return len(state["view"]["settlements"]["A"]) >= 3 * count

    return is_enough


def is_choosing(state: Data) -> bool:
    """May the host choose a place on the board?"""
    return any(each.startswith(("build ", "influence ")) for each in state["legal"])


def _never(_: Data) -> bool:
    return False


def pictures(visitor: Visitor, tables: Tables) -> Iterator[tuple[str, bool]]:
    """Bring one screen after the other; gives its name, and whether all of its length is shown."""
    page = visitor.page
    page.goto("/")
    yield "home", True
    press(visitor, "ui-new-table")
    yield "home-new-table", True
    page.goto("/me")
    yield "me", True
    yield from of_tables(visitor, tables)
    yield from of_people(visitor, tables)
    for prefix, game in PREFIXES.items():
        page.goto(f"/rules/{game}")
        yield f"{prefix}-rules", False
        page.goto(f"/learn/{game}")
        yield f"{prefix}-learn", True
        for name in teaching_of(game).lessons:
            page.goto(f"/learn/{game}/{name}/2")
            yield f"{prefix}-lesson-{name}", False
    page.goto("/gallery")
    yield "gallery", True


def of_people(visitor: Visitor, tables: Tables) -> Iterator[tuple[str, bool]]:
    """What the host sees of somebody else: a ready check, something asked, and talk."""
    open_table(visitor, tables.ready, "ks")
    yield "ready-check", False
    open_table(visitor, tables.asked, "kb")
    yield "offer", False
    press(visitor, "ui-talk-button", count=0)
    press(visitor, "ui-say-hello")
    yield "talk", False


def of_newcomer(newcomer: Visitor) -> Iterator[tuple[str, bool]]:
    """The first game of somebody who has never played."""
    for prefix in PREFIXES:
        newcomer.page.goto("/")
        card = newcomer.page.get_by_role("region", name=newcomer.say(f"{prefix}-title"))
        card.get_by_role("button", name=newcomer.say("ui-first-game")).click()
        newcomer.page.wait_for_url("**/table/*")
        PAGES[prefix](newcomer, newcomer.page.url.rsplit("/", 1)[1], prefix).wait()
        yield f"{prefix}-tutor", False


def of_tables(visitor: Visitor, tables: Tables) -> Iterator[tuple[str, bool]]:
    """Waiting room and cover; of both games: early, staged, late, the end and the replay."""
    open_table(visitor, tables.waiting, "kb")
    yield "waiting-room", False
    open_table(visitor, tables.covered, "kb")
    yield "cover", False
    for prefix, early, late, over in (
        ("kb", tables.kb_early, tables.kb_late, tables.kb_over),
        ("ks", tables.ks_early, tables.ks_late, tables.ks_over),
    ):
        page = open_table(visitor, early, prefix)
        yield f"{prefix}-early", False
        stage(page)
        yield f"{prefix}-staged", False
        page = open_table(visitor, late, prefix)
        if prefix == "ks":
            look_at_winter(page)
            yield "ks-winter", False
            press(visitor, "ks-winter-close")
        yield f"{prefix}-late", False
        press(visitor, "ui-hint")
        page.page.get_by_role("region", name=page.say("ui-hint")).wait_for()
        yield f"{prefix}-hint", False
        press(visitor, "ui-menu")
        yield f"{prefix}-menu", False
        open_table(visitor, over, prefix)
        yield f"{prefix}-result", False
        visitor.page.goto(f"/replay/{over}")
        visitor.page.get_by_role("slider").fill("60")
        yield f"{prefix}-replay", True
        begin = visitor.page.get_by_role("button", name=visitor.say("review-begin"))
        parts = visitor.page.get_by_role("table", name=visitor.say("review-parts"))
        begin.or_(parts).first.wait_for()
        if begin.is_visible():
            begin.click()
        parts.wait_for(timeout=REVIEW_MS)
        yield f"{prefix}-review", True


def open_table(visitor: Visitor, table: str, prefix: str) -> TablePage:
    """Go to a table."""
    visitor.page.goto(f"/table/{table}")
    return PAGES[prefix](visitor, table, prefix)


def look_at_winter(page: TablePage) -> None:
    """The last battle, also where it was looked at before."""
    page.wait()
    if page.visitor.is_phone:  # the name of the phase comes first, then that of the part
        page.page.get_by_role("button", name=page.say("ks-phase-winter"), exact=True).last.click()
    again = page.page.get_by_role("button", name=page.say("ks-winter-again"))
    if again.is_visible():
        again.click()


def stage(page: TablePage) -> None:
    """Choose what is legal last, without confirming it."""
    state = page.wait()
    choose = page.tap if page.visitor.is_phone else page.click
    choose(str(state["legal"][-1]), state)


def press(visitor: Visitor, message: str, **args: int) -> None:
    """A button anywhere on the page."""
    name = visitor.say(message, **args)
    visitor.page.get_by_role("button", name=name, exact=True).first.click()


def main() -> None:
    """Start a server, let bots play, and take all pictures."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    with (
        TemporaryDirectory() as folder,
        browser_kit.server(Path(folder)) as server,
        browser_kit.browser() as chromium,
    ):
        profiles = Profiles(chromium)
        host = Visitor(profiles, server.url)
        tables = Tables(host, Visitor(profiles, server.url))
        state = host.context.storage_state()
        for style in STYLES:
            visitor, newcomer = (
                Visitor(profiles, server.url, style.size, style.language, style.theme)
                for _ in range(2)
            )
            visitor.context.set_storage_state(state)
            visitor.introduce("Ann")
            newcomer.introduce("Eve")
            take(visitor, style, pictures(visitor, tables))
            take(newcomer, style, of_newcomer(newcomer))


def take(visitor: Visitor, style: Style, screens: Iterator[tuple[str, bool]]) -> None:
    """Take a picture of each screen, and leave."""
    for name, is_whole in screens:
        visitor.settle()
        visitor.page.screenshot(path=FOLDER / f"{name}-{style.name}.png", full_page=is_whole)
    print(f"{style.name}: {visitor.errors or 'no errors'}")
    visitor.close()


if __name__ == "__main__":
    main()
