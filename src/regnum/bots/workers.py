"""What a process does first if bots think in it, or tables are served from it."""

import gc
import os
import sys
from multiprocessing import parent_process
from threading import Thread

from regnum.core.registry import find_game, game_keys

NICENESS = 5
SWITCH_SECONDS = 0.0005  # a tenth of Python's default
LOOK_UP_NICENESS = 15  # bots go before what is looked up
NEVER = 1_000_000_000


def available_cores() -> int:
    """How many cores this process may use: a container can be given a few of the machine's."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def load_games() -> None:
    """Load all games before they are needed, and keep the garbage collector away from them.

    Going through everything that stays in memory would interrupt a bot for longer than a quick
    decision takes.
    """
    for key in game_keys():
        find_game(key)
    gc.collect()
    gc.freeze()


def look_through_young_objects_alone() -> None:
    """Keep the garbage collector from going through all objects by itself.

    With a thousand tables that takes a third of a second, in which nobody is answered.
    """
    young, older, _ = gc.get_threshold()
    gc.set_threshold(young, older, NEVER)


def take_turns_quickly() -> None:
    """Let threads take turns more often: the one that answers people waits less for the others."""
    sys.setswitchinterval(SWITCH_SECONDS)


def give_way(niceness: int = NICENESS) -> None:
    """Let processes that answer people go first where both want the processor."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def end_with_parent() -> None:
    """Do not outlive the process that started this one, however that ends."""

    def watch() -> None:
        if (parent := parent_process()) is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()
