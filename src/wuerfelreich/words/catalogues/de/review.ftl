# Die Analyse eines beendeten Spiels: warum es keine gibt, und der Bericht im Terminal.

review-unsound = Dieses Spiel lässt sich nicht analysieren, denn seine Datei ist nicht in Ordnung.
review-unfinished = Analysieren lässt sich nur ein beendetes Spiel; dieses läuft noch.
review-no-network = Dieses Spiel lässt sich nicht analysieren: Sein Material weicht zu weit von dem ab, was das Programm gelernt hat.

reviewed-decided-by-luck = Vor allem Glück: Für { $who } brachte es { $luck } Prozentpunkte, das bessere Spiel { $play }.
reviewed-decided-by-both = Glück und Können: Für { $who } brachte das Glück { $luck } Prozentpunkte, das bessere Spiel { $play }.
reviewed-decided-by-skill = Vor allem Können: Für { $who } brachte das bessere Spiel { $play } Prozentpunkte, das Glück { $luck }.
reviewed-decided-by-skill_despite_luck = Können schlägt Glück: Für { $who } kostete das Pech { $luck } Prozentpunkte, aber das bessere Spiel brachte { $play }.
reviewed-decided-by-luck_despite_skill = Glück schlägt Können: { $players ->
    [2] Die Fehler von { $who } kosteten { $play } Prozentpunkte mehr als die der anderen Seite
   *[other] { $who } hat { $play } Prozentpunkte mehr verschenkt, als die Fehler der anderen einbrachten
}, aber das Glück brachte { $luck }.
# Von wo die Gewinnchance gestiegen ist; wenn die Punkte im Satz davor nicht hinführen, auch, was fehlt.
reviewed-decided-rose = So stieg die Gewinnchance von { $start } auf { $end }{ $misjudged ->
    [over] ; um { $drift } Prozentpunkte hatte der Computer sie überschätzt
    [under] ; um { $drift } Prozentpunkte hatte der Computer sie unterschätzt
   *[no] {""}
}.
# Was Aufgeben oder abgelaufene Zeit verschenkt hat.
reviewed-left-resigned = { $who } hat aufgegeben: Das hat { $points ->
    [0] am Ende nichts
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} gekostet.
reviewed-left-timeout = Die Zeit von { $who } ist abgelaufen: Das hat { $points ->
    [0] am Ende nichts
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} gekostet.
reviewed-curve = Gewinnchance vom ersten bis zum letzten Zug
reviewed-sums = Woraus das Ergebnis besteht, in Prozentpunkten Gewinnchance: 100 sind ein sicherer Sieg
reviewed-start = Am Anfang
reviewed-dice = Glück beim Würfeln
reviewed-draws = Glück beim Ziehen
reviewed-loss = Verschenkt
reviewed-other-loss = Weitere Verluste
reviewed-others = Von anderen geschenkt
reviewed-drift = Vom Computer falsch eingeschätzt
reviewed-result = Am Ende
reviewed-lucky = { $who } hatte Glück: Würfel und Ziehen brachten { $points } Prozentpunkte. So viel Glück hat man in { $games ->
    [100] weniger als einem von hundert Spielen
   *[other] einem von { $games } Spielen
}.
reviewed-unlucky = { $who } hatte Pech: Würfel und Ziehen kosteten { $points } Prozentpunkte. So viel Pech hat man in { $games ->
    [100] weniger als einem von hundert Spielen
   *[other] einem von { $games } Spielen
}.
reviewed-luck-gave = { $who }: Würfel und Ziehen brachten { $points } Prozentpunkte.
reviewed-luck-cost = { $who }: Würfel und Ziehen kosteten { $points } Prozentpunkte.
reviewed-decided = { $count ->
    [one] { $who } traf eine Entscheidung, die { $points } Prozentpunkte kostete.
   *[other] { $who } traf { $count } Entscheidungen, die zusammen { $total } Prozentpunkte kosteten, { $points } pro Entscheidung.
}
reviewed-grade-child = So spielt ein Königskind.
reviewed-grade-page = So spielt ein Page.
reviewed-grade-squire = So spielt ein Knappe.
reviewed-grade-marshal = So spielt ein Marschall.
reviewed-grade-master = So spielt ein Meister.
reviewed-costliest = Die teuersten Entscheidungen
reviewed-costly = Zug { $turn }, { $who }: { $played } – { $points } Prozentpunkte verloren.
reviewed-better = Besser: { $why }
reviewed-none-costly = Keine Entscheidung hat merklich gekostet.
reviewed-rolls = Die wichtigsten Würfe
reviewed-luckiest = Größtes Glück, Zug { $turn }, { $points } Prozentpunkte: { $told }
reviewed-unluckiest = Größtes Pech, Zug { $turn }, { $points } Prozentpunkte: { $told }
reviewed-turning-points = Wendepunkte
reviewed-turn = Zug { $turn }: { $told } { $who }: erst { $before }, dann { $after }
reviewed-error = Ein Verlust von weniger als { $points } Prozentpunkten liegt im Fehler der Bewertung und wird niemandem angelastet. In der Summe oben steht er trotzdem.
reviewed-compared = Einstufung und Seltenheit stammen aus { $games } simulierten Spielen.
reviewed-earlier = Einstufung und Seltenheit stammen aus Spielen, die ein früheres Netz analysiert hat.
