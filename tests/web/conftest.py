"""One browser and one server for all tests of a process."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser

import regnum
from server.server_kit import Server
from web import browser_kit
from web.browser_kit import Profiles, Visitor

STATIC = Path(regnum.__file__).with_name("static")
PICTURES = Path(__file__).parents[2] / "screenshots/failed"
FAILED = pytest.StashKey[bool]()
Visit: TypeAlias = Callable[..., Visitor]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's browser, where there is one."""
    if browser_kit.CHROMIUM is None:
        pytest.skip("there is no Chromium on this machine")
    with browser_kit.browser() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty database."""
    assert (STATIC / "index.html").is_file(), "the client is not built: pip install --editable ."
    with browser_kit.server(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test failed, for its fixtures."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def profiles(chromium: Browser) -> Profiles:
    """Profiles of this browser."""
    return Profiles(chromium)


@pytest.fixture
def notifying(chromium: Browser) -> Iterator[Profiles]:
    """Profiles of a browser that can show notifications."""
    if browser_kit.WINDOWED is None:
        pytest.skip("there is no browser here that shows notifications")
    windowed = chromium.browser_type.launch(
        executable_path=browser_kit.WINDOWED, args=browser_kit.FLAGS
    )
    yield Profiles(windowed)
    windowed.close()


@pytest.fixture
def visit(profiles: Profiles, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """People with browsers; none of their consoles may show an error."""
    visitors: list[Visitor] = []

    def arrive(browser: Profiles = profiles, **how: Any) -> Visitor:
        visitors.append(Visitor(browser, server.url, **how))
        return visitors[-1]

    yield arrive
    for number, visitor in enumerate(visitors):
        if request.node.stash.get(FAILED, False):
            visitor.page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
        visitor.close()
    assert [error for visitor in visitors for error in visitor.errors] == []
