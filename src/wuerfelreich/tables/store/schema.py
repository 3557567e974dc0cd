"""The database schema. The log is the truth; the rest can be rebuilt from it, except secrets, names, players and
replies."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
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

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False, index=True),
    Column("secret", LargeBinary(32), nullable=False, unique=True, comment="SHA-256 of the token"),
    Column("name", String(40), nullable=False),
    Column("scopes", String(60), nullable=False, comment="what a program may do with it, separated by spaces"),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, comment="about when it was last used"),
    Column("expires", BigInteger),
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
    Column("wakes", Boolean, nullable=False, comment="things happen unprompted: a bot plays or a clock runs"),
    Column("imported", Boolean, nullable=False, comment="played elsewhere and imported from a file"),
    Column("ending", String(10), comment="why it closed"),
    Column("seats", Integer, nullable=False),
    Column("absent", Integer, comment="seconds after which a bot stands in for an absent player"),
    Column("due", Integer, comment="the seat to move after event `as_of`"),
    Column("wake_at", BigInteger, comment="when a bot or a clock acts if nothing follows event `as_of`"),
    Column("as_of", Integer, nullable=False, comment="`due` and `wake_at` are unknown if the log goes on after it"),
    Index("tables_by_status", "status", "visibility", "changed"),
    Index("tables_by_host", "host", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(32), index=True, comment="null for a bot, and in an imported game"),
    Column("name", String(40), nullable=False, comment="the name here; people's names are not in the log"),
    Column("picture", String(20), nullable=False),
    Column("bot", String(40), comment="the bot's level"),
    Column("program", Boolean, nullable=False, server_default=false(), comment="a program plays for the player"),
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

heads = Table(
    "heads",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seq", Integer, nullable=False, comment="the last event of the table"),
    Column("link", LargeBinary(32), nullable=False, comment="the end of the hash chain over its events"),
    Column("version", Integer, nullable=False, comment="counts its steps, also those without events"),
    Column("keeper", Integer, comment="the run that moves its bots and watches its clocks"),
    PrimaryKeyConstraint("table_id"),
    sqlite_with_rowid=False,
    info={"replaced": True},  # each step replaces its table's row
)

replies = Table(
    "replies",
    metadata,
    Column("player", String(32), nullable=False),
    Column("intent", String(64), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("reply", Text, nullable=False),
    PrimaryKeyConstraint("player", "intent"),
    sqlite_with_rowid=False,
    info={"unless_there": True},  # an intent keeps its first reply
)

early_moves = Table(
    "early_moves",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    sqlite_with_rowid=False,
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("ending", String(40), nullable=False, comment="the rule that ended it"),
    Column("drawn", Boolean, nullable=False),
    Index("results_by_game", "game", "ended"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(32), index=True),
    Column("bot", String(40), comment="the bot's level"),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

attending = Table(
    "attending",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("player", String(32), nullable=False),
    Column("run", Integer, nullable=False, comment="the process at which the player has a connection"),
    PrimaryKeyConstraint("table_id", "player", "run"),
    info={"unless_there": True},
)

runs = Table(
    "runs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("alive", BigInteger, nullable=False, comment="the last heartbeat"),
    Column("release", Integer, comment="the release of the program; null before this was noted"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("evaluator", String(64), nullable=False, comment="the hash of the evaluator that it was computed with"),
    Column("players", Text, nullable=False, comment="every player's account, as JSON"),
    Column("steps", LargeBinary, nullable=False, comment="the whole review, as compressed JSON"),
    info={"replaced": True},  # by one with a newer evaluator
)

tallies = Table(
    "tallies",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("whole", Boolean, nullable=False, comment="played from its start; a branch is not"),
    Column("turns", Integer, nullable=False),
    Column("first", Integer, comment="the seat that had the first turn"),
    Column("seats", Text, nullable=False, comment="what each seat rolled and took, as JSON"),
    info={"replaced": True},  # counting again gives the same
)

orders = Table(
    "orders",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(10), nullable=False, comment="close a table, or remove a guest from all"),
    Column("target", String(32), nullable=False, comment="the table or the guest"),
    Column("reason", String(20), nullable=False, comment="why a table is closed"),
    Column("at", BigInteger, nullable=False),
    Column("done", BigInteger, comment="when a server had carried it out"),
)

restrictions = Table(
    "restrictions",
    metadata,
    Column("player", String(32), nullable=False),
    Column("kind", String(10), nullable=False, comment="silenced or removed"),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("player", "kind"),
)

duplicates = Table(
    "duplicates",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seed", LargeBinary(32), nullable=False, comment="secret until the group is over"),
    Column("host", String(32), nullable=False, index=True),
    Column("game", String(20), nullable=False),
    Column("settings", Text, nullable=False, comment="the checked settings of its tables, as JSON"),
    Column("tables", Integer, nullable=False),
    Column("people", Integer, nullable=False, comment="seats for people at each table; bots take the others"),
    Column("level", String(40), nullable=False, comment="the level of these bots"),
    Column("deadline", BigInteger, nullable=False, comment="when the tables that are left are closed"),
    Column("closed", Boolean, nullable=False, comment="no table is added any more"),
    Column("over", Boolean, nullable=False, comment="the seed is revealed"),
    Index("duplicates_by_deadline", "over", "deadline"),
)

duplicate_tables = Table(
    "duplicate_tables",
    metadata,
    Column("group_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("table_id", String(32), nullable=False, index=True),
    PrimaryKeyConstraint("group_id", "number"),
)

duplicate_players = Table(
    "duplicate_players",
    metadata,
    Column("group_id", String(32), nullable=False),
    Column("player", String(32), nullable=False),
    Column("table_id", String(32), nullable=False, index=True, comment="the only table of the group with their seats"),
    PrimaryKeyConstraint("group_id", "player"),
)
