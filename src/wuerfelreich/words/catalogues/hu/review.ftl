# Egy befejezett játék elemzése: miért nincs, és a jelentés a terminálban.

review-unsound = Ezt a játszmát nem lehet elemezni, mert a fájlja nincs rendben.
review-unfinished = Csak befejezett játszmát lehet elemezni; ez még tart.
review-no-network = Ezt a játszmát nem lehet elemezni: a lapjai túlságosan eltérnek attól, amit a program megtanult.

reviewed-decided-by-luck = Főleg szerencse: { $who } ennek { $luck } százalékpontot köszönhet, a jobb játéknak { $play } százalékpontot.
reviewed-decided-by-both = Szerencse és tudás: { $who } a szerencsének { $luck }, a jobb játéknak { $play } százalékpontot köszönhet.
reviewed-decided-by-skill = Főleg tudás: { $who } a jobb játéknak { $play } százalékpontot köszönhet, a szerencsének { $luck } százalékpontot.
reviewed-decided-by-skill_despite_luck = A tudás legyőzte a szerencsét: { $who } balszerencséje { $luck } százalékpontba került, de a jobb játék { $play } százalékpontot hozott.
reviewed-decided-by-luck_despite_skill = A szerencse legyőzte a tudást: { $players ->
    [2] { $who } hibái { $play } százalékponttal többe kerültek, mint az ellenfél hibái
   *[other] { $who } { $play } százalékponttal többet pazarolt el, mint amennyit a többiek hibái hoztak
}, de a szerencse { $luck } százalékpontot hozott.
# Honnan nőtt meg a nyerési esély; ha az előző mondat pontjai nem vezetnek oda, az is, ami hiányzik.
reviewed-decided-rose = Így nőtt a nyerési esély { $start }-ról { $end }-ra{ $misjudged ->
    [over] ; a gép { $drift } százalékponttal túlbecsülte
    [under] ; a gép { $drift } százalékponttal alábecsülte
   *[no] {""}
}.
# Mennyibe került a feladás vagy a lejárt idő.
reviewed-left-resigned = { $who } feladta: ez { $points ->
    [0] végül semmibe sem
   *[other] { $points } százalékpontba
} került.
reviewed-left-timeout = { $who } ideje lejárt: ez { $points ->
    [0] végül semmibe sem
   *[other] { $points } százalékpontba
} került.
reviewed-curve = Nyerési esély az első lépéstől az utolsóig
reviewed-sums = Miből áll össze az eredmény, a nyerési esély százalékpontjaiban: 100 a biztos győzelem
reviewed-start = Az elején
reviewed-dice = Szerencse a kockákkal
reviewed-draws = Szerencse a húzásokkal
reviewed-loss = Elpazarolva
reviewed-other-loss = További veszteség
reviewed-others = A többiek ajándéka
reviewed-drift = A gép tévedése
reviewed-result = A végén
reviewed-lucky = { $who } szerencsés volt: a kockák és a húzások { $points } százalékpontot hoztak. Ekkora szerencse { $games ->
    [100] száz játszmából egyszer sem adódik
   *[other] { $games } játszmából egyszer adódik
}.
reviewed-unlucky = { $who } balszerencsés volt: a kockák és a húzások { $points } százalékpontba kerültek. Ekkora balszerencse { $games ->
    [100] száz játszmából egyszer sem adódik
   *[other] { $games } játszmából egyszer adódik
}.
reviewed-luck-gave = { $who }: a kockák és a húzások { $points } százalékpontot hoztak.
reviewed-luck-cost = { $who }: a kockák és a húzások { $points } százalékpontba kerültek.
reviewed-decided = { $count ->
    [one] { $who } egyszer döntött, és ez { $points } százalékpontba került.
   *[other] { $who } { $count } döntést hozott, ezek összesen { $total } százalékpontba kerültek, döntésenként { $points } százalékpontba.
}
reviewed-grade-child = Így játszik egy királygyerek.
reviewed-grade-page = Így játszik egy apród.
reviewed-grade-squire = Így játszik egy fegyvernök.
reviewed-grade-marshal = Így játszik egy marsall.
reviewed-grade-master = Így játszik egy mester.
reviewed-costliest = A legtöbbe kerülő döntések
reviewed-costly = { $turn }. kör, { $who }: { $played } – { $points } százalékpont veszteség.
reviewed-better = Tanács: { $why }
reviewed-none-costly = Egyik döntés sem került észrevehetően sokba.
reviewed-rolls = A legfontosabb dobások
reviewed-luckiest = A legszerencsésebb, { $turn }. kör, { $points } százalékpont: { $told }
reviewed-unluckiest = A legpechesebb, { $turn }. kör, { $points } százalékpont: { $told }
reviewed-turning-points = Fordulópontok
reviewed-turn = { $turn }. kör: { $told } { $who }: { $before }, aztán { $after }
reviewed-error = Ha egy döntés { $points } százalékpontnál kevesebbe került, az az értékelés hibáján belül van, és senkinek sem rójuk fel. A fenti összegben azért benne van.
reviewed-compared = A besorolás és a ritkaság { $games } szimulált játszmából származik.
reviewed-earlier = A besorolás és a ritkaság olyan játszmákból származik, amelyeket egy korábbi háló elemzett.
