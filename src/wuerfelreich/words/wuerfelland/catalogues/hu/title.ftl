# Amit a játékok listái erről a játékról mondanak.

game-wuerfelland = Würfelland
about-wuerfelland = Versenyfutás a saját térképeden; mindenki mindenki kockáit használja.
reached-wuerfelland = bejelölt kincsek és egy teljes szín
