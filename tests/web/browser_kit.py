"""A real browser on a real server, for the tests of the client."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from server.server_kit import Server

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


@contextmanager
def browser() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield chromium
        chromium.close()


@contextmanager
def server(folder: Path, **settings: object) -> Iterator[Server]:
    """`regnum serve` on a database of its own."""
    with Server(f"sqlite:///{folder}/regnum.db", folder, **settings) as running:
        yield running


class Visitor:
    """Somebody with a browser of their own; what goes wrong on their page is kept."""

    def __init__(
        self,
        chromium: Browser,
        url: str,
        size: dict[str, int] = DESK,
        language: str = "en",
        theme: str = "light",
    ) -> None:
        is_phone = size["width"] < 500
        self.context: BrowserContext = chromium.new_context(
            base_url=url,
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            color_scheme="dark" if theme == "night" else "light",
            reduced_motion="reduce",
            has_touch=is_phone,
            is_mobile=is_phone,
        )
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def close(self) -> None:
        """Leave."""
        self.context.close()
