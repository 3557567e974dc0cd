# Die Bots: was jede Stufe ist, und wer auf ihr spielt, mit einem Satz zum Gemüt.

## Was die Stufen sind

level-random-about = Tut, was der Becher entscheidet.
level-greedy-about = Nimmt das Beste, was daliegt, und schaut nicht voraus.
level-solver-about = Rechnet den ganzen Zug genau durch, aber nicht das Spiel.
level-child-about = Greift nach allem, was glänzt, und hört oft zu früh auf. Gut für das erste Spiel.
level-page-about = Sieht, was gewinnt, verschätzt sich aber oft bei den Chancen.
level-squire-about = Spielt gut und irrt sich, wo es knapp ist. Ein fairer Gegner.
level-marshal-about = Irrt sich selten, und nie um viel.
level-master-about = Wählt immer den Zug mit der besten Gewinnchance.
level-apprentice-about = Übersieht viel und jagt dem großen Wurf nach.
level-knight-about = Rechnet gut, übersieht aber ab und zu etwas.
level-king-about = Rechnet den ganzen Zug genau durch.

## Wer spielt: Königskinder

character-pip = Pips
character-pip-temper = Jubelt über jede Sechs, egal wer sie gewürfelt hat.
character-lottie = Lotti
character-lottie-temper = Hat eine Lieblingsfarbe, und morgen eine andere.
character-benny = Benni
character-benny-temper = Möchte am liebsten unter dem Würfeltisch schlafen.
character-mimi = Mimmi
character-mimi-temper = Flüstert den Würfeln vor jedem Wurf etwas zu.
character-teddy = Theo
character-teddy-temper = Zählt mit den Fingern, und dann reichen sie nicht.
character-rosie = Rosi
character-rosie-temper = Lacht, wenn sie gewinnt, und lacht, wenn sie verliert.

## Wer spielt: Pagen

character-jasper = Kaspar
character-jasper-temper = Hat schon drei Tassen Kakao an den Tisch getragen.
character-clara = Klara
character-clara-temper = Fragt nach den Regeln, obwohl sie sie kennt.
character-toby = Tobias
character-toby-temper = Hat es immer eilig, außer wenn er gewinnt.
character-agnes = Agnete
character-agnes-temper = Schreibt jeden Wurf in ein kleines Heft.
character-felix = Fridolin
character-felix-temper = Pfeift, damit ihn niemand zählen hört.
character-lucy = Luzie
character-lucy-temper = Pustet auf die Würfel, nur zur Sicherheit.

## Wer spielt: Knappen

character-martin = Merten
character-martin-temper = Poliert seine Würfel wie andere ihre Rüstung.
character-bridget = Birgit
character-bridget-temper = Wagt viel und bleibt dabei ganz ruhig.
character-conrad = Konrad
character-conrad-temper = Denkt laut, aber nur zur Hälfte.
character-edith = Edda
character-edith-temper = Weiß noch, wer ihr letztes Jahr die Karte wegnahm.
character-lawrence = Lorenz
character-lawrence-temper = Verbeugt sich vor den Würfeln, wenn sie es gut meinen.
character-helen = Helene
character-helen-temper = Ist freundlich, bis du an der Reihe bist.

## Wer spielt: Marschälle

character-gerald = Gerold
character-gerald-temper = Lässt die Würfel antreten, bevor er sie ansieht.
character-beatrice = Beatrix
character-beatrice-temper = Lächelt erst, wenn der Plan aufgeht.
character-roland = Ruprecht
character-roland-temper = Hat noch keine Schlacht verloren, von der er erzählt.
character-matilda = Mathilde
character-matilda-temper = Gibt nichts her, nicht einmal eine Karte.
character-george = Georg
character-george-temper = Zwirbelt den Schnurrbart, wenn es schlecht für dich steht.
character-ursula = Ulrike
character-ursula-temper = War schon am Tor, ehe du das Horn gehört hast.

## Wer spielt: Meister

character-ambrose = Ambrosius
character-ambrose-temper = Kennt die Antwort und wartet höflich auf die Frage.
character-sibyl = Sibylle
character-sibyl-temper = Liest in den Sternen, glaubt aber den Zahlen.
character-balthazar = Balthasar
character-balthazar-temper = Hat mehr Zeit als alle anderen am Tisch.
character-cordelia = Kordelia
character-cordelia-temper = Ist nie überrascht und sagt das auch.
character-erasmus = Eberhard
character-erasmus-temper = Hat über jeden deiner Fehler ein Buch geschrieben.
character-philippa = Philine
character-philippa-temper = Gewinnt leise und verliert noch leiser.

## Im Terminal

terminal-bot = { $name }: { $temper }
terminal-level = { $level }: { $about }
