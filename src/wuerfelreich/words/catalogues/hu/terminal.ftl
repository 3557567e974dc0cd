# Játék a terminálban.

terminal-command-help = súgó
terminal-command-undo = vissza
terminal-command-hint = tipp
terminal-command-odds = esélyek
terminal-command-score = pontok
terminal-command-log = napló
terminal-command-quit = kilép
terminal-command-roll = dob
terminal-prompt = Te jössz (? segít):{ " " }
terminal-roll-prompt = Enter: dobás (? segít):{ " " }
terminal-roll-help = Enter dob; ezek is működnek: vissza, esélyek, pontok, napló, kilép.
terminal-go-on = Tovább: Enter.{ " " }
terminal-say-something = Írj be egy betűt a listából, vagy ? a súgóhoz.
terminal-not-understood = „{ $answer }” itt nem jelent semmit; a ? megmutatja, mi működik.
terminal-keep-digits = A számjegyek kockát tartanak meg, a többit újradobod: 134 az első, harmadik és negyedik; 0 mindet dobja.
terminal-help = Parancsok: { $commands }. A „vissza” azt vonja vissza, amit az utolsó dobás vagy húzás óta tettél. Minden lépés azonnal mentve van.
terminal-help-notation = A játékfájlok jelölése is működik: { $examples }
terminal-odds-on = Az esélyek láthatók.
terminal-odds-off = Az esélyek nem láthatók.
terminal-choose-game = Melyik játék?
terminal-choose-prompt = Sorszám (Enter: 1):{ " " }
terminal-choose-again = Kérlek, írj be egy számot 1 és { $count } között.
terminal-saved =
    Mentve ide: { $file }
    Folytatás: wuerfelreich terminal --resume { $word }
terminal-finished =
    A játék itt van: { $file }
    A kockák ellenőrzése: wuerfelreich verify { $word }
terminal-player = { $number }. játékos
terminal-commitment = Ellenőrizhető kockák: a kezdőérték ellenőrző összege { $commitment }.
terminal-no-network = Nincs ehhez az anyaghoz és játékosszámhoz illő neurális háló: a botok kézzel beállított súlyokkal játszanak.

replay-prompt = Enter: tovább · b: vissza · q: vége{ " " }
replay-position = { $at } / { $all }
replay-start = Kezdődik a játék.
replay-set-up = Előkészül a játék.
replay-turned-up = Felfordul a következő lap.
replay-help = Az Enter a következő lépést mutatja, a b vagy a < az előzőt, a q befejezi.

verify-sound = Rendben: { $entries } bejegyzés megfelel a szabályoknak.
verify-running = A játék még nem ért véget.
verify-commitment-right = A kezdőérték ellenőrző összege az, amelyet feljegyeztél.
verify-seen-right = A jegyzőkönyv { ARTICLE($entries) } { $entries }. bejegyzésig az, amelyet feljegyeztél.
verify-broken = Nincs rendben.
verify-unreadable = Ez a játékfájl nem olvasható: { $why }
file-too-large = egy játékfájl legfeljebb 4 MB lehet
file-no-game = nem játékfájl, mert az első sorában a „wuerfelreich” szónak és egy számnak kellene állnia
file-no-text = nem játékfájl, mert nem UTF-8 kódolású szöveg
file-format = a formátuma { $format }, ez a program pedig ezeket olvassa: { $least }–{ $most }
file-other-format = az első sora szerint a formátuma { $format }, a tartalma viszont ilyen formátumú: { $other }
file-ends-in-header = a fejléc közepén véget ér, pedig a fejléc után egy üres sornak kellene jönnie
file-ends-in-line = a fájl a sor közepén véget ér
file-ends-in-shared = véget ér, mielőtt a másik játékkal közös { $moves } lépés lezárulna
file-too-long = egy játék legfeljebb { $most } lépésből állhat, ez viszont { $moves } lépés
file-header-unknown = nincs „{ $key }” nevű fejlécsor
file-header-count = nem jó a „{ $key }” fejlécsorok száma ({ $count })
file-header-line = a „{ $key }” fejlécsor hibásan van írva
file-unknown-game = nincs „{ $game }” nevű játék
file-line-too-long = a sor túl hosszú
file-unprintable = a sorban nem nyomtatható karakterek vannak
file-no-entry = „{ $text }” se nem lépés, se nem dobás, se nem esemény
file-no-draw = egy dobást így kell írni: ~ turn 1 roll 1 = R4 G1 < 3/6 0/6
file-no-pick = „{ $text }” nem olyan választás, mint a 3/6, ahol az első szám kisebb a másodiknál
file-dice = a kockákról szóló adatok nem illenek a játékhoz
file-branch = nem lehet igaz, amit arról a játékról ír, amelyből elágazik
file-chains = ellentmondásos, amit a kockákba beleszóló eszközökről ír
file-no-seat = „{ $text }” nem szék; a székek neve P1-től P6-ig terjed
file-name = minden név és kezdőérték legalább 1, legfeljebb { $most } nyomtatható karakter lehet
file-hash = „{ $text }” nem 64 hexadecimális számjegyből álló szám
file-rules = ez a program nem ismeri a szabályok { $version }. változatát
file-material = a fájlban lévő játékanyag nem használható
file-other-material = a játékot más anyaggal játszották, mint ami a fájlban vagy a programban van
file-options = ezekkel a beállításokkal a játék nem kezdődhet el
verify-seen = Hogy a többiekével összevethesd: { $seen }
verify-bad-commitment = „{ $given }” nem a kezdőérték ellenőrző összege: annak 64 hexadecimális számjegye van
verify-bad-seen = „{ $given }” így nem jó: a bejegyzések számát, egy kettőspontot és az ellenőrző összeg legalább 16 számjegyét írd, például 57:0123456789abcdef
verify-fault = { $line }. sor: { $why }
verify-fault-header = Fejléc: { $why }
verify-more-faults = … és még { $count } hiba

## Tippek

terminal-command-why = miért
terminal-no-bot-moved = Még egy bot sem lépett.

## Összehasonlító játék

verify-seen-one-file = A --seen egyetlen fájlt hasonlít össze; hagyd el a többit
