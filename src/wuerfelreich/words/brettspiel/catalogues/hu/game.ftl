# Würfelkönig – Das Brettspiel, a társasjáték.

br-merchant = Morcos Kereskedő
br-thief = Fennhéjázó Tolvaj
br-tamer = Szorgos Sárkányszelídítő
br-bully = Bolondos Kötekedő
br-landowner = Gazdag Földbirtokos

## Rövid nevek a lapokra

br-card-merchant = Kereskedő
br-card-thief = Tolvaj
br-card-tamer = Szelídítő
br-card-bully = Kötekedő
br-card-landowner = Földbirtokos

## Tájak; az első három betű áll a térképen, és mind különbözik

br-mountains = Hegység
br-caves = Barlang
br-gem_quarry = Drágakőbánya
br-fir_forest = Fenyőerdő
br-steppe = Sztyeppe
br-volcano = Vulkán
br-lava = Láva
br-mushroom_forest = Gombaerdő
br-flower_field = Virágos rét
br-coast = Tengerpart
br-floodplain = Ártér
br-swamp = Mocsár
br-desert = Sivatag
br-meadow = Rét
br-farmland = Szántóföld

## Hatások, röviden

br-effect-merchant = 1–3 húzása, 1 lerakása; háromnál drágakő
br-effect-thief_of_cards = 2 húzása, 1 lerakása, laplopás
br-effect-thief_of_gems = 1 lerakása, drágakőlopás
br-effect-tamer = egy sárkány megszelídítése
br-effect-bully = a legközelebbi jelölő elűzése
br-effect-landowner = 2 lapka lerakása

## Teendő

br-task-roll = dobj a kockákkal ({ $roll }. dobás { $rolls ->
    [3] a 3-ból
   *[other] a { $rolls }-ből
}).
br-task-choose = { $fulfilled ->
    [0] még senkit sem nyertél meg – dobj tovább (még { $left }){ $jokers ->
        [yes] { ", használj jokert, vagy" }
       *[no] { ", vagy" }
    } vegyél el egy lapot lefordítva.
    [one] egy polgárt megnyertél – vedd el, vagy dobj tovább (még { $left }).
   *[other] { $fulfilled } polgárt megnyertél – vegyél el egyet, vagy dobj tovább (még { $left }).
}
br-task-take = { $fulfilled ->
    [0] senkit sem nyertél meg – { $jokers ->
        [yes] { "használj jokert, vagy vegyél" }
       *[no] { "vegyél" }
    } el egy lapot lefordítva: sárkányriadó.
    [one] egy polgárt megnyertél – vedd el{ $jokers ->
        [yes] { ", vagy jokerrel egy másikat" }
       *[no] { "" }
    }.
   *[other] { $fulfilled } polgárt megnyertél – vegyél el egyet.
}
br-task-place = hová kerüljön a várad? Kihúzva: { $tiles }.
br-task-place-fire = hová telepedjen a sárkány? Kihúzva: { $tiles }.
br-task-tamer = melyik sárkányt szelídíted meg?
br-task-bully = kinek a jelölőjét űzöd el? Csak a legközelebbiek jöhetnek szóba.
br-task-thief_of_cards = melyik lapot lopod el?
br-task-thief_of_gems = melyik drágakövet lopod el?

br-offer-take = elveszed { $card } ({ $stack }. pakli)
br-offer-tiles = { $tiles } lapkát húzol
br-offer-pairs = eldobsz érte { $pairs }
br-offer-alarm = lefordítva elveszed { $card } ({ $stack }. pakli): sárkányriadó
br-offer-place = { $landscape } ide: { $field }{ $gem ->
    [gold] { " – arany drágakő van rajta" }
    [white] { " – fehér drágakő van rajta" }
   *[none] { "" }
}
br-offer-fire = a sárkánytüzet ő adja: { $who }
br-offer-tame = megszelídíted a sárkányt itt: { $field } ({ $landscape }){ $gem ->
    [gold] { " – az arany drágakő is a tiéd" }
    [white] { " – a fehér drágakő is a tiéd" }
   *[none] { "" }
}
br-offer-bully = elűzöd { $who } jelölőjét innen: { $field } ({ $landscape })
br-offer-steal-card = ellopod { $who } jokerét: { $joker }
br-offer-steal-gem = ellopod { $who } egyik { $gem ->
    [gold] arany
   *[white] fehér
} drágakövét
br-offer-decline = nem lopsz semmit

## Mi történt

br-told-take = { $who } elveszi { $card }.
br-told-pairs = { $who } eldob érte { $pairs }.
br-told-alarm = { $who } lefordítva elveszi { $card }: sárkányriadó!
br-told-reveal = A pakli következő lapja: { $card } ({ $condition }).
br-told-tile = { $who } húzása: { $tile }.
br-told-tile-again = { $who } húzása: { $tile }, ezt már láttuk.
br-told-settle = { $who } várat épít { $at }.
br-told-tame = { $who } megszelídíti a sárkányt { $at }, és megtartja a tüzét.
br-told-bully = { $who } elűzi { $loser } jelölőjét { $at }.
br-told-gem = { $who } ott egy { $gem ->
    [gold] arany
   *[white] fehér
} drágakövet talál.
br-told-gem-supply = { $who } egy { $gem ->
    [gold] arany
   *[white] fehér
} drágakövet kap a készletből.
br-told-fire = Egy sárkány telepszik le { $at }.
br-told-fire-from = A tüzét { $who } adja.
br-told-neutral = Már minden tűz ég: a vár { $at } senkié.
br-told-lapse-tamer = Nincs megszelídíthető sárkány.
br-told-lapse-bully = Nincs kit elűzni.
br-told-seventeenth = { $who } mind a 16 jelölője a térképen van, és még egyet le kellene raknia!
br-told-steal-card = { $who } ellopja { $from } jokerét: { $joker }.
br-told-steal-gem = { $who } ellopja { $from } egyik { $gem ->
    [gold] arany
   *[white] fehér
} drágakövét.
br-told-decline = { $who } nem lop semmit.
br-told-map = Összeillesztjük a térkép két felét; a B fél { $turn }°-kal van elforgatva.
br-told-strewn-fire = Sárkánytűz ég { $at }.
br-told-strewn-golden = Arany drágakő fekszik { $at }.
br-told-strewn-white = Fehér drágakő fekszik { $at }.

br-ending-tiles = Az utolsó várlapka is a helyére került.
br-ending-markers = A 17. jelölő következett volna: ez azonnali győzelem.

br-score-area = legnagyobb terület: { $count } mező
br-score-fields = { $count } további mező
br-score-fires = { $count } sárkánytűz
br-score-gold = { $count } arany drágakő
br-score-white = { $count } fehér drágakő

## Visszautasítások

br-refusal-chance-first = Előbb egy lapot vagy lapkát kell felfedni.
br-refusal-due-choose = Most a kockákról kell dönteni: tarts meg néhányat, vegyél el egy polgárt, vagy egy lapot lefordítva.
br-refusal-due-place = Most egy kihúzott lapkát kell lerakni.
br-refusal-due-tame = Most egy sárkányt kell megszelídíteni.
br-refusal-due-bully = Most egy jelölőt kell elűzni.
br-refusal-due-steal = Most lopsz valamit, vagy semmit.
br-refusal-pairs-unsorted = A párokat sorrendben kell megadni.
br-refusal-pair-unneeded = { $pair } nem kell ehhez: { $card }.
br-refusal-stack = Nincs { $stack }. pakli: a paklik 1-től 5-ig vannak.
br-refusal-stack-empty = Üres { ARTICLE($stack) } { $stack }. pakli.
br-refusal-jokers-missing = { $need } { $joker } joker kell, neked { $have } van.
br-refusal-superjokers-missing = { $need } szuperjoker kell, neked { $have } van.
br-refusal-alarm-fulfilled = Most nincs riadó: a kockák megnyerték ezt: { $card } ({ $stack }. pakli), egy polgárt el kell venni.
br-refusal-field = Nincs ilyen mező.
br-refusal-landscape = { $field } tája: { $landscape }; ilyen lapkát most nem kell lerakni.
br-refusal-covered = Itt már áll egy vár: { $field }.
br-refusal-fire-unneeded = Most senkinek sem kell sárkánytüzet adnia.
br-refusal-fire-owner = Mondd meg, kinek a sárkánytüzéről van szó, például „fire P2”.
br-refusal-no-fire = A sárkánytüzet olyan ellenfél adja, akinek van.
br-refusal-field-without-fire = Itt nincs sárkánytűz: { $field }.
br-refusal-own-marker = Ez már a tiéd: { $field }.
br-refusal-not-nearest = Az itteni jelölő nem tartozik a legközelebbiek közé: { $field }.
br-refusal-field-without-marker = Itt nincs ellenfél jelölője: { $field }.
br-refusal-steal-self = Magadtól nem lophatsz.
br-refusal-steals-cards = Ez a tolvaj lapot lop, nem drágakövet.
br-refusal-steals-gems = Ez a tolvaj drágakövet lop, nem lapot.
br-refusal-no-card = { $seat } előtt nincs nyitott { $joker } joker.
br-refusal-no-gold = { $seat } – nincs arany drágaköve.
br-refusal-no-white = { $seat } – nincs fehér drágaköve.

## Az asztal

br-supply = készlet: { $tiles } lapka
br-known = biztosan köztük: { $tiles }
br-drawn = kihúzva: { $tiles }
br-area = terület { $area }
br-legend = ♜1 az 1. vára · ▲ sárkány · ◆◇ drágakő · ▸ választható · ▤ alatta · ?2 jokerrel
br-typing-field = Mezőt is be lehet írni, például { $field }.
br-help =
    Népesítsd be a földet: dobd ki, amit egy polgár kér, vedd el, és segít várat építeni, sárkányt szelídíteni vagy szomszédot elűzni.
    Két azonos jokerű lapod még egy kockát ad; a ? szuperjoker, egy lefordítva elvett lap, és bármelyik joker párja lehet.
    Ha a kockák senkit sem nyernek meg, lefordítva veszel el egy lapot, és egy sárkány telepszik a térképre.
    A játék akkor ér véget, ha elfogytak a lapkák. A legnagyobb összefüggő terület ér a legtöbbet; akinek 17. jelölőt kellene leraknia, azonnal nyer.

## Amit a játék előtt választani lehet, egy űrlap kérdéseiként

br-option-arrangement = Hogyan fekszik a térkép két fele
br-option-arrangement-none = a játékosok száma szerint
br-option-arrangement-round = kerek: a hosszú oldalak egymás mellett
br-option-arrangement-hourglass = homokóra: a rövid oldalak egymás mellett
br-option-arrangement-band = szalag: csúcs a csúcshoz
br-option-arrangement-random = véletlenszerűen összeillesztve
br-option-arrangement-by_hand = kézzel összeillesztve
br-option-half_b = A B térképfél kézi elrendezésnél: elforgatás fokban, eltolás a sorok mentén, eltolás a sorokra keresztben
br-option-placement = Sárkánytüzek és drágakövek
br-option-placement-standard = a szokásos mezőkön
br-option-placement-random = véletlenszerűen szétszórva
br-option-placement-by_hand = választott mezőkön
br-option-fires = Sárkánytűz mezői
br-option-golden_gems = Arany drágakövek mezői
br-option-white_gems = Fehér drágakövek mezői

## Tárgyesetben, és helyek

br-acc-merchant = a Morcos Kereskedőt
br-acc-thief = a Fennhéjázó Tolvajt
br-acc-tamer = a Szorgos Sárkányszelídítőt
br-acc-bully = a Bolondos Kötekedőt
br-acc-landowner = a Gazdag Földbirtokost
br-at-mountains = a Hegységben
br-at-caves = a Barlangnál
br-at-gem_quarry = a Drágakőbányánál
br-at-fir_forest = a Fenyőerdőben
br-at-steppe = a Sztyeppén
br-at-volcano = a Vulkánnál
br-at-lava = a Láván
br-at-mushroom_forest = a Gombaerdőben
br-at-flower_field = a Virágos réten
br-at-coast = a Tengerparton
br-at-floodplain = az Ártéren
br-at-swamp = a Mocsárban
br-at-desert = a Sivatagban
br-at-meadow = a Réten
br-at-farmland = a Szántóföldön
br-spent-joker = { $count ->
    [1] egy
    [2] két
    [3] három
    [4] négy
   *[other] { $count }
 } { $face } jokert
br-spent-with-superjoker = { br-spent-joker } { $count ->
    [1] egy
   *[other] egy-egy
 } szuperjokerrel
br-spent-superjoker = { $count ->
    [1] egy
    [2] két
    [3] három
    [4] négy
   *[other] { $count }
 } szuperjokert

## Mennyit ért egy lépés, és az elszámolás

br-told-gain = Ez { $points } pontot ér.
br-score-most-fires = { $count } sárkánytűz, a legtöbb
