"""Every picture of the game by its name: tokens, terrains, cards, pieces."""

from functools import cache
from math import hypot
from random import Random
from zlib import crc32

from regnum.core.drawing import paths
from regnum.core.seats import SEAT_LETTERS
from regnum.core.sprites import Picture, sheet
from regnum.kingdom_builder.data import LOCATION_NAMES, NOMAD_NAMES, TERRAIN_LETTERS, TERRAIN_NAMES
from regnum.kingdom_builder.picture import art
from regnum.kingdom_builder.picture.cards import BORDERS, CARD_EMBLEMS
from regnum.kingdom_builder.picture.scene import RADIUS, WIDTH
from regnum.kingdom_builder.picture.svg import drawings

ROUNDEL, PIECE, CARD, SWATCH = 25, 22, 25, 31  # how far pictures reach
INK = art.PAINT["ink"]
HEX = (
    f"M0,{-RADIUS:g}L{WIDTH / 2:.2f},{-RADIUS / 2:g}V{RADIUS / 2:g}L0,{RADIUS:g}"
    f"L{-WIDTH / 2:.2f},{RADIUS / 2:g}V{-RADIUS / 2:g}z"
)


@cache
def art_svg() -> str:
    """All pictures in one document."""
    drawn = drawings()
    pictures: dict[str, Picture] = {}
    for rim, names in (("gold", LOCATION_NAMES), ("violet", NOMAD_NAMES)):
        pictures |= {f"token-{name}": Picture(ROUNDEL, drawn[rim] + drawn[name]) for name in names}
    for seat in SEAT_LETTERS:
        piece = Picture(PIECE, drawn[f"seat-{seat}"])
        pictures |= {f"settlement-{seat}": piece, f"seat-{seat}": piece}
    pictures |= {f"card-{name}": Picture(CARD, _card(name)) for name in CARD_EMBLEMS}
    pictures |= {
        f"terrain-{name}": Picture(SWATCH, _swatch(letter))
        for name, letter in zip(TERRAIN_NAMES, TERRAIN_LETTERS, strict=True)
    }
    pictures["castle"] = Picture(ROUNDEL, drawn["silver"] + paths(CARD_EMBLEMS["castles"]))
    pictures["nomads"] = Picture(ROUNDEL, drawn["violet"] + drawn["camp"])
    pictures["wall"] = Picture(PIECE, drawn["wall"])
    pictures["coin"] = Picture(6, drawn["coin"])
    clip = f'<defs><clipPath id="hex"><path d="{HEX}"/></clipPath></defs>'
    return sheet(clip, pictures)


def _card(name: str) -> str:
    """A plaque of parchment with the emblem of a card."""
    return (
        f'<rect x="-23.4" y="-23.4" width="46.8" height="46.8" rx="6" fill="{BORDERS[name]}" '
        f'stroke="{INK}" stroke-width="1.5"/>'
        f'<rect x="-19.4" y="-19.4" width="38.8" height="38.8" rx="3.4" '
        f'fill="{art.PAINT["cream"]}" stroke="{INK}"/>'
        f'<g transform="scale(1.14)">{paths(CARD_EMBLEMS[name])}</g>'
    )


def _swatch(letter: str) -> str:
    """A hex of a terrain with its wash and its symbols."""
    wash = art.WASHES[letter]
    symbols = "".join(
        f'<g transform="translate({x:.0f} {y:.0f})">{paths(art.SYMBOLS[letter][variant])}</g>'
        for x, y, variant in _scattered(letter)
    )
    return (
        f'<path d="{HEX}" fill="{wash.area}"/><g clip-path="url(#hex)">'
        f'<path d="{HEX}" fill="none" stroke="{wash.rim}" stroke-width="9" stroke-opacity=".45"/>'
        f'{symbols}</g><path d="{HEX}" fill="none" stroke="{art.PAINT["line"]}" '
        'stroke-width="1.8"/>'
    )


def _scattered(letter: str) -> list[tuple[float, float, int]]:
    """Places for common symbols inside a hex, those in front last."""
    random, room = Random(crc32(letter.encode())), art.SCATTERS[letter]
    common = len(art.SYMBOLS[letter]) - art.RARE.get(letter, (0, 0.0))[0]
    found: list[tuple[float, float, int]] = []
    for _ in range(400):
        x, y = random.uniform(-20, 20), random.uniform(-20, 20)
        if hypot(x, y) < 19.5 and all(hypot(x - u, y - v) > room.apart for u, v, _ in found):
            found.append((x, y, random.randrange(common)))
    return sorted(found, key=lambda symbol: symbol[1])
