"""docs/notation.md says how chance follows from the seed; here it is done again from its words."""

from hashlib import sha256
from random import Random

import pytest

from regnum.core.match import Match
from regnum.core.proof import mixed_seed
from regnum.core.seats import CHANCE

SECTORS = [
    "barn",
    "farm",
    "tower",
    "oasis",
    "paddock",
    "tavern",
    "oracle",
    "harbor",
    "quarry",
    "caravan",
    "village",
    "garden",
]
CARDS = [
    "fishermen",
    "merchants",
    "discoverers",
    "hermits",
    "citizens",
    "miners",
    "workers",
    "knights",
    "lords",
    "farmers",
    "families",
    "shepherds",
    "ambassadors",
]
TERRAINS = ["grass", "canyon", "desert", "flower", "forest", "water", "mountain"]
TOKENS = [
    *(f"donation-{terrain}" for terrain in TERRAINS),
    *(token for token in ("resettlement", "outpost", "sword", "treasure") for _ in range(2)),
]
NOMAD_HEXES = {"quarry": 3, "caravan": 1, "village": 1, "garden": 1}


class Numbers:
    """Number n of a stream."""

    def __init__(self, seed: int, stream: str) -> None:
        self.prefix = f"{seed}/{stream}/"
        self.n = 0

    def below(self, limit: int) -> int:
        x = int.from_bytes(sha256(f"{self.prefix}{self.n}".encode()).digest()[:8], "big")
        self.n += 1
        return x * limit >> 64

    def pick(self, items: list[str], count: int) -> list[str]:
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(count)]


def test_a_seed_is_mixed_from_the_secret_and_the_shares() -> None:
    shares = ["0" * 32, "0123456789abcdef" * 2]
    digest = sha256("/".join(["271828/salt", *shares]).encode()).digest()
    assert mixed_seed("271828/salt", shares) == int.from_bytes(digest[:16], "big")
    assert mixed_seed("271828/salt", []) == 271828


@pytest.mark.parametrize("seed", range(12))
def test_a_setup_of_kingdom_builder_follows_from_its_seed(seed: int) -> None:
    numbers = Numbers(seed, "setup")
    sectors = numbers.pick(SECTORS, 4)
    turned = [name + "180" * numbers.below(2) for name in sectors]
    cards = numbers.pick(CARDS, 3)
    tokens = numbers.pick(TOKENS, sum(NOMAD_HEXES.get(name, 0) for name in sectors))
    first = "ABCD"[numbers.below(4)]
    nomad_tokens = [f"nomad-tokens={'/'.join(tokens)}"] if tokens else []
    options = [
        *("players=4", "nomads=yes", f"sectors={'/'.join(turned)}", f"cards={'/'.join(cards)}"),
        *(*nomad_tokens, f"first={first}"),
    ]
    match = Match.new("kingdom-builder(players=4,nomads=yes)", seed)
    assert match.setup.spec == f"kingdom-builder({','.join(options)})"


@pytest.mark.parametrize("seed", range(12))
def test_a_setup_of_kingsburg_follows_from_its_seed(seed: int) -> None:
    order = "".join(Numbers(seed, "setup").pick(list("ABCDE"), 5))
    assert (
        Match.new("kingsburg(players=5)", seed).setup.spec == f"kingsburg(players=5,order={order})"
    )


@pytest.mark.parametrize("spec", ["kingdom-builder(players=3)", "kingsburg(players=3)"])
def test_chance_outcomes_follow_from_the_seed(spec: str) -> None:
    match = Match.new(spec, 5)
    random = Random(5)
    while not match.state.is_over:
        match.play(match.state.random_action(random))
    numbers = Numbers(5, "chance")
    state = match.game.start(match.setup)
    for action in match.actions:
        if state.seat == CHANCE:
            outcomes = sorted(state.chance_outcomes())
            tickets = [outcome for outcome, weight in outcomes for _ in range(weight)]
            assert action == tickets[numbers.below(len(tickets))]
        state.apply(action)
    assert numbers.n > 30
