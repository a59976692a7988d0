"""A match as a text that a person can read and any machine can replay.

    Regnum record 1
    game: some-game(players=2,...)
    rules: 1
    seed: 7
    names: Ann, Ben

    chance: draw grass, draw canyon
    A: build c4, build c5, build d5, end

    scores: A 31, B 28

A match that was not played to its end closes with `unfinished`.
"""

import re
from dataclasses import dataclass
from itertools import groupby

from regnum.core.errors import Malformed, RegnumError
from regnum.core.match import Match
from regnum.core.registry import deal_spec, find_game
from regnum.core.seats import Seat, seat_name
from regnum.core.spec import parse_spec

HEADER = "Regnum record 1"
TAGS = ("game", "rules", "seed", "names")
UNFINISHED = "unfinished"
NAME = re.compile(r"[^,\x00-\x1f\x7f-\x9f\u2028\u2029]{1,40}")


@dataclass(frozen=True)
class Record:
    """A match and who played it."""

    match: Match
    names: tuple[str, ...]

    def __post_init__(self) -> None:
        players = self.match.setup.players
        if len(self.names) != players or not all(map(NAME.fullmatch, self.names)):
            raise Malformed(f"a record has {players} names of 1 to 40 letters, without commas")


def print_record(record: Record) -> str:
    """The text of a record."""
    match = record.match
    return "\n".join(
        (
            HEADER,
            f"game: {match.setup.spec}",
            f"rules: {match.game.rules_version}",
            f"seed: {match.seed}",
            f"names: {', '.join(record.names)}",
            "",
            *_decision_lines(match),
            "",
            _closing(match),
            "",
        )
    )


def _decision_lines(match: Match) -> list[str]:
    decided = zip(match.seats(), match.actions, strict=True)
    lines = []
    for seat, run in groupby(decided, key=lambda pair: pair[0]):
        texts = (match.game.action_text(action) for _, action in run)
        lines.append(f"{seat_name(seat)}: {', '.join(texts)}")
    return lines


def _closing(match: Match) -> str:
    if not match.state.is_over:
        return UNFINISHED
    totals = (f"{seat_name(seat)} {score.total}" for seat, score in enumerate(match.state.scores()))
    return f"scores: {', '.join(totals)}"


def parse_record(text: str) -> Record:
    """Read a record and play it again; raises where the text and the rules disagree."""
    lines = text.split("\n")
    if lines[0] != HEADER:
        raise Malformed(f"this is not a record: its first line must be {HEADER!r}")
    if len(lines) < 2 or lines[-1] != "":
        raise Malformed("the record is cut off: its last line has no end")
    sections = "\n".join(lines[1:-1]).split("\n\n")
    if len(sections) != 3:
        raise Malformed("the record is cut off: it must have tags, decisions and a closing line")
    tags, decisions, closing = sections
    match, names = _parse_tags(tags.split("\n"))
    record = Record(match, names)
    first = len(TAGS) + 3  # after the header, the tags and an empty line
    for number, line in enumerate(decisions.split("\n") if decisions else [], start=first):
        _replay_line(match, number, line)
    if closing != _closing(match):
        raise Malformed(f"the record ends with {closing!r}, the rules give {_closing(match)!r}")
    return record


def _parse_tags(lines: list[str]) -> tuple[Match, tuple[str, ...]]:
    values = {}
    for tag, line in zip(TAGS, lines, strict=False):
        name, colon, value = line.partition(": ")
        if name != tag or not colon:
            raise Malformed(f"the record has {line!r} where {tag!r} belongs")
        values[tag] = value
    if len(lines) != len(TAGS):
        raise Malformed(f"a record has the tags {', '.join(TAGS)}, each once")
    if not re.fullmatch(r"0|[1-9][0-9]{0,19}", values["seed"], re.ASCII):
        raise Malformed(f"seed {values['seed']!r} is not a number")
    game = find_game(parse_spec(values["game"])[0])
    if values["rules"] != str(game.rules_version):
        raise Malformed(
            f"the record follows rules version {values['rules'][:20]} of {game.key}; "
            f"known is {game.rules_version}"
        )
    _, setup = deal_spec(values["game"], 0)
    if setup.spec != values["game"]:
        raise Malformed(f"the setup of a record leaves nothing open: {setup.spec}")
    return Match(game, setup, int(values["seed"])), tuple(values["names"].split(", "))


def _replay_line(match: Match, number: int, line: str) -> None:
    name, colon, texts = line.partition(": ")
    if not colon:
        raise Malformed(f"line {number}: {line!r} is not SEAT: action, action")
    for text in texts.split(", "):
        expected: Seat = match.state.seat
        if name != seat_name(expected):
            raise Malformed(
                f"line {number}: {text!r} is not for {name[:10]!r}, "
                f"it is the decision of {seat_name(expected)}"
            )
        try:
            match.replay([match.game.parse_action(text)])
        except RegnumError as error:
            raise Malformed(f"line {number}: {error}") from error
