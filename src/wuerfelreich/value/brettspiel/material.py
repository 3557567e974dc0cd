"""Whether material is close enough to the one that the network knows."""

from wuerfelreich.rules.brettspiel.material import Box


def strange(box: Box) -> str | None:
    """Why the network says nothing about this material, or None."""
    return None
