# Knatsch.

kn-red = red castle
kn-blue = blue castle
kn-green = green castle
kn-yellow = yellow castle
kn-white = white castle
kn-black = black castle
kn-die1 = card die 1
kn-die2 = card die 2
kn-die3 = card die 3
kn-die4 = card die 4
kn-die5 = card die 5
kn-catapult = catapult
kn-champion = champion
kn-stack = stack master
kn-guard_castle = castle guard
kn-guard_special = card guard
kn-treason = treason
kn-protection = protection
kn-tournament = tournament
kn-king = King
kn-nothing = nothing

## What to do

kn-task-announce = announce a target{ $left ->
    [0] .
    [one] ; before that you may put a card under its pile.
   *[other] ; before that you may put { $left } cards under their piles.
}
kn-task-announce-more = well done! Announce another target, or end your turn{ $left ->
    [0] .
    [one] ; a card may still go under its pile.
   *[other] ; { $left } cards may still go under their piles.
}
kn-task-stuck = you may not announce anything here – put cards under a pile until you can.
kn-task-roll = roll { $dice ->
    [one] one die
   *[other] { $dice } dice
}, more than { $beat } is needed (roll { $roll } of { $rolls }).
kn-task-roll-first = open the tournament with { $dice ->
    [one] one die
   *[other] { $dice } dice
} (roll { $roll } of { $rolls }).
kn-task-keep = { $made } so far, more than { $beat } is needed – keep dice and roll on ({ $left } left), or stop.
kn-task-keep-enough = { $made } beats { $beat } – stop, or keep dice and roll on ({ $left } left).
kn-task-keep-first = { $made } so far – keep dice and roll on ({ $left } left), or stop.
kn-task-defend = { $leader } attacks your { $card } with { $beat } – defend it?
kn-task-join = { $leader } leads the tournament with { $beat } – do you take part?
kn-task-revenge = the King takes revenge – which castle do you give up?
kn-task-guards = reassign your guards, or leave them as they are.

kn-offer-pile = { $pile ->
    [L] left pile
   *[R] right pile
}: { $card }
kn-offer-card = from { $who }: { $card }
kn-offer-king = challenge the { $card }
kn-offer-under = put { $card } under the { $pile ->
    [L] left
   *[R] right
} pile
kn-offer-guard = guard { $cards }
kn-offer-guard-nothing = guard nothing
kn-offer-leave = leave the guards as they are
kn-offer-end = end the turn
kn-offer-stop = stop with { $made }
kn-offer-defend = defend the castle
kn-offer-give-in = let it go
kn-offer-join = take part
kn-offer-stay-out = stay out
kn-offer-give = give up the { $card }, under the { $pile ->
    [L] left
   *[R] right
} pile

kn-target-pile = { $pile ->
    [L] left pile
   *[R] right pile
}
kn-target-card = { $who }’s { $card }
kn-target-beat = beat { $who }’s { $card }
kn-target-defend = defence

## What happened

kn-told-deal = { $who } gets: { $card }.
kn-told-turn-up = On the { $pile ->
    [L] left
   *[R] right
} pile: { $card }.
kn-told-under = { $who } puts { $card } under the { $pile ->
    [L] left
   *[R] right
} pile.
kn-told-guard = { $who } guards: { $cards }.
kn-told-guard-nothing = { $who } guards nothing.
kn-told-end = { $who } ends the turn.
kn-told-aim = { $who } announces: { $card }.
kn-told-aim-card = { $who } attacks { $owner }: { $card }.
kn-told-aim-tournament = { $who } holds a tournament.
kn-told-enough = { $who } reaches { $made }: beaten!
kn-told-not-enough = { $who } reaches { $made }: not enough.
kn-told-stop = { $who } stops.
kn-told-leads = { $who } leads with { $made }.
kn-told-below = { $who } stays below with { $made }.
kn-told-join = { $who } takes part.
kn-told-stay-out = { $who } stays out.
kn-told-defend = { $who } defends the castle.
kn-told-give-in = { $who } does not defend it.
kn-told-kept = { $who } keeps the castle.
kn-told-taken = { $who } takes { $card }.
kn-told-won-tournament = { $who } wins the tournament.
kn-told-put-back = Back under its pile: { $card }.
kn-told-king-beaten = { $who } has defeated the King!
kn-told-revenge = The King takes revenge.
kn-told-protected = The protection keeps the King’s revenge away.
kn-told-give = { $who } gives up the { $card }, under the { $pile ->
    [L] left
   *[R] right
} pile.

kn-ending-four_castles = Four castles!
kn-ending-king = Three castles, and the King is defeated.
kn-ending-tournaments = Two castles and three tournaments.
kn-ending-turn_limit = After 500 turns, the quarrel ends undecided.

kn-score-castles = { $count ->
    [one] castle
   *[other] castles
}
kn-score-tournaments = { $count ->
    [one] tournament
   *[other] tournaments
}
kn-score-king = King defeated

## Refusals

kn-refusal-due-announce = First announce what you are after.
kn-refusal-announced = A target is already announced: now the dice are rolled.
kn-refusal-due-keep = First finish the attempt: keep dice and roll on, or stop.
kn-refusal-due-revenge = First give up a castle to the King’s revenge.
kn-refusal-due-guards = The attempts of this turn are over: set your guards, or leave them as they are.
kn-refusal-due-join = First { $seat } must join the tournament or stay out.
kn-refusal-due-defend = First { $seat } must defend the castle or let it go.
kn-refusal-own-colour = You already have a castle of that colour: { $sort }.
kn-refusal-own-kind = You already have a card of that kind: { $sort }.
kn-refusal-own-card = You cannot attack your own cards.
kn-refusal-not-there = { $seat } does not have that card: { $sort }.
kn-refusal-guarded = That card of { $seat }’s is guarded: { $sort }.
kn-refusal-last-castle = It is { $seat }’s last castle, and a last castle cannot be attacked.
kn-refusal-two-players = With two players, a castle can be attacked only if its owner has at least { $fewest }; { $seat } has { $castles }.
kn-refusal-king = You need { $needed } castles to challenge the King, and you have { $castles }.
kn-refusal-pile-empty = That pile is empty.
kn-refusal-pile-small = { $cards ->
    [0] That pile is empty.
   *[other] There is no other card under that one.
}
kn-refusal-pile-seen = You have seen all the cards in that pile.
kn-refusal-unders-used = { $used ->
    [one] You have already put a card under a pile this turn.
   *[other] You have already put { $used } cards under a pile this turn.
}
kn-refusal-guards-set = You can set guards at the start of your turn, after taking a special, and at the end, but not now.
kn-refusal-guards-unsorted = The guarded cards must be written in order, each once.
kn-refusal-guards-castles = A castle guard guards two castles, not { $castles }.
kn-refusal-guards-specials = A card guard guards one special, not { $specials }.
kn-refusal-guards-same = Your guards are already set like that.
kn-refusal-guard-itself = The card guard cannot guard itself.
kn-refusal-no-guard = You need another card for that: { $guard }.
kn-refusal-not-yours = You do not have that card: { $sort }.
kn-refusal-must-attempt = You must attempt something at least once in your turn.
kn-refusal-must-put-under = You must find a target first: put a card under a pile.
kn-refusal-six = Sixes are misses and cannot be kept.
kn-refusal-dice-unsorted = The kept dice must be written in order, from 1 to 5.

## The table

kn-colour-red = red
kn-colour-blue = blue
kn-colour-green = green
kn-colour-yellow = yellow
kn-colour-white = white
kn-colour-black = black
kn-pile-cards = { $cards ->
    [0] empty
    [one] the last card
   *[other] { $cards } cards
}
kn-pile-known = known below, in order:
kn-pile-counts = counts as { $beat }
kn-king-asks = needs 3 castles
kn-turn = turn { $turn } of { $turns }
kn-unseen = { $count ->
    [0] All cards are known.
    [one] One card is still unknown.
   *[other] { $count } cards are still unknown.
}
kn-rolls-for = { $who } rolls for: { $card }
kn-defends = { $who } defends: { $card }
kn-owner = (of { $who })
kn-to-beat = to beat: { $beat }
kn-to-beat-by = to beat: { $beat } by { $who }
kn-roll-of = roll { $roll } of { $rolls }
kn-card-dice = with card dice: { $dice }
kn-made = made: { $made }
kn-typing-guards = “guard red die3” reassigns your guards (colours and cards as in the notation), “guard -” frees them.
kn-help =
    Win four castles, or three and the King, or two and three tournaments. Announce a card, then beat its dice: three of a kind and an extra die, as in 333+1.
    More equal dice are better, then higher numbers, then the extra die. Sixes are dead. Keep what you like and roll the other live dice again.
    A special you take helps at once and lets you go on. An attacked castle can be defended; a tournament is open to all.
    On the table, ♜ is a castle, ⚔ a tournament, ♛ the King, ⛨ a guarded card; ●●○○ shows what a goal still lacks.

## Things as the object of a sentence

kn-acc-red = the red castle
kn-acc-blue = the blue castle
kn-acc-green = the green castle
kn-acc-yellow = the yellow castle
kn-acc-white = the white castle
kn-acc-black = the black castle
kn-acc-die1 = card die 1
kn-acc-die2 = card die 2
kn-acc-die3 = card die 3
kn-acc-die4 = card die 4
kn-acc-die5 = card die 5
kn-acc-catapult = the catapult
kn-acc-champion = the champion
kn-acc-stack = the stack master
kn-acc-guard_castle = the castle guard
kn-acc-guard_special = the card guard
kn-acc-treason = treason
kn-acc-protection = protection
kn-acc-tournament = the tournament
kn-acc-king = the King

## What a move was worth, and the ways to win at the end

kn-told-castles = { $count ->
    [one] That is the first castle.
   *[other] That makes { $count } castles.
}
kn-told-tournaments = { $count ->
    [one] That is the first tournament.
   *[other] That makes { $count } tournaments.
}
kn-way-four_castles = Four castles: { $castles } of 4
kn-way-king = Three castles and the King: { $castles } of 3 castles, the King { $king ->
    [yes] defeated
   *[no] undefeated
}
kn-way-tournaments = Two castles and three tournaments: { $castles } of 2 castles, { $tournaments } of 3 tournaments
