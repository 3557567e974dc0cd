# Amit a játékok listái erről a játékról mondanak.

game-brettspiel = Würfelkönig – Das Brettspiel
about-brettspiel = Népesíts be egy birodalmat, szelídíts sárkányokat, és húzd keresztül a szomszédok számításait.
