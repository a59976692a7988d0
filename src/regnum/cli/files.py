"""Reading and writing text files."""

import os
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile

from regnum.core.errors import Malformed

STANDARD = "-"


def read_text(path: Path) -> str:
    """The text of a file, or of standard input for `-`."""
    data = sys.stdin.buffer.read() if str(path) == STANDARD else path.read_bytes()
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise Malformed(f"{path} is not a text file") from error


def write_text(path: Path, text: str) -> None:
    """Write a whole file or nothing; `-`, devices and pipes are written to as they are."""
    if str(path) == STANDARD:
        sys.stdout.write(text)
        return
    check_place(path)
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")
    else:
        _replace(path, text)


def check_place(path: Path) -> None:
    """Refuse a place where no file can be, before work is done for it."""
    path = path.resolve()
    if path.is_dir():
        raise Malformed(f"{path} is a folder: give the name of a file")
    if not path.parent.is_dir():
        raise Malformed(f"{path}: there is no folder {path.parent}")


def _replace(path: Path, text: str) -> None:
    try:
        with NamedTemporaryFile(
            "w", dir=path.parent, prefix=path.name, delete=False, encoding="utf-8", newline=""
        ) as file:
            file.write(text)
    except OSError as error:
        raise Malformed(f"{path} cannot be written: {error.strerror}") from error
    written = Path(file.name)
    try:
        written.chmod(0o666 & ~_umask())
        written.replace(path)
    except OSError as error:
        written.unlink(missing_ok=True)
        raise Malformed(f"{path} cannot be written: {error.strerror}") from error


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
