# What lists of games say about this one.

game-brettspiel = Würfelkönig – Das Brettspiel
about-brettspiel = Settle a realm, tame dragons, and spoil your neighbours’ plans.
