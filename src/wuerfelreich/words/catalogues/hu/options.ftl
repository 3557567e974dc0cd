# Amit játék előtt választani lehet, egy űrlap kérdéseiként.

option-start = Ki kezd
option-start-none = sorsolás dönti el
option-start-seat = { $seat }. hely
option-treasures = Kincsek a győzelemhez
option-treasures-9 = 9, a szokásos játék
option-treasures-12 = 12, hosszú játék
option-treasures-5 = 5, rövid játék
option-boards = Táblák
option-arrangement = Hogyan fekszik a térkép két fele
option-arrangement-none = a játékosok száma szerint
option-arrangement-round = kerek: a hosszú oldalak egymás mellett
option-arrangement-hourglass = homokóra: a rövid oldalak egymás mellett
option-arrangement-band = szalag: csúcs a csúcshoz
option-arrangement-random = véletlenszerűen összeillesztve
option-arrangement-by_hand = kézzel összeillesztve
option-half_b = A B térképfél kézi elrendezésnél: elforgatás fokban, eltolás a sorok mentén, eltolás a sorokra keresztben
option-half_b-none = –
option-placement = Sárkánytüzek és drágakövek
option-placement-standard = a szokásos mezőkön
option-placement-random = véletlenül szétszórva
option-placement-by_hand = választott mezőkön
option-fires = Sárkánytűz mezői
option-golden_gems = Arany drágakövek mezői
option-white_gems = Fehér drágakövek mezői
