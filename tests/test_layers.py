"""Each layer imports only what stands above it, and only the games know games."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from regnum.core.registry import game_keys

PACKAGE = Path(__file__).parent.parent / "src" / "regnum"
GAMES = [key.replace("-", "_") for key in game_keys()]
MAY_IMPORT = {
    "core": {"core"},
    "fast": {"core", "fast"},
    **{game: {"core", "fast", game} for game in GAMES},
    "bots": {"core", "fast", "bots"},
    "review": {"core", "fast", "bots", "review"},
    "arena": {"core", "fast", "bots", "arena"},
    "environments": {"core", "fast", "bots", "environments"},
    "table": {"core", "table"},
    "server": {"core", "bots", "review", "table", "server"},
    "locale": {"core", "locale"},
    "cli": {"core", "bots", "review", "arena", "table", "server", "locale", "cli"},
}

# What the table must not reach by any import: it knows neither database nor network.
OUTSIDE = {"alembic", "asyncio", "psycopg", "sqlalchemy", "starlette", "uvicorn", "websockets"}


def imported(path: Path) -> set[str]:
    """The parts of the package that a file imports."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    parts = [name.split(".") for name in names if name.startswith("regnum.")]
    return {part[1] for part in parts if (PACKAGE / part[1]).is_dir()}


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_stands_above_it(layer: str) -> None:
    files = list((PACKAGE / layer).rglob("*.py"))
    assert files
    for path in files:
        assert imported(path) <= MAY_IMPORT[layer], path


def test_every_folder_is_a_layer() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert folders == set(MAY_IMPORT)


@pytest.mark.parametrize("layer", [layer for layer in MAY_IMPORT if layer not in GAMES])
def test_only_games_name_games(layer: str) -> None:
    for path in (PACKAGE / layer).rglob("*.py"):
        text = path.read_text().lower()
        for game in GAMES:
            assert game not in text, path
            assert game.replace("_", "-") not in text, path


def test_the_table_knows_neither_database_nor_network() -> None:
    files = (PACKAGE / "table").glob("*.py")
    modules = [f"regnum.table.{path.stem}" for path in files if path.stem != "__init__"]
    code = f"import sys, {', '.join(modules)}; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    reached = {name.partition(".")[0] for name in ran.stdout.split()}
    assert "msgspec" in reached
    assert not reached & OUTSIDE
