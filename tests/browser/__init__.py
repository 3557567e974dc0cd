"""A package, so that its tests share one Chromium, which pytest closes before any other test."""
