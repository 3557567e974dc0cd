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

## Remarks in the first games

web-kn-remark-announce = Choose one of the lit cards. Then you have at least three rolls to win it.
web-kn-remark-sixes = Sixes are misses. They stay out until this attempt is over.
web-kn-remark-beaten = That beats the card: stop, and it is yours.
web-kn-remark-castle = That beats the castle. If you stop, its owner may still defend it with up to three rolls.
web-kn-remark-defend = Your castle is under attack! If you roll more than the attacker, you keep it.
web-kn-remark-tournament = A tournament is open to everybody: the best result takes the card, and a tie goes to whoever rolled first.
web-kn-remark-guard = You have a guard. Nobody may attack the cards it protects, so choose them well.
web-kn-remark-more = A special helps you at once. You may go on with another card, or end your turn.
web-kn-remark-under = If you want neither card, put one under its pile, and the next is turned up. You may do so once a turn.
web-kn-remark-king = With three castles you may challenge the King. Beat him and you win; fail, and you give up a castle.

## Explanations

web-kn-about-castle = Four castles win, or three and the King, or two and three tournaments. Nobody has two of one colour.
web-kn-about-tournament = Everybody may take part, and the best result wins the card. Three of them and two castles win.
web-kn-about-king = Whoever has three castles may challenge him: beat his dice and you win, or you lose a castle.
web-kn-about-pile = Before you announce something, you may put the top card of a pile under it, { $times ->
    [one] once
   *[other] twice
} per turn.
web-kn-about-stop = You roll no more: your dice count as they lie.
web-kn-about-give-in = You do not roll for your castle: the attacker gets it.
web-kn-about-stay-out = You do not roll for this tournament.
web-kn-about-end = You announce nothing more, and your turn is over.
web-kn-about-set-guards = Choose which of your cards your guards protect: nobody may attack those.
web-kn-about-guard-these = Your guards then stand on the cards you have tapped.
web-kn-about-leave = Your guards stay where they are.
web-kn-about-to-come = Shows all cards that nobody has seen yet, and those known to lie under the piles.
web-kn-about-give = You lose this castle: it goes under that pile.
web-kn-about-way = Whoever gets there first wins at once.
web-kn-about-dead = Every six is a miss: it is set aside until the attempt is over.
web-kn-way-four_castles = Four castles
web-kn-way-king = Three castles and the King
web-kn-way-tournaments = Two castles and three tournaments
web-kn-fact-beat = To beat
web-kn-fact-printed = On the card
web-kn-fact-owner = Belongs to
web-kn-fact-guard = Guard
web-kn-fact-cards = Cards
web-kn-fact-missing = { $missing } missing
web-kn-fact-reached = reached
web-kn-below = known to be below
web-kn-ready = You can announce it.
