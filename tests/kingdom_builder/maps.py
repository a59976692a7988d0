"""The hexes of a map by their letters, read straight from the sector tables."""

from regnum.kingdom_builder.data import SECTORS

LAND = "GCDFT"
COLUMNS = "abcdefghijklmnopqrst"


def rows_of(sectors: str) -> list[str]:
    """The letters of a map, row by row from the top."""
    grids = []
    for text in sectors.split("/"):
        grid = SECTORS[text.removesuffix("180")]
        grids.append([row[::-1] for row in grid[::-1]] if text.endswith("180") else list(grid))
    top = [left + right for left, right in zip(grids[0], grids[1], strict=True)]
    return top + [left + right for left, right in zip(grids[2], grids[3], strict=True)]


def hexes(sectors: str, letters: str) -> list[str]:
    """The names of all hexes with one of these letters, in reading order."""
    return [
        f"{COLUMNS[column]}{row + 1}"
        for row, text in enumerate(rows_of(sectors))
        for column, letter in enumerate(text)
        if letter in letters
    ]


def land(sectors: str, count: int) -> str:
    """So many hexes that one builds on, the last ones in reading order."""
    return " ".join(hexes(sectors, LAND)[-count:])
