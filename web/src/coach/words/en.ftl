### The coach: the best moves, on request.

coach = Coach
thinking = The coach is thinking…
none = The coach has nothing to say here.
chance = { $percent }% chance to win
choose = Choose this move
then = then
between = Between people the coach keeps silent unless all agree.
propose = Propose the coach
proposed = You agree. The coach will speak when the others do, too.
withdraw = Withdraw
asked = Somebody would like hints to be allowed in this game, for everybody.
agree = Agree
