"""What a material file may repeat but not change: numbers that belong to the rules."""

FIXED: dict[str, dict[str, object]] = {
    "components": {"dice": 6, "castles": 16, "tournaments": 9, "specials": 23},
    "rolls": {
        "normal": 3,
        "organiser": 4,
        "champion": 4,
        "catapult_vs_player_castle": 4,
        "defender": 3,
        "miss_face": 6,
    },
    "rank": {"order": ["count", "value", "extra"], "strict": True, "values_high_to_low": [5, 4, 3, 2, 1]},
    "goals": {"any_of": [{"castles": 4}, {"castles": 3, "king": True}, {"castles": 2, "tournaments": 3}]},
    "attack_castle_min_owned": {"2_players": 3, "3_or_more": 2},
}


def fixed_faults(raw: dict[str, object]) -> list[str]:
    """Every number of the rules that the file contradicts: it would have no effect, so it is refused."""
    found = []
    for key, facts in FIXED.items():
        section = raw.get(key, {})
        if not isinstance(section, dict):
            found.append(f"'{key}' must be an object")
            continue
        found += [
            f"{key}: '{name}' is fixed by the rules at {fact}"
            for name, fact in facts.items()
            if section.get(name, fact) != fact
        ]
    return found
