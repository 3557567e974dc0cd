# What can be chosen before every game, as questions of a form.

option-start = Who begins
option-start-none = drawn
option-start-seat = seat { $seat }
