# Der Tisch von Knatsch im Browser.

web-kn-market = Die Tischmitte
web-kn-under = Drunter
web-kn-set-guards = Wächter aufstellen
web-kn-guards-how = Tipp die Karten an, auf denen deine Wächter stehen sollen.
web-kn-guard-these = Diese bewachen
web-kn-leave = So lassen
web-kn-guarded = bewacht
web-kn-end = Zug beenden
web-kn-to-come = Was noch kommt
web-kn-announce = Ansagen
web-kn-realm = Reich von { $who }
web-kn-ways = Drei Wege zum Sieg
web-kn-chance = Chance { $chance }

## Ein Versuch

web-kn-beat = zu schlagen
web-kn-made = bisher
web-kn-enough = das reicht
web-kn-not-enough = das reicht noch nicht
web-kn-stop = Aufhören
web-kn-defend = Verteidigen
web-kn-give-in = Hergeben
web-kn-join = Mitmachen
web-kn-stay-out = Nicht mitmachen
web-kn-die-waits = noch nicht geworfen
web-kn-dead = { $dead ->
    [one] Eine Sechs fällt weg
   *[other] { $dead } Sechsen fallen weg
}
web-kn-lists = Wer beim Turnier mitmacht
web-kn-leads = führt

## Was jemandem noch fehlt

web-kn-goal-four_castles = Vier Burgen: hat { $castles } von 4, noch nötig: { $missing }
web-kn-goal-king = Drei Burgen und der König: hat { $castles } von 3 Burgen, der König ist { $king ->
    [yes] besiegt
   *[no] nicht besiegt
}, noch nötig: { $missing }
web-kn-goal-tournaments = Zwei Burgen und drei Turniere: hat { $castles } von 2 Burgen und { $tournaments } von 3 Turnieren, noch nötig: { $missing }

## Was eine Sonderkarte tut

web-kn-does-card-die = Zählt als weiterer Würfel bei allem, was du wirfst.
web-kn-does-catapult = Ein vierter Wurf gegen Burgen der anderen.
web-kn-does-champion = Ein vierter Wurf in jedem Turnier.
web-kn-does-stack = Du darfst in deinem Zug eine zweite Karte unter einen Stapel stecken.
web-kn-does-guard_castle = Bewacht zwei deiner Burgen.
web-kn-does-guard_special = Bewacht eine deiner anderen Sonderkarten.
web-kn-does-treason = Burgen auf den Stapeln zählen für dich als 111+2.
web-kn-does-protection = Du verlierst keine Burg an den König.

## Remarks in the first games

web-kn-remark-announce = Such dir eine umrandete Karte aus. Dann hast du mindestens drei Würfe, um sie zu gewinnen.
web-kn-remark-sixes = Sechsen sind Fehlwürfe. Sie fehlen dir, bis dieser Versuch vorbei ist.
web-kn-remark-beaten = Das übertrifft die Karte: Hör auf, und sie gehört dir.
web-kn-remark-castle = Das übertrifft die Burg. Hörst du auf, darf ihr Besitzer sie noch mit bis zu drei Würfen verteidigen.
web-kn-remark-defend = Deine Burg wird angegriffen! Würfelst du mehr als der Angreifer, behältst du sie.
web-kn-remark-tournament = Ein Turnier ist für alle da: Das beste Ergebnis bekommt die Karte, bei Gleichstand das frühere.
web-kn-remark-guard = Du hast einen Wächter. Was er bewacht, darf niemand angreifen – such es gut aus.
web-kn-remark-more = Eine Sonderkarte hilft dir sofort. Du darfst gleich noch eine Karte versuchen oder deinen Zug beenden.
web-kn-remark-under = Willst du keine der beiden Karten, schieb eine unter ihren Stapel, und die nächste liegt offen. Das geht einmal im Zug.
web-kn-remark-king = Mit drei Burgen darfst du den König fordern. Besiegst du ihn, gewinnst du; sonst gibst du eine Burg ab.

## Erklärungen

web-kn-about-castle = Vier Burgen gewinnen, oder drei und der König, oder zwei und drei Turniere. Von jeder Farbe darf man nur eine haben.
web-kn-about-tournament = Alle dürfen mitmachen, das beste Ergebnis gewinnt die Karte. Drei Turniere und zwei Burgen gewinnen.
web-kn-about-king = Ab drei Burgen darfst du ihn herausfordern: Übertriffst du seine Würfel, gewinnst du, sonst verlierst du eine Burg.
web-kn-about-pile = Bevor du etwas ansagst, darfst du { $times ->
    [one] einmal
   *[other] zweimal
} im Zug die oberste Karte eines Stapels darunterstecken.
web-kn-about-stop = Du würfelst nicht weiter: Deine Würfel zählen so, wie sie liegen.
web-kn-about-give-in = Du würfelst nicht um deine Burg: Der Angreifer bekommt sie.
web-kn-about-stay-out = Du würfelst nicht um dieses Turnier.
web-kn-about-end = Du sagst nichts mehr an, und dein Zug ist vorbei.
web-kn-about-set-guards = Such aus, welche deiner Karten deine Wächter bewachen: Die darf niemand angreifen.
web-kn-about-guard-these = Deine Wächter stehen dann auf den Karten, die du angetippt hast.
web-kn-about-leave = Deine Wächter bleiben, wo sie sind.
web-kn-about-to-come = Zeigt alle Karten, die noch niemand gesehen hat, und was bekanntermaßen unter den Stapeln liegt.
web-kn-about-give = Du verlierst diese Burg: Sie kommt unter diesen Stapel.
web-kn-about-way = Wer das zuerst erreicht, gewinnt sofort.
web-kn-about-dead = Jede Sechs ist eine Niete: Sie ist aus dem Spiel, bis der Versuch vorbei ist.
web-kn-way-four_castles = Vier Burgen
web-kn-way-king = Drei Burgen und der König
web-kn-way-tournaments = Zwei Burgen und drei Turniere
web-kn-fact-beat = Zu übertreffen
web-kn-fact-printed = Auf der Karte
web-kn-fact-owner = Gehört
web-kn-fact-guard = Wächter
web-kn-fact-cards = Karten
web-kn-fact-missing = { $missing ->
    [one] eine Karte fehlt
   *[other] { $missing } Karten fehlen
}
web-kn-fact-reached = erreicht
web-kn-below = liegt darunter
web-kn-ready = Du kannst die Karte ansagen.
