"""The matches that the client's tests check are those that the server would play."""

from table.fair_matches import files


def test_the_matches_are_up_to_date() -> None:
    for path, text in files().items():
        assert path.read_text() == text, "python tests/table/fair_matches.py --write"
