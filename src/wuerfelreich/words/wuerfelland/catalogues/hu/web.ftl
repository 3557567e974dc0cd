# Würfelland a böngészőben.

## Mezők és kockák, ahogyan kimondjuk

web-wl-land = { $name } földje, { $board } tábla: { $crossed } mező bejelölve
web-wl-field = { $field }, { $colour }
web-wl-field-treasure = { $field }, { $colour }, kincs
web-wl-instead = { $field }, ehelyett
web-wl-dice = { $count } { $colour } kocka
web-wl-aside = félretéve: { $count } × { $colour }
web-wl-to-roll = { $count } kocka vár dobásra
web-wl-overrolled = több, mint amennyi elfér
web-wl-more = { $chance } eséllyel jön több

## Ki hol tart

web-wl-colours = Színek
web-wl-colour = { $colour }: { $fields } mezőből { $crossed }, { $treasures } kincs; legfeljebb { $room } kocka fér el, keresztek mellett: { $next }
web-wl-colour-closed = { $colour }: { $fields } mezőből { $crossed }, { $treasures } kincs; egy terület sem érhető el
web-wl-colour-full = { $colour }: teljes, { $treasures } kincs
web-wl-treasures = { $goal } kincsből { $found }
web-wl-best = legjobb szín { $colour }: { $fields } mezőből { $crossed }
web-wl-choosing = még nem választott
web-wl-back = { $name } – vissza a saját földemre
web-wl-prospects = Esélyek ({ $colour }), attól függően, mire játszol
web-wl-prospects-how = ha erre játszol:

## Amit meg lehet nyomni

web-wl-roll = Dobok { $count } kockával
web-wl-roll-on = Tovább { $count } kockával
web-wl-miss = { $chance } mellé
web-wl-stop = Megállok { $dice } kockával
web-wl-tap = Melyik mezőket?
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

## Magyarázatok

web-wl-title-field = Mező ({ $colour })
web-wl-title-treasure = Mező kinccsel ({ $colour })
web-wl-title-start = Kiindulópont
web-wl-title-obstacle = Akadály
web-wl-title-chest = Kincsdobás
web-wl-about-field = Minden ilyen színű kockával egy mezőt jelölsz be. Egy dobás kockái mind ugyanarra a területre kerülnek, a kereszteid mellé.
web-wl-about-start = Ez az első kereszted: az út a körülötte lévő mezőkön kezdődik.
web-wl-about-obstacle = Itt semmit sem lehet bejelölni.
web-wl-about-dice = Az egyszínű kockák összetartoznak: mindegyikkel egy mezőt jelölsz be, mind ugyanazon a területen.
web-wl-about-aside = A szín már végleges. Ezek a kockák egy-egy mezőt jelölnek be.
web-wl-about-aside-theirs = Ezek { $who } kockái. A többiek a maradék színek egyikét használhatják.
web-wl-about-waiting = Ezekkel a kockákkal egyszerre kell dobni.
web-wl-about-stop = Nem dobsz tovább: minden félretett kockával egy mezőt jelölsz be.
web-wl-about-roll-on = Újradobod a többi kockát, hogy több legyen a színedből. Ha egy sem jön, azt így is bejelölheted, ami félre van téve.
web-wl-about-cross = Bejelöli azokat a mezőket, amelyekre koppintottál.
web-wl-about-pass = Ezzel a dobással semmit sem jelölsz be.
web-wl-about-treasures = Minden bejelölt kincs után öt kockával dobhatsz. A győzelemhez { $goal } kincs és egy szín összes mezője kell.
web-wl-about-colour = A győzelemhez egy szín összes mezője és { $goal } kincs kell.
web-wl-about-player = Az nyer, akinek elsőként megvan { $goal } kincse és egy szín összes mezője.
web-wl-about-board = Egy tábla a maga földjével. Mindegyiken minden színből két kincs van.
web-wl-about-chest = Minden most bejelölt kincs után öt kockával lehet dobni, és egy színt fel lehet használni.
web-wl-fact-area = A területe
web-wl-fact-colour = Az egész szín
web-wl-fact-crossed = { $fields } mezőből { $crossed }
web-wl-fact-fits = Férőhely
web-wl-fact-up-to = { $room ->
    [0] most egy kockának sem
    [one] egy kockának
   *[other] legfeljebb { $room } kockának
}
web-wl-fact-more = Esély többre
web-wl-fact-miss = Esély, hogy egy sem jön
web-wl-fact-treasures = Kincsek
web-wl-fact-found = { $found } a szükséges { $goal } közül
web-wl-fact-best = Legjobb szín
web-wl-fact-owed = Kincsdobások
web-wl-fact-board = Tábla
web-wl-fact-round = Forduló
web-wl-fact-crosses = Bejelölt mezők
web-wl-reached = Ez a terület szomszédos a kiindulóponttal vagy egy kereszttel: elérhető.
web-wl-unreached = Ez a terület sem a kiindulóponttal, sem kereszttel nem szomszédos.
web-wl-begun-first = Ebben a színben már van megkezdett terület, előbb azt kell befejezni.
web-wl-crossed = Ez a mező már be van jelölve.
web-wl-field-ready = Most bejelölheted.
web-wl-dice-ready = Ezeket a kockákat használhatod.
web-wl-refusal-far-area = Ez a terület sem a kiindulóponttal, sem kereszttel nem szomszédos.
web-wl-refusal-loose = Ennyi kocka a kiindulóponttól és a keresztektől nem ér el eddig a mezőig.
