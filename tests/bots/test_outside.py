"""Bots from files: they play like any other, cannot peek, and hurt nobody when they fail."""

import logging
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from regnum.arena.series import Series
from regnum.bots import chair as chairs
from regnum.bots.chair import Chair
from regnum.bots.codes import find_bot
from regnum.bots.inside import load_bot, prepare_engine
from regnum.bots.observation import Observation
from regnum.bots.outside import BotFailed, BotProcess, FileBot, end_all, is_file
from regnum.core.contract import Action
from regnum.core.errors import Malformed
from regnum.core.match import Match
from regnum.core.registry import find_game

SPECS = ["kingdom-builder(players=2)", "kingsburg(players=2)"]
GOOD = """
class Mine:
    def decide(self, seen):
        print("thinking aloud")
        state = seen.imagine()
        return seen.random.choice(state.legal_actions())
"""
# Does what its luck says: one file, and one process, for all that can go wrong.
FAILING = """
import os, time

class Failing:
    def decide(self, seen):
        how = open(__file__ + ".how").read()
        if how == "divide":
            return 1 // 0
        if how == "sleep":
            time.sleep(60)
        if how == "loop":
            while True:
                pass
        if how == "eat":
            bytes(10**9)
        if how == "exit":
            os._exit(3)
        if how == "cheat":
            return -1
        if how == "mute":
            return None
        return seen.random_action()
"""


@pytest.fixture(scope="module", autouse=True)
def no_process_stays() -> Iterator[None]:
    yield
    end_all()


@pytest.fixture
def good(tmp_path: Path) -> str:
    path = tmp_path / "good.py"
    path.write_text(GOOD)
    return str(path)


def observe(spec: str = SPECS[0], seed: int = 1) -> tuple[Match, Observation]:
    match = Match.new(spec, seed)
    while match.state.legal_mask.bit_count() < 3:
        match.play(match.state.random_action(Random(seed)))
    return match, Observation(match.state, match.state.seat, Random(seed))


@pytest.mark.parametrize("spec", SPECS)
def test_it_decides_legally_and_alike_for_the_same_luck(spec: str, good: str) -> None:
    match, _ = observe(spec)
    decisions: list[list[Action]] = [[], []]
    for again in decisions:
        seen = Observation(match.state, match.state.seat, Random(5))
        bot = find_bot(good, match.game)
        again += [bot.decide(seen) for _ in range(10)]
    assert decisions[0] == decisions[1]
    assert len(set(decisions[0])) > 1
    assert set(decisions[0]) <= set(match.state.legal_actions())


def test_it_plays_whole_games_and_its_time_is_counted(good: str) -> None:
    series = Series("kingdom-builder", {}, (good, "random"), seed=1)
    one, again = series.play(0, 0), series.play(0, 0)
    assert one == again
    assert one.fallbacks == [0, 0]
    assert one.seconds[0] > 0


def test_its_file_travels_with_the_series(good: str) -> None:
    series = Series("kingdom-builder", {}, (good, "random"), seed=1)
    here = series.play(0, 0)
    sent = pickle.dumps(series)
    Path(good).unlink()
    end_all()
    assert pickle.loads(sent).play(0, 0) == here


def test_secrets_of_a_server_are_none_of_its_business(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "curious.py"
    path.write_text(
        "import os\n"
        "assert not [name for name in os.environ if name.startswith(('REGNUM', 'PG'))]\n" + GOOD
    )
    monkeypatch.setenv("REGNUM_DATABASE", "postgresql://user:secret@host/regnum")
    monkeypatch.setenv("PGPASSWORD", "secret")
    assert find_bot(str(path), find_game("kingsburg"))


@pytest.mark.parametrize("spec", SPECS)
def test_it_is_told_what_could_be_never_what_is(
    spec: str, good: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question follows from what the seat may know, and from luck."""
    match, seen = observe(spec)
    bot = find_bot(good, match.game)
    asked = []

    def listen(_: BotProcess, question: dict[str, object], seconds: float) -> dict[str, object]:
        asked.append(question)
        return {"action": 0}

    monkeypatch.setattr(BotProcess, "ask", listen)
    bot.decide(Observation(match.state, seen.seat, Random(3)))
    imagined = match.state.resample(seen.seat, Random(3))
    bot.decide(Observation(match.state.resample(seen.seat, Random(9)), seen.seat, Random(3)))
    assert asked[0] == asked[1]
    assert asked[0]["position"] == imagined.position_line()
    assert set(asked[0]) == {"position", "seat", "seed"}


@pytest.fixture
def failing(tmp_path: Path) -> Path:
    path = tmp_path / "failing.py"
    path.write_text(FAILING)
    return path


@pytest.mark.failing_bot
def test_a_failure_costs_nobody_anything_and_is_told(
    failing: Path, caplog: pytest.LogCaptureFixture
) -> None:
    match, seen = observe()
    how = failing.with_name("failing.py.how")
    how.write_text("play")
    code = f"{failing}:seconds=0.5:megabytes=256"
    chair = Chair(find_bot(code, match.game), code, match.game, seed=7)
    assert chair.decide(seen) in match.state.legal_actions()
    assert chair.fallbacks == 0
    for number, (way, says) in enumerate(
        {
            "divide": "ZeroDivisionError: integer division or modulo by zero",
            "sleep": "it took more than 0.5 seconds, and its process was ended",
            "loop": "it took more than 0.5 seconds, and its process was ended",
            "eat": "MemoryError",
            "exit": "its process has ended by itself, with exit code 3",
            "cheat": "ValueError",
            "mute": "TypeError: 'NoneType' object cannot be interpreted as an integer",
        }.items(),
        1,
    ):
        how.write_text(way)
        caplog.clear()
        started = monotonic()
        assert chair.decide(seen) in match.state.legal_actions()
        assert monotonic() - started < 20
        assert chair.fallbacks == number, way
        line = caplog.records[0].getMessage()
        assert says in line
        assert line.startswith(f"{code} failed on seat {seen.seat} in game 7: ")
    how.write_text("play")
    caplog.clear()
    chair.decide(seen)
    assert not caplog.records, "and it goes on"


@pytest.mark.failing_bot
def test_a_traceback_is_told_once_with_the_lines_of_the_file(
    failing: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chairs, "_told", {""})
    failing.with_name("failing.py.how").write_text("divide")
    match, seen = observe()
    chair = Chair(find_bot(str(failing), match.game), "mine", match.game, seed=7)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            chair.decide(seen)
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 3 + 1
    assert told[1].startswith("mine failed like this:\nTraceback (most recent call last):\n")
    assert f'File "{failing}", line 8, in decide\n    return 1 // 0' in told[1]
    assert told[1].endswith("ZeroDivisionError: integer division or modulo by zero")
    assert "inside.py" not in told[1]


def test_settings_of_its_own_and_limits_stand_in_its_code(tmp_path: Path) -> None:
    path = tmp_path / "choosy.py"
    path.write_text(
        "from regnum.bots.bot import Setting\n"
        "class Choosy:\n"
        "    settings = {'place': Setting(0, 0, 9, 'which action it takes')}\n"
        "    def __init__(self, place=0): self.place = place\n"
        "    def decide(self, seen): return seen.imagine().legal_actions()[self.place]\n"
    )
    match, seen = observe()
    legal = match.state.legal_actions()
    for place in (0, 2):
        code = f"{path}:place={place}:seconds=9"
        assert find_bot(code, match.game).decide(seen) == legal[place]
    with pytest.raises(Malformed, match="place is a whole number from 0 to 9"):
        find_bot(f"{path}:place=10", match.game)
    with pytest.raises(Malformed, match="seconds is a number from"):
        find_bot(f"{path}:seconds=0", match.game)


@pytest.mark.parametrize("uses_it", [True, False])
def test_the_compiled_engine_is_ready_before_a_bot_that_uses_it_is_asked(
    uses_it: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To compile it takes longer than a decision may."""
    fast = pytest.importorskip("regnum.fast")
    warmed: list[str] = []
    monkeypatch.setattr(fast, "warm_up", warmed.append)
    if not uses_it:
        monkeypatch.delitem(sys.modules, "regnum.fast")
    prepare_engine(find_game("kingsburg"))
    assert warmed == ["kingsburg"] * uses_it


def test_a_bot_of_our_kind_gets_the_judge(tmp_path: Path) -> None:
    path = tmp_path / "greedier.py"
    path.write_text("from regnum.bots.greedy import Greedy\nclass Greedier(Greedy):\n    pass\n")
    match, seen = observe()
    assert find_bot(str(path), match.game).decide(seen) in match.state.legal_actions()


BAD = {
    "nothing = 1\n": "there is no bot in it, which is a class with decide(self, seen)",
    "class A:\n  def decide(self, seen): ...\nclass B(A):\n  pass\n": "A and B are two bots",
    "class A:\n  def decide(self, seen:\n": "line 2: '(' was never closed",
    "\n\nraise RuntimeError('not\\ntoday')\n": "line 3: RuntimeError: not today",
    "import sys\nsys.exit(4)\n": "line 2: SystemExit: 4",
    "import no_such_module\n": "line 1: ModuleNotFoundError: No module named 'no_such_module'",
    "class A:\n  def decide(self): ...\n": "A has decide(self), not decide(self, seen)",
    "class A:\n  def decide(self, a, b): ...\n": "A has decide(self, a, b), not",
    "class A:\n  async def decide(self, seen): ...\n": "not decide(self, seen)",
    "class A:\n  def __init__(self, x): ...\n  def decide(self, seen): ...\n": "missing a required",
    "from regnum import Bot\nclass A(Bot):\n  def decide(self, seen): ...\n": "A lacks weigh",
    "class A:\n  games = ['go']\n  def decide(self, seen): ...\n": "does not play kingdom-builder",
    "class A:\n  def __init__(self): 1 / 0\n  def decide(self, s): ...\n": "line 2: ZeroDivision",
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_file_is_refused_in_one_line(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(Malformed) as refused:
        load_bot("bad.py", text, find_game("kingdom-builder"), [])
    assert BAD[text] in str(refused.value)
    assert str(refused.value).startswith("bad.py")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("nothing = 1\n", "there is no bot in it"),
        ("import os\nos._exit(5)\n", "has ended by itself, with exit code 5"),
        ("print(7)\nimport sys\nsys.exit(7)\n", "line 3: SystemExit: 7"),
    ],
)
def test_a_bad_file_is_refused_where_it_is_named(text: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(text)
    with pytest.raises(Malformed, match=f"^bot {path}.*{says}"):
        find_bot(str(path), find_game("kingdom-builder"))


@pytest.mark.parametrize(
    ("name", "data", "says"),
    [("no.py", None, "No such file"), ("binary.py", b"\xff\xfe", "not a text file")],
)
def test_what_cannot_be_read_is_refused(
    name: str, data: bytes | None, says: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(Malformed, match=says):
        find_bot(str(path), observe()[0].game)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("./mine.py", True),
        ("C:\\bots\\mine.py:seconds=1", True),
        ("mine.py:a=1:b=2", True),
        ("greedy", False),
        ("mc:ms=5", False),
        (".py", False),
    ],
)
def test_files_are_told_from_other_codes(code: str, expected: bool) -> None:
    assert is_file(code) is expected


def test_seats_share_a_process_and_a_dead_one_is_replaced(good: str) -> None:
    match, seen = observe()
    one, other = (FileBot(good, match.game) for _ in range(2))
    processes = [one._process(), other._process()]
    assert processes[0] is processes[1]
    processes[0].end()
    assert one.decide(seen) in match.state.legal_actions()
    assert one._process() is not processes[0]


def test_an_ended_process_that_is_asked_says_so(good: str) -> None:
    match, _ = observe()
    process = FileBot(good, match.game)._process()
    process._process.kill()
    with pytest.raises(BotFailed, match="exit code -9"):
        process.ask({}, 5)
