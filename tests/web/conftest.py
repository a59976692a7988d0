"""One browser for all tests of a process; a server for each file."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from server.server_kit import Server
from web import browser_kit


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's browser, where there is one."""
    if browser_kit.CHROMIUM is None:
        pytest.skip("there is no Chromium on this machine")
    with browser_kit.browser() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty database."""
    with browser_kit.server(tmp_path_factory.mktemp("web")) as running:
        yield running
