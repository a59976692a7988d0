"""A game from another package, with nothing but rules, works everywhere without an edit."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from pettingzoo import make
from pettingzoo.test import api_test

from cli.commands import refuse, run
from contract_kit import check_game
from regnum import Match, find_bot, games, load, parse_record, play_match, print_record
from regnum.core.record import Record
from regnum.core.registry import forget_games
from regnum.environments import env_id, register_all
from regnum.environments.seat import SeatEnv
from server.server_kit import ME, OPEN, Client, Server, bot
from server.server_kit import run as tell

FOLDER = Path(__file__).parent
SVG = "{http://www.w3.org/2000/svg}"
SPECS = [f"highwayman(players={n},rounds={rounds})" for n in (2, 3, 4) for rounds in (1, 3)]


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package is there, also for other processes; afterwards it is not."""
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setenv("PYTHONPATH", str(FOLDER))
    forget_games()
    yield
    monkeypatch.undo()
    forget_games()


def test_it_stands_among_the_others() -> None:
    assert games()[-1] == "highwayman"
    assert load("highwayman").title == "Highwayman"


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_games_fulfil_the_contract(spec: str, seed: int) -> None:
    check_game(spec, seed)


@pytest.mark.parametrize("code", ["random", "greedy", "planner", "mc:sims=20"])
def test_every_bot_plays_it_and_the_record_can_be_replayed(code: str) -> None:
    game = load("highwayman")
    match = Match.new("highwayman(players=3)", seed=5)
    played = play_match(game, match.setup, [find_bot(code, game)] * 3, seed=5)
    assert played.state.is_over
    record = parse_record(
        "Regnum record 1\ngame: highwayman(players=2,rounds=1)\nrules: 1\nseed: 3\n"
        "names: Ann, Ben\n\nchance: purse 3, purse 5\nA: stay\nB: stay\n\nscores: A 0, B 3\n"
    )
    assert parse_record(print_record(record)).match.actions == record.match.actions


def test_the_commands_know_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "random (random)" in run(capsys, "games", "highwayman")
    assert "50 games" in run(capsys, "simulate", "highwayman", "--games", "50", "--seed", "1")
    path = str(tmp_path / "game.regnum")
    run(capsys, "record", "highwayman", "--seed", "3", "-o", path)
    replayed = [json.loads(line) for line in run(capsys, "replay", path, "--json").splitlines()]
    assert replayed[-1]["scores"]
    assert "choosing" in run(capsys, "replay", path, "--at", "2")
    assert "wins" in run(capsys, "watch", "highwayman", "--seed", "4")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_match_of_it_is_reviewed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, jobs: str
) -> None:
    path, picture = str(tmp_path / "game.regnum"), tmp_path / "curves.svg"
    run(capsys, "record", "highwayman", "--seed", "3", "-o", path)
    command = ("review", path, "--jobs", jobs)
    told = run(capsys, *command, "--boards")
    assert "final margin" in told
    assert "Each column adds up" in told
    found = json.loads(run(capsys, *command, "--json"))
    match = parse_record(Path(path).read_text()).match
    assert len(found["values"]) == len(match.actions) + 1
    for account in found["accounts"]:
        parts = [account[name]["points"] for name in ("start", "luck", "best", "others")]
        assert sum(parts) - account["given_away"]["points"] == account["margin"]
    assert run(capsys, *command, "--svg", str(picture)) == f"wrote {picture}\n"
    assert len(list(ElementTree.parse(picture).iter(f"{SVG}polyline"))) == 2
    assert "give either" in refuse(capsys, *command, "--json", "--svg", str(picture))
    match.undo()
    Path(path).write_text(print_record(Record(match, ("Ann", "Ben"))))
    assert "played to its end" in refuse(capsys, *command)


def test_what_it_does_not_offer_is_missed_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    svg = str(tmp_path / "board.svg")
    assert refuse(capsys, "show", "highwayman", "--svg", svg) == (
        "regnum: Highwayman has no pictures\n"
    )
    assert "no words for highwayman" in refuse(capsys, "rules", "highwayman")


def test_people_and_bots_play_it_over_the_server(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await ann.create_table("highwayman", [ME, OPEN, bot("random")])
            await ben.enter(await ann.make_key(table))
            await ann.open(table)
            await ben.open(table)
            await ben.sit(1)
            for client in (ann, ben):
                assert "purse" in client.state["private"][str(client.state["mine"][0])]
            await asyncio.gather(*(who.play_randomly(Random(1)) for who in (ann, ben)))
            assert ann.state["status"] == "finished"

    with Server(f"sqlite:///{tmp_path}/regnum.db", tmp_path) as server:
        tell(story(server))


@pytest.mark.filterwarnings("ignore::UserWarning")  # of the referee: they are of taste
def test_it_can_be_learnt() -> None:
    register_all()
    api_test(make("aec", env_id("highwayman"), spec="highwayman(players=3)"), num_cycles=100)
    env = SeatEnv("highwayman(players=2)", opponents="random", reward="win")
    seen, _ = env.reset(seed=1)
    assert set(seen) == {"scalars", "action_mask"}
    assert env.action_space.n == 8
    is_over = False
    while not is_over:
        _, reward, is_over, _, _ = env.step(1)
    assert reward in (0, 0.5, 1)
