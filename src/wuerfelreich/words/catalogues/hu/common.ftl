# A játékok közös szavai.

language-name = Magyar

## Színek és kockák

colour-red = piros
colour-green = zöld
colour-blue = kék

## Miért nem lehet

refusal-over = A játék véget ért.
refusal-roll-first = Előbb dobni kell.
refusal-no-rolls-left = Ebben a körben már nincs több dobás.
refusal-die-not-rolled = Ezt nem lehet megtartani: { $die }. Ilyen kocka már nincs a dobásban.
refusal-nothing-rolled-again = Legalább egy kockát újra kell dobni.
refusal-dice-unsorted = A megtartott kockákat sorrendben kell megadni: előbb R (piros), aztán G (zöld), aztán B (kék), mindig 1-től 6-ig.
refusal-no-such-seat = Ennél az asztalnál nincs ilyen hely: { $seat }.
refusal-players = { $game }: ehhez { $least }–{ $most } játékos kell, nem { $players }.
refusal-not-early = Erre nem lehet a saját kör előtt válaszolni.
refusal-nothing-to-take-back = Nincs mit visszavonni: csak a saját utolsó lépésedet vonhatod vissza, és csak addig, amíg nincs dobás vagy húzás.

## Mi hiányzik a kockákból

shortfall-colours = A kockákon { $have } { $colour ->
    [R] piros
    [G] zöld
   *[B] kék
} látható, de ehhez { $need } kell: { $card }.
shortfall-numbers = A kockákon { $have ->
    [0] nincs
   *[other] { $have } darab
} { $number ->
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
   *[other] 6-os
}{ $have ->
    [0] {""}
   *[other] { " " }van
}, ehhez { $need } kell: { $card }.
shortfall-groups = Egyforma számok: a kockákon { $have } van, ehhez { $need } kell: { $card }.
shortfall-straight = A leghosszabb sor { $have } kockából áll, ehhez { $need } kell: { $card }.
shortfall-same-colour = Legfeljebb { $have } kocka egyszínű, ehhez { $need } kell: { $card }.
shortfall-parity = { $have ->
    [0] Egy kocka sem
   *[other] { $have } kocka
} { $parity ->
    [even] páros
   *[odd] páratlan
}, ehhez { $need } kell: { $card }.
shortfall-sum-min = A kockák összege { $have }, ehhez legalább { $need } kell: { $card }.
shortfall-sum-max = A kockák összege { $have }, ehhez legfeljebb { $need } lehet: { $card }.
shortfall-colour-sum = A { $colour ->
    [R] piros
    [G] zöld
   *[B] kék
} kockák összege { $have }, ehhez legalább { $need } kell: { $card }.
shortfall-order = { $first ->
    [R] Piros
    [G] Zöld
   *[B] Kék
}: { $more }, ez nem több, mint { $less } ({ $second ->
    [R] piros
    [G] zöld
   *[B] kék
}), pedig többnek kellene lennie: { $card }.

## Mi a baj egy játékfájllal

broken-after-end = A játék már ez előtt véget ért.
broken-draw-due = Előbb ez a húzás jön: „{ $label }”.
broken-action-due = Előbb { $seat } dönt.
broken-other-seat = { $seat } lép, pedig { $due } következik.
broken-notation = „{ $action }” nem olvasható lépésként.
broken-refused = { $seat } ezt nem teheti: „{ $action }”.
broken-label = A húzás „{ $label }”, de „{ $due }” következik.
broken-totals = Ez a húzás nem illik ahhoz, amit húzni kellett: „{ $label }”.
broken-outcome = „{ $label }” szerint { $told }, de a húzásból { $true } adódik.
broken-nothing-to-take-back = Nincs mit visszavonni.
broken-take-back-of-others = Az utolsó lépés { $seat } lépése volt, csak { $seat } vonhatja vissza.
broken-commitment = A felfedett kezdőérték nem az, amelynek az ellenőrző összegét előre közölték.
broken-no-seed = A játék véget ért, de hiányzik a kezdőértéke: senki sem tudja újraszámolni a kockákat.
broken-dice = „{ $label }” kockái nem a kezdőértékből származnak.
broken-first-link = { $seat } eszközének első száma nem tartozik a láncához.
broken-link = Ez a dobás olyan számot visel, amely nem az itt dobó eszköz következő száma.
broken-no-link = Ebből a dobásból hiányzik az erre a helyre dobó eszköz száma.

## Mit lehet mondani egy játékfájl kockáiról

dice-checked = { $rolls ->
    [0] Még nincs húzás, amelyet a kezdőértékből újra lehetne számolni.
   *[other] Minden húzás újraszámolva a kezdőértékből: { $rolls }.
}
dice-checked-since-branch = { $rolls ->
    [one] Egy húzás
   *[other] { $rolls } húzás
} újraszámolva a kezdőértékből; az első { $entries } bejegyzés egy másik játszmából való.
dice-not-revealed = A kezdőérték még titkos; ellenőrző összege { $commitment }.
dice-scripted = A dobásokat kézzel írták be; nincs mit újraszámolni.
dice-other-commitment = A kezdőérték ellenőrző összege nem az, amelyet feljegyeztél.
dice-other-table = Ez nem az az asztal, amelynek a kezdésébe beleegyeztél.
dice-second-opening = A szerver kétszer akart kezdeni ezzel az eszközzel. Az csak egyszer mutatta meg a számát.
dice-began-without-you = A játék ennek az eszköznek a száma nélkül kezdődött, pedig az el lett küldve.
dice-called-away = A szerver szerint { ARTICLE($turn) } { $turn }. körben nem voltál itt, pedig ez az eszköz csatlakozva volt.
dice-other-device = Egy másik eszköz dobott helyetted { ARTICLE($turn) } { $turn }. körben.
dice-link-lost = Ez az eszköz elküldte a számát egy dobáshoz { ARTICLE($turn) } { $turn }. körben, de a jegyzőkönyvben nincs benne, és a játék ment tovább.
dice-not-asked = A játék úgy kezdődött, hogy ettől az eszköztől nem kérték el a számát.
dice-link-early = A szerver a dobás sora előtt kérte el ennek az eszköznek a számát { ARTICLE($turn) } { $turn }. körben: közben mások léptek.
dice-record-differs = A jegyzőkönyv eltér attól, ami { ARTICLE($entry) } { $entry }. bejegyzésig látható volt.
dice-record-cut = A jegyzőkönyv { ARTICLE($entry) } { $entry }. bejegyzés előtt véget ér, pedig az már látható volt.
dice-silent = { $seat } eszköze nem vett részt a dobásokban: a szerver előre láthatta { $seat } dobásait, de nem választhatta meg őket.
dice-silent-from = { $seat } eszköze { ARTICLE($turn) } { $turn }. körtől nem vett részt a dobásokban: a szerver előre láthatta { $seat } dobásait, de nem választhatta meg őket.
dice-no-device = Egyetlen eszköz sem vett részt a dobásokban: aki az asztalt vezette, megválaszthatta őket.
dice-first-version = Ezek az első változatú tisztességes kockák: aki az asztalt vezette, megválaszthatta őket a botok számainak próbálgatásával.
dice-link-unused = A játék véget ért, mielőtt ennek az eszköznek az utolsó száma bekerült volna a jegyzőkönyvbe.
dice-unfinished = A kezdőérték nyilvános, pedig a játék nem ért véget: idő előtt fejezték be, vagy hiányzik a fájl vége.
bots-played-otherwise = A bot lépése: „{ $played }”; ennek a programnak a { $level ->
    [apprentice] inasa
    [knight] lovagja
    [king] királya
   *[other] botja
} ezt lépte volna: „{ $due }”.
bots-checked = { $decisions ->
    [0] Egyetlen bot sem döntött semmiről.
   *[other] A botok újraszámolt döntései: { $decisions }.
}
bots-other-version = A program egy másik változatában a botok talán másképp játszanak.

## Játék

unofficial = Nem hivatalos változat saját szavakkal és képekkel; nincs kapcsolatban a szerzőkkel vagy a kiadókkal.

result-winner = { $names } nyer.
result-winners = { $names } együtt nyernek.
result-drawn = Senki sem nyer.
ending-resigned-by = { $who } feladta.
ending-resigned = { $others ->
    [one] Valaki feladta.
   *[other] Mindenki más feladta.
}
ending-timeout-by = { $who } ideje lejárt.
ending-timeout = { $others ->
    [one] Valakinek lejárt az ideje.
   *[other] Lejárt az idő, és senki más nem maradt a játékban.
}
list-and = { $first } és { $last }
list-or = { $first } vagy { $last }
place = { $place }.
points = { $points } pont

told-start = { $who } kezd.
told-roll = { $who } dobása: { $dice }.
told-takeback = { $who } visszavonja az utolsó lépést.
told-resign = { $who } feladja.
told-declared = { $by } bejelentette, hogy { $who } kilépett a játékból.
told-bot = { $who } helyett egy bot játszik.
told-return = { $who } visszatért.
told-timeout = { $who } ideje lejárt.
told-lost-on-time = { $who } időtúllépés miatt veszít.
told-silent = { $who } eszköze már nem vesz részt a dobásokban.

## Feltételek

condition-colour-part = { $count } { $colour ->
    [R] piros
    [G] zöld
   *[B] kék
}
condition-number-part = { $count } { $number ->
    [1] egyes
    [2] kettes
    [3] hármas
    [4] négyes
    [5] ötös
   *[other] hatos
}
condition-groups = { $groups } egyforma szám
condition-straight = { $length } kockából álló sor
condition-same-colour = { $count } egyszínű
condition-parity = { $count } { $parity ->
    [even] páros
   *[odd] páratlan
}
condition-sum-min = összeg: { $bound } vagy több
condition-sum-max = összeg: legfeljebb { $bound }
condition-colour-sum = { $colour ->
    [R] pirosak
    [G] zöldek
   *[B] kékek
} összege legalább { $bound }
condition-order = összegek: { $first } > { $second } > { $third }

## A kockák

offer-roll-all = minden kockát újradobsz
offer-keep = megtartod: { $dice }, a többit újradobod
told-roll-all = { $who } minden kockát újradob.
told-keep = { $who } megtartja: { $dice }.

## A botok fajtái: három egyszerű, az embereknek való szintek és a korábbi programok szintjei

level-random = Kockapohár
level-greedy = Szarka
level-solver = Bölcs
level-child = Királygyerek
level-page = Apród
level-squire = Fegyvernök
level-marshal = Marsall
level-master = Mester
level-apprentice = Inas
level-knight = Lovag
level-king = Király

## Ki van soron

task-of = { $who }: { $task }
task-theirs = { $who } van soron.
task-mine = Te jössz: { $task }
task-early = { $who } van soron; te már választhatsz.

## Egy színes kocka lapja

face = { $colour ->
    [R] piros
    [G] zöld
   *[B] kék
} { $number }

## Összehasonlító játék: több asztal ugyanazokkal a kockákkal

dice-duplicate-not-revealed = Ezek a kockák még nem ellenőrizhetők: a kezdőérték titkos marad, amíg a csoport utolsó asztala be nem zárul. Ellenőrző összege { $commitment }.
dice-duplicate = Ezek egy asztalcsoport kockái: az első dobás előtt rögzítették őket, és minden asztalnál ugyanazok, de aki az asztalokat vezette, megválaszthatta őket.
group-compared = { $labels ->
    [0] A játékoknak nincs közös húzásuk.
    [one] Egy közös húzás, { $equal ->
        [0] különböző állásokból
       *[other] ugyanazokkal a kockákkal
    }.
   *[other] { $others ->
        [0] { $labels } közös húzás; mind pontosan ugyanaz volt minden játékban.
       *[other] { $labels } közös húzás; közülük { $equal } minden játékban pontosan ugyanaz volt, a többi különböző állásokból származik.
    }
}
group-none = Nem tartozik azonos kockákkal játszó asztalok csoportjához: { $file }. Több fájlt csak ilyen csoportként lehet ellenőrizni, a többit egyenként.
group-other = Nem ugyanahhoz az asztalcsoporthoz tartozik, mint az első: { $file }
group-dice-differ = „{ $label }”: a különböző asztaloknál különböző kockák estek.
