"""Bots that do not do what a bot should."""

from regnum.bots.bot import Bot, Weighed
from regnum.bots.observation import Observation
from regnum.core.bits import bits
from regnum.core.contract import Action


class Crashing(Bot):
    """Fails at every third decision, on average."""

    summary = "fails"

    def weigh(self, seen: Observation) -> list[Weighed]:
        return [Weighed(0, self.decide(seen))]

    def decide(self, seen: Observation) -> Action:
        if seen.random.random() < 1 / 3:
            raise ZeroDivisionError("a mistake")
        return seen.random_action()


class Cheating(Crashing):
    """Takes what is not allowed."""

    def decide(self, seen: Observation) -> Action:
        legal = set(bits(seen.legal_mask))
        return next(action for action in range(10_000) if action not in legal)


class Mute(Crashing):
    """Answers with something that is no action."""

    def decide(self, seen: Observation) -> Action:
        return None  # type: ignore[return-value]
