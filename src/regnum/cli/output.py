"""How results look in a terminal."""

from pathlib import Path
from textwrap import wrap

from rich.console import Console
from rich.table import Table

from regnum.cli.files import STANDARD
from regnum.core.contract import Action, Event, State
from regnum.core.seats import Seat, seat_name


class TextConsole(Console):
    """A console that lets the command decide what happens when nobody reads it any more."""

    def on_broken_pipe(self) -> None:
        """Go on as for any other output."""
        raise BrokenPipeError


# Texts of games are shown as they are: no colons that become pictures.
console = TextConsole(highlight=False, soft_wrap=True, markup=False, emoji=False)
progress_console = Console(stderr=True)
LOG_COLUMN = 37  # where notes stand beside the decisions


def print_written(path: Path) -> None:
    """Say where the result is, unless it went to standard output."""
    if str(path) != STANDARD:
        console.print(f"wrote {path}")


def note(text: str) -> None:
    """Say something beside the results, on standard error."""
    progress_console.print(text, highlight=False, markup=False, emoji=False, soft_wrap=True)


def print_state(state: State, last: Action | None = None) -> None:
    """The board and what stands beside it."""
    colored = console.is_terminal and not console.no_color
    # Our own drawing already holds its colours: rich must not wrap or restyle it.
    console.file.write(state.terminal(colored, last) + "\n")


def print_log(number: int, seat: Seat, action_text: str, events: list[Event]) -> None:
    """One decision and what followed."""
    text = f"{number:4}  {seat_name(seat):6}  {action_text}"
    notes = "; ".join(event.text for event in events)
    if console.is_terminal:
        lines = wrap(notes, max(20, console.width - LOG_COLUMN - 1)) or [""]
    else:
        lines = [notes]
    if len(text) >= LOG_COLUMN and notes:
        console.print(text)
        text = ""
    for line in lines:
        console.print(f"{text:<{LOG_COLUMN}}{line}".rstrip())
        text = ""


def print_scores(state: State) -> None:
    """The breakdown, a column for each seat."""
    scores = state.scores()
    table = Table(title="Final score" if state.is_over else "Score so far", title_justify="left")
    table.add_column("")
    for seat in range(len(scores)):
        table.add_column(seat_name(seat), justify="right")
    for source in scores[0].sources:
        table.add_row(source, *(str(score.by_source()[source]) for score in scores))
    table.add_section()
    table.add_row("total", *(str(score.total) for score in scores), style="bold")
    console.print(table)
    if state.is_over:
        winners = [seat_name(seat) for seat in state.result().winners]
        most = max(score.total for score in scores)
        tied = sum(score.total == most for score in scores) > len(winners)
        verb = "share victory" if len(winners) > 1 else "wins the tie" if tied else "wins"
        console.print(f"{' and '.join(winners)} {verb}")
