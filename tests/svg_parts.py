"""What is found in a drawn document, for tests of any game."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator

SVG = "{http://www.w3.org/2000/svg}"
ACTIVE = {"script", "style", "image", "foreignObject"}


def drawings(root: ET.Element) -> dict[str | None, ET.Element]:
    """Everything that has an id."""
    return {part.get("id"): part for part in root.iter() if part.get("id")}


def things(root: ET.Element) -> list[tuple[str, ET.Element]]:
    """The titles and groups of all things on the table."""
    groups = [(group.findtext(f"{SVG}title"), group) for group in root.iter(f"{SVG}g")]
    return [(title, group) for title, group in groups if title is not None]


def references(group: ET.Element, prefix: str) -> list[str]:
    """The drawings that a group uses, without the prefix of their game."""
    return [use.attrib["href"].removeprefix(f"#{prefix}") for use in group.iter(f"{SVG}use")]


def content(drawing: ET.Element) -> str:
    """What a drawing is made of."""
    return "".join(ET.tostring(part).decode() for part in drawing)


def referred(document: str) -> set[str]:
    """The ids that a document refers to."""
    return set(re.findall(r'(?:href="#|url\(#)([^")]+)', document))


def check_loads_nothing(document: str) -> None:
    """A document loads nothing and runs nothing."""
    tags = {part.tag.removeprefix(SVG) for part in ET.fromstring(document).iter()}
    assert tags.isdisjoint(ACTIVE)
    assert document.count("http") == 1


def drawn_elsewhere(code: str, scene: object) -> Iterator[str]:
    """What other processes write that read a scene, each with other hashes."""
    for seed in ("1", "2"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        command = [sys.executable, "-c", code]
        result = subprocess.run(
            command, input=repr(scene), env=environment, capture_output=True, text=True, check=True
        )
        yield result.stdout
