# Tipps und Chancen.

hint-best = Am besten: { $action }
hint-rolls-on = Die übrigen Würfel haben die besten Aussichten: { $chance } für { $target }.
hint-only-choice = Eine andere Wahl gibt es nicht.
hint-rolling-costs = Weiterwürfeln verspricht weniger als das, was daliegt.
hint-best-of-these = Das ist von allem, was jetzt geht, am meisten wert.
hint-alternative = um { $cost } schlechter: { $action }
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
