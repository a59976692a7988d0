"""The bot that takes any legal decision."""

from regnum.bots.observation import Observation
from regnum.core.contract import Action


def decide(observation: Observation) -> Action:
    """A legal action, each as likely as the others."""
    return observation.random_action()
