# The bots: what each level is, and the people who play at it with a sentence on their temperament.

## What the levels are

level-random-about = Does whatever the cup decides.
level-greedy-about = Takes the best thing in sight and does not look ahead.
level-solver-about = Computes the whole turn exactly, but not the game.
level-child-about = Reaches for whatever glitters and often stops too soon. Good for a first game.
level-page-about = Sees what wins, but often misjudges what is likely.
level-squire-about = Plays well and errs where it is close. A fair opponent.
level-marshal-about = Hardly ever errs, and never by much.
level-master-about = Always takes the play with the best chance to win.
level-apprentice-about = Overlooks much and chases the big prize.
level-knight-about = Computes well, but overlooks something now and then.
level-king-about = Computes the whole turn exactly.

## Who plays: royal children

character-pip = Pip
character-pip-temper = Cheers for every six, whoever rolled it.
character-lottie = Lottie
character-lottie-temper = Has a favourite colour, and a new one tomorrow.
character-benny = Benny
character-benny-temper = Would like to sleep under the dice table.
character-mimi = Mimi
character-mimi-temper = Whispers to the dice before every roll.
character-teddy = Teddy
character-teddy-temper = Counts on his fingers and runs out of them.
character-rosie = Rosie
character-rosie-temper = Laughs when she wins and when she loses.

## Who plays: pages

character-jasper = Jasper
character-jasper-temper = Has already carried three cups of cocoa to the table.
character-clara = Clara
character-clara-temper = Asks after the rules, although she knows them.
character-toby = Toby
character-toby-temper = Is always in a hurry, except when he is winning.
character-agnes = Agnes
character-agnes-temper = Writes every roll into a little book.
character-felix = Felix
character-felix-temper = Whistles so that nobody hears him count.
character-lucy = Lucy
character-lucy-temper = Blows on the dice, just to be on the safe side.

## Who plays: squires

character-martin = Martin
character-martin-temper = Polishes his dice as others polish their armour.
character-bridget = Bridget
character-bridget-temper = Takes every risk, and every risk calmly.
character-conrad = Conrad
character-conrad-temper = Thinks aloud, but only half of it.
character-edith = Edith
character-edith-temper = Never forgets who took her card last year.
character-lawrence = Lawrence
character-lawrence-temper = Bows to the dice when they are kind.
character-helen = Helen
character-helen-temper = Is friendly until it is your turn.

## Who plays: marshals

character-gerald = Gerald
character-gerald-temper = Draws up his dice in ranks before he looks at them.
character-beatrice = Beatrice
character-beatrice-temper = Smiles only when her plan comes together.
character-roland = Roland
character-roland-temper = Has never lost a battle that he talks about.
character-matilda = Matilda
character-matilda-temper = Gives nothing away, not even a card.
character-george = George
character-george-temper = Twirls his moustache when things look bad for you.
character-ursula = Ursula
character-ursula-temper = Was at the gate before you heard the horn.

## Who plays: masters

character-ambrose = Ambrose
character-ambrose-temper = Knows the answer and waits politely for the question.
character-sibyl = Sibyl
character-sibyl-temper = Reads the stars, but trusts the sums.
character-balthazar = Balthazar
character-balthazar-temper = Has more time than anyone else at the table.
character-cordelia = Cordelia
character-cordelia-temper = Is never surprised, and says so.
character-erasmus = Erasmus
character-erasmus-temper = Has written a book about every one of your mistakes.
character-philippa = Philippa
character-philippa-temper = Wins quietly and loses even more quietly.

## In the terminal

terminal-bot = { $name }: { $temper }
terminal-level = { $level }: { $about }
