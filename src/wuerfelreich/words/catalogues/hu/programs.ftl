## A programok oldala: tokenek és archívum

programs-title = Programoknak
programs-about = Itt a saját programod is játszhat a nevedben: a ház botjai, a barátaid vagy más programok ellen. Ehhez token kell neki: olyan, mint egy jelszó, de csak ennek az egy programnak szól. Az asztalnál mindenki látja, hogy program játszik. Hogy hogyan írj ilyet, azt a projekt docs/bot-api.md fájljában találod, egy harmincsoros példával.
programs-tokens = Tokenjeim
programs-tokens-none = Még nincs tokened.
programs-new = Új token
programs-name = Mire való?
programs-name-hint = pl. Az első botom
programs-scopes = Mit tehet a program?
programs-scope-play = Játék
programs-scope-play-about = leülhet és játszhat, és tippet kérhet ott, ahol az asztal engedi
programs-scope-tables = Asztalnyitás
programs-scope-tables-about = asztalt nyithat, a ház botjait leültetheti, indíthat és lemondhat
programs-scope-read = Olvasás
programs-scope-read-about = láthatja az asztalaidat és a statisztikádat, az asztalokat pedig úgy, ahogy te
programs-expires = Meddig érvényes?
programs-days = { $days ->
    [one] egy napig
   *[other] { $days } napig
}
programs-for-ever = amíg vissza nem vonod
programs-make = Token létrehozása
programs-name-first = Írd be, mire való a token.
programs-scope-first = Legalább egy dolgot engedj meg a programnak.
programs-most = { $most } tokened van, több nem lehet. Előbb vonj vissza egyet.
programs-made = Ez az új token: „{ $name }”. Másold ki most, mert többször nem látod.
programs-copy = Másolás
programs-copied = A token a vágólapon van.
programs-copy-by-hand = Nem sikerült kimásolni. Jelöld ki és másold ki te magad.
programs-done = Kész
programs-created = létrehozva: { $date }
programs-used = utoljára használva: { $date }
programs-unused = még nem használták
programs-until = eddig érvényes: { $date }
programs-expired = lejárt: { $date }
programs-revoke = Visszavonás
programs-revoke-named = „{ $name }” visszavonása
programs-revoke-sure = Visszavonod ezt: „{ $name }”? Az ezt használó programok kapcsolata azonnal megszakad.
programs-keep = Megtartom
programs-revoked = A tokent visszavontuk.
programs-archive = Archívum
programs-archive-about = Az utolsó harminc nap befejezett nyilvános játszmái, soronként egy játékfájl, elemzéshez és tanításhoz. Nevek nincsenek benne. A napok UTC szerint értendők; egy letöltésben legfeljebb 25 játszma van, a következőket a Link fejléc adja meg.
programs-archive-none = Az utolsó harminc napban egyetlen nyilvános játszma sem fejeződött be.
programs-archive-day = { $game }, { $date }
programs-archive-games = { $games } játszma
