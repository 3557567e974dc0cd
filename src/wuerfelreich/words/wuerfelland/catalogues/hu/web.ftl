# Würfelland a böngészőben.

## Mezők és kockák, ahogyan kimondjuk

web-wl-land = { $name } földje, { $board } tábla: { $crossed } mező bejelölve
web-wl-field = { $field }, { $colour }
web-wl-field-treasure = { $field }, { $colour }, kincs
web-wl-instead = { $field }, ehelyett
web-wl-dice = { $count } kocka, { $colour }
web-wl-aside = félretéve: { $count } × { $colour }
web-wl-to-roll = { $count } kocka vár dobásra
web-wl-overrolled = több, mint amennyi elfér
web-wl-more = { $chance } eséllyel jön több

## Ki hol tart

web-wl-colours = Színek
web-wl-colour = { $colour }: { $fields } mezőből { $crossed }, { $treasures } kincs; legfeljebb { $room } kocka fér el, keresztek mellett: { $next }
web-wl-colour-closed = { $colour }: { $fields } mezőből { $crossed }, { $treasures } kincs; egy terület sem érhető el
web-wl-colour-full = { $colour }: teljes, { $treasures } kincs
web-wl-room = ≤{ $room }
web-wl-treasures = { $goal } kincsből { $found }
web-wl-best = legjobb szín { $colour }: { $fields } mezőből { $crossed }
web-wl-choosing = még nem választott
web-wl-back = { $name } – vissza a saját földemre
web-wl-prospects = Esélyek: { $colour }

## Amit meg lehet nyomni

web-wl-roll = Dobok { $count } kockával
web-wl-roll-on = Tovább { $count } kockával
web-wl-miss = { $chance } kudarc
web-wl-stop = Megállok: { $dice }
web-wl-choose = Válassz egy színt a kockák közül.
web-wl-tap = Koppints a mezőkre.
web-wl-chosen = { $wanted } mezőből { $chosen }
web-wl-cross = Bejelölöm
web-wl-change = Módosítom
web-wl-pass = Passzolok
web-wl-noted = Feljegyezve – csak te látod, és még módosíthatod.

## Remarks in the first games

web-wl-remark-side = Válaszd azt az oldalt, amelyik tetszik. { $goal } kincs és egy szín minden mezője kell a győzelemhez.
web-wl-remark-choose = Válassz egyet a dobott színek közül. Minden kockája félrekerül, és ebben a fordulóban ez végleges.
web-wl-remark-on = Állj meg, vagy dobd újra a többit, hogy több legyen a színedből. Ha nem jön, a félretettekkel akkor is bejelölhetsz.
web-wl-remark-full = A területeden épp ennyi kockának van hely: eggyel többel már semmit sem jelölhetnél be.
web-wl-remark-cross = Minden kockáért jelölj be egy mezőt, mindet egy területen, a kereszteidtől továbbhaladva.
web-wl-remark-others = Nem te dobtál, de te is bejelölhetsz: válassz a megmaradt színek közül, vagy passzolj.
web-wl-remark-treasure = Kincs! Öt kockával dobsz, és az egyik színükkel bejelölhetsz.
web-wl-remark-begun = A megkezdett terület az első: csak ha megtelt, akkor kezdhetsz másikat ugyanabban a színben.
