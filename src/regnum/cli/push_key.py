"""`regnum push-key`: a key with which a server can tell people that it is their turn."""

import argparse

from regnum.cli.output import console, note
from regnum.cli.settings import variable

HELP = "Make a key, so that a server can tell people from afar that it is their turn."
EXAMPLES = """\
  regnum push-key
  regnum push-key >> regnum.env     # where the server finds its environment"""
NEXT = f"""\
Keep this key to yourself. Put it into the environment of `regnum serve`, and with it whom the push
services can write to about your server:

  {variable("push_contact")}=mailto:you@example.org

Then start the server again. Browsers take part only over HTTPS, or on this computer. With a new key
everybody has to subscribe again, so keep this one."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It takes nothing."""


def run(args: argparse.Namespace) -> None:
    """Print the key alone on standard output, and what to do with it beside."""
    from regnum.server.push import new_key

    console.print(f"{variable('push_key')}={new_key()}")
    note(NEXT)
