"""Lessons: a fixed deal, and what is explained, done and answered in it, step by step.

A game keeps them as TOML files in its folder `lessons`, so that a new one needs no code. The file
`contents.toml` lists them in order, and says which of their steps are the pictures of the rules.

    start = "a position line, or a configuration"
    begin = ["draw grass"]         # what chance decides before the first decision

    [answers]                      # to other legal decisions, in every step
    "end" = "not-yet"

    [[steps]]
    say = "card"                   # which message is shown
    point = ["hand"]               # what it is about
    take = ["build m7"]            # the decisions that lead on; none: one reads and goes on
    then = ["draw forest"]         # what chance and the opponents do next
    answers = { "build *" = "far" }

Seat A is the learner's. Chance that is not written down follows from a seed that never changes.
Decisions may be written with `*` and `?`, the first of `take` excepted: it is shown where somebody
enters a lesson in the middle. Of several answers the first that fits is given, those of the step
before the others.
"""

from copy import copy
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, TypeAlias, TypeVar

import msgspec

from regnum.core.contract import Action, AnyGame, Json, State
from regnum.core.errors import Illegal
from regnum.core.match import Match
from regnum.core.registry import deal_spec, find_game
from regnum.core.seats import CHANCE, Seat
from regnum.table.commands import Refused
from regnum.table.consequences import consequences, merits
from regnum.table.entries import Body, Holder, Played, Sat, Started, Undone
from regnum.table.past import Past, past_snapshot
from regnum.table.snapshots import lines, setup, snapshot, viewpoint
from regnum.table.table import Table
from regnum.table.terms import Settings, Terms

LEARNER: Seat = 0
SEED = 0
READ, BACK = "", "<"  # what somebody did in a lesson, beside decisions: went on, went back a step
MOST_DONE = 100  # a few hundredths of a second to fold; lessons have far fewer steps
HOST = "learner"

_T = TypeVar("_T")
Texts: TypeAlias = tuple[str, ...]
Done: TypeAlias = Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST_DONE)]


class FromFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Common to all that is read from a file: what is not listed is refused."""


class LessonStep(FromFile, frozen=True):
    """One thing that is explained, and done."""

    say: str
    point: Texts = ()
    take: Texts = ()
    then: Texts = ()
    answers: dict[str, str] = {}

    def takes(self, decision: str) -> bool:
        """Does the lesson go on by this?"""
        if not self.take:
            return decision == READ
        return any(fnmatchcase(decision, pattern) for pattern in self.take)

    @property
    def shown(self) -> str:
        """What is done in it where nobody chooses."""
        return self.take[0] if self.take else READ


class Script(FromFile, frozen=True):
    """The file of a lesson."""

    start: str
    steps: tuple[LessonStep, ...]
    begin: Texts = ()
    answers: dict[str, str] = {}


class TutorNote(FromFile, frozen=True):
    """What a tutor says once: when something is awaited of the learner, or happens to them.

    `with` names arguments of what is awaited, or of the event, that have to be so.
    """

    say: str
    awaited: str | None = None
    event: str | None = None
    facts: dict[str, str] = msgspec.field(default_factory=dict, name="with")
    anyone: bool = False  # may it have happened to somebody else?
    point: Texts = ()


class Tutor(FromFile, frozen=True):
    """A first game with a tutor: how its table is laid, and what is said at it."""

    seats: int
    options: dict[str, str]
    notes: tuple[TutorNote, ...]


class Contents(FromFile, frozen=True):
    """The file that lists the others."""

    lessons: Texts
    later: Texts = ()  # that a first game does without
    more: Texts = ()  # to which only the rules lead
    pictures: dict[str, Annotated[str, msgspec.Meta(pattern=r"^[a-z-]+/[0-9]+$")]] = {}


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson of a game."""

    game: AnyGame
    name: str
    script: Script
    is_listed: bool
    is_later: bool

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """What is explained in it, one after the other."""
        return self.script.steps

    @property
    def way(self) -> list[str]:
        """What is done in each step where nobody chooses."""
        return [step.shown for step in self.steps]

    def answer(self, step: LessonStep, decision: str) -> str | None:
        """Which message answers a decision that does not lead on."""
        answers = [*step.answers.items(), *self.script.answers.items()]
        return next((say for pattern, say in answers if fnmatchcase(decision, pattern)), None)


@dataclass(frozen=True)
class Teaching:
    """All that a game teaches."""

    lessons: dict[str, Lesson]
    pictures: dict[str, tuple[Lesson, int]]  # by the sections of the rules; steps count from 0
    tutor: Tutor | None


@cache
def teaching_of(key: str) -> Teaching:
    """What a game teaches; nothing where it has no lessons."""
    game = find_game(key)
    if game.lessons is None:
        return Teaching({}, {}, None)
    contents = _read(game.lessons, "contents", Contents)
    listed = (*contents.lessons, *contents.later)
    lessons = {
        name: Lesson(
            game,
            name,
            _read(game.lessons, name, Script),
            is_listed=name in listed,
            is_later=name in contents.later,
        )
        for name in (*listed, *contents.more)
    }
    places = {section: place.split("/") for section, place in contents.pictures.items()}
    pictures = {section: (lessons[name], int(n) - 1) for section, (name, n) in places.items()}
    return Teaching(lessons, pictures, _read(game.lessons, "tutor", Tutor))


def find_lesson(key: str, name: str) -> Lesson:
    """A lesson of a game by its name."""
    lesson = teaching_of(key).lessons.get(name)
    if lesson is None:
        raise Refused("no-such-page", "there is no such lesson")
    return lesson


class OffLesson(Refused):
    """A legal decision that does not lead on; `say` names the message that answers it."""

    def __init__(self, say: str) -> None:
        super().__init__("off-lesson", "the lesson goes on by another decision")
        self.say = say


class Attempt:
    """A lesson as far as somebody has come in it: a table whose log follows from what they did."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table = Table(_terms(lesson))
        self._decided: list[int] = []  # in each step that is finished, decisions of all seats
        level = next(iter(lesson.game.levels))
        for seat in range(self.table.now.match.setup.players):
            is_learner = seat == LEARNER
            self._add(Sat(seat, Holder(person=HOST) if is_learner else Holder(level, level=level)))
        self._begin = self.table.revision
        self._add(Started(_chance(self.table.now.match.copy(), [*lesson.script.begin])))

    def after(self, done: str) -> "Attempt":
        """Where it leads to decide, to read on or to go back; this one stays as it is."""
        other = copy(self)
        other.table, other._decided = self.table.copy(), [*self._decided]
        other._go_on(done)
        return other

    @property
    def step(self) -> int:
        """The step that is shown, from 0; after the last one the lesson is finished."""
        return len(self._decided)

    @property
    def state(self) -> State:
        """The state that the lesson has come to."""
        return self.table.now.match.state

    def moment(self) -> dict[str, Json]:
        """What the learner is shown: the table, and the step."""
        steps, viewer = self.lesson.steps, viewpoint(self.table.now, HOST)
        shown = {
            "type": "state",
            **snapshot(self.table.now, viewer),
            "setup": setup(self.table.now),
            "log": msgspec.json.decode(b"[" + lines(self.table, viewer, self._begin) + b"]"),
            "undoable": int(any(self._decided)),
        }
        step = steps[self.step] if self.step < len(steps) else None
        return {
            "state": shown,
            "step": self.step,
            "steps": len(steps),
            "say": None if step is None else step.say,
            "point": [] if step is None else step.point,
            "is_read": step is None or not step.take,
        }

    def ask(self, decision: str) -> dict[str, Json]:
        """What a decision would bring; `say` answers one that does not lead on."""
        answer = consequences(self.table.now, HOST, decision)
        if not answer["legal"] or self._step().takes(decision):
            return answer
        return {**answer, "say": self.lesson.answer(self._step(), decision)}

    def merits(self) -> dict[str, Json]:
        """What each decision would bring at once."""
        return merits(self.table.now, HOST)

    def past(self, revision: int) -> dict[str, Json]:
        """The table as it was."""
        if revision > self.table.revision:
            raise Refused("no-such-revision", "the table has not come so far")
        then = Past(self.table.terms, self.table.entries).at(revision)
        return past_snapshot(then, viewpoint(self.table.now, HOST))

    def _go_on(self, done: str) -> None:
        if done == BACK:
            return self._go_back()
        step = self._step()
        if not step.takes(done):
            self._check_legal(done)
            raise OffLesson(self.lesson.answer(step, done) or "")
        script, before = [*step.then], self.table.revision
        if step.take:
            self._decide(done, script)
        while script:
            self._decide(script.pop(0), script)
        self._decided.append(self.table.revision - before)
        return None

    def _go_back(self) -> None:
        if not self._decided:
            raise Refused("nothing-to-undo", "this is the first step")
        if count := self._decided.pop():
            self._add(Undone(LEARNER, count))

    def _step(self) -> LessonStep:
        if self.step == len(self.lesson.steps):
            raise Refused("over", "the lesson is over")
        return self.lesson.steps[self.step]

    def _decide(self, text: str, script: list[str]) -> None:
        """A decision of whoever has to decide, and what chance answers."""
        action, match = self.lesson.game.parse_action(text), self.table.now.match.copy()
        seat = match.state.seat
        match.replay([action])
        self._add(Played(seat, action, _chance(match, script)))

    def _check_legal(self, text: str) -> None:
        reason = self.state.why_not(self.lesson.game.parse_action(text))
        if reason is not None:
            raise Illegal(text, reason)

    def _add(self, body: Body) -> None:
        self.table.add(self.table.now.draft(body).sign("", 0.0))


@lru_cache(maxsize=128)
def attempt(lesson: Lesson, done: Texts = ()) -> Attempt:
    """A lesson after a decision, `READ` or `BACK`, one after the other."""
    return attempt(lesson, done[:-1]).after(done[-1]) if done else Attempt(lesson)


def _chance(match: Match, script: list[str]) -> tuple[Action, ...]:
    """Let chance decide as it is written down, else by the seed; what was used is taken away."""
    before = len(match.actions)
    while match.state.seat == CHANCE:
        outcome = match.game.parse_action(script[0]) if script else None
        if outcome is not None and match.state.why_not(outcome) is None:
            match.replay([outcome])
            script.pop(0)
        else:
            match.roll_once()
    return tuple(match.actions[before:])


def _terms(lesson: Lesson) -> Terms:
    spec, space, _ = lesson.script.start.partition(" ")
    position = lesson.script.start if space else None
    return Terms(
        id=f"{lesson.game.key}/{lesson.name}",
        spec=deal_spec(spec, SEED)[1].spec,
        rules=lesson.game.rules_version,
        seed=SEED,
        salt="",
        host=HOST,
        settings=Settings(hints=False, imported=True, position=position),
        created=0.0,
    )


def _read(package: str, name: str, kind: type[_T]) -> _T:
    text = files(package).joinpath("lessons", f"{name}.toml").read_bytes()
    return msgspec.toml.decode(text, type=kind)
