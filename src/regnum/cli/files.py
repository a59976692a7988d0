"""Reading and writing text files."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from regnum.core.errors import Malformed


def read_text(path: Path) -> str:
    """The text of a file, or of standard input for `-`."""
    data = Path("/dev/stdin").read_bytes() if str(path) == "-" else path.read_bytes()
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise Malformed(f"{path} is not a text file") from error


def write_text(path: Path, text: str) -> None:
    """Write a whole file or nothing."""
    if not path.parent.is_dir():
        raise Malformed(f"{path}: there is no folder {path.parent}")
    if path.is_dir():
        raise Malformed(f"{path} is a folder: give the name of a file")
    with NamedTemporaryFile(
        "w", dir=path.parent, prefix=path.name, delete=False, encoding="utf-8", newline=""
    ) as file:
        file.write(text)
    Path(file.name).chmod(0o666 & ~_umask())
    Path(file.name).replace(path)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
