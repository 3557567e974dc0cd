"""The tables of the database. What is stored is the log; everything else can be made from it again, but for secrets."""

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("secret", LargeBinary(32), nullable=False, unique=True, comment="SHA-256 of the secret in the cookie"),
    Column("name", String(40), nullable=False),
    Column("picture", String(20), nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seed", LargeBinary(32), nullable=False, comment="secret until the table closes"),
    Column("host", String(32), nullable=False),
    Column("game", String(20), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_status", "status", "visibility", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(32), nullable=False, index=True),
    PrimaryKeyConstraint("table_id", "seat"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("event", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)

answers = Table(
    "answers",
    metadata,
    Column("player", String(32), nullable=False),
    Column("intent", String(64), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("answer", Text, nullable=False),
    PrimaryKeyConstraint("player", "intent"),
    sqlite_with_rowid=False,
)

early = Table(
    "early",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    sqlite_with_rowid=False,
)
