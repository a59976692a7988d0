"""Byte strings in one piece of memory."""

import pickle

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regnum.table.tape import Tape

pieces = st.lists(st.binary(max_size=6))
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def tape_of(strings: list[bytes]) -> Tape:
    tape = Tape()
    for string in strings:
        tape.append(string)
    return tape


@unhurried
@given(pieces)
def test_what_was_put_on_a_tape_is_read_from_it(strings: list[bytes]) -> None:
    for tape in (tape_of(strings), pickle.loads(pickle.dumps(tape_of(strings)))):
        assert [tape[number] for number in range(len(tape))] == strings


@unhurried
@given(pieces, st.data())
def test_several_are_read_at_once(strings: list[bytes], data: st.DataObject) -> None:
    end = data.draw(st.integers(0, len(strings)))
    start = data.draw(st.integers(0, end))
    assert tape_of(strings).joined(start, end) == b"".join(strings[start:end])


@unhurried
@given(st.lists(st.text("ab", max_size=6).map(str.encode)), st.sampled_from([b"a", b"ab", b"bab"]))
def test_all_that_have_some_words_are_found_once(strings: list[bytes], words: bytes) -> None:
    found = list(tape_of(strings).having(words))
    assert found == sorted(set(found))
    assert {number for number, string in enumerate(strings) if words in string} <= set(found)
    for number in found:
        assert words in b"".join(strings[number:]), "it may end in the next one"


def test_a_copy_grows_by_itself() -> None:
    tape = tape_of([b"one"])
    twin = tape.copy()
    twin.append(b"two")
    assert (len(tape), tape.joined(0, 1), twin.joined(0, 2)) == (1, b"one", b"onetwo")
