# The review of a finished game: why there is none, and the report in the terminal.

review-unsound = This game cannot be reviewed, because its file is not sound.
review-unfinished = Only a finished game can be reviewed; this one is not over yet.
review-no-network = This game cannot be reviewed: its material is too different from what the program has learned.

reviewed-decided-by-luck = Mostly luck: for { $who } it was worth { $luck } percentage points, better play { $play }.
reviewed-decided-by-both = Luck and skill: for { $who } luck was worth { $luck } percentage points, better play { $play }.
reviewed-decided-by-skill = Mostly skill: for { $who } better play was worth { $play } percentage points, luck { $luck }.
reviewed-decided-by-skill_despite_luck = Skill beat luck: for { $who } bad luck cost { $luck } percentage points, but better play brought { $play }.
reviewed-decided-by-luck_despite_skill = Luck beat skill: { $players ->
    [2] { $who }’s mistakes cost { $play } percentage points more than the other side’s
   *[other] { $who } gave away { $play } percentage points more than the others’ mistakes brought
}, but luck brought { $luck }.
# From where the chance to win rose; if the points in the sentence before do not lead there, also what is missing.
reviewed-decided-rose = So the chance to win rose from { $start } to { $end }{ $misjudged ->
    [over] ; the computer had overrated it by { $drift } percentage points
    [under] ; the computer had underrated it by { $drift } percentage points
   *[no] {""}
}.
# What resigning, or running out of time, gave away.
reviewed-left-resigned = { $who } resigned: that cost { $points ->
    [0] nothing in the end
    [one] { $points } percentage point
   *[other] { $points } percentage points
}.
reviewed-left-timeout = { $who } ran out of time: that cost { $points ->
    [0] nothing in the end
    [one] { $points } percentage point
   *[other] { $points } percentage points
}.
reviewed-curve = Chance to win, from the first move to the last
reviewed-sums = What the result is made of, in percentage points of the chance to win: 100 are a certain win
reviewed-start = At the start
reviewed-dice = Luck with the dice
reviewed-draws = Luck with what was drawn
reviewed-loss = Given away
reviewed-other-loss = Other losses
reviewed-others = Given away by others
reviewed-drift = Misjudged by this review
reviewed-result = At the end
reviewed-lucky = { $who } was lucky: dice and draws gave { $points } percentage points. So much luck comes { $games ->
    [100] less than once in a hundred games
   *[other] once in { $games } games
}.
reviewed-unlucky = { $who } was unlucky: dice and draws cost { $points } percentage points. So much bad luck comes { $games ->
    [100] less than once in a hundred games
   *[other] once in { $games } games
}.
reviewed-luck-gave = { $who }: dice and draws gave { $points } percentage points.
reviewed-luck-cost = { $who }: dice and draws cost { $points } percentage points.
reviewed-decided = { $count ->
    [one] { $who } made one decision, which cost { $points } percentage points.
   *[other] { $who } made { $count } decisions, which cost { $total } percentage points together, { $points } per decision.
}
reviewed-grade-child = That is how a royal child plays.
reviewed-grade-page = That is how a page plays.
reviewed-grade-squire = That is how a squire plays.
reviewed-grade-marshal = That is how a marshal plays.
reviewed-grade-master = That is how a master plays.
reviewed-costliest = The costliest decisions
reviewed-costly = Turn { $turn }, { $who }: { $played } – { $points } percentage points lost.
reviewed-better = Better: { $why }
reviewed-none-costly = No decision cost a noticeable amount.
reviewed-rolls = The rolls that mattered most
reviewed-luckiest = Luckiest, turn { $turn }, { $points } percentage points: { $told }
reviewed-unluckiest = Unluckiest, turn { $turn }, { $points } percentage points: { $told }
reviewed-turning-points = Turning points
reviewed-turn = Turn { $turn }: { $told } { $who }: { $before }, then { $after }
reviewed-error = A loss of less than { $points } percentage points is within the error of the evaluation and is not held against anybody. It is still in the sums above.
reviewed-compared = Grades and rarity are from { $games } simulated games.
reviewed-earlier = Grades and rarity come from games that an earlier network reviewed.
