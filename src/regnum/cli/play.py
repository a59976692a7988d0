"""`regnum play`: a table on this computer, in the browser."""

import argparse
import logging
import socket
import webbrowser
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from regnum.cli.output import console
from regnum.cli.serve import (
    LOCAL,
    PORT,
    add_host_bots,
    add_workers,
    data_folder,
    database_in,
    listen,
    port,
    serve,
    url_of,
)
from regnum.cli.settings import add_setting, from_environment, given
from regnum.core.errors import RegnumError
from regnum.server.settings import ServerSettings

if TYPE_CHECKING:
    from regnum.server.network import Network

HELP = "Play on this computer: start a server for it alone and open the browser."
EXAMPLES = """\
  regnum play
  regnum play --lan            # friends in the same network can join
  regnum play --no-browser --port 8080
  regnum play --data games     # keep the matches in this folder"""
START_SECONDS = 30.0
RETRY_SECONDS = 0.05
WELL = "ok"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_setting(parser, "port", "N", f"to listen on; usually {PORT}, or any free one", port)
    add_setting(
        parser, "data", "FOLDER", "where matches are kept; usually where data belongs", Path
    )
    parser.add_argument(
        "--lan", action="store_true", help="let everybody in the local network in; also in the page"
    )
    add_setting(parser, "lan-address", "ADDRESS", "of this computer there; usually found by itself")
    add_workers(parser)
    add_host_bots(parser)
    parser.add_argument("--no-browser", action="store_true", help="only say the address")


def run(args: argparse.Namespace) -> None:
    """Serve this computer until Ctrl+C; where a server runs already, lead there."""
    from regnum.server.app import make_app
    from regnum.server.claim import Taken, claim
    from regnum.server.network import Network
    from regnum.table.commands import Refused

    database = database_in(args.data or data_folder())
    settings = ServerSettings(database, **from_environment(), **given(args, "workers", "bots"))
    with _listen(args.port) as listening:
        url = url_of(listening)
        network = Network(listening.getsockname()[1], args.lan_address)
        try:
            with claim(settings.database, url):
                app, doors = make_app(settings), [listening]
                if args.lan:
                    try:
                        doors.append(network.listen())
                    except Refused as error:
                        raise RegnumError(f"--lan: {error}") from None
                guide = Thread(target=_lead_to, args=(url, args.no_browser, network), daemon=True)
                guide.start()
                with suppress(KeyboardInterrupt):
                    serve(app, doors, settings.log, level=logging.WARNING, network=network)
                console.print("Regnum has stopped. The matches are kept.")
        except Taken as taken:
            console.print("Regnum runs already.")
            _lead_to(taken.url, args.no_browser)


def _listen(number: int | None) -> socket.socket:
    """The port that was asked for, or the usual one if it is free, or any."""
    if number is not None:
        return listen(LOCAL, number)
    try:
        return listen(LOCAL, PORT)
    except RegnumError:
        return listen(LOCAL, 0)


def _lead_to(url: str, no_browser: bool, network: "Network | None" = None) -> None:
    """Say the address, and show it in the browser, once the server answers."""
    deadline = monotonic() + START_SECONDS
    while (health := _health(url)) is None:
        if monotonic() > deadline:
            raise RegnumError(f"the server at {url} does not answer")
        sleep(RETRY_SECONDS)
    if health != WELL:
        console.print(f"Something is wrong: {health}")
    console.print(f"Play at {url} (stop with Ctrl+C)")
    if network is not None and network.url is not None:
        _show_way_in(network.url)
    if not (no_browser or webbrowser.open(url)):
        console.print("No browser could be opened here: go to that address yourself.")


def _show_way_in(url: str) -> None:
    """For those who sit beside it with a phone."""
    import segno  # not needed by any other command

    console.print(f"Others in your network play at {url}")
    console.print("Everybody in this network can open that address, so use it in one you trust.")
    segno.make_qr(url).terminal(compact=True)


def _health(url: str) -> str | None:
    """What the server says about itself; nothing until it listens."""
    connection = HTTPConnection(urlsplit(url).netloc, timeout=START_SECONDS)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().read().decode(errors="replace")
    except (OSError, HTTPException):
        return None
    finally:
        connection.close()
