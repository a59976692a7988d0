"""Tree search over imagined worlds: one value for each seat, worth at a glance as a prior."""

from math import ceil, exp, inf, sqrt
from random import Random
from typing import ClassVar

from regnum.bots.bot import Bot, Setting, Weighed, margins
from regnum.bots.budget import Budget
from regnum.bots.candidates import ranked
from regnum.bots.observation import Observation
from regnum.bots.playout import TO_THE_END, play_on, roll
from regnum.core.contract import Action, State
from regnum.core.seats import CHANCE

CHECKED_EVERY = 8  # simulations between two looks at whether the rest can change anything


class Node:
    """A sequence of decisions and outcomes: how often it was met, and what came of it."""

    __slots__ = ("children", "totals", "visits")

    def __init__(self, players: int) -> None:
        self.children: dict[Action, Node] = {}
        self.totals = [0.0] * players
        self.visits = 0


class TreeSearch(Bot):
    """PUCT with progressive widening; every simulation plays in a world of its own."""

    summary = "searches a tree of decisions in imagined worlds"
    settings: ClassVar[dict[str, Setting]] = {
        "ms": Setting(200, 1, 600_000, "milliseconds for a decision"),
        "sims": Setting(0, 0, 10**9, "simulations for a decision, in place of milliseconds"),
        "rolls": Setting(0, 0, 10**6, "how often chance speaks in a playout; 0: to the end"),
        "explore": Setting(8.0, 0, 1000, "points that an untried decision may seem better"),
        "heat": Setting(2.0, 0.01, 1000, "points in worth that make a decision e times likelier"),
        "trust": Setting(4.0, 0.01, 1000, "playouts that the worth at a glance counts for"),
        "widen": Setting(0.5, 0.1, 1, "decisions looked at after n visits: twice n to this power"),
    }
    ms: int
    sims: int
    rolls: int
    explore: float
    heat: float
    trust: float
    widen: float

    def weigh(self, seen: Observation) -> list[Weighed]:
        """The decisions tried, those that were visited most first."""
        now = seen.imagine()
        players = now.setup.players
        root = Node(players)
        if now.legal_mask.bit_count() == 1:
            return [Weighed(margins(self.judge, now)[seen.seat], now.legal_actions()[0])]
        budget = Budget(seen, self.sims, self.ms)
        while not root.children or budget.spent < 1:
            self._simulate(seen.imagine(), root, seen.random)
            budget.count()
            if _is_decided(root, budget):
                break
        tried = sorted(root.children.items(), key=lambda child: child[1].visits, reverse=True)
        return [Weighed(node.totals[seen.seat] / node.visits, action) for action, node in tried]

    def _simulate(self, state: State, node: Node, random: Random) -> None:
        path = [node]
        while not state.is_over and (node.visits or len(path) == 1):
            action = roll(state, random) if state.seat == CHANCE else self._select(state, node)
            state.apply(action)
            child = node.children.get(action)
            if child is None:
                child = node.children[action] = Node(state.setup.players)
            node = child
            path.append(node)
        play_on(self.judge, state, random, self.rolls or TO_THE_END)
        values = margins(self.judge, state)
        for node in path:
            node.visits += 1
            for seat, value in enumerate(values):
                node.totals[seat] += value

    def _select(self, state: State, node: Node) -> Action:
        """The decision with the best of mean value and promise."""
        seat = state.seat
        width = ceil(2 * (node.visits + 1) ** self.widen)
        worths = ranked(self.judge, state, width)
        most = worths[0][0]
        priors = [exp((worth - most) / self.heat) for worth, _ in worths]
        scale = self.explore * sqrt(node.visits + 1) / sum(priors)
        mean = node.totals[seat] / node.visits if node.visits else 0.0
        usual = sum(p * w for p, (w, _) in zip(priors, worths, strict=True)) / sum(priors)
        best, choice = -inf, worths[0][1]
        for prior, (worth, action) in zip(priors, worths, strict=True):
            child = node.children.get(action)
            visits, total = (child.visits, child.totals[seat]) if child else (0, 0.0)
            expected = (self.trust * (mean + worth - usual) + total) / (self.trust + visits)
            promise = expected + scale * prior / (1 + visits)
            if promise > best:
                best, choice = promise, action
        return choice


def _is_decided(root: Node, budget: Budget) -> bool:
    """Is the most visited decision too far ahead for the rest of the budget?"""
    if root.visits % CHECKED_EVERY:
        return False
    visits = sorted((child.visits for child in root.children.values()), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > budget.left
