"""`regnum verify`: are the stored matches still what they were, and were the dice fair?"""

import argparse
from pathlib import Path

from regnum.cli.files import read_text
from regnum.cli.output import console
from regnum.cli.serve import add_database, existing_database_of
from regnum.core.errors import RegnumError
from regnum.core.proof import chance_fault, proof_fault
from regnum.core.record import Record, parse_record
from regnum.core.seats import seat_name

HELP = "Replay every stored match, or a record: check its dice, and look for anything changed."
EXAMPLES = """\
  regnum verify
  regnum verify game.regnum
  regnum verify --database postgresql://user@host/regnum"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "record",
        type=Path,
        nargs="?",
        metavar="FILE",
        help="a record file, or - for standard input, instead of the database",
    )
    add_database(parser)


def run(args: argparse.Namespace) -> None:
    """Replay and report."""
    if args.record is None:
        verify_database(args)
    else:
        verify_record(parse_record(read_text(args.record)))


def verify_record(record: Record) -> None:
    """Did chance follow its seed, and where does the seed come from?"""
    match, proof = record.match, record.proof
    fault = chance_fault(match)
    if fault is None and proof is not None:
        fault = proof_fault(proof, match)
    if fault is not None:
        raise RegnumError(fault)
    console.print(f"all {match.rolled} outcomes of chance follow from the seed")
    if proof is None:
        console.print("nothing in this record says where the seed comes from")
        return
    mixed = [seat_name(share.seat) for share in proof.shares if share.share is not None]
    missing = [seat_name(share.seat) for share in proof.shares if share.share is None]
    console.print("the seed and the setup follow from the secret of the server", end="")
    console.print(
        f" and the shares of {', '.join(mixed)}" if mixed else "; nobody mixed in a share"
    )
    if missing:
        console.print(f"never shown, so not mixed in: the shares of {', '.join(missing)}")
    console.print(f"the commitment shown before the start: {proof.commitment}")


def verify_database(args: argparse.Namespace) -> None:
    """One line for each match that does not agree."""
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
