"""Luck and skill add up to the margin, and what is known is found."""

from functools import cache

import pytest

from kingdom_builder.test_judge import PLAIN, last_hexes
from regnum.arena.playing import play_match
from regnum.bots.codes import find_bot
from regnum.core.errors import RegnumError
from regnum.core.judging import merits_data
from regnum.core.match import Match
from regnum.core.registry import deal_spec
from regnum.core.seats import CHANCE
from regnum.review.review import Review, conclude, doubtful
from regnum.review.survey import Effort, Verdict, decisions, judge, sharpen, stretches, survey
from regnum.review.tasks import NotLoaded, Reviewing, review_here
from review import pennies

SMALL = Effort(values=2, tried=2, measured=2, sharpened=2, moves=2)
LARGE = Effort(values=256, tried=8, measured=8, sharpened=16)
SPECS = [
    "kingdom-builder(players=2)",
    "kingdom-builder(players=3,nomads=yes)",
    "kingsburg(players=2)",
]


def played(spec: str, code: str = "greedy:slip=0.1") -> Match:
    game, setup = deal_spec(spec, 3)
    return play_match(game, setup, [find_bot(code, game)] * setup.players, 3)


def review(match: Match, effort: Effort) -> Review:
    """Of any game, also one that is not installed."""
    surveyed = [survey(match, stretch, effort) for stretch in stretches(match)]
    verdicts = [judge(match, number, effort) for number in decisions(match)]
    sharpened = [sharpen(match, verdict, effort) for verdict in doubtful(verdicts)]
    return conclude(match, surveyed, verdicts, sharpened)


@cache
def reviewed(spec: str) -> Review:
    """What a match comes to, at little effort."""
    return review(played(spec), SMALL)


def check_sums(match: Match, found: Review) -> None:
    """Every curve ends with the margin, and so does every account, to the last bit."""
    totals = [score.total for score in match.state.scores()]
    assert len(found.values) == len(match.actions) + 1
    for seat, account in enumerate(found.accounts):
        margin = totals[seat] - max(t for other, t in enumerate(totals) if other != seat)
        assert found.values[-1][seat] == account.margin == margin
        parts = (account.start, account.luck, account.best, account.others)
        assert sum(part.points for part in parts) - account.given_away.points == margin


@pytest.mark.parametrize("spec", SPECS)
def test_luck_and_skill_add_up_to_the_margin(spec: str) -> None:
    match, found = played(spec), reviewed(spec)
    check_sums(match, found)
    assert len({value[0] for value in found.values}) > 10
    decided = [n for n, seat in enumerate(match.seats()) if seat != CHANCE]
    assert {verdict.number for verdict in found.verdicts} <= set(decided)


def test_the_same_match_has_the_same_review() -> None:
    assert review(played(SPECS[0]), SMALL) == reviewed(SPECS[0])


def test_a_match_of_forced_decisions_has_no_skill_and_no_luck() -> None:
    match = pennies.play({}, is_forced=True)
    found = review(match, LARGE)
    check_sums(match, found)
    assert not found.verdicts
    assert not found.turning_points
    for account in found.accounts:
        for part in (account.luck, account.best, account.given_away, account.others):
            assert (part.points, part.error) == (0, 0)


@pytest.mark.parametrize("players", [2, 3])
def test_who_decides_as_well_as_can_be_gives_nothing_away(players: int) -> None:
    match = pennies.play({}, players)
    found = review(match, LARGE)
    check_sums(match, found)
    assert found.turning_points == []
    for account in found.accounts:
        for part in (account.best, account.given_away, account.others):
            assert (part.points, part.error) == (0, 0)


def test_luck_is_what_the_coins_brought_against_their_average() -> None:
    match = pennies.play({})
    tossed = [a for a, seat in zip(match.actions, match.seats(), strict=True) if seat == CHANCE]
    heads = [sum(a == pennies.HEADS for a in tossed[seat::2]) for seat in (0, 1)]
    luck = pennies.COIN * (heads[0] - heads[1])
    found = review(match, LARGE)
    for seat, sign in ((0, 1), (1, -1)):
        account = found.accounts[seat]
        assert account.start.error > 0
        assert abs(account.start.points) < 4 * account.start.error, "both can expect the same"
        assert abs(account.luck.points - sign * luck) < 4 * account.luck.error
        assert account.luck.error < 1


def test_a_planted_blunder_is_the_largest_mistake_and_stands_where_it_was_made() -> None:
    match = pennies.play({5: pennies.PENNIES.index(0), 8: pennies.PENNIES.index(1)})
    decided = [n for n, seat in enumerate(match.seats()) if seat != CHANCE]
    found = review(match, LARGE)
    check_sums(match, found)
    blunder, slip = found.turning_points
    assert (blunder.number, blunder.seat, blunder.loss, blunder.error) == (decided[5], 1, 5, 0)
    assert (slip.number, slip.seat, slip.loss, slip.error) == (decided[8], 0, 4, 0)
    for point, taken in ((blunder, "take 0"), (slip, "take 1")):
        assert pennies.TEXTS[point.action] == taken
        assert pennies.TEXTS[point.best] == "take 5"
        assert point.terms == {"points": point.loss}
    given_away = [account.given_away.points for account in found.accounts]
    assert given_away == [4, 5]
    assert [account.best.points for account in found.accounts] == [0, 0]
    assert [account.others.points for account in found.accounts] == [5, 4]


def test_every_candidate_has_its_value() -> None:
    match = pennies.play({5: pennies.PENNIES.index(0)})
    verdict = review(match, LARGE).verdicts[5]
    gains = {pennies.TEXTS[c.action]: c.gain for c in verdict.candidates}
    assert gains == {"take 0": 0, "take 1": 1, "take 5": 5}


def test_stretches_cover_the_match_and_end_where_chance_decides() -> None:
    match = played("kingsburg(players=2)")
    parts = stretches(match)
    assert [n for part in parts for n in range(part.first, part.last + 1)] == list(
        range(len(match.actions) + 1)
    )
    seats = list(match.seats())
    assert all(seats[part.last] == CHANCE for part in parts[:-1])


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    match = played(SPECS[0])
    match.undo()
    with pytest.raises(RegnumError, match="played to its end"):
        Reviewing(match, is_compiled=False)


def test_a_match_from_a_position_is_reviewed_from_there() -> None:
    match = played("kingsburg(players=2)").branch(150, seed=1)
    while not match.state.is_over:
        match.play(match.state.legal_actions()[0])
    found = review_here(match, is_compiled=False, effort=SMALL)
    check_sums(match, found)
    assert found == review(match, SMALL)


def test_parts_can_be_taken_in_in_any_order_and_progress_grows() -> None:
    reviewing = Reviewing(played(SPECS[2]), is_compiled=False, effort=SMALL)
    done = [reviewing.done]
    for tasks in reviewing.rounds():
        for task in reversed(tasks):
            reviewing.take_in(task.do())
            done.append(reviewing.done)
    assert done[0] == 0
    assert done[1:] == sorted(set(done))
    assert done[-1] > 0.9
    assert reviewing.conclude() == reviewed(SPECS[2])


def test_a_task_for_the_compiled_engine_is_not_done_by_another() -> None:
    [*_, task] = next(Reviewing(played(SPECS[0]), is_compiled=True, effort=SMALL).rounds())
    with pytest.raises(NotLoaded):
        task.do()


def test_a_turning_point_says_why_the_better_decision_was_better() -> None:
    """The Farm could be had, and was not taken."""
    state = last_hexes("l16 i10", cards=PLAIN)
    match = Match.from_position(state.position_line(), seed=1)
    match.play("build i10")
    better, taken = (match.game.parse_action(f"build {name}") for name in ("l16", "i10"))
    effort = Effort(values=1, tried=1, measured=1, sharpened=2)
    point = sharpen(match, Verdict(0, 0, taken, better, 2.0, 1.0, ()), effort)
    told = [(merit.code, merit.args) for merit in point.merits]
    assert ("token", {"token": "farm"}) in told
    for args in merits_data(point.merits):
        assert args.keys() == {"code", "args"}
