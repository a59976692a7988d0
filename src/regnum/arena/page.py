"""The page about the strength of bots: a section for each game, written from results."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from regnum.arena.ratings import Rating, anchor_of, rate
from regnum.arena.results import Stored
from regnum.arena.series import GameResult
from regnum.arena.statistics import Tally, share_text, tallies
from regnum.core.contract import AnyGame
from regnum.core.errors import Malformed

INTRO = """\
# How strong the bots are

Every bot plays others, and every deal is played in every seating, so that luck with the
deal or the seat cancels out. With more than two seats each of two quick bots sits alone against
seats of the other in half of the games; otherwise the slower one sits alone in all of them.

- A **share** is how much of the wins the bot in the row gets when it sits alone against seats of
  the bot in the column; shared victories count in part. Behind it: the 95% interval (Wilson) and
  n, the number of games; the seatings of a deal are counted as games of their own.
- **Rating**: Bradley-Terry on the Elo scale; one bot, named with the table, has 0, and 400 points
  are odds of 10 to 1 to come out ahead. Every two seats with different bots are one comparison,
  one drawn comparison is added to each pairing, and the 95% interval comes from drawing the deals
  anew 300 times. For a bot that always won or always lost a rating is no more than a bound.
- **Score** and **ms** (of processor time, per decision, on the machine that played) are means
  over all games of the bot at that number of seats; decisions that are forced count, too, and take
  hardly any time. **Fallbacks** are decisions in which the bot failed and greedy decided instead.
- Behind a bot stands the level that people know it by. A bot that thinks for some time
  (`mc:ms=500`: half a second) is as strong as its machine is fast; the others play the same
  games anywhere.

The games themselves are in `results`: `regnum ladder` goes on where some are missing, and with
`--report-only` writes this page from them.

This page is written by `regnum ladder`; changes by hand are lost between the marks.
"""
INTRO_KEY = "introduction"


class Table:
    """The results at one number of seats, seen from all sides."""

    def __init__(self, files: Sequence[Stored]) -> None:
        self.series = files[0].series
        self.results = [result for stored in files for result in complete(stored)]
        self.tallies = {tally.bot: tally for tally in tallies(self.results)}
        self.ratings: list[Rating] = rate(self.results) if self.results else []
        self.anchor = anchor_of(self.results) if self.results else ""

    def alone(self, one: str, other: str) -> Tally | None:
        """How one bot did alone against seats of another."""
        bots = sorted([one, *[other] * (self.series.players - 1)])
        games = [result for result in self.results if sorted(result.bots) == bots]
        return next((s for s in tallies(games) if s.bot == one), None)


def complete(stored: Stored) -> list[GameResult]:
    """The results of deals that were played in every seating."""
    played = Counter(deal for deal, _ in stored.results)
    seatings = len(stored.series.seatings)
    return [r for _, r in sorted(stored.results.items()) if played[r.deal] == seatings]


def tables(files: Iterable[Stored]) -> list[Table]:
    """One table for each number of seats."""
    by_seats: dict[int, list[Stored]] = {}
    for stored in files:
        by_seats.setdefault(stored.series.players, []).append(stored)
    made = [Table(by_seats[seats]) for seats in sorted(by_seats)]
    made = [table for table in made if table.results]
    if not made:
        raise Malformed("no deal has been played in every seating yet")
    return made


def section(game: AnyGame, files: Sequence[Stored], made: Sequence[Table], picture: str) -> str:
    """The text about one game."""
    seeds = sorted({stored.series.seed for stored in files})
    rules = sorted({str(stored.rules_version) for stored in files})
    commits = sorted({commit for stored in files for commit in stored.commits})
    origin = (
        f"From `regnum ladder {game.key}`: seed {', '.join(map(str, seeds))}, "
        f"rules version {', '.join(rules)}, code {', '.join(commits)}."
    )
    lines = [
        f"## {game.title}",
        "",
        origin,
        "",
        f"![Rating against time of thought]({picture})",
    ]
    for table in made:
        lines += ["", *_table_lines(table, {code: name for name, code in game.levels.items()})]
    return "\n".join(lines)


def _table_lines(table: Table, levels: Mapping[str, str]) -> Iterable[str]:
    series = table.series
    given = "".join(f", {name}={value}" for name, value in series.options.items())
    yield f"### {series.players} seats{given}"
    yield ""
    yield (
        f"{len(table.results)} games. Parity is a share of {1 / series.players:.1%}. "
        f"Rating 0 is {table.anchor}."
    )
    yield ""
    yield "| bot | rating | 95% interval | score | ms | fallbacks |"
    yield "|---|--:|--:|--:|--:|--:|"
    shown = {bot: f"{bot} ({levels[bot]})" if bot in levels else bot for bot in table.tallies}
    for bot, elo, (low, high) in table.ratings:
        s = table.tallies[bot]
        yield (
            f"| {shown[bot]} | {elo:.0f} | {low:.0f} to {high:.0f} | {s.mean_score:.1f} "
            f"| {s.ms_per_decision:.3g} | {s.fallbacks} |"
        )
    bots = [rating.bot for rating in table.ratings]
    yield ""
    yield f"| share alone against | {' | '.join(shown[bot] for bot in bots)} |"
    yield f"|---|{'--:|' * len(bots)}"
    for one in bots:
        yield f"| {shown[one]} | {' | '.join(_share(table, one, other) for other in bots)} |"


def _share(table: Table, one: str, other: str) -> str:
    tally = table.alone(one, other)
    return "" if tally is None else share_text(tally)


def with_section(page: str, key: str, text: str) -> str:
    """The page with the section of one game replaced, or added at the end.

    The introduction is renewed where its marks are; a page that begins otherwise keeps its own.
    """
    introduction = _block(INTRO_KEY, INTRO)
    if not page:
        page = introduction
    page = _marked(INTRO_KEY).sub(lambda _: introduction, page, count=1)
    block = _block(key, text)
    if _marked(key).search(page):
        return _marked(key).sub(lambda _: block, page, count=1)
    return f"{page.rstrip()}\n\n{block}\n"


def _block(key: str, text: str) -> str:
    return f"<!-- {key} -->\n{text.rstrip()}\n<!-- end of {key} -->"


def _marked(key: str) -> re.Pattern[str]:
    start, end = f"<!-- {key} -->", f"<!-- end of {key} -->"
    return re.compile(f"{re.escape(start)}\n.*?{re.escape(end)}", re.DOTALL)
