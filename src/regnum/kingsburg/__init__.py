"""Kingsburg, first edition, with its rulings."""

from regnum.kingsburg.game import GAME

__all__ = ["GAME"]
