# Amit a játékok listái erről a játékról mondanak.

game-knatsch = Knatsch
about-knatsch = Foglalj várakat, nyerj lovagi tornákat, hívd ki a Királyt.
reached-knatsch = várak, megnyert lovagi tornák és a legyőzött Király
