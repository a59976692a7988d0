"""The client is built from exactly what the lock file says, wherever that comes from."""

import json
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[2] / "web"


def packages() -> dict[str, Any]:
    """All packages but our own."""
    locked: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text())["packages"]
    return {path: package for path, package in locked.items() if path}


def test_every_package_has_a_hash_and_none_names_a_registry() -> None:
    assert packages()
    for path, package in packages().items():
        assert package["integrity"].startswith("sha512-"), path
        assert "resolved" not in package, path


def test_what_is_made_for_each_platform_is_there_for_all_of_them() -> None:
    builds = {path.removeprefix("node_modules/") for path in packages()}
    made = {
        path: set(p["optionalDependencies"])
        for path, p in packages().items()
        if "optionalDependencies" in p
    }
    assert {"node_modules/rolldown", "node_modules/lightningcss"} <= set(made)
    for path, platforms in made.items():
        assert platforms <= builds, f"{path} is locked for some platforms only"


def test_tools_are_pinned() -> None:
    wanted = json.loads((WEB / "package.json").read_text())["devDependencies"]
    for name, version in wanted.items():
        assert version == packages()[f"node_modules/{name}"]["version"]
