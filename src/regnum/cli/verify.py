"""`regnum verify`: are the stored matches still what they were?"""

import argparse

from regnum.cli.output import console
from regnum.cli.serve import add_database, existing_database_of
from regnum.core.errors import RegnumError

HELP = "Replay every stored match, check its dice, and look for anything changed or damaged."
EXAMPLES = """\
  regnum verify
  regnum verify --database postgresql://user@host/regnum"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_database(parser)


def run(args: argparse.Namespace) -> None:
    """Replay and report."""
    from regnum.server.store import Store
    from regnum.server.verifying import verify

    store = Store(existing_database_of(args))
    store.check_current()
    findings = list(verify(store))
    store.close()
    faults = [finding for finding in findings if finding.fault]
    for finding in findings:
        where = "database" if finding.table_id is None else f"table {finding.table_id}"
        if finding.fault:
            console.print(f"{where}: {finding.fault}")
        elif finding.is_imported:
            console.print(f"{where}: imported, so its chance is not checked")
    matches = {finding.table_id for finding in findings if finding.table_id is not None}
    agree = matches - {finding.table_id for finding in faults}
    console.print(f"{len(agree)} of {len(matches)} matches agree")
    if faults:
        raise RegnumError("something was changed or damaged")
