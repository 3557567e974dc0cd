# Hints of Würfelkönig.

wk-hint-take = take { $card }
wk-hint-bonus = { $card } and with him { $other }
wk-hint-take-village = take { $card } and found { $village }
wk-hint-give = give { $card } to { $who }
wk-hint-take-give = take { $card } and give the dragon to { $who }
wk-hint-penalty = take the penalty
wk-hint-failing = a penalty
wk-hint-gift = { $points } for { $who }
wk-hint-fairies = the { $ordinal } fairy
wk-hint-ends = and that ends the game
wk-hint-again = another turn
wk-hint-elf = four rolls next time

## Who it is, and as somebody to be taken

wk-hint-the-rich_snob = the snob
wk-hint-the-arrogant_elf = the elf
wk-hint-the-grumpy_dwarf = the dwarf
wk-hint-the-crazy_gnome = the gnome
wk-hint-the-cuddly_orc = the orc
wk-hint-the-odd_mushroom_goblin = the mushroom goblin
wk-hint-the-talented_apprentice = the apprentice
wk-hint-the-busy_fairy = the fairy
wk-hint-the-hypnotist = the hypnotist
wk-hint-the-dragon = the dragon
wk-hint-it-rich_snob = the snob
wk-hint-it-arrogant_elf = the elf
wk-hint-it-grumpy_dwarf = the dwarf
wk-hint-it-crazy_gnome = the gnome
wk-hint-it-cuddly_orc = the orc
wk-hint-it-odd_mushroom_goblin = the mushroom goblin
wk-hint-it-talented_apprentice = the apprentice
wk-hint-it-busy_fairy = the fairy
wk-hint-it-hypnotist = the hypnotist
wk-hint-it-dragon = the dragon
wk-hint-it-city = the city
wk-hint-it-mine = the mine
wk-hint-it-workshop = the workshop
wk-hint-it-orc_village = the orc village
wk-hint-it-enchanted_forest = the enchanted forest
