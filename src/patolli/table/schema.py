"""The tables of the database. A change here needs a revision in `migrations/versions`; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()


def _text(name: str, default: str | None = "") -> Column[str]:
    return Column(name, Text, nullable=False, default=default)


PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    _text("name", None),
    Column("created", Float, nullable=False),
    _text("profile", "nobody"),  # who may see it: nobody, players one has met, everyone
    Column("shows_matches", Boolean, nullable=False, default=False),  # and whether matches stand there
    Column("recovery_hash", String(64), nullable=False, default="", index=True),  # of the code for bad days, or ""
    Column("recovery_made", Float, nullable=True),
    Column("gone", Float, nullable=True),  # when they had themselves deleted
    Column("banned_until", Float, nullable=False, default=0.0),
    _text("warning"),  # of an admin, until it is read
)

# A device proves who its person is with a token; only the token's hash is kept.
DEVICES = Table(
    "devices",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    _text("name"),  # browser and system, as it said when it came
    Column("seen", Float, nullable=False, default=0.0),  # by the hour
)

# A person is known again wherever one of these is; the device keeps the secret half.
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the credential's own, which may be long
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    _text("credential", None),
    _text("public_key", None),
    Column("sign_count", BigInteger, nullable=False),  # a copy of a passkey would fall behind in it
    _text("site", None),  # the name of the server it was made for
    _text("name"),  # browser and system, as a device's
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

# What a passkey is asked to sign: once, and soon.
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person_id", String(32), nullable=False, default=""),  # who wants a new passkey; "": somebody comes back
    Column("expires", Float, nullable=False),
)

# How often somebody did what is limited across processes (`counts.py`); of addresses only a hash, for two days.
COUNTS = Table(
    "counts",
    METADATA,
    Column("what", String(20), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("level", Float, nullable=False),
    Column("at", Float, nullable=False),
)

# What a person has seen of a game, as "<game>/minute", and how far.
LEARNT = Table(
    "learnt",
    METADATA,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("what", String(60), primary_key=True),
    Column("step", Integer, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    _text("game", None),
    # What it is played with; a match is played on only where these give the same positions:
    Column("rules_version", Integer, nullable=False),
    _text("components"),  # the digest of the figures; "" where it was not kept yet
    _text("name"),
    _text("status", None),  # waiting, running, over
    Column("host", ForeignKey("people.id"), nullable=False),
    _text("options", "{}"),  # JSON
    _text("pack"),  # the text's digest, or ""
    _text("pace", "normal"),
    _text("clock"),
    Column(
        "absence", Integer, nullable=False, default=0
    ),  # seconds after which others may agree to a stand-in; 0: never
    Column("moment", Integer, nullable=False, default=0),  # seconds in which a choice can be taken back before a draw
    # Whom it is for (`access.py`):
    _text("access", "open"),  # open, link, closed
    _text("watching", "everyone"),  # everyone, link, nobody
    Column("delay", Integer, nullable=False, default=0),  # turns that those who watch are behind
    _text("secret"),  # of the dealer, in hexadecimal; "" where draws are not committed to
    _text("entropy", "[]"),  # JSON, settled when the match begins
    Column("record", Boolean, nullable=False, default=False),
    _text("rematch"),
    Column("rated", Boolean, nullable=False, default=False),  # it counts for ratings (`ratings.py`)
    Column("contest", String(32), nullable=False, default="", index=True),  # the series or tournament it belongs to
    _text("lesson"),  # its name, where somebody takes one; such a table is in no list
    # For the list of tables, so that none need be loaded for it:
    Column("ply", Integer, nullable=False, default=0),
    _text("asked"),  # seats, joined by spaces
    Column("deadline", Float, nullable=True),  # when the first clock of those asked runs out
    Column("bots_asked", Boolean, nullable=False, default=False),
    _text("calls"),  # JSON: which turn of whom it is, until when, and for whom a bot plays (`post/calls.py`)
    # Which process moves its bots, and until when the others leave them alone:
    _text("runner"),
    Column("runner_until", Float, nullable=False, default=0.0),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_tables_status", "status", "updated"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _text("kind", None),  # person, bot, open
    _text("name"),
    Column("person_id", ForeignKey("people.id"), nullable=True, index=True),
    _text("bot"),
    Column("invited", Boolean, nullable=False, default=False),
    _text("entropy"),
    Column("seen", Float, nullable=False, default=0.0),  # when the person last closed the table's page
)

# Nothing here is ever changed or deleted: what was taken back is followed by a line that says so. The database refuses
# a number that does not follow the last (`migrations/versions/0002_whole.py`).
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    _text("kind", None),
    Column("seat", Integer, nullable=False),
    _text("text"),
    _text("message"),  # who sent it, and the id that person's page gave it
    _text("digest"),  # of the state after it, every so often
    Column("at", Float, nullable=False),
)

# What `patolli doctor --repair` took out of a match because entries before it were missing.
CUT_ENTRIES = Table(
    "cut_entries",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    _text("entry", None),  # JSON: all there was of it
    Column("cut", Float, nullable=False),
)

# The match file of a match that is over, as it was issued; it is never worked out again.
RECORDS = Table(
    "records",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    _text("text", None),
)

# The review of a match that is over, as it was first worked out: the same for everybody (`reviews.py`).
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("rules_version", Integer, nullable=False),
    _text("review", None),  # JSON
)

# How a match ended for each seat; worked out after its end (`results.py`).
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _text("ended", None),  # played, resigned, agreed, abandoned, closed; "": it cannot be replayed any more
    Column("points", Float, nullable=True),
    Column("place", Integer, nullable=True),
    Column("won", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    _text("sources", "{}"),  # JSON: points by source
    Column("best_ply", Integer, nullable=False, default=0),  # after the turn that brought the most points …
    Column("best_gain", Float, nullable=False, default=0.0),  # … and how many these were
)

# How good people are at a game with so many seats, as far as that is known (`ratings.py`): worked out from `rated`.
RATINGS = Table(
    "ratings",
    METADATA,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_best", "game", "seats", "mu"),
)

# How many matches of a game with so many seats were rated. Whoever rates one holds this row until it is stored.
POOLS = Table(
    "pools",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
)

# What each rated match did to the ratings of those who sat there. Ratings can be worked out from this again.
RATED = Table(
    "rated",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # in the order in which matches of this game and size were rated
    Column("person_id", ForeignKey("people.id"), nullable=True, index=True),
    _text("bot"),
    Column("place", Integer, nullable=False),  # equal ones share it
    Column("left_early", Boolean, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_rated_number", "game", "seats", "number"),
)

# Series and tournaments (`contests.py`). Their tables name them; standings are worked out from results.
CONTESTS = Table(
    "contests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    _text("name"),
    Column("kind", String(10), nullable=False),  # series, swiss, everybody
    Column("game", String(40), nullable=False),
    _text("options", "{}"),  # JSON
    Column("seats", Integer, nullable=False),  # of a table
    Column("size", Integer, nullable=False),  # who plays, once bots have filled up
    _text("bots", "[]"),  # JSON: the levels that fill up, in turn
    Column("rounds", Integer, nullable=False),  # 0: as many as it takes, known when it begins
    Column("round", Integer, nullable=False, default=0),  # the one that is played; 0: it has not begun
    Column("status", String(10), nullable=False, default="waiting"),  # waiting, running, over
    _text("pace", "normal"),
    _text("clock"),
    Column("rated", Boolean, nullable=False, default=False),
    _text("secret", None),  # from which those of its tables are made, in hexadecimal
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
)

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("contest_id", ForeignKey("contests.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("people.id"), nullable=True, index=True),
    _text("name"),
    _text("bot"),  # "": a person
    _text("entropy"),  # what they added to the luck of all tables
    Column("withdrawn", Boolean, nullable=False, default=False),  # a bot plays on; before it begins: asked to leave
    UniqueConstraint("contest_id", "person_id", name="uq_entrants_once"),
)

# Who sat where in which round; nobody does twice.
PAIRINGS = Table(
    "pairings",
    METADATA,
    Column("contest_id", ForeignKey("contests.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    _text("name"),
    Column("seat", Integer, nullable=False),
    _text("text", None),
    Column("at", Float, nullable=False),
    Column("person_id", String(32), nullable=False, default=""),  # "": the table itself, or from before this was kept
)

# Secrets that work once: a seat for whoever has the link, or a person's tables on another device.
INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=True),
    Column("seat", Integer, nullable=False, default=-1),
    Column("person_id", ForeignKey("people.id"), nullable=True),
    Column("expires", Float, nullable=True),
    Column("used", Boolean, nullable=False, default=False),
)

PACKS = Table(
    "packs",
    METADATA,
    Column("digest", String(64), primary_key=True),
    _text("game", None),
    _text("text", None),
)

# What a person wants to be told, and how (`post`).
WISHES = Table(
    "wishes",
    METADATA,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    _text("settings", "{}"),  # JSON
    _text("origin"),  # the address at which they see this server
    _text("mail"),
    Column("mail_token", String(64), nullable=False, default="", index=True),  # the hash of what confirms it; "": it is
    _text("hook"),
    _text("hook_secret"),
)

# When somebody is away; at most a month in a year (`vacation.py`).
VACATIONS = Table(
    "vacations",
    METADATA,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("start", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

# Whom somebody does not want to hear (mute), or to meet at all (block); `manners.py`.
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("other_id", ForeignKey("people.id"), primary_key=True, index=True),
    Column("how", String(10), nullable=False),
    _text("name", None),  # as they were called then
    Column("at", Float, nullable=False),
)

# Who asked whom to be friends: one row for two people (`friends.py`).
FRIENDS = Table(
    "friends",
    METADATA,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("other_id", ForeignKey("people.id"), primary_key=True, index=True),
    Column("state", String(10), nullable=False),  # asked, declined (the one who asked is not told), friends
    Column("at", Float, nullable=False),
)

# Links that make whoever opens them a friend, until they are too old.
FRIEND_LINKS = Table(
    "friend_links",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

# Friends whom the host of a table that waits has asked to come, by name.
GUESTS = Table(
    "guests",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),  # the one thought of for them
    Column("state", String(10), nullable=False),  # invited, declined
    Column("at", Float, nullable=False),
)

# Whom the host of a table asked to leave.
SENT_AWAY = Table(
    "sent_away",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
)

# What people reported, with what was said at the table until then.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("by_id", String(32), nullable=False),  # "": a former player
    Column("about_id", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    _text("text"),
    _text("lines", "[]"),  # JSON: who, name, text and time of each, and whether it is theirs who is reported
    Column("at", Float, nullable=False),
    Column("done", Boolean, nullable=False, default=False),
)

# What `patolli admin` did, and who did it.
ADMIN_LOG = Table(
    "admin_log",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    _text("who", None),  # the name of the account on the server
    Column("what", String(20), nullable=False),
    _text("about", None),  # a table or a person, by id
    _text("text"),
)

# Browsers that can be woken, by an address of their maker's.
SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the address
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("device", String(64), nullable=False),  # goes when this one is signed out
    _text("endpoint", None),
    _text("key", None),
    _text("auth", None),
    Column("created", Float, nullable=False),
)

# Notices to be sent, and what became of them. Each stands here once, whoever noticed it first.
OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("way", String(10), nullable=False),  # page, push, mail, hook
    Column("target", String(64), nullable=False, default=""),  # which of several: a subscription
    Column("kind", String(10), nullable=False),
    Column("table_id", String(32), nullable=False, default=""),
    Column("mark", String(40), nullable=False),  # which turn it is about
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False, default=0),
    Column("state", String(10), nullable=False, default="waiting"),  # waiting, sent, stale, failed
    _text("trouble"),  # what went wrong last, in a word (`couriers.what_went_wrong`)
    UniqueConstraint("person_id", "way", "target", "kind", "table_id", "mark", name="uq_outbox_once"),
    Index("ix_outbox_due", "state", "due"),
    Index("ix_outbox_news", "person_id", "way", "id"),  # open pages ask for what is newer, all the time
)

# The server's own, made once for all processes.
KEYS = Table("keys", METADATA, Column("name", String(20), primary_key=True), _text("value", None))
