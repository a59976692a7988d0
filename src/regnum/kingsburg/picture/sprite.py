"""Every picture of the game by its name: advisors, buildings, enemies, goods, dice."""

from functools import cache

from regnum.core.seats import SEAT_LETTERS
from regnum.core.sprites import Picture, sheet
from regnum.kingsburg.data import ENEMY_NAMES, GIFTS, GOODS, PHASE_CODES, PLANS
from regnum.kingsburg.picture import art
from regnum.kingsburg.picture.parts import DIE, definition, die_body, drawings, pips_of, put
from regnum.kingsburg.picture.svg import TIERS

# How far pictures reach.
PORTRAIT, BUILDING, ENEMY, PIECE, ICON, PHASE, ENVOY = 42, 19, 37, 19, 10, 13, 15
# Icons by the names that the world outside knows.
ICONS = {
    **{f"good-{name}": name for name in (*GOODS, "any", "other")},
    "soldier": "soldier",
    "token-plus2": "token",
    "point": "point",
    "peek": "peek",
    "battle": "battle",
    "building-lost": "building",
}
FACES = range(1, len(art.PIPS) + 1)
DASHES = ' stroke-dasharray="3.2 2.9"'
# Around the dashes, which would be lost on a dark ground.
WHITE_RIM = f'<rect x="{-DIE / 2}" y="{-DIE / 2}" width="{DIE}" height="{DIE}" rx="9" fill="#fff"/>'
# A die in the colour of the text around it; the page may set `--pips`.
PLAIN_DIE = art.Die("currentColor", "#00000040", "", 4)


@cache
def art_svg() -> str:
    """All pictures in one document."""
    drawn = drawings()
    pictures = {name: Picture(ICON, drawn[drawing]) for name, drawing in ICONS.items()}
    for rim, advisors in TIERS:
        for name in (GIFTS[advisor].name for advisor in advisors):
            pictures[f"advisor-{name}"] = Picture(PORTRAIT, drawn[name] + drawn[f"rim-{rim}"])
    for name in (plan.name for plan in PLANS):
        pictures[f"building-{name}"] = Picture(BUILDING, put(0, 2.4, drawn[name]))
    for name in ENEMY_NAMES:
        pictures[f"enemy-{name}"] = Picture(ENEMY, put(0, -3, drawn[f"{name}-shield"]))
    for number, code in enumerate(PHASE_CODES, 1):
        pictures[f"phase-{code}"] = Picture(PHASE, drawn[f"phase-{number}"])
    for seat in SEAT_LETTERS:
        pictures[f"seat-{seat}"] = Picture(PIECE, drawn[f"seat-{seat}"])
    pictures["envoy"] = Picture(ENVOY, drawn["envoy"])
    for face in FACES:
        pictures[f"die-{face}"] = Picture(DIE / 2, _plain_die(face))
        pictures |= {f"die-{kind}-{face}": Picture(DIE / 2, _die(kind, face)) for kind in art.DICE}
    shared = "".join(map(definition, ("shield", *ENEMY_NAMES)))
    return sheet(f"<defs>{art.ROUND}{shared}</defs>", pictures)


def _die(kind: str, face: int) -> str:
    """A die of a seat, a neutral one, or a white one with a dashed edge and hollow pips."""
    look = art.DICE[kind]
    if kind == "white":
        pips = _pips(face, f'fill="none" stroke="{art.PAINT["outline"]}"')
        return (
            WHITE_RIM + put(0, 0, die_body(look, DASHES), scale=0.9) + put(0, 0, pips, scale=0.76)
        )
    return die_body(look) + _pips(face, f'fill="{look.pips}"')


def _plain_die(face: int) -> str:
    return die_body(PLAIN_DIE) + _pips(face, 'style="fill:var(--pips,#fff8ec)"')


def _pips(face: int, look: str) -> str:
    return f"<g {look}>{pips_of(face)}</g>"
