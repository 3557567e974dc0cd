# Würfelland.

wl-red = red
wl-yellow = yellow
wl-green = green
wl-blue = blue
wl-orange = orange
wl-grey = grey

## What to do

wl-task-side = which side of your sheet do you want to play on?
wl-task-roll = roll all six dice.
wl-task-roll-on = roll the { $left ->
    [one] last die
   *[other] other { $left } dice
} again.
wl-task-choose = choose one of the colours – the choice is final.
wl-task-go-on = { $dice } × { $colour }. Stop, or roll the { $left ->
    [one] last die
   *[other] other { $left } dice
}? The chance of no { $colour }, which ends your rolling, is { $miss }.
wl-task-must-cross = cross off { $dice ->
    [one] one { $colour } field
   *[other] { $dice } { $colour } fields
}.
wl-task-may-cross = use one of the remaining colours, or pass.
wl-task-treasure-roll = roll five dice for your treasure.
wl-task-treasure = use one colour of your treasure roll, or pass.

wl-offer-board = play on board { $board }
wl-offer-choose = { $colour }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}{ $fits ->
    [yes] { "" }
   *[no] { " – more than you can use" }
}
wl-offer-roll = roll the { $left ->
    [one] last die
   *[other] other { $left } dice
} again
wl-offer-stop = stop with { $dice } × { $colour }
wl-offer-cross = { $colour }: cross { $fields }
wl-offer-treasures = { $count ->
    [one] a treasure
   *[other] { $count } treasures
}
wl-offer-area = fills the area
wl-offer-colour = completes { $colour }
wl-offer-goal = reaches the goal
wl-offer-pass = pass

## What happened

wl-told-deal = { $who } gets sheet { $sheet }.
wl-told-board = { $who } plays on board { $board }.
wl-told-choose = { $who } chooses { $colour } and sets { $dice ->
    [one] one die
   *[other] { $dice } dice
} aside.
wl-told-go-on = { $who } rolls on.
wl-told-came = { $who } rolls { $rolled } and now has { $dice } × { $colour }.
wl-told-missed = { $who } rolls { $rolled }: no { $colour }, so the rolling is over.
wl-told-stop = { $who } stops with { $dice } × { $colour }.
wl-told-overrolled = { $who } cannot cross off anything with { $dice } × { $colour }.
wl-told-cross = { $who } crosses off { $dice ->
    [one] one { $colour } field
   *[other] { $dice } { $colour } fields
}.
wl-told-treasures = { $count ->
    [one] A treasure!
   *[other] { $count } treasures!
}
wl-told-colour = Every { $colour } field is crossed off.
wl-told-pass = { $who } passes.
wl-told-treasure-roll = { $who } rolls { $rolled } for the treasure.
wl-told-nothing = Nothing fits.

wl-ending-crossing = Enough treasures and a whole colour: the goal is reached.
wl-ending-treasure_roll = A treasure roll decides the race.
wl-ending-round_limit = After 500 rounds nobody has reached the goal.

wl-score-treasures = { $count ->
    [one] treasure in { $colour }
   *[other] { $count } treasures in { $colour }
}
wl-score-colour = best colour { $colour }: { $crossed } of { $fields }

## Refusals

wl-refusal-not-begun = The game has not started yet.
wl-refusal-side = Your sheet has the sides { $front } and { $back }.
wl-refusal-choose = First choose one of the colours you rolled.
wl-refusal-go-on = The colour is chosen: roll on or stop.
wl-refusal-cross = Now it is time to cross fields.
wl-refusal-must-cross = You cannot pass: you have { $dice } × { $colour } and can use it.
wl-refusal-final = You have chosen { $colour } and cannot use another colour.
wl-refusal-not-rolled = No die shows { $colour }.
wl-refusal-active-colour = The colour { $colour } belongs to the active player.
wl-refusal-unreachable = No untouched area in { $colour } is next to one of your crosses.
wl-refusal-overrolled = Overrolled: { $dice } × { $colour } is more than your { $room ->
    [one] one free field
   *[other] { $room } free fields
} there.
wl-refusal-count = With { $dice } × { $colour } you cross { $dice ->
    [one] one field
   *[other] { $dice } fields
}, not { $fields }.
wl-refusal-field = { $field } is not a field in { $colour }.
wl-refusal-crossed = { $field } is already crossed.
wl-refusal-begun = First finish the area you have started in { $colour }: { $room ->
    [one] one field is
   *[other] { $room } fields are
   } still free.
wl-refusal-two-areas = All crosses from a roll must go into one { $colour } area.
wl-refusal-far-area = The area at { $field } is not next to one of your crosses.
wl-refusal-loose = { $field } is not connected to a cross.

## Odds

wl-target-exactly = { $dice } × { $colour }
wl-target-at-least = at least { $dice } × { $colour }
wl-target-miss = no more { $colour }

## The table

wl-round = Round { $round }
wl-goal = goal: { $treasures } treasures and one whole colour
wl-aside = aside
wl-left = left
wl-treasure-rolls = { $count ->
    [one] one treasure roll to come
   *[other] { $count } treasure rolls to come
}
wl-board = board { $board }
wl-free = { $count } free
wl-room = up to { $count }
wl-closed = no way in
wl-full = complete
wl-miss = no more come if you roll on: { $chance }
wl-won = reached the goal
wl-typing = You can type just the fields, as in { $example }: the colour follows from them.
wl-help =
    A race: be the first to have nine treasures (★) – or as many as you agreed on – and all the fields of one colour. Every die crosses one field of its colour, next to one of your crosses (✗).
    The active player rolls, commits to a colour, and may keep rolling the other dice until none of them shows it. Then everybody else may use one of the remaining colours.
    All dice of a colour go into one area, and you must finish an area before starting a new one of its colour; with more dice than free fields you cannot cross anything.
    Every treasure earns a roll of five dice at the end of the round.

## What can be chosen before the game, as form fields

wl-option-treasures = Treasures to win
wl-option-treasures-9 = 9, the usual game
wl-option-treasures-12 = 12, a long game
wl-option-treasures-5 = 5, a short game
wl-option-boards = Boards

## At the end

wl-score-all-treasures = { $count ->
    [one] one treasure
   *[other] { $count } treasures
}
wl-way-treasures = Treasures: { $count }, { $needed } needed
wl-way-colour = A whole colour: { $crossed } of { $fields } fields in { $colour }
