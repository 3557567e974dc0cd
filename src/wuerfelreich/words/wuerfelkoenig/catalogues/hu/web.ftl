# Würfelkönig a böngészőben.

web-wk-citizens = Nyílt polgárok
web-wk-villages = Helyek
web-wk-penalty = Büntetőlap
web-wk-draw-pile = Húzópakli
web-wk-last = utolsó
web-wk-no-penalty = nincs több büntetőlap

## Hatások: telefonon a szomszéd lent áll, máskülönben jobbra

web-wk-effect-arrogant_elf = legfelül: 4 dobás
web-wk-effect-talented_apprentice = még egy kör
web-wk-effect-busy_fairy = n tündér: n² pont
web-wk-effect-hypnotist = a szomszédjával
web-wk-effect-dragon = ajándék

## Felolvasva

web-wk-wish = ezt kéri: { $wish }
web-wk-own-village = a saját helye alatt: { $village }, +{ $value }
web-wk-convinced = meggyőzve
web-wk-chance = esély: { $chance }
web-wk-village = { $village }: értéke { $value }, { $left ->
    [one] ez az utolsó lap: ha valaki elveszi, vége a játéknak
   *[other] még { $left } lap
}
web-wk-village-empty = { $village }: nincs több lap
web-wk-unrolled = még nem dobtál
web-wk-minus = { $minus } mínuszpont
web-wk-cards = { $count ->
    [0] még nincs lap
   *[other] { $count } lap
}
web-wk-fairies = { $count } tündér: { $points } pont
web-wk-elf-on-top = a legfelső tünde négy dobást ad
web-wk-ways = Így vehető el ez a polgár

## Az asztalnál

web-wk-roll-again = Dobok { $dice } kockával
web-wk-kingdom = { $name } királysága
web-wk-no-cards = Itt még senki sem lakik.
web-wk-news-again = Még egy kör!
web-wk-news-elf = Legközelebb négy dobás!
web-wk-news-gift = Egy sárkány ajándékba!
web-wk-news-hypnotist = A szomszéd is jön!

## Remarks in the first games

web-wk-remark-roll = Dobj mind a hat kockával. Utána még kétszer újradobhatod, amelyiket csak akarod.
web-wk-remark-elf = A kupacod tetején Fennhéjázó Tünde van: ebben a körben négy dobásod van.
web-wk-remark-keep = Koppints a kockákra, amelyeket megtartasz; a többit újradobod. A megtartottakat később még újradobhatod.
web-wk-remark-convinced = Valakit meggyőztél. Vedd el a lapot, vagy dobj tovább: ha megtartod a hozzá kellő kockákat, továbbra is meg lesz győzve.
web-wk-remark-village = Egy meggyőzött polgár a saját helye alatt áll: annak a legfelső lapját is elviheted.
web-wk-remark-fairy = A tündérek együtt többet érnek: egy 1 pontot, kettő 4-et, három 9-et.
web-wk-remark-dragon = A sárkány pontba kerül, de nem neked: odaadod valamelyik ellenfelednek.
web-wk-remark-given = Sárkányt kaptál ajándékba. A mínuszpontjai a végén nálad számítanak.
web-wk-remark-penalty = Senkit sem győztél meg, és nincs több dobásod: elveszed a nyitott büntetőlapot, az utolsó polgár pedig kiesik.
web-wk-remark-end = Az egyik helynek már csak egy lapja van. Aki elveszi, azonnal véget vet a játéknak.

## Magyarázatok

web-wk-about-citizen = Hozzád megy, ha a kockák legalább azt mutatják, amit kér.
web-wk-about-arrogant_elf = Ha a köröd elején ez van legfelül a kupacodon, négy dobásod van.
web-wk-about-talented_apprentice = Aki elveszi, rögtön még egyszer jön.
web-wk-about-busy_fairy = Egy tündér 1 pontot ér, kettő együtt 4-et, három 9-et és így tovább.
web-wk-about-hypnotist = Magával hozza a sor következő polgárát, bármit kérjen is az.
web-wk-about-dragon = Ajándék: te választod ki, melyik ellenfél kapja meg és veszít pontot.
web-wk-about-village = Aki közvetlenül alóla ilyen színű polgárt vesz el, elveheti a legfelső lapot is. Ha egy hely elfogy, vége a játéknak.
web-wk-about-penalty = Ha a kockáid végül senkit sem győznek meg, el kell venned, és a sor utolsó polgára kiesik. Ha a büntetőlapok elfogynak, vége a játéknak.
web-wk-about-draw-pile = Innen jönnek az új polgárok, a sorrendet senki sem ismeri. Ha elfogy, vége a játéknak.
web-wk-fact-village = Hely
web-wk-fact-own = { $village }, itt +{ $value }
web-wk-fact-top = Legfelső lap
web-wk-fact-left = Maradt lap
web-wk-fact-open = Nyitott lap
web-wk-fact-minus = Mínuszpont
web-wk-fact-fairy = neked most még { $points } pont
web-wk-ready = A kockáid meggyőzték: elveheted.
web-wk-penalty-ready = Elveheted.
