# Hints of Knatsch.

kn-hint-try = try for { $card }
kn-hint-try-pile = try for { $card } on the { $pile ->
    [left] left
   *[right] right
} pile
kn-hint-attack = try to take { $card } from { $who }
kn-hint-hold-tournament = hold a tournament
kn-hint-hold-tournament-pile = hold the tournament on the { $pile ->
    [left] left
   *[right] right
} pile
kn-hint-challenge = challenge the King
kn-hint-under = put { $card } under the { $pile ->
    [left] left
   *[right] right
} pile
kn-hint-tournament-under = put the tournament under the { $pile ->
    [left] left
   *[right] right
} pile
kn-hint-guard = guard { $cards }
kn-hint-guard-nothing = guard nothing
kn-hint-leave = leave the guards as they are
kn-hint-end = end the turn
kn-hint-stop = stop here
kn-hint-join = take part in the tournament
kn-hint-stay-out = stay out of the tournament
kn-hint-defend = defend
kn-hint-give-in = let the castle go
kn-hint-give-up = give up { $card }, under the { $pile ->
    [left] left
   *[right] right
} pile

## Reasons

kn-hint-chance = { $chance } to succeed
kn-hint-for = { $chance } for { $card }
kn-hint-for-defence = { $chance } to save the castle
kn-hint-for-tournament = { $chance } to win the tournament
kn-hint-hopeless = there is hardly any hope
kn-hint-slim = only { $chance } to succeed
kn-hint-enough = that is enough
kn-hint-leads = that takes the lead
kn-hint-beats = that beats the castle, though it may be defended
kn-hint-new-card = a new card comes up
kn-hint-denies = it could win the game for { $who }
kn-hint-guarded = nobody can take what is guarded
kn-hint-won-back = it is the easiest to win back
kn-hint-or-lost = otherwise { $who } wins
kn-hint-wins = and that wins the game
kn-hint-castles = it would be the { $ordinal } castle
kn-hint-tournaments = it would be the { $ordinal } tournament
kn-hint-does-die = a die that counts in every result
kn-hint-does-catapult = a fourth roll against castles
kn-hint-does-champion = a fourth roll in tournaments
kn-hint-does-stack = two cards a turn under the piles
kn-hint-does-guard_castle = a guard for two castles
kn-hint-does-guard_special = a guard for a special
kn-hint-does-treason = easy castles from the piles
kn-hint-does-protection = no castle lost to the King

## What it is, and as something to be taken

kn-hint-the-red = the red castle
kn-hint-the-blue = the blue castle
kn-hint-the-green = the green castle
kn-hint-the-yellow = the yellow castle
kn-hint-the-white = the white castle
kn-hint-the-black = the black castle
kn-hint-the-die1 = card die 1
kn-hint-the-die2 = card die 2
kn-hint-the-die3 = card die 3
kn-hint-the-die4 = card die 4
kn-hint-the-die5 = card die 5
kn-hint-the-catapult = the catapult
kn-hint-the-champion = the champion
kn-hint-the-stack = the stack master
kn-hint-the-guard_castle = the castle guard
kn-hint-the-guard_special = the card guard
kn-hint-the-treason = the treason card
kn-hint-the-protection = the protection card
kn-hint-the-king = the King
kn-hint-it-red = the red castle
kn-hint-it-blue = the blue castle
kn-hint-it-green = the green castle
kn-hint-it-yellow = the yellow castle
kn-hint-it-white = the white castle
kn-hint-it-black = the black castle
kn-hint-it-die1 = card die 1
kn-hint-it-die2 = card die 2
kn-hint-it-die3 = card die 3
kn-hint-it-die4 = card die 4
kn-hint-it-die5 = card die 5
kn-hint-it-catapult = the catapult
kn-hint-it-champion = the champion
kn-hint-it-stack = the stack master
kn-hint-it-guard_castle = the castle guard
kn-hint-it-guard_special = the card guard
kn-hint-it-treason = the treason card
kn-hint-it-protection = the protection card
kn-hint-it-king = the King
