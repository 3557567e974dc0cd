# Amit a böngészős oldal mond, maguk a játékok mellett.

web-title = Würfelreich – kockajátékok, ingyen
web-hello = Üdv a kockák birodalmában
web-hello-more = Kockajátékok okos botok ellen, barátokkal vagy egy képernyőnél. Egy kattintás, és már játszol is.
web-unofficial = Nem hivatalos: saját képek és szavak, rajongók műve, a játékok szerzőitől és kiadóitól független.
web-home = Würfelreich: a kezdőlapra
web-front = A kezdőlapra
web-to-content = Ugrás a tartalomhoz
web-log = Ami történik
web-loading = Egy pillanat…
web-not-loaded = Az oldal egy részét nem sikerült betölteni.
web-try-again = Újrapróbálkozás
web-close = Bezárás
web-back = Vissza
web-yes = Igen
web-no = Nem
web-not-found-title = Itt nincs semmi
web-not-found = Nincs ilyen oldal. Lehet, hogy a link nem teljes.

## A kezdőlap

web-games = A játékok
web-facts = { $least }–{ $most } játékos · kb. { $minutes } perc
web-play-now = Játsszunk!
web-play-now-game = Játsszunk: { $game }
web-with-friends = Barátokkal
web-one-screen = Egy képernyőn
web-set-up = Új asztal
web-rules = Szabályok
web-my-games = Játszmáim
web-finished-games = Befejezett játszmák
web-no-finished-games = Még nincs befejezett játszmád. Amit végigjátszol, itt marad, és lépésről lépésre visszanézheted.
web-show-all = Mind { ARTICLE($count) } { $count } játszma
web-lobby = Nyilvános asztalok
web-find-table = Keress nekem asztalt
web-find-which = Melyik játékkal játszanál?
web-lobby-empty = Most nincs nyilvános asztal. A „Keress nekem asztalt” gomb nyit egyet, és mások csatlakozhatnak.
web-your-turn = Te jössz
web-their-turn = { $name } jön
web-seats-free = { $free ->
    [0] Megtelt
    [one] Egy szabad hely
   *[other] { $free } szabad hely
}
web-free = szabad
web-check-link = Játékfájl ellenőrzése

## Beállítások

web-settings = Beállítások
web-language = Nyelv
web-theme = Színek
web-theme-auto = A rendszer szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-pace = Animációk sebessége
web-pace-0 = Nincs
web-pace-0-6 = Gyors
web-pace-1 = Közepes
web-pace-1-6 = Nyugodt
web-sound = Hangok
web-confirm = Rákérdezés lépés előtt
web-confirm-always = Mindig
web-confirm-harmful = Ha árt nekem
web-confirm-never = Soha
web-odds-setting = Pontos esélyek, ahol az asztal engedi
web-chances-setting = Mindenki nyerési esélye, ahol az asztal engedi
web-notices = Értesítés, ha én jövök
web-notices-blocked = A böngésződ letiltja az értesítéseket. Az oldalhoz tartozó beállításaiban engedélyezheted őket.

## Új asztal

# A nevek a mondatokban névelő nélkül állnak: „a 100. vendég” névelőt kívánna.
web-guest-name = Vendég { $number }
web-your-name = A neved
web-your-name-none = ahogy tetszik
web-how-many = Hányan játszotok?
web-seats = Helyek
web-seat = Ki ül { ARTICLE($number) } { $number }. helyen
web-sit-me = Én
web-sit-here = Valaki ezen a képernyőn
web-sit-open = Szabad, egy barátnak
web-sit-bot = Bot
web-player-name = Játékos { $number }
web-name-of-seat = Név { ARTICLE($number) } { $number }. helyen
web-options = Beállítások
web-option-of-seat = { $option }: { $number }. hely
web-option-dealt = kiosztva, a játékos választ
web-clock = Óra
web-clock-none = Nincs óra
web-clock-pace = Fejenként { $minutes } perc{ $seconds ->
    [0] {""}
   *[other] , lépésenként { $seconds } másodperc
}
web-clock-days = Lépésenként { $days ->
    [1] egy nap
    [3] három nap
    [7] egy hét
   *[other] { $days } nap
}
web-absent = Ha valaki nincs itt
web-absent-after = { $minutes ->
    [0] mindenki vár
    [one] egy perc után bot ugrik be
    [1440] egy nap után bot ugrik be
   *[other] { $minutes } perc után bot ugrik be
}
web-allow-odds = Esélyek és tippek
web-allow-odds-note = Az asztalnál mindenki láthatja a pontos és a nyerési esélyeket.
web-public = Nyilvános
web-public-note = Mindenki megtalálja a kezdőlapon; különben csak az, akinek megvan a linkje.
web-material = A saját dobozod tartalma
web-material-own = Ez a játék ezt használja: { $name }.
web-material-note = A tartozékok egy része rekonstrukció. Akinek megvan a doboz, betölthet egy anyagfájlt az igazival; a szabályok oldala leírja, hogyan.
web-begin = Kezdjük
web-invite = Asztal megnyitása
web-invite-note = { $open ->
    [one] Egy hely szabad: kapsz egy linket, amit elküldhetsz.
   *[other] { $open } hely szabad: kapsz egy linket, amit elküldhetsz.
}

## Kezdés előtt

web-waiting-for = { $open ->
    [one] Egy hely még szabad.
   *[other] { $open } hely még szabad.
}
web-table-full = Az asztal megtelt. Ha elkezdődik a játék, végignézheted.
web-all-here = Mindenki itt van.
web-mixing = Keverjük a kockákat…
web-mixing-waits = Keverjük a kockákat… még várunk { $count ->
    [one] erre az eszközre
   *[other] ezekre az eszközökre
}: { $names }.
web-cancel-start = A játék lefújása
web-doubt = Ennek a játszmának a kockáiban nem szabad megbízni.
web-opening-commitment = A szerver titkának ellenőrző összege már nem az, amelyet ez az eszköz a leüléskor látott. Az eszköz megtartja magának a számait.
web-opening-terms = A játék, a szabályai vagy a beállításai már nem azok, mint amikor leültél. Az eszköz megtartja magának a számait.
web-opening-seat = A szerver ezen eszköz nélkül készül kezdeni, vagy más eszközöket ültet a helyekre, mint kellene. Az eszköz megtartja magának a számait.
web-opening-hash = A szerver más játékosokkal vagy beállításokkal készül kezdeni, mint amit ez az oldal mutat. Az eszköz megtartja magának a számait.
web-dice-behind = Az eszköz nem tudta megállapítani, mi történt időközben, ezért egyelőre megtartja magának a számát. Próbáld újra.
web-me = te
web-sit-down = Leülök
web-sit-on = Leülök { ARTICLE($number) } { $number }. helyre
web-seat-bot = Bot { ARTICLE($number) } { $number }. helyre
web-get-up = Felállok { ARTICLE($number) } { $number }. helyről
web-get-up-short = Felállok
web-remove = { $name } eltávolítása
web-remove-short = Eltávolítás
web-begin-note = Akkor kezdődik, ha minden hely foglalt: várj valakire, vagy ültess oda egy botot.
web-host-begins = Aki az asztalt nyitotta, az indítja a játékot, ha mindenki itt van.
web-invite-friends = Barátok meghívása
web-invite-how = Küldd el ezt a linket, vagy mutasd meg a kódot. Aki megnyitja, leül és játszik; senkinek sem kell fiók.
web-copy-link = Link másolása
web-copied = A link a vágólapra került.
web-qr = A link QR-kódként
web-loopback = Ez a cím csak ezen a számítógépen működik. A hálózaton lévő telefonokhoz így indítsd:
web-fair-title = Kockák, amelyeket bárki ellenőrizhet
web-fair-promise = Minden dobás a szerver titkából és a játékosok eszközeinek titkos számaiból keveredik ki, így senki sem választhatja meg. Ez a szerver titkának ellenőrző összege; a játék után a titkot felfedjük, és egy gomb minden dobást újraszámol.
web-odds-on = Esélyek és tippek mindenkinek
web-odds-off = Esélyek és tippek nélkül
web-material-hosts = Anyag a házigazda dobozából

## Az asztalnál

web-table-tools = Az asztal eszközei
web-players = Játékosok
web-you = { $name }, ez te vagy
web-on-turn = soron van
web-away = nincs itt
web-away-since = { $since } óta. A többiek ettől kezdve jelenthetik be a menüben, hogy { $name } kilépett a játékból: { $from }. Várhatnak is, vagy ott javasolhatják a játék végét.
web-resigned = feladta
web-timed-out = lejárt az ideje
web-tray = Kockák
web-rail = megtartva
web-face = { $colour } { $number }
web-die = { $number }. kocka: { $face }
web-die-kept = { $number }. kocka: { $face }, megtartva
web-roll = Dobok
web-rolls-used = { $used ->
    [0] Még egy dobás sem volt a lehetséges { $allowed } közül
   *[other] { $used }. dobás { $allowed ->
        [3] a 3-ból
       *[other] a { $allowed }-ből
    }
}
web-odds = Pontos esélyek
web-chances = Nyerési esélyek
web-chances-none = Ezekhez a tartozékokhoz vagy ehhez a játékosszámhoz nem ismertek a nyerési esélyek.
web-chances-told = Nyerési esélyek: { $chances }.
web-chance-of = { $name } { $chance }
web-chance-under = { $chance } alatt
web-chance-over = { $chance } felett
web-hint = Tipp
web-hint-none = Most nincs tipp.
web-moves = Lépések
web-last = Ami legutóbb történt
web-no-moves = Még nem történt semmi.
web-earlier-moves = Korábbi lépések
web-looking-back = Visszatekintés
web-back-to-now = Vissza a játékhoz
web-skip = Előretekerés
web-lost = Megszakadt a kapcsolat, újrapróbáljuk…
web-outdated = Ez az oldal régebbi, mint a szerver. Kérlek, zárd be, és nyisd meg újra.
web-over = Vége a játéknak.
web-said = { $name }: { $message }
web-time-left = { $name } hátralévő ideje
web-confirm-move = Biztosan ezt léped?
web-harm-rolls-left = Még van dobásod.
web-harm-forgone = Ezzel lemondasz valamiről.
web-harm-of-no-use = Ezekkel a kockákkal nem tudsz mit kezdeni.
web-harm-already-won = Ez a dobás már nyer.
web-harm-unfinished = Be is fejezhetnél egy területet.
web-do-it = Igen, ezt
web-take-back = Még nem
web-question = Egy kérdés
web-asks-takeback = { $name } szeretné visszavonni az utolsó lépést.
web-asks-end = { $name } azt javasolja, hogy itt legyen vége a játéknak.
web-asks-takeback-mine = Szeretnéd visszavonni az utolsó lépést.
web-asks-end-mine = Azt javaslod, hogy itt legyen vége a játéknak.
web-asked-wait = A többiek még gondolkodnak.
web-declines = { $name } nem ért egyet.
web-menu = Menü
web-ask-takeback = Visszavonnám az utolsó lépésemet
web-takeback = Visszavonom az utolsó lépésemet
web-ask-end = Javaslom, hogy fejezzük be
web-resign = Feladom
web-resign-sure = Tényleg feladod?
web-declare-left = { $name } régóta nincs itt: folytatjuk nélküle
web-declare-left-sure = Tényleg folytatjátok nélküle? { $name } ezzel feladja a játékot.
web-say = Üzenet
web-leave-table = Elmegyek, később folytatom
web-watching = Nézőként vagy itt.
web-spectators = { $count ->
    [0] Senki sem nézi.
    [one] Egy néző van.
   *[other] { $count } néző van.
}
web-keys = Billentyűk: 1–6 kocka megtartása, szóköz dobás, Enter elvesz, I magyarázat,{ $hints ->
    [yes] { " H tipp," }
   *[no] { "" }
} M lépések, Esc előreteker.

## A vége

web-ending-aborted = Az asztalt lezárták.
web-ending-finished = Végigjátszva.
web-ending-agreed = Közös megegyezéssel vége.
web-score-sheet = Pontozólap
web-points = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
web-no-points = Nincs pont.
web-rematch = Még egy játszma
web-to-rematch = A következő játszmához
web-replay = A játszma visszanézése
web-save-file = Játékfájl mentése
web-check-dice = Kockák ellenőrzése
web-dice-good = { $rolls ->
    [one] Az egyetlen húzást újraszámoltuk ebben a böngészőben, és helyes.
   *[other] Mind { ARTICLE($rolls) } { $rolls } dobást és húzást újraszámoltuk ebben a böngészőben, és mindegyik helyes.
}
web-dice-links = Mind { ARTICLE($rolls) } { $rolls } dobás és húzás helyes, és { $links } dobás a játékosok saját eszközeinek számát viseli.
web-dice-linked-good = { $links ->
    [0] Mind { ARTICLE($rolls) } { $rolls } dobás és húzás helyes. Te magad nem dobtál, de mindegyikbe belekeveredett ennek az eszköznek az első száma, amelyet senki más nem ismerhetett.
   *[other] Mind { ARTICLE($rolls) } { $rolls } dobás és húzás helyes, és a te { $links } dobásod ennek az eszköznek a saját számát viseli, amelyet senki más nem ismerhetett.
}
web-dice-faulty = Valami nincs rendben ennek a játszmának a kockáival. Ne bízz bennük.
web-dice-seed-missing = A játék véget ért, de a szerver nem fedte fel a titkát.
web-dice-wrong-links = { $faults ->
    [one] Egy dobás olyan számot visel
   *[other] { $faults } dobás olyan számot visel
}, amely egyetlen eszköznek sem a következő száma: az első { ARTICLE($line) } { $line }. sorban van.
web-dice-record = Összehasonlításhoz a többiekkel: jegyzőkönyv { $record }. Aki ezt a játszmát látta, annál ugyanennek kell állnia; ha nem, valakinek más játszmát mutattak.
web-file-unfinished = A játék ebben a fájlban nem ér véget: még folyik, idő előtt befejezték, vagy hiányzik a fájl vége.
web-dice-how = Hogyan működik ez?
web-dice-how-text = A játék előtt a szerver és minden játékos eszköze titkos számok mellett kötelezi el magát, amelyeken utána már nem lehet változtatni. Minden dobásodhoz a te eszközöd hozzáadja a következő számát, ezért sem a szerver, sem egy játékos nem választhat meg egyetlen dobást sem, a tieidet pedig a szerver előre sem láthatja. A végén a szerver felfedi a titkát, ez a böngésző pedig minden dobást újraszámol, és összeveti a játékot azzal, amit maga látott. Ha a szerver oldalában sem bízol, ellenőrizd a mentett fájlt a terminálban a wuerfelreich verify paranccsal.
web-dice-wrong = { $faults ->
    [one] Egy dobás hibás
   *[other] { $faults } dobás hibás
}: az első „{ $label }” { ARTICLE($line) } { $line }. sorban. Ezt a fájlt megváltoztatták, vagy valaki csalt.
web-dice-not-shown = A húzások a titokból következnek, de a fájl megsérti a szabályokat: a benne látható kockák nem biztos, hogy a kihúzottak.
web-dice-promise-broken = A titok nem illik ahhoz az ellenőrző összeghez, amelyet a játék előtt közzétettek. Ezeket a dobásokat utólag választották.
web-dice-unreadable = Nem olvasható { ARTICLE($line) } { $line }. sor: ez nem teljes játékfájl.
web-check-about = Válassz egy játékfájlt. Minden lépést összevetünk a szabályokkal, utána minden dobást újraszámoltathatsz ebben a böngészőben.
web-game-file = Játékfájl (.wr)
web-choose-file = Fájl kiválasztása
web-moves-good = { $name }: mind { ARTICLE($entries) } { $entries } bejegyzés követi a szabályokat.
web-moves-wrong = { $name } nem követi a szabályokat:
web-step = { $at } / { $all }
web-step-back = Egy lépés vissza
web-step-on = Egy lépés előre
web-play = Lejátszás
web-pause = Megállítás
web-slider = A játszma lépése

## The room: who is here, what people say, and who leads

web-won = Nyertél!
web-more-games = Továbbiak
web-not-here-yet = Minden hely foglalt. { $count ->
    [one] { $names } még nincs itt.
   *[other] { $names } még nincsenek itt.
}
web-withdraw = Mégsem kérem
web-withdraws = { $name } visszavonja a javaslatot.
web-time-unknown = Amíg nincs kapcsolat, itt nem tudni, mennyi idő van még hátra.
web-no-such-table = Ehhez a linkhez nem tartozik asztal: hiányos, vagy az asztalt már törölték.
web-say-as = Üzenet { $name } nevében
web-show-talk = A többiek üzeneteinek mutatása
web-lead = { $name } átveszi a vezetést
web-lead-mine = Átveszed a vezetést

## Installing the app, and no connection

web-offline = Nincs kapcsolat a szerverrel.
web-offline-more = Nélküle itt kevés látnivaló van, és játszani sem lehet. A Würfelreich magától újra próbálkozik.
web-lists-later = A játszmáid és a nyilvános asztalok újra itt lesznek, amint helyreáll a kapcsolat.
web-not-opened = Ez az oldal megnyílik, amint a szerver újra elérhető.
web-install = Az alkalmazás telepítése
web-install-now = Telepítés
web-install-offered = A Würfelreich saját ikont kap, és azonnal megnyílik, a böngésző sávjai nélkül.
web-install-menu = A böngésző menüjében válaszd a „Hozzáadás a kezdőképernyőhöz” vagy a „Telepítés” pontot: a Würfelreich saját ikont kap.
web-install-impossible = Ezen a címen nem lehet: a böngészők csak biztonságos kapcsolaton (https) vagy a szervert futtató gépen telepítenek alkalmazást. Játszani így is lehet.

## Remarks in the first games

web-remark = Megjegyzés
web-remark-ok = Értem
web-remarks-off = Ne legyen több megjegyzés
web-remarks-setting = Megjegyzések az első játszmáimban, játékonként
web-remarks-are-off = Több megjegyzés nem jön. A beállításokban bármikor visszakapcsolhatod.

## Contrast

web-contrast = Kontraszt
web-contrast-auto = A rendszer szerint
web-contrast-normal = Szokásos
web-contrast-high = Erős

## A botok alakjai, a nevem és a képem

web-other-bot = Valaki más { ARTICLE($number) } { $number }. helyre
web-my-name = Név és kép
web-my-picture = Kép
web-my-colour = A kép színe
web-my-picture-note = Ezt a többiek is látják. Ahol már ülsz, ott a régi marad.
web-emblem-die = Kocka
web-emblem-fox = Róka
web-emblem-owl = Bagoly
web-emblem-cat = Macska
web-emblem-bear = Medve
web-emblem-frog = Béka
web-emblem-hare = Nyúl
web-emblem-dragon = Sárkány
web-colour-red = Piros
web-colour-orange = Narancssárga
web-colour-yellow = Sárga
web-colour-green = Zöld
web-colour-teal = Türkiz
web-colour-blue = Kék
web-colour-violet = Lila
web-colour-brown = Barna
web-key-space = szóköz
# The same in English.
web-key-enter = enter

## A játszma vége, és a visszatekintés

web-you-win = Nyertél!
web-you-win-with = { $names } és te együtt nyertetek!
web-end-kind = { $place ->
    [2] Második hely – szép játék volt!
   *[other] Szép játék volt! Legyenek kegyesebbek a kockák legközelebb.
}
web-end-resigned = Feladtad.
web-end-timed-out = Lejárt az időd.
web-places = Helyezések
web-reached = megvan
web-turning-point = A fordulópont
web-turning-point-chance = { $name } nyerési esélye: előtte { $before }, utána { $after }.
web-turning-point-mine = A nyerési esélyed { $before } volt, és { $after } lett.
web-turning-point-look = Megnézem ezt a pillanatot
web-turn-of = { $number }. { $name }
web-turn-set-up = Előkészületek
web-turn-back = Egy körrel vissza
web-turn-on = Egy körrel előre
web-speed = Sebesség
web-speed-slow = Lassú
web-speed-normal = Közepes
web-speed-fast = Gyors
web-play-on = Továbbjátszás innen
web-play-on-seat = Kinek a helyére ülsz? A többiek helyett botok játszanak, és a kockák újak.
web-replay-keys = Billentyűk: a nyilak egy lépést, a Page Up és a Page Down egy kört lépnek, a szóköz lejátszik és megállít.

## A szabályok az asztal fölött

web-rules-contents = Tartalom
web-rules-back = Vissza a játékhoz
web-rules-here = Mit tehetek most?

## Tippek: egy bot lépésének magyarázata

web-why = Miért?
web-why-of = Miért? – { $who }
web-why-about = Megmondja, miért lépett így { $who }, és mi lett volna a következő legjobb ötlet.
web-hint-about-do-it = Azonnal meglépi, amit a tipp mond. Ha kockákat kell megtartanod, a többivel rögtön dob is.
web-bar-about-close = Elteszi ezt innen. Az asztalon semmi sem változik.

## Az asztalon lévő dolgok magyarázata

web-explain-turn = Most { $who } következik.
web-explain-asks = Ezt kéri
web-explain-points = Pont
web-explain-chance = Esély
web-explain-chance-kept = Esély a megtartott kockákkal
web-explain-owners = A játékosoknál
web-explain-owner = { $who }: { $count }
web-explain-nobody = senkinek sincs
web-explain-unseen = Még lefordítva
web-explain-of-cards = { $count ->
    [0] egy sem
   *[other] { $all } lapból { $count }
}
web-explain-rolls = Dobások
web-explain-die = A megtartott kockák a helyükön maradnak, amikor a többit újradobod.
web-explain-die-keep = Koppints rá, ha meg akarod tartani, amikor a többit újradobod.
web-explain-die-release = Most megtartod. Koppints rá, ha ezt is újra akarod dobni.
web-explain-die-waits = Itt vár, amíg dobnak vele.
web-explain-roll = Minden kockával dob, amelyet nem tartasz meg.
web-explain-none = Itt nincs mit megmagyarázni. A Tab billentyűvel eljutsz az asztalon lévő dolgokhoz.
# The same in English.
web-explain-bot = Bot

## A váróterem

web-invite-more = Van még hely: küldd tovább a linket a barátaidnak is.

## Egy befejezett játék elemzése

web-review = Elemzés
web-review-link = Szerencse vagy tudás?
web-review-curve = Mindenki nyerési esélye
web-review-curve-told = A nyerési esélyek a játszma során. { $courses }
web-review-curve-of = { $name }: az elején { $start }, közben { $lowest } és { $highest } között, a végén { $end }
web-review-moment = A játszma pillanata
web-review-findings = Amit az elemzés talált
web-review-players = Mindenki szerencséje és játéka
web-review-computing = A játszma elemzése folyamatban van. A görbe közben rajzolódik, a többi mindjárt jön.
web-review-none = Nincs elemzés
web-review-points = { $points } százalékpont
web-review-luck = Szerencse
web-review-luck-gave = A szerencse { $points }ot hozott.
web-review-luck-took = A balszerencse { $points }ot vitt el.
web-review-luck-none = Se szerencse, se balszerencse.
web-review-luck-usual = Ez teljesen megszokott.
web-review-luck-in = Ilyen szerencse { $games ->
    [100] száz játszmából egyszer sem
   *[other] { $games } játszmából egyszer
} fordul elő.
web-review-bad-luck-in = Ilyen balszerencse { $games ->
    [100] száz játszmából egyszer sem
   *[other] { $games } játszmából egyszer
} fordul elő.
web-review-wasted = Elpazarolva
web-review-per-decision = Döntésenként { $points }, { $decisions } döntésben.
web-review-no-decisions = Nem volt miről dönteni.
web-review-account = Így jött ki az eredmény
web-review-account-note = Itt minden veszteség számít: az is, amelyik kisebb a gép hibájánál, és az is, amibe egy beugró bot került. A fenti számból ezek kimaradnak.
web-review-lucky = Szerencse: { $name } { $points }ot nyert.
web-review-unlucky = Balszerencse: { $name } { $points }ot vesztett.
web-review-gave-away = { $name } { $points }ot pazarolt el.
web-review-helped = Ezzel { $name } { $points }ot nyert.
web-review-costliest = A legdrágább döntések
web-review-costliest-about = A nyerési esély százalékpontjaiban számolva.
web-review-no-costly = Senki sem pazarolt el semmi említésre méltót. Szép játék volt!
web-review-played = Ezt játszotta:
web-review-better = Tanács:
web-review-look = Megnézem
web-review-look-at = Megnézem: { $name } { $points }ot pazarolt el
web-review-try = Kipróbálom
web-review-try-as = Kipróbálom { $name } helyén: { $points } veszett el
web-review-rolls = A legjobb és a legrosszabb dobás
web-review-luckiest = A legszerencsésebb dobás
web-review-unluckiest = A legpechesebb dobás
web-review-turning-points = Fordulópontok
web-review-share = Kép a görbéről
web-review-share-now = Megosztás
web-review-save-png = Mentés PNG-ként
web-review-save-svg = Mentés SVG-ként
web-review-picture-luck = Szerencse: { $points } százalékpont
web-review-how = Honnan vannak ezek a számok?
web-review-how-text = A játszma minden pillanatában a gép megbecsüli mindenki nyerési esélyét; egy körön belül pontosan számol. Ha egy dobás jobban növeli az esélyedet, mint egy átlagos dobás, a különbség szerencse. Ha egy másik lépés jobb esélyt adott volna, a különbség az, amit elpazaroltál. Minden a nyerési esély százalékpontjaiban értendő. Ami kisebb a gép saját hibájánál, azt senkinek sem rójuk fel.
web-review-comparison-same = Hogy milyen ritka az ilyen szerencse, és ki játszik így, azt { $games } szimulált játszmából tudjuk.
web-review-comparison-earlier = Hogy milyen ritka az ilyen szerencse, és ki játszik így, azt { $games } szimulált játszmából tudjuk, a gépi játékos egy korábbi változatával mérve.
web-review-comparison-none = Hogy milyen ritka az ilyen szerencse, és ki játszik így, azt ennél a játéknál ennyi játékossal még nem mértük.
web-review-file = Játékfájl elemzése
web-review-file-about = Válaszd ki egy befejezett játszma fájlját. A lépéseket és a kockákat ellenőrizzük, aztán elemezzük a játszmát.
web-review-file-reading = A fájl ellenőrzése folyik …
web-review-file-large = Ez a fájl túl nagy ahhoz, hogy játék legyen.

## Az edző

web-coach = Edző
web-coach-setting = Edző
web-coach-note = Botok elleni játszmában szól, ha egy lépés sokba került, és megmondja, mi lett volna jobb.
web-coach-cost = Volt ennél jobb is: a nyerési esélyed { $before } volt, és { $after } lett.
web-coach-better = Tanács: { $play }
web-coach-take-back = Visszaveszem
web-coach-try = Újra, egy gyakorlóasztalnál
web-coach-about-take-back = Visszavonja a döntésedet: ugyanabban a helyzetben újra dönthetsz.
web-coach-about-try = Asztalt nyit, ahol újra dönthetsz, utána más kockákkal. A játszmád a „Játszmáim” között vár rád.
web-coach-branch = Itt újra dönthetsz, más kockákkal. A játszmád a „Játszmáim” között vár rád.
web-practice = Gyakorlás

## Statisztika

web-statistics = Statisztika
web-card-account = Szerencse { $luck }, elpazarolva { $loss } döntésenként

## Programok

web-programs = Programoknak
# The same in English.
web-program = program
web-program-of = { $name } programja
web-public-archive = A befejezett nyilvános játszmák nevek nélkül bekerülnek a programok archívumába.

## Összehasonlító játék: több asztal ugyanazokkal a kockákkal

web-duplicate-way = Összehasonlító játék: több asztal, ugyanazok a kockák
web-duplicate-link = A csoport összes asztala
web-duplicate-promise = Ez az asztal egy csoporthoz tartozik: minden asztalánál ugyanazok a kockák esnek. A szerver már rögzítette őket; ez a kezdőértékük ellenőrző összege, amely nyilvános lesz, ha az utolsó asztal is végzett. Akkor minden dobás ellenőrizhető.

## Elemzés: jelek az asztalon, gyakorlóasztalok, befejezett játékok és a görbe képe

web-review-mark-played = ezt játszotta
web-review-mark-best = ez lett volna a legjobb
web-practice-to-review = Vissza az elemzéshez
web-practice-to-game = Vissza a játékhoz
web-practice-seat = { $name } helyén játszol.
web-practice-instead = { $bot } ({ $name } helyett)
web-practice-bots = Itt botok játszanak: { $pairs }.
web-finished-way = { $way } – { $game }, { $date }
web-to-table = Az asztalhoz

# Asztalok listája

web-duplicate = Összehasonlító játék
web-comparison = Összehasonlítás
