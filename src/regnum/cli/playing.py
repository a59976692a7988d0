"""Plays the games whose results are still missing, and shows its progress."""

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from contextlib import closing

from rich.progress import Progress

from regnum.arena.results import Results
from regnum.arena.running import Played, play_tasks
from regnum.arena.series import Task
from regnum.cli.output import note, progress_console


def play_missing(
    wanted: Sequence[tuple[Results, int]], jobs: int, executor: Executor | None = None
) -> None:
    """Play those games of the first deals of each series that have no result yet."""
    tasks = []
    homes = {}
    for results, deals in wanted:
        homes[results.series] = results
        tasks += [Task(results.series, *key) for key in results.missing(deals)]
        if results.dropped_torn_line:
            note(f"{results.path}: the last line was torn off; its game is played again")
    done = 0
    try:
        with closing(_with_progress(tasks, jobs, executor)) as played:
            for task, result in played:
                homes[task.series].add(result)
                done += 1
    except KeyboardInterrupt:
        kept = all(results.path for results, _ in wanted)
        note(
            f"stopped: {done} of {len(tasks)} games are played; "
            + ("the same command goes on from here" if kept else "--results FILE would keep them")
        )
        raise


def _with_progress(tasks: Sequence[Task], jobs: int, executor: Executor | None) -> Played:
    with (
        Progress(
            console=progress_console, disable=not progress_console.is_terminal, transient=True
        ) as progress,
        closing(play_tasks(tasks, jobs, executor)) as played,
    ):
        yield from progress.track(played, total=len(tasks), description="Playing")


def note_mixed_code(commits: Iterable[str]) -> None:
    """Say so if not all games were played by the same code."""
    versions = list(dict.fromkeys(commits))
    if len(versions) > 1:
        note(f"games of code {' and '.join(versions)} are counted together")
