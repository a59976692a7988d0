"""Games on the machines of a cluster: the same as here, also where a machine dies.

Ray takes its time to start: this is run by `make machines`.
"""

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from arena.test_running import by_key, tasks_of
from arena.test_series import DUEL
from cli.commands import refuse
from regnum.arena.running import parcels_of, play_tasks
from regnum.arena.series import GameResult, Task
from regnum.core.errors import RegnumError

MISSING = "is not installed: `make machines` does that"
DEALS = 90
WHERE = (
    "__import__('time').sleep(0.3), "
    "(__import__('ray').get_runtime_context().get_node_id(), __import__('os').getpid())"
)
SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000}
IMPATIENT = {  # a dead machine is missed after a second, not after twenty
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 300,
    "health_check_timeout_ms": 1000,
    "health_check_failure_threshold": 3,
}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines that play, and one that keeps order; all of them are this one."""
    pytest.importorskip("ray", reason=f"Ray {MISSING}")
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 0, "object_store_memory": 80_000_000, "_system_config": IMPATIENT}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        yield cluster
    finally:
        cluster.shutdown()


def test_nothing_is_lost_where_one_of_two_machines_dies(cluster: Any) -> None:
    from regnum.arena.cluster import RayExecutor

    nodes = [cluster.add_node(**SMALL) for _ in range(2)]
    executor = RayExecutor(cluster.address)
    try:
        assert executor.cores == 2
        awake = dict[str, int]()  # which process plays on which machine
        while len(awake) < 2:
            asked = [executor.submit(eval, f"({WHERE})[1]") for _ in range(4)]
            awake |= dict(future.result(60) for future in asked)
        tasks = tasks_of(DUEL, DEALS)
        assert len(parcels_of(tasks, 2)) > 8
        played: list[tuple[Task, GameResult]] = []
        for pair in play_tasks(tasks, 2, executor):
            played.append(pair)
            if len(played) == 1:
                os.kill(awake[nodes[0].node_id], signal.SIGKILL)  # in the middle of a game
                cluster.remove_node(nodes[0], allow_graceful=False)
        assert by_key(iter(played)) == by_key(play_tasks(tasks, 1))
        with pytest.raises(ZeroDivisionError):
            executor.submit(divmod, 1, 0).result(60)
    finally:
        executor.shutdown()


def test_a_machine_with_other_code_is_refused(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regnum.arena.cluster import RayExecutor

    monkeypatch.setattr("regnum.arena.cluster.fingerprint", lambda: "other")
    executor = RayExecutor(cluster.address)
    try:
        with pytest.raises(RegnumError, match="has other code of regnum"):
            executor.submit(divmod, 7, 2).result(60)
    finally:
        executor.shutdown()


def test_dask_plays_the_same_games() -> None:
    distributed = pytest.importorskip(
        "distributed", reason="Dask is not installed: `make machines`"
    )
    tasks = tasks_of(DUEL, 6)
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        assert by_key(play_tasks(tasks, 2, client.get_executor())) == by_key(play_tasks(tasks, 1))


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "127.0.0.1:99999"])
def test_an_address_where_no_cluster_is_gets_one_line(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("ray", reason=f"Ray {MISSING}")
    command = ["arena", "kingdom-builder", "--bots", "greedy,random", "--games", "2", "--ray"]
    assert f"there is no Ray cluster at {address}: " in refuse(capsys, *command, address)
