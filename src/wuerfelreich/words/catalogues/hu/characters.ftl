# A botok: milyen az egyes szintek játéka, és kik játszanak rajtuk, egy mondattal a természetükről.

## Milyenek a szintek

level-random-about = Azt teszi, amit a pohár dönt.
level-greedy-about = A legjobbat viszi, amit lát, és nem néz előre.
level-solver-about = Az egész kört pontosan kiszámolja, de a játékot nem.
level-child-about = Minden csillogó dolog után kap, és gyakran túl korán megáll. Első játékhoz való.
level-page-about = Látja, mivel lehet nyerni, de az esélyeket gyakran rosszul méri fel.
level-squire-about = Jól játszik, és csak szoros helyzetben téved. Méltó ellenfél.
level-marshal-about = Ritkán téved, és akkor sem nagyot.
level-master-about = Mindig a legjobb nyerési esélyű lépést választja.
level-apprentice-about = Sok mindent nem vesz észre, és a nagy fogást hajszolja.
level-knight-about = Jól számol, de néha nem vesz észre valamit.
level-king-about = Az egész kört pontosan kiszámolja.

## Kik játszanak: királygyerekek

character-pip = Pipó
character-pip-temper = Minden hatosnak örül, bárki dobta is.
character-lottie = Lotta
character-lottie-temper = Van kedvenc színe, holnap pedig egy másik.
character-benny = Beni
character-benny-temper = Legszívesebben a játékasztal alatt aludna.
character-mimi = Mimike
character-mimi-temper = Dobás előtt mindig súg valamit a kockáknak.
character-teddy = Tódor
character-teddy-temper = Az ujjain számol, és mindig kifogy belőlük.
character-rosie = Rozi
character-rosie-temper = Nevet, ha nyer, és nevet, ha veszít.

## Kik játszanak: apródok

character-jasper = Gáspár
character-jasper-temper = Már három csésze kakaót hozott az asztalhoz.
character-clara = Klára
character-clara-temper = Rákérdez a szabályokra, pedig ismeri őket.
character-toby = Tóbiás
character-toby-temper = Mindig siet, kivéve, ha nyerésre áll.
character-agnes = Ágnes
character-agnes-temper = Minden dobást feljegyez egy kis füzetbe.
character-felix = Félix
character-felix-temper = Fütyörészik, hogy ne hallják, ahogy számol.
character-lucy = Luca
character-lucy-temper = A biztonság kedvéért ráfúj a kockákra.

## Kik játszanak: fegyvernökök

character-martin = Márton
character-martin-temper = Úgy fényezi a kockáit, mint más a páncélját.
character-bridget = Brigitta
character-bridget-temper = Sokat kockáztat, és közben nyugodt marad.
character-conrad = Konrád
character-conrad-temper = Hangosan gondolkodik, de csak félig.
character-edith = Edit
character-edith-temper = Tudja még, ki vitte el tavaly az orra elől a lapot.
character-lawrence = Lőrinc
character-lawrence-temper = Meghajol a kockák előtt, ha kegyesek hozzá.
character-helen = Ilona
character-helen-temper = Kedves mindaddig, amíg te nem következel.

## Kik játszanak: marsallok

character-gerald = Gellért
character-gerald-temper = Előbb sorba állítja a kockákat, aztán nézi meg őket.
character-beatrice = Bea
character-beatrice-temper = Csak akkor mosolyog, ha bejön a terve.
character-roland = Loránd
character-roland-temper = Egyetlen csatát sem vesztett el azok közül, amelyekről mesél.
character-matilda = Matild
character-matilda-temper = Nem ad ki semmit a kezéből, egy lapot sem.
character-george = György
character-george-temper = A bajszát pödri, ha rosszul állsz.
character-ursula = Orsolya
character-ursula-temper = Már a kapunál volt, mielőtt meghallottad a kürtöt.

## Kik játszanak: mesterek

character-ambrose = Ambrus
character-ambrose-temper = Tudja a választ, és udvariasan megvárja a kérdést.
character-sibyl = Szibilla
character-sibyl-temper = A csillagokból olvas, de a számoknak hisz.
character-balthazar = Boldizsár
character-balthazar-temper = Neki van a legtöbb ideje az asztalnál.
character-cordelia = Kordélia
character-cordelia-temper = Sosem lepődik meg, és ezt meg is mondja.
character-erasmus = Erazmus
character-erasmus-temper = Minden hibádról írt már egy könyvet.
character-philippa = Filippa
character-philippa-temper = Csendben nyer, és még csendesebben veszít.

## A terminálban

terminal-bot = { $name }: { $temper }
terminal-level = { $level }: { $about }
