"""Each layer imports only what stands above it, and only the games know games."""

import ast
from pathlib import Path

import pytest

from regnum.core.registry import game_keys

PACKAGE = Path(__file__).parent.parent / "src" / "regnum"
GAMES = [key.replace("-", "_") for key in game_keys()]
MAY_IMPORT = {
    "core": {"core"},
    **{game: {"core", game} for game in GAMES},
    "bots": {"core", "bots"},
    "arena": {"core", "bots", "arena"},
    "server": {"core", "bots", "server"},
    "locale": {"core", "locale"},
    "cli": {"core", "bots", "arena", "server", "locale", "cli"},
}


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
