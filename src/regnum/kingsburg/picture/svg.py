"""The table as an illuminated page: one standalone SVG document."""

from collections.abc import Sequence

from regnum.core.pieces import PIECES
from regnum.kingsburg.data import (
    COLOURED_DICE,
    COLUMNS,
    GIFTS,
    GOODS,
    PHASE_NAMES,
    PLANS,
    YEARS,
    Enemy,
    Plan,
    full_name,
)
from regnum.kingsburg.picture import art
from regnum.kingsburg.picture.parts import (
    CELL_HEIGHT,
    CELL_WIDTH,
    DIE,
    FAINT,
    MIDDLE,
    PLAIN,
    WHITE,
    box,
    counted,
    definitions,
    die,
    force,
    gift_items,
    group,
    group_words,
    marker,
    named,
    number,
    put,
    rim,
    row,
    spoils,
    text,
    use,
    width_of,
)
from regnum.kingsburg.picture.scene import Placement, Province, Scene, building_strength

PAGE_WIDTH, MARGIN = 1200, 36
INNER = PAGE_WIDTH - 2 * MARGIN
STRIP_TOP, STRIP_HEIGHT = 34, 46
# The court: rows of advisors from the top, each with the rim of its roundels.
TIERS = (
    ("royal", (18,)),
    ("gold", (14, 15, 16, 17)),
    ("silver", (8, 9, 10, 11, 12, 13)),
    ("bronze", (1, 2, 3, 4, 5, 6, 7)),
)
COURT_TOP, TIER = 98, 182
COURT_BOTTOM = COURT_TOP + TIER * len(TIERS)
CARD_WIDTH, CARD_HEIGHT, CARD_GAP = 153, 172, 9.5
DICE_ROW, GROUP_GAP = 151, 8  # on an advisor's card
STACKED, STACK_PITCH = 0.7, 18.6  # scale and distance of groups that do not fit side by side
ENEMY_LEFT, ENEMY_WIDTH, ENEMY_HEIGHT = 711, PAGE_WIDTH - MARGIN - 711, 170
PANEL_WIDTH = 214
PROVINCE_TOP, PROVINCE_WIDTH, PROVINCE_HEIGHT, PROVINCE_GAP = COURT_BOTTOM + 20, 556, 400, 16
CELLS_LEFT, CELLS_TOP, CELL_GAP = 10, 56, 4.8
LEGEND_HEIGHT = 62
NUMERALS = ("I", "II", "III", "IV", "V")
LEGEND = {
    "gold": "gold",
    "wood": "wood",
    "stone": "stone",
    "any": "any good",
    "other": "each other good",
    "soldier": "soldier",
    "token": "+2 token",
    "point": "points",
    "peek": "see the enemy",
    "battle": "battle",
    "building": "building lost",
}

INK, PAPER, CARD, TAKEN, STONE = (
    art.PAINT["ink"],
    art.PAINT["paper"],
    "#fbf4e0",
    "#e6d3a8",
    "#d8c191",
)


def court_svg(scene: Scene) -> str:
    """A picture of the table as a standalone SVG document."""
    rows = (len(scene.provinces) + 1) // 2
    height = PROVINCE_TOP + rows * (PROVINCE_HEIGHT + PROVINCE_GAP) - PROVINCE_GAP + LEGEND_HEIGHT
    layers = (
        definitions(),
        _page(height),
        art.GRAIN,
        _phases(scene.phase),
        _years(scene.year),
        _enemy(scene),
        _order(scene),
        _army(scene),
        _court(scene.placements),
        *(_province(scene, i) for i in range(len(scene.provinces))),
        _legend(height - LEGEND_HEIGHT / 2 - 8),
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PAGE_WIDTH} {height}" '
        f'width="{PAGE_WIDTH}" height="{height}" role="img" aria-label="Kingsburg table" '
        f'stroke-linejoin="round" stroke-linecap="round" font-family="{art.FONT}" '
        f'font-weight="600" fill="{INK}">\n' + "\n".join(layers) + "\n</svg>\n"
    )


# Above the court and beside it


def _phases(phase: int) -> str:
    """The eight phases of a year, the current one dark."""
    width = INNER / len(PHASE_NAMES)
    out = [box(MARGIN, STRIP_TOP, INNER, STRIP_HEIGHT, CARD, rim(1.4))]
    for i, name in enumerate(PHASE_NAMES, 1):
        x, now = MARGIN + (i - 1) * width, i == phase
        if now:
            out.append(box(x, STRIP_TOP - 4, width, STRIP_HEIGHT + 8, INK, rim(1.4)))
        elif i not in (1, phase + 1):
            out.append(f'<path d="M{x:g},{STRIP_TOP}v{STRIP_HEIGHT}" fill="none"{rim(0.8, 0.6)}/>')
        lamp = f'<circle r="17" fill="{PAPER}"/>' if now else ""
        look = WHITE if now else ' fill-opacity=".55"' if i < phase else ""
        words = f"phase {i}, {name}{', now' if now else ''}"
        out.append(put(x + 24, STRIP_TOP + STRIP_HEIGHT / 2, lamp + use(f"phase-{i}"), words))
        title = name[0].upper() + name[1:]
        out.append(named(title, x + 46, STRIP_TOP + 28, 14, look, room=width - 54))
    return "".join(out)


def _years(year: int) -> str:
    """The name of the game and its years, the current one dark."""
    out = [
        named("Kingsburg", MARGIN, COURT_TOP + 60, 58),
        use("flourish", MARGIN, COURT_TOP + 84),
        named("Year", MARGIN, COURT_TOP + 136, 20),
    ]
    for i, numeral in enumerate(NUMERALS[:YEARS], 1):
        now = i == year
        fill = INK if now else STONE if i < year else CARD
        content = f'<circle r="20" fill="{fill}"{rim(1.4)}/>'
        content += f'<circle r="16.6" fill="none" stroke="{art.PAINT["gold"]}"/>' * now
        content += named(numeral, 0, 6, 17, MIDDLE + WHITE * now)
        words = f"year {i}{', now' if now else ''}"
        out.append(put(MARGIN + 84 + (i - 1) * 54, COURT_TOP + 130, content, words))
    return "".join(out)


def _enemy(scene: Scene) -> str:
    """The enemy of the year: its card, or what it may be."""
    enemy, strengths = scene.enemy, "\u2013".join(map(str, scene.enemy_range))
    if enemy:
        words = f"enemy: {enemy.name}, strength {enemy.strength}"
        parts = _known_enemy(enemy)
    else:
        words = f"enemy not yet seen, strength {strengths}"
        parts = _possible_enemies(scene.year_cards)
    parts += [
        box(4, 4, ENEMY_WIDTH - 8, ENEMY_HEIGHT - 8, "none", rim(0.7, 0.7)),
        put(158, 72, use("battle"), scale=1.4),
        text(f"strength {enemy.strength if enemy else strengths}", 178, 79, 19),
        text(f"of {strengths} this year" if enemy else "not yet seen", 304, 79, 14, FAINT),
    ]
    card = box(0, 0, ENEMY_WIDTH, ENEMY_HEIGHT, CARD, rim(1.4))
    return put(ENEMY_LEFT, COURT_TOP, card + "".join(parts), words)


def _known_enemy(enemy: Enemy) -> list[str]:
    won = spoils(enemy.reward, enemy.reward_choices, 0, enemy.reward_points)
    lost = spoils(enemy.loss, enemy.loss_choices, enemy.loss_buildings, -enemy.loss_points)
    return [
        put(76, 80, use(f"{enemy.name}-shield"), scale=1.85),
        named(full_name(enemy.name), 146, 43, 26),
        text("victory", 146, 112, 14, FAINT),
        put(204, 107, row(won, 0, 0, 3), "reward"),
        text("defeat", 146, 143, 14, FAINT),
        put(204, 138, row(lost, 0, 0, 3), "loss"),
    ]


def _possible_enemies(cards: Sequence[Enemy]) -> list[str]:
    question = use("shield", 0, 0, f' fill="{STONE}"') + named("?", 0, 18, 50, MIDDLE)
    parts = [put(76, 80, question, scale=1.85), named("Winter\u2019s enemy", 146, 43, 26)]
    for i, card in enumerate(cards):
        shield = put(0, 0, use(f"{card.name}-shield"), scale=0.62)
        content = shield + text(card.strength, 24, 8, 18)
        parts.append(put(166 + i * 58, 124, content, f"may be {card.name} {card.strength}"))
    return parts


def _panel(left: float, title: str, lines: Sequence[str]) -> str:
    """A list beside the second row of the court."""
    out = [named(title, 0, 18, 19), use("rule", 0, 26)]
    out += [put(12, 46 + 27 * i, line) for i, line in enumerate(lines)]
    return put(left, COURT_TOP + TIER - 4, "".join(out))


def _order(scene: Scene) -> str:
    lines = []
    for place, seat in enumerate(scene.order, 1):
        envoy = put(56, 0, use("envoy"), "envoy", 0.9) if seat == scene.envoy else ""
        title = f"<title>turn order {place}: seat {seat}</title>"
        lines.append(title + text(place, -4, 5, 15, FAINT) + put(28, 0, marker(seat) + envoy))
    return _panel(MARGIN, "Turn order", lines)


def _army(scene: Scene) -> str:
    """Each seat's soldiers and what its buildings add against the enemy."""
    lines = []
    for province in scene.provinces:
        built = building_strength(province, scene.enemy)
        lines.append(
            f"<title>army of {province.seat}: {province.soldiers} {built:+}</title>"
            + marker(province.seat)
            + put(54, 0, counted("soldier", province.soldiers)[1])
            + put(102, 0, force("battle", built)[1])
            + text(f"= {number(province.soldiers + built)}", 158, 5.4, 16)
        )
    return _panel(PAGE_WIDTH - MARGIN - PANEL_WIDTH, "Army", lines)


# The court


def _court(placements: Sequence[Placement]) -> str:
    out = []
    for tier, (metal, advisors) in enumerate(TIERS):
        width = len(advisors) * (CARD_WIDTH + CARD_GAP) - CARD_GAP
        left, top = (PAGE_WIDTH - width) / 2, COURT_TOP + tier * TIER
        out.append(_step(left - 10, top - 6, width + 20))
        for i, advisor in enumerate(advisors):
            groups = [placement for placement in placements if placement.advisor == advisor]
            card = _advisor(advisor, metal, groups)
            out.append(put(left + i * (CARD_WIDTH + CARD_GAP), top, card, GIFTS[advisor].name))
    return "\n".join(out)


def _step(left: float, top: float, width: float) -> str:
    """A step of the dais, down to the floor."""
    height = COURT_BOTTOM + 4 - top
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" '
        f'fill="{STONE}"{rim(1.6)}/>'
        f'<path d="M{left + 4:g},{top + 3.4:g}H{left + width - 4:g}" fill="none"{rim(0.7, 0.6)}/>'
    )


def _advisor(advisor: int, metal: str, groups: Sequence[Placement]) -> str:
    gift, middle = GIFTS[advisor], CARD_WIDTH / 2
    items = gift_items(gift)
    return (
        box(0, 0, CARD_WIDTH, CARD_HEIGHT, TAKEN if groups else CARD, rim(1.1))
        + put(middle, 44, use(gift.name) + use(f"rim-{metal}"))
        + named(advisor, 9, 25, 23)
        + named(full_name(gift.name), middle, 103, 15.5, MIDDLE)
        + row(items, middle - width_of(items) / 2, 118)
        + use("perforation", middle, 132)
        + _groups(groups)
    )


def _groups(groups: Sequence[Placement]) -> str:
    """The dice at an advisor: side by side where there is room, else stacked."""
    if not groups:
        return use("slot", CARD_WIDTH / 2, DICE_ROW)
    drawn = [group(placement) for placement in groups]
    scale = min(1, (CARD_WIDTH - 12) / width_of(drawn, GROUP_GAP))
    stacked = scale < STACKED
    scale = STACKED if stacked else scale
    x = CARD_WIDTH / 2 - width_of(drawn, GROUP_GAP) * scale / 2
    y = DICE_ROW - STACK_PITCH * (len(drawn) - 1) / 2 if stacked else DICE_ROW
    out = []
    for (width, content), placement in zip(drawn, groups, strict=True):
        left = CARD_WIDTH / 2 - width * scale / 2 if stacked else x
        out.append(put(left, y, content, group_words(placement), scale))
        x += (width + GROUP_GAP) * scale
        y += STACK_PITCH * stacked
    return "".join(out)


# Provinces


def _province(scene: Scene, i: int) -> str:
    province, count = scene.provinces[i], len(scene.provinces)
    alone = i % 2 == 0 and i + 1 == count
    x = MARGIN + (0.5 if alone else i % 2) * (PROVINCE_WIDTH + PROVINCE_GAP)
    y = PROVINCE_TOP + i // 2 * (PROVINCE_HEIGHT + PROVINCE_GAP)
    parts = [
        use("crest", -150, PROVINCE_HEIGHT / 2) * alone,
        use("crest", PROVINCE_WIDTH + 150, PROVINCE_HEIGHT / 2) * alone,
        box(0, 0, PROVINCE_WIDTH, PROVINCE_HEIGHT, "#f8efd8", rim(1.6)),
        box(4, 4, PROVINCE_WIDTH - 8, PROVINCE_HEIGHT - 8, "none", rim(0.7, 0.6)),
        _holdings(province),
        _own_dice(province),
        put(532, 27, use("envoy"), "envoy") * (scene.envoy == province.seat),
    ]
    for building, plan in enumerate(PLANS):
        line, column = divmod(building, COLUMNS)
        left = CELLS_LEFT + column * (CELL_WIDTH + CELL_GAP)
        top = CELLS_TOP + line * (CELL_HEIGHT + CELL_GAP)
        stands = building in province.buildings
        words = f"{plan.name}: {'stands' if stands else 'missing'}"
        content = _standing(plan, province.seat) if stands else _missing(plan)
        parts.append(put(left, top, content, words))
    return put(x, y, "".join(parts), f"province of seat {province.seat}")


def _holdings(province: Province) -> str:
    """Points, goods, tokens and soldiers."""
    points = text(number(province.points), 0, 6, 16, MIDDLE + WHITE)
    things = [*zip(GOODS, province.goods, strict=True)]
    things += [("token", province.tokens), ("soldier", province.soldiers)]
    parts = [
        put(30, 30, use(f"seat-{province.seat}"), scale=1.05),
        named(province.seat, 52, 39, 26),
        put(98, 30, put(0, 0, use("point"), scale=2) + points, f"points {province.points}"),
    ]
    for i, (name, count) in enumerate(things):
        content = put(0, 0, use(name), scale=1.25) + text(count, 12.6, 6, 17)
        parts.append(put(140 + i * 49, 30, content, f"{name} {count}"))
    return "".join(parts)


def _own_dice(province: Province) -> str:
    """A seat's dice; those already sent are pale."""
    kinds = [province.seat if i < COLOURED_DICE else "white" for i in range(len(province.dice))]
    x, out = 508.0 - len(kinds) * (DIE + 3), []
    for kind, face, sent in zip(kinds, province.dice, province.sent, strict=True):
        content = die(kind, face)[1]
        words = f"{'white die' if kind == 'white' else 'die'} {face}{', sent' if sent else ''}"
        out.append(put(x, 30, f'<g opacity=".3">{content}</g>' if sent else content, words))
        x += DIE + 3
    return "".join(out)


def _standing(plan: Plan, seat: str) -> str:
    piece = PIECES[seat]
    return (
        use("cell-shadow")
        + use("cell", 0, 0, f' fill="{piece.body}"{rim(2)}')
        + use("window", 0, 0, rim(0.8))
        + use(plan.name, 23, 40.6)
        + use(f"{plan.name}-sheet", 0, 0, f' fill="{piece.ink}"')
        + put(CELL_WIDTH - 11.4, 49, use(f"seat-{seat}"), scale=0.5)
    )


def _missing(plan: Plan) -> str:
    return (
        use("cell", 0, 0, f' fill="#f3e7c9"{rim(0.9, 0.5)}')
        + use("window", 0, 0, ' fill-opacity=".5"')
        + use(plan.name, 23, 40.6, ' opacity=".55"')
        + use(f"{plan.name}-sheet", 0, 0, ' opacity=".87"')
    )


# The page


def _page(height: float) -> str:
    """Parchment in a ruled frame."""
    size = f'width="{PAGE_WIDTH}" height="{height:g}"'
    frames = "".join(
        f'<rect x="{inset}" y="{inset}" width="{PAGE_WIDTH - 2 * inset:g}" '
        f'height="{height - 2 * inset:g}"{look}/>'
        for inset, look in (
            (9, ' stroke-width="2.2"'),
            (15.5, ' stroke-width=".9"'),
            (12.3, ' stroke-width="4" stroke-linecap="butt" stroke-dasharray="30"'),
        )
    )
    return (
        f'<rect {size} rx="6" fill="{PAPER}"/><rect {size} rx="6" fill="url(#ks-vignette)"/>'
        f'<g fill="none" stroke="{art.PAINT["line"]}">{frames}</g>'
    )


def _legend(y: float) -> str:
    """What the icons mean."""
    widths = {name: 20 + 6.7 * len(words) for name, words in LEGEND.items()}
    gap = (INNER - sum(widths.values())) / (len(LEGEND) - 1)
    x, out = float(MARGIN), []
    for name, words in LEGEND.items():
        out.append(put(x, y, use(name, 8.5) + text(words, 20, 4.4, 13, PLAIN)))
        x += widths[name] + gap
    return "".join(out)
