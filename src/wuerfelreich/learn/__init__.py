"""Learning by self-play: networks that know the chance to win are trained here. Needs the extra `[learn]`."""
