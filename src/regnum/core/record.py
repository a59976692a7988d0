"""A match as a text that a person can read and any machine can replay.

    Regnum record 1
    game: some-game(players=2,...)
    rules: 1
    seed: 7
    names: Ann, Ben

    chance: draw grass, draw canyon
    A: build c4, build c5, build d5, end

    scores: A 31, B 28

A match that was not played to its end closes with `unfinished`. One that started at another
position has it in a fifth tag, `position`. One that was played on a server has the proof that
nobody chose its dice in four more.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby

from regnum.core.errors import Malformed, RegnumError
from regnum.core.match import Match
from regnum.core.proof import TAGS as PROOF_TAGS
from regnum.core.proof import Proof, parse_proof, print_proof
from regnum.core.registry import deal_spec, find_game, options_then
from regnum.core.seats import Seat, seat_name
from regnum.core.spec import defaults_then, parse_spec, print_spec

HEADER = "Regnum record 1"
TAGS = ("game", "rules", "seed", "names")
POSITION = "position"  # a tag that only some records have
PROOF = "proof"  # a tag of the proof is wrong
WRONG = ("header", "cut-off", "tags", *TAGS, POSITION, PROOF, "decision", "closing")
UNFINISHED = "unfinished"
LONGEST = 400  # letters of an error
MAX_NAME = 40
NAME = re.compile(rf"[^,\x00-\x1f\x7f-\x9f\u2028\u2029]{{1,{MAX_NAME}}}")


class WrongLine(Malformed):
    """A line of a record is wrong; `what` is a code of `WRONG`."""

    def __init__(self, line: int, what: str, text: str) -> None:
        super().__init__(f"line {line}: {text[:LONGEST]}")  # a line of the record may be in it
        self.line = line
        self.what = what


@dataclass(frozen=True)
class Record:
    """A match and who played it.

    Examples:
        >>> from regnum import Match, games
        >>> record = Record(Match.new(f"{games()[0]}(players=2)", seed=7), ("Ann", "Ben"))
        >>> record.names, record.match.seed
        (('Ann', 'Ben'), 7)
    """

    match: Match
    names: tuple[str, ...]
    proof: Proof | None = None  # where the seed came from

    def __post_init__(self) -> None:
        players = self.match.setup.players
        if len(self.names) != players or not all(map(NAME.fullmatch, self.names)):
            raise Malformed(
                f"a record has {players} names of 1 to {MAX_NAME} letters, without commas"
            )


def print_record(record: Record) -> str:
    """The text of a record; `parse_record` reads it.

    Examples:
        >>> from regnum import Match, games
        >>> match = Match.new(f"{games()[0]}(players=2)", seed=7)
        >>> text = print_record(Record(match, ("Ann", "Ben")))
        >>> text.splitlines()[0], parse_record(text).names
        ('Regnum record 1', ('Ann', 'Ben'))
    """
    match, proof = record.match, record.proof
    proof_tags = zip(PROOF_TAGS, print_proof(proof), strict=True) if proof is not None else ()
    return "\n".join(
        (
            HEADER,
            f"game: {match.setup.spec}",
            f"rules: {match.game.rules_version}",
            f"seed: {match.seed}",
            f"names: {', '.join(record.names)}",
            *([] if match.origin is None else [f"{POSITION}: {match.origin.position_line()}"]),
            *(f"{tag}: {value}" for tag, value in proof_tags),
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
    """Read a record and play it again; raises where the text and the rules disagree.

    Examples:
        >>> from regnum import Match, games
        >>> record = Record(Match.new(f"{games()[0]}(players=2)", seed=7), ("Ann", "Ben"))
        >>> again = parse_record(print_record(record))
        >>> again.match.state.position_line() == record.match.state.position_line()
        True
    """
    lines = text.split("\n")
    if lines[0] != HEADER:
        raise WrongLine(1, "header", f"this is not a record: its first line must be {HEADER!r}")
    if len(lines) < 2 or lines[-1] != "":
        raise WrongLine(len(lines), "cut-off", "the record is cut off: its last line has no end")
    *body, before_closing, closing = lines[1:-1] if len(lines) > 3 else ("", "")
    if before_closing or "" not in body:
        text = "the record is cut off: it must have tags, decisions and a closing line"
        raise WrongLine(len(lines) - 1, "cut-off", text)
    end_of_tags = body.index("")
    record = _parse_tags(body[:end_of_tags])
    match = record.match
    for number, line in enumerate(body[end_of_tags + 1 :], start=end_of_tags + 3):
        _replay_line(match, number, line)
    if closing != _closing(match):
        text = f"the record ends with {closing!r}, the rules give {_closing(match)!r}"
        raise WrongLine(len(lines) - 1, "closing", text)
    return record


def _parse_tags(lines: list[str]) -> Record:
    values = _tag_values(lines)

    @contextmanager
    def _line(tag: str, what: str = "") -> Iterator[None]:
        """Whatever is raised inside becomes an error in the line of a tag."""
        try:
            yield
        except Malformed as error:
            raise WrongLine(list(values).index(tag) + 2, what or tag, str(error)) from error

    with _line("game"):
        game = find_game(parse_spec(values["game"])[0])
    with _line("rules"):
        rules = _parse_number("rules", values["rules"])
        options_then(game, {}, rules)
    with _line("game"):
        _, setup = deal_spec(values["game"], 0, rules)
        if not _is_same(values["game"], setup.spec, defaults_then(game.options, rules)):
            raise Malformed(f"the setup of a record leaves nothing open: {setup.spec}")
    with _line("seed"):
        match = Match(game, setup, _parse_number("seed", values["seed"]))
    if POSITION in values:
        with _line(POSITION):
            origin = game.parse_position(values[POSITION])
            if origin.setup.spec != setup.spec:
                raise Malformed(f"the position is one of {origin.setup.spec}")
            match = Match(game, origin.setup, match.seed, origin)
    proof = None
    if PROOF_TAGS[0] in values:
        with _line(PROOF_TAGS[0], PROOF):
            proof = parse_proof([values[tag] for tag in PROOF_TAGS], setup.players)
    with _line("names"):
        return Record(match, tuple(values["names"].split(", ")), proof)


def _parse_number(what: str, text: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,38}", text, re.ASCII):
        raise Malformed(f"{what} {text!r} is not a number")
    return int(text)


def _is_same(written: str, spec: str, older: Mapping[str, str]) -> bool:
    """Is a setup written as now, or as before some options existed?"""
    key, options = parse_spec(spec)
    since = {name: value for name, value in options.items() if older.get(name) != value}
    return written in (spec, print_spec(key, since))


def _tag_values(lines: list[str]) -> dict[str, str]:
    given = [line.partition(": ")[0] for line in lines[len(TAGS) :]]
    tags = (
        *TAGS,
        *([POSITION] if POSITION in given else []),
        *(PROOF_TAGS if PROOF_TAGS[0] in given else []),
    )
    values = {}
    for number, (tag, line) in enumerate(zip(tags, lines, strict=False), start=2):
        name, colon, value = line.partition(": ")
        if name != tag or not colon:
            raise WrongLine(number, "tags", f"the record has {line!r} where {tag!r} belongs")
        values[tag] = value
    if len(lines) != len(tags):
        text = f"a record has the tags {', '.join(TAGS)}, each once, and perhaps {POSITION}, "
        text += f"or {', '.join(PROOF_TAGS)}"
        raise WrongLine(min(len(lines), len(tags)) + 2, "tags", text)
    return values


def _replay_line(match: Match, number: int, line: str) -> None:
    name, colon, texts = line.partition(": ")
    if not colon:
        raise WrongLine(number, "decision", f"{line!r} is not SEAT: action, action")
    for text in texts.split(", "):
        expected: Seat = match.state.seat
        if name != seat_name(expected):
            wrong = f"{text!r} is not for {name[:10]!r}, it is the decision of"
            raise WrongLine(number, "decision", f"{wrong} {seat_name(expected)}")
        try:
            match.replay([match.game.parse_action(text)])
        except RegnumError as error:
            raise WrongLine(number, "decision", str(error)) from error
