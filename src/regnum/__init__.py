"""A digital table for Kingdom Builder and Kingsburg: rules, notation, records and bots.

>>> import regnum
>>> regnum.games()
('kingdom-builder', 'kingsburg')
>>> match = regnum.Match.new("kingsburg(players=2,order=AB)", seed=7)
>>> match.legal_texts()
['take gold', 'take wood', 'take stone']
>>> match.play("take gold")
>>> match.state.view(0)["goods"]["A"]
{'gold': 1, 'wood': 0, 'stone': 0}
"""

from regnum.arena.playing import play_match
from regnum.bots.bot import Bot
from regnum.bots.chair import Decider
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.core.contract import Action, Event, Game, Setup, State
from regnum.core.errors import Illegal, Malformed, Reason, RegnumError, WrongSeat
from regnum.core.match import Match
from regnum.core.perft import perft
from regnum.core.record import Record, parse_record, print_record
from regnum.core.registry import find_game as load
from regnum.core.registry import game_keys as games
from regnum.core.scores import Award, Result, Score
from regnum.core.seats import CHANCE, NOBODY, Seat

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "Action",
    "Award",
    "Bot",
    "Decider",
    "Event",
    "Game",
    "Illegal",
    "Malformed",
    "Match",
    "Observation",
    "Reason",
    "Record",
    "RegnumError",
    "Result",
    "Score",
    "Seat",
    "Setup",
    "State",
    "WrongSeat",
    "__version__",
    "find_bot",
    "games",
    "load",
    "parse_record",
    "perft",
    "play_match",
    "print_record",
]
