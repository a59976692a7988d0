"""What a person at a terminal gets from each command."""

import json
import os
import pty
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from arena.failing_bots import Crashing
from cli.commands import refuse, run
from regnum.bots.codes import BOTS
from regnum.cli.extras import how_to_install
from regnum.cli.main import COMMANDS, command_name, main
from regnum.core.match import MAX_SEED
from regnum.core.registry import find_game, game_keys

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "game.regnum"
    run(capsys, "record", "kingdom-builder", "--players", "3", "--seed", "7", "-o", str(path))
    return path


def test_simulate_gives_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(
        capsys, "simulate", "kingdom-builder", "--players", "4", "--games", "5", "--seed", "1",
        "--option", "nomads=yes", "--json",
    )  # fmt: skip
    figures = json.loads(out)
    assert figures["game"] == "kingdom-builder"
    assert (figures["players"], figures["games"]) == (4, 5)
    assert figures["decisions"] > 5 * 4 * 13 * 3
    assert figures["decisions_per_second"] == figures["decisions"] / figures["seconds"]
    assert figures["games_per_second"] == 5 / figures["seconds"]
    assert set(figures["mean_score_per_seat"]) == set("ABCD")
    assert figures["games_per_card"]["castles"] == 5
    assert sum(figures["wins_per_seat"].values()) == pytest.approx(5)
    assert figures["fallbacks"] == 0


@pytest.mark.failing_bot
def test_bots_that_fail_are_named_on_standard_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BOTS, "bad", Crashing)
    for command in (["record"], ["watch"], ["simulate", "--games", "2", "--json"]):
        assert main([*command, "kingdom-builder", "--seed", "7", "--bots", "bad,random"]) == 0
        out, err = capsys.readouterr()
        assert err.startswith("bad failed ")
        assert err.endswith(" times; greedy decided instead\n")
        assert err.count("\n") == 1
        assert "failed" not in out
        if "--json" in command:
            assert json.loads(out)["fallbacks"] == int(err.split()[2])


def test_every_seed_of_a_game_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "record", "kingdom-builder", "--seed", str(MAX_SEED - 1))
    assert f"seed: {MAX_SEED - 1}\n" in out
    for seed in (MAX_SEED, 10 * MAX_SEED):
        assert "is not a seed" in refuse(capsys, "record", "kingdom-builder", "--seed", str(seed))


def test_simulate_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    outs = [
        json.loads(
            run(capsys, "simulate", "kingdom-builder", "--games", "3", "--seed", "9", "--json")
        )
        for _ in range(2)
    ]
    assert outs[0]["mean_score_per_seat"] == outs[1]["mean_score_per_seat"]
    assert outs[0]["decisions"] == outs[1]["decisions"]


def test_simulate_shows_a_table_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "simulate", "kingdom-builder", "--games", "2", "--seed", "1")
    assert "2 games of kingdom-builder with 2 seats" in out
    assert "castles" in out


def test_no_progress_bar_goes_into_a_pipe() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "regnum.cli.main", "simulate", "kingdom-builder", "--games", "3"],
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stderr == ""
    assert "\x1b" not in done.stdout


def test_watch_shows_log_board_and_scores(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "watch", "kingdom-builder", "--players", "3", "--seed", "5")
    assert "build" in out
    assert "a b c d e f g h i j k l m n o p q r s t" in out
    assert "Final score" in out
    assert "\x1b" not in out


def test_a_record_replays(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "replay", str(record))
    assert "Final score" in out
    early = run(capsys, "replay", str(record), "--at", "10")
    assert "Score so far" in early
    assert len(early.split("\n")) < len(out.split("\n"))


def test_a_record_goes_to_standard_output_too(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = run(capsys, "record", "kingdom-builder", "--players", "3", "--seed", "7")
    assert out == record.read_text()


def test_replay_as_json_tells_everything(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [json.loads(line) for line in run(capsys, "replay", str(record), "--json").splitlines()]
    setup, decisions, scores = lines[0], lines[1:-1], lines[-1]
    assert setup["type"] == "setup"
    assert len(setup["sectors"]) == 4
    assert len(setup["cards"]) == 3
    assert setup["seats"] == ["A", "B", "C"]
    assert [line["number"] for line in decisions] == list(range(1, len(decisions) + 1))
    for line in decisions:
        assert line["action"] in line["legal"]
        position = line["position"]
        for seat in "ABC":
            assert len(position["settlements"][seat]) + position["supply"][seat] == 40
        assert set(line["scores"]["A"]) == {"castles", *setup["cards"]}
    assert scores["type"] == "scores"
    for seat in "ABC":
        score = scores["scores"][seat]
        assert sum(award["points"] for award in score["awards"]) == score["total"]
        assert all(award["places"] for award in score["awards"])


def test_awards_add_up_also_for_lords_without_a_settlement(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "lords.regnum")
    command = "record kingdom-builder --players 4 --seed 3 --option cards=lords/miners/hermits"
    run(capsys, *command.split(), "-o", path)
    last = json.loads(run(capsys, "replay", path, "--at", "20", "--json").splitlines()[-1])
    for score in last["scores"].values():
        assert sum(award["points"] for award in score["awards"]) == score["total"]
    assert any(
        award["source"] == "lords" and award["places"] == ["sector-4"]
        for score in last["scores"].values()
        for award in score["awards"]
    )


def test_red_cards_name_the_hexes_that_earned_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "red.regnum")
    run(
        capsys, "record", "kingdom-builder", "--seed", "2", "--option", "nomads=yes",
        "--option", "cards=families/shepherds/ambassadors", "-o", path,
    )  # fmt: skip
    last = json.loads(run(capsys, "replay", path, "--json").splitlines()[-1])
    for score in last["scores"].values():
        awards = score["awards"]
        assert sum(award["points"] for award in awards) == score["total"]
        assert {len(a["places"]) for a in awards if a["source"] == "shepherds"} <= {1}
        assert {len(a["places"]) for a in awards if a["source"] == "families"} <= {3}


@pytest.mark.parametrize("key", game_keys())
def test_show_draws_the_table_and_its_position_line(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = run(capsys, "show", key, "--seed", "7")
    line = out.strip().split("\n")[-1]
    assert line.startswith(f"{key}(")
    again = run(capsys, "show", key, "--position", line)
    assert again == out


@pytest.mark.parametrize("key", game_keys())
def test_every_game_is_recorded_replayed_and_drawn(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, picture = str(tmp_path / "game.regnum"), tmp_path / "end.svg"
    run(capsys, "record", key, "--players", "3", "--seed", "7", "-o", record)
    lines = [json.loads(line) for line in run(capsys, "replay", record, "--json").splitlines()]
    assert [line["type"] for line in (lines[0], lines[1], lines[-1])] == [
        *("setup", "decision", "scores"),
    ]
    assert all(line["action"] in line["legal"] for line in lines[1:-1])
    for score in lines[-1]["scores"].values():
        assert sum(award["points"] for award in score["awards"]) == score["total"]
    run(capsys, "replay", record, "--svg", str(picture))
    assert picture.read_text().startswith("<svg")
    assert "Final score" in run(capsys, "replay", record)
    assert "depth 2" in run(capsys, "perft", key, "--seed", "7", "--depth", "2")


def test_show_writes_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "board.svg"
    run(capsys, "show", "kingdom-builder", "--seed", "7", "--svg", str(path))
    assert path.read_text().startswith("<svg")
    assert list(tmp_path.iterdir()) == [path]


def test_replay_writes_a_picture_of_a_moment(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pictures = [tmp_path / "early.svg", tmp_path / "late.svg"]
    for at, path in zip(("10", "90"), pictures, strict=True):
        assert "wrote" in run(capsys, "replay", str(record), "--at", at, "--svg", str(path))
    early, late = (path.read_text() for path in pictures)
    assert early.startswith("<svg")
    assert early != late


def test_perft_counts_depth_by_depth(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "perft", "kingdom-builder", "--seed", "7", "--depth", "2")
    assert out.startswith("depth 1: 5 ")
    assert "depth 2: 25 " in out


def test_games_lists_every_game_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "games")
    for key in game_keys():
        assert key in out
    assert "nomads" in out


def test_bots_lists_every_bot_with_its_settings_and_the_levels(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = run(capsys, "bots").splitlines()
    for code, bot in BOTS.items():
        assert f"{code}: {bot.summary}" in lines
        for name, setting in bot.settings.items():
            assert f"  {name}={setting.default:g}  {setting.meaning}" in lines
    assert "      whole number from 1 to 600000" in lines
    assert "      number from 0.01 to 1000" in lines
    for key in game_keys():
        start = lines.index(f"levels in {key}, the gentlest first") + 1
        levels = find_game(key).levels
        assert lines[start : start + len(levels)] == [
            f"  {level}  the same as {code}" for level, code in levels.items()
        ]


@pytest.mark.parametrize("command", ["watch", "simulate", "record", "arena", "ladder", "tune"])
def test_who_can_play_is_said_where_bots_are_chosen(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert "`regnum bots`" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("command", ["arena", "ladder", "tune"])
def test_commands_that_measure_say_which_seed_they_take(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert "for repeatable chance (default: 1)" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("command", [command_name(module) for module in COMMANDS])
def test_every_command_has_help_with_examples(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    assert f"regnum {command}" in out.split("examples:")[1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "chess"], "games are kingdom-builder, kingsburg"),
        (["simulate", "kingdom-builder", "--players", "6"], "2, 3, 4, 5"),
        (["simulate", "kingdom-builder", "--players", "x"], "not a number"),
        (["simulate", "kingdom-builder", "--players", "0"], "not a number"),
        (["simulate", "kingdom-builder", "--games", "-3"], "--games"),
        (["simulate", "kingdom-builder", "--seed", "1.5"], "not a seed"),
        (["simulate", "kingdom-builder", "--option", "nomads"], "name=value"),
        (["simulate", "kingdom-builder", "--option", "nomad=yes"], "options are players"),
        (["simulate", "kingdom-builder", "--option", "nomads=maybe"], "yes, no"),
        (["simulate", "kingdom-builder", "--option", "players=2", "--players", "3"], "twice"),
        (["simulate", "kingdom-builder", "--bots", "genius"], "bots are random"),
        (["simulate", "kingdom-builder", "--bots", ""], "bots are random"),
        (["simulate", "kingsberg"], "did you mean kingsburg"),
        (["simulate", "kingdom-builder", "--option", "first=A\nB"], "random, A, B"),
        (["simulate", "kingdom-builder", "--option", "cards=lords/miners/families"], "nomads=yes"),
        (["simulate", "kingdom-builder", "--bots", "random,random,random"], "one for each seat"),
        (["record", "kingdom-builder", "--option", "sectors=barn/barn/farm/oasis"], "different"),
        (["record", "kingdom-builder", "--option", "cards=lords/miners/hermits/knights"], "3"),
        (["record", "kingdom-builder", "-o", "no/such/folder/game.regnum"], "there is no folder"),
        (["replay", "no-such-file"], "No such file"),
        (["show", "kingdom-builder", "--position", "nonsense"], "not of kingdom-builder"),
        (["show", "kingdom-builder", "--position", "x", "--seed", "1"], "leave out"),
        (["perft", "kingdom-builder", "--depth", "none"], "not a number"),
        (["replay"], "required"),
        (["dance"], "invalid choice"),
        ([], "required"),
    ],
)
def test_bad_input_gets_one_clear_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert says in refuse(capsys, *arguments)


def test_a_refused_record_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.regnum"
    refuse(capsys, "record", "kingdom-builder", "--players", "9", "-o", str(path))
    assert list(tmp_path.iterdir()) == []


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("Regnum record 1", "Regnum record 2", "not a record"),
        ("rules: 1", "rules: 99", "rules version 99 of kingdom-builder; known are 1 to 1"),
        ("build k4", "bild k4", "is not an action"),
        ("B: build", "C: build", "is not for 'C'"),
        ("c19, end", "c19, end, end", "is not for 'B'"),
        ("scores: A", "scores: B", "the rules give"),
        ("seed: 7", "seed: seven", "not a number"),
        ("names: random", "names: ", "3 names"),
        ("players=3", "players=6", "allowed are 2, 3, 4, 5"),
        ("nomads=no", "nomads=no,cards=random", "twice"),
    ],
)
def test_a_corrupt_record_is_refused(
    record: Path, old: str, new: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    change(record, old, new)
    assert says in refuse(capsys, "replay", str(record))


def test_a_record_written_on_another_system_is_read(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes().replace(b"\n", b"\r\n"))
    assert "Final score" in run(capsys, "replay", str(record))


def test_a_result_goes_through_a_link_and_into_a_pipe(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target, link = tmp_path / "real.svg", tmp_path / "link.svg"
    target.write_text("old")
    link.symlink_to(target)
    run(capsys, "replay", str(record), "--svg", str(link))
    assert link.is_symlink()
    assert target.read_text().startswith("<svg")
    assert run(capsys, "replay", str(record), "--svg", "-").startswith("<svg")
    run(capsys, "replay", str(record), "--svg", "/dev/null")
    assert Path("/dev/null").is_char_device()


def test_either_json_or_a_picture(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "either" in refuse(capsys, "replay", str(record), "--json", "--svg", "x.svg")


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is a folder" in refuse(capsys, "record", "kingdom-builder", "-o", str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m regnum.cli.main watch kingdom-builder --seed 1"
    done = subprocess.run(
        ["bash", "-c", f"{command} | head -n 1; echo ${{PIPESTATUS[0]}}"],
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stdout.split("\n")[1] == "0"
    assert done.stderr == ""


def test_a_progress_bar_shows_on_a_terminal() -> None:
    parent, child = pty.openpty()
    command = [sys.executable, "-m", "regnum.cli.main", "simulate", "kingdom-builder"]
    subprocess.run(
        [*command, "--games", "30", "--json"],
        stdout=subprocess.DEVNULL,
        stderr=child,
        check=True,
        env={**os.environ, "TERM": "xterm"},
    )
    assert b"Playing" in os.read(parent, 10_000)


def test_a_file_that_is_no_text_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "picture.regnum"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "not a text file" in refuse(capsys, "replay", str(path))


def test_replay_at_a_decision_that_is_not_there(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "decisions: give 0 to" in refuse(capsys, "replay", str(record), "--at", "100000")


def test_a_bot_with_a_long_code_is_recorded(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"greedy:slip=0.{'0' * 40},random"
    out = run(capsys, "record", "kingdom-builder", "--seed", "7", "--bots", bots)
    assert "greedy:slip=0.000" in out


def test_a_record_needs_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no/game.regnum"
    said = refuse(capsys, "record", "kingdom-builder", "-o", str(path))
    assert f"there is no folder {path.parent}" in said


@pytest.mark.parametrize(
    ("arguments", "library", "extra"),
    [
        (["serve", "--port", "0"], "starlette", "play"),
        (["serve", "--port", "0"], "sqlalchemy", "play"),
        (["serve", "--port", "0", "--database", "sqlite:///new.db"], "alembic", "play"),
        (["rules", "kingsburg"], "fluent", "play"),
        (["serve", "--port", "0"], "openskill", "play"),
        (["ladder", "kingsburg"], "numpy", "arena"),
    ],
)
def test_a_command_that_misses_an_extra_says_which(
    arguments: list[str], library: str, extra: str, tmp_path: Path
) -> None:
    code = (
        f"import sys; sys.modules[{library!r}] = None; "
        f"from regnum.cli.main import main; sys.exit(main({arguments!r}))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    says = f"regnum: this needs the extra {extra!r}: pip install 'regnum[{extra}]'\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", says)


def test_every_library_of_an_extra_leads_to_one_that_has_it() -> None:
    project = tomllib.loads(PROJECT.read_text())["project"]["optional-dependencies"]
    extras_with: dict[str, set[str]] = {}
    for extra in set(project) - {"test", "machines", "bench"}:
        for requirement in project[extra]:
            if not requirement.startswith("regnum["):
                library = re.split(r"[.\[><=]", requirement)[0].replace("-", "_")
                extras_with.setdefault(library, set()).add(extra)
    assert len(extras_with) > 15
    for library, extras in extras_with.items():
        advice = how_to_install(ModuleNotFoundError(name=library))
        assert advice is not None, library
        assert any(f"'regnum[{extra}]'" in advice for extra in extras), advice
