"""What a viewer is sent: built from what its seats may see, never cut out of the truth."""

from collections.abc import Collection
from typing import TypeAlias

from regnum.core.contract import Json
from regnum.core.seats import Seat
from regnum.server.table import ENDED, FINISHED, Table

Viewer: TypeAlias = Collection[Seat]  # the seats whose hidden things somebody may see; none: public


def frame(table: Table, viewer: Viewer) -> dict[str, Json]:
    """All that a viewer may see of a table now."""
    match, state = table.match, table.match.state
    is_over = table.status in (FINISHED, ENDED)
    decider = table.decider
    may_decide = decider is not None and decider in viewer and table.bot_to_decide is None
    return {
        "table": table.row.id,
        "revision": table.revision,
        "status": table.status,
        "game": match.game.key,
        "spec": match.setup.spec,
        "rules": table.row.rules,
        "setup": match.game.describe(match.setup),
        "promise": table.promise,
        "hints": table.settings.hints,
        "seats": [
            {"name": holder.name, "level": holder.level, "is_open": holder.is_open}
            for holder in table.holders
        ],
        "decider": decider,
        "view": state.public(),
        "private": {str(seat): state.private(seat) for seat in viewer},
        "legal": match.legal_texts() if may_decide else [],
        "undoable": table.undoable() if may_decide else 0,
        "scores": [score.by_source() for score in state.scores()],
        "winners": list(state.outcome().winners) if table.status == FINISHED else [],
        **({"seed": str(table.row.seed), "salt": table.row.salt} if is_over else {}),
    }


def lines(table: Table, viewer: Viewer, since: int) -> list[dict[str, Json]]:
    """The log after a revision, as a viewer may read it."""
    return [line.seen_by(viewer) for line in table.story[since:]]
