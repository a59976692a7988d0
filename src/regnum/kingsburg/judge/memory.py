"""Results that are kept, because every step of every playout asks for them again."""

from functools import lru_cache

remember = lru_cache(maxsize=1 << 17)
