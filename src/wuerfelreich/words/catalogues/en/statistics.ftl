# Statistics: one’s own games over time, all games on the server, and how much of a game is luck.

statistics-title = Statistics
statistics-mine = My games
statistics-mine-about = { $counted ->
    [one] One finished game.
   *[other] { $counted } finished games.
} Practice games do not count, nor do those that several people played at your screen.
statistics-none = No finished game yet. Once you have played one to the end, you will find here how it went: places, points, luck, and the dice you rolled.
statistics-none-play = Choose a game
statistics-played = played
statistics-won = won
statistics-place = average place
statistics-points = average points
statistics-luck = Luck
statistics-luck-told = Luck in { $count ->
    [one] one reviewed game
   *[other] { $count } reviewed games
}: { $mean } percentage points on average.
statistics-luck-raised = { $count ->
    [one] In one reviewed game, dice and draws raised your chance to win by { $mean }.
   *[other] In { $count } reviewed games, dice and draws raised your chance to win by { $mean } on average.
}
statistics-luck-lowered = { $count ->
    [one] In one reviewed game, dice and draws lowered your chance to win by { $mean }.
   *[other] In { $count } reviewed games, dice and draws lowered your chance to win by { $mean } on average.
}
statistics-luck-few = There are still too few games to say more.
statistics-luck-none = That is what chance usually does: you are neither lucky nor unlucky.
statistics-luck-up = By chance alone, that happens to about one player in forty: you have been lucky.
statistics-luck-down = By chance alone, that happens to about one player in forty: you have been unlucky.
statistics-unreviewed = Luck and play appear here once a game has been reviewed.
statistics-review-first = { $count ->
    [one] Review the game
   *[other] Review { $count } games
}
statistics-review = { $count ->
    [one] Review one more game
   *[other] Review { $count } more games
}
statistics-reviewing = { $left ->
    [one] Reviewing the last game …
   *[other] Reviewing { $left } games …
}
statistics-loss = Given away per decision
statistics-loss-told = Given away per decision in { $count ->
    [one] one reviewed game
   *[other] { $count } reviewed games
}: { $mean } percentage points on average.
statistics-loss-mean = Per decision, you gave away { $mean } of the chance to win on average. The lower the bar, the better you played.
statistics-loss-halves = In the earlier half of the games it was { $earlier } per decision, in the later half { $later }.
statistics-loss-better = You are getting better.
statistics-loss-worse = You used to play better.
statistics-loss-alike = Chance alone could make that difference.
statistics-favourites = What I took most
statistics-dice = The dice I rolled
statistics-dice-told = Expected { $expected } of each. { $faces }.
statistics-dice-expected = The dashed line is what is to be expected: { $expected } of each.
statistics-dice-few = There are still too few rolls to say more.
statistics-dice-p = With fair dice, { $share } of all players are at least this far off.
statistics-each = Game by game
statistics-game-on = Game of { $date }
statistics-game-place = Place { $place } of { $players }.
statistics-game-review = Luck { $luck }, given away { $loss } per decision.
statistics-all = Everybody’s games
statistics-all-about = All games finished on this server. These figures are at most ten minutes old.
statistics-all-none = Nobody has finished a game here yet.
statistics-size = { $players ->
    [one] One player
   *[other] { $players } players
}
statistics-games-length = { $games ->
    [one] One game, { $turns } turns long.
   *[other] { $games } games, { $turns } turns long on average.
}
statistics-times = { $count } ×
statistics-order = { $number }.
statistics-order-of = player { $number } { $share }
statistics-order-told = Wins in the order of play: { $shares }.
statistics-order-about = Wins in the order of play, from the player who begins. If the order did not matter, each would win { $fair }.
statistics-order-few = Too few games yet to say whether it matters who begins.

## How much of a game is luck

statistics-luck-of-game = Luck or skill?
statistics-luck-sentence = Where everybody plays like a { $level }, { $luck } of what decides a game is luck and { $skill } is skill{ $unknown ->
    [0] {""}
   *[other] ; the computer cannot tell what the other { $rest } is
}. A game takes { $turns } turns; of { $decisions } decisions, each player has { $real } in which more than one percentage point is at stake.
statistics-luck-length = { $turns } turns; { $real } of { $decisions } decisions matter
statistics-part-dice = dice
statistics-part-draws = cards and tiles drawn
statistics-part-skill = skill
statistics-part-unknown = not known
statistics-luck-level-told = { $level }: dice { $dice }, draws { $draws }, skill { $skill }, not known { $unknown }.
statistics-luck-rough = So few games tell the shares only roughly.
statistics-luck-method = Measured in { $games } simulated games at each level, between bots that play alike, as shares of the variance of the result. Skill is what the players’ mistakes decide, so it shrinks the better everybody plays, and by their own measure masters make none. “Not known” is the error of our estimates.
