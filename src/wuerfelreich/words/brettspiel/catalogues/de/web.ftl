# Das Brettspiel im Browser.

web-br-map = Landkarte
web-br-citizens = Offene Bürger
web-br-zoom = Die Karte von Nahem ansehen
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
web-br-pool = Burgplättchen, die nicht auf der Karte liegen. Zwei von denen, die noch niemand gesehen hat, sind nicht im Spiel.
web-br-known = { $known } sicher dabei
web-br-unseen = { $unseen } ungesehen
