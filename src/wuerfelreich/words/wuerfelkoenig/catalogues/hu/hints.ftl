# Würfelkönig-tippek.

wk-hint-take = elvenni { $card }
wk-hint-bonus = { $card } és vele { $other }
wk-hint-take-village = elvenni { $card } és megalapítani { $village }
wk-hint-give = elajándékozni { $card }, { $who } kapja
wk-hint-take-give = elvenni { $card } és elajándékozni a sárkányt, { $who } kapja
wk-hint-penalty = elvenni a büntetőlapot
wk-hint-failing = egy büntetőlap
wk-hint-gift = { $points } { $who } számára
wk-hint-fairies = { $ordinal } tündér
wk-hint-ends = és ezzel vége a játéknak
wk-hint-again = még egy kör
wk-hint-elf = legközelebb négy dobás

## Ki az, és tárgyesetben

wk-hint-the-rich_snob = a sznob
wk-hint-the-arrogant_elf = a tünde
wk-hint-the-grumpy_dwarf = a törpe
wk-hint-the-crazy_gnome = a gnóm
wk-hint-the-cuddly_orc = az ork
wk-hint-the-odd_mushroom_goblin = a gombamanó
wk-hint-the-talented_apprentice = a varázslótanonc
wk-hint-the-busy_fairy = a tündér
wk-hint-the-hypnotist = a hipnotizőr
wk-hint-the-dragon = a sárkány
wk-hint-it-rich_snob = a sznobot
wk-hint-it-arrogant_elf = a tündét
wk-hint-it-grumpy_dwarf = a törpét
wk-hint-it-crazy_gnome = a gnómot
wk-hint-it-cuddly_orc = az orkot
wk-hint-it-odd_mushroom_goblin = a gombamanót
wk-hint-it-talented_apprentice = a varázslótanoncot
wk-hint-it-busy_fairy = a tündért
wk-hint-it-hypnotist = a hipnotizőrt
wk-hint-it-dragon = a sárkányt
wk-hint-it-city = a várost
wk-hint-it-mine = a bányát
wk-hint-it-workshop = a műhelyt
wk-hint-it-orc_village = az orkfalut
wk-hint-it-enchanted_forest = a varázserdőt
