# Die Analyse eines beendeten Spiels: warum es keine gibt, und der Bericht im Terminal.

review-unsound = Dieses Spiel lässt sich nicht analysieren, denn seine Datei ist nicht in Ordnung.
review-unfinished = Analysieren lässt sich nur ein beendetes Spiel; dieses läuft noch.
review-no-network = Dieses Spiel lässt sich nicht analysieren: Sein Material weicht zu weit von dem ab, was das Programm gelernt hat.

reviewed-curve = Gewinnchance vom ersten bis zum letzten Zug
reviewed-sums = Woraus das Ergebnis besteht, in Punkten: 100 Punkte sind ein sicherer Sieg
reviewed-start = Am Anfang
reviewed-dice = Glück beim Würfeln
reviewed-draws = Glück beim Ziehen
reviewed-loss = Verschenkt
reviewed-others = Von anderen geschenkt
reviewed-drift = Vom Computer falsch eingeschätzt
reviewed-result = Am Ende
reviewed-lucky = { $who } hatte Glück: Würfel und Ziehen brachten { $points } Punkte. So viel Glück hat man in einem von { $games } Spielen.
reviewed-unlucky = { $who } hatte Pech: Würfel und Ziehen kosteten { $points } Punkte. So viel Pech hat man in einem von { $games } Spielen.
reviewed-luck-gave = { $who }: Würfel und Ziehen brachten { $points } Punkte.
reviewed-luck-cost = { $who }: Würfel und Ziehen kosteten { $points } Punkte.
reviewed-decided = { $count ->
    [one] { $who } traf eine Entscheidung, die { $points } Punkte kostete.
   *[other] { $who } traf { $count } Entscheidungen, die zusammen { $total } Punkte kosteten, { $points } pro Entscheidung.
}
reviewed-grade-child = So spielt ein Königskind.
reviewed-grade-page = So spielt ein Page.
reviewed-grade-squire = So spielt ein Knappe.
reviewed-grade-marshal = So spielt ein Marschall.
reviewed-grade-master = So spielt ein Meister.
reviewed-costliest = Die teuersten Entscheidungen
reviewed-costly = Zug { $turn }, { $who }: { $played } – { $points } Punkte verloren.
reviewed-better = Besser: { $why }
reviewed-none-costly = Keine Entscheidung hat merklich gekostet.
reviewed-rolls = Die wichtigsten Würfe
reviewed-luckiest = Größtes Glück, Zug { $turn }, { $points } Punkte: { $told }
reviewed-unluckiest = Größtes Pech, Zug { $turn }, { $points } Punkte: { $told }
reviewed-turning-points = Wendepunkte
reviewed-turn = Zug { $turn }: { $told } { $who }: erst { $before }, dann { $after }
reviewed-error = Ein Verlust von weniger als { $points } Punkten liegt im Fehler der Bewertung und wird niemandem angelastet. In der Summe oben steht er trotzdem.
reviewed-earlier = Einstufung und Seltenheit stammen aus Spielen, die ein früheres Netz analysiert hat.
