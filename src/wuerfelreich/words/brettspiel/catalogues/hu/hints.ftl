# Tippek a társasjátékhoz.

br-hint-take = elvenni { $card }
br-hint-pairs = { $take } { $pairs ->
    [one] egy
   *[other] { $pairs }
} jokerpárral
br-hint-which-pairs = { $take }, és eldobni érte { $pairs }
br-hint-alarm = lefordítva elvenni { $card }
br-hint-tier = { $card } { $tiles ->
    [one] egy
   *[other] { $tiles }
} lapkával
br-hint-unaided = { $aim } (jokerek nélkül { $chance })
br-hint-save-jokers = { $card } mindenképp megvan, { $chance } eséllyel jokerek nélkül is
br-hint-failing = egy sárkányriadó
br-hint-steal-card = ellopni { $who } egyik jokerét ({ $die })
br-hint-makes-pair = így meglesz a pár
br-hint-breaks-pair = { $who } elveszít egy párt
br-hint-ahead = az ellenfelek közül { $who } áll a legjobban
br-hint-one-joker = eggyel több joker
br-hint-steal-gem = ellopni { $who } egyik { $gem ->
    [gold] arany
   *[white] fehér
} drágakövét
br-hint-decline = nem lopni semmit

## Mit hoz egy polgár

br-hint-does-merchant_1 = egy lapka egy várhoz
br-hint-does-merchant_2 = két lapka közül lehet választani
br-hint-does-merchant_3 = három lapka közül lehet választani
br-hint-does-castle = egy vár
br-hint-does-win = a tizenhetedik jelölő, és az már győzelem
br-hint-lapses-tamer = igaz, nincs megszelídíthető sárkány
br-hint-lapses-bully = igaz, nincs kit elűzni
br-hint-does-thief_of_cards = egy vár és egy lopott lap
br-hint-does-thief_of_gems = egy vár és egy lopott drágakő
br-hint-does-tamer = egy sárkány mezője és a tüze
br-hint-does-bully = egy szomszédtól elvett mező
br-hint-does-landowner = két vár egyszerre
br-hint-does-alarm = egy szuperjoker későbbre, igaz, jön egy sárkány

## Mezők

br-hint-build = várat építeni ({ $landscape })
br-hint-which = { $landscape }, { $where ->
    [left] a bal oldali mező
    [right] a jobb oldali mező
    [upper] a felső mező
   *[lower] az alsó mező
}
br-hint-fire = letelepíteni a sárkányt ({ $landscape })
br-hint-fire-of = letelepíteni a sárkányt ({ $landscape }) { $who } sárkánytüzével
br-hint-tame = megszelídíteni a sárkányt ({ $landscape })
br-hint-oust = elűzni { $who } jelölőjét ({ $landscape })
br-hint-grows = a legnagyobb terület { $fields } mezőre nő
br-hint-joins = egy { $fields } mezős terület
br-hint-loses = { $who } elveszít egy mezőt
br-hint-shrinks = { $fields ->
    [0] { $who } elveszíti az utolsó várát
   *[other] { $who } legnagyobb területe { $fields } mezőre zsugorodik
}
br-hint-gem = { $gem ->
    [gold] egy arany drágakő
   *[white] egy fehér drágakő
}
br-hint-fire-kept = egy sárkánytűz
br-hint-in-the-way = ez { $who } útjában áll
br-hint-aloof = ott senkinek sincs útban
br-hint-room = { $fields } szabad mező körülötte

## Ki az, és tárgyesetben

br-hint-the-merchant = a kereskedő
br-hint-the-thief = a tolvaj
br-hint-the-tamer = a sárkányszelídítő
br-hint-the-bully = a kötekedő
br-hint-the-landowner = a földbirtokos
br-hint-it-merchant = a kereskedőt
br-hint-it-thief = a tolvajt
br-hint-it-tamer = a sárkányszelídítőt
br-hint-it-bully = a kötekedőt
br-hint-it-landowner = a földbirtokost
