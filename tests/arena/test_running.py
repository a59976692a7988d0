"""Games are played by whatever executes tasks, and come out the same."""

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from time import sleep
from typing import Any

import pytest

from arena.test_series import DUEL
from regnum.arena.running import (
    AHEAD,
    MOST_AT_ONCE,
    Workers,
    parcels_of,
    play_tasks,
)
from regnum.arena.series import GameResult, Series, Task
from regnum.arena.tuning import Tuning
from regnum.core.errors import RegnumError
from regnum.core.registry import find_game

THOUGHTFUL = Series("kingdom-builder", {}, ("planner", "random"), seed=1)


def tasks_of(series: Series, deals: int) -> list[Task]:
    return [Task(series, deal, seating) for deal in range(deals) for seating in range(2)]


TASKS = tasks_of(DUEL, 6)


class StandIn(Executor):
    """Does what it is given late and from the back, as a busy cluster may."""

    def __init__(self, dies: bool = False) -> None:
        self.most = 0
        self._dies = dies
        self._waiting: list[tuple[Future[Any], Callable[[], Any]]] = []
        self._thread = ThreadPoolExecutor(1)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._waiting.append((future, lambda: fn(*args)))
        self.most = max(self.most, len(self._waiting))
        self._thread.submit(self._work)
        return future

    def _work(self) -> None:
        sleep(0.02)
        future, work = self._waiting.pop()
        if self._dies:
            future.set_exception(BrokenExecutor("gone"))
        else:
            future.set_result(work())


def by_key(played: Iterator[tuple[Task, GameResult]]) -> list[GameResult]:
    pairs = list(played)
    assert all((task.deal, task.seating) == result.key for task, result in pairs)
    return sorted((result for _, result in pairs), key=lambda result: result.key)


@pytest.fixture(scope="module")
def here() -> list[GameResult]:
    """The results, played one after the other in this process."""
    return by_key(play_tasks(TASKS, 1))


def test_threads_play_the_same_games(here: list[GameResult]) -> None:
    with ThreadPoolExecutor(2) as threads:
        assert by_key(play_tasks(TASKS, 2, threads)) == here


def test_processes_play_the_same_games(here: list[GameResult]) -> None:
    with Workers(2) as processes:
        assert by_key(play_tasks(TASKS, 2, processes)) == here


def test_results_belong_to_their_games_in_whatever_order_they_come(
    here: list[GameResult],
) -> None:
    stand_in = StandIn()
    played = list(play_tasks(TASKS, 1, stand_in))
    assert [result.key for _, result in played] != [result.key for result in here]
    assert by_key(iter(played)) == here
    assert stand_in.most <= AHEAD


def test_an_executor_that_dies_is_told_in_one_line() -> None:
    with pytest.raises(RegnumError, match="start the same command again"):
        list(play_tasks(TASKS, 1, StandIn(dies=True)))


def test_games_of_quick_bots_travel_together() -> None:
    tasks = tasks_of(DUEL, 100)
    parcels = parcels_of(tasks, jobs=2)
    assert [task for parcel in parcels for task in parcel] == tasks
    assert {len(parcel) for parcel in parcels[:-1]} == {MOST_AT_ONCE}


def test_slow_games_travel_alone() -> None:
    assert {len(parcel) for parcel in parcels_of(tasks_of(THOUGHTFUL, 50), 2)} == {1}


def test_a_batch_holds_one_series() -> None:
    tasks = [*tasks_of(DUEL, 30), *tasks_of(THOUGHTFUL, 2), *tasks_of(DUEL, 30)]
    parcels = parcels_of(tasks, jobs=1)
    assert all(len({task.series for task in parcel}) == 1 for parcel in parcels)
    assert [task for parcel in parcels for task in parcel] == tasks


@pytest.mark.parametrize("jobs", [1, 3, 40])
def test_few_games_are_shared_out_to_all(jobs: int) -> None:
    parcels = parcels_of(TASKS, jobs)
    assert len(parcels) >= min(len(TASKS), jobs)


def test_tuning_finds_the_same_weights_by_any_executor() -> None:
    weights = []
    with ThreadPoolExecutor(2) as threads:
        for executor in (threads, StandIn()):
            game = find_game("kingdom-builder")
            tuning = Tuning(game, "random", 1, seed=1, jobs=1, step=0.25, executor=executor)
            list(tuning.generations(1))
            tuning.close()
            weights.append(tuning.weights)
        assert threads.submit(int, "1").result() == 1, "whoever made it ends it"
    assert weights[0] == weights[1]
