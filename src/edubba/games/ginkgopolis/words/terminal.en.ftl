### Ginkgopolis in the terminal: what the drawn table says.

heading = Round { $round } · { $player } is first
heading-draft = Draft of the characters
heading-over = The game is over
reserve =
    { $times ->
        [0] reserve:
       *[other] second reserve:
    }{ " " }{ $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
deck =
    { $count ->
        [one] deck: { $count } card, { $discarded } discarded
       *[other] deck: { $count } cards, { $discarded } discarded
    }
ending = last actions
city = City
legend = ×2 level · ① owner · ⚑ construction site · (A) token

stock = points { $points } · resources { $stock } (supply { $supply }) · tiles { $tiles }
changes =
    { $count ->
        [1] 1 change-hand token
       *[other] { $count } change-hand tokens
    }
planned = has laid a card alone
planned-tile = has laid a card with a tile
known = you know the cards
shown = all know the tiles
hand = Hand
tiles = Tiles
plan = Plan
sealed = Chosen
packet = Packet
kept = Kept

## Simulation

tally-cards = Cards
count-exploited = exploited
count-kept-card = built upon
fact-rounds = Rounds
fact-buildings = Buildings
fact-highest = Highest building
