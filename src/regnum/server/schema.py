"""The tables of the database. The log of each match is the truth: all else follows from it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()

# 128 bits fit no integer column. SQLite ignores lengths, so its column has kept the old one.
SEED = String(20).with_variant(String(39), "postgresql")

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("renewed", Float, nullable=False, server_default="0"),  # when the secret was made
    Column("former_hash", String(64), nullable=True, index=True),  # good until the new one is used
    Column("colour", String(1), nullable=True),  # the letter of a seat whose pieces have it
    Column("deleted", Float, nullable=True),  # when all about them was deleted; the id stays
)

devices = Table(  # further browsers of a person, each with a secret of its own
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("former_hash", String(64), nullable=True, index=True),
    Column("renewed", Float, nullable=False),
    Column("created", Float, nullable=False),
)

device_keys = Table(  # links that add another browser to them; each serves once
    "device_keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("spec", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed", SEED, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("updated", Float, nullable=False),
    Column("is_listed", Boolean, nullable=False, server_default=false()),
    Column("decider", Integer, nullable=True),
    Column("due", Float, nullable=True, index=True),  # when a server has to look after it
    Column("head", String(64), nullable=False, server_default=""),  # hash of the last entry
    # After the end: does the host keep it from those who only have its address?
    Column("is_closed", Boolean, nullable=False, server_default=false()),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("revision", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("command_id", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False, server_default="0"),
    Column("hash", String(64), nullable=False, server_default=""),  # `chain.py` says of what
    UniqueConstraint("table_id", "command_id"),
)

seats = Table(  # who sits where, for lists of tables; follows from the entries
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(32), nullable=True),
)

keys = Table(  # links that open a table; only their hashes are kept
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("maker", String(32), nullable=False, server_default=""),
    Column("created", Float, nullable=False, server_default="0"),
)

members = Table(  # who followed a link, besides those who sit
    "members",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("role", String(16), nullable=False),
)

reviews = Table(  # of finished matches; made once, and made anew where they are of another version
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON, compressed
)

results = Table(  # of tables that are over; `number` is the order in which they ended
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    Column("unrated", String(16), nullable=True),  # why it is not rated
    Column("early", String(16), nullable=True),  # how, before the game was over
)

places = Table(  # what came of a match for each seat
    "places",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=True),
    Column("name", String(40), nullable=False),
    Column("folded", Text, nullable=False),  # the name for a search
    Column("level", String(32), nullable=True),
    Column("place", Integer, nullable=True),
    Column("points", Integer, nullable=False),
    Column("counts", Text, nullable=True),  # for statistics, as JSON
    Column("game", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    # In the person's list: at the first of their seats, until they remove it.
    Column("is_shown", Boolean, nullable=False, server_default=true()),
    Column("mu", Float, nullable=True),  # the rating after the match, if it was rated
    Column("sigma", Float, nullable=True),
    Column("gain", Float, nullable=True),  # how far the match has changed `mu`
    Column("has_resigned", Boolean, nullable=False, server_default=false()),
    Index("ix_places_person_ended", "person", "ended"),
)

ratings = Table(  # of people, in each game
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

conversations = Table(  # where the host has said whether people may write what they want
    "conversations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("is_open", Boolean, nullable=False),
)

words = Table(  # what was said at tables: no part of the match
    "words",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("said_id", String(64), nullable=False),  # made by whoever said it: it is said once
    Column("person", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("phrase", String(16), nullable=True),  # a code; or else
    Column("text", String(200), nullable=True),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "said_id"),
)

subscriptions = Table(  # browsers that want push messages
    "subscriptions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the endpoint
    Column("person", String(32), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("device", String(32), nullable=True),  # of `devices`; "": the first one; null: unknown
)
