"""A finished match is reviewed in the replay, and played on from a moment of it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from regnum.core.record import Record, print_record
from regnum.kingsburg.data import PHASE_CODES
from table.seating import played
from web.browser_kit import DESK, PHONE
from web.conftest import Visit
from web.page_checks import fits, is_accessible
from web.test_replay import open_record

END = 24  # decisions and outcomes of which the match consists: the review is made in Python
REVIEW_MS = 60_000
NAMES = ("Ann", "Ben", "Cyril", "Dorothea", "Ed")


def write_record(spec: str, folder: Path) -> Path:
    """The end of a match in which the first legal decision is always taken."""
    whole = played(spec)
    match = whole.branch(len(whole.actions) - END, seed=1)
    while not match.state.is_over:
        match.play(match.state.legal_actions()[0])
    path = folder / "match.regnum"
    path.write_text(print_record(Record(match, NAMES[: match.setup.players])))
    return path


@pytest.mark.parametrize(
    ("spec", "language", "size"),
    [
        ("kingdom-builder(players=2)", "en", DESK),
        ("kingsburg(players=5)", "ru", PHONE),
        ("kingdom-builder(players=2)", "cs", DESK),
    ],
)
def test_a_match_is_reviewed_and_played_on(
    visit: Visit, tmp_path: Path, spec: str, language: str, size: dict[str, int]
) -> None:
    visitor = visit(language=language, size=size)
    page = open_record(visitor, write_record(spec, tmp_path))
    page.get_by_role("button", name=visitor.say("review-begin")).click()
    parts = page.get_by_role("table", name=visitor.say("review-parts"))
    parts.wait_for(timeout=REVIEW_MS)
    expect(page.get_by_text(visitor.say("review-adds-up"))).to_be_visible()
    margins = parts.locator("tfoot td").all_inner_texts()
    won = next(each for each in margins if not each.startswith("\N{MINUS SIGN}"))
    told = page.get_by_role("paragraph").filter(has_text=f" {won} ")
    expect(told.first).to_be_visible()
    if len(margins) == 2:
        assert margins[0][-1] == margins[1][-1], "one is ahead by what the other is behind"
    assert f"players={len(margins)}" in spec
    points = page.get_by_role("list").filter(has=page.locator("button[aria-pressed]"))
    if points.count():
        if spec.startswith("kingsburg"):
            phases = (visitor.say("ks-event-phase", year=5, phase=each) for each in PHASE_CODES)
            assert any(phase in points.inner_text() for phase in phases), "told by year and phase"
        page.locator("li button[aria-pressed]").first.click()
        expect(page.locator("li button[aria-pressed=true]").first).to_be_visible()
        expect(page.locator("li.played")).to_be_visible()
    is_accessible(page)
    fits(page)
    page.get_by_role("button", name=visitor.say("ui-replay-first")).click()
    here = page.get_by_role("button", name=visitor.say("review-branch-here"))
    expect(here).to_be_enabled()
    here.click()
    page.wait_for_url(re.compile(r"/table/\w+"))
    page.locator("[data-board]").wait_for()
