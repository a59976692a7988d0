"""A record that is wrong is refused with the line that is wrong."""

import pytest

from regnum.core.match import Match
from regnum.core.record import Record, WrongLine, parse_record, print_record

TEXT = print_record(Record(Match.new("kingdom-builder(players=2)", 1), ("Ann", "Ben")))
LINES = TEXT.split("\n")


def test_the_sample_is_right() -> None:
    assert parse_record(TEXT).names == ("Ann", "Ben")
    assert LINES[6].startswith("chance: draw ")


def test_a_match_without_a_decision_can_be_read_again() -> None:
    match = Match.new("kingsburg(players=2)", 1)
    assert match.actions == []
    text = print_record(Record(match, ("Ann", "Ben")))
    assert print_record(parse_record(text)) == text


@pytest.mark.parametrize(
    ("line", "wrong", "says", "what"),
    [
        (1, "Regnum record 2", "not a record", "header"),
        (2, "game: chess(players=2)", "unknown game", "game"),
        (2, "game: kingdom-builder(players=2)", "leaves nothing open", "game"),
        (2, "spiel: kingsburg", "where 'game' belongs", "tags"),
        (3, "rules: 99", "rules version 99", "rules"),
        (4, "seed: x", "is not a number", "seed"),
        (4, f"seed: {2**128}", "is not a number from 0", "seed"),
        (5, "names: Ann", "2 names", "names"),
        (7, "nobody", "is not SEAT: action, action", "decision"),
        (7, "A: end", "it is the decision of chance", "decision"),
        (7, "chance: draw gold", "is not an action", "decision"),
        (7, "chance: end", "a card is drawn first", "decision"),
        (len(LINES) - 1, "scores: A 1, B 0", "the record ends with", "closing"),
    ],
)
def test_the_line_that_is_wrong_is_named(line: int, wrong: str, says: str, what: str) -> None:
    lines = [*LINES[: line - 1], wrong, *LINES[line:]]
    with pytest.raises(WrongLine, match=says) as error:
        parse_record("\n".join(lines))
    assert (error.value.line, error.value.what) == (line, what)
    assert str(error.value).startswith(f"line {line}: ")


@pytest.mark.parametrize("text", ["", "Regnum record 1", TEXT[:-1], TEXT.replace("\n\n", "\n")])
def test_a_record_that_is_cut_off_names_its_last_line(text: str) -> None:
    with pytest.raises(WrongLine) as error:
        parse_record(text)
    assert 1 <= error.value.line <= len(text.split("\n"))


def test_a_tag_too_few_or_too_many_is_noticed() -> None:
    for lines in ([*LINES[:4], *LINES[5:]], [*LINES[:5], "more: 1", *LINES[5:]]):
        with pytest.raises(WrongLine, match="each once"):
            parse_record("\n".join(lines))


def test_a_long_line_is_not_repeated_in_full() -> None:
    with pytest.raises(WrongLine) as error:
        parse_record("\n".join([*LINES[:6], "x" * 100_000, *LINES[7:]]))
    assert len(str(error.value)) < 500
