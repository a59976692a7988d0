"""Every lesson against the engine: each step is legal, each can be finished, nothing is mute."""

from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise

import msgspec
import pytest

from fluent_files import texts, words
from regnum.core.errors import Illegal, Malformed
from regnum.core.registry import find_game, game_keys
from regnum.table.commands import Refused
from regnum.table.lessons import (
    BACK,
    LEARNER,
    READ,
    Attempt,
    Lesson,
    LessonStep,
    OffLesson,
    Script,
    attempt,
    find_lesson,
    teaching_of,
)

LESSONS = [lesson for key in game_keys() for lesson in teaching_of(key).lessons.values()]
PREFIXES = {"kingdom-builder": "kb", "kingsburg": "ks"}
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.game.key}-{each.name}")
TAUGHT = [key for key in game_keys() if teaching_of(key).lessons]
STEPS = range(5, 25)  # of a lesson of two to four minutes; a whole year has some more


def legal(at: Attempt) -> list[str]:
    """What the learner may decide."""
    return at.table.now.match.legal_texts() if at.state.seat == LEARNER else []


def moments(lesson: Lesson) -> Iterator[tuple[LessonStep, Attempt]]:
    """Each step with the moment at which it is shown."""
    for number, step in enumerate(lesson.steps):
        yield step, attempt(lesson, tuple(lesson.way[:number]))


def finish(lesson: Lesson, done: tuple[str, ...]) -> Attempt:
    """Go on to the end, as the lesson shows it, or otherwise where it allows that."""
    at = attempt(lesson, done)
    while at.step < len(lesson.steps):
        step, choices = lesson.steps[at.step], legal(at)
        is_fitting = not step.take or step.shown in choices
        wanted = step.shown if is_fitting else next(each for each in choices if step.takes(each))
        at = at.after(wanted)
    return at


def message(lesson: Lesson, say: str) -> str:
    """The id of a message of a lesson."""
    return f"{PREFIXES[lesson.game.key]}-lesson-{lesson.name}-{say}"


@EACH
def test_every_step_is_legal_and_the_lesson_can_be_finished(lesson: Lesson) -> None:
    for step, at in moments(lesson):
        assert not step.take or step.shown in legal(at), step.say
    assert attempt(lesson, tuple(lesson.way)).step == len(lesson.steps)


@EACH
def test_every_decision_that_leads_on_leads_to_the_end(lesson: Lesson) -> None:
    for number, (step, at) in enumerate(moments(lesson)):
        for choice in filter(step.takes, legal(at)):
            assert finish(lesson, (*lesson.way[:number], choice)).step == len(lesson.steps), choice


@EACH
def test_every_other_decision_is_answered(lesson: Lesson) -> None:
    for step, at in moments(lesson):
        for choice in legal(at) if step.take else []:
            if step.takes(choice):
                continue
            say = lesson.answer(step, choice)
            assert say, f"{step.say}: {choice}"
            assert at.ask(choice)["say"] == say
            with pytest.raises(OffLesson) as off:
                at.after(choice)
            assert off.value.say == say


@EACH
def test_every_pattern_fits_something(lesson: Lesson) -> None:
    given = {
        lesson.answer(step, choice)
        for step, at in moments(lesson)
        for choice in legal(at)
        if step.take and not step.takes(choice)
    }
    written = {*lesson.script.answers.values()}
    written |= {say for step in lesson.steps for say in step.answers.values()}
    assert written == given - {None}


@EACH
def test_everything_that_is_said_has_words(lesson: Lesson) -> None:
    said = {step.say for step in lesson.steps} | {*lesson.script.answers.values()}
    said |= {say for step in lesson.steps for say in step.answers.values()}
    for say in (*said, "title"):
        assert words("en").has(message(lesson, say)), message(lesson, say)
    assert words("en").has(message(lesson, "title"), "about")
    assert len({step.say for step in lesson.steps}) == len(lesson.steps)


@EACH
def test_one_can_always_go_back(lesson: Lesson) -> None:
    states = [at.state.position_line() for _, at in moments(lesson)]
    done = tuple(lesson.way[:-1])
    for expected in reversed(states):
        at = attempt(lesson, done)
        assert at.state.position_line() == expected
        done = (*done, BACK)
    with pytest.raises(Refused):
        attempt(lesson, done)


@EACH
def test_going_back_never_shortens_the_log(lesson: Lesson) -> None:
    done = (*lesson.way[:2], BACK, lesson.way[1])
    revisions = [attempt(lesson, done[:n]).table.revision for n in range(len(done) + 1)]
    assert all(before <= after for before, after in pairwise(revisions))


@EACH
def test_a_lesson_is_short(lesson: Lesson) -> None:
    assert len(lesson.steps) in (STEPS if lesson.is_listed else range(2, 5))
    assert any(step.take for step in lesson.steps)
    assert not lesson.steps[-1].take  # the last word is the teacher's


@EACH
def test_what_is_shown_is_a_snapshot_for_the_learner(lesson: Lesson) -> None:
    for number, (step, at) in enumerate(moments(lesson)):
        moment = at.moment()
        assert (moment["step"], moment["say"]) == (number, step.say)
        assert moment["is_read"] is not bool(step.take)
        state = moment["state"]
        assert isinstance(state, dict)
        assert state["mine"] == [LEARNER]
        assert state["legal"] == legal(at)
        assert at.past(at.table.revision)["view"] == state["view"]
        log = state["log"]
        assert isinstance(log, list)
        assert all(isinstance(line, dict) for line in log)


@pytest.mark.parametrize("key", TAUGHT)
def test_no_words_are_left_over(key: str) -> None:
    known = {id for id, _ in texts("en", f"{key}-lessons.ftl") if "-lesson-" in id}
    said = {
        message(lesson, say)
        for lesson in teaching_of(key).lessons.values()
        for say in (
            "title",
            *lesson.script.answers.values(),
            *(step.say for step in lesson.steps),
            *(say for step in lesson.steps for say in step.answers.values()),
        )
    }
    assert known == said


@EACH
def test_a_first_game_is_learnt_without_expansions(lesson: Lesson) -> None:
    if lesson.is_listed:
        assert lesson.is_later == ("nomads=yes" in lesson.script.start)


@pytest.mark.parametrize("key", TAUGHT)
def test_every_file_of_a_lesson_is_listed(key: str) -> None:
    package = find_game(key).lessons
    assert package is not None
    names = {path.name for path in files(package).joinpath("lessons").iterdir()}
    listed = {f"{name}.toml" for name in teaching_of(key).lessons}
    assert names == listed | {"contents.toml", "tutor.toml"}


@pytest.mark.parametrize("key", TAUGHT)
def test_every_section_of_the_rules_has_a_picture(key: str) -> None:
    sections = {id for id, _ in texts("en", f"{key}-rules.ftl") if id.endswith("-title")}
    pictures = teaching_of(key).pictures
    assert {f"{PREFIXES[key]}-rules-{section}-title" for section in pictures} == sections
    for lesson, step in pictures.values():
        assert 0 <= step < len(lesson.steps)


def test_an_illegal_decision_is_refused_with_its_reason() -> None:
    lesson = find_lesson("kingdom-builder", "first-turn")
    with pytest.raises(Illegal):
        attempt(lesson, (READ, READ, "build a1"))
    with pytest.raises(Malformed):
        attempt(lesson, (READ, READ, "dance"))


def test_reading_on_is_no_way_around_a_decision() -> None:
    lesson = find_lesson("kingdom-builder", "first-turn")
    with pytest.raises(Malformed):
        attempt(lesson, (READ, READ, READ))


def test_a_lesson_that_is_over_goes_no_further() -> None:
    lesson = find_lesson("kingdom-builder", "first-turn")
    with pytest.raises(Refused, match="over"):
        attempt(lesson, (*lesson.way, READ))


def test_a_game_without_lessons_teaches_nothing() -> None:
    with pytest.raises(Refused):
        find_lesson("kingdom-builder", "no-such-lesson")


def test_what_a_file_may_not_say_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.toml.decode(b'start = "x"\nsteps = [{ say = "a", takes = [] }]', type=Script)
