"""The chance to win of every seat in Würfelkönig."""
