# Statisztika: a saját játszmák, a szerver összes játszmája, és hogy mennyi szerencse van egy játékban.

statistics-title = Statisztika
statistics-mine = Játszmáim
statistics-mine-about = { $counted ->
    [one] Egy befejezett játszma.
   *[other] { $counted } befejezett játszma.
} A gyakorlójátszmák nem számítanak, és azok sem, amelyeket többen játszottatok a te képernyődnél.
statistics-none = Még nincs befejezett játszmád. Ha egyet végigjátszottál, itt látod majd, hogyan ment: helyezések, pontok, szerencse és a dobásaid.
statistics-none-play = Választok egy játékot
statistics-played = játszma
statistics-won = győzelem
statistics-place = átlagos helyezés
statistics-points = átlagos pontszám
statistics-luck = Szerencse
statistics-luck-told = Szerencse { $count } elemzett játszmában: átlagosan { $mean } százalékpont.
statistics-luck-raised = { $count ->
    [one] Egy elemzett játszmában a kockák és a húzások { $mean }tal növelték a nyerési esélyedet.
   *[other] { $count } elemzett játszmában a kockák és a húzások átlagosan { $mean }tal növelték a nyerési esélyedet.
}
statistics-luck-lowered = { $count ->
    [one] Egy elemzett játszmában a kockák és a húzások { $mean }tal csökkentették a nyerési esélyedet.
   *[other] { $count } elemzett játszmában a kockák és a húzások átlagosan { $mean }tal csökkentették a nyerési esélyedet.
}
statistics-luck-few = Ennyi játszmából többet még nem lehet mondani.
statistics-luck-none = Ez a véletlen szokásos játéka: nem vagy se szerencsés, se peches.
statistics-luck-up = Pusztán véletlenül nagyjából minden negyvenedik játékos jár így: szerencséd volt.
statistics-luck-down = Pusztán véletlenül nagyjából minden negyvenedik játékos jár így: peched volt.
statistics-unreviewed = A szerencse és a játékod itt jelenik meg, amint egy játszma elemzése elkészült.
statistics-review-first = { $count ->
    [one] A játszma elemzése
   *[other] { $count } játszma elemzése
}
statistics-review = { $count ->
    [one] Még egy játszma elemzése
   *[other] Még { $count } játszma elemzése
}
statistics-reviewing = { $left ->
    [one] Az utolsó játszma elemzése…
   *[other] { $left } játszma elemzése…
}
statistics-loss = Döntésenként elpazarolva
statistics-loss-told = Döntésenként elpazarolva { $count } elemzett játszmában: átlagosan { $mean } százalékpont.
statistics-loss-mean = Döntésenként átlagosan { $mean }nyi nyerési esélyt pazaroltál el. Minél alacsonyabb az oszlop, annál jobban játszottál.
statistics-loss-halves = A játszmák első felében ez döntésenként { $earlier } volt, a második felében { $later }.
statistics-loss-better = Egyre jobban játszol.
statistics-loss-worse = Korábban jobban játszottál.
statistics-loss-alike = Ekkora különbség a véletlen műve is lehet.
statistics-favourites = Amit a legtöbbször elvettem
statistics-dice = A dobásaim
statistics-dice-told = Várható: egyenként { $expected }. { $faces }.
statistics-dice-expected = A szaggatott vonal mutatja, ami várható: egyenként { $expected }.
statistics-dice-few = Ennyi dobásból többet még nem lehet mondani.
statistics-dice-p = Szabályos kockákkal a játékosok { $share }-a tér el legalább ennyire.
statistics-each = Játszmáról játszmára
statistics-game-on = Játszma: { $date }
statistics-game-place = { $place }. hely { $players } közül.
statistics-game-review = Szerencse: { $luck }, elpazarolva döntésenként: { $loss }.
statistics-all = Mindenki játszmái
statistics-all-about = Az ezen a szerveren befejezett összes játszma. A számok legfeljebb tízpercesek.
statistics-all-none = Itt még senki sem fejezett be játszmát.
statistics-size = { $players ->
    [one] Egy játékos
   *[other] { $players } játékos
}
statistics-games-length = { $games ->
    [one] Egy játszma, { $turns } kör hosszú.
   *[other] { $games } játszma, átlagosan { $turns } kör hosszú.
}
statistics-times = { $count } ×
statistics-order = { $number }.
statistics-order-of = { $number }. játékos { $share }
statistics-order-told = Győzelmek a játék sorrendjében: { $shares }.
statistics-order-about = Győzelmek a játék sorrendjében, a kezdőtől. Ha a sorrend nem számítana, mindenki az esetek { $fair }-ában nyerne.
statistics-order-few = Még túl kevés a játszma ahhoz, hogy kiderüljön, számít-e, ki kezd.

## Mennyi szerencse van egy játékban

statistics-luck-of-game = Szerencse vagy tudás?
statistics-luck-sentence = Ha minden játékos szintje „{ $level }”, a játszmát { $luck }-ban a szerencse, { $skill }-ban a tudás dönti el{ $unknown ->
    [0] {""}
   *[other] ; hogy a maradék { $rest } min múlik, azt a gép nem tudja megmondani
}. Egy játszma { $turns } körig tart; { $decisions } döntésből játékosonként { $real } olyan, amelynél egy százalékpontnál több a tét.
statistics-luck-length = { $turns } kör; { $decisions } döntésből { $real } számít
statistics-part-dice = kockák
statistics-part-draws = húzott lapok és lapkák
statistics-part-skill = tudás
statistics-part-unknown = nem ismert
statistics-luck-level-told = { $level }: kockák { $dice }, húzások { $draws }, tudás { $skill }, nem ismert { $unknown }.
statistics-luck-rough = Ilyen kevés játszmából az arányok csak nagyjából látszanak.
statistics-luck-method = Minden szinten { $games } szimulált játszmában mérve, egyforma erős botok között, az eredmény szórásnégyzetének hányadaiként. A tudás az, amit a játékosok hibái döntenek el: annál kisebb, minél jobban játszik mindenki, és a mesterek a saját mércéjük szerint nem hibáznak. A „nem ismert” a becslésünk hibája.
