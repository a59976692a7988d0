"""The icons of the client in the sizes that phones want, all from one picture: `make icons`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from web import browser_kit

FOLDER = Path(__file__).parents[2] / "web" / "public"
PAPER = "#f3e8cd"  # a phone cuts its own shape out of the one with a ground of its own
ICONS = {  # by name: pixels, the part of them that the picture takes, what is behind it
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-mask.png": (512, 0.74, PAPER),
}


def main() -> None:
    """Draw them all."""
    picture = (FOLDER / "icon.svg").read_text()
    with browser_kit.browser() as chromium:
        page = chromium.new_page()
        for name, (pixels, part, ground) in ICONS.items():
            page.set_viewport_size({"width": pixels, "height": pixels})
            size = f"position: fixed; inset: 0; margin: auto; width: {part:.0%}; height: {part:.0%}"
            page.set_content(
                f"<style>body {{ background: {ground} }} svg {{ {size} }}</style>{picture}"
            )
            page.screenshot(path=FOLDER / name, omit_background=True)


if __name__ == "__main__":
    main()
