# Egy befejezett játék elemzése: miért nincs, és a jelentés a terminálban.

review-unsound = Ezt a játszmát nem lehet elemezni, mert a fájlja nincs rendben.
review-unfinished = Csak befejezett játszmát lehet elemezni; ez még tart.
review-no-network = Ezt a játszmát nem lehet elemezni: a lapjai túlságosan eltérnek attól, amit a program megtanult.

reviewed-curve = Nyerési esély az első lépéstől az utolsóig
reviewed-sums = Miből áll össze az eredmény, pontban: 100 pont a biztos győzelem
reviewed-start = Az elején
reviewed-dice = Szerencse a kockákkal
reviewed-draws = Szerencse a húzásokkal
reviewed-loss = Elpazarolva
reviewed-others = A többiek ajándéka
reviewed-drift = A gép tévedése
reviewed-result = A végén
reviewed-lucky = { $who } szerencsés volt: a kockák és a húzások { $points } pontot hoztak. Ekkora szerencse { $games } játszmából egyszer adódik.
reviewed-unlucky = { $who } balszerencsés volt: a kockák és a húzások { $points } pontba kerültek. Ekkora balszerencse { $games } játszmából egyszer adódik.
reviewed-luck-gave = { $who }: a kockák és a húzások { $points } pontot hoztak.
reviewed-luck-cost = { $who }: a kockák és a húzások { $points } pontba kerültek.
reviewed-decided = { $count ->
    [one] { $who } egyszer döntött, és ez { $points } pontba került.
   *[other] { $who } { $count } döntést hozott, ezek összesen { $total } pontba kerültek, döntésenként { $points } pontba.
}
reviewed-grade-child = Így játszik egy királygyerek.
reviewed-grade-page = Így játszik egy apród.
reviewed-grade-squire = Így játszik egy fegyvernök.
reviewed-grade-marshal = Így játszik egy marsall.
reviewed-grade-master = Így játszik egy mester.
reviewed-costliest = A legtöbbe kerülő döntések
reviewed-costly = { $turn }. kör, { $who }: { $played } – { $points } pont veszteség.
reviewed-better = Tanács: { $why }
reviewed-none-costly = Egyik döntés sem került észrevehetően sokba.
reviewed-rolls = A legfontosabb dobások
reviewed-luckiest = A legszerencsésebb, { $turn }. kör, { $points } pont: { $told }
reviewed-unluckiest = A legpechesebb, { $turn }. kör, { $points } pont: { $told }
reviewed-turning-points = Fordulópontok
reviewed-turn = { $turn }. kör: { $told } { $who }: { $before }, aztán { $after }
reviewed-error = Ha egy döntés { $points } pontnál kevesebbe került, az az értékelés hibáján belül van, és senkinek sem rójuk fel. A fenti összegben azért benne van.
reviewed-earlier = A besorolás és a ritkaság olyan játszmákból származik, amelyeket egy korábbi háló elemzett.
