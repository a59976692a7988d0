"""Marks that every test may use, and what no test may leave behind."""

import asyncio
import gc
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from regnum.bots import compiled

TESTS = Path(__file__).parent
REAL_TIME = ("cli", "server", "web")  # folders whose tests use real clocks, processes, browsers
WITH_BROWSER = TESTS / "web"
WAITING = pytest.StashKey[asyncio.AbstractEventLoop]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="only tests that play whole matches")


def pytest_configure(config: pytest.Config) -> None:
    # Tests in the background of a shell ignore Ctrl-C, and so would every process that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "rule(*ids): the rules that a test proves")
    config.addinivalue_line("markers", "event(file, name): a report that a test brings about")
    config.addinivalue_line("markers", "failing_bot: bots of this test fail on purpose")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose what is run, by which process and when.

    Whole matches have a run of their own, without what would be the same in it. Tests that share
    what their file prepares, mostly a server, share a process.
    """
    if config.getoption("whole"):
        whole = [item for item in items if "is_whole" in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=[item for item in items if item not in whole])
        items[:] = whole
    for item in items:
        if shares_with_others(item) and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
    if hasattr(config, "workerinput"):  # one of several processes
        items[:] = long_ones_first(items)


def shares_with_others(item: pytest.Item) -> bool:
    """Does its file prepare something for all who need it there?"""
    needed = getattr(item, "_fixtureinfo", None)
    found = needed.name2fixturedefs.values() if needed is not None else ()
    return any(fixtures[-1].scope == "module" for fixtures in found)


def folder_of(item: pytest.Item) -> str:
    """The folder of tests that it lies in."""
    return item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""


def long_ones_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """Quick tests come last, so that no process is left alone with a long one.

    What compiles comes first. Servers mostly wait and browsers hardly ever do: they take turns.
    """
    sizes, seen = Counter(map(folder_of, items)), Counter[str]()
    turns: dict[pytest.Item, tuple[int, float]] = {}
    for item in items:
        folder, group = folder_of(item), item.get_closest_marker("xdist_group")
        if group is not None and group.args == ("kernels",):
            turns[item] = (0, 0.0)
        elif folder in REAL_TIME:
            turns[item] = (1, seen[folder] / sizes[folder])
        else:
            turns[item] = (2, 0.0)
        seen[folder] += 1
    return sorted(items, key=turns.__getitem__)


def pytest_collection_finish() -> None:
    """What was collected stays to the end: the garbage collector need not look through it."""
    gc.freeze()


@pytest.fixture(scope="session")
def is_whole(request: pytest.FixtureRequest) -> bool:
    """Is a match wanted from its first to its last decision, however long that takes?"""
    return bool(request.config.getoption("whole"))


@pytest.fixture(autouse=True)
def no_engine_stays_loaded() -> Iterator[None]:
    """Bots decide otherwise once the compiled engine is loaded."""
    yield
    compiled._loaded.clear()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """A browser of an earlier test waits in a loop of this thread; others may have their own."""
    if item.path.is_relative_to(WITH_BROWSER):
        _show_loop(item.config)
    elif (waiting := asyncio._get_running_loop()) is not None:
        item.config.stash[WAITING] = waiting
        asyncio._set_running_loop(None)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """After the last test the browser is closed."""
    if nextitem is None:
        _show_loop(item.config)


def _show_loop(config: pytest.Config) -> None:
    if (waiting := config.stash.get(WAITING, None)) is not None:
        asyncio._set_running_loop(waiting)
        del config.stash[WAITING]


@pytest.fixture(autouse=True)
def no_bot_fails(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """Where a bot fails and another decides for it, a game goes on; a test does not."""
    yield
    if "failing_bot" not in request.keywords:
        failures = [r for r in caplog.get_records("call") if r.name == "regnum.bots.chair"]
        assert not failures, "\n".join(record.getMessage() for record in failures)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A test with real clocks, processes and browsers has a second try on a busy machine.

    A warning says which one needed it, and why.
    """
    if folder_of(item) not in REAL_TIME:
        return None
    hooks, place = item.ihook, item.location
    hooks.pytest_runtest_logstart(nodeid=item.nodeid, location=place)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    failures = [report.longreprtext for report in reports if report.failed]
    if failures:
        item._initrequest()  # type: ignore[attr-defined]  # with fixtures of its own
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        if not any(report.failed for report in reports):
            item.warn(pytest.PytestWarning(f"passed at the second try only:\n{failures[0]}"))
    for report in reports:
        hooks.pytest_runtest_logreport(report=report)
    hooks.pytest_runtest_logfinish(nodeid=item.nodeid, location=place)
    return True
