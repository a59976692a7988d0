"""Pictures by name in one SVG document, for pages that place them with `<use>`."""

import xml.etree.ElementTree as ET
from collections.abc import Mapping
from typing import NamedTuple

_SVG = "{http://www.w3.org/2000/svg}"
ET.register_namespace("", _SVG[1:-1])


class Picture(NamedTuple):
    """A drawing around the origin, and how far it reaches from there."""

    reach: float
    markup: str


def sheet(definitions: str, pictures: Mapping[str, Picture]) -> str:
    """A document with one symbol for each picture, and what the pictures refer to."""
    symbols = "\n".join(
        f'<symbol id="{name}" viewBox="{-reach:g} {-reach:g} {2 * reach:g} {2 * reach:g}" '
        f'stroke-linejoin="round" stroke-linecap="round">{markup}</symbol>'
        for name, (reach, markup) in pictures.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{definitions}\n{symbols}\n</svg>\n'


def only(document: str, names: frozenset[str]) -> str | None:
    """The same document with these pictures alone; None where there is no such picture."""
    root = ET.fromstring(document)
    for symbol in root.findall(f"{_SVG}symbol"):
        if symbol.get("id") not in names:
            root.remove(symbol)
    if len(root.findall(f"{_SVG}symbol")) < len(names):
        return None
    drawn = ET.tostring(root, encoding="unicode")
    for definitions in root.findall(f"{_SVG}defs"):
        for shared in list(definitions):
            if f"#{shared.get('id')}" not in drawn:
                definitions.remove(shared)
    return ET.tostring(root, encoding="unicode")
