"""Kingdom Builder as tables: terrains, sectors, cards and tokens, to compare with the rulebook."""

from typing import TypeAlias

Terrain: TypeAlias = int
Kind: TypeAlias = int

SETTLEMENTS_PER_SEAT = 40
WALLS = 25
CARDS_PER_TERRAIN = 5
TOKENS_PER_LOCATION = 2
MANDATORY_SETTLEMENTS = 3
DONATED_SETTLEMENTS = 3
RESETTLEMENT_STEPS = 4
WALLS_PER_ACTION = 2
TREASURE_GOLD = 3
CARDS_IN_PLAY = 3
SECTORS_IN_PLAY = 4

TERRAIN_NAMES = ("grass", "canyon", "desert", "flower", "forest", "water", "mountain")
GRASS, CANYON, DESERT, FLOWER, FOREST, WATER, MOUNTAIN = range(7)
BUILDABLE = (GRASS, CANYON, DESERT, FLOWER, FOREST)
TERRAIN_LETTERS = "GCDFTWM"
CASTLE_LETTER, LOCATION_LETTER, NOMADS_LETTER = "SLN"

# Token kinds: twelve locations, then the nomads' tokens.
LOCATION_NAMES = (
    *("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock"),
    *("quarry", "caravan", "village", "garden"),
)
ORACLE, FARM, OASIS, TOWER, TAVERN, BARN, HARBOR, PADDOCK = range(8)
QUARRY, CARAVAN, VILLAGE, GARDEN = range(8, 12)
BUILDERS = (ORACLE, FARM, OASIS, TOWER, TAVERN, VILLAGE, GARDEN)  # they build a settlement
NOMAD_NAMES = (
    *(f"donation-{name}" for name in TERRAIN_NAMES),
    *("resettlement", "outpost", "sword", "treasure"),
)
FIRST_DONATION = len(LOCATION_NAMES)
RESETTLEMENT, OUTPOST, SWORD, TREASURE = range(FIRST_DONATION + len(TERRAIN_NAMES), 23)
KIND_NAMES = LOCATION_NAMES + NOMAD_NAMES

NOMAD_TOKEN_COUNTS = {name: 1 if name.startswith("donation") else 2 for name in NOMAD_NAMES}

BASE_SECTORS = ("barn", "farm", "tower", "oasis", "paddock", "tavern", "oracle", "harbor")
NOMADS_SECTORS = ("quarry", "caravan", "village", "garden")

BASE_CARDS = (
    *("fishermen", "merchants", "discoverers", "hermits", "citizens"),
    *("miners", "workers", "knights", "lords", "farmers"),
)
RED_CARDS = ("families", "shepherds", "ambassadors")

# Gold that is booked during play, in the order of a seat's `booked`.
GOLD_SOURCES = (*RED_CARDS, "treasure")
FAMILIES, SHEPHERDS, AMBASSADORS, TREASURE_SOURCE = range(4)

CASTLE_GOLD = 3
GOLD = {
    "fishermen": 1,
    "merchants": 4,
    "discoverers": 1,
    "hermits": 1,
    "miners": 1,
    "workers": 1,
    "knights": 2,
    "farmers": 3,
    "families": 2,
    "shepherds": 2,
    "ambassadors": 1,
}
SETTLEMENTS_PER_CITIZENS_GOLD = 2
LORDS_GOLD = (12, 6)

# Rows from the top, unrotated. G grass, C canyon, D desert, F flower, T forest, W water,
# M mountain, S castle, L location (of the sector's own kind), N nomads.
_GRIDS = {
    "barn": """
        CDDDDDDDDD
        CCCDDDDDCD
        MMMDMMLDDC
        CMMMMMFFCC
        CCCMMWFFFC
        GCCCMFFWTC
        GGLTFFWFFT
        GGTTFFGSTT
        GGGTTWGGTT
        GGGTWGGTTT
    """,
    "farm": """
        DDCWWTTTGG
        DSCWTTTLGG
        CCCFFFTCFF
        CCFFWDDCCF
        CGGWFFDDCC
        GGLFWFWDDC
        GGGTFFWWDD
        GGTTMWWWDW
        GMTTWWWWWW
        TTTWWWWWWW
    """,
    "oracle": """
        GGGTTWGTTT
        GGGSTWGTTT
        GFFGTTWGGT
        FFCGTWFLTT
        FFFCCWFFWW
        MMCGGWWWDD
        CCCMGFFFDD
        CCSDMDFFCC
        WWWDDDDMCC
        WWWWDDDDDC
    """,
    "harbor": """
        GGTTTWGTTF
        GFTTWGTTFF
        GFFTWGGFFF
        FFTTWGMFDD
        CFSTWGDDDD
        CCTWGGMMDD
        CCWWWGDDDC
        WWGGWWLCMC
        WDSGWMWCCC
        WDDWWWWCCC
    """,
    "tower": """
        TTTTMMGMCC
        TMTTFGMMMC
        FFTFFFGGWM
        DFFFWLGWMM
        DDDDFWGWCC
        DCDDDWWCGC
        DDCDDWFSGC
        CCLDWFFFGG
        DCWWWTTFGG
        DCCWTTTGGG
    """,
    "oasis": """
        DDCWWTTGGG
        DCWFFTTTGG
        DDWFFTTLFG
        WWWFGTFFFF
        WWWWGGGGFF
        WTTWGGCCDC
        WTCTWGCCDC
        WSCFWLDDCW
        WWCFWWWDDW
        WWWWWWWWWW
    """,
    "paddock": """
        CCCDDWDDDD
        MMCDDWDDDD
        MMCMMWDDLF
        MCMMWMDFFF
        CCTTWMMCFF
        CTTWCCCMFF
        CLTTWFFFFF
        GGTWGSGFGT
        GGTTWGGGGT
        GGTTWGGGTT
    """,
    "tavern": """
        FDDMMDDCCC
        FFDDDMMCCC
        FFFFFFFMMM
        WWFSGGTTMM
        FFWWGGGTTC
        FCCWGTTCCC
        DFLCWTTLCG
        DDCWTTGGGG
        DDDWTTTGGG
        DDWWTTTGGG
    """,
    "caravan": """
        WWGGWWWFFF
        WGGTWWWFFF
        WWWGTWWDDF
        TTWNTWDMFF
        TTTWWWDDGG
        TTTTCDGGGG
        TTLCCCGGMG
        TCCCCGLDDG
        CMCCCFFFDD
        CCCFFFFDDD
    """,
    "quarry": """
        GGGWWWMCCC
        GGWTDWWWCC
        GMWTLDDDWM
        FWTTCCDFFF
        FWGGCCDDMF
        FWNGCCDNFF
        FFWGCCCFFF
        DWGGCNTTFF
        DDWWGTTMTT
        DDDWWTMTTT
    """,
    "garden": """
        CCCWWWWDDD
        CCCWLFDDMD
        CCCCCCFDMD
        CGGCCMFMDD
        CGGGDMMFFF
        TFGLDDFFFF
        TTFFDMFGGF
        TTMFMTNGGG
        TMTTTTWWGG
        TTTTWWWGGG
    """,
    "village": """
        DDDDDDDGGG
        DDDMDFFFGG
        DMDDDFWFGT
        CFWDNWFTTT
        CFFWWWFLCT
        CFFFWWFCCC
        CCCLTWWFMC
        GCGGTWFCCC
        GGGGTTTTCM
        GGGTTTTTMM
    """,
}
SECTORS = {name: tuple(grid.split()) for name, grid in _GRIDS.items()}

PRESETS = {
    "first-game": {
        "sectors": "tavern/paddock/oasis/farm",
        "cards": "fishermen/knights/merchants",
    },
}
