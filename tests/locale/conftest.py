"""What tests of words share."""

import pytest

from fluent_files import Words, words


@pytest.fixture
def word(request: pytest.FixtureRequest) -> Words:
    """All messages of a language, read when a test first wants them."""
    return words(request.param)
