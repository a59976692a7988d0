"""`regnum stats`: what many records say together."""

import argparse
import csv
import json
import sys
from collections.abc import Iterable, Sequence
from math import isfinite
from pathlib import Path

from rich.table import Table

from regnum.arena.charts import Bar, bars, histogram
from regnum.arena.records import MatchFacts, Mean, Share, Summary, Told, facts_of, summarize
from regnum.arena.running import Workers
from regnum.arena.statistics import Interval
from regnum.cli.arguments import add_jobs
from regnum.cli.files import STANDARD, read_text, write_text
from regnum.cli.output import console, note, print_written
from regnum.core.errors import Malformed
from regnum.core.record import parse_record
from regnum.core.seats import seat_name

HELP = "Figures over many records: points by source, who begins, seats, lengths."
EXAMPLES = """\
  regnum stats games/ more.regnum
  regnum stats games/ --svg pictures/
  regnum stats games/ --csv > seats.csv"""
SUFFIX = ".regnum"
AT_ONCE = 20  # records that a process reads
FEW = 60  # records: for so few no further process is started


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "files",
        type=Path,
        nargs="+",
        metavar="FILE",
        help=f"records, - for standard input, or folders of files *{SUFFIX}",
    )
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="print one JSON object")
    shape.add_argument("--csv", action="store_true", help="print a row for each seat of each match")
    parser.add_argument("--svg", type=Path, metavar="FOLDER", help="write pictures there")
    add_jobs(parser)


def run(args: argparse.Namespace) -> None:
    """Read, count and print."""
    if args.svg is not None and not args.svg.is_dir():
        raise Malformed(f"{args.svg}: there is no such folder")
    files = _files(args.files)
    found = _read_all(files, args.jobs)
    matches = [facts for facts in found if facts is not None]
    left_out = len(found) - len(matches)
    if not matches:
        raise Malformed(f"none of {len(found)} records holds a whole match that is over")
    summaries = summarize(matches)
    if args.csv:
        _print_csv(matches)
    elif args.json:
        groups = [summary.to_json() for summary in summaries]
        print(json.dumps({"records": len(found), "left_out": left_out, "groups": groups}))
    else:
        for summary in summaries:
            _print(summary)
    if left_out:
        note(f"{left_out} of {len(found)} records are left out: no whole match, or not over")
    for summary in summaries if args.svg is not None else ():
        for path in _draw(summary, args.svg):
            if not (args.csv or args.json):
                print_written(path)


def _files(given: Iterable[Path]) -> list[Path]:
    """Every record once."""
    files: dict[Path, Path] = {}
    for path in given:
        found = [path]
        if path.is_dir():
            found = sorted(path.rglob(f"*{SUFFIX}"))
            if not found:
                raise Malformed(f"{path} holds no records (*{SUFFIX})")
        for file in found:
            files.setdefault(file.resolve() if str(file) != STANDARD else file, file)
    return list(files.values())


def _read_all(files: Sequence[Path], jobs: int) -> list[MatchFacts | None]:
    if len(files) <= FEW or jobs == 1:
        return read_records(files)
    parcels = [files[n : n + AT_ONCE] for n in range(0, len(files), AT_ONCE)]
    workers = Workers(min(jobs, len(parcels)))
    try:
        read = dict(workers.run(read_records, parcels))
    finally:
        workers.shutdown(cancel_futures=True)
    return [facts for number in sorted(read) for facts in read[number]]


def read_records(files: Sequence[Path]) -> list[MatchFacts | None]:
    """The facts of some records; also in another process."""
    found = []
    for path in files:
        text = read_text(path)
        try:
            found.append(facts_of(str(path), parse_record(text)))
        except Malformed as error:
            raise Malformed(f"{path}: {error}") from None
    return found


def _print(summary: Summary) -> None:
    matches = "1 match" if summary.matches == 1 else f"{summary.matches} matches"
    console.print(
        f"{matches} of {summary.game} with {summary.players} seats: "
        f"{_mean(summary.scores)} points a seat",
        style="bold",
    )
    length = summary.length
    console.print(
        f"A match takes {length['mean']:.0f} decisions: {length['shortest']:g} to "
        f"{length['longest']:g}, half of them up to {length['median']:g}."
    )
    console.print(
        f"Who decides first wins {_share(summary.first)} of them (fair: {summary.parity:.1%}); "
        f"margin over the mean of the others: {_mean(summary.first_margin, '+.2f')}."
    )
    seats = Table("seat", "wins (shared ones in part)")
    for seat, share in summary.seats.items():
        seats.add_row(seat, _share(share))
    console.print(seats)
    _print_told("points by source", summary.sources)
    _print_told("also counted", summary.counts)
    if summary.setup:
        setup = Table("setup", "matches", "points a seat")
        for fact, mean in summary.setup.items():
            setup.add_row(fact, str(mean.matches), _mean(mean))
        console.print(setup)


def _print_told(title: str, told: dict[str, Told]) -> None:
    if not told:
        return
    table = Table(title, "matches", "a seat", "winners", "others")
    for name, each in told.items():
        means = _mean(each.all), f"{each.winners:.2f}", f"{each.others:.2f}"
        table.add_row(name, str(each.all.matches), *means)
    console.print(table)


def _mean(mean: Mean, form: str = ".2f") -> str:
    return f"{mean.mean:{form}}{_between(mean.interval, form)}"


def _share(share: Share) -> str:
    return f"{share.share:.1%}{_between(share.interval, '.1%')}"


def _between(interval: Interval, form: str) -> str:
    if not all(map(isfinite, interval)):
        return ""
    return f" ({interval.low:{form}} to {interval.high:{form}})"


def _print_csv(matches: Sequence[MatchFacts]) -> None:
    """A row for each seat; a column for each source and each count of any game."""
    sources = sorted({name for match in matches for seat in match.sources for name in seat})
    counts = sorted({name for match in matches for seat in match.counts for name in seat})
    fixed = ["file", "game", "players", "decisions", "seat", "name", "is_first", "score", "win"]
    table = csv.writer(sys.stdout, lineterminator="\n")
    heads = [*(f"source:{name}" for name in sources), *(f"count:{name}" for name in counts)]
    table.writerow([*fixed, *heads, "setup"])
    for match in matches:
        for seat, score in enumerate(match.scores):
            table.writerow(
                [
                    *(match.file, match.game, match.players, match.decisions, seat_name(seat)),
                    *(match.names[seat], int(seat == match.first), score, f"{match.win(seat):g}"),
                    *(match.sources[seat].get(name, "") for name in sources),
                    *(match.counts[seat].get(name, "") for name in counts),
                    " ".join(match.setup),
                ]
            )


def _draw(summary: Summary, folder: Path) -> Iterable[Path]:
    """Write pictures of a summary, and return where they are."""
    what = f"{summary.game}, {summary.players} seats, {summary.matches} matches"
    shares = {**summary.seats, "first to decide": summary.first}
    for name, picture in {
        "sources": bars(
            f"Points by source: {what}",
            "points a seat, with 95% intervals",
            [Bar(source, t.all.mean, *t.all.interval) for source, t in summary.sources.items()],
        ),
        "seats": bars(
            f"Wins by seat: {what}",
            "share of the wins, with 95% intervals; dashed: fair",
            [Bar(seat, share.share, *share.interval) for seat, share in shares.items()],
            summary.parity,
        ),
        "lengths": histogram(f"Lengths: {what}", "matches, by their decisions", summary.lengths),
    }.items():
        path = folder / f"{summary.game}-{summary.players}-{name}.svg"
        write_text(path, picture)
        yield path
