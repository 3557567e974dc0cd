# Wörter, die alle Spiele teilen.

language-name = Deutsch

## Farben und Würfel

colour-red = Rot
colour-green = Grün
colour-blue = Blau

## Warum etwas nicht geht

refusal-over = Das Spiel ist zu Ende.
refusal-roll-first = Zuerst muss gewürfelt werden.
refusal-no-rolls-left = In diesem Zug ist kein Wurf mehr übrig.
refusal-die-not-rolled = { $die } lässt sich nicht behalten: Im Wurf ist kein solcher Würfel mehr.
refusal-nothing-rolled-again = Mindestens ein Würfel muss noch einmal geworfen werden.
refusal-dice-unsorted = Die behaltenen Würfel müssen geordnet sein: erst R (rot), dann G (grün), dann B (blau), jeweils von 1 bis 6.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
refusal-not-early = Das lässt sich nicht vor dem eigenen Zug beantworten.
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen: Du kannst nur deine eigene letzte Aktion zurücknehmen, und nur, bis der Zufall entscheidet.

## Was den Würfeln fehlt

shortfall-colours = Die Würfel zeigen { $have } × { $colour ->
    [R] Rot
    [G] Grün
   *[B] Blau
}, für „{ $card }“ braucht es { $need }.
shortfall-numbers = { $have ->
    [0] Keine { $number } ist gewürfelt, für „{ $card }“ braucht es { $need }.
    [one] Nur eine { $number } ist gewürfelt, für „{ $card }“ braucht es { $need }.
   *[other] Die { $number } ist { $have }-mal gewürfelt, für „{ $card }“ braucht es sie { $need }-mal.
}
shortfall-groups = Gleiche Zahlen: Die Würfel zeigen { $have }, für „{ $card }“ braucht es { $need }.
shortfall-straight = Die längste Straße hat { $have } Würfel, für „{ $card }“ braucht es { $need }.
shortfall-same-colour = Höchstens { $have } Würfel haben dieselbe Farbe, für „{ $card }“ braucht es { $need }.
shortfall-parity = { $have ->
    [0] Kein Würfel ist
    [one] Ein Würfel ist
   *[other] { $have } Würfel sind
} { $parity ->
    [even] gerade
   *[odd] ungerade
}, für „{ $card }“ braucht es { $need }.
shortfall-sum-min = Die Würfel ergeben { $have }, für „{ $card }“ braucht es mindestens { $need }.
shortfall-sum-max = Die Würfel ergeben { $have }, für „{ $card }“ dürfen es höchstens { $need } sein.
shortfall-colour-sum = Die { $colour ->
    [R] roten
    [G] grünen
   *[B] blauen
} Würfel ergeben { $have }, für „{ $card }“ braucht es mindestens { $need }.
shortfall-order = { $first ->
    [R] Rot
    [G] Grün
   *[B] Blau
} ergibt { $more }, für „{ $card }“ muss das mehr sein als die { $less } in { $second ->
    [R] Rot
    [G] Grün
   *[B] Blau
}.

## Was an einer Spieldatei nicht stimmt

broken-after-end = Das Spiel ist vorher schon zu Ende.
broken-draw-due = Zuerst kommt die Ziehung „{ $label }“.
broken-action-due = Zuerst entscheidet { $seat }.
broken-other-seat = { $seat } zieht, aber { $due } muss entscheiden.
broken-notation = „{ $action }“ ist als Zug nicht lesbar.
broken-refused = { $seat } darf „{ $action }“ nicht.
broken-label = Gezogen wird „{ $label }“, fällig ist aber „{ $due }“.
broken-totals = Die Ziehung „{ $label }“ passt nicht zu dem, was zu ziehen war.
broken-outcome = „{ $label }“ behauptet { $told }, die Ziehung ergibt aber { $true }.
broken-nothing-to-take-back = Es gibt nichts zurückzunehmen.
broken-take-back-of-others = Die letzte Aktion war von { $seat }, nur { $seat } kann sie zurücknehmen.
broken-commitment = Der aufgedeckte Startwert ist nicht der, dessen Prüfsumme vorher bekannt war.
broken-no-seed = Das Spiel ist zu Ende, aber sein Startwert fehlt: Niemand kann die Würfel nachrechnen.
broken-dice = Die Würfel von „{ $label }“ sind nicht die des Startwerts.
broken-first-link = Die erste Zahl des Geräts von { $seat } gehört nicht zu seiner Kette.
broken-link = Dieser Wurf trägt eine Zahl, die nicht die nächste des Geräts ist, das hier würfelt.
broken-no-link = Diesem Wurf fehlt die Zahl des Geräts, das für diesen Platz mitwürfelt.

## Was sich über die Würfel einer Spieldatei sagen lässt

dice-checked = { $rolls ->
    [0] Noch keine Ziehung, die sich aus dem Startwert nachrechnen ließe.
    [one] Eine Ziehung aus dem Startwert nachgerechnet.
   *[other] Alle { $rolls } Ziehungen aus dem Startwert nachgerechnet.
}
dice-checked-since-branch = { $rolls ->
    [one] Eine Ziehung
   *[other] { $rolls } Ziehungen
} aus dem Startwert nachgerechnet; die ersten { $entries } Einträge stammen aus einem anderen Spiel.
dice-not-revealed = Der Startwert ist noch geheim; seine Prüfsumme ist { $commitment }.
dice-scripted = Die Würfe wurden von Hand eingegeben; nachzurechnen gibt es nichts.
dice-other-commitment = Die Prüfsumme des Startwerts ist nicht die, die du notiert hast.
dice-other-table = Das ist nicht der Tisch, an dem du dem Beginn zugestimmt hast.
dice-second-opening = Der Server wollte zweimal mit diesem Gerät beginnen. Es hat seine Zahl nur einmal gezeigt.
dice-began-without-you = Das Spiel begann ohne die Zahl dieses Geräts, obwohl sie gesendet wurde.
dice-called-away = Der Server sagt, du seist in Zug { $turn } nicht da gewesen, aber dieses Gerät war verbunden.
dice-other-device = In Zug { $turn } hat ein anderes Gerät für dich gewürfelt.
dice-link-lost = In Zug { $turn } hat dieses Gerät seine Zahl für einen Wurf gesendet, aber im Protokoll fehlt sie, und das Spiel ging weiter.
dice-not-asked = Das Spiel begann, ohne dass dieses Gerät nach seiner Zahl gefragt wurde.
dice-link-early = In Zug { $turn } wollte der Server die Zahl dieses Geräts haben, bevor der Wurf an der Reihe war: Dazwischen haben andere gezogen.
dice-record-differs = Das Protokoll weicht von dem ab, was bis zum Eintrag { $entry } zu sehen war.
dice-record-cut = Das Protokoll endet vor dem Eintrag { $entry }, der schon zu sehen war.
dice-silent = Das Gerät von { $seat } hat nicht mitgewürfelt: Der Server konnte die Würfe von { $seat } vorhersehen, aber nicht aussuchen.
dice-silent-from = Das Gerät von { $seat } hat ab Zug { $turn } nicht mitgewürfelt: Der Server konnte die Würfe von { $seat } vorhersehen, aber nicht aussuchen.
dice-no-device = Kein Gerät hat mitgewürfelt: Wer den Tisch führte, konnte diese Würfe aussuchen.
dice-first-version = Das sind faire Würfel der ersten Fassung: Wer den Tisch führte, konnte sie aussuchen, indem er Zahlen für die Bots durchprobierte.
dice-link-unused = Das Spiel endete, bevor die letzte Zahl dieses Geräts im Protokoll stand.
dice-unfinished = Der Startwert ist enthüllt, obwohl das Spiel nicht zu Ende ist: Es wurde vorzeitig beendet, oder das Ende der Datei fehlt.
bots-played-otherwise = Der Bot spielte „{ $played }“; { $level ->
    [apprentice] ein Lehrling
    [knight] ein Ritter
    [king] ein König
   *[other] dieser Bot
} dieses Programms hätte „{ $due }“ gespielt.
bots-checked = { $decisions ->
    [0] Kein Bot hat etwas entschieden.
    [one] Eine Entscheidung eines Bots nachgerechnet.
   *[other] { $decisions } Entscheidungen von Bots nachgerechnet.
}
bots-other-version = Eine andere Version des Programms lässt ihre Bots vielleicht anders spielen.

## Spielen

unofficial = Eine inoffizielle Fassung mit eigenen Worten und Bildern, ohne Verbindung zu Autoren oder Verlagen.

result-winner = { $names } gewinnt.
result-winners = { $names } gewinnen gemeinsam.
result-drawn = Niemand gewinnt.
ending-resigned-by = { $who } hat aufgegeben.
ending-resigned = { $others ->
    [one] Jemand hat aufgegeben.
   *[other] Alle anderen haben aufgegeben.
}
ending-timeout-by = Die Zeit von { $who } ist abgelaufen.
ending-timeout = { $others ->
    [one] Jemandes Zeit ist abgelaufen.
   *[other] Die Zeit ist abgelaufen, und sonst ist niemand mehr im Spiel.
}
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
place = { $place }.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

told-start = { $who } beginnt.
told-roll = { $who } würfelt { $dice }.
told-takeback = { $who } nimmt die letzte Aktion zurück.
told-resign = { $who } gibt auf.
told-declared = { $by } hat erklärt, dass { $who } nicht mehr mitspielt.
told-bot = Ein Bot spielt für { $who }.
told-return = { $who } ist wieder da.
told-timeout = Die Zeit von { $who } ist abgelaufen.
told-lost-on-time = { $who } verliert durch Zeitüberschreitung.
told-silent = Das Gerät von { $who } würfelt nicht mehr mit.

## Bedingungen

condition-colour-part = { $count } × { $colour ->
    [R] Rot
    [G] Grün
   *[B] Blau
}
condition-number-part = { $count } { $count ->
    [one] { $number ->
        [1] Eins
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[other] Sechs
    }
   *[other] { $number ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
       *[other] Sechsen
    }
}
condition-groups = { $groups } gleiche Zahlen
condition-straight = Straße aus { $length }
condition-same-colour = { $count } in einer Farbe
condition-parity = { $count } { $parity ->
    [even] gerade
   *[odd] ungerade
}
condition-sum-min = Summe ab { $bound }
condition-sum-max = Summe bis { $bound }
condition-colour-sum = { $colour ->
    [R] Rot
    [G] Grün
   *[B] Blau
}: Summe ab { $bound }
condition-order = Summen: { $first } > { $second } > { $third }

## Angebote und Erzählung der Würfel

offer-roll-all = alle Würfel noch einmal werfen
offer-keep = { $dice } behalten, die anderen noch einmal werfen
told-roll-all = { $who } wirft alle Würfel noch einmal.
told-keep = { $who } behält { $dice }.

## Bots nach ihrer Art: drei einfache, die Stufen für Menschen und die Stufen früherer Programme

level-random = Würfelbecher
level-greedy = Elster
level-solver = Weiser
level-child = Königskind
# The same in English.
level-page = Page
level-squire = Knappe
level-marshal = Marschall
level-master = Meister
level-apprentice = Lehrling
level-knight = Ritter
level-king = König

## Wer dran ist

task-of = { $who }: { $task }
task-theirs = { $who } ist am Zug.
task-mine = Du bist dran: { $task }
task-early = { $who } ist am Zug; du kannst schon wählen.

## Eine Seite eines farbigen Würfels

face = { $colour ->
    [R] Rot
    [G] Grün
   *[B] Blau
} { $number }

## Vergleichsspiel: mehrere Tische mit denselben Würfeln

dice-duplicate-not-revealed = Diese Würfel lassen sich noch nicht nachrechnen: Der Startwert bleibt geheim, bis der letzte Tisch der Gruppe geschlossen ist. Seine Prüfsumme ist { $commitment }.
dice-duplicate = Das sind die Würfel einer Gruppe von Tischen: Sie standen vor dem ersten Wurf fest und sind an allen Tischen gleich, aber wer die Tische führte, konnte sie aussuchen.
group-compared = { $labels ->
    [0] Die Spiele haben keine Ziehung gemeinsam.
    [one] Eine gemeinsame Ziehung, { $equal ->
        [0] aus verschiedenen Stellungen
       *[other] mit denselben Würfeln
    }.
   *[other] { $others ->
        [0] { $labels } gemeinsame Ziehungen; bei allen waren die Würfel in allen Spielen genau gleich.
       *[other] { $labels } gemeinsame Ziehungen; bei { $equal } davon waren die Würfel in allen Spielen genau gleich, die anderen stammen aus verschiedenen Stellungen.
    }
}
group-none = Datei { $file } gehört zu keiner Gruppe von Tischen mit gleichen Würfeln. Mehrere Dateien werden nur als solche Gruppe geprüft; prüfe andere einzeln.
group-other = Datei { $file } gehört nicht zur selben Gruppe von Tischen wie die erste.
group-dice-differ = Bei „{ $label }“ fielen an verschiedenen Tischen verschiedene Würfel.
