"""`regnum serve`: a server for friends on other devices."""

import argparse
import os
from pathlib import Path

from regnum.cli.output import console
from regnum.core.errors import Malformed

HELP = "Run a server with tables for people and bots."
EXAMPLES = """\
  regnum serve
  regnum serve --host 0.0.0.0 --port 8080 --database sqlite:///regnum.db
  regnum serve --database postgresql://user@host/regnum --public-url https://regnum.example"""
ENVIRONMENT = "REGNUM_"
GRACE_SECONDS = 3
MAX_PORT = 65_536
PING_SECONDS = 20.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes; each can also be set in the environment, as REGNUM_PORT."""
    _add(parser, "host", "127.0.0.1", "address to listen on")
    _add(parser, "port", "8000", "port to listen on")
    _add(parser, "public-url", None, "how browsers reach the server, if not at host and port")
    add_database(parser)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Where matches are kept."""
    _add(parser, "database", None, "URL of the database, by default SQLite in the data folder")


def _add(parser: argparse.ArgumentParser, name: str, default: str | None, meaning: str) -> None:
    variable = ENVIRONMENT + name.upper().replace("-", "_")
    usual = f", default {default}" if default else ""
    parser.add_argument(
        f"--{name}",
        default=os.environ.get(variable, default),
        help=f"{meaning} (or {variable}{usual})",
    )


def database_of(args: argparse.Namespace) -> str:
    """The URL given, or that of the user's own database."""
    return args.database or f"sqlite:///{data_folder() / 'regnum.db'}"


def run(args: argparse.Namespace) -> None:
    """Serve until told to stop."""
    import uvicorn  # not needed by any other command

    from regnum.server.app import ServerSettings, make_app
    from regnum.server.messages import MAX_BYTES

    if not (args.port.isascii() and args.port.isdecimal() and int(args.port) < MAX_PORT):
        raise Malformed(f"port {args.port!r} is not a number below {MAX_PORT}")
    settings = ServerSettings(database_of(args), args.public_url)
    console.print(f"Regnum listens on http://{args.host}:{args.port}")
    uvicorn.run(
        make_app(settings),
        host=args.host,
        port=int(args.port),
        ws_max_size=MAX_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        access_log=False,
        log_level="warning",
    )


def data_folder() -> Path:
    """Where programs of this user keep their data."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "regnum"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
