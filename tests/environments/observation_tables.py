"""Writes the tables of docs/environments.md: what every number of an observation means.

python tests/environments/observation_tables.py --write
"""

import re
import sys
from pathlib import Path

from regnum.core.encoding import Encoding, Feature
from regnum.core.registry import game_keys
from regnum.environments.observing import observer_of

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
HEAD = "| from | name | numbers | divided by | meaning |\n|--:|---|--:|--:|---|"


def table(features: tuple[Feature, ...]) -> str:
    """The features of a part, or the scalars."""
    lines, start = [HEAD], 0
    for feature in features:
        scale = f"{feature.scale:g}" if feature.scale != 1 else ""
        lines.append(
            f"| {start} | `{feature.name}` | {feature.size} | {scale} | {feature.meaning} |"
        )
        start += feature.size
    return "\n".join(lines)


def tables(key: str) -> str:
    """All tables of a game."""
    encoding: Encoding[object] = observer_of(key).encoding  # type: ignore[assignment,type-var]
    shapes = observer_of(key).shapes
    found = []
    for part in encoding.parts:
        shape = " x ".join(map(str, shapes[part.name]))
        found.append(f"`{part.name}`: {shape}, whole numbers from 0 to {part.most}\n")
        found.append(f"{table(part.features)}\n")
    found.append(f"`scalars`: {encoding.scalar_count}\n\n{table(encoding.scalars)}")
    return "\n".join(found)


def written(page: str) -> str:
    """The page with all tables as they are now."""
    for key in game_keys():
        marks = rf"(<!-- tables of {key} -->\n).*?(\n<!-- end -->)"
        found = tables(key).replace("\\", r"\\")
        page = re.sub(marks, rf"\g<1>\n{found}\n\g<2>", page, flags=re.DOTALL)
    return page


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(written(PAGE.read_text()))
    else:
        print(*map(tables, game_keys()), sep="\n\n")
