# Tipps und Chancen.

hint-best = Am besten: { $action }
hint-because = { $play }: { $why }.
hint-plain = { $play }.
why-because = { $play }: { $why }.
why-plain = { $play }.
hint-only = { $play }: Etwas anderes geht nicht.
hint-chance = { $chance } Gewinnchance
hint-wins = das gewinnt das Spiel
hint-prospect = Deine Gewinnchance: { $chance }.
why-prospect = Gewinnchance von { $who }: { $chance }.
hint-next = Nächstbeste Idee: { $play } – { $gives }.
hint-next-unknown = Nächstbeste Idee: { $play }.
hint-as-good = Genauso gut: { $play }.
hint-all-alike = Alles andere ist genauso gut.
hint-better = Besser: { $play } – { $gives }.
hint-no-network = Gewinnchancen gibt es hier nicht: Dieses Material weicht zu weit von dem ab, was das Programm gelernt hat.
hint-with-aim = { $play }, Ziel: { $aim }
hint-aim = mit { $chance } { $card }
hint-aim-wins = mit { $chance } { $card } und damit der Sieg
hint-safe = { $card } ist ohnehin sicher
hint-aim-safe = { $aims }, und { $card } ist ohnehin sicher
hint-rather = { $aims }, { $together ->
    [yes] zusammen mehr wert
   *[no] und das ist mehr wert
}, als jetzt { $card } zu { $how ->
    [give] verschenken
   *[take] nehmen
}
hint-still = { $aims }, und mit { $chance } immer noch { $card }
hint-more-than = { $more } Gewinnchance, und jetzt { $card } zu { $how ->
    [give] verschenken
   *[take] nehmen
} gäbe { $less }
hint-even-failing = selbst { $what } wäre besser als { $card }
hint-aim-or-fail = { $aims }, und { $even }
hint-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-share-least = unter { $share }
hint-share-most = über { $share }

## Würfel in Worten, als etwas zum Behalten oder Werfen

hint-keep = { $dice } behalten
hint-roll-only = nur { $dice } neu würfeln
hint-roll-all = alle Würfel neu würfeln
hint-row = die { $numbers }
hint-many-1 = eine
hint-many-2 = zwei
hint-many-3 = drei
hint-many-4 = vier
hint-many-5 = fünf
hint-many-6 = sechs
hint-number-1 = { $count ->
    [one] die Eins
   *[other] die { $many } Einsen
}
hint-number-2 = { $count ->
    [one] die Zwei
   *[other] die { $many } Zweien
}
hint-number-3 = { $count ->
    [one] die Drei
   *[other] die { $many } Dreien
}
hint-number-4 = { $count ->
    [one] die Vier
   *[other] die { $many } Vieren
}
hint-number-5 = { $count ->
    [one] die Fünf
   *[other] die { $many } Fünfen
}
hint-number-6 = { $count ->
    [one] die Sechs
   *[other] die { $many } Sechsen
}
hint-colour-red = { $count ->
    [one] den roten Würfel
   *[other] die { $many } roten Würfel
}
hint-colour-green = { $count ->
    [one] den grünen Würfel
   *[other] die { $many } grünen Würfel
}
hint-colour-blue = { $count ->
    [one] den blauen Würfel
   *[other] die { $many } blauen Würfel
}
hint-die-red = { $part ->
    [yes] { $many } der roten { $number }er
   *[no] { $count ->
        [one] die rote { $number }
       *[other] die { $many } roten { $number }er
    }
}
hint-die-green = { $part ->
    [yes] { $many } der grünen { $number }er
   *[no] { $count ->
        [one] die grüne { $number }
       *[other] die { $many } grünen { $number }er
    }
}
hint-die-blue = { $part ->
    [yes] { $many } der blauen { $number }er
   *[no] { $count ->
        [one] die blaue { $number }
       *[other] die { $many } blauen { $number }er
    }
}

hint-ordinal-1 = erste
hint-ordinal-2 = zweite
hint-ordinal-3 = dritte
hint-ordinal-4 = vierte
hint-ordinal-5 = fünfte
hint-ordinal-6 = sechste
hint-ordinal-7 = siebte
hint-ordinal-8 = achte

odds-now = Chancen bei bestem Spiel: { $chances }
odds-one = { $target } { $chance }
chances-now = Gewinnchance
chances-decides = { $who } entscheidet.
chances-roll = Als Nächstes würfelt { $who }, deshalb stehen keine Aktionen zur Wahl.
chances-draw = Als Nächstes wird gezogen oder ausgelost, deshalb stehen keine Aktionen zur Wahl.
chances-over = Das Spiel ist vorbei, deshalb stehen keine Aktionen zur Wahl.

## Tabellen der Chancen

odds-cards = Karten
odds-combinations = zu übertreffen
odds-reach = Würfel bereit, und die Chance auf mehr
odds-best-play = bestes Spiel
