"""How much comes over the wire before a first game, how soon it can be played, how it moves."""

import gzip
from collections import Counter
from time import monotonic

import pytest
from playwright.sync_api import Page, Response

from web.browser_kit import Visitor
from web.conftest import Visit
from web.table_page import start

HEAVIEST = 150_000  # bytes of all but the fonts, compressed
SLOWEST_SECONDS = 2.0  # until the first game can be started; one second on a machine of its own
FIRST_GAME_SECONDS = 15.0
SLOWEST_FRAME_MS = 100  # median while the map is dragged, without a graphics card
VISITS = 5  # the quickest counts: other work on this machine is not the client's
DRAGS = 40
FRAMES = """() => {
    window.frames = [];
    let last = performance.now();
    const step = (now) => {
        window.frames.push(now - last);
        last = now;
        window.counting = requestAnimationFrame(step);
    };
    window.counting = requestAnimationFrame(step);
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("prefix", ["kb", "ks"])
def test_a_first_game_is_light_and_soon_there(
    visit: Visit, prefix: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    visitor = visit(language=language, new=True)
    responses: list[Response] = []
    visitor.page.on("response", lambda response: responses.append(response))
    began = monotonic()
    page = start(visitor, prefix)
    page.wait()
    seconds = monotonic() - began
    visitor.settle()
    weights = Counter[str]()
    for response in responses:
        weights[kind(response)] += weight(response)
    del weights["font"]
    with capsys.disabled():
        shares = ", ".join(f"{kind} {weight / 1000:.1f}" for kind, weight in weights.items())
        print(f"\n{prefix} in {language}: {weights.total() / 1000:.1f} kB ({shares})")
        print(f"before a first game, which could be played after {seconds:.1f} s")
    assert weights.total() <= HEAVIEST
    assert seconds < FIRST_GAME_SECONDS


def kind(response: Response) -> str:
    """What a response is for; pictures may be laid into the page by a script."""
    return "image" if response.url.endswith(".svg") else response.request.resource_type


def weight(response: Response) -> int:
    """Bytes as gzip packs them."""
    return len(gzip.compress(response.body()))


def test_the_home_page_is_soon_usable(visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    seconds = [until_usable(visit(new=True)) for _ in range(VISITS)]
    with capsys.disabled():
        print(f"\nhome: usable after {min(seconds):.2f} s")
    assert min(seconds) < SLOWEST_SECONDS


def until_usable(visitor: Visitor) -> float:
    """Seconds from the first byte asked for until a game can be started."""
    visitor.page.goto("/", wait_until="commit")
    visitor.page.get_by_role("button", name=visitor.say("ui-play-bots")).first.wait_for()
    return float(visitor.page.evaluate("performance.now()")) / 1000


def test_the_map_follows_the_mouse(visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    page = start(visit(), "kb")
    page.wait()
    page.page.get_by_role("button", name=page.say("kb-map-nearer")).click()
    frames = drag(page.page)
    with capsys.disabled():
        print(f"\nmap: {frames:.1f} ms between frames while it is dragged (median)")
    assert frames < SLOWEST_FRAME_MS


def drag(page: Page) -> float:
    """Move the map about; gives the median time between frames."""
    page.evaluate(FRAMES)
    page.mouse.move(400, 400)
    page.mouse.down()
    for step in range(DRAGS):
        page.mouse.move(400 + 4 * step, 400 + 2 * step)
    page.mouse.up()
    frames: list[float] = page.evaluate("() => (cancelAnimationFrame(counting), frames)")
    return sorted(frames)[len(frames) // 2]
