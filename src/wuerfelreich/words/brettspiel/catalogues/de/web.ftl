# Das Brettspiel im Browser.

web-br-map = Landkarte
web-br-citizens = Offene Bürger
web-br-zoom = Die Landkarte von Nahem ansehen
web-br-field = { $field }, { $landscape }, { $state ->
    [owned] Burg von { $who }
    [fire] dort brennt ein Drachenfeuer
    [neutral] eine Burg, die niemandem gehört
   *[free] frei
}{ $gem ->
    [gold] , goldener Edelstein
    [white] , weißer Edelstein
   *[none] { "" }
}
web-br-say-place = { $landscape }{ $gem ->
    [gold] { " mit goldenem Edelstein" }
    [white] { " mit weißem Edelstein" }
   *[none] { "" }
}
web-br-say-tame = Drachen bezwingen ({ $landscape }){ $gem ->
    [gold] { " und den goldenen Edelstein nehmen" }
    [white] { " und den weißen Edelstein nehmen" }
   *[none] { "" }
}
web-br-say-bully = { $who } verdrängen ({ $landscape })
web-br-stack-empty = { $card }: keine Karte mehr
web-br-won = gewonnen
web-br-by-jokers = { $ways ->
    [one] ein Weg mit Jokern
   *[other] { $ways } Wege mit Jokern
}
web-br-joker = Joker { $face }
web-br-chance = Chance { $chance }
web-br-take = Nehmen: { $card }
web-br-take-with = Nehmen: { $card }, dafür abwerfen: { $pairs }
web-br-take-short = Nehmen
web-br-alarm-short = Verdeckt: Drachenalarm
web-br-pair = { $face } zweimal
web-br-pair-mixed = { $face } und ein Superjoker
web-br-pair-super = zwei Superjoker
web-br-in-hand = in der Hand
web-br-kingdom = größtes Gebiet { $area }, goldene Edelsteine { $gold }, weiße Edelsteine { $white }, Drachenfeuer { $fires }, Karten { $cards }, Marker übrig { $markers }
web-br-markers-left = { $markers ->
    [0] Kein Marker mehr: Wäre noch einer fällig, ist das Spiel gewonnen.
    [one] Noch ein Marker.
   *[other] Noch { $markers } Marker.
}
web-br-superjokers = { $count ->
    [one] ein Superjoker
   *[other] { $count } Superjoker
}
web-br-supply = Vorrat: { $tiles ->
    [one] ein Burgplättchen
   *[other] { $tiles } Burgplättchen
}, goldene Edelsteine { $gold }, weiße Edelsteine { $white }, Drachenfeuer { $fires }
web-br-supply-title = Im Vorrat
web-br-pool = Burgplättchen, die nicht auf der Landkarte liegen. Zwei von denen, die noch niemand gesehen hat, sind nicht im Spiel.
web-br-known = { $known } sicher dabei
web-br-unseen = { $unseen } ungesehen

## Remarks in the first games

web-br-remark-roll = Wirf alle sechs Würfel. Danach darfst du noch zweimal beliebige davon neu werfen.
web-br-remark-convinced = Du hast jemanden gewonnen: Nimm die Karte oder würfle weiter. Es zählt nur, was die Würfel am Ende zeigen.
web-br-remark-merchant = Ein Kaufmann hat drei Stufen: Je höher du kommst, aus desto mehr Plättchen darfst du wählen.
web-br-remark-jokers = Ein Paar deiner Karten kannst du als weiteren Würfel abwerfen: Das brächte dir einen Bürger oder eine höhere Stufe.
web-br-remark-alarm = Niemand gewonnen? Nimm irgendeine offene Karte verdeckt als Superjoker. Dafür lässt sich ein Drache auf der Landkarte nieder.
web-br-remark-place = Deine Burg kommt auf ein freies Feld ihrer Landschaft. Im größten Gebiet zählt jedes Feld 3 Punkte, sonst 1.
web-br-remark-gem = Auf einem dieser Felder liegt ein Edelstein. Bau dort, und er gehört dir: golden 3 Punkte, weiß 2.
web-br-remark-tame = Such dir einen Drachen aus: Sein Feuer gehört dir und das Feld auch. Die meisten Feuer bringen am Ende 4 Punkte.
web-br-remark-bully = Verdrängen kannst du nur den nächsten fremden Marker. Das Feld gehört dann dir.
web-br-remark-steal = Du darfst jetzt eine Karte stehlen, musst aber nicht. Sie ist dann ein Joker für dich, sonst nichts.
web-br-remark-end = Es sind nur noch wenige Plättchen da: Mit dem Zug, der das letzte verbraucht, endet das Spiel.

## Erklärungen

web-br-about-merchant = Du ziehst 1, 2 oder 3 Plättchen, je nach erreichter Stufe, und legst eines davon. Die dritte Stufe bringt auch einen Edelstein.
web-br-about-thief_of_cards = Du ziehst 2 Plättchen und legst eines. Dann darfst du eine offene Karte stehlen.
web-br-about-thief_of_gems = Du ziehst ein Plättchen und legst es. Dann darfst du einen Edelstein stehlen.
web-br-about-tamer = Dein Marker kommt auf ein beliebiges Feld mit Drachenfeuer, und das Feuer gehört dir.
web-br-about-bully = Dein Marker ersetzt den nächstgelegenen Marker eines anderen.
web-br-about-landowner = Du ziehst 2 Plättchen und legst beide.
web-br-about-empty = In diesem Stapel ist keine Karte mehr.
web-br-about-field-free = Frei: Hier kann ein Plättchen dieser Landschaft gelegt werden.
web-br-about-field-owned = Hier steht eine Burg von { $who }.
web-br-about-field-fire = Hier brennt ein Drachenfeuer. Eine Drachenbezwingerin kann es vertreiben.
web-br-about-field-neutral = Hier steht eine Burg, die niemandem gehört.
web-br-about-drawn = Dieses Plättchen wurde gezogen. Es kommt auf ein freies Feld seiner Landschaft.
web-br-about-supply = Das Spiel endet nach dem Zug, mit dem das letzte Plättchen weg ist.
web-br-about-joker = Zwei Karten mit gleichem Joker kannst du für einen weiteren Würfel abwerfen. Ein Superjoker passt zu jedem Joker.
web-br-about-gem = Edelsteine zählen am Ende. Eine Diebin kann sie stehlen.
web-br-about-steal-nothing = Alle behalten, was sie haben.
web-br-about-alarm = Eine Karte wird verdeckt genommen und ist nun ein Superjoker. Dann wird ein Plättchen gezogen, und auf seiner Landschaft lässt sich ein Drache nieder.
web-br-alarm = Drachenalarm
web-br-hand = Karten
web-br-fact-tier = Stufe { $tiles }
# The same in English.
web-br-fact-joker = Joker
web-br-fact-below = Karten darunter
web-br-fact-gem = Edelstein
web-br-fact-area = Größtes Gebiet
web-br-fact-others = Andere Felder
web-br-fact-tiles = Noch zu ziehen
web-br-fact-none = keine
web-br-fact-supply = Plättchen
web-br-fact-gold = Goldene Edelsteine
web-br-fact-white = Weiße Edelsteine
web-br-fact-fires = Drachenfeuer
web-br-fact-each = { $count } × { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-br-fact-most = { $count }; { $points } Punkte für die meisten
web-br-ready = Deine Würfel reichen: Du kannst die Karte nehmen.
web-br-field-ready = Du kannst dieses Feld wählen.
web-br-refusal-landscape = Du hast jetzt kein Plättchen dieser Landschaft zu legen.
web-br-refusal-covered = Hier steht schon eine Burg.
web-br-refusal-field-without-fire = Hier brennt kein Drachenfeuer.
web-br-refusal-own-marker = Dieses Feld gehört dir schon.
web-br-refusal-not-nearest = Dieser Marker gehört nicht zu den nächsten.
web-br-refusal-field-without-marker = Hier liegt kein fremder Marker.
web-br-steal-nothing = Nichts stehlen
