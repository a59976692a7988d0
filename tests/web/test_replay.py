"""Looking back: a record file opened, walked through, shared and written again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from regnum.cli.main import main
from web.browser_kit import PREFIXES, Visitor
from web.conftest import Visit


@pytest.fixture(scope="module", params=["kb", "ks"])
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match between two bots, as a file."""
    path = tmp_path_factory.mktemp("records") / "match.regnum"
    assert main(["record", PREFIXES[request.param], "--seed", "7", "-o", str(path)]) == 0
    return path


def open_record(visitor: Visitor, record: Path) -> Page:
    """Choose the file on the home page."""
    page = visitor.page
    page.goto("/")
    page.get_by_label(visitor.say("ui-choose-file")).set_input_files(record)
    page.wait_for_url(re.compile(r"/replay/\w+/\d+"))
    page.get_by_role("slider").wait_for()
    return page


def test_a_match_is_walked_through_and_plays_by_itself(visit: Visit, record: Path) -> None:
    visitor = visit()
    page = open_record(visitor, record)
    slider = page.get_by_role("slider")
    count = int(slider.get_attribute("max") or 0) + 1
    assert count > 20

    def see(place: int) -> None:
        expect(slider).to_have_accessible_name(
            visitor.say("ui-replay-place", place=place, count=count)
        )

    see(1)
    press(visitor, "ui-step-forth")
    see(2)
    press(visitor, "ui-step-back")
    see(1)
    press(visitor, "ui-replay-last")
    see(count)
    slider.focus()
    slider.press("Home")
    see(1)
    slider.press("PageUp")
    expect(slider).not_to_have_accessible_name(visitor.say("ui-replay-place", place=1, count=count))

    slider.press("Home")
    see(1)
    page.get_by_label(visitor.say("ui-replay-speed")).select_option("4")
    press(visitor, "ui-replay-play")
    page.wait_for_function("() => document.querySelector('input[type=range]').value > 2")
    press(visitor, "ui-replay-pause")


def test_a_record_comes_out_as_it_went_in_and_a_link_opens_the_same_position(
    visit: Visit, record: Path
) -> None:
    ann, bo = visit(), visit()
    page = open_record(ann, record)
    with page.expect_download() as waiting:
        page.get_by_role("link", name=ann.say("ui-download-record")).click()
    assert waiting.value.suggested_filename.endswith(".regnum")
    assert waiting.value.path().read_text() == record.read_text()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last // 2))
    place = ann.say("ui-replay-place", place=last // 2 + 1, count=last + 1)
    expect(slider).to_have_accessible_name(place)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(ann, "ui-replay-share")
    page.get_by_text(ann.say("ui-copied")).first.wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    bo.page.goto(link)
    expect(bo.page.get_by_role("slider")).to_have_accessible_name(place)
    assert beside(bo) == beside(ann)


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_what_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path, language: str) -> None:
    visitor = visit(language=language)
    visitor.forgiven = ("400 (Bad Request)", "422")
    visitor.page.goto("/")
    nothing = tmp_path / "nothing.regnum"
    nothing.write_text("nothing")
    visitor.page.get_by_label(visitor.say("ui-choose-file")).set_input_files(nothing)
    refused = visitor.say("ui-record-refused", what="header", line=1)
    expect(visitor.page.get_by_role("alert")).to_have_text(refused)


def beside(visitor: Visitor) -> str:
    """Seats with their holdings and points, and the log."""
    return visitor.page.get_by_role("complementary").aria_snapshot()


def press(visitor: Visitor, message: str) -> None:
    """A button anywhere on the page."""
    visitor.page.get_by_role("button", name=visitor.say(message), exact=True).click()
