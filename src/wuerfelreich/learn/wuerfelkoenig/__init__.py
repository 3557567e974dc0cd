"""Würfelkönig as arrays in JAX: rules and turn solver for thousands of games at once."""

from wuerfelreich.learn.wuerfelkoenig.selfplay import WuerfelkoenigPlay

__all__ = ["PLAY"]

PLAY = WuerfelkoenigPlay()
