# Tippek és esélyek.

hint-best = A legjobb: { $action }
hint-rolls-on = A többi kockának ezzel a legjobbak a kilátásai: { $chance }, cél: { $target }.
hint-only-choice = Nincs más választás.
hint-rolling-costs = A továbbdobás kevesebbet ígér annál, ami már megvan.
hint-best-of-these = A mostani lehetőségek közül ez ér a legtöbbet.
hint-alternative = { $cost } ponttal rosszabb: { $action }
odds-now = Esélyek a legjobb játékkal: { $chances }
odds-one = { $target } { $chance }
chances-now = Nyerési esély
chances-decides = { $who } dönt.
chances-roll = Most { $who } dob, ezért nincs választható lépés.
chances-draw = Most húzás vagy sorsolás következik, ezért nincs választható lépés.
chances-over = A játéknak vége, ezért nincs választható lépés.

## Esélytáblázatok

odds-cards = lapok
odds-combinations = felülmúlandó
odds-reach = félretett kockák, és az esély többre
odds-best-play = legjobb játék
