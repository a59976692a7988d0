"""Marks that every test may use, and what no test may leave behind."""

from collections.abc import Iterator

import pytest

from regnum.bots import compiled


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that a test proves")
    config.addinivalue_line("markers", "event(file, name): a report that a test brings about")
    config.addinivalue_line("markers", "failing_bot: bots of this test fail on purpose")


@pytest.fixture(autouse=True)
def no_engine_stays_loaded() -> Iterator[None]:
    """Bots decide otherwise once the compiled engine is loaded."""
    yield
    compiled._loaded.clear()


@pytest.fixture(autouse=True)
def no_bot_fails(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """Where a bot fails and another decides for it, a game goes on; a test does not."""
    yield
    if "failing_bot" not in request.keywords:
        failures = [r for r in caplog.get_records("call") if r.name == "regnum.bots.chair"]
        assert not failures, "\n".join(record.getMessage() for record in failures)
