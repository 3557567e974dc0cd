"""Würfelkönig learned from thousands of games at once: rules, turn solver and training as arrays in JAX."""

from wuerfelreich.learn.wuerfelkoenig.calibration import calibrate
from wuerfelreich.learn.wuerfelkoenig.training import defaults, train

__all__ = ["calibrate", "defaults", "train"]
