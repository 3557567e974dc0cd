# Összehasonlító játék: több asztal játszik ugyanazokkal a kockákkal, majd összehasonlítjuk őket.

duplicate-title = Összehasonlító játék
duplicate-about = Több asztal játssza ugyanazt a játékot ugyanazokkal a kockákkal. Utána látjátok, ki mit hozott ki ugyanabból a szerencséből.
duplicate-tables = Hány asztal legyen?
duplicate-people = Emberek egy asztalnál
duplicate-people-all = { $people }, bot nélkül
duplicate-people-bots = { $people } és { $bots } bot
duplicate-level = A botok szintje
duplicate-until = Meddig tart
duplicate-hours-3 = három óra
duplicate-hours-24 = egy nap
duplicate-hours-168 = egy hét
duplicate-hours-720 = egy hónap
duplicate-make = Asztalok felállítása
duplicate-make-note = Utána kapsz egy linket mindenkinek. Mindenki csak egy asztalnál játszik.
duplicate-deadline = Eddig tart: { $when }. A még be nem fejezett játékok akkor véget érnek.
duplicate-played = { $played ->
    [0] Még egyik asztal sem végzett.
   *[other] { $tables } asztalból { $played } végzett.
}
duplicate-over = Minden asztal végzett. Nézzétek meg az összehasonlítást.
duplicate-empty = Ezeknél az asztaloknál egyetlen játék sem ért véget, így nincs mit összehasonlítani.
duplicate-invite = Küldd el ezt a linket mindenkinek, aki játszani szeretne.
duplicate-table = { $number }. asztal
duplicate-table-free = Még nincs itt senki.
duplicate-table-open = Még { $open } ember hiányzik
duplicate-table-ready = Mindjárt kezdődik
duplicate-table-running = Éppen játszanak
duplicate-table-finished = Végzett
duplicate-table-ended = Idő előtt véget ért
duplicate-join = Itt játszom
duplicate-go-on = Az asztalomhoz
duplicate-look = Megnézem
duplicate-replay = Visszajátszás
duplicate-review = Elemzés
duplicate-file = Fájl
duplicate-of-table = { $what }: { $number }. asztal
duplicate-secret = Akkor nézheted, ha a saját játékod itt véget ért.
duplicate-end = Befejezés most
duplicate-end-note = Többé senki sem csatlakozhat, és az asztalokat összehasonlítjuk.
duplicate-seats = Székenként
duplicate-seats-about = Ugyanaz a kör minden asztalnál ugyanazokat a kockákat kapta, amíg a játékok ugyanúgy folytak. Azokat hasonlítsátok össze, akik ugyanazon a széken ültek; a legjobb eredmény áll elöl.
duplicate-seat = { $number }. szék
duplicate-seat-told = { $number ->
    [1] Az
    [5] Az
   *[other] A
} { $number }. szék
duplicate-rank = Rangsor
duplicate-where = Asztal
duplicate-who = Játékos
duplicate-points = Pont
duplicate-place = Helyezés
duplicate-difference = ± átlag
duplicate-mean = Átlag: { $mean }
duplicate-rolls = Dobásról dobásra
duplicate-rolls-about = { $common ->
    [0] Az asztaloknak nincs közös dobásuk.
   *[other] { $others ->
        [0] Minden dobás, amely több asztalnál is előfordult ({ $common }), mindenhol pontosan ugyanaz volt.
       *[other] { $common } dobás fordult elő több asztalnál; ezek közül { $equal } mindenhol pontosan ugyanaz volt. A többi más kockákból vagy lapokból indult.
    }
}
duplicate-everywhere = Mindenhol ugyanaz
duplicate-differs = Különböző
duplicate-turn = { $turn }. kör
duplicate-more = Ez az első { $count }.
duplicate-dice = A kockák
duplicate-dice-secret = Ezeknek az asztaloknak minden kockája egyetlen kezdőértékből következik. Ennek ellenőrző összege kezdettől fogva nyilvános; maga a kezdőérték akkor lesz az, amikor az utolsó asztal is végzett.
duplicate-dice-open = Ezeknek az asztaloknak minden kockája ebből a kezdőértékből következik, amelynek ellenőrző összege az első dobás előtt nyilvános volt. Mentsd el az asztalok fájljait, és ellenőrizd magad:
duplicate-commitment = A kezdőérték ellenőrző összege
duplicate-seed = Kezdőérték

# Amit még el kell mondani
duplicate-full = Minden szék foglalt. Ha mindenki végzett, itt látod az összehasonlítást.
duplicate-later = Akkor látható, ha minden asztal végzett.
duplicate-reached = Elérte
duplicate-reached-about = Azonos helyezésnél az áll előrébb, aki többet ért el a célból. Az „Elérte” oszlop ezeket számolja: { $what }.
duplicate-all-rolls = Az összes dobás ({ $count })
duplicate-first-rolls = Az első { $count } dobás
duplicate-end-sure = Befejezed az összehasonlító játékot?
duplicate-end-keep = Maradjon nyitva
