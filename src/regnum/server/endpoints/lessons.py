"""Lessons: nothing is stored of them. Whoever takes one says what they have done in it so far."""

from starlette.requests import Request
from starlette.responses import Response

from regnum.core.registry import game_keys
from regnum.server.endpoints.pages import answer_scenery
from regnum.server.messages import LessonDone, LessonPast, LessonQuestion
from regnum.server.requests import read, reply
from regnum.table.commands import Refused
from regnum.table.lessons import Attempt, Lesson, OffLesson, attempt, find_lesson, teaching_of


async def get_lessons(request: Request) -> Response:
    """What a game teaches: its lessons, which steps show what the rules say, its tutor."""
    teaching = teaching_of(_key(request))
    return reply(
        {
            "lessons": [
                {
                    "name": lesson.name,
                    "way": lesson.way,
                    "is_listed": lesson.is_listed,
                    "is_later": lesson.is_later,
                }
                for lesson in teaching.lessons.values()
            ],
            "pictures": {
                section: {"lesson": lesson.name, "step": step}
                for section, (lesson, step) in teaching.pictures.items()
            },
            "tutor": teaching.tutor,
        }
    )


async def post_lesson(request: Request) -> Response:
    """A lesson after all that was done in it.

    If the last thing is legal and does not lead on, it is the lesson before it, with an `answer`.
    """
    done = (await read(request, LessonDone)).done
    try:
        return reply(_attempt(request, done).moment())
    except OffLesson as off:
        return reply({**_attempt(request, done[:-1]).moment(), "answer": off.say})


async def post_question(request: Request) -> Response:
    """What would a decision bring, and what does the lesson say to it?"""
    wanted = await read(request, LessonQuestion)
    return reply(_attempt(request, wanted.done).ask(wanted.action))


async def post_merits(request: Request) -> Response:
    """What would each decision bring at once?"""
    return reply(_attempt(request, (await read(request, LessonDone)).done).merits())


async def post_past(request: Request) -> Response:
    """The table of a lesson as it was."""
    wanted = await read(request, LessonPast)
    return reply(_attempt(request, wanted.done).past(wanted.revision))


async def get_scenery(request: Request) -> Response:
    """All that never changes at the table of a lesson."""
    return await answer_scenery(request, attempt(_lesson(request)).table.now, "")


def _key(request: Request) -> str:
    key: str = request.path_params["game"]
    if key not in game_keys():
        raise Refused("no-such-page", "there is no such game")
    return key


def _lesson(request: Request) -> Lesson:
    return find_lesson(_key(request), request.path_params["lesson"])


def _attempt(request: Request, done: tuple[str, ...]) -> Attempt:
    return attempt(_lesson(request), done)
