"""How a match shows that nobody chose its dice; docs/notation.md says it for other languages.

Before anything is drawn a server fixes its secret and shows the hash of it, the commitment. The
browsers of players do the same with a share each. Once all commitments are there the shares are
shown, and the seed of the match follows from the secret and the shares.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from regnum.core.chance import Source
from regnum.core.errors import Malformed
from regnum.core.match import Match
from regnum.core.seats import CHANCE, NONE, Seat, parse_seat, seat_name
from regnum.core.spec import parse_spec

SEED_BYTES = 16
HASH = re.compile(r"[0-9a-f]{64}", re.ASCII)
SHARE = re.compile(r"[0-9a-f]{32}", re.ASCII)
SECRET = re.compile(r"(0|[1-9][0-9]{0,38})/([A-Za-z0-9_-]{1,64})", re.ASCII)


def hash_of(text: str) -> str:
    """What is shown of something that stays hidden for a while."""
    return sha256(text.encode()).hexdigest()


def mixed_seed(secret: str, shares: Iterable[str]) -> int:
    """The seed of a match: the one in the secret, or a hash of the secret and all shares."""
    parts = [secret, *shares]
    if len(parts) == 1:
        return int(secret.partition("/")[0])
    return int.from_bytes(sha256("/".join(parts).encode()).digest()[:SEED_BYTES], "big")


@dataclass(frozen=True)
class Share:
    """What the browser of a seat mixed in, and its hash, which was there before."""

    seat: Seat
    commitment: str
    share: str | None  # None: it was never shown, so it is not mixed in


@dataclass(frozen=True)
class Proof:
    """What the seed and the setup of a match followed from."""

    secret: str  # SEED/SALT
    commitment: str  # its hash, shown from the start
    shares: tuple[Share, ...]
    wanted: str  # the configuration that the host gave; the seed dealt the rest

    @property
    def seed(self) -> int:
        """The seed that follows."""
        return mixed_seed(self.secret, (s.share for s in self.shares if s.share is not None))


def proof_fault(proof: Proof, match: Match) -> str | None:
    """Why a proof does not show where the seed and the setup of a match come from."""
    if hash_of(proof.secret) != proof.commitment:
        return "the secret is not the one that was committed to"
    for share in proof.shares:
        if share.share is not None and hash_of(share.share) != share.commitment:
            return f"the share of {seat_name(share.seat)} is not the one that was committed to"
    if proof.seed != match.seed:
        return "the seed does not follow from the secret and the shares"
    key, options = parse_spec(proof.wanted)
    if key != match.game.key or match.origin is not None:
        return "the proof belongs to another match"
    if match.game.deal(options, Source(match.seed, "setup")).spec != match.setup.spec:
        return "the seed deals another setup"
    return None


def chance_fault(match: Match) -> str | None:
    """Where chance did not decide as the seed says; None if it always did."""
    again = Match(match.game, match.setup, match.seed, match.origin)
    for number, action in enumerate(match.actions, start=1):
        if again.state.seat != CHANCE:
            again.replay([action])
            continue
        again.roll_once()
        if again.actions[-1] != action:
            drawn, says = match.game.action_text(action), match.game.action_text(again.actions[-1])
            return f"decision {number} is {drawn!r}, the seed says {says!r}"
    return None


# As tags of a record.

TAGS = ("wanted", "commitment", "secret", "shares")


def print_proof(proof: Proof) -> list[str]:
    """The values of the tags; `parse_proof` reads them."""
    shares = [f"{seat_name(s.seat)} {s.commitment} {s.share or NONE}" for s in proof.shares]
    return [proof.wanted, proof.commitment, proof.secret, ", ".join(shares) or NONE]


def parse_proof(values: list[str], players: int) -> Proof:
    """Read the values of the tags. Whether they are true is another question."""
    wanted, commitment, secret, shares = values
    parse_spec(wanted)
    if not (HASH.fullmatch(commitment) and SECRET.fullmatch(secret)):
        raise Malformed("a proof has a commitment of 64 hexadecimal digits and a secret SEED/SALT")
    parts = [] if shares == NONE else shares.split(", ")
    return Proof(secret, commitment, tuple(_parse_share(part, players) for part in parts), wanted)


def _parse_share(text: str, players: int) -> Share:
    words = text.split(" ")
    if len(words) == 3:
        name, commitment, share = words
        if HASH.fullmatch(commitment) and (share == NONE or SHARE.fullmatch(share)):
            seat = parse_seat(name, players)
            return Share(seat, commitment, None if share == NONE else share)
    raise Malformed(f"{text[:80]!r} is not SEAT COMMITMENT SHARE")
