"""How results look in a terminal."""

from rich.console import Console
from rich.table import Table

from regnum.core.contract import Action, Event, State
from regnum.core.match import Match
from regnum.core.seats import seat_name

# Texts of games are shown as they are: no colons that become pictures.
console = Console(highlight=False, soft_wrap=True, markup=False, emoji=False)
progress_console = Console(stderr=True)


def print_table(state: State) -> None:
    """The board and what stands beside it."""
    colored = console.is_terminal and not console.no_color
    # Our own drawing already holds its colours: rich must not wrap or restyle it.
    console.file.write(state.terminal(colored) + "\n")


def print_log(match: Match, number: int, action: Action, events: list[Event]) -> None:
    """One decision and what followed."""
    notes = "; ".join(event.text for event in events)
    seat = seat_name(match.state.seat)
    text = f"{number:4}  {seat:6}  {match.game.action_text(action)}"
    console.print(f"{text:<36} {notes}".rstrip())


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
        winners = [seat_name(seat) for seat in state.outcome().winners]
        console.print(f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share victory'}")
