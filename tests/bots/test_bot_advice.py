"""Advice: few decisions, the one that the bot would take first, each with its reasons."""

from math import isfinite
from random import Random

import pytest

from bots.moments import CHEAP, MISTAKEN, moments
from regnum.bots.bot import FEW, Advice, Bot
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.core.contract import State
from regnum.core.registry import find_game

SPECS = {
    "kingdom-builder": "kingdom-builder(players=3,nomads=yes)",
    "kingsburg": "kingsburg(players=3)",
}
OPINIONATED = [code for code in CHEAP if code != "random"]
NOISE = 1e-9  # what rounding may leave of a change that is none


def sample(game: str, every: int = 20) -> list[State]:
    return [state for seed in range(2) for state in moments(SPECS[game], seed, every)]


def advise(bot: Bot, state: State, count: int = FEW) -> list[Advice]:
    return bot.advise(Observation(state, state.seat, Random(5)), count)


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("count", [1, 2, FEW, 1000])
def test_greedy_advises_as_many_decisions_as_asked_if_there_are_so_many(
    count: int, game: str
) -> None:
    bot = find_bot("greedy", find_game(game))
    for state in sample(game):
        actions = [advice.action for advice in advise(bot, state, count)]
        assert len(actions) == min(count, state.legal_mask.bit_count())
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(state.legal_actions())


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("code", CHEAP)
def test_every_bot_advises_legal_decisions(code: str, game: str) -> None:
    bot = find_bot(code, find_game(game))
    for state in sample(game, every=50):
        advices = advise(bot, state)
        assert 1 <= len(advices) <= FEW
        for advice in advices:
            assert state.legal_mask >> advice.action & 1
            assert isfinite(advice.margin)


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("code", [*OPINIONATED, *MISTAKEN])
def test_what_a_bot_advises_first_it_would_do(code: str, game: str) -> None:
    bot = find_bot(code, find_game(game))
    for state in sample(game, every=40):
        decided = bot.decide(Observation(state, state.seat, Random(5)))
        assert advise(bot, state)[0].action == decided


@pytest.mark.parametrize("game", SPECS)
def test_greedy_puts_the_better_decision_first(game: str) -> None:
    bot = find_bot("greedy", find_game(game))
    for state in sample(game):
        margins = [advice.margin for advice in advise(bot, state, 1000)]
        assert margins == sorted(margins, reverse=True)


@pytest.mark.parametrize("game", SPECS)
def test_terms_of_an_advice_are_what_the_decision_changes(game: str) -> None:
    bot = find_bot("greedy", find_game(game))
    changed = 0
    for state in sample(game):
        now = state.resample(state.seat, Random(5))
        before = bot.judge.value(now, state.seat)
        for advice in advise(bot, state):
            after = bot.judge.value(now.child(advice.action), state.seat)
            assert sum(advice.terms.values()) == pytest.approx(after - before)
            assert all(isinstance(name, str) and name for name in advice.terms)
            changed += bool(advice.terms)
    assert changed


@pytest.mark.parametrize("game", SPECS)
def test_an_advice_names_no_term_that_does_not_change(game: str) -> None:
    bot = find_bot("greedy", find_game(game))
    for state in sample(game):
        for advice in advise(bot, state):
            assert all(abs(change) > NOISE for change in advice.terms.values()), advice.terms
