"""`regnum review`: what the moments of a game were worth, luck and skill, the dearest decisions."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from rich.progress import Progress
from rich.table import Table

from regnum.arena.running import Workers
from regnum.bots.compiled import is_offered, load_compiled
from regnum.cli.arguments import add_jobs
from regnum.cli.files import check_place, read_text, write_text
from regnum.cli.merits import Pleading, add_language
from regnum.cli.output import console, print_state, print_written, progress_console
from regnum.core.errors import Malformed
from regnum.core.record import Record, parse_record
from regnum.core.seats import seat_name
from regnum.review.review import Review
from regnum.review.tasks import Found, Reviewing, Task
from regnum.review.telling import svg

HELP = "Look back at a finished game: expected margins, luck and skill, the dearest decisions."
EXAMPLES = """\
  regnum review game.regnum
  regnum review game.regnum --boards
  regnum review game.regnum --svg curves.svg
  regnum review game.regnum --json | head -c 300"""
ROWS, MOST_COLUMNS, LABEL_WIDTH = 15, 100, 8  # of the chart
LABELS = {
    "start": "the deal and the order",
    "luck": "cards and dice",
    "best": "best decisions found",
    "given_away": "given away",
    "others": "decisions of the others",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "record", type=Path, metavar="FILE", help="a record file, or - for standard input"
    )
    parser.add_argument("--boards", action="store_true", help="show the board of each mistake")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write the curves there instead")
    add_language(parser)
    add_jobs(parser)


def run(args: argparse.Namespace) -> None:
    """Review a record."""
    if args.json and args.svg is not None:
        raise Malformed("give either --json or --svg")
    if args.svg is not None:
        check_place(args.svg)
    record = parse_record(read_text(args.record))
    game = record.match.game
    reviewing = Reviewing(record.match, is_offered(game.key))
    _do_all(reviewing, game.key, args.jobs)
    if args.json:
        print(json.dumps(reviewing.tell()))
        return
    found = reviewing.conclude()
    if args.svg is not None:
        title = f"{game.title}: the final margin that each seat could expect"
        write_text(args.svg, svg(title, record.names, found))
        print_written(args.svg)
    else:
        _print(record, found, Pleading(game, args.language), args.boards)


def _do_all(reviewing: Reviewing, key: str, jobs: int) -> None:
    """Do all tasks of a review, on as many cores as asked for, and show how far it is."""
    load_compiled(key)  # once, for all processes: they find it on disk
    with (
        Progress(
            console=progress_console, disable=not progress_console.is_terminal, transient=True
        ) as progress,
        Workers(jobs) as workers,
    ):
        bar = progress.add_task("Reviewing", total=1.0)
        for tasks in reviewing.rounds():
            for found in workers.run(do, tasks) if jobs > 1 else enumerate(map(do, tasks)):
                reviewing.take_in(found[1])
                progress.update(bar, completed=reviewing.done)


def do(task: Task) -> Found:
    """In a worker: do a task, by the compiled engine where there is one."""
    if task.is_compiled:
        load_compiled(task.transcript.game)
    return task.do()


def _print(record: Record, found: Review, pleading: Pleading, with_boards: bool) -> None:
    match, seats = record.match, range(len(record.names))
    names = [f"{seat_name(seat)} {record.names[seat]}" for seat in seats]
    console.print("The final margin that each seat could expect:")
    for line in chart(found.values, min(console.width, MOST_COLUMNS)):
        console.print(line.rstrip())
    table = Table("margin over the best other seat", *names)
    for name, label in LABELS.items():
        sign = -1 if name == "given_away" else 1
        parts = [account.parts()[name] for account in found.accounts]
        table.add_row(label, *(f"{sign * p.points:+.1f} ±{p.error:.1f}" for p in parts))
    table.add_section()
    table.add_row("final margin", *(f"{account.margin:+d}" for account in found.accounts))
    console.print(table)
    console.print("Each column adds up to the final margin; ± is the standard error.")
    if not found.turning_points:
        console.print("No decision was a clear mistake.")
        return
    mistakes = Table("at", "seat", "played", "better", "cost", "because")
    for point in found.turning_points:
        mistakes.add_row(
            str(point.number),
            names[point.seat],
            match.game.action_text(point.action),
            match.game.action_text(point.best),
            f"{point.loss:.1f} ±{point.error:.1f}",
            pleading.say(point.merits) or pleading.say_later(),
        )
    console.print("The decisions that cost most:")
    console.print(mistakes)
    for point in found.turning_points if with_boards else ():
        console.print(f"At {point.number}:")
        print_state(match.branch(point.number).state)


def chart(values: Sequence[Sequence[float]], width: int) -> list[str]:
    """The curves in letters, one for each seat."""
    numbers = [value for moment in values for value in moment]
    low, high = min(numbers), max(max(numbers), min(numbers) + 1)
    columns = max(1, min(width - LABEL_WIDTH, len(values)))
    rows = [[" "] * columns for _ in range(ROWS)]
    for column in range(columns):
        moment = values[round(column * (len(values) - 1) / max(1, columns - 1))]
        for seat, value in enumerate(moment):
            row = round((high - value) / (high - low) * (ROWS - 1))
            rows[row][column] = seat_name(seat) if rows[row][column] == " " else "*"
    labels = [high - row * (high - low) / (ROWS - 1) for row in range(ROWS)]
    pairs = zip(labels, rows, strict=True)
    return [f"{label:+{LABEL_WIDTH - 2}.1f} |{''.join(row)}" for label, row in pairs]
