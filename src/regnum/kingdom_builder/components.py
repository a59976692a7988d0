"""What is in the box: the tables of the game as plain data, the same in every match."""

from regnum.core.contract import Json
from regnum.kingdom_builder.data import (
    BASE_CARDS,
    BUILDABLE,
    BUILDERS,
    CARDS_PER_TERRAIN,
    LOCATION_NAMES,
    NOMAD_TOKEN_COUNTS,
    NOMADS_SECTORS,
    RED_CARDS,
    SECTORS,
    SETTLEMENTS_PER_SEAT,
    TERRAIN_NAMES,
    TOKENS_PER_LOCATION,
    WALLS,
)


def components() -> dict[str, Json]:
    """Terrains, sectors, cards, locations, tokens and pieces."""
    return {
        "terrains": [
            {"name": name, "buildable": terrain in BUILDABLE}
            for terrain, name in enumerate(TERRAIN_NAMES)
        ],
        "sectors": {name: "/".join(rows) for name, rows in SECTORS.items()},
        "cards": [
            {"name": name, "nomads": name in RED_CARDS, "at_once": name in RED_CARDS}
            for name in ("castles", *BASE_CARDS, *RED_CARDS)
        ],
        "locations": [
            {
                "name": name,
                "nomads": name in NOMADS_SECTORS,
                "tokens": TOKENS_PER_LOCATION,
                "builds": kind in BUILDERS,
            }
            for kind, name in enumerate(LOCATION_NAMES)
        ],
        "nomad_tokens": [
            {"name": name, "count": count} for name, count in NOMAD_TOKEN_COUNTS.items()
        ],
        "settlements": SETTLEMENTS_PER_SEAT,
        "terrain_cards": CARDS_PER_TERRAIN,
        "walls": WALLS,
    }
