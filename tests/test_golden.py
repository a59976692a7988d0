"""The rules give what they gave before."""

from golden_files import FOLDER, files


def test_playthroughs_and_perft_counts_are_as_they_were() -> None:
    expected = {path.name: path.read_text() for path in FOLDER.glob("*.txt")}
    found = files()
    assert sorted(found) == sorted(expected)
    for name, text in found.items():
        assert text == expected[name], f"{name}: run tests/golden_files.py --write if this is meant"
