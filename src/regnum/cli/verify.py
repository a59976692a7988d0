"""`regnum verify`: are the stored matches still what they were?"""

import argparse

from regnum.cli.output import console
from regnum.cli.serve import add_database, existing_database_of
from regnum.core.errors import RegnumError

HELP = "Replay every stored match: do the rules agree, and did chance follow its seed?"
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
        if finding.fault:
            console.print(f"table {finding.table_id}: {finding.fault}")
        elif finding.is_imported:
            console.print(f"table {finding.table_id}: imported, so its chance is not checked")
    console.print(f"{len(findings) - len(faults)} of {len(findings)} matches agree")
    if faults:
        raise RegnumError(f"{len(faults)} matches do not agree")
