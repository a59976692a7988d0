"""What a process does first in which bots think, or tables live."""

import gc
import os
import sys
from multiprocessing import parent_process
from threading import Thread

from regnum.core.registry import find_game, game_keys

NICENESS = 5
SWITCH_SECONDS = 0.0005  # a tenth of what Python does of itself
LOOK_UP_NICENESS = 15  # bots go before what is looked up
NEVER = 1_000_000_000


def available_cores() -> int:
    """Those that this process may use: a container can be given a few of the machine's."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def load_games() -> None:
    """Load them before they are needed, out of the garbage collector's sight.

    Looking through them and all the rest that stays would take it longer, in the middle of
    something, than a quick thought takes.
    """
    for key in game_keys():
        find_game(key)
    gc.collect()
    gc.freeze()


def look_through_young_objects_alone() -> None:
    """Leave it to somebody else when the garbage collector looks through all objects.

    Where there are a thousand tables it takes a third of a second, in which nobody is answered.
    """
    young, older, _ = gc.get_threshold()
    gc.set_threshold(young, older, NEVER)


def take_turns_quickly() -> None:
    """Let whoever answers people wait less for threads that read for one of them."""
    sys.setswitchinterval(SWITCH_SECONDS)


def give_way(niceness: int = NICENESS) -> None:
    """Leave the processor to whoever answers people at once, where both want it."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def end_with_parent() -> None:
    """Do not outlive the process that started this one, however that ends."""

    def watch() -> None:
        if (parent := parent_process()) is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()
