"""Ratings of people, by the model of Plackett and Luce: any number of players, ties included.

A rating is a guess (`mu`) and how unsure it is (`sigma`). Each rated match changes those of its
players, in the order in which matches ended, so all ratings follow from the stored results.
"""

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
POINTS = 40  # shown for one point of the model, so that differences show in whole numbers
MIDDLE = 1500  # that is shown for somebody new


class Rating(NamedTuple):
    """How strong somebody is held to be."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def shown(self) -> int:
        """The guess, as it is shown."""
        return round(MIDDLE + POINTS * (self.mu - MODEL.mu))

    @property
    def margin(self) -> int:
        """The truth lies this far from it at most, in 19 cases of 20."""
        return round(2 * POINTS * self.sigma)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of the players of a match after it."""
    teams = [[MODEL.create_rating([*rating])] for rating in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(player.mu, player.sigma) for [player] in after]
