# Knatsch in the browser.

web-kn-market = The middle of the table
web-kn-under = Put under
web-kn-set-guards = Set the guards
web-kn-guards-how = Tap the cards you want to guard.
web-kn-guard-these = Guard these
web-kn-leave = Leave them
web-kn-guarded = guarded
web-kn-end = End my turn
web-kn-to-come = Cards to come
web-kn-announce = Announce
web-kn-realm = Realm of { $who }
web-kn-ways = Three ways to win
web-kn-chance = chance { $chance }

## An attempt

web-kn-beat = to beat
web-kn-made = so far
web-kn-enough = enough
web-kn-not-enough = not enough yet
web-kn-stop = Stop
web-kn-defend = Defend
web-kn-give-in = Let it go
web-kn-join = Take part
web-kn-stay-out = Stay out
web-kn-die-waits = not rolled yet
web-kn-dead = { $dead ->
    [one] One six is dead
   *[other] { $dead } sixes are dead
}
web-kn-lists = Who takes part in the tournament
web-kn-leads = leads

## What a player still needs

web-kn-goal-four_castles = Four castles: has { $castles } of 4, { $missing } missing
web-kn-goal-king = Three castles and the King: has { $castles } of 3 castles, the King is { $king ->
    [yes] defeated
   *[no] not defeated
}, { $missing } missing
web-kn-goal-tournaments = Two castles and three tournaments: has { $castles } of 2 castles and { $tournaments } of 3 tournaments, { $missing } missing

## What a special does

web-kn-does-card-die = Counts as an extra die in all your results.
web-kn-does-catapult = A fourth roll against an opponent’s castle.
web-kn-does-champion = A fourth roll in every tournament.
web-kn-does-stack = Lets you put a second card under a pile in your turn.
web-kn-does-guard_castle = Guards two of your castles.
web-kn-does-guard_special = Guards one of your other specials.
web-kn-does-treason = Castles on the piles count as 111+2 for you.
web-kn-does-protection = You lose no castle to the King.
