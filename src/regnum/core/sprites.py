"""Pictures by name in one SVG document, for pages that place them with `<use>`."""

from collections.abc import Mapping
from typing import NamedTuple


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
