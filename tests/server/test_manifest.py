"""What a phone reads before it puts the table on its home screen."""

import json
import struct
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from regnum.server.pages import KINDS, Client

PUBLIC = Path(__file__).parents[2] / "web" / "public"
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text())
PNG = b"\x89PNG\r\n\x1a\n"
HEAVIEST = 30_000  # bytes of an icon


def size_of(path: Path) -> str:
    """What the header of a PNG file says."""
    data = path.read_bytes()
    assert data.startswith(PNG)
    assert len(data) < HEAVIEST
    return "{}x{}".format(*struct.unpack(">II", data[16:24]))


def test_it_can_be_installed_as_a_table_of_its_own() -> None:
    assert {"name", "short_name", "icons", "theme_color", "background_color"} <= set(MANIFEST)
    assert (MANIFEST["display"], MANIFEST["lang"]) == ("standalone", "en")
    assert (MANIFEST["start_url"], MANIFEST["scope"], MANIFEST["id"]) == ("/", "/", "/")
    pixels = {
        (icon["sizes"], icon.get("purpose", "any"))
        for icon in MANIFEST["icons"]
        if icon["type"] == "image/png"
    }
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= pixels


@pytest.mark.parametrize("icon", MANIFEST["icons"], ids=lambda icon: icon["src"])
def test_every_icon_is_there_in_its_size(icon: dict[str, str]) -> None:
    path = PUBLIC / icon["src"].removeprefix("/")
    assert not urlsplit(icon["src"]).netloc
    assert KINDS[path.suffix] == icon["type"]
    assert icon["sizes"] == ("any" if path.suffix == ".svg" else size_of(path))


def test_it_is_sent_as_what_it_is_and_the_first_page_names_it() -> None:
    page = Client(PUBLIC).pages["manifest.webmanifest"]
    assert (page.kind, page.is_packed) == ("application/manifest+json", True)
    assert len(page.body) < 500, "it comes with the first page"
    index = (PUBLIC.parent / "index.html").read_text()
    assert '<link rel="manifest" href="/manifest.webmanifest" />' in index
