# Was vor jedem Spiel gewählt werden kann, als Fragen eines Formulars.

option-start = Wer beginnt
option-start-none = wird ausgelost
option-start-seat = Platz { $seat }
