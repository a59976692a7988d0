"""People at a table talk to each other, and are called when it is their turn."""

from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, expect

from server.server_kit import ME, OPEN
from web.browser_kit import PATIENCE, PHONE, Profiles, Visitor
from web.conftest import Visit
from web.page_checks import can_be_hit, fits, is_accessible

TURN = '{"code": "your-turn", "table": "t1", "game": "kingdom-builder"}'
PUBLIC = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
STAND_IN = """
window.called = [];
window.Notification = class {
    static permission = 'default';
    static requestPermission() {
        window.called.push('asked');
        return Promise.resolve((Notification.permission = 'granted'));
    }
    constructor(title) { window.called.push(title); }
    close() {}
};
let isHidden = false;
Object.defineProperty(document, 'hidden', { get: () => isHidden });
window.hide = () => { isHidden = true; document.dispatchEvent(new Event('visibilitychange')); };
navigator.setAppBadge = (count) => { window.called.push(count); return Promise.resolve(); };
"""
ACTIVE = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
SHOWN = """navigator.serviceWorker.ready
    .then((worker) => worker.getNotifications())
    .then((all) => all.map(({ title, data }) => [title, data])[0])"""
SUBSCRIBED = f"""
PushManager.prototype.getSubscription = () => Promise.resolve(null);
PushManager.prototype.subscribe = () => Promise.resolve({{
    toJSON: () => ({{ endpoint: 'https://push.example/1',
                     keys: {{ p256dh: '{PUBLIC}', auth: 'AAAAAAAAAAAAAAAAAAAAAA' }} }}),
}});
"""


def seated(host: Visitor, guest: Visitor) -> str:
    """A table at which both sit; the host begins."""
    table = host.lay("kingdom-builder", ME, OPEN, options={"first": "A"})
    link = host.post(f"/api/tables/{table}/keys", {"kind": "play", "seat": None})
    guest.post("/api/enter", {"key": link["key"]})
    sit = {"id": f"sit-{table}", "revision": 0, "command": {"type": "sit", "seat": 1}}
    guest.post(f"/api/tables/{table}/commands", sit)
    return table


def come(table: str, *visitors: Visitor) -> None:
    for visitor in visitors:
        visitor.page.goto(f"/table/{table}")


def panel_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("ui-talk"))


def button(visitor: Visitor, unread: int = 0) -> Locator:
    return visitor.page.get_by_role("button", name=visitor.say("ui-talk-button", count=unread))


def test_two_people_talk_each_in_their_language_and_one_mutes_the_other(visit: Visit) -> None:
    ann, bo, eve = visit(), visit(language="cs", size=PHONE, theme="night"), visit()
    for visitor, name in ((ann, "Ann"), (bo, "Bo"), (eve, "Eve")):
        visitor.introduce(name)
    table = seated(ann, bo)
    link = ann.post(f"/api/tables/{table}/keys", {"kind": "watch", "seat": None})
    eve.post("/api/enter", {"key": link["key"]})
    come(table, eve, ann, bo)
    button(ann).press("Enter")
    expect(panel_of(ann)).to_contain_text(ann.say("ui-watchers-names", names="Eve"))
    for visitor in (eve, bo):
        one = visitor.page.get_by_role("img", name=visitor.say("ui-watchers", count=1))
        expect(one).to_be_visible()
    expect(button(eve)).to_have_count(0)
    log = panel_of(ann).get_by_role("log")
    expect(ann.page.get_by_label(ann.say("ui-talk-message"))).to_be_focused()
    ann.page.keyboard.type("Good evening")
    ann.page.keyboard.press("Enter")
    panel_of(ann).get_by_role("button", name=ann.say("ui-say-luck")).press("Enter")
    expect(log).to_contain_text(ann.say("ui-say-luck"))
    button(bo, unread=2).tap()
    heard = panel_of(bo).get_by_role("log")
    expect(heard).to_contain_text("Good evening")
    expect(heard).to_contain_text(bo.say("ui-say-luck"))
    panel_of(bo).get_by_role("button", name=bo.say("ui-say-thanks")).tap()
    expect(log).to_contain_text(ann.say("ui-say-thanks"))
    for visitor in (ann, bo):
        panel_of(visitor).get_by_text(visitor.say("ui-talk-more")).click()
        is_accessible(visitor.page)
        fits(visitor.page)
        can_be_hit(visitor.page)
    check_nothing_is_covered(bo.page)
    panel_of(bo).get_by_label(bo.say("ui-talk-mute", who="Ann")).check()
    expect(heard).not_to_contain_text("Good evening")
    panel_of(ann).get_by_label(ann.say("ui-chat")).uncheck()
    expect(panel_of(bo)).to_contain_text(bo.say("ui-talk-hushed"))
    expect(log).not_to_contain_text("Good evening")
    ann.page.keyboard.press("Escape")
    expect(button(ann)).to_be_focused()
    come(seated(ann, bo), ann, bo)  # it holds at the next table
    button(ann).click()
    panel_of(ann).get_by_role("button", name=ann.say("ui-say-hello")).click()
    expect(panel_of(ann).get_by_role("log")).to_contain_text(ann.say("ui-say-hello"))
    button(bo).tap()
    expect(panel_of(bo).get_by_label(bo.say("ui-talk-mute", who="Ann"))).to_be_checked()
    expect(panel_of(bo).get_by_role("log")).to_have_text(bo.say("ui-talk-nothing"))


def check_nothing_is_covered(page: Page) -> None:
    """What is decided with stays free."""
    bottom = page.locator("section.talk").evaluate("e => e.getBoundingClientRect().bottom")
    for free in (".zoom", "footer"):
        assert page.locator(free).first.evaluate("e => e.getBoundingClientRect().top") >= bottom


def test_who_says_yes_is_called_when_the_page_is_in_the_background(visit: Visit) -> None:
    ann, bo = visit(), visit(language="ru")
    ann.introduce("Ann")
    bo.introduce("Bo")
    bo.page.add_init_script(STAND_IN)
    table = seated(ann, bo)
    come(table, bo)
    offer = bo.page.get_by_role("region", name=bo.say("ui-call"))
    expect(offer).to_be_visible()
    is_accessible(bo.page)
    assert bo.page.evaluate("called") == [], "nobody is asked unasked"
    offer.get_by_role("button", name=bo.say("ui-call-yes")).click()
    expect(offer).to_be_hidden()
    bo.page.evaluate("hide()")
    ann.play_ahead(table, lambda state: state["decider"] == 1, lambda state: state["legal"][0])
    called = bo.say("ui-page-your-turn", title=bo.say("kb-title"))
    bo.page.wait_for_function("called.length > 2")
    assert bo.page.evaluate("called") == ["asked", 1, called]
    assert bo.page.title() == called


def test_the_worker_tells_a_turn_in_the_language_of_the_reader(
    notifying: Profiles, visit: Visit
) -> None:
    ann, bo = visit(), visit(notifying, language="cs", new=True)
    ann.introduce("Ann")
    bo.introduce("Bo")
    bo.context.grant_permissions(["notifications"])
    bo.page.add_init_script(SUBSCRIBED)
    posted: list[Any] = []

    def answer(route: Any) -> None:
        if route.request.method == "POST":
            posted.append(route.request.post_data_json)
        route.fulfill(json={"key": PUBLIC})

    bo.page.route("**/api/push", answer)
    bo.set(calls=True)
    come(seated(ann, bo), bo)
    until(bo.page, "caches.match('/worker-words').then(Boolean)")
    assert [each["endpoint"] for each in posted] == ["https://push.example/1"]
    until(bo.page, ACTIVE)
    deliver(bo.page, TURN)
    title = bo.say("ui-page-your-turn", title=bo.say("kb-title"))
    assert until(bo.page, SHOWN) == [title, "/table/t1"]


def until(page: Page, promise: str) -> Any:
    """What is promised, as soon as it is something."""
    deadline = monotonic() + PATIENCE / 1000
    while not (found := page.evaluate(promise)):
        assert monotonic() < deadline, promise
        page.wait_for_timeout(50)
    return found


def deliver(page: Page, data: str) -> None:
    """What a push service would do."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    origin = page.evaluate("origin")
    while not found:
        page.wait_for_timeout(50)
    message = {"origin": origin, "registrationId": found[-1], "data": data}
    session.send("ServiceWorker.deliverPushMessage", message)
