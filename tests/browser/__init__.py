"""A package, so that pytest gives its tests one Chromium in common and ends it before any other test."""
