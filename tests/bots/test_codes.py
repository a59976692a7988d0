"""Bots by their codes: what a code may say, and what is answered to one that makes no sense."""

import pytest

from regnum.bots.bot import Bot
from regnum.bots.codes import BOTS, find_bot
from regnum.core.errors import Malformed
from regnum.core.registry import find_game, game_keys

GAME = find_game("kingdom-builder")
SETTINGS = [(name, key) for name, kind in BOTS.items() for key in kind.settings]


def refusal(code: str) -> str:
    with pytest.raises(Malformed) as refused:
        find_bot(code, GAME)
    message = str(refused.value)
    assert "\n" not in message
    return message


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_found_by_its_name_and_has_the_usual_settings(name: str) -> None:
    bot = find_bot(name, GAME)
    assert type(bot) is BOTS[name]
    assert bot.summary
    assert bot.judge is GAME.judge
    for key, setting in bot.settings.items():
        assert getattr(bot, key) == setting.default
        assert setting.least <= setting.default <= setting.most
        assert setting.meaning


@pytest.mark.parametrize(("name", "key"), SETTINGS)
def test_the_least_and_the_most_of_a_setting_are_allowed(name: str, key: str) -> None:
    setting = BOTS[name].settings[key]
    for value in (setting.least, setting.most):
        assert getattr(find_bot(f"{name}:{key}={value}", GAME), key) == value


def test_a_code_changes_only_the_settings_it_names() -> None:
    bot = find_bot("mc:ms=500:moves=7", GAME)
    values = {key: getattr(bot, key) for key in bot.settings}
    usual = {key: setting.default for key, setting in bot.settings.items()}
    assert values == {**usual, "ms": 500, "moves": 7}


def test_settings_are_kept_for_each_bot() -> None:
    bots: list[Bot] = [find_bot(code, GAME) for code in ("greedy:slip=0.25", "greedy")]
    assert [vars(bot)["slip"] for bot in bots] == [0.25, 0]


@pytest.mark.parametrize(
    ("code", "meant"),
    [("gredy", "greedy"), ("plannner", "planner"), ("Random", "random"), ("gentl", "gentle")],
)
def test_an_unknown_bot_is_answered_with_the_nearest_one(code: str, meant: str) -> None:
    message = refusal(code)
    assert repr(code) in message
    assert f"did you mean {meant}?" in message


@pytest.mark.parametrize("code", ["", "xyzzy", ":ms=5"])
def test_where_no_bot_is_near_all_are_named(code: str) -> None:
    message = refusal(code)
    assert "did you mean" not in message
    assert all(name in message for name in (*BOTS, *GAME.levels))


@pytest.mark.parametrize(
    ("code", "offered"),
    [
        ("mc:mss=5", "ms, sims"),
        ("greedy:slipp=0.1", "slip, blur"),
        ("random:ms=5", "none"),
        ("mc:=5", "ms"),
        ("mc:", "ms"),
        ("planner:depth=2:", "width"),
    ],
)
def test_a_setting_that_a_bot_does_not_have_is_refused(code: str, offered: str) -> None:
    message = refusal(code)
    name, *_, part = code.split(":")
    key = part.partition("=")[0]
    assert f"{name} has no setting {key!r}; its settings: {offered}" in message


def test_a_level_has_no_settings() -> None:
    assert "gentle is a level and has no settings" in refusal("gentle:slip=0.5")


def test_a_whole_number_is_asked_for_where_parts_mean_nothing() -> None:
    assert "whole number" in refusal("mc:rounds=0.5")


@pytest.mark.parametrize("code", ["mc:ms=5:ms=5", "mc:sims=1:ms=5:sims=2"])
def test_a_setting_given_twice_is_refused(code: str) -> None:
    message = refusal(code)
    assert code in message
    assert f"{code.split(':')[-1].partition('=')[0]} is given twice" in message


@pytest.mark.parametrize("text", ["", "much", "1x", "nan", "inf", "-inf", "1,5"])
def test_a_setting_that_is_no_number_is_refused(text: str) -> None:
    message = refusal(f"mc:ms={text}")
    assert f"mc:ms={text}" in message
    assert "ms is a whole number from 1 to" in message


@pytest.mark.parametrize(("name", "key"), SETTINGS)
def test_a_setting_out_of_range_is_refused(name: str, key: str) -> None:
    setting = BOTS[name].settings[key]
    for value in (setting.least - 1, setting.most + 1):
        code = f"{name}:{key}={value}"
        message = refusal(code)
        assert code in message
        kind = "whole number" if isinstance(setting.default, int) else "number"
        assert f"{key} is a {kind} from {setting.least:g} to {setting.most:g}" in message
        assert setting.meaning in message


@pytest.mark.parametrize("key", game_keys())
def test_every_game_has_three_levels_that_are_found_by_name(key: str) -> None:
    game = find_game(key)
    assert len(game.levels) == 3
    for name, code in game.levels.items():
        assert name not in BOTS
        by_name, by_code = find_bot(name, game), find_bot(code, game)
        assert type(by_name) is type(by_code)
        for setting in by_name.settings:
            assert getattr(by_name, setting) == getattr(by_code, setting)
