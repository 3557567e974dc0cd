# Tipps für das Brettspiel.

br-hint-take = { $card } nehmen
br-hint-pairs = { $take }, mit { $pairs ->
    [one] einem Jokerpaar
   *[other] { $pairs } Jokerpaaren
}
br-hint-which-pairs = { $take } und dafür { $pairs } abwerfen
br-hint-alarm = { $card } verdeckt nehmen
br-hint-tier = { $card } mit { $tiles ->
    [one] einem Plättchen
   *[other] { $tiles } Plättchen
}
br-hint-unaided = { $aim } (ohne Joker { $chance })
br-hint-save-jokers = { $card } ist ohnehin sicher, mit { $chance } sogar ohne Joker
br-hint-failing = ein Drachenalarm
br-hint-steal-card = einen Joker von { $who } stehlen ({ $die })
br-hint-makes-pair = das ergibt ein Paar
br-hint-breaks-pair = { $who } verliert ein Paar
br-hint-ahead = von den Gegnern hat { $who } die meisten Punkte
br-hint-one-joker = ein Joker mehr
br-hint-steal-gem = einen { $gem ->
    [gold] goldenen
   *[white] weißen
} Edelstein von { $who } stehlen
br-hint-decline = nichts stehlen

## Was ein Bürger bringt

br-hint-does-merchant_1 = ein Plättchen für eine Burg
br-hint-does-merchant_2 = zwei Plättchen zur Wahl für eine Burg
br-hint-does-merchant_3 = drei Plättchen zur Wahl für eine Burg
br-hint-does-castle = eine Burg
br-hint-does-win = der siebzehnte Marker, und der gewinnt das Spiel
br-hint-lapses-tamer = auch wenn es keinen Drachen zu bezwingen gibt
br-hint-lapses-bully = auch wenn es niemanden zu verdrängen gibt
br-hint-does-thief_of_cards = eine Burg und eine gestohlene Karte
br-hint-does-thief_of_gems = eine Burg und ein gestohlener Edelstein
br-hint-does-tamer = das Feld eines Drachen und sein Feuer
br-hint-does-bully = ein Feld, das ein Nachbar hergeben muss
br-hint-does-landowner = zwei Burgen auf einmal
br-hint-does-alarm = ein Superjoker für später, auch wenn ein Drache kommt

## Felder

br-hint-build = eine Burg bauen ({ $landscape })
br-hint-which = { $landscape }, { $where ->
    [left] das linke Feld
    [right] das rechte Feld
    [upper] das obere Feld
   *[lower] das untere Feld
}
br-hint-fire = den Drachen landen lassen ({ $landscape })
br-hint-fire-of = den Drachen landen lassen ({ $landscape }), mit einem Feuer von { $who }
br-hint-tame = den Drachen bezwingen ({ $landscape })
br-hint-oust = { $who } verdrängen ({ $landscape })
br-hint-grows = das größte Gebiet wächst auf { $fields } Felder
br-hint-joins = ein Gebiet aus { $fields } Feldern
br-hint-loses = { $who } verliert ein Feld
br-hint-shrinks = { $fields ->
    [0] { $who } verliert die letzte Burg
    [one] das größte Gebiet von { $who } schrumpft auf ein Feld
   *[other] das größte Gebiet von { $who } schrumpft auf { $fields } Felder
}
br-hint-gem = { $gem ->
    [gold] ein goldener Edelstein
   *[white] ein weißer Edelstein
}
br-hint-fire-kept = ein Drachenfeuer
br-hint-in-the-way = das ist { $who } im Weg
br-hint-aloof = dort ist er niemandem im Weg
br-hint-room = { $fields ->
    [one] ein freies Feld daneben
   *[other] { $fields } freie Felder ringsum
}

## Wer es ist, und als jemand, der genommen wird

br-hint-the-merchant = der Kaufmann
br-hint-the-thief = die Diebin
br-hint-the-tamer = die Drachenbezwingerin
br-hint-the-bully = der Raufbold
br-hint-the-landowner = der Grundbesitzer
br-hint-it-merchant = den Kaufmann
br-hint-it-thief = die Diebin
br-hint-it-tamer = die Drachenbezwingerin
br-hint-it-bully = den Raufbold
br-hint-it-landowner = den Grundbesitzer
