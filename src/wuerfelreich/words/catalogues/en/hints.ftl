# Hints and odds.

hint-best = Best: { $action }
hint-rolls-on = The dice left have the best prospects: { $chance } for { $target }.
hint-only-choice = There is no other choice.
hint-rolling-costs = Rolling on promises less than what you have.
hint-best-of-these = It is worth most of all that can be done now.
hint-alternative = { $cost } worse: { $action }
odds-now = Chances with best play: { $chances }
odds-one = { $target } { $chance }
