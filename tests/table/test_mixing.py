"""Players mix chance of their own into the seed: nobody alone chooses what is drawn."""

from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from regnum.core.proof import chance_fault, proof_fault
from regnum.core.spec import parse_spec
from regnum.table.answers import answer, start
from regnum.table.commands import Command, End, Hand, Refused, Remove, Reveal, Sit
from regnum.table.entries import Revealed, Sat, Started, encode_body
from regnum.table.moment import REVEAL_SECONDS
from regnum.table.snapshots import Viewpoint, snapshot
from regnum.table.table import Table, load
from regnum.table.terms import Person, Settings
from table.seating import HOST, PEOPLE, STRANGER, add, do, lay, play_on

SPECS = ["kingdom-builder(players=3,nomads=yes)", "kingsburg(players=3)"]
SHARES = [f"{number:032x}" for number in (7, 8, 9)]


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def full(spec: str, seed: int = 5, people: int = 3) -> Table:
    """A table of a server: the first people who sit down commit themselves, the others do not."""
    settings = Settings(options=parse_spec(spec)[1])
    table = lay(spec, seed, settings=settings)
    dealt = table.now.match.setup.spec
    table = Table(replace(table.terms, spec=dealt))
    for seat in range(3):
        commitment = hashed(SHARES[seat]) if seat < people else None
        do(table, Sit(seat, commitment), PEOPLE[seat])
    return table


def begun(spec: str, seed: int = 5, shown: int = 3) -> Table:
    """The game has begun; so many of three shares were shown."""
    table = full(spec, seed)
    for seat in range(shown):
        do(table, Reveal(SHARES[seat]), PEOPLE[seat])
    add(table, start(table.now).body)
    return table


@pytest.mark.parametrize("spec", SPECS)
def test_the_match_starts_when_all_shares_are_shown(spec: str) -> None:
    table = full(spec)
    assert table.now.is_mixing
    assert not table.now.can_start
    assert table.now.standing.due == table.now.at + REVEAL_SECONDS
    for seat in (2, 0):
        do(table, Reveal(SHARES[seat]), PEOPLE[seat])
        assert table.now.is_mixing
    do(table, Reveal(SHARES[1]), PEOPLE[1])
    assert table.now.can_start
    assert table.now.standing.due == table.now.at


@pytest.mark.parametrize("spec", SPECS)
def test_the_seed_follows_from_the_secret_and_every_share(spec: str) -> None:
    table = begun(spec)
    text = "/".join([f"{table.terms.seed}/{table.terms.salt}", *SHARES])
    assert table.now.match.seed == int(hashed(text)[:32], 16)
    others = {begun(spec, seed, shown).now.match.seed for seed in (5, 6) for shown in (1, 2, 3)}
    assert len(others) == 6


def test_the_mixed_seed_deals_the_setup_as_well() -> None:
    """What the host left open; what the host wanted stays."""
    setups = set()
    for shown in range(4):
        table = begun("kingdom-builder(players=3,nomads=yes,first=B)", shown=shown)
        setups.add(table.now.match.setup.spec)
        assert "first=B" in table.now.match.setup.spec
        assert snapshot(table.now, Viewpoint())["spec"] == table.now.match.setup.spec
    assert len(setups) == 4


@pytest.mark.parametrize("spec", SPECS)
def test_the_proof_shows_it_and_the_log_tells_the_same_again(spec: str) -> None:
    table = begun(spec, shown=2)
    for _ in play_on(table, Random(1)):
        pass
    again = load(table.terms, table.entries).now
    assert again.match.actions == table.now.match.actions
    assert again.match.seed == table.now.match.seed
    proof = again.proof
    assert [share.share for share in proof.shares] == [*SHARES[:2], None]
    assert proof_fault(proof, again.match) is None
    assert chance_fault(again.match) is None


def test_a_wrong_proof_is_found_out() -> None:
    now = begun(SPECS[0]).now
    proof, match = now.proof, now.match
    other = hashed("other")
    first, *rest = proof.shares
    wrong = {
        "secret is not the one": replace(proof, commitment=other),
        "share of A is not the one": replace(
            proof, shares=(replace(first, commitment=other), *rest)
        ),
        "does not follow from the secret": replace(proof, shares=(first,)),
        "deals another setup": replace(proof, wanted="kingdom-builder(players=2)"),
        "another match": replace(proof, wanted="kingsburg(players=3)"),
    }
    for words, each in wrong.items():
        assert words in (proof_fault(each, match) or "")


@pytest.mark.parametrize("spec", SPECS)
def test_without_commitments_everything_is_as_before(spec: str) -> None:
    table = full(spec, people=0)
    assert table.now.can_start
    before = table.now.match.setup.spec
    draft = start(table.now)
    assert b"spec" not in encode_body(draft.body)
    add(table, draft.body)
    assert (table.now.match.seed, table.now.match.setup.spec) == (5, before)


def test_bots_and_those_who_come_without_a_share_are_not_waited_for() -> None:
    table = full(SPECS[1], people=1)
    assert table.now.is_mixing
    do(table, Reveal(SHARES[0]), PEOPLE[0])
    assert table.now.can_start


def test_the_commitments_are_shown_and_the_shares_once_they_come() -> None:
    table = full(SPECS[1])
    do(table, Reveal(SHARES[1]), PEOPLE[1])
    told = snapshot(table.now, Viewpoint())
    assert told["is_mixing"] is True
    assert told["shares"] == [
        {"seat": seat, "commitment": hashed(share), "share": share if seat == 1 else None}
        for seat, share in enumerate(SHARES)
    ]


REFUSED: list[tuple[Command, Person, str]] = [
    (Reveal(SHARES[1]), PEOPLE[0], "wrong-share"),
    (Reveal(SHARES[0]), STRANGER, "wrong-share"),
    (Reveal("0" * 32), PEOPLE[0], "wrong-share"),
    (Reveal(SHARES[2]), PEOPLE[2], "wrong-share"),
    (Sit(0), PEOPLE[1], "starting"),
    (Sit(0, hashed("new")), PEOPLE[0], "starting"),
    (Hand(1, "gentle"), HOST, "starting"),
    (Hand(1, None), HOST, "starting"),
    (Remove(1), HOST, "starting"),
]


@pytest.mark.parametrize(("command", "person", "code"), REFUSED)
def test_once_a_share_is_shown_nobody_chooses_another(
    command: Command, person: Person, code: str
) -> None:
    table = full(SPECS[1])
    do(table, Reveal(SHARES[2]), PEOPLE[2])
    with pytest.raises(Refused) as refused:
        answer(table.now, command, person)
    assert refused.value.code == code


def test_shares_are_shown_only_when_all_seats_are_taken() -> None:
    table = lay(SPECS[1], 5)
    do(table, Sit(0, hashed(SHARES[0])), PEOPLE[0])
    for moment in (table.now, begun(SPECS[1], shown=0).now):
        with pytest.raises(Refused) as refused:
            answer(moment, Reveal(SHARES[0]), PEOPLE[0])
        assert refused.value.code == "not-mixing"
    assert answer(full(SPECS[1]).now, End(), HOST).body


def test_a_commitment_leaves_with_whoever_made_it() -> None:
    table = lay(SPECS[1], 5)
    for way in (Hand(1, None), Remove(1)):
        person = PEOPLE[1] if isinstance(way, Hand) else PEOPLE[2]
        do(table, Sit(1, hashed(SHARES[1])), person)
        do(table, way, HOST)
        assert table.now.commitments == (None, None, None)


def test_who_comes_back_to_a_seat_mixes_nothing_in() -> None:
    table = begun(SPECS[1])
    proof = table.now.proof
    do(table, Hand(1, "gentle"), HOST)
    do(table, Sit(1, hashed("late")), PEOPLE[1])
    assert table.now.proof == proof


def test_entries_without_mixing_are_written_as_before() -> None:
    assert encode_body(Started((1, 2))) == b'{"type":"started","chance":[1,2]}'
    sat = encode_body(full(SPECS[0], people=0).entries[0].body)
    assert b"commitment" not in sat
    assert isinstance(full(SPECS[0]).entries[0].body, Sat)
    assert encode_body(Revealed(1, "ab")) == b'{"type":"revealed","seat":1,"share":"ab"}'
