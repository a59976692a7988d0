"""Many matches at once, on every core: the rules of a game compiled by Numba."""
