# Amit a szerver mond.

server-not-found = Itt nincs semmi.
server-bad-method = Ezt itt nem lehet.
server-bad-type = A szerver ilyen tartalmat nem fogad el.
server-bad-input = Ez nem értelmezhető: { $why }.
server-bad-file = Ez nem játékfájl, vagy megsérült.
server-bad-file-line = Ez a játékfájl megsérült: nem olvasható { ARTICLE($line) } { $line }. sora.
server-bad-host = A szerver ezen a néven nem érhető el.
server-bad-origin = Ezt egy másik webhely kérte; csak ennek a szervernek az oldalai tehetik.
server-too-large = Ez túl nagy.
server-too-many = Egyszerre ez túl sok; várj egy pillanatot.
server-too-many-sockets = Túl sok kapcsolat van nyitva.
server-too-many-connections = Túl sok kapcsolat van nyitva a címedről vagy a szerverrel; próbáld újra kis idő múlva.
server-slow-request = A kérés túl lassan érkezett meg.
server-too-many-jobs = Már sok kérdésed vár válaszra; előbb azokat várd meg.
server-long-job = Ez túl sokáig tartott, ezért leállítottuk.
server-too-many-faults = Túl sok üzenet volt értelmezhetetlen.
server-too-many-tables = { $most } asztalod van, amelynél még tart a játék; előbb fejezz be egyet.
server-too-slow = A kapcsolat nem tudta tartani a lépést; csatlakozz újra.
server-restart = A szerver újraindul; csatlakozz újra kis idő múlva.
server-no-guest = Előbb válassz egy nevet.
server-no-odds = Ennél az asztalnál az esélyek és a tippek ki vannak kapcsolva.
server-not-text = Az üzenet csak szöveg lehet.
server-nothing-to-decide = Most nincs mit eldönteni.
server-busy = A szerver elfoglalt; próbáld újra.
server-cannot-store = A szerver most semmit sem tud menteni; semmi sem változott.
server-failed = Valami hiba történt a szerveren.
server-listening = A Würfelreich itt érhető el: { $address }
server-scan = Mások a helyi hálózaton ezt olvashatják be:
server-unsound-file = Ez a fájl megszegi a szabályokat, vagy a dobásai nem a kezdőértékből származnak: { $why }
server-unfinished-file = Ez a játszma még nem ért véget. Itt csak befejezett játszmákat lehet megnézni.
server-long-file = Csak legfeljebb { $most } lépéses játszmákat lehet itt megőrizni.
server-too-many-games = Már { $most } játékfájlod van itt; többnek nincs hely.
server-no-app = A böngészős oldal még nincs felépítve: futtasd ezt: make play.
share-title = { $game }: játssz velem
server-how-to-end = Leállítás: Ctrl+C; a játszmák megmaradnak.
server-unreadable = Ez az asztal nem olvasható: az adatai a szerveren megsérültek. Kérlek, szólj a szerver üzemeltetőjének.
server-running = A Würfelreich már fut, itt: { $address }

backup-written = Mentés kész: { $file } ({ $tables } asztal).
backup-restored = Mostantól ez az adatbázis: { $file }.
backup-old-kept = A korábbi itt maradt: { $file }.
backup-damaged = Sérült asztalok benne ({ $tables }):

## Tippek

server-nothing-to-explain = Ez az esemény nem olyan lépés, amit meg lehetne magyarázni.

## Elemzések

server-review-no-result = Csak végigjátszott játszmát lehet elemezni.
server-review-too-long = Legfeljebb { $most } lépésből álló játszmát lehet elemezni.

## Edző és statisztika

server-no-coach = Az edző csak annak szól, aki egyedül játszik botok ellen.

## Adatbázis költöztetése

move-done = Minden átköltözött, az ellenőrzés rendben: { $tables } asztal, { $events } esemény.

## Programok

server-bad-token = Ez a token nem érvényes: hibásan írták be, lejárt vagy visszavonták.
server-token-revoked = A kapcsolat tokenje lejárt, vagy visszavonták.
server-token-scope = Ez a token ezt nem engedi; hiányzó jogosultság: „{ $scope }”.
server-token-never = Ezt egyetlen token sem engedi; csak maga a vendég teheti meg, a böngészőben.
server-too-many-tokens = Már { $most } tokened van; előbb vonj vissza egyet.
server-no-such-token = Nincs ilyen tokened.

## Felügyelet

server-removed = A szerver üzemeltetője kizárt téged.
admin-closed = Az asztal lezárva.
admin-silenced = Ez a vendég többé nem küldhet üzenetet és nem választhat nevet.
admin-unsilenced = Ez a vendég újra küldhet üzenetet és választhat nevet.
admin-removed = Ez a vendég minden asztaltól el lett távolítva, és nem térhet vissza.
admin-readmitted = Ez a vendég visszatérhet.
admin-later = Egy szerver sem fut; ez akkor lép életbe, amikor elindul egy.
admin-slow = Az utasítás ki van adva, de még egy szerver sem hajtotta végre; nézd meg újra egy pillanat múlva.
admin-no-tables = Nincsenek ilyen asztalok.
admin-count-tables = Asztalok
admin-count-guests = Vendégek
admin-count-games = Befejezett játszmák
admin-count-sizes = Játékosszám szerint
admin-count-size = { $players } játékos
admin-count-bots = Botok helyei
admin-count-day = { $games } játszma, { $guests } vendég
