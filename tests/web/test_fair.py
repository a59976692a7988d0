"""Fair dice, as a browser sees them: what it mixes in, what it checks, and when it cries out."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from server.server_kit import ME, OPEN, Server, local
from web import browser_kit
from web.browser_kit import Profiles, Visitor
from web.conftest import Visit

LANGUAGES = ("en", "ru", "cs")


def test_a_browser_mixes_its_share_in_and_checks_the_dice_at_the_end(visit: Visit) -> None:
    ann, host = visit(), visit()
    ann.introduce("Ann")
    host.introduce("Bo")
    table = host.lay("kingdom-builder", OPEN, ME, is_listed=True)
    ann.page.goto(f"/table/{table}")
    ann.page.get_by_role("button", name=ann.say("ui-sit")).click()
    ann.page.get_by_role("application", name=ann.say("kb-map")).wait_for()
    state = ann.get(f"/api/tables/{table}")
    assert [share["seat"] for share in state["shares"]] == [0]
    assert state["shares"][0]["share"] is not None, "it was shown before the start"
    ann.page.goto("about:blank")
    random, end = Random(1), state
    while end["status"] == "playing":
        for visitor in (ann, host):
            end = visitor.play_ahead(
                table, lambda state: not state["legal"], lambda state: random.choice(state["legal"])
            )
    assert end["status"] == "finished"
    ann.page.goto(f"/table/{table}")
    draws = sum(len(line.get("chance", [])) for line in end["log"])
    summary = ann.page.get_by_text(ann.say("ending-promise-drawn", count=draws))
    expect(summary).to_be_visible()
    summary.click()
    expect(ann.page.get_by_text(ann.say("ending-promise-mixed", who="Ann"))).to_be_visible()
    expect(ann.page.get_by_text(ann.say("ending-promise-late"))).to_have_count(0)
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_a_table_from_the_home_page_is_mixed_as_well(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/")
    ann.page.get_by_role("button", name=ann.say("ui-play-bots")).first.click()
    ann.page.wait_for_url("**/table/*")
    ann.page.get_by_role("contentinfo").wait_for()
    table = ann.page.url.rpartition("/")[2]
    [share] = ann.get(f"/api/tables/{table}")["shares"]
    assert share["share"] is not None


def test_who_replaces_the_seed_in_mid_match_is_found_out_in_every_language(
    profiles: Profiles, tmp_path: Path, is_whole: bool
) -> None:
    with browser_kit.server(tmp_path) as server:
        languages = LANGUAGES if is_whole else LANGUAGES[-1:]
        people = [Visitor(profiles, server.url, language=language) for language in languages]
        for person in people:
            person.introduce("Ann")
            person.forgiven = ("WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource")
        host = people[0]
        table = host.lay("kingdom-builder", ME, local("Bo"), is_listed=True)
        for person in people:
            person.page.goto(f"/table/{table}")
            person.page.get_by_role("contentinfo").wait_for()
            expect(person.page.get_by_role("alert")).to_have_count(0)
        replace_seed(server, tmp_path)
        for person in people:
            alarm = person.page.get_by_role("alert")
            expect(alarm).to_contain_text(person.say("ui-unfair"))
            expect(alarm).to_contain_text(person.say("ui-unfair-why", what="changed", count=0))
        host.page.reload()
        expect(host.page.get_by_role("alert")).to_contain_text(host.say("ui-unfair"))
        assert [error for person in people for error in person.errors] == []
        for person in people:
            person.close()


def replace_seed(server: Server, folder: Path) -> None:
    """What somebody with the database could try while a match goes on."""
    server.stop()
    with closing(sqlite3.connect(folder / "regnum.db")) as database:
        database.execute("update tables set seed = '7', salt = 'other'")
        database.commit()
    server.start()


def test_a_host_sends_a_guest_away_and_ends_links(visit: Visit) -> None:
    ann, mal = visit(), visit()
    for visitor, name in ((ann, "Ann"), (mal, "Mal")):
        visitor.introduce(name)
    table = ann.lay("kingsburg", ME, OPEN, OPEN, is_listed=True)
    for visitor in (ann, mal):
        visitor.page.goto(f"/table/{table}")
    mal.page.get_by_role("button", name=mal.say("ui-sit")).first.click()
    ann.page.get_by_role("button", name=ann.say("ui-remove-guest-of", who="Mal")).click()
    ann.page.get_by_role("button", name=ann.say("ui-remove-guest"), exact=True).click()
    mal.forgiven = ("WebSocket", "Failed to load resource")
    expect(mal.page.get_by_text(mal.say("ui-refused-no-such-table"))).to_be_visible()
    ann.page.get_by_role("button", name=ann.say("ui-menu")).click()
    for kind in ("play", "watch", "seat"):
        ann.page.get_by_role("button", name=ann.say(f"ui-revoke-{kind}")).click()
    expect(ann.page.get_by_text(ann.say("ui-revoked"))).to_be_visible()
