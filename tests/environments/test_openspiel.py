"""OpenSpiel: its own checks and algorithms, and the engine beside it."""

from copy import deepcopy
from random import Random
from timeit import repeat
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from environments.playing import KEYS, seen_by  # noqa: E402
from regnum import CHANCE, Match, State, load  # noqa: E402
from regnum.environments.openspiel import game_name  # noqa: E402

GAMES = (
    "regnum_kingdom_builder(players=2)",
    "regnum_kingdom_builder(players=3,nomads=yes,reward=win,deal=5)",
    "regnum_kingsburg(players=2)",
    "regnum_kingsburg(players=4,reward=rank,actions=stable)",
)


def take_any(state: Any, random: Random) -> int:
    """A random decision, or an outcome by its probability."""
    if not state.is_chance_node():
        number: int = random.choice(state.legal_actions())
        return number
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    drawn: int = random.choices(outcomes, weights)[0]
    return drawn


def after(name: str, steps: int, seed: int = 1) -> Any:
    """A state in the middle of a game."""
    state, random = pyspiel.load_game(name).new_initial_state(), Random(seed)
    for _ in range(steps):
        state.apply_action(take_any(state, random))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_one_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_that_of_the_engine(name: str) -> None:
    game = pyspiel.load_game(name)
    state, random = game.new_initial_state(), Random(3)
    terms = game.terms
    engine: State = load(terms.game.key).start(state.progress.state.setup)
    count = 0
    while not state.is_terminal():
        assert state.current_player() == (
            int(pyspiel.PlayerId.CHANCE) if engine.seat == CHANCE else engine.seat
        )
        legal = state.legal_actions()
        assert legal == terms.ids.listed(engine.legal_mask)
        assert state.returns() == [0] * game.num_players()
        if engine.seat == CHANCE:
            outcomes = dict(state.chance_outcomes())
            whole = sum(weight for _, weight in engine.chance_outcomes())
            for action, weight in engine.chance_outcomes():
                assert outcomes[terms.ids.id_of(action)] == weight / whole
        elif count % 11 == 0:
            seen = seen_by(engine, engine.seat)
            flat = np.concatenate([seen[name].ravel() for name in terms.observer.shapes])
            np.testing.assert_array_equal(state.observation_tensor(engine.seat), flat)
        number = take_any(state, random)
        action = terms.ids.action_of(number, engine.legal_mask)
        assert state.action_to_string(state.current_player(), number) == engine.game.action_text(
            action
        )
        engine.apply(action)
        state.apply_action(number)
        assert str(state) == engine.position_line()
        count += 1
    assert engine.is_over
    points = [score.total for score in engine.scores()]
    winners = engine.result().winners
    if terms.reward == "margin":
        assert state.returns() == [points[0] - points[1], points[1] - points[0]]
    elif terms.reward == "win":
        assert sum(state.returns()) == pytest.approx(1)
        assert [seat for seat, share in enumerate(state.returns()) if share] == winners
    else:
        assert sum(state.returns()) == pytest.approx(0)
        assert int(np.argmax(state.returns())) in winners


@pytest.mark.parametrize("key", KEYS)
def test_options_are_parameters(key: str) -> None:
    game = pyspiel.load_game(game_name(key), {"players": 4, "deal": 2})
    assert game.num_players() == 4
    setup = game.new_initial_state().progress.state.setup
    assert setup.spec == Match.new(f"{key}(players=4)", seed=2).setup.spec
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game(game_name(key), {"players": 9})


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_is_independent_and_quick(name: str) -> None:
    state = after(name, 80)
    twin, line = state.clone(), str(state)
    while not twin.is_terminal():
        twin.apply_action(take_any(twin, Random(1)))
    assert str(state) == line
    assert str(state.clone()) == line
    ours = min(repeat(state.clone, number=200, repeat=5))
    usual = min(repeat(lambda: deepcopy(state.progress.state), number=50, repeat=3)) * 4
    assert ours < usual / 4, "a state knows how to be copied"


@pytest.mark.parametrize("name", GAMES[1:3])
def test_information_states_tell_what_a_player_has_seen(name: str) -> None:
    state, random = pyspiel.load_game(name).new_initial_state(), Random(6)
    seen = [set[str]() for _ in range(state.num_players())]
    differs = False
    while not state.is_terminal():
        for player, texts in enumerate(seen):
            texts.add(state.information_state_string(player))
            if state.current_player() == player:
                world = state.resample_from_infostate(player, random.random)
                text = world.information_state_string(player)
                assert text == state.information_state_string(player)
                assert world.observation_string(player) == state.observation_string(player)
                assert world.legal_actions() == state.legal_actions()
                differs |= str(world) != str(state)
                for _ in range(6):  # it goes on, whatever is hidden in it
                    if not world.is_terminal():
                        world.apply_action(take_any(world, random))
                        assert world.information_state_string(player) != text
        state.apply_action(take_any(state, random))
    assert differs
    assert all(len(texts) == len(state.full_history()) for texts in seen), "perfect recall"


def test_hidden_draws_leave_the_information_of_others_as_it_is() -> None:
    state = pyspiel.load_game("regnum_kingdom_builder(players=2,first=A)").new_initial_state()
    twins = []
    for number, _ in state.chance_outcomes()[:2]:
        twin = state.clone()
        twin.apply_action(number)
        twins.append(twin)
    assert twins[0].information_state_string(0) != twins[1].information_state_string(0)
    assert twins[0].information_state_string(1) == twins[1].information_state_string(1)


def test_a_playthrough_can_be_told() -> None:
    told = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    text = told.playthrough(GAMES[2], None, seed=1)
    assert 'GameType.short_name = "regnum_kingsburg"' in text
    assert "IsTerminal() = True" in text


def test_its_tree_search_plays() -> None:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    state, random = after(GAMES[2], 30), Random(1)
    numbers = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    bot = mcts.MCTSBot(state.get_game(), 2, 8, evaluator, random_state=numbers)
    for _ in range(4):
        if state.is_chance_node():
            state.apply_action(take_any(state, random))
        else:
            legal = state.legal_actions()
            number = bot.step(state)
            assert number in legal
            state.apply_action(number)


def test_its_search_with_hidden_things_plays() -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    state = after("regnum_kingdom_builder(players=2,first=A)", 40)
    while state.is_chance_node():
        state.apply_action(take_any(state, Random(1)))
    numbers = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=evaluator,
        uct_c=2,
        max_simulations=6,
        random_state=numbers,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.filterwarnings("ignore::UserWarning")  # of the referee: they are of taste
def test_shimmy_makes_an_environment_of_it() -> None:
    shimmy = pytest.importorskip("shimmy.openspiel_compatibility", reason="Shimmy is not installed")
    test = pytest.importorskip("pettingzoo.test")
    settings = {"players": 2}
    env = shimmy.OpenSpielCompatibilityV0(game_name=game_name(KEYS[1]), config=settings)
    test.api_test(env, num_cycles=40)
