"""The proof in a record: `regnum verify` finds out whether somebody chose the dice."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cli.commands import refuse
from cli.commands import run as run_command
from regnum.core.match import Match
from regnum.core.proof import Proof, Share, chance_fault, hash_of
from regnum.core.record import Record, WrongLine, parse_record, print_record
from regnum.core.registry import deal_spec
from regnum.core.seats import CHANCE

SHARES = ("0" * 31 + "1", "f" * 32)
WANTED = "kingdom-builder(players=2)"


def proven(shown: int = 2) -> Record:
    """A match whose seed was mixed from a secret and so many of two shares."""
    secret = "12345/salt"
    shares = tuple(
        Share(seat, hash_of(share), share if seat < shown else None)
        for seat, share in enumerate(SHARES)
    )
    proof = Proof(secret, hash_of(secret), shares, WANTED)
    match, random = Match.new(WANTED, proof.seed), Random(1)
    while not match.state.is_over:
        match.play(match.state.random_action(random))
    return Record(match, ("Ann", "Ben"), proof)


RECORD = proven()
TEXT = print_record(RECORD)
LINES = TEXT.split("\n")
assert RECORD.proof is not None


def test_a_record_keeps_its_proof() -> None:
    assert parse_record(TEXT).proof == RECORD.proof
    assert print_record(parse_record(TEXT)) == TEXT
    assert [line.partition(":")[0] for line in LINES[5:9]] == [
        *("wanted", "commitment", "secret", "shares")
    ]


def test_a_proof_without_shares_can_be_written() -> None:
    assert RECORD.proof is not None
    alone = replace(RECORD, proof=replace(RECORD.proof, shares=()))
    assert "\nshares: -\n" in print_record(alone)
    assert parse_record(print_record(alone)).proof == alone.proof


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (6, "wanted: chess players=2"),
        (7, "commitment: 12"),
        (7, f"commitment: {'F' * 64}"),
        (8, "secret: 12345"),
        (8, "secret: -1/salt"),
        (9, "shares: none"),
        (9, f"shares: Z {'0' * 64} -"),
        (9, f"shares: A {'0' * 64} {'0' * 31}"),
        (9, f"shares: A {'0' * 64}"),
    ],
)
def test_a_proof_that_cannot_be_one_is_refused(line: int, wrong: str) -> None:
    lines = [*LINES[: line - 1], wrong, *LINES[line:]]
    with pytest.raises(WrongLine) as error:
        parse_record("\n".join(lines))
    assert error.value.what == "proof"


def test_a_tag_of_a_proof_cannot_be_missing() -> None:
    for number in (6, 7, 8):
        with pytest.raises(WrongLine) as error:
            parse_record("\n".join([*LINES[:number], *LINES[number + 1 :]]))
        assert error.value.what == "tags"


def test_verify_says_what_a_record_shows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.regnum"
    file.write_text(TEXT)
    said = run_command(capsys, "verify", str(file))
    assert f"all {RECORD.match.rolled} outcomes" in said
    assert "the shares of A, B" in said
    file.write_text(print_record(proven(shown=1)))
    said = run_command(capsys, "verify", str(file))
    assert "never shown, so not mixed in: the shares of B" in said
    file.write_text(print_record(replace(RECORD, proof=None)))
    assert "nothing in this record says where the seed comes from" in run_command(
        capsys, "verify", str(file)
    )


def other_chance() -> Record:
    """One outcome is another one than the seed says, and nothing after it is impossible."""
    match = RECORD.match
    last = max(number for number, seat in enumerate(match.seats()) if seat == CHANCE)
    again = Match(match.game, match.setup, match.seed)
    again.replay(match.actions[:last])
    drawn = next(a for a, _ in again.state.chance_outcomes() if a != match.actions[last])
    again.replay([drawn])
    return replace(RECORD, match=again)


def test_verify_finds_out_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proof = RECORD.proof
    assert proof is not None
    other = hash_of("other")
    _, setup = deal_spec("kingdom-builder(players=2)", 1)
    faked = Match(RECORD.match.game, setup, proof.seed)
    faked.roll()
    wrong = {
        "the seed says": other_chance(),
        "secret is not the one": replace(RECORD, proof=replace(proof, commitment=other)),
        "does not follow from the secret": replace(
            RECORD, proof=replace(proof, shares=proof.shares[:1])
        ),
        "deals another setup": replace(RECORD, match=faked),
    }
    file = tmp_path / "match.regnum"
    for words, record in wrong.items():
        file.write_text(print_record(record))
        assert words in refuse(capsys, "verify", str(file))


def test_chance_of_a_match_that_goes_on_from_a_position_is_checked_too() -> None:
    match = RECORD.match.branch(30, seed=9)
    for _ in range(10):
        match.play(match.legal_texts()[0])
    assert match.origin is not None
    assert chance_fault(match) is None
