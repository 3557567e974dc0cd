# What can be chosen before a game, as questions of a form.

option-start = Who begins
option-start-none = drawn
option-start-seat = seat { $seat }
option-treasures = Treasures to win
option-treasures-9 = 9, the usual game
option-treasures-12 = 12, a long game
option-treasures-5 = 5, a short game
option-boards = Boards
option-arrangement = How the halves of the map lie
option-arrangement-none = by the number of players
option-arrangement-round = round: the long sides together
option-arrangement-hourglass = hourglass: the short sides together
option-arrangement-band = band: tip to tip
option-arrangement-random = laid together at random
option-arrangement-by_hand = laid together by hand
option-half_b = Half B, for a map laid by hand: turned by degrees, moved along the rows, moved across them
option-half_b-none = –
option-placement = Dragon fires and gems
option-placement-standard = on their usual fields
option-placement-random = strewn at random
option-placement-by_hand = on fields of your choice
option-fires = Fields with a dragon fire
option-golden_gems = Fields with a golden gem
option-white_gems = Fields with a white gem
