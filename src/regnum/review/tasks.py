"""A review as tasks that any process can do, in any order."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from regnum.bots.compiled import compiled_search
from regnum.bots.transcript import Transcript
from regnum.core.contract import Json
from regnum.core.errors import RegnumError
from regnum.core.match import Match
from regnum.review.review import MOST_DOUBTED, Review, conclude, doubtful
from regnum.review.survey import (
    Effort,
    Stretch,
    Surveyed,
    TurningPoint,
    Verdict,
    decisions,
    judge,
    sharpen,
    stretches,
    survey,
    usual_effort,
)
from regnum.review.telling import to_json

# A stretch, a decision by its number, one that seems to have cost much, or the whole match.
Subject: TypeAlias = Stretch | int | Verdict | None


class Outline(NamedTuple):
    """What there is to look at."""

    stretches: list[Stretch]
    decisions: list[int]


Found: TypeAlias = Outline | Surveyed | Verdict | TurningPoint


class NotLoaded(RegnumError):
    """The compiled engine is not there yet."""


@dataclass(frozen=True)
class Task:
    """A part of a review."""

    transcript: Transcript
    subject: Subject
    effort: Effort
    is_compiled: bool  # all parts of a review are played by the same engine

    def do(self) -> Found:
        """Find what there is to do, survey a stretch, judge a decision, or measure it once more."""
        match = _replayed(self.transcript)
        if self.is_compiled and compiled_search(match.game, match.game.judge) is None:
            raise NotLoaded("the compiled engine is not loaded yet")
        match self.subject:
            case None:
                return Outline(stretches(match), decisions(match))
            case int(number):
                return judge(match, number, self.effort)
            case Verdict() as verdict:
                return sharpen(match, verdict, self.effort)
            case stretch:
                return survey(match, stretch, self.effort)


class Reviewing:
    """A review that is being made: all stretches and decisions, then those that cost most."""

    def __init__(self, match: Match, is_compiled: bool, effort: Effort | None = None) -> None:
        if not match.state.is_over:
            raise RegnumError("only a match that was played to its end can be reviewed")
        self._match = match
        self._transcript = Transcript.of(match)
        self._is_compiled = is_compiled
        self._effort = effort or usual_effort(match, is_compiled)
        self._subjects: list[Subject] = []
        self._surveyed: list[Surveyed] = []
        self._verdicts: list[Verdict] = []
        self._sharpened: list[TurningPoint] = []

    @property
    def done(self) -> float:
        """The part that is done."""
        found = len(self._surveyed) + len(self._verdicts) + len(self._sharpened)
        return found / (len(self._subjects) + MOST_DOUBTED) if self._subjects else 0.0

    def rounds(self) -> Iterator[list[Task]]:
        """The tasks in rounds: the results of one round are taken in before the next begins."""
        yield self._tasks([None])
        yield self._tasks(self._subjects)
        yield self._tasks(doubtful(self._verdicts))

    def _tasks(self, subjects: Iterable[Subject]) -> list[Task]:
        return [
            Task(self._transcript, subject, self._effort, self._is_compiled) for subject in subjects
        ]

    def take_in(self, found: Found) -> None:
        """Note what a task has found."""
        match found:
            case Outline():
                self._subjects = [*found.stretches, *found.decisions]
            case Surveyed():
                self._surveyed.append(found)
            case Verdict():
                self._verdicts.append(found)
            case TurningPoint():
                self._sharpened.append(found)

    def conclude(self) -> Review:
        """The review, once everything is taken in."""
        return conclude(self._match, self._surveyed, self._verdicts, self._sharpened)

    def tell(self) -> dict[str, Json]:
        """The review as plain data, with what it rests on."""
        return {
            "engine": "compiled" if self._is_compiled else "python",
            "playouts": self._effort._asdict(),
            **to_json(self._match.game, self.conclude()),
        }


@lru_cache(maxsize=4)
def _replayed(transcript: Transcript) -> Match:
    return transcript.replay()


def review_here(match: Match, is_compiled: bool, effort: Effort | None = None) -> Review:
    """The review of a match, in this process."""
    reviewing = Reviewing(match, is_compiled, effort)
    for tasks in reviewing.rounds():
        for task in tasks:
            reviewing.take_in(task.do())
    return reviewing.conclude()
