"""Does a review tell luck from skill? Many matches between bots, and what their reviews say.

python bench/review.py [--matches 200] [--jobs 16] [--results FILE] [--json]

Between equals luck must come to zero on average, and of two unequal bots the weaker one must give
more away. With --results what was found is kept, and the same command goes on from there. The exit
status is 1 where one of the two does not hold.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from regnum.arena.playing import play_match
from regnum.arena.running import Workers
from regnum.arena.statistics import mean_interval
from regnum.bots.codes import find_bot
from regnum.bots.compiled import load_compiled
from regnum.bots.workers import available_cores
from regnum.core.registry import deal_spec, game_keys
from regnum.review.survey import SLOW, Effort
from regnum.review.tasks import review_here

STRONG, WEAK = "planner", "greedy:slip=0.15"
PAIRINGS = {"equals": (STRONG, STRONG), "unequal": (STRONG, WEAK)}
EFFORT = Effort(values=64, tried=16, measured=32, sharpened=2)
Row: TypeAlias = dict[str, Any]
FIGURES = ("start", "luck", "best", "given_away", "others")


class Planned(NamedTuple):
    """A match that is to be played and reviewed."""

    game: str
    pairing: str
    number: int

    @property
    def bots(self) -> tuple[str, str]:
        """Who sits where: every deal is played in both seatings."""
        first, second = PAIRINGS[self.pairing]
        return (first, second) if self.number % 2 == 0 else (second, first)


def review(match: Planned) -> Row:
    """Play a match of two seats, and review it."""
    is_compiled = load_compiled(match.game)
    seed = match.number // 2
    game, setup = deal_spec(f"{match.game}(players=2)", seed)
    played = play_match(game, setup, [find_bot(code, game) for code in match.bots], match.number)
    found = review_here(played, is_compiled, EFFORT if is_compiled else SLOW)
    return {
        **match._asdict(),
        "bots": match.bots,
        "margins": [account.margin for account in found.accounts],
        **{name: [account.parts()[name].points for account in found.accounts] for name in FIGURES},
        "luck_errors": [account.luck.error for account in found.accounts],
    }


def missing(wanted: list[Planned], path: Path | None) -> tuple[list[Planned], list[Row]]:
    """What is still to be played, and what is there already; a torn line is played again."""
    found = {}
    for line in path.read_text().splitlines() if path is not None and path.exists() else ():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        found[Planned(row["game"], row["pairing"], row["number"])] = row
    return [match for match in wanted if match not in found], [
        found[match] for match in wanted if match in found
    ]


def figures(rows: list[Row]) -> Iterator[Row]:
    """What the reviews of each game say, and whether it is as it must be."""
    for key in dict.fromkeys(str(row["game"]) for row in rows):
        equal = [row for row in rows if row["game"] == key and row["pairing"] == "equals"]
        low, high = mean_interval([row["luck"][0] for row in equal])
        yield {
            "game": key,
            "what": "luck of the first seat between equals",
            "matches": len(equal),
            "mean": fmean(row["luck"][0] for row in equal),
            "interval": [low, high],
            "holds": low <= 0 <= high,
        }
        unequal = [row for row in rows if row["game"] == key and row["pairing"] == "unequal"]
        for name, sign in (("given_away", 1), ("decisions", -1)):
            more = [sign * (_of(row, WEAK, name) - _of(row, STRONG, name)) for row in unequal]
            low, high = mean_interval(more)
            yield {
                "game": key,
                "what": f"{WEAK} loses more than {STRONG}: {name}",
                "matches": len(unequal),
                "mean": fmean(more),
                "interval": [low, high],
                "holds": low > 0,
            }


def _of(row: Row, bot: str, name: str) -> float:
    """A figure of a bot; its decisions are the best ones found less what was given away."""
    seat = row["bots"].index(bot)
    if name == "decisions":
        return _of(row, bot, "best") - _of(row, bot, "given_away")
    return float(row[name][seat])


def main() -> int:
    """Play, review and compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=200, help="of each game and pairing")
    parser.add_argument("--jobs", type=int, default=available_cores())
    parser.add_argument("--results", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    wanted = [
        Planned(key, pairing, number)
        for number in range(args.matches)
        for key in game_keys()
        for pairing in PAIRINGS
    ]
    for key in game_keys():
        load_compiled(key)  # once, for all processes
    left, rows = missing(wanted, args.results)
    with Workers(args.jobs) as workers:
        for _, row in workers.run(review, left):
            rows.append(row)
            if args.results is not None:
                with args.results.open("a") as file:
                    print(json.dumps(row), file=file)
            print(f"\r{len(rows)} of {len(wanted)} matches", end="", file=sys.stderr)
    print(file=sys.stderr)
    found = list(figures(rows))
    if args.json:
        print(json.dumps(found))
    else:
        for line in found:
            low, high = line["interval"]
            print(
                f"{line['game']}, {line['what']}: {line['mean']:+.2f} "
                f"({low:+.2f} to {high:+.2f}, n={line['matches']}) "
                f"{'as it must be' if line['holds'] else 'NOT as it must be'}"
            )
    return 0 if all(line["holds"] for line in found) else 1


if __name__ == "__main__":
    sys.exit(main())
