"""`regnum replay`: a record, step by step, for people and for programs."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from regnum.cli.files import read_text, write_text
from regnum.cli.output import print_log, print_scores, print_state, print_written
from regnum.core.contract import Action, Event, Json, State
from regnum.core.errors import Malformed
from regnum.core.match import Match
from regnum.core.record import Record, parse_record
from regnum.core.seats import seat_name

HELP = "Show a recorded game: log, board and scores."
EXAMPLES = """\
  regnum replay game.regnum
  regnum replay game.regnum --at 25
  regnum replay game.regnum --at 25 --svg board.svg
  regnum replay game.regnum --json | head -n 1"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_record(parser)
    parser.add_argument(
        "--json", action="store_true", help="one JSON object a line: setup, decisions, scores"
    )
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write a picture there instead")


def add_record(parser: argparse.ArgumentParser) -> None:
    """A record and a moment in it."""
    parser.add_argument(
        "record", type=Path, metavar="FILE", help="a record file, or - for standard input"
    )
    parser.add_argument("--at", type=int, metavar="N", help="only the first N decisions")


def record_at(args: argparse.Namespace) -> tuple[Record, int]:
    """The record given, and how many of its decisions."""
    record = parse_record(read_text(args.record))
    decisions = len(record.match.actions)
    at = decisions if args.at is None else args.at
    if not 0 <= at <= decisions:
        raise Malformed(f"--at {at}: this record has {decisions} decisions: give 0 to {decisions}")
    return record, at


def match_at(args: argparse.Namespace) -> Match:
    """The match given, as it stood at the moment given."""
    record, at = record_at(args)
    match = _afresh(record.match)
    match.replay(record.match.actions[:at])
    return match


def _afresh(match: Match) -> Match:
    """The match where it began."""
    return Match(match.game, match.setup, match.seed, match.origin)


def run(args: argparse.Namespace) -> None:
    """Show a record."""
    record, at = record_at(args)
    if args.json and args.svg is not None:
        raise Malformed("give either --json or --svg")
    if args.json:
        for line in json_lines(record, at):
            print(json.dumps(line))
    elif args.svg is not None:
        shown = match_at(args)
        write_text(args.svg, shown.state.svg(_last(shown)))
        print_written(args.svg)
    else:
        show_match(record.match, at)


def steps(match: Match, at: int) -> Iterator[tuple[State, Action, State, list[Event]]]:
    """Each decision with the state before and after it and what followed."""
    state = _afresh(match).state
    for action in match.actions[:at]:
        before = state.copy()
        state.apply(action)
        yield before, action, state, list(match.game.events(before, action, state))


def show_match(match: Match, at: int | None = None) -> None:
    """Log, board and scores, for people."""
    shown = _afresh(match)
    actions = match.actions if at is None else match.actions[:at]
    for number, (before, action, _, events) in enumerate(steps(match, len(actions)), start=1):
        print_log(number, before.seat, match.game.action_text(action), events)
    shown.replay(actions)
    print_state(shown.state, _last(shown))
    print_scores(shown.state)


def _last(match: Match) -> Action | None:
    return match.actions[-1] if match.actions else None


def json_lines(record: Record, at: int) -> Iterator[dict[str, Json]]:
    """The setup, each decision with the position after it, and the scores."""
    match = record.match
    state = _afresh(match).state
    yield {
        "type": "setup",
        "game": match.game.key,
        "spec": match.setup.spec,
        "rules": match.game.rules_version,
        "names": list(record.names),
        **match.game.describe(match.setup),
        "position": state.position(),
    }
    earned: list[Event] = []
    for number, (before, action, after, events) in enumerate(steps(match, at), start=1):
        earned += [event for event in events if event.points]
        state = after
        yield {
            "type": "decision",
            "number": number,
            "seat": seat_name(before.seat),
            "legal": [match.game.action_text(legal) for legal in before.legal_actions()],
            "action": match.game.action_text(action),
            "events": [_event_json(event) for event in events],
            "position": after.position(),
            "scores": {seat_name(s): score.by_source() for s, score in enumerate(after.scores())},
        }
    booked = {event.source for event in earned}
    yield {
        "type": "scores",
        "over": state.is_over,
        "winners": [seat_name(seat) for seat in state.result().winners] if state.is_over else [],
        "scores": {
            seat_name(seat): {
                "total": score.total,
                "by_source": score.by_source(),
                "awards": [
                    {"source": award.source, "points": award.points, "places": list(award.places)}
                    for award in score.awards
                    if award.source not in booked
                ]
                + [
                    {"source": event.source, "points": event.points, "places": list(event.places)}
                    for event in earned
                    if event.seat == seat
                ],
            }
            for seat, score in enumerate(state.scores())
        },
    }


def _event_json(event: Event) -> dict[str, Json]:
    return {
        "event": event.code,
        "seat": seat_name(event.seat),
        **({"source": event.source} if event.source else {}),
        **({"points": event.points} if event.points else {}),
        **({"places": list(event.places)} if event.places else {}),
        **event.details,
        "text": event.text,
    }
