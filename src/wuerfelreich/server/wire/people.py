"""People as others see them."""

from typing import Annotated

from msgspec import Meta, Struct

from wuerfelreich.records.header import MAX_NAME_LENGTH

EMBLEMS = ("die", "fox", "owl", "cat", "bear", "frog", "hare", "dragon")
COLOURS = ("red", "orange", "yellow", "green", "teal", "blue", "violet", "brown")
PICTURE = f"^({'|'.join(EMBLEMS)})(-({'|'.join(COLOURS)}))?$"
"""The pictures people can choose from: emblems of the app, each in several colours."""


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest as others see them: a name and one of the app's pictures."""

    name: Annotated[str, Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
    picture: Annotated[str, Meta(pattern=PICTURE)] = "die"
    """An emblem and its colour; an emblem alone is red."""
