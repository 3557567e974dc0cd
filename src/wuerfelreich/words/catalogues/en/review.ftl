# The review of a finished game: why there is none, and the report in the terminal.

review-unsound = This game cannot be reviewed, because its file is not sound.
review-unfinished = Only a finished game can be reviewed; this one is not over yet.
review-no-network = This game cannot be reviewed: its material is too different from what the program has learned.

reviewed-curve = Chance to win, from the first move to the last
reviewed-sums = What the result is made of, in points: 100 points are a certain win
reviewed-start = At the start
reviewed-dice = Luck with the dice
reviewed-draws = Luck with what was drawn
reviewed-loss = Given away
reviewed-others = Given away by others
reviewed-drift = Misjudged by this review
reviewed-result = At the end
reviewed-lucky = { $who } was lucky: dice and draws gave { $points } points. So much luck comes once in { $games } games.
reviewed-unlucky = { $who } was unlucky: dice and draws cost { $points } points. So much bad luck comes once in { $games } games.
reviewed-luck-gave = { $who }: dice and draws gave { $points } points.
reviewed-luck-cost = { $who }: dice and draws cost { $points } points.
reviewed-decided = { $count ->
    [one] { $who } made one decision, which cost { $points } points.
   *[other] { $who } made { $count } decisions, which cost { $total } points together, { $points } per decision.
}
reviewed-grade-child = That is how a royal child plays.
reviewed-grade-page = That is how a page plays.
reviewed-grade-squire = That is how a squire plays.
reviewed-grade-marshal = That is how a marshal plays.
reviewed-grade-master = That is how a master plays.
reviewed-costliest = The costliest decisions
reviewed-costly = Turn { $turn }, { $who }: { $played } – { $points } points lost.
reviewed-better = Better: { $why }
reviewed-none-costly = No decision cost a noticeable amount.
reviewed-rolls = The rolls that mattered most
reviewed-luckiest = Luckiest, turn { $turn }, { $points } points: { $told }
reviewed-unluckiest = Unluckiest, turn { $turn }, { $points } points: { $told }
reviewed-turning-points = Turning points
reviewed-turn = Turn { $turn }: { $told } { $who }: { $before }, then { $after }
reviewed-error = A loss of less than { $points } points is within the error of the evaluation and is not held against anybody. It is still in the sums above.
reviewed-earlier = Grades and rarity come from games that an earlier network reviewed.
