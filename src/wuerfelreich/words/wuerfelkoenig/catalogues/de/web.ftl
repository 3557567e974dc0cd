# Würfelkönig am Tisch im Browser.

web-wk-citizens = Offene Bürger
web-wk-villages = Orte
web-wk-penalty = Strafkarte
web-wk-draw-pile = Nachschub
web-wk-last = letzte
web-wk-no-penalty = keine Strafkarte mehr

## Effekte: Auf dem Telefon steht der Nachbar darunter, sonst rechts

web-wk-effect-arrogant_elf = obenauf: 4 Würfe
web-wk-effect-talented_apprentice = noch ein Zug
web-wk-effect-busy_fairy = n Feen: n² Punkte
web-wk-effect-hypnotist = samt Nachbar
web-wk-effect-dragon = ein Geschenk

## Gesprochen

web-wk-wish = will { $wish }
web-wk-own-village = unter dem eigenen Ort { $village }, +{ $value }
web-wk-convinced = überzeugt
web-wk-chance = Chance { $chance }
web-wk-village = { $village }: { $value } wert, { $left ->
    [one] die letzte Karte, wer sie nimmt, beendet das Spiel
   *[other] noch { $left } Karten
}
web-wk-village-empty = { $village }: keine Karte mehr
web-wk-unrolled = noch nicht gewürfelt
web-wk-minus = { $minus ->
    [one] ein Minuspunkt
   *[other] { $minus } Minuspunkte
}
web-wk-cards = { $count ->
    [0] noch keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
web-wk-fairies = { $count } Feen: { $points } Punkte
web-wk-elf-on-top = der Elf obenauf gibt vier Würfe
web-wk-ways = Wie dieser Bürger genommen werden kann

## Am Tisch

web-wk-roll-again = { $dice ->
    [one] Einen Würfel werfen
   *[other] { $dice } Würfel werfen
}
web-wk-kingdom = Königreich von { $name }
web-wk-no-cards = Hier wohnt noch niemand.
web-wk-news-again = Gleich noch einmal dran!
web-wk-news-elf = Nächstes Mal vier Würfe!
web-wk-news-gift = Ein Drache als Geschenk!
web-wk-news-hypnotist = Der Nachbar kommt mit!
