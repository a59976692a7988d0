"""The hashes that chain the log of a table: each covers the one before and the entry's own row.

The first one covers what was fixed when the table was laid, and the last one stands beside the
table. So nothing of a log can be changed, taken out, added or cut off without breaking the chain,
unless somebody makes all hashes from there on anew. What they are made of is never changed.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

FIXED = ("id", "spec", "rules", "seed", "salt", "host", "settings", "created")
CHAINED = ("revision", "command_id", "body", "at", "spent")


def first_link(table: Mapping[Any, Any]) -> str:
    """Where the chain of a table begins, from its row."""
    return _link("", [table[name] for name in FIXED])


def next_link(last: str, entry: Mapping[Any, Any]) -> str:
    """How the chain goes on by the row of an entry."""
    return _link(last, [entry[name] for name in CHAINED])


def _link(last: str, values: list[Any]) -> str:
    return sha256(json.dumps([last, *values]).encode()).hexdigest()
