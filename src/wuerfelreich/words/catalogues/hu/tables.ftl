# Egy internetes asztalnál.

## Miért utasít vissza az asztal

table-refusal-started = A játék már elkezdődött.
table-refusal-not-started = A játék még nem kezdődött el.
table-refusal-not-over = A játék még nem ért véget.
table-refusal-full = Minden hely foglalt.
table-refusal-taken = Foglalt { ARTICLE($seat) } { $seat }. hely.
table-refusal-seat-open = Nem ül senki { ARTICLE($seat) } { $seat }. helyen.
table-refusal-seats-open = Még vannak szabad helyek: ültess oda botokat, vagy várj valakire.
table-refusal-already-seated = Már ennél az asztalnál ülsz; a képernyőd előtt ülő második személynek név kell.
table-refusal-name-taken = Ennél az asztalnál már van valaki ezen a néven: { $name }.
table-refusal-name = A név nem lehet üres, és csak megjeleníthető karakterek lehetnek benne.
table-refusal-removed = Megkértek, hogy hagyd el ezt az asztalt.
table-refusal-host-only = Ezt csak az teheti meg, aki az asztalt nyitotta.
table-refusal-no-such-bot = Nincs ilyen nevű bot: { $level }.
table-refusal-no-such-table = Nincs ilyen asztal.
table-refusal-no-such-game = Nincs ilyen nevű játék: { $game }.
table-refusal-settings = Így nem lehet asztalt nyitni: { $why }.
table-refusal-notation = Nem olvasható: { $why }.
table-refusal-not-your-seat = Ez nem a te helyed.
table-refusal-not-your-turn = { $seat } következik.
table-refusal-nothing-to-roll = Most nincs mit dobni.
table-refusal-nothing-asked = Senki sem kérdezett tőled semmit.
table-refusal-question-over = Ez a kérdés már nem érvényes.
table-refusal-already-resigned = Már feladtad.
table-refusal-timed-out = Lejárt az időd.
table-refusal-not-away = Még nem volt elég sokáig távol, aki { ARTICLE($seat) } { $seat }. helyen ül.
table-refusal-stale = Közben történt valami; nézd meg újra.
table-refusal-too-long = Egy játszma legfeljebb { $most } lépésből áll.
table-refusal-too-much = Ez ennél az asztalnál már túl sokszor előfordult.
table-refusal-known-tip = Ez az eszköz már részt vesz a dobásban, vagy a számai másé.
table-refusal-wrong-link = Ez a szám nem folytatja az eszköz láncát.
table-refusal-already-shown = Ez az eszköz már megmutatta az első számát.
table-refusal-other-opening = Az asztal már nem az, amit ez az eszköz látott; nézd meg újra.
table-refusal-awaited = Még nincs ennél az asztalnál: { $names }. Várj egy kicsit, vagy szabadítsd fel a helyet.

## Kész üzenetek

message-hello = Szia!
message-good-luck = Sok szerencsét!
message-well-played = Szép játék volt!
message-oops = Hoppá.
message-thanks = Köszönöm!
message-one-moment = Egy pillanat, kérlek.
message-your-turn = Te jössz!
message-good-game = Jó játék volt!

## Továbbjátszás egy lépéstől

table-refusal-no-branch = Innen nem lehet továbbjátszani: a játszma addigra véget ért, vagy ez a hely már kiesett.

## Programok

table-refusal-scope = A program tokenje ezt nem engedi; hiányzó jogosultság: „{ $scope }”.
table-refusal-sits-in-person = Te magad ülsz itt; egy program csak olyan helyen játszhat, amelyet ő foglalt el.
table-refusal-program-sits = Ennél az asztalnál már a programod ül.

## Amit a szerver üzemeltetője tett

closed-by-operator-unsaid = A szerver üzemeltetője lezárta az asztalt.
closed-by-operator-conduct = A szerver üzemeltetője valakinek a viselkedése miatt lezárta az asztalt.
closed-by-operator-fault = A szerver üzemeltetője műszaki hiba miatt lezárta az asztalt.
closed-by-operator-maintenance = A szerver üzemeltetője karbantartás miatt lezárta az asztalt.
closed-by-operator-request = A szerver üzemeltetője a játékosok kérésére lezárta az asztalt.
closed-by-operator-host = A szerver üzemeltetője kizárta azt, aki az asztalt nyitotta, ezért az asztal lezárult.
table-refusal-silenced = A szerver üzemeltetője nem engedi, hogy üzenetet küldj vagy nevet válassz.

## Összehasonlító játék

duplicate-refusal-not-yet = Ez az asztal egy olyan csoporthoz tartozik, amelyben még játszanak ugyanezekkel a kockákkal. Akkor nézheted, ha a saját játékod ott véget ért, vagy ha mindenki végzett.
duplicate-refusal-seated-elsewhere = Már ülsz ennek a csoportnak egy másik asztalánál, és senki sem kapja kétszer ugyanazokat a kockákat.
duplicate-refusal-closed = Ehhez a csoporthoz már nem lehet csatlakozni.
duplicate-refusal-playing = Még folyik egy játék. Várj, amíg véget ér.
duplicate-refusal-none = Nincs ilyen asztalcsoport.
duplicate-refusal-not-over = Még nem végzett minden asztal.
duplicate-refusal-people = Nem lehet több játékos, mint hely.
