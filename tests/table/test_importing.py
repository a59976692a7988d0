"""A match that was played elsewhere as a log."""

import pytest

from regnum.table.entries import ENDED, FINISHED
from regnum.table.importing import log_of
from regnum.table.table import load
from table.seating import EVERYBODY, add, lay, played, read_log

SPECS = ["kingdom-builder(players=3,nomads=yes)", "kingsburg(players=2)", "kingsburg(players=4)"]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("decisions", [None, 0, 1, 30])
def test_the_log_of_a_record_leads_to_the_same_position(spec: str, decisions: int | None) -> None:
    match = played(spec, decisions=decisions)
    table = lay(match.setup.spec, match.seed)
    for body in log_of(match):
        add(table, body)
    assert table.now.match.actions == match.actions
    assert table.now.match.state.position_line() == match.state.position_line()
    assert table.now.status == (FINISHED if decisions is None else ENDED)
    assert table.revision == len(read_log(load(table.terms, table.entries), EVERYBODY))
