"""What is fixed when a table is laid: its setup is dealt from a new seed."""

from secrets import SystemRandom, token_hex

from regnum.core.chance import Source
from regnum.core.contract import AnyGame
from regnum.core.match import MAX_SEED
from regnum.server.accounts import ID_BYTES
from regnum.server.security import new_secret
from regnum.table.terms import Person, Settings, Terms


def new_terms(
    game: AnyGame, host: Person, settings: Settings, created: float, table_id: str | None = None
) -> Terms:
    """The terms of a new table."""
    seed = SystemRandom().randrange(MAX_SEED)
    setup = game.deal(settings.options, Source(seed, "setup"))
    return Terms(
        id=table_id or token_hex(ID_BYTES),
        spec=setup.spec,
        rules=game.rules_version,
        seed=seed,
        salt=new_secret(),
        host=host.id,
        settings=settings,
        created=created,
    )
