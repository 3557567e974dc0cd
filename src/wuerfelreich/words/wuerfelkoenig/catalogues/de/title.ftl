# Was die Listen der Spiele über dieses sagen.

game-wuerfelkoenig = Würfelkönig
about-wuerfelkoenig = Gewinne mit sechs bunten Würfeln Bürger für dein Königreich.
