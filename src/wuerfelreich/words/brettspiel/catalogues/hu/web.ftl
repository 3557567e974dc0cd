# A társasjáték a böngészőben.

web-br-map = Térkép
web-br-citizens = Nyílt polgárok
web-br-zoom = A térkép közelről
web-br-field = { $field }, { $landscape }, { $state ->
    [owned] { $who } vára
    [fire] sárkánytűz ég rajta
    [neutral] senki vára
   *[free] szabad
}{ $gem ->
    [gold] , arany drágakő
    [white] , fehér drágakő
   *[none] { "" }
}
web-br-say-place = { $landscape }{ $gem ->
    [gold] { " – arany drágakő van rajta" }
    [white] { " – fehér drágakő van rajta" }
   *[none] { "" }
}
web-br-say-tame = megszelídíted a sárkányt ({ $landscape }){ $gem ->
    [gold] { " – az arany drágakő is a tiéd" }
    [white] { " – a fehér drágakő is a tiéd" }
   *[none] { "" }
}
web-br-say-bully = elűzöd { $who } jelölőjét ({ $landscape })
web-br-stack-empty = { $card }: nincs több lap
web-br-won = megnyerted
web-br-by-jokers = { $ways ->
    [one] egyféleképp jokerrel
   *[other] { $ways }-féleképp jokerrel
}
web-br-joker = jokere: { $face }
web-br-chance = esély: { $chance }
web-br-take = Elveszem: { $card }
web-br-take-with = Elveszem: { $card }, eldobom érte: { $pairs }
web-br-take-short = Elveszem
web-br-alarm-short = Lefordítva: sárkányriadó
web-br-pair = { $face } kétszer
web-br-pair-mixed = { $face } és egy szuperjoker
web-br-pair-super = két szuperjoker
web-br-in-hand = kézben
web-br-kingdom = legnagyobb terület: { $area }, arany drágakövek: { $gold }, fehér drágakövek: { $white }, sárkánytüzek: { $fires }, lapok: { $cards }, megmaradt jelölők: { $markers }
web-br-markers-left = { $markers ->
    [0] Nincs több jelölő: ha még egyet le kellene tenni, az azonnal nyer.
    [one] Még egy jelölő.
   *[other] Még { $markers } jelölő.
}
web-br-superjokers = { $count ->
    [one] egy szuperjoker
   *[other] { $count } szuperjoker
}
web-br-supply = Készlet: { $tiles ->
    [one] egy várlapka
   *[other] { $tiles } várlapka
}, arany drágakövek: { $gold }, fehér drágakövek: { $white }, sárkánytüzek: { $fires }
web-br-supply-title = A készletben
web-br-pool = Várlapkák, amelyek nincsenek a térképen. Azok közül, amelyeket még senki sem látott, kettő nincs játékban.
web-br-known = { $known } biztosan köztük van
web-br-unseen = { $unseen } ismeretlen

## Remarks in the first games

web-br-remark-roll = Dobj mind a hat kockával. Utána még kétszer újradobhatod, amelyiket csak akarod.
web-br-remark-convinced = Megnyertél valakit: vedd el a lapot, vagy dobj tovább. Csak az számít, amit a kockák a végén mutatnak.
web-br-remark-merchant = A kereskedőnek három foka van: minél magasabbat érsz el, annál több lapka közül választhatsz.
web-br-remark-jokers = Lapjaid egy párját eldobhatod egy további kockáért: ezzel megnyernél egy polgárt, vagy egy magasabb fokot.
web-br-remark-alarm = Senkit sem nyertél meg: vegyél el bármilyen nyitott lapot lefordítva, szuperjokernek. Cserébe egy sárkány telepszik a térképre.
web-br-remark-place = A várad a tája egyik szabad mezőjére kerül. A legnagyobb területeden minden mező 3 pont, máshol 1.
web-br-remark-gem = Az egyik mezőn drágakő fekszik. Építs oda, és a tiéd: az arany 3 pont, a fehér 2.
web-br-remark-tame = Válassz egy sárkányt: a tüze is, a mező is a tiéd. A legtöbb tűz a végén 4 pontot hoz.
web-br-remark-bully = Csak a legközelebbi idegen jelölőt űzheted el. A mező akkor a tiéd.
web-br-remark-steal = Most ellophatsz egy lapot, de nem kötelező. A te jokered lesz, másra nem jó.
web-br-remark-end = Kevés lapka maradt: a játék azzal a körrel ér véget, amelyik az utolsót felhasználja.

## Magyarázatok

web-br-about-merchant = 1, 2 vagy 3 várlapkát húzol, ahányadik fokot eléred, és egyet leraksz. A harmadik fok drágakövet is hoz.
web-br-about-thief_of_cards = 2 várlapkát húzol, és egyet leraksz. Utána ellophatsz egy nyitott lapot.
web-br-about-thief_of_gems = Egy várlapkát húzol, és lerakod. Utána ellophatsz egy drágakövet.
web-br-about-tamer = A jelölőd bármelyik sárkánytüzes mezőre kerül, a tűz pedig a tiéd.
web-br-about-bully = A jelölőd egy ellenfél legközelebbi jelölőjének a helyére kerül.
web-br-about-landowner = 2 várlapkát húzol, és mindkettőt lerakod.
web-br-about-empty = Ebben a pakliban nincs több lap.
web-br-about-field-free = Szabad: ilyen tájú várlapka kerülhet ide.
web-br-about-field-owned = { $who } vára áll itt.
web-br-about-field-fire = Sárkánytűz ég itt. Egy sárkányszelídítő elűzheti.
web-br-about-field-neutral = Egy senkihez sem tartozó vár áll itt.
web-br-about-drawn = Ezt a lapkát húzták ki. A tája egyik szabad mezőjére kerül.
web-br-about-supply = A játék azzal a körrel ér véget, amely után nincs több várlapka.
web-br-about-joker = Két azonos jokerű lapot eldobhatsz még egy kockáért. A szuperjoker bármelyik joker párja lehet.
web-br-about-gem = A drágakövek a végén számítanak. Egy tolvaj ellophatja őket.
web-br-about-steal-nothing = Mindenki megtartja, amije van.
web-br-about-alarm = Valaki lefordítva vesz el egy lapot, amely szuperjoker lesz. Utána egy várlapkát húz, és annak a táján egy sárkány telepszik le.
web-br-alarm = Sárkányriadó
web-br-hand = Lapok
web-br-fact-tier = { $tiles }. fok
# The same in English.
web-br-fact-joker = Joker
web-br-fact-below = Lap alatta
web-br-fact-gem = Drágakő
web-br-fact-area = Legnagyobb terület
web-br-fact-others = Többi mező
web-br-fact-tiles = Még húzható
web-br-fact-none = egy sem
web-br-fact-supply = Várlapka
web-br-fact-gold = Arany drágakő
web-br-fact-white = Fehér drágakő
web-br-fact-fires = Sárkánytűz
web-br-fact-each = { $count } × { $points } pont
web-br-fact-most = { $count }; a legtöbbért { $points } pont
web-br-ready = A kockáid megnyerték: elveheted.
web-br-field-ready = Ezt a mezőt választhatod.
web-br-refusal-landscape = Ilyen tájú lapkát most nem kell leraknod.
web-br-refusal-covered = Itt már áll egy vár.
web-br-refusal-field-without-fire = Itt nem ég sárkánytűz.
web-br-refusal-own-marker = Ez a mező már a tiéd.
web-br-refusal-not-nearest = Ez a jelölő nem tartozik a legközelebbiek közé.
web-br-refusal-field-without-marker = Itt nincs ellenfél jelölője.
web-br-steal-nothing = Nem lopok semmit
