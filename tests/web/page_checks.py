"""What must be true of every page, whatever it shows."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SMALLEST_TARGET = 24
VIOLATIONS = """(only) => axe.run(document, { resultTypes: ['violations'], ...only })
    .then(({ violations }) => violations)"""
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}

WIDER = "document.scrollingElement.scrollWidth - innerWidth"
OVERFLOWING = """async () => {
    await document.fonts.ready;
    const kinds = 'button, a, h1, h2, h3, h4, label, legend, summary, th, td, caption, select';
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
    const isBlock = (element) => getComputedStyle(element).display !== 'inline';
    const isHidden = (element) => getComputedStyle(element).clipPath !== 'none';
    const haloOf = (element) =>
        Math.max(0, -parseFloat(getComputedStyle(element, '::after').right) || 0);
    return [...document.querySelectorAll(kinds)]
        .filter((element) => isShown(element) && isBlock(element) && !isHidden(element))
        .filter((element) => element.clientWidth
            && element.scrollWidth > element.clientWidth + haloOf(element) + 1)
        .map((element) => `${element.tagName} ${element.className}: ` +
            `${element.innerText.trim() || element.ariaLabel} ` +
            `(${element.scrollWidth} > ${element.clientWidth})`);
}"""
SMALL_TARGETS = """(smallest) => {
    const targets = 'button, a, input, select, summary, [role=button], [role=radio]';
    const isInText = (element) => element.closest('p, li, td, th') !== null
        && getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll(targets)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('.hidden, [inert]') && !isInText(element))
        .map((element) => [element.closest('label') ?? element, element])
        .map(([box, element]) => [box.getBoundingClientRect(), element])
        .filter(([box]) => box.width && (box.width < smallest || box.height < smallest))
        .map(([box, element]) => `${element.tagName} ${element.className}: ` +
            `${element.ariaLabel ?? element.innerText.trim()} ${box.width} x ${box.height}`);
}"""


def fits(page: Page) -> None:
    """The page is not scrolled sideways."""
    assert page.evaluate(WIDER) <= 0, f"{page.url} is too wide by {page.evaluate(WIDER)} pixels"


def has_room(page: Page) -> None:
    """No words stick out of their box."""
    found = page.evaluate(OVERFLOWING)
    assert not found, "\n".join([page.url, *found])


def can_be_hit(page: Page) -> None:
    """Whatever can be pressed is large enough for a finger."""
    found = page.evaluate(SMALL_TARGETS, SMALLEST_TARGET)
    assert not found, "\n".join([page.url, *found])


@cache
def _axe() -> str:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/")
    return AXE.read_text()


def is_accessible(page: Page, are_only_colours_new: bool = False) -> None:
    """Axe finds nothing; where everything else was looked at before, not in the colours."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found: list[dict[str, Any]] = page.evaluate(VIOLATIONS, COLOURS if are_only_colours_new else {})
    told = [
        f"{each['id']}: {each['help']}\n    "
        + "\n    ".join(f"{node['html'][:90]} {_why(node)}" for node in each["nodes"][:3])
        for each in found
    ]
    assert not told, f"{page.url}\n" + "\n".join(told)


def _why(node: dict[str, Any]) -> str:
    checks = [*node["any"], *node["all"], *node["none"]]
    return json.dumps([check["message"] for check in checks], ensure_ascii=False)
