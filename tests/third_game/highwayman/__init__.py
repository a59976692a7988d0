"""Highwayman, a tiny game: everybody has a purse that nobody else sees, and stays or leaves.

Who leaves has a point for sure. Of those who stay the fullest purse brings three points, the others
nothing; equal purses bring them each. Three rounds are played.
"""

from highwayman.game import GAME

__all__ = ["GAME"]
