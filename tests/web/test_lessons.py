"""Every lesson is finished in a browser: by mouse, finger or keys, each in its own language."""

from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Locator, expect

from regnum.locale.words import Words
from regnum.table.lessons import READ, Lesson, LessonStep, attempt, find_lesson, teaching_of
from web import page_checks
from web.browser_kit import DESK, PHONE, PREFIXES, Data, Visitor
from web.conftest import Visit
from web.table_page import GOODS_VERBS, HEX, PAGES, KingsburgPage, TablePage

GAMES = {game: prefix for prefix, game in PREFIXES.items()}
LESSONS = [lesson for game in GAMES for lesson in teaching_of(game).lessons.values()]
GOODS = ("gold", "wood", "stone")
IN_MOTION = ("first-turn", "advisors")  # and all others, where whole matches are played
FAR = 80  # presses of a key to reach anything
CURSOR = """() => (document.activeElement.getAttribute('aria-activedescendant') ?? '').slice(7)
    || document.activeElement.dataset.advisor || document.activeElement.dataset.building"""


class Pupil:
    """Somebody who takes a lesson, and what they have done in it."""

    def __init__(self, visitor: Visitor, lesson: Lesson, step: int | None = None) -> None:
        self.lesson = lesson
        self.visitor = visitor
        self.page = visitor.page
        self.prefix = GAMES[lesson.game.key]
        self.words = Words(
            visitor.language,
            "ui",
            "boxes",
            lesson.game.key,
            f"{lesson.game.key}-lessons",
            "lessons",
        )
        self.done: list[str] = []
        self.table: TablePage = PAGES[self.prefix](visitor, "", self.prefix)
        self.table.ask = self.ask  # type: ignore[method-assign]
        self.where = f"/learn/{lesson.game.key}/{lesson.name}" + (
            "" if step is None else f"/{step}"
        )
        if not self.page.url.endswith(self.where):
            self.page.goto(self.where)

    @property
    def panel(self) -> Locator:
        """What is said."""
        return self.page.get_by_role("region", name=self.said("title"), exact=True)

    def said(self, say: str) -> str:
        """A message of this lesson."""
        return self.words.say(f"{self.prefix}-lesson-{self.lesson.name}-{say}")

    def button(self, message: str) -> Locator:
        """A button of the lesson."""
        return self.panel.get_by_role("button", name=self.words.say(message), exact=True)

    def state(self) -> Data:
        """The table as the server would tell it."""
        state = attempt(self.lesson, tuple(self.done)).moment()["state"]
        assert isinstance(state, dict)
        return dict(state)

    def ask(self, action: str) -> Data:
        """What a decision would bring."""
        return dict(attempt(self.lesson, tuple(self.done)).ask(action))

    def see(self, step: int) -> None:
        """Wait for a step."""
        steps = len(self.lesson.steps)
        if step < steps:
            expect(self.panel).to_contain_text(
                self.words.say("ui-lesson-step", step=step + 1, steps=steps)
            )
        else:
            expect(self.panel).to_contain_text(self.words.say("ui-lesson-finished"))

    def finish(self, decide: Callable[[str, Data], None], read: Callable[[], None]) -> None:
        """Go through the whole lesson."""
        for number, step in enumerate(self.lesson.steps):
            self.see(number)
            self.see_battle()
            self.see_marks(step)
            if step.shown == READ:
                read()
            else:
                decide(step.shown, self.state())
            self.done.append(step.shown)
        self.see(len(self.lesson.steps))

    def see_battle(self) -> None:
        """What the board tells comes first."""
        if self.words.say("ui-telling") in self.table.bar.inner_text():
            board = self.page.get_by_role("main")
            if self.lesson.name == "winter":
                torn_down = self.words.say("ks-winter-falls", building="inn")
                expect(board.get_by_text(torn_down)).to_have_count(1)
            board.get_by_role("button", name=self.words.say("ks-winter-close")).click()

    def see_marks(self, step: LessonStep) -> None:
        """All that is pointed at has its ring; where a map is small, the first of them has."""
        rings = self.page.locator("[data-pointed]")
        if step.point and not self.visitor.is_phone:
            expect(rings).to_have_count(len(step.point))
        elif step.point:
            expect(rings.first).to_be_in_viewport()
            says = self.panel.bounding_box()
            for box in [ring.bounding_box() for ring in rings.all()]:
                assert says is not None
                assert box is not None
                middle = box["y"] + box["height"] / 2
                assert not says["y"] < middle < says["y"] + says["height"], "it is over the words"
        else:
            expect(rings).to_have_count(0)


def by_mouse(pupil: Pupil) -> None:
    """Click, and confirm."""

    def decide(action: str, state: Data) -> None:
        if action.startswith("statue"):
            pupil.page.locator(".tray .die").first.click()
            pupil.table.button("ui-confirm").click()
        else:
            pupil.table.take(action, state)

    pupil.finish(decide, lambda: pupil.button("ui-lesson-next").click())


def by_finger(pupil: Pupil) -> None:
    """Tap, and confirm."""
    page = pupil.table

    def decide(action: str, state: Data) -> None:
        is_quick = page.is_quick(action, state)
        if action.startswith("statue"):
            pupil.page.locator(".tray .die").first.tap()
        else:
            page.tap(action, state)
        if not is_quick:
            page.button("ui-confirm").tap()

    pupil.see(0)
    page_checks.fits(pupil.page)
    page_checks.can_be_hit(pupil.page)
    pupil.finish(decide, lambda: pupil.button("ui-lesson-next").tap())


def by_keys(pupil: Pupil) -> None:
    """L finds what can be chosen, Enter chooses and confirms, N reads on."""
    keyboard, page = pupil.page.keyboard, pupil.table

    def decide(action: str, state: Data) -> None:
        verb, _, what = action.partition(" ")
        if HEX.match(what) or verb in ("influence", "build"):
            walk_to(pupil, what if verb != "influence" else advisor_value(what, state))
            keys = ["Enter", "Enter"]
        elif verb == "use":
            pupil.page.get_by_role("application").focus()
            usable = [each for each in state["legal"] if each.startswith("use ")]
            keys = [*["t"] * (1 + usable.index(action)), "Enter"] if len(usable) > 1 else ["t"]
        elif verb in GOODS_VERBS:
            keys = [str(1 + GOODS.index(what))] * (1 if page.is_quick(action, state) else 2)
        elif verb == "statue":
            pupil.page.locator(".tray .die").first.focus()
            keyboard.press("Enter")
            page.button("ui-confirm").focus()
            keys = ["Enter"]
        else:
            page.target(action, state).focus()
            keys = ["Enter"] * (1 if page.is_quick(action, state) else 2)
        for key in keys:
            keyboard.press(key)

    pupil.finish(decide, lambda: keyboard.press("n"))


WAYS: tuple[tuple[Callable[[Pupil], None], str], ...] = (
    (by_mouse, "en"),
    (by_finger, "ru"),
    (by_keys, "cs"),
)


@pytest.mark.parametrize(
    ("lesson", "way", "language"),
    [
        pytest.param(lesson, *way, id=f"{lesson.game.key}-{lesson.name}-{way[0].__name__}")
        for lesson, way in zip(LESSONS, cycle(WAYS), strict=False)
    ],
)
def test_a_lesson_is_finished(
    visit: Visit,
    lesson: Lesson,
    way: Callable[[Pupil], None],
    language: str,
    is_whole: bool,
) -> None:
    size = PHONE if way is by_finger else DESK
    has_motion = way is by_mouse and (is_whole or lesson.name in IN_MOTION)
    way(Pupil(visit(size=size, language=language, motion=has_motion), lesson))


def test_what_is_said_is_told_and_something_else_is_answered_with_what_it_would_bring(
    visit: Visit,
) -> None:
    pupil = Pupil(visit(), find_lesson("kingdom-builder", "first-turn"), step=3)
    told = pupil.page.get_by_role("status", name=pupil.words.say("ui-announcements"))
    expect(told).to_contain_text(pupil.said("first"))
    hex_name = pupil.words.say(
        "kb-hex", hex="j9", content="empty", terrain="grass", token="none", who="", state="none"
    )
    expect(told).to_contain_text(pupil.words.say("ui-lesson-look", what=hex_name))
    pupil.done = ["", ""]
    pupil.see(2)
    pupil.table.click("build e5", pupil.state())
    expect(pupil.panel).to_contain_text(pupil.words.say("kb-lesson-first-turn-anywhere", hex="e5"))
    expect(pupil.table.bar).to_contain_text(pupil.words.say("kb-source-castles"))
    pupil.table.button("ui-confirm").click()
    expect(pupil.panel).to_contain_text(pupil.words.say("kb-lesson-first-turn-anywhere", hex="e5"))
    pupil.see(2)


def walk_to(pupil: Pupil, wanted: str) -> None:
    """L leads from one thing that can be chosen to the next."""
    for _ in range(FAR):
        pupil.page.keyboard.press("l")
        if pupil.page.evaluate(CURSOR) == wanted:
            return
    raise AssertionError(f"{wanted} is not within {FAR} presses of L")


def advisor_value(dice: str, state: Data) -> str:
    """The number of the advisor that dice go to."""
    held = state["view"]["dice"]["A"]
    names = ("low", "mid", "high", "white", "white2", "token")
    shown = dict(zip(names, [*held["coloured"], *held["white"]], strict=False))
    return str(sum({**shown, "token": 2}[word] for word in dice.replace("+", " ").split()))


def test_an_impossible_click_says_why_and_undo_takes_the_last_decision_back(visit: Visit) -> None:
    pupil = Pupil(visit(), find_lesson("kingdom-builder", "first-turn"), step=4)
    pupil.done = ["", "", "build j9"]
    pupil.see(3)
    pupil.table.click("build e5", pupil.state())
    expect(pupil.page.locator(".note")).to_be_visible()
    pupil.see(3)
    pupil.table.button("ui-undo").click()
    pupil.see(2)
    expect(pupil.table.button("ui-undo")).to_be_disabled()


def test_one_goes_back_leaves_and_resumes(visit: Visit) -> None:
    lesson = find_lesson("kingsburg", "buildings")
    pupil = Pupil(visit(), lesson)
    for step in range(3):
        pupil.see(step)
        pupil.button("ui-lesson-next").click()
    pupil.done = ["", "", ""]
    pupil.see(3)
    pupil.table.click("build statue", pupil.state())
    expect(pupil.table.bar).to_contain_text("\N{MINUS SIGN}2")  # the price: it is foreseen
    expect(pupil.table.bar).not_to_contain_text(pupil.words.say("ui-final"))
    pupil.table.button("ui-confirm").click()
    pupil.see(4)
    pupil.button("ui-lesson-back").click()
    pupil.see(3)
    assert isinstance(pupil.table, KingsburgPage)
    affordable = pupil.words.say("ks-building-label", building="statue", state="affordable")
    expect(pupil.table.building("statue")).to_contain_text(affordable)
    pupil.panel.get_by_role("link", name=pupil.words.say("ui-lesson-leave")).click()
    card = pupil.page.get_by_role("link").filter(has_text=pupil.said("title"))
    expect(card).to_contain_text(pupil.words.say("ui-lesson-step", step=4, steps=8))
    card.click()
    pupil.see(3)


def test_a_finished_lesson_leads_to_the_next(visit: Visit) -> None:
    first, second, *_ = teaching_of("kingdom-builder").lessons.values()
    pupil = Pupil(visit(), first, step=len(first.steps))
    pupil.see(len(first.steps) - 1)
    pupil.button("ui-lesson-next").click()
    pupil.panel.get_by_role("link", name=pupil.words.say("ui-lesson-following")).click()
    following = pupil.words.say(f"kb-lesson-{second.name}-title")
    expect(pupil.page.get_by_role("region", name=following, exact=True)).to_be_visible()
    pupil.page.goto("/learn/kingdom-builder")
    card = pupil.page.get_by_role("link").filter(has_text=pupil.said("title"))
    expect(card).to_contain_text(pupil.words.say("ui-lesson-done"))


def test_a_lesson_that_has_changed_begins_anew(visit: Visit) -> None:
    lesson = find_lesson("kingdom-builder", "first-turn")
    kept = {"kingdom-builder/first-turn": ["", "", "build a1"]}
    visitor = visit(lessons=kept)
    visitor.forgiven = ("409",)  # the server refuses what was kept
    Pupil(visitor, lesson).see(0)


def test_a_wrong_address_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/learn/kingdom-builder/none")
    expect(visitor.page.get_by_text(visitor.say("ui-refused-no-such-page"))).to_be_visible()


@pytest.mark.parametrize("prefix", ["kb", "ks"])
def test_every_section_of_the_rules_has_a_picture_to_try(visit: Visit, prefix: str) -> None:
    visitor, game = visit(), PREFIXES[prefix]
    words = Words("en", "lessons")
    visitor.page.goto(f"/rules/{game}")
    links = visitor.page.get_by_role("link", name=words.say("ui-try-it"))
    pictures = teaching_of(game).pictures
    expect(links).to_have_count(len(pictures))
    for number, (section, (lesson, step)) in enumerate(sorted(pictures.items())):
        figure = visitor.page.locator(f"#{prefix}-rules-{section} figure")
        figure.scroll_into_view_if_needed()
        expect(figure.locator("[inert] > *")).to_be_visible()
        wanted = f"/learn/{game}/{lesson.name}/{step + 1}"
        expect(links.nth(number)).to_have_attribute("href", wanted)
    lesson, step = pictures["01"]
    links.first.click()
    Pupil(visitor, lesson, step + 1).see(step)
