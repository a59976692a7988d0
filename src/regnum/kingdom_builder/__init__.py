"""Kingdom Builder, with the FAQ's rulings and the Nomads expansion."""

from regnum.kingdom_builder.game import GAME

__all__ = ["GAME"]
