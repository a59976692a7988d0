"""`regnum play` is opened to the local network, and somebody else comes in."""

import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from server.server_kit import COMMAND as SERVE
from server.server_kit import ME, OPEN, Server
from web.browser_kit import Profiles, Visitor
from web.page_checks import is_accessible

LAN = "127.0.0.2"  # stands for the address of this computer in its network


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """`regnum play` in a process of its own."""
    running = Server("", tmp_path, lan_address=LAN)
    running.command = (*SERVE[:-1], "play", "--no-browser")
    running.place = ("--port", str(running.port), "--data", str(tmp_path))
    with running:
        yield running


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere this address is not there")
def test_a_friend_in_the_same_network_comes_in(profiles: Profiles, server: Server) -> None:
    ann = Visitor(profiles, server.url)
    ann.introduce("Ann")
    table = ann.lay("kingsburg", ME, OPEN)
    ann.page.goto(f"/table/{table}")
    ann.page.get_by_role("button", name=ann.say("ui-network-open")).wait_for()
    invite = ann.page.get_by_role("button", name=ann.say("ui-invite-link"))
    expect(invite).to_have_count(0)  # nobody else could follow it
    ann.page.get_by_role("button", name=ann.say("ui-network-open")).click()
    expect(ann.page.get_by_role("note")).to_contain_text(f"http://{LAN}:{server.port}")
    invite.click()
    link = ann.page.get_by_role("textbox", name=ann.say("ui-invite-link")).input_value()
    assert urlsplit(link).hostname == LAN
    ann.page.get_by_text(ann.say("ui-qr")).click()
    expect(ann.page.get_by_role("img", name=link)).to_be_visible()
    is_accessible(ann.page)
    bo = Visitor(profiles, f"http://{LAN}:{server.port}")
    bo.introduce("Bo")
    bo.page.goto(link)
    bo.page.wait_for_url(f"http://{LAN}:{server.port}/table/{table}")
    for visitor in (ann, bo):
        visitor.close()
        assert visitor.errors == []
