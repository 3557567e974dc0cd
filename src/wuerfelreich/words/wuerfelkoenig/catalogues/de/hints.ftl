# Tipps für Würfelkönig.

wk-hint-take = { $card } nehmen
wk-hint-bonus = { $card } und dazu { $other }
wk-hint-take-village = { $card } nehmen und { $village } gründen
wk-hint-give = { $card } an { $who } verschenken
wk-hint-take-give = { $card } nehmen und den Drachen an { $who } verschenken
wk-hint-penalty = die Strafkarte nehmen
wk-hint-failing = eine Strafkarte
wk-hint-gift = { $points } für { $who }
wk-hint-fairies = die { $ordinal } Fee
wk-hint-ends = und damit endet das Spiel
wk-hint-again = noch ein Zug
wk-hint-elf = beim nächsten Mal vier Würfe

## Wer es ist, und als jemand, der genommen wird

wk-hint-the-rich_snob = der Schnösel
wk-hint-the-arrogant_elf = der Elf
wk-hint-the-grumpy_dwarf = der Zwerg
wk-hint-the-crazy_gnome = der Gnom
wk-hint-the-cuddly_orc = der Ork
wk-hint-the-odd_mushroom_goblin = der Pilzkobold
wk-hint-the-talented_apprentice = der Zauberlehrling
wk-hint-the-busy_fairy = die Fee
wk-hint-the-hypnotist = der Hypnotiseur
wk-hint-the-dragon = der Drache
wk-hint-it-rich_snob = den Schnösel
wk-hint-it-arrogant_elf = den Elfen
wk-hint-it-grumpy_dwarf = den Zwerg
wk-hint-it-crazy_gnome = den Gnom
wk-hint-it-cuddly_orc = den Ork
wk-hint-it-odd_mushroom_goblin = den Pilzkobold
wk-hint-it-talented_apprentice = den Zauberlehrling
wk-hint-it-busy_fairy = die Fee
wk-hint-it-hypnotist = den Hypnotiseur
wk-hint-it-dragon = den Drachen
wk-hint-it-city = die Stadt
wk-hint-it-mine = das Bergwerk
wk-hint-it-workshop = die Tüftlerwerkstatt
wk-hint-it-orc_village = das Ork-Dorf
wk-hint-it-enchanted_forest = den Zauberwald
