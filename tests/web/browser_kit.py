"""A real browser on a real server, for the tests of the client."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeAlias

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from regnum.locale.words import Words
from server.server_kit import ME, Server, bot

Data: TypeAlias = dict[str, Any]  # JSON as it came over the wire

WINDOWED = shutil.which("chromium") or shutil.which("google-chrome")
# Without windows it needs a quarter less time; all that it lacks is notifications.
CHROMIUM = shutil.which("chromium-headless-shell") or WINDOWED
FLAGS = ("--no-sandbox", "--disable-dev-shm-usage")
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
PREFIXES = {"kb": "kingdom-builder", "ks": "kingsburg"}
SETTINGS = "regnum-settings"
KNOWN = "regnum-known"
LEFT_EARLY = "WebSocket is closed before the connection is established"  # a page was left
PATIENCE = 15_000  # milliseconds for what somebody expects to see
AHEAD_SECONDS = 60.0
SETTLE_SECONDS = 15.0
QUIET_LOOKS = 2  # in a row at which nothing is being fetched: then nothing more comes
DRAWN = """async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
# What the profile's last owner stored; a session begins with the page.
FORGET = """if (origin !== 'null' && !sessionStorage['forgotten']) {
    localStorage.clear();
    sessionStorage['forgotten'] = true;
}"""
PAUSE_SECONDS = 0.02


expect.set_options(timeout=PATIENCE)


@contextmanager
def browser() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@contextmanager
def server(folder: Path, **settings: object) -> Iterator[Server]:
    """`regnum serve` on a database of its own."""
    with Server(f"sqlite:///{folder}/regnum.db", folder, **settings) as running:
        yield running


@cache
def _words(language: str) -> Words:
    return Words(
        language, "ui", "boxes", "review", "fair", "talk", "ending", "me", *PREFIXES.values()
    )


def say(language: str, message: str, **args: str | int) -> str:
    """What the client says for a message."""
    return _words(language).say(message, **args)


class Profiles:
    """Profiles of a browser: whoever leaves one takes all but the cache along.

    So the next one need not fetch and compile the client again.
    """

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._left: dict[str, list[BrowserContext]] = {}

    def enter(self, is_new: bool = False, **how: Any) -> BrowserContext:
        """A profile that nobody uses, or one that nobody has used."""
        left = [] if is_new else self._left.get(str(how), [])
        return left.pop() if left else self._chromium.new_context(**how)

    def leave(self, context: BrowserContext, **how: Any) -> None:
        """Let somebody else use it."""
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.clear_permissions()
        context.set_offline(False)
        self._left.setdefault(str(how), []).append(context)


class Visitor:
    """Somebody with a browser of their own; what goes wrong on their page is kept.

    Pages come over the `line`, where there is one; what is asked without a page never does. Nothing
    is in the cache of somebody `new`.
    """

    def __init__(
        self,
        profiles: Profiles,
        url: str,
        size: dict[str, int] = DESK,
        language: str = "en",
        theme: str = "light",
        motion: bool = False,
        line: str | None = None,
        new: bool = False,
        **settings: object,
    ) -> None:
        self.url = url
        self.is_phone = size["width"] < 500
        self.language = language
        self._profiles = profiles
        self._how = {
            "base_url": line or url,
            "viewport": {"width": size["width"], "height": size["height"]},
            "locale": language,
            "color_scheme": "dark" if theme == "night" else "light",
            "reduced_motion": "no-preference" if motion else "reduce",
            "has_touch": self.is_phone,
            "is_mobile": self.is_phone,
        }
        self.context: BrowserContext = profiles.enter(is_new=new, **self._how)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.add_init_script(FORGET)
        self.errors: list[str] = []
        self.forgiven: tuple[str, ...] = ()  # words of errors that a test brings about
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._fetching: set[Request] = set()
        self.page.on("request", lambda request: self._fetching.add(request))
        self.page.on("requestfinished", lambda request: self._fetching.discard(request))
        self.page.on("requestfailed", lambda request: self._fetching.discard(request))
        if settings:
            self.set(**settings)

    def _hear(self, message: ConsoleMessage) -> None:
        is_forgiven = any(words in message.text for words in (*self.forgiven, LEFT_EARLY))
        if message.type in ("error", "warning") and not is_forgiven:
            self.errors.append(message.text)

    def settle(self) -> None:
        """Wait until the page has fetched all that it wants, and has drawn it."""
        deadline, quiet = monotonic() + SETTLE_SECONDS, 0
        while quiet < QUIET_LOOKS:
            assert monotonic() < deadline, [request.url for request in self._fetching]
            self.page.evaluate(DRAWN)
            quiet = 0 if self._fetching else quiet + 1

    def sizes(self, *sizes: dict[str, int]) -> Iterator[dict[str, int]]:
        """Make the window so large, one size after the other."""
        for size in sizes:
            self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            self.settle()
            yield size

    def set(self, **settings: object) -> None:
        """What this browser remembers from earlier visits, unless it knows better by now."""
        self._remember(SETTINGS, json.dumps(settings))

    def say(self, message: str, **args: str | int) -> str:
        """A message in the language of this visitor."""
        return say(self.language, message, **args)

    def introduce(self, name: str) -> None:
        """Come with a name, as somebody who was here before."""
        person = self.post("/api/me", {"name": name})
        self._remember(KNOWN, str(person["id"]))

    def _remember(self, key: str, value: str) -> None:
        """On every page but a blank one, which remembers nothing."""
        self.page.add_init_script(
            f"if (origin !== 'null') localStorage['{key}'] ??= {json.dumps(value)}"
        )

    def post(self, path: str, body: Data) -> Data:
        """Ask the server for something, without the page."""
        response = self.context.request.post(self.url + path, data=body)
        assert response.ok, response.text()
        return dict(response.json())

    def get(self, path: str) -> Any:
        """Look at something on the server, without the page."""
        response = self.context.request.get(self.url + path)
        assert response.ok, response.text()
        return response.json()

    def lay(self, game: str, *seats: Data, **more: object) -> str:
        """Lay a table, by default against one gentle bot."""
        wanted = {"game": game, "seats": list(seats) or [ME, bot()], "hints": True, **more}
        return str(self.post("/api/tables", wanted)["table"])

    def play_ahead(
        self, table: str, is_enough: Callable[[Data], bool], choose: Callable[[Data], str]
    ) -> Data:
        """Decide without the page for all own seats until something is so, or the game is over."""
        deadline = monotonic() + AHEAD_SECONDS
        log: list[Data] = []
        while True:
            state = self.get(f"/api/tables/{table}?since={len(log)}")
            log += state["log"]
            state["log"] = log
            if state["status"] != "playing" or is_enough(state):
                return dict(state)
            assert monotonic() < deadline, f"revision {state['revision']}: {state['awaited']}"
            if not state["legal"]:
                sleep(PAUSE_SECONDS)
                continue
            command = {"type": "play", "action": choose(state)}
            message = {"id": f"ahead-{state['revision']}", "revision": state["revision"]}
            self.post(f"/api/tables/{table}/commands", {**message, "command": command})

    def close(self) -> None:
        """Leave."""
        self._profiles.leave(self.context, **self._how)


def beginning(text: str) -> re.Pattern[str]:
    """An accessible name that begins so."""
    return re.compile("^" + re.escape(text))
