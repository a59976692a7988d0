"""Lessons: nothing is stored of them. Whoever takes one says what they have done in it so far."""

from starlette.requests import Request
from starlette.responses import Response

from regnum.core.registry import game_keys
from regnum.server.endpoints.pages import answer_scenery
from regnum.server.messages import LessonDone, LessonMoment, LessonQuestion
from regnum.server.requests import read, reply, server_of, while_there, whole_number
from regnum.table.commands import Refused
from regnum.table.lessons import Attempt, Lesson, attempt, find_lesson, teaching_of


async def get_lessons(request: Request) -> Response:
    """What a game teaches: its lessons, which steps show what the rules say, its tutor."""
    teaching = teaching_of(_key(request))
    return reply(
        {
            "lessons": [
                {"name": lesson.name, "way": lesson.way} for lesson in teaching.lessons.values()
            ],
            "pictures": {
                section: {"lesson": lesson.name, "step": step}
                for section, (lesson, step) in teaching.pictures.items()
            },
            "tutor": teaching.tutor,
        }
    )


async def post_lesson(request: Request) -> Response:
    """A lesson after all that was done in it; what leads nowhere is refused."""
    return reply(_attempt(request, (await read(request, LessonDone)).done).moment())


async def post_question(request: Request) -> Response:
    """What would a decision bring, and what does the lesson say to it?"""
    wanted = await read(request, LessonQuestion)
    return reply(_attempt(request, wanted.done).ask(wanted.action))


async def post_past(request: Request) -> Response:
    """The table of a lesson as it was."""
    wanted = await read(request, LessonMoment)
    return reply(_attempt(request, wanted.done).past(wanted.revision))


async def get_scenery(request: Request) -> Response:
    """All that never changes at the table of a lesson."""
    return await answer_scenery(request, attempt(_lesson(request)).table.now, "")


async def get_picture(request: Request) -> Response:
    """A step of a lesson, drawn; the first is number 0."""
    lesson, step = _lesson(request), whole_number(request.path_params["step"], "a step")
    if step >= len(lesson.steps):
        raise Refused("no-such-page", "the lesson has fewer steps")
    drawing = server_of(request).backroom.lesson_picture(lesson.game.key, lesson.name, step)
    return (await while_there(request, drawing)).answer(request)


def _key(request: Request) -> str:
    key: str = request.path_params["game"]
    if key not in game_keys():
        raise Refused("no-such-page", "there is no such game")
    return key


def _lesson(request: Request) -> Lesson:
    return find_lesson(_key(request), request.path_params["lesson"])


def _attempt(request: Request, done: tuple[str, ...]) -> Attempt:
    return attempt(_lesson(request), done)
