"""`regnum serve`: a server for friends on other devices."""

import argparse
import logging
import os
import re
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from regnum.bots.workers import (
    load_games,
    look_through_young_objects_alone,
    take_turns_quickly,
)
from regnum.cli.arguments import count
from regnum.cli.output import console
from regnum.cli.settings import FLAGS, add_setting, from_environment, given, list_quiet_settings
from regnum.core.errors import Malformed, RegnumError
from regnum.server.settings import LogKind, ServerSettings

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from regnum.server.network import Network

HELP = "Run a server with tables for people and bots."
EXAMPLES = """\
  regnum serve
  regnum serve --host 0.0.0.0 --port 8080 --database sqlite:///regnum.db
  regnum serve --database postgresql://user@host/regnum --public-url https://regnum.example"""
DATABASE = "regnum.db"
SQLITE = "sqlite:///"
HOST_NAME = re.compile(r"[A-Za-z0-9_.-]+|[0-9A-Fa-f:.]+", re.ASCII)
LOCAL = "127.0.0.1"
PORT = 8000
MAX_PORT = 65_535
USUAL_PORTS = {"http": 80, "https": 443}
GRACE_SECONDS = 2
PING_SECONDS = 20.0
MANY_FILES = 10_240
OTHER_FILES = 128  # open files besides connections: the database, the processes, pages


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes; each can also be set in the environment, as REGNUM_PORT."""
    add_setting(parser, "host", "ADDRESS", "to listen on", default=LOCAL)
    add_setting(parser, "port", "N", "to listen on; 0: any free one", port, str(PORT))
    reached = "how browsers reach the server, if not at that port"
    add_setting(parser, "public-url", "URL", reached, public_url)
    add_setting(parser, "hosts", "NAMES", "other names of the server, with commas", hosts)
    add_database(parser)
    add_workers(parser)
    add_host_bots(parser)
    add_setting(parser, "log", "KIND", "text or json, on standard error", log_kind, "text")
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy, or a network of them, that may say where a request comes from; "
        "can be given several times (or REGNUM_PROXY, with commas)",
    )
    add_setting(parser, "sockets", "N", "connections to tables at a time", count)
    add_setting(parser, "sockets-per-person", "N", "the same for one person", count)
    add_setting(parser, "tables-in-memory", "N", "that nobody looks at now", count)
    parser.epilog = f"{parser.epilog}\n\nalso in the environment:\n{list_quiet_settings()}"


def add_database(parser: argparse.ArgumentParser) -> None:
    """Where matches are kept."""
    add_setting(parser, "database", "URL", "where matches are kept; usually in the data folder")


def add_workers(parser: argparse.ArgumentParser) -> None:
    """How much of the machine bots may use."""
    add_setting(parser, "workers", "N", "processes in which bots think; usually one a core", count)


def add_host_bots(parser: argparse.ArgumentParser) -> None:
    """Bots of the host's own."""
    add_setting(parser, "bots", "FOLDER", "of bots from files, offered at every table", Path)


def public_url(text: str) -> str:
    """The address of the server as browsers write it: in small letters, without a usual port."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in USUAL_PORTS or not parts.hostname or parts.path not in ("", "/"):
        raise argparse.ArgumentTypeError(f"{text!r} is not an address as https://regnum.example")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    is_usual = port is None or port == USUAL_PORTS[parts.scheme]
    return f"{parts.scheme}://{host}" + ("" if is_usual else f":{port}")


def hosts(text: str) -> tuple[str, ...]:
    """Names of machines, with commas."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if not HOST_NAME.fullmatch(name):
            raise argparse.ArgumentTypeError(f"{name!r} is not a name as regnum.example")
    return tuple(names)


def log_kind(text: str) -> str:
    """How the server writes its log."""
    if text not in ("text", "json"):
        raise argparse.ArgumentTypeError(f"{text!r} is not text or json")
    return text


def network(text: str) -> str:
    """The address of a machine or a network."""
    try:
        return str(ip_network(text))
    except ValueError as error:
        raise Malformed(f"proxy {error}") from None


def port(text: str) -> int:
    """The number of a port."""
    if not (text.isascii() and text.isdecimal() and int(text[:6]) <= MAX_PORT and len(text) < 6):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number up to {MAX_PORT}")
    return int(text)


def database_of(args: argparse.Namespace) -> str:
    """The URL given, or that of the user's own database."""
    return args.database or database_in(data_folder())


def existing_database_of(args: argparse.Namespace) -> str:
    """The same; refused where no server has made it yet."""
    return existing_database(database_of(args))


def existing_database(url: str) -> str:
    """This URL; refused if it names a file that does not exist."""
    path = url.removeprefix(SQLITE)
    if path != url and not Path(path).is_file():
        raise Malformed(f"there is no database {path}")
    return url


def database_in(folder: Path) -> str:
    """The URL of the database in a folder, which is made if it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"{SQLITE}{folder / DATABASE}"


def data_folder() -> Path:
    """Where programs of this user keep their data."""
    if home := os.environ.get("XDG_DATA_HOME"):
        return Path(home) / "regnum"
    if sys.platform == "win32":
        return Path(os.environ["LOCALAPPDATA"]) / "regnum"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "regnum"
    return Path.home() / ".local" / "share" / "regnum"


def run(args: argparse.Namespace) -> None:
    """Serve until told to stop."""
    from regnum.server.app import make_app
    from regnum.server.claim import claim

    chosen = {**from_environment(), **given(args, *FLAGS), "database": database_of(args)}
    settings = ServerSettings(**{**chosen, "hosts": (*(args.hosts or ()), args.host)})
    proxies = [
        network(text)
        for text in (*os.environ.get("REGNUM_PROXY", "").split(","), *args.proxy)
        if text
    ]
    listening = listen(args.host, args.port)
    with claim(settings.database, url_of(listening)):
        app = make_app(settings)
        console.print(f"Regnum listens on {url_of(listening)}")
        serve(app, [listening], settings.log, proxies)


def listen(host: str, number: int) -> socket.socket:
    """A port of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, number), family=family)
    except OSError as error:
        raise RegnumError(f"cannot listen on {host}, port {number}: {error.strerror}") from None


def url_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, number = listening.getsockname()[:2]
    host = {"0.0.0.0": LOCAL, "::": "::1"}.get(host, host)
    return f"http://[{host}]:{number}" if ":" in host else f"http://{host}:{number}"


def serve(
    app: "Starlette",
    listening: Sequence[socket.socket],
    log: LogKind,
    proxies: Sequence[str] = (),
    level: int = logging.INFO,
    network: "Network | None" = None,
) -> None:
    """Serve until told to stop."""
    import uvicorn  # not needed by any other command

    from regnum.server.limits import Doorman
    from regnum.server.messages import MAX_BYTES
    from regnum.server.reporting import set_up_logging
    from regnum.server.sockets import Protocol, protocol_with

    set_up_logging(log, level)
    settings: ServerSettings = app.state.server.settings
    most = min(settings.connections, allow_many_files() - OTHER_FILES)
    doorman = Doorman(most, settings.connections_per_address, proxies)
    load_games()
    look_through_young_objects_alone()
    take_turns_quickly()
    # When it has stopped, uvicorn sends the signal again: this ends the process in good order.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    config = uvicorn.Config(
        app,
        http=protocol_with(doorman, settings.head_seconds, settings.body_seconds),
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws=Protocol,
        ws_max_size=MAX_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        access_log=False,
        log_config=None,
        log_level="warning",
    )
    running = uvicorn.Server(config)
    if network is not None:
        app.state.server.network = network
        network.server = running
    running.run(list(listening))


def allow_many_files() -> int:
    """Every connection is an open file: ask the system for as many as it allows."""
    if sys.platform == "win32":
        return MANY_FILES
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if most == resource.RLIM_INFINITY else most  # macOS means less by it
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, wanted), most))
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY_FILES if now == resource.RLIM_INFINITY else now
