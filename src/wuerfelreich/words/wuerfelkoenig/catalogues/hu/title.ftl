# Amit a játékok listái erről a játékról mondanak.

game-wuerfelkoenig = Würfelkönig
about-wuerfelkoenig = Hat színes kockával szerezz polgárokat a királyságodba.
