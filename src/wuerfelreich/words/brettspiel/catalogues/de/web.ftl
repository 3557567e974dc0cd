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
web-br-not-now = Im Moment nicht zu haben.
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
web-br-cards = Karten: { $cards }
web-br-no-cards = Keine Karten.
web-br-superjokers = { $count ->
    [one] ein Superjoker
   *[other] { $count } Superjoker
}
web-br-supply = Vorrat: { $tiles ->
    [one] ein Burgplättchen
   *[other] { $tiles } Burgplättchen
}, goldene Edelsteine { $gold }, weiße Edelsteine { $white }, Drachenfeuer { $fires }
web-br-supply-title = Im Vorrat
web-br-tiles = { $tiles ->
    [one] ein Burgplättchen
   *[other] { $tiles } Burgplättchen
}
web-br-pool = Burgplättchen, die nicht auf der Landkarte liegen. Zwei von denen, die noch niemand gesehen hat, sind nicht im Spiel.
web-br-known = { $known } sicher dabei
web-br-unseen = { $unseen } ungesehen

## Remarks in the first games

web-br-remark-roll = Wirf alle sechs Würfel. Danach darfst du noch zweimal beliebige davon neu werfen.
web-br-remark-convinced = Du hast jemanden gewonnen: Nimm die Karte oder würfle weiter. Es zählt nur, was die Würfel am Ende zeigen.
web-br-remark-merchant = Ein Kaufmann hat drei Stufen: Je höher du kommst, unter desto mehr Plättchen darfst du wählen.
web-br-remark-jokers = Ein Paar deiner Karten kannst du als weiteren Würfel abwerfen: Das brächte dir einen Bürger oder eine höhere Stufe.
web-br-remark-alarm = Niemand ist gewonnen: Nimm irgendeine offene Karte verdeckt als Superjoker. Dafür lässt sich ein Drache auf der Karte nieder.
web-br-remark-place = Deine Burg kommt auf ein freies Feld ihrer Landschaft. Im größten Gebiet zählt jedes Feld 3 Punkte, sonst 1.
web-br-remark-gem = Auf einem dieser Felder liegt ein Edelstein. Bau dort, und er gehört dir: golden 3 Punkte, weiß 2.
web-br-remark-tame = Such dir einen Drachen aus: Sein Feuer gehört dir und das Feld auch. Die meisten Feuer bringen am Ende 4 Punkte.
web-br-remark-bully = Verdrängen kannst du nur den nächsten fremden Marker. Das Feld gehört dann dir.
web-br-remark-steal = Du darfst jetzt eine Karte stehlen, musst aber nicht. Sie ist dann ein Joker für dich, sonst nichts.
web-br-remark-end = Es sind nur noch wenige Plättchen da: Mit dem Zug, der das letzte verbraucht, endet das Spiel.
