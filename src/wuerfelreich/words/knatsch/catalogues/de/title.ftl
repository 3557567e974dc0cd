# Was die Listen der Spiele über dieses sagen.

game-knatsch = Knatsch
about-knatsch = Erobere Burgen, gewinne Turniere, fordere den König heraus.
reached-knatsch = Burgen, gewonnene Turniere und den besiegten König
