# Hints and odds.

hint-best = Best: { $action }
hint-rolls-on = This gives the best prospects: { $chance } for { $target }.
hint-only-choice = There is no other choice.
hint-rolling-costs = Rolling on is worth less than what you have.
hint-best-of-these = It is worth more than anything else you can do now.
hint-alternative = { $cost } worse: { $action }
odds-now = Chances with best play: { $chances }
odds-one = { $target } { $chance }
chances-now = Chance to win
chances-decides = { $who } decides.
chances-roll = { $who } rolls next, so there are no actions to choose from.
chances-draw = A draw comes next, so there are no actions to choose from.
chances-over = The game is over, so there are no actions to choose from.

## Tables of odds

odds-cards = cards
odds-combinations = results to beat
odds-reach = dice set aside, and the chance of more
odds-best-play = best play
