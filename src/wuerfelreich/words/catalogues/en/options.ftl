# What can be chosen before every game, as form fields.

option-start = Who goes first
option-start-none = drawn at random
option-start-seat = seat { $seat }
