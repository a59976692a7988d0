"""How fields of steps are written in a position line, beside those that every game has."""

from regnum.core.steps import Field
from regnum.kingdom_builder.board import parse_cells, print_cells
from regnum.kingdom_builder.data import KIND_NAMES, TERRAIN_NAMES

CELLS = Field(print_cells, lambda text, _: parse_cells(text))  # a set
KIND = Field(KIND_NAMES.__getitem__, lambda text, _: KIND_NAMES.index(text))  # of a token
TERRAIN = Field(TERRAIN_NAMES.__getitem__, lambda text, _: TERRAIN_NAMES.index(text))
