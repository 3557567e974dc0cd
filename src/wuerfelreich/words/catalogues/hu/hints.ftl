# Tippek és esélyek.

hint-best = A legjobb: { $action }
hint-because = Érdemes { $play }: { $why }.
hint-plain = Érdemes { $play }.
why-because = Az ötlet: { $play }. Ami mellette szól: { $why }.
why-plain = Az ötlet: { $play }.
hint-only = Most csak egy dolgot lehet tenni: { $play }.
hint-chance = { $chance } nyerési esély
hint-wins = ez már győzelem
hint-prospect = A nyerési esélyed: { $chance }.
why-prospect = { $who } nyerési esélye: { $chance }.
hint-next = A második legjobb: { $play } – { $gives }.
hint-next-unknown = A második legjobb: { $play }.
hint-as-good = Ugyanilyen jó: { $play }.
hint-all-alike = Minden más ugyanilyen jó.
hint-better = Jobb: { $play } – { $gives }.
hint-no-network = Itt nincs nyerési esély: ezek a lapok túlságosan eltérnek attól, amit a program megtanult.
hint-with-aim = { $play }, cél: { $aim }
hint-aim = { $chance } eséllyel { $card }
hint-aim-wins = { $chance } eséllyel { $card } és vele a győzelem
hint-safe = { $card } mindenképp megvan
hint-aim-safe = { $aims }, { $card } pedig mindenképp megvan
hint-rather = { $aims }, { $together ->
    [yes] ez együtt
   *[no] és ez
} többet ér, mint most { $how ->
    [give] elajándékozni
   *[take] elvenni
} { $card }
hint-still = { $aims }, és még mindig { $chance } eséllyel { $card }
hint-more-than = a nyerési esély { $more }, { $card } most { $how ->
    [give] elajándékozva
   *[take] elvéve
} { $less } lenne
hint-even-failing = még { $what } is jobb lenne, mint { $card }
hint-aim-or-fail = { $aims }, és { $even }
hint-points = { $points } pont{ $count ->
   *[other] { "" }
}
hint-share-least = { $share } alatti
hint-share-most = { $share } feletti

## Kockák szavakban: mit érdemes megtartani vagy újradobni

hint-keep = megtartani { $dice }
hint-roll-only = csak { $dice } újradobni
hint-roll-all = az összes kockát újradobni
hint-row = ezeket ({ $numbers })
hint-many-1 = az egy
hint-many-2 = a két
hint-many-3 = a három
hint-many-4 = a négy
hint-many-5 = az öt
hint-many-6 = a hat
hint-number-1 = { $count ->
    [one] az egyest
   *[other] { $many } egyest
}
hint-number-2 = { $count ->
    [one] a kettest
   *[other] { $many } kettest
}
hint-number-3 = { $count ->
    [one] a hármast
   *[other] { $many } hármast
}
hint-number-4 = { $count ->
    [one] a négyest
   *[other] { $many } négyest
}
hint-number-5 = { $count ->
    [one] az ötöst
   *[other] { $many } ötöst
}
hint-number-6 = { $count ->
    [one] a hatost
   *[other] { $many } hatost
}
hint-colour-red = { $count ->
    [one] a piros kockát
   *[other] { $many } piros kockát
}
hint-colour-green = { $count ->
    [one] a zöld kockát
   *[other] { $many } zöld kockát
}
hint-colour-blue = { $count ->
    [one] a kék kockát
   *[other] { $many } kék kockát
}
hint-die-red = { $count ->
    [one] { $part ->
        [yes] az egyik
       *[no] a
    }
   *[other] { $many }
} piros { $number ->
    [1] 1-est
    [2] 2-est
    [3] 3-ast
    [4] 4-est
    [5] 5-öst
   *[other] 6-ost
}
hint-die-green = { $count ->
    [one] { $part ->
        [yes] az egyik
       *[no] a
    }
   *[other] { $many }
} zöld { $number ->
    [1] 1-est
    [2] 2-est
    [3] 3-ast
    [4] 4-est
    [5] 5-öst
   *[other] 6-ost
}
hint-die-blue = { $count ->
    [one] { $part ->
        [yes] az egyik
       *[no] a
    }
   *[other] { $many }
} kék { $number ->
    [1] 1-est
    [2] 2-est
    [3] 3-ast
    [4] 4-est
    [5] 5-öst
   *[other] 6-ost
}

hint-ordinal-1 = az első
hint-ordinal-2 = a második
hint-ordinal-3 = a harmadik
hint-ordinal-4 = a negyedik
hint-ordinal-5 = az ötödik
hint-ordinal-6 = a hatodik
hint-ordinal-7 = a hetedik
hint-ordinal-8 = a nyolcadik

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
