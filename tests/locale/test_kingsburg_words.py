"""Kingsburg has words for everything that its engine can say, in every language."""

import inspect
import re
from collections.abc import Iterator
from functools import cache
from random import Random

from fluent_files import Args, Words, words
from protocol_page import table
from reason_codes import merit_codes, reason_codes
from regnum.core.contract import Event
from regnum.core.match import Match
from regnum.kingsburg import events
from regnum.kingsburg.actions import ACTION_TEXTS, DIE_NAMES
from regnum.kingsburg.data import ENEMY_NAMES, GIFTS, GOODS, PHASE_CODES, PLANS, SOURCES
from regnum.kingsburg.game import GAME
from regnum.kingsburg.rules import STEPS, winter
from regnum.kingsburg.setup import OPTIONS, Setup
from regnum.kingsburg.state import State
from saying import WHO, Arg, Said, each_language, merits_said, said_in, told, with_name

ADVISORS = [gift.name for gift in GIFTS.values()]
BUILDINGS = [plan.name for plan in PLANS]
ALL_SOURCES = ("buildings", *SOURCES, "cathedral")
PIECES = ("soldier", "token-plus2", "envoy", "point", "peek")
PICTURES = {
    *(f"advisor-{name}" for name in ADVISORS),
    *(f"building-{name}" for name in BUILDINGS),
    *(f"enemy-{name}" for name in ENEMY_NAMES),
    *(f"good-{name}" for name in GOODS),
    *PIECES,
}
ADVISOR_STATES = ("reachable", "envoy", "taken", "neutral", "mine", "out-of-reach", "free")
CHANCE_VERBS = {"enemy", "roll"}
VERBS = {text.split()[0] for text in ACTION_TEXTS.values()} - CHANCE_VERBS
SPECS = (
    *(f"kingsburg(players={players})" for players in (2, 3, 4, 5)),
    "kingsburg(players=3,smuggler-declinable=yes)",
)
SEEDS = (1, 2)


@each_language
def test_components_have_names_and_explanations(word: Words) -> None:
    for id in (
        *(f"ks-advisor-{name}" for name in ADVISORS),
        *(f"ks-building-{name}" for name in BUILDINGS),
        *(f"ks-enemy-{name}" for name in ENEMY_NAMES),
        *(f"ks-phase-{code}" for code in PHASE_CODES),
        *(f"ks-source-{source}" for source in ALL_SOURCES),
        *(f"ks-{name}" for name in PIECES),
    ):
        assert word.format(id, {})
        assert word.format(id, {}, "about").endswith(".")


def test_a_game_has_no_other_sources_of_points() -> None:
    assert set(Match.new("kingsburg", 1).state.scores()[0].sources) == set(ALL_SOURCES)


@each_language
def test_goods_have_names_and_are_counted(word: Words) -> None:
    for name in (*GOODS, "any"):
        assert word.format(f"ks-good-{name}", {})
    for name in (*GOODS, "any", "all"):
        assert word.format(f"ks-goods-{name}", {"count": 2}).startswith("2 ")
    for name in (*GOODS, "token", "soldier"):
        assert word.format(f"ks-change-{name}", {"sign": "+", "count": 2}).startswith("+2 ")


@each_language
def test_what_dice_are_left_is_a_sentence(word: Words) -> None:
    for count in range(6):
        said = word.format("ks-dice-left", {"count": count, "dice": "1, 2"})
        assert said[0].isupper()
        assert said.endswith(".")


@each_language
def test_options_have_names_explanations_and_values(word: Words) -> None:
    for option in (option for option in OPTIONS if not option.is_dated):
        id = f"ks-option-{option.name}"
        assert word.format(id, {})
        assert re.search(r"[.?]$", word.format(id, {}, "about"))
        for value in option.values or (option.default,):
            assert word.format(f"{id}-{value}", {})


@each_language
def test_merits_can_be_said(word: Words) -> None:
    page = table("Merits", GAME.key)
    assert set(page) == merit_codes(GAME.key)
    for code, given in page.items():
        who = {"who"} if "seat" in given else set()
        assert word.arguments(f"ks-merit-{code}") <= given | who
    said = said_for_decisions()
    assert len({code for code, _ in said}) > 12
    for code, args in said:
        assert set(dict(args)) == page[code]
        told(word, f"ks-merit-{code}", with_name(dict(args)))


@each_language
def test_every_kind_of_decision_has_words_for_a_button_a_heading_and_the_log(word: Words) -> None:
    for verb in VERBS:
        assert word.has(f"ks-action-{verb}")
        assert word.has(f"ks-log-{verb}")
        assert word.format(f"ks-group-{verb}", {})


@each_language
def test_decisions_can_be_said_whatever_they_name(word: Words) -> None:
    for verb, args in decisions():
        told(word, f"ks-action-{verb}", args)
        told(word, f"ks-log-{verb}", {**args, "who": WHO})
    assert {verb for verb, _ in decisions()} == VERBS


def decisions() -> Iterator[tuple[str, Args]]:
    for verb in ("pass", "decline", "keep", "accept", "chapel"):
        yield verb, {}
    for what in ("building", "selling", "recruiting"):
        yield "done", {"what": what}
    for good in GOODS:
        yield from ((verb, {"good": good}) for verb in ("take", "exchange", "sell"))
        yield from (("give", {"good": good, "what": w}) for w in ("recruiting", "losing"))
    yield "sell", {"good": "token"}
    yield from (("statue", {"die": die}) for die in DIE_NAMES)
    yield from (("build", {"building": building}) for building in BUILDINGS)
    for value, advisor in enumerate(ADVISORS, 1):
        for extra, market in (("yes", "up"), ("yes", "down"), ("no", "no")):
            to: Args = {"advisor": advisor, "value": value, "dice": "2 + 4"}
            yield "influence", {**to, "token": extra, "market": market, "envoy": extra}


@each_language
def test_chance_can_be_told_in_the_log(word: Words) -> None:
    told(word, "ks-log-roll", {"who": WHO, "dice": "1, 3, 5"})
    told(word, "ks-log-roll-neutral", {"dice": "1, 3, 5"})
    told(word, "ks-log-roll-king", {"dice": "1"})
    told(word, "ks-log-enemy-hidden", {"who": WHO})
    for enemy in ENEMY_NAMES:
        told(word, "ks-log-enemy", {"enemy": enemy, "strength": 3})
        told(word, "ks-log-enemy-peeked", {"enemy": enemy, "strength": 3, "who": WHO})


# What the engine says, told with the arguments that it gives.


@each_language
def test_what_is_awaited_can_be_said_of_me_and_of_others(word: Words) -> None:
    page = table("Awaited", GAME.key)
    for code, given in page.items():
        assert code in STEPS
        assert word.arguments(f"ks-awaited-{code}") <= given
        assert word.arguments(f"ks-awaited-{code}", "other") <= given | {"who"}
    for code, args in said_while_playing()["awaited"]:
        told(word, f"ks-awaited-{code}", dict(args))
        told(word, f"ks-awaited-{code}", {**dict(args), "who": WHO}, "other")


@each_language
def test_reasons_can_be_said(word: Words) -> None:
    page = table("Reasons", GAME.key)
    assert set(page) == reason_codes(GAME.key)
    for code, given in page.items():
        who = {"who"} if "seat" in given else set()
        assert word.arguments(f"ks-reason-{code}") <= given | who
    for code, args in said_while_playing()["reason"]:
        told(word, f"ks-reason-{code}", with_name(dict(args)))


@each_language
def test_reasons_know_every_building_and_what_is_awaited(word: Words) -> None:
    for n, building in enumerate(BUILDINGS[1:]):
        if n % 4 != 3:
            told(word, "ks-reason-left-first", {"building": building, "wanted": BUILDINGS[n]})
    for building in ("statue", "chapel", "market"):
        told(word, "ks-reason-used", {"building": building})
        told(word, "ks-reason-no-building", {"building": building, "seat": "A", "who": WHO})
    for step in STEPS.values():
        if step.request:
            told(word, "ks-reason-awaited", {"awaited": step.name, "seat": "A", "who": WHO})


@each_language
def test_a_price_is_a_list_of_what_it_needs(word: Words) -> None:
    for plan in PLANS:
        price = dict(zip(GOODS, plan.cost, strict=True))
        said = word.format("ks-reason-too-dear", {"building": plan.name, **price})
        numbers = [int(number) for number in re.findall(r"\d+", said)]
        assert numbers == [count for count in plan.cost if count]
        assert said.split(":")[1].count(",") == len(numbers) - 1


@each_language
def test_events_can_be_said(word: Words) -> None:
    page = table("Events", GAME.key)
    assert set(page) == set(re.findall(r'Event\(\s*"([a-z-]+)"', inspect.getsource(events)))
    for code, details in page.items():
        given = details | {"who", "source", "points"} | ({"changes"} if code == "goods" else set())
        assert word.arguments(f"ks-event-{code}") <= given
    for code, args in said_while_playing()["event"]:
        told(word, f"ks-event-{code}", dict(args))


@each_language
def test_events_know_every_name(word: Words) -> None:
    sent: Args = {"dice": "2 + 4", "token": "no", "market": "no", "envoy": "no"}
    for advisor in ADVISORS:
        told(word, "ks-event-influence", {"who": WHO, "source": advisor, **sent})
        told(word, "ks-event-neutral", {"source": advisor, "dice": "2 + 4"})
    for building in BUILDINGS:
        told(word, "ks-event-built", {"who": WHO, "source": building})
        told(word, "ks-event-razed", {"who": WHO, "source": building})
    for enemy in ENEMY_NAMES:
        told(word, "ks-event-enemy", {"source": enemy, "strength": 3})
    for source in SOURCES:
        told(word, "ks-event-points", {"who": WHO, "source": source, "points": -1})


@cache
def every_state() -> list[State]:
    return [state for spec in SPECS for seed in SEEDS for state in states(spec, seed)]


def states(spec: str, seed: int) -> Iterator[State]:
    """All moments of a random game, those of chance too."""
    setup, random = Match.new(spec, seed).setup, Random(seed)
    assert isinstance(setup, Setup)
    state = GAME.start(setup)
    while not state.is_over:
        yield state.copy()
        state.apply(state.random_action(random))
    yield state


@cache
def said_for_decisions() -> set[tuple[str, tuple[Arg, ...]]]:
    return merits_said(GAME, every_state())


@cache
def said_while_playing() -> Said:
    return said_in(GAME.key, every_state(), ACTION_TEXTS, client_args)


MARKET = {-1: "down", 0: "no", 1: "up"}


def client_args(event: Event) -> Args:
    """What the client makes of an event: codes stay, flags are yes or no, lists become texts."""
    args: dict[str, str | int] = {"who": WHO, "source": event.source, "points": event.points}
    if event.code == "goods":
        return {**args, "changes": "+1"}
    for name, value in event.details.items():
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int | str):
            args[name] = MARKET[int(value)] if name == "market" else value
        else:
            args[name] = "text"
    return args


def test_random_games_say_enough_to_test_with() -> None:
    said = said_while_playing()
    assert {code for code, _ in said["awaited"]} == set(table("Awaited", GAME.key))
    assert len({code for code, _ in said["reason"]}) > 12
    assert {code for code, _ in said["event"]} == set(table("Events", GAME.key))


# The table, winter and the rules.


@each_language
def test_things_on_the_table_are_told_in_every_state(word: Words) -> None:
    for value, advisor in enumerate(ADVISORS, 1):
        for state in ADVISOR_STATES:
            args: Args = {"advisor": advisor, "value": value, "state": state, "who": WHO}
            told(word, "ks-advisor-label", args)
    for building in BUILDINGS:
        for state in ("built", "affordable", "too-dear", "left-first", "free"):
            told(word, "ks-building-label", {"building": building, "state": state})
    for colour in ("white", "coloured"):
        for state in ("sent", "chosen", "free"):
            told(word, "ks-die-label", {"colour": colour, "value": 3, "state": state})


@each_language
def test_every_result_of_a_battle_has_words(word: Words) -> None:
    for result in (winter.VICTORY, winter.WALL, winter.TIE, winter.DEFEAT):
        told(word, "ks-winter-result", {"result": result})
    for bonus in (winter.STRONGEST, winter.FORTIFIED):
        assert word.format(f"ks-winter-{bonus}", {})


@each_language
def test_the_rules_are_sections_in_order(word: Words) -> None:
    numbers = sorted({id[9:11] for id, _ in word.texts if id.startswith("ks-rules-")})
    assert numbers == [f"{n:02}" for n in range(1, len(numbers) + 1)]
    assert 14 <= len(numbers) <= 18
    for number in numbers:
        assert word.format(f"ks-rules-{number}-title", {})
        assert word.format(f"ks-rules-{number}-text", {}).endswith(".")


@each_language
def test_pictures_in_the_rules_are_of_components_and_the_same_everywhere(word: Words) -> None:
    shown = pictures(word)
    assert shown == pictures(words("en"))
    assert {name for names in shown.values() for name in names} <= PICTURES
    assert len(shown["ks-rules-08-text"]) == len(ADVISORS)
    assert len(shown["ks-rules-10-text"]) == len(BUILDINGS)


def pictures(word: Words) -> dict[str, list[str]]:
    texts = [id for id, _ in word.texts if re.fullmatch(r"ks-rules-\d\d-text", id)]
    return {id: sorted(re.findall(r"\[\[(.*?)\]\]", word.format(id, {}))) for id in texts}


@each_language
def test_the_rules_give_every_advisor_the_right_number(word: Words) -> None:
    lines = word.format("ks-rules-08-text", {}).splitlines()
    for value, advisor in enumerate(ADVISORS, 1):
        name = word.format(f"ks-advisor-{advisor}", {})
        assert any(line.startswith(f"- [[advisor-{advisor}]] {value}, {name}:") for line in lines)
