# Knatsch-tippek.

kn-hint-try = bejelenteni { $card }
kn-hint-try-pile = a { $pile ->
    [left] bal
   *[right] jobb
} pakliról bejelenteni { $card }
kn-hint-attack = megtámadni { $card } { $who } birodalmában
kn-hint-hold-tournament = lovagi tornát rendezni
kn-hint-hold-tournament-pile = a { $pile ->
    [left] bal
   *[right] jobb
} pakli lovagi tornáját megrendezni
kn-hint-challenge = kihívni a királyt
kn-hint-under = a { $pile ->
    [left] bal
   *[right] jobb
} pakli alá tenni { $card }
kn-hint-tournament-under = a { $pile ->
    [left] bal
   *[right] jobb
} pakli alá tenni a lovagi tornát
kn-hint-guard = őrizni { $cards }
kn-hint-guard-nothing = semmit sem őrizni
kn-hint-leave = a helyükön hagyni az őröket
kn-hint-end = befejezni a kört
kn-hint-stop = megállni
kn-hint-join = beszállni a tornába
kn-hint-stay-out = kimaradni a tornából
kn-hint-defend = védekezni
kn-hint-give-in = elengedni a várat
kn-hint-give-up = lemondani erről: { $card }, a { $pile ->
    [left] bal
   *[right] jobb
} pakli alá

## Indokok

kn-hint-chance = ez { $chance } eséllyel sikerül
kn-hint-for = { $chance } eséllyel { $card }
kn-hint-for-defence = { $chance } eséllyel megmarad a vár
kn-hint-for-tournament = { $chance } eséllyel megvan a tornagyőzelem
kn-hint-hopeless = alig van már remény
kn-hint-slim = csak { $chance } eséllyel sikerülne
kn-hint-enough = ez elég
kn-hint-leads = ezzel át lehet venni a vezetést
kn-hint-beats = ez legyőzi a várat, bár még megvédhetik
kn-hint-new-card = így új lap kerül fel
kn-hint-denies = különben { $who } nyerhetne vele
kn-hint-guarded = amit őriznek, azt senki sem veheti el
kn-hint-won-back = ezt a legkönnyebb visszaszerezni
kn-hint-or-lost = különben { $who } nyer
kn-hint-wins = és az már győzelem
kn-hint-castles = és ez lenne { $ordinal } vár
kn-hint-tournaments = és ez lenne { $ordinal } torna
kn-hint-does-die = egy kocka, amely ezután mindig beleszámít
kn-hint-does-catapult = negyedik dobás a várak ellen
kn-hint-does-champion = negyedik dobás a tornákon
kn-hint-does-stack = körönként két lap mehet a paklik alá
kn-hint-does-guard_castle = őr két várhoz
kn-hint-does-guard_special = őr egy különleges laphoz
kn-hint-does-treason = könnyű várak a paklikról
kn-hint-does-protection = a király nem vesz el várat

## Mi az, és tárgyesetben

kn-hint-the-red = a piros vár
kn-hint-the-blue = a kék vár
kn-hint-the-green = a zöld vár
kn-hint-the-yellow = a sárga vár
kn-hint-the-white = a fehér vár
kn-hint-the-black = a fekete vár
kn-hint-the-die1 = az 1-es kockakártya
kn-hint-the-die2 = a 2-es kockakártya
kn-hint-the-die3 = a 3-as kockakártya
kn-hint-the-die4 = a 4-es kockakártya
kn-hint-the-die5 = az 5-ös kockakártya
kn-hint-the-catapult = a katapult
kn-hint-the-champion = a tornabajnok
kn-hint-the-stack = a paklimester
kn-hint-the-guard_castle = a várőr
kn-hint-the-guard_special = a kártyaőr
kn-hint-the-treason = az „árulás” lap
kn-hint-the-protection = a „védelem” lap
kn-hint-the-king = a király
kn-hint-it-red = a piros várat
kn-hint-it-blue = a kék várat
kn-hint-it-green = a zöld várat
kn-hint-it-yellow = a sárga várat
kn-hint-it-white = a fehér várat
kn-hint-it-black = a fekete várat
kn-hint-it-die1 = az 1-es kockakártyát
kn-hint-it-die2 = a 2-es kockakártyát
kn-hint-it-die3 = a 3-as kockakártyát
kn-hint-it-die4 = a 4-es kockakártyát
kn-hint-it-die5 = az 5-ös kockakártyát
kn-hint-it-catapult = a katapultot
kn-hint-it-champion = a tornabajnokot
kn-hint-it-stack = a paklimestert
kn-hint-it-guard_castle = a várőrt
kn-hint-it-guard_special = a kártyaőrt
kn-hint-it-treason = az „árulás” lapot
kn-hint-it-protection = a „védelem” lapot
kn-hint-it-king = a királyt
