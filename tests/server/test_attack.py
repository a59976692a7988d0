"""The measurement of a server under attack brings figures, and the attacks find it unmoved."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from starlette.routing import Match, Route

from regnum.server.app import ROUTES

BENCH = Path(__file__).parents[2] / "bench" / "attack.py"
ATTACKS = ["come-and-go", "full-past"]
# For the host alone; the others would end what the attacker can do.
UNTRIED = {"/metrics", "/api/logout", "/api/logout/everywhere"}
MORE_CORES = 0.6  # that a person can take from the others; one has them all on an idle machine


def test_a_short_attack_takes_little_from_others() -> None:
    """How long others wait says more about what else this machine does than about the server.

    How much of a processor the server needs does not.
    """
    size = ["--tables", "3", "--seconds", "2", "--think", "0.3", "--entries", "400"]
    waits = ["--rest", "1", "--warm-up", "2"]
    arguments = [*size, *waits, "--attacks", ",".join(ATTACKS)]
    ran = subprocess.run(
        [sys.executable, str(BENCH), *arguments], capture_output=True, text=True, timeout=120
    )
    assert ran.returncode in (0, 1), ran.stderr
    _, head, *lines = ran.stdout.splitlines()
    figures = [line.split() for line in lines[: 1 + len(ATTACKS)]]
    assert [name for name, *_ in figures] == ["nothing", *ATTACKS]
    cores = {}
    for name, *words in figures:
        assert len(words) == 12, head
        decisions, p50, p95, _, _, _, _, lost, asked, _, used, _ = map(float, words)
        assert decisions > 0, ran.stdout
        assert 0 < p50 <= p95
        assert lost == 0
        assert (asked > 0) == (name != "nothing")
        cores[name] = used
    assert max(cores.values()) < cores["nothing"] + MORE_CORES, ran.stdout
    assert "no connection lost: met" in ran.stdout


def test_every_address_is_attacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCH.parent)
    attack = import_module("attack")
    attacked = set()

    class Noted:
        """Notes what an attacker would ask for."""

        prey = attack.Prey(["a"], ["b"], ["c"])

        def get(self, path: str) -> None:
            self._note("GET", path)

        def post(self, path: str, body: object = None) -> None:
            self._note("POST", path)

        def talk(self, number: int) -> None:
            """Sockets are no routes of this kind."""

        come_and_go = talk

        def _note(self, method: str, path: str) -> None:
            asked = {"type": "http", "method": method, "path": path.partition("?")[0]}
            fitting = (route for route in ROUTES if route.matches(asked)[0] is Match.FULL)
            route = next(fitting)
            assert isinstance(route, Route)
            attacked.add((method, route.path))

    for each in attack.ATTACKS.values():
        each(Noted(), 0)
    routes = {
        (method, route.path)
        for route in ROUTES
        if isinstance(route, Route) and route.path not in UNTRIED
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routes - attacked == set()


@pytest.mark.parametrize(("bytes_after", "is_met"), [(97e6, True), (116e6, False)])
def test_memory_that_is_given_back_in_the_end_counts_as_given_back(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    bytes_after: float,
    is_met: bool,
) -> None:
    monkeypatch.syspath_prepend(BENCH.parent)
    attack = import_module("attack")
    lines = [
        attack.Line(name, [0.01], [0.01], 0, 0, 0, 0.1, int(bytes))
        for name, bytes in (("nothing", 85e6), ("full-state", 120e6), ("afterwards", bytes_after))
    ]
    assert attack.are_aims_met(lines, tables=50) is is_met
    assert (
        f"at most 30 MB more in the end ({bytes_after / 1e6 - 85:.1f})" in capsys.readouterr().out
    )


@pytest.mark.parametrize(
    ("decision", "bot", "is_met"),
    [(0.029, 0.019, True), (0.031, 0.019, False), (0.029, 0.021, False)],
)
def test_what_is_noticed_is_compared_with_what_is_usual(
    monkeypatch: pytest.MonkeyPatch, decision: float, bot: float, is_met: bool
) -> None:
    monkeypatch.syspath_prepend(BENCH.parent)
    attack = import_module("attack")
    first, attacked, last = (
        attack.Line(name, [seconds], [of_bot], 0, 0, 0, 0.1, 1)
        for name, seconds, of_bot in (
            ("nothing", 0.005, 0.004),
            ("full-state", decision, bot),
            ("afterwards", 0.005, 0.004),
        )
    )
    attacked.usual = attack.Line("nothing", [0.01], [0.005], 0, 0, 0, 0.1, 1)
    assert attacked.is_unnoticed is is_met
    assert attack.are_aims_met([first, attacked, last], tables=50) is is_met
