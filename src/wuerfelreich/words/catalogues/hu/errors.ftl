# A parancssor hibái.

usage-help = { $problem }. Bővebben: { $command }
usage-no-command = Nincs ilyen parancs; ezek vannak: { $known }
usage-no-option = Itt nincs { $option } kapcsoló
usage-needs-value = Hiányzik az érték a kapcsoló után: { $option }
usage-no-value = Ez a kapcsoló nem kér értéket: { $option }
usage-missing = Ez hiányzik: { $what }
usage-choice = Itt csak ezek egyike jó ({ $what }): { $known }
usage-bad-value = Ide nem illik ez az érték: { $what }
usage-too-much = Ez már túl sok: „{ $extra }” (a kapcsolók így kezdődnek: --)

error-no-language = Itt nincs „{ $language }” nyelv; ezek vannak: { $known }
error-no-game = Nincs „{ $game }” nevű játék; ezek vannak: { $known }
error-nothing-chosen = Nem választottál játékot; ezek vannak: { $known }
error-no-bot = Nincs „{ $bot }” nevű bot; ezek vannak: { $known }
error-same-name = Két játékosnak ugyanaz a neve; mindenkinek saját név kell
error-start = Ez a hely nem kezdhet: { $seat }; a helyek 1-től { $players }-ig számozódnak
error-option-form = Egy beállítást így kell írni: név=érték, nem így: „{ $given }”
error-no-option = Ebben a játékban ({ $game }) nincs „{ $option }” beállítás; ezek vannak: { $known }
error-option-value = Ennél a beállításnál ({ $option }) nem jó érték: { $given }
error-option-choice = Ennél a beállításnál ({ $option }) nem jó érték: { $given }; ezek lehetnek: { $known }
error-options = Ezek a beállítások nem illenek a játékhoz; --lang en után kiderül, miért
error-file-exists = Már létezik: { $file }; folytasd a --resume kapcsolóval, vagy adj más nevet
error-game-over = Ez a játszma véget ért; megnézni így tudod: wuerfelreich replay { $file }
error-no-dice = Ez a játszma itt nem folytatható: a kockái nincsenek a fájlban
error-no-commitment = Ennek a játszmának a kockáihoz nincs ellenőrző összeg, amelyet össze lehetne vetni
error-no-seen = Összevethető jegyzőkönyve csak a 2. változatú tisztességes kockákkal játszott játszmáknak van
error-dice = Ezek a kockák nem illenek a játékhoz; --lang en után kiderül, miért
error-position = Ez az állás hibásan van írva vagy lehetetlen; --lang en után kiderül, miért
error-input = Valamelyik adat hibásan van írva vagy lehetetlen; --lang en után kiderül, melyik
error-no-chances = Ezekről a nyerési esélyekről semmit sem tudni: egyetlen neurális háló sem illik ehhez az anyaghoz és játékosszámhoz
error-material = Ez a játékanyag nem használható; --lang en után kiderül, mi a baj vele

os-missing = Nincs ilyen
os-folder = Ez mappa, nem fájl
os-no-folder = Az útvonal egyik része nem mappa
os-forbidden = Ehhez nincs jogod
os-read-only = Ez a fájlrendszer csak olvasható
os-exists = Már létezik
os-long-name = Túl hosszú a név
os-full = Betelt a tárhely
os-port-taken = Ez a cím már foglalt
os-no-address = Ennek a gépnek nincs ilyen címe
os-no-host = Ehhez a névhez nem ismert cím
os-other = Ez nem megy; --lang en után kiderül, miért

error-needs-postgres = A --redis és a --workers több szervernek való egyetlen adatbázishoz: ehhez --database postgresql://… kell
error-no-redis = --redis: ez nem egy Redis címe; így fest: redis://host:6379
error-no-proxy = --proxy: „{ $given }” se nem cím, se nem hálózat
error-no-table = Nincs „{ $table }” asztal
error-closed-table = Ez az asztal már le van zárva: „{ $table }”
error-no-guest = Nincs „{ $guest }” vendég; hogy melyik asztalnál kik ülnek, a wuerfelreich admin tables mutatja meg
error-not-silenced = Ez a vendég nincs elnémítva: „{ $guest }”
error-not-removed = Ez a vendég nincs eltávolítva: „{ $guest }”

store-unusable = Az adatbázis nem használható
store-in-use = Egy másik Würfelreich éppen használja ezen a gépen: { $file }
store-damaged = Ez az adatbázis sérült: { $file }; a wuerfelreich restore mentést tesz a helyére
store-newer = Az adatbázist egy újabb Würfelreich írta; előbb ezt kell frissíteni
store-older = Az adatbázis régebbi ennél a programnál; indítsd el egyszer a szervert, és frissül
store-missing = Itt nincs adatbázis: { $file }
store-no-backup = Itt nincs mentés: { $file }
store-exists = Már létezik: { $file }; adj más nevet
store-other-file = Ez nem a Würfelreich adatbázisa: { $file }
store-not-empty = Semmi sem lett átköltöztetve: az új adatbázis nem üres
store-served = Semmi sem lett átköltöztetve: egy szerver használja az adatbázist; állítsd le, és várj tíz másodpercet
store-address = Ez nem egy adatbázis címe; így fest: postgresql://user:password@host/name
store-needs-psycopg = A PostgreSQL-hez psycopg kell: telepítsd ezt: wuerfelreich[postgres]
