"""The bot that takes any legal decision, each as likely as the others."""

from regnum.bots.bot import Bot, Weighed, margin
from regnum.bots.observation import Observation
from regnum.core.contract import Action


class RandomBot(Bot):
    """No opinion at all."""

    summary = "any legal decision, each as likely as the others"
    is_quick = True

    def weigh(self, seen: Observation) -> list[Weighed]:
        """The one decision that chance picked."""
        action = self.decide(seen)
        return [Weighed(margin(self.judge, seen.imagine(), seen.seat), action)]

    def decide(self, seen: Observation) -> Action:
        """A legal action at random."""
        return seen.random_action()
