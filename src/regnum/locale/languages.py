"""The languages that everything is said in."""

import locale

LANGUAGES = ("en", "ru", "cs")


def preferred_language() -> str:
    """The language of the terminal, if there are words in it, or else English."""
    code = (locale.getlocale()[0] or "")[:2]
    return code if code in LANGUAGES else LANGUAGES[0]
