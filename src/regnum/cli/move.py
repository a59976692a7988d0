"""`regnum move`: all matches from one database to another."""

import argparse

from rich.table import Table

from regnum.cli.output import console
from regnum.cli.serve import existing_database
from regnum.core.errors import Malformed

HELP = "Copy everything from one database to an empty one, and compare them afterwards."
EXAMPLES = """\
  regnum move --from sqlite:///regnum.db --to postgresql://user@host/regnum
  regnum verify --database postgresql://user@host/regnum    # then play every match again"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    old = "the database with the matches; its servers have to be stopped"
    parser.add_argument("--from", dest="source", required=True, metavar="URL", help=old)
    new = "an empty one: sqlite:///FILE or postgresql://USER@HOST/NAME"
    parser.add_argument("--to", dest="target", required=True, metavar="URL", help=new)


def run(args: argparse.Namespace) -> None:
    """Copy and compare."""
    from regnum.server.claim import claim
    from regnum.server.moving import move
    from regnum.server.store import Store

    if args.source == args.target:
        raise Malformed("--from and --to are the same database")
    claimant = "`regnum move`"
    source = Store(existing_database(args.source))
    target = Store(args.target)
    try:
        with claim(args.source, claimant), claim(args.target, claimant):
            moved = move(source, target)
    finally:
        source.close()
        target.close()
    table = Table("table", "rows")
    table.columns[1].justify = "right"
    for name, rows in moved:
        table.add_row(name, str(rows))
    console.print(table)
    console.print("Everything was read again, and both databases hold the same.")
