"""Many records taken apart with pandas: what brought the winners their points?

regnum record kingsburg --seed 1 --bots greedy -o game-1.regnum   # and more of them
python examples/records.py game-*.regnum
"""

import argparse
from pathlib import Path

import pandas as pd

from regnum import parse_record


def points(path: Path) -> list[dict[str, object]]:
    """A row for each seat and source of points of a record."""
    match = parse_record(path.read_text()).match
    result = match.state.result()
    return [
        {
            "match": path.stem,
            "seat": seat,
            "won": seat in result.winners,
            "source": source,
            "points": n,
        }
        for seat, score in enumerate(result.scores)
        for source, n in score.by_source().items()
    ]


def table(paths: list[Path]) -> pd.DataFrame:
    """Mean points by source, of winners and of the others."""
    rows = pd.DataFrame([row for path in paths for row in points(path)])
    means = rows.pivot_table("points", index="source", columns="won", aggfunc="mean")
    return means.rename(columns={False: "others", True: "winners"}).sort_values("winners")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("records", nargs="+", type=Path)
    print(table(parser.parse_args().records).round(1).to_string())
