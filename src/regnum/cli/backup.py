"""`regnum backup`: a copy of the server's database, taken while it runs."""

import argparse
from pathlib import Path

from regnum.cli.files import check_place
from regnum.cli.output import print_written
from regnum.cli.serve import add_database, existing_database_of
from regnum.core.errors import Malformed

HELP = "Copy the server's SQLite database to a file, also while the server runs."
EXAMPLES = """\
  regnum backup regnum-backup.db
  regnum serve --database sqlite:///regnum-backup.db     # a server on the copy"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a new file")
    add_database(parser)


def run(args: argparse.Namespace) -> None:
    """Copy."""
    from regnum.server.store import Store

    if args.file.exists():
        raise Malformed(f"{args.file} is there already: give a new file")
    check_place(args.file)
    store = Store(existing_database_of(args))
    store.backup(args.file)
    store.close()
    print_written(args.file)
