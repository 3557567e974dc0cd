# Würfelland-tippek.

wl-hint-side = ezen a táblán játszani ({ $board })
wl-hint-choose = { $colour } választani
wl-hint-roll-on = továbbdobni
wl-hint-stop = megállni
wl-hint-cross = bejelölni { $fields ->
    [one] egy
   *[other] { $fields }
} { $colour } mezőt
wl-hint-cross-area = bejelölni { $fields ->
    [one] egy
   *[other] { $fields }
} { $colour } mezőt { ARTICLE($size) } { $size } mezős területen
wl-hint-pass = passzolni
wl-hint-new-area = egy új területet előbb be kellene fejezni
wl-hint-at-once = { $fields ->
    [one] egy mező biztos
   *[other] { $fields } mező egyszerre
}
wl-hint-more = { $fields ->
    [6] { $chance } eséllyel 6 mező
   *[other] { $chance } eséllyel { $fields } mező vagy több
}
wl-hint-too-many = { $chance } eséllyel túl sok jön
wl-hint-aside-safe = { $fields ->
    [one] az első már biztos
   *[other] az eddigi { $fields } már biztos
}
wl-hint-less-for-others = így a többieknek más kockák maradnak vagy kevesebb, igaz, { $chance } eséllyel túl sok jön
wl-hint-cannot-cross = { $dice } × { $colour } sehol sem jelölhető be
wl-hint-nothing-to-lose = nincs mit veszíteni
wl-hint-treasures = { $count ->
    [one] egy kincs
   *[other] { $count } kincs
}
wl-hint-goal = megvan a cél
wl-hint-colour = teljes a szín: { $colour }
wl-hint-area = kész egy terület
wl-hint-area-left = { $fields ->
    [one] még egy mező, és kész a terület
   *[other] még { $fields } mező, és kész a terület
}
wl-hint-near-treasure = így elérhető közelségbe kerül egy kincs
wl-hint-opens = szabad az út a { $colours } mezőkhöz

## Színek tárgyesetben

wl-hint-it-red = a pirosat
wl-hint-it-yellow = a sárgát
wl-hint-it-green = a zöldet
wl-hint-it-blue = a kéket
wl-hint-it-orange = a narancssárgát
wl-hint-it-grey = a szürkét
