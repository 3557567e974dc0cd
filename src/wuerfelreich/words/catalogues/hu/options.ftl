# Amit minden játék előtt választani lehet, egy űrlap kérdéseiként.

option-start = Ki kezd
option-start-none = sorsolás dönti el
option-start-seat = { $seat }. hely
