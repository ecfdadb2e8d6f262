### Wetclay in the terminal: what the drawn table says.

heading = Round { $round } of { $rounds }
tablet = To be written
broken = Broken reeds
hand = Hand
laid = Laid last
written = Tablets
unseen =
    { $count ->
        [1] 1 reed face down
       *[other] { $count } reeds face down
    }
legend = ~ still wet

## Simulation

tally-tablets = Tablets
count-wrote = written
fact-rounds = Rounds
fact-broken = Broken reeds
