"""The tables of the store. A change here needs a new file in migrations/versions."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
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
    false,
)  # fmt: skip

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("version", String, nullable=False),
    Column("pack", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("to_act", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("rematch", String),
    Column("dealt", Boolean, nullable=False),
    Column("nonces", JSON, nullable=False),
    Column("creator", ForeignKey("guests.id")),
    Column("pack_title", String, nullable=False),
    Column("position", JSON(none_as_null=True)),
    Column("lesson", String, nullable=False),
    Index("tables_of_creator", "creator"),
)

places = Table(
    "places",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String, nullable=False),
    Column("guest", ForeignKey("guests.id")),
    Column("name", String),
    Column("bot", String),
    Column("seconds", Float),
    Column("left", Boolean, nullable=False, server_default=false()),
    Column("cleared", Boolean, nullable=False, server_default=false()),
    Column("kept_for", String),
    Index("places_of_guest", "guest"),
)

throws = Table(
    "throws",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("commit", String, nullable=False),
    Column("nonce", String),
    Column("sure", Boolean, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("text", String, nullable=False),
    Column("eyes", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("told", String, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("title", String, nullable=False),
    Column("author", String, nullable=False),
    Column("note", String, nullable=False),
    Column("changes", JSON, nullable=False),
    Column("hash", String),
    Column("differing", Integer, nullable=False),
    Column("confirmed", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("packs_of_guest", "guest"),
)
