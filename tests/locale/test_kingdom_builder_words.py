"""Kingdom Builder has words for everything that its engine can say, in every language."""

import inspect
import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from fluent_files import Words, keys, words
from protocol_page import table
from reason_codes import merit_codes, reason_codes
from regnum.core.contract import Event
from regnum.core.errors import Args
from regnum.core.match import Match
from regnum.core.spec import RANDOM
from regnum.kingdom_builder import events
from regnum.kingdom_builder.actions import ACTION_TEXTS
from regnum.kingdom_builder.data import (
    BASE_CARDS,
    KIND_NAMES,
    RED_CARDS,
    TERRAIN_NAMES,
)
from regnum.kingdom_builder.game import GAME
from regnum.kingdom_builder.rules import STEPS
from regnum.kingdom_builder.setup import OPTIONS
from regnum.kingdom_builder.state import State
from saying import WHO, Arg, Said, each_language, merits_said, said_in, told, with_name

CARDS = (*BASE_CARDS, *RED_CARDS)
SOURCES = ("castles", *CARDS, "treasure")
PARTS = (
    *("castle", "location", "nomads", "wall", "settlement"),
    *("card", "token", "sector", "gold", "supply"),
)
VERBS = {text.split()[0] for text in ACTION_TEXTS.values()}
PICTURES = {
    *(f"token-{name}" for name in KIND_NAMES),
    *(f"terrain-{name}" for name in TERRAIN_NAMES),
    *(f"card-{name}" for name in CARDS),
    *("castle", "nomads", "wall", "settlement-A"),
}
SPECS = (
    "kingdom-builder(players=2)",
    "kingdom-builder(players=5,nomads=yes,sectors=quarry/caravan180/village/garden180)",
    "kingdom-builder(players=3,nomads=yes,sectors=quarry/barn/harbor/tavern,sword-chooser=owner)",
    "kingdom-builder(players=4,nomads=yes,cards=families/shepherds/ambassadors)",
)


@each_language
def test_components_have_names_and_explanations(word: Words) -> None:
    for id in (
        *(f"kb-terrain-{name}" for name in TERRAIN_NAMES),
        *(f"kb-token-{name}" for name in KIND_NAMES),
        *(f"kb-card-{name}" for name in ("castles", *CARDS)),
        *(f"kb-part-{name}" for name in PARTS),
    ):
        assert word.format(id, {})
        assert word.format(id, {}, "about").endswith(".")


@each_language
def test_sources_of_points_have_names(word: Words) -> None:
    for source in SOURCES:
        assert word.format(f"kb-source-{source}", {})


@each_language
def test_options_have_names_explanations_and_values(word: Words) -> None:
    for option in OPTIONS:
        id = f"kb-option-{option.name}"
        assert word.format(id, {})
        assert re.search(r"[.?]$", word.format(id, {}, "about"))
        for value in option.values or (RANDOM,):
            assert word.format(f"{id}-{value}", {})


@each_language
def test_decisions_have_words_for_buttons_headings_and_the_log(word: Words) -> None:
    for verb in VERBS:
        assert word.arguments(f"kb-action-{verb}") <= made_of(verb)
        assert word.arguments(f"kb-log-{verb}") <= made_of(verb) | {"who"}
        assert word.has(f"kb-group-{verb}") or verb == "draw"
    assert word.arguments("kb-log-draw-hidden") == {"who"}


def made_of(verb: str) -> set[str]:
    """The argument that the second word of an action is."""
    return {"end": set(), "stop": set(), "draw": {"terrain"}, "use": {"token"}}.get(verb, {"hex"})


@each_language
def test_merits_can_be_said(word: Words) -> None:
    page = table("Merits", GAME.key)
    assert set(page) == merit_codes(GAME.key)
    for code, given in page.items():
        who = {"who"} if "seat" in given else set()
        assert word.arguments(f"kb-merit-{code}") <= given | who
    said = said_for_decisions()
    assert len({code for code, _ in said}) > 12
    for code, args in said:
        assert set(dict(args)) == page[code]
        told(word, f"kb-merit-{code}", with_name(dict(args)))


# What the engine says, told with the arguments that it gives.


@each_language
def test_what_is_awaited_can_be_said_of_me_and_of_others(word: Words) -> None:
    page = table("Awaited", GAME.key)
    assert set(page) == set(STEPS)
    for code, given in page.items():
        assert word.arguments(f"kb-awaited-{code}") <= given
        assert word.arguments(f"kb-awaited-{code}", "other") <= given | {"who"}
    for code, args in said_while_playing()["awaited"]:
        told(word, f"kb-awaited-{code}", dict(args))
        told(word, f"kb-awaited-{code}", {**dict(args), "who": WHO}, "other")


@each_language
def test_reasons_can_be_said(word: Words) -> None:
    page = table("Reasons", GAME.key)
    assert set(page) == reason_codes(GAME.key)
    for code, given in page.items():
        who = {"who"} if "seat" in given else set()
        assert word.arguments(f"kb-reason-{code}") <= given | who
    for code, args in said_while_playing()["reason"]:
        told(word, f"kb-reason-{code}", with_name(dict(args)))


# What the client makes of an event: its source is a token or a terrain, its place a hex.
EVENT_ARGS = {
    "gold": {"who", "source", "points"},
    "token-gained": {"who", "token", "hex"},
    "token-lost": {"who", "token", "hex"},
    "token-expired": {"who", "token"},
    "card-removed": {"who", "terrain"},
    "last-round": {"who"},
    "over": set[str](),
}


@each_language
def test_events_can_be_said(word: Words) -> None:
    codes = set(re.findall(r'Event\(\s*"([a-z-]+)"', inspect.getsource(events)))
    assert set(table("Events", GAME.key)) == codes == set(EVENT_ARGS)
    for code, given in EVENT_ARGS.items():
        assert word.arguments(f"kb-event-{code}") <= given
    for code, args in said_while_playing()["event"]:
        told(word, f"kb-event-{code}", dict(args))


@cache
def every_state() -> list[State]:
    return [state for spec in SPECS for state in states(spec, 1)]


def states(spec: str, seed: int) -> Iterator[State]:
    match, random = Match.new(spec, seed), Random(seed)
    while not match.state.is_over:
        assert isinstance(match.state, State)
        yield match.state.copy()
        match.play(match.state.random_action(random))


@cache
def said_for_decisions() -> set[tuple[str, tuple[Arg, ...]]]:
    return merits_said(GAME, every_state())


@cache
def said_while_playing() -> Said:
    return said_in(GAME.key, every_state(), ACTION_TEXTS, client_args)


def client_args(event: Event) -> Args:
    given: dict[str, str | int] = {
        "who": WHO,
        "source": event.source,
        "points": event.points,
        "token": event.source,
        "terrain": event.source,
        "hex": "".join(event.places[:1]),
    }
    return {name: given[name] for name in sorted(EVENT_ARGS[event.code])}


def test_random_games_say_enough_to_test_with() -> None:
    said = said_while_playing()
    assert {code for code, _ in said["awaited"]} >= {"mandatory", "build", "take", "move", "after"}
    assert len({code for code, _ in said["reason"]}) > 12
    assert {code for code, _ in said["event"]} >= {"gold", "token-gained", "last-round"}


@each_language
@pytest.mark.parametrize("kind", ["terrain", "of-terrain", "on-terrain", "onto-terrain"])
def test_every_case_of_a_terrain_is_there(word: Words, kind: str) -> None:
    assert set(phrase(word, kind)) == {*TERRAIN_NAMES, "any"}


@each_language
@pytest.mark.parametrize("kind", ["token", "of-token", "use-token"])
def test_every_case_of_a_token_is_there(word: Words, kind: str) -> None:
    assert set(phrase(word, kind)) - {"none"} == set(KIND_NAMES)


def phrase(word: Words, kind: str) -> list[str]:
    (select,) = word.texts[f"kb-phrase-{kind}", ""].mentions.selects
    return keys(select)


# Hexes and rules.


@each_language
def test_a_hex_is_told_in_one_sentence(word: Words) -> None:
    for content in ("empty", "own", "other", "castle", "location", "emptied", "nomads", "wall"):
        for state in ("legal", "staged", "none"):
            args = {"hex": "c4", "terrain": "forest", "token": "oracle", "who": WHO}
            sentence = word.format("kb-hex", {**args, "content": content, "state": state})
            assert sentence.startswith("c4: ")
            assert sentence.endswith(".")
            assert sentence.count(".") == 1


@each_language
def test_the_rules_are_sections_in_order(word: Words) -> None:
    numbers = sorted({id[9:11] for id, _ in word.texts if id.startswith("kb-rules-")})
    assert numbers == [f"{n:02}" for n in range(1, len(numbers) + 1)]
    assert 12 <= len(numbers) <= 16
    for number in numbers:
        assert word.format(f"kb-rules-{number}-title", {})
        assert word.format(f"kb-rules-{number}-text", {}).endswith(".")


@each_language
def test_pictures_in_the_rules_are_of_components_and_the_same_everywhere(word: Words) -> None:
    shown = pictures(word)
    assert shown == pictures(words("en"))
    assert set(shown) <= PICTURES
    tokens = {f"token-{name}" for name in KIND_NAMES if not name.startswith("donation")}
    assert tokens | {f"card-{name}" for name in CARDS} <= set(shown)


def pictures(word: Words) -> list[str]:
    texts = [id for id, _ in word.texts if re.fullmatch(r"kb-rules-\d\d-text", id)]
    return sorted(
        name for id in texts for name in re.findall(r"\[\[(.*?)\]\]", word.format(id, {}))
    )
