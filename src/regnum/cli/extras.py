"""Which extra a missing library belongs to."""

EXTRAS = {
    "play": (
        "alembic",
        "fluent",
        "msgspec",
        "openskill",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    ),
    "push": ("cryptography", "py_vapid", "pywebpush", "requests"),
    "postgresql": ("psycopg",),
    "arena": ("choix", "cmaes", "numpy"),
    "ray": ("ray",),
    "fast": ("llvmlite", "numba"),
    "cuda": ("numba_cuda",),
    "learn": ("gymnasium", "pettingzoo"),
}


def how_to_install(error: ModuleNotFoundError) -> str | None:
    """What to do about a missing library; nothing if it is none of ours."""
    library = (error.name or "").partition(".")[0]
    for extra, libraries in EXTRAS.items():
        if library in libraries:
            return f"this needs the extra {extra!r}: pip install 'regnum[{extra}]'"
    return None
