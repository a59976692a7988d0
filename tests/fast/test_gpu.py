"""On a real GPU: the same matches as on the cores, and arrays shared with other libraries."""

import os
from typing import Any

import numpy as np
import pytest
from numba import cuda as numba_cuda

from fast.simulated_gpu import FEW, play_few
from regnum.fast import Batch

cuda: Any = numba_cuda  # its types are not declared
has_gpu = "NUMBA_ENABLE_CUDASIM" not in os.environ and cuda.is_available()
pytestmark = [
    pytest.mark.skipif(not has_gpu, reason="there is no GPU"),
    pytest.mark.xdist_group("kernels"),  # compiled once
]

SPECS = ("kingdom-builder(players=4,nomads=yes)", "kingsburg(players=5)")


def address(array: Any) -> int:
    """Where an array lies on the GPU."""
    place: int = array.__cuda_array_interface__["data"][0]
    return place


@pytest.mark.parametrize("game", FEW)
def test_a_real_gpu_does_all_that_the_cores_do(game: str) -> None:
    assert play_few(FEW[game], "cuda") == play_few(FEW[game], "cpu")


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("spec", SPECS)
def test_whole_games_are_the_same(spec: str, policy: str) -> None:
    gpu, cores = (Batch(spec, games=300, seed=2, device=device) for device in ("cuda", "cpu"))
    assert gpu.play(policy) == cores.play(policy)
    np.testing.assert_array_equal(gpu.host(gpu.scores()), cores.scores())
    np.testing.assert_array_equal(gpu.host(gpu._states), cores._states)


@pytest.mark.parametrize("spec", SPECS)
def test_rounds_are_the_same_where_some_matches_are_over(spec: str) -> None:
    gpu, cores = (Batch(spec, games=5000, seed=3, device=device) for device in ("cuda", "cpu"))
    for batch in (gpu, cores):
        batch.play()
        batch.reset(np.arange(5000) % 3 == 0)
    assert gpu.play(rounds=4) == cores.play(rounds=4)
    np.testing.assert_array_equal(gpu.host(gpu._states), cores._states)


@pytest.mark.parametrize("spec", SPECS)
def test_steps_are_the_same_where_matches_begin_anew(spec: str) -> None:
    gpu, cores = (Batch(spec, games=300, seed=4, device=device) for device in ("cuda", "cpu"))
    for batch in (gpu, cores):
        choices = batch.choose()
        for _ in range(500):
            batch.step(batch.choose(out=choices), check=False, renews=True)
    assert cores._lives.sum() > 300
    np.testing.assert_array_equal(gpu.host(gpu._states), cores._states)
    np.testing.assert_array_equal(gpu.host(gpu.masks), cores.masks)


def test_torch_shares_what_a_batch_gives_and_takes() -> None:
    torch = pytest.importorskip("torch")
    gpu, cores = (Batch(SPECS[1], games=64, seed=1, device=device) for device in ("cuda", "cpu"))
    legal = gpu.legal()
    shared = torch.as_tensor(legal, device="cuda")
    assert shared.data_ptr() == address(legal)
    choices = shared.to(torch.uint8).argmax(dim=1)
    assert choices.is_cuda
    gpu.step(choices)
    cores.step(cores.legal().argmax(axis=1))
    gpu.reset(torch.ones(64, dtype=torch.bool, device="cuda"))
    cores.reset(np.ones(64, np.bool_))
    np.testing.assert_array_equal(gpu.host(gpu._states), cores._states)


def test_jax_shares_what_a_batch_gives_and_takes() -> None:
    jax = pytest.importorskip("jax")
    gpu, cores = (Batch(SPECS[1], games=64, seed=1, device=device) for device in ("cuda", "cpu"))
    legal = gpu.legal()
    cuda.synchronize()
    shared = jax.numpy.asarray(legal)
    assert shared.unsafe_buffer_pointer() == address(legal)
    gpu.step(shared.argmax(axis=1))  # of 32 bits
    cores.step(cores.legal().argmax(axis=1))
    np.testing.assert_array_equal(gpu.host(gpu._states), cores._states)
