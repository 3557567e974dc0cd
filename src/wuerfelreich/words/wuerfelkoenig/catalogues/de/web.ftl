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

web-wk-wish = wünscht sich { $wish }
web-wk-own-village = unter dem eigenen Ort { $village }, +{ $value }
web-wk-convinced = überzeugt
web-wk-chance = Chance { $chance }
web-wk-village = { $village }: { $value } wert, { $left ->
    [one] die letzte Karte: Wer sie nimmt, beendet das Spiel
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

## Remarks in the first games

web-wk-remark-roll = Wirf alle sechs Würfel. Danach darfst du noch zweimal beliebige davon neu werfen.
web-wk-remark-elf = Oben auf deinem Stapel liegt ein Arroganter Elf: In diesem Zug hast du vier Würfe.
web-wk-remark-keep = Tipp die Würfel an, die du behältst; die anderen wirfst du neu. Behaltene darfst du später doch noch werfen.
web-wk-remark-convinced = Jemand ist überzeugt. Nimm die Karte oder würfle weiter: Behältst du die nötigen Würfel, bleibt es dabei.
web-wk-remark-village = Ein überzeugter Bürger steht unter seinem eigenen Ort: Dessen oberste Karte darfst du mitnehmen.
web-wk-remark-fairy = Feen sind gemeinsam mehr wert: Eine zählt 1 Punkt, zwei zählen 4 und drei 9.
web-wk-remark-dragon = Ein Drache kostet Punkte, aber nicht dich: Du gibst ihn einem anderen.
web-wk-remark-given = Man hat dir einen Drachen geschenkt. Seine Minuspunkte zählen am Ende bei dir.
web-wk-remark-penalty = Niemand ist überzeugt, und der letzte Wurf ist vorbei: Du nimmst die offene Strafkarte, und der letzte Bürger scheidet aus.
web-wk-remark-end = Ein Ort hat nur noch eine Karte. Wer sie nimmt, beendet das Spiel sofort.

## Erklärungen

web-wk-about-citizen = Kommt zu dir, wenn die Würfel mindestens zeigen, was verlangt ist.
web-wk-about-arrogant_elf = Liegt er zu Beginn deines Zuges oben auf deinem Stapel, hast du vier Würfe.
web-wk-about-talented_apprentice = Wer ihn nimmt, ist gleich noch einmal dran.
web-wk-about-busy_fairy = Eine Fee zählt 1 Punkt, zwei zusammen 4, drei 9 und so weiter.
web-wk-about-hypnotist = Bringt den nächsten Bürger der Reihe mit, egal was dieser verlangt.
web-wk-about-dragon = Ein Geschenk: Du bestimmst, wer ihn bekommt und die Punkte verliert.
web-wk-about-village = Wer direkt darunter einen Bürger dieser Farbe nimmt, darf die oberste Karte mitnehmen. Ist ein Ort leer, endet das Spiel.
web-wk-about-penalty = Überzeugen deine Würfel am Ende niemanden, musst du sie nehmen, und der letzte Bürger der Reihe geht. Ist der Stapel leer, endet das Spiel.
web-wk-about-draw-pile = Von hier kommen neue Bürger, niemand kennt die Reihenfolge. Ist der Stapel leer, endet das Spiel.
web-wk-fact-village = Ort
web-wk-fact-own = { $village }, hier +{ $value }
web-wk-fact-top = Oberste Karte
web-wk-fact-left = Karten übrig
web-wk-fact-open = Offene Karte
web-wk-fact-minus = Minuspunkte
web-wk-fact-fairy = { $points ->
    [one] für dich jetzt { $points } Punkt mehr
   *[other] für dich jetzt { $points } Punkte mehr
}
web-wk-ready = Deine Würfel überzeugen: Du kannst die Karte nehmen.
web-wk-penalty-ready = Du kannst sie nehmen.
