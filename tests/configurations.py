"""The configurations that whole-game tests run over."""

KINGDOM_BUILDER = [
    *(f"kingdom-builder(players={n},nomads=no)" for n in (2, 3, 4)),
    *(f"kingdom-builder(players={n},nomads=yes)" for n in (2, 3, 4, 5)),
    "kingdom-builder(players=2,preset=first-game)",
    "kingdom-builder(players=4,nomads=yes,sectors=quarry/caravan180/village/garden180)",
    *(
        f"kingdom-builder(players=3,nomads=yes,sectors=quarry/barn/harbor/garden,{ruling})"
        for ruling in (
            "sword-loses-tokens=no",
            "moves-score=yes",
            "families-gaps=yes",
            "step-tokens=no",
            "sword-chooser=owner",
        )
    ),
]
KINGSBURG = [
    *(f"kingsburg(players={n})" for n in (2, 3, 4, 5)),
    *(
        f"kingsburg(players=3,{ruling})"
        for ruling in (
            "smuggler-declinable=yes",
            "reward-at-zero=no",
            "stable-once=yes",
            "crane-at-once=no",
        )
    ),
    "kingsburg(players=2,neutral-dice=help)",
]
ALL = KINGDOM_BUILDER + KINGSBURG
