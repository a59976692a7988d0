"""Two browsers at one table, over a network that fails and a server that is restarted."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import Page, WebSocketRoute, expect

from server.server_kit import ME, OPEN, Server
from web.browser_kit import Data, Profiles, Visitor
from web.browser_kit import server as own_server
from web.conftest import Visit
from web.table_page import PAGES, TablePage, sit_down

Enough: TypeAlias = Callable[[Data], bool]
SOME = 5  # decisions: enough that both decide
FORGIVEN = ("net::ERR_", "WebSocket ")  # what a browser writes when nobody answers


def meet(visit: Visit, prefix: str, **more: object) -> tuple[TablePage, TablePage]:
    """Ann lays a table and sends a link; Bo follows it and sits down."""
    ann, bo = (visit(text=True, confirm=False) for _ in range(2))
    for visitor in (ann, bo):
        visitor.forgiven = FORGIVEN
    host = sit_down(ann, prefix, ME, OPEN, **more)
    ann.page.get_by_role("button", name=ann.say("ui-invite-link")).click()
    link = ann.page.get_by_role("textbox", name=ann.say("ui-invite-link")).input_value()
    bo.introduce("Bo")
    bo.page.goto(link)
    bo.page.wait_for_url("**/table/*")
    sit = bo.page.get_by_role("button", name=bo.say("ui-sit"))
    guest = PAGES[prefix](bo, host.table, prefix)
    expect(sit.or_(guest.bar)).to_be_visible()
    if sit.is_visible():
        sit.click()
    expect(guest.bar).to_be_visible()
    return host, guest


def test_two_browsers_through_a_cut_and_a_restart(
    visit: Visit, server: Server, is_whole: bool
) -> None:
    pages = meet(visit, "ks")
    taken: list[str] = []

    def play_on(last_year: int) -> None:
        """Up to a year of a whole match, or a few decisions."""
        enough = len(taken) + SOME
        play(
            pages,
            taken,
            lambda state: state["view"]["year"] > last_year if is_whole else len(taken) >= enough,
        )

    play_on(1)

    state = play(pages, taken, lambda state: state["decider"] == 0)
    ann = pages[0]
    state = ann.wait(len(state["log"]))
    ann.visitor.context.set_offline(True)
    expect(ann.page.get_by_role("banner")).to_contain_text(ann.say("ui-connection-offline"))
    taken.append(state["legal"][0])
    ann.choice(taken[-1]).click()
    ann.visitor.context.set_offline(False)
    pages[1].wait_for_lines(len(state["log"]) + 1)
    play_on(2)

    server.kill()
    for page in pages:
        expect(page.page.get_by_role("banner")).to_contain_text(
            page.say("ui-connection-reconnecting")
        )
    server.start()
    play_on(5)

    ours, theirs = (page.state() for page in pages)
    assert ours["status"] == ("finished" if is_whole else "playing")
    assert {line["seat"] for line in ours["log"][-SOME:]} == {0, 1} or is_whole
    for each in ("revision", "view", "scores", "winners", "log"):
        assert ours[each] == theirs[each]
    assert [line["action"] for line in ours["log"] if line["type"] == "played"] == taken


def test_a_decision_whose_answer_is_lost_is_taken_once(visit: Visit) -> None:
    visitor = visit()
    visitor.forgiven = FORGIVEN
    lost = lose_the_first_answer(visitor.page)
    page = sit_down(visitor, "kb")
    state = page.wait()
    action = str(state["legal"][0])
    after = page.decide(action, state)
    assert lost == ["done"]
    after = page.decide(str(after["legal"][0]), after)
    played = [line["action"] for line in after["log"][len(state["log"]) :]]
    assert played[0] == action
    assert len(set(played)) == len(played) == 2


def test_a_decision_that_cannot_be_stored_is_kept_and_taken_later(
    profiles: Profiles, tmp_path: Path
) -> None:
    with own_server(tmp_path) as server:  # nobody else shall miss its database
        visitor = Visitor(profiles, server.url, language="cs", text=True, confirm=False)
        lose_the_database(sit_down(visitor, "kb"), tmp_path / "regnum.db")
        visitor.close()
        assert visitor.errors == []


def lose_the_database(page: TablePage, database: Path) -> None:
    """It is away while somebody decides."""
    elsewhere = database.with_name("elsewhere.db")
    state = page.wait()
    page.choice(state["legal"][0]).wait_for()
    banner = page.page.get_by_role("banner")
    database.rename(elsewhere)
    try:
        page.choice(state["legal"][0]).click()
        expect(banner).to_contain_text(page.say("ui-connection-not-stored"))
        assert len(page.state()["log"]) == len(state["log"])
    finally:
        elsewhere.rename(database)
    page.wait_for_lines(len(state["log"]) + 1)
    expect(banner).not_to_contain_text(page.say("ui-connection-not-stored"))
    played = [line["action"] for line in page.state()["log"][len(state["log"]) :]]
    assert played[0] == state["legal"][0]
    assert played.count(played[0]) == 1


def test_who_wants_to_be_forgotten_comes_back_as_somebody_new(visit: Visit) -> None:
    visitor = visit()
    visitor.forgiven = ("401",)  # the browser of a test always believes that it is known
    page = sit_down(visitor, "kb")
    before = visitor.get("/api/me")["id"]
    page.page.get_by_role("button", name=page.say("ui-menu")).click()
    page.page.get_by_role("button", name=page.say("ui-settings")).click()
    page.page.get_by_role("button", name=page.say("ui-forget-me"), exact=True).click()
    expect(page.page.get_by_text(page.say("ui-forget-me-about"))).to_be_visible()
    page.page.get_by_role("button", name=page.say("ui-forget-me-now")).click()
    page.page.wait_for_url("**/")
    visitor.settle()
    assert visitor.get("/api/me")["id"] != before


def lose_the_first_answer(page: Page) -> list[str]:
    """The connection breaks when the server has done something and says so."""
    lost: list[str] = []

    def connect(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            kind = json.loads(message)["type"]
            if kind == "done" and not lost:
                lost.append(kind)
                server.close()
                browser.close()
            else:
                browser.send(message)

        server.on_message(pass_on)

    page.route_web_socket("**/socket?*", connect)
    return lost


def play(pages: tuple[TablePage, TablePage], taken: list[str], is_enough: Enough) -> Data:
    """Whoever is asked takes the first decision that is offered, until something is so."""
    state = pages[0].state()
    while state["status"] == "playing" and not is_enough(state):
        page = pages[state["decider"]]
        state = page.wait(len(state["log"]))
        taken.append(state["legal"][0])
        page.choice(taken[-1]).click()
        page.wait_for_lines(len(state["log"]) + 1)
        state = page.state()
    return state
