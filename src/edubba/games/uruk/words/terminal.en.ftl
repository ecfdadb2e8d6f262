### Uruk in the terminal: what the drawn table says.

heading = Round { $round } · turn of { $player }
heading-last = Last round · turn of { $player }
heading-over = The game is over
actions = actions
legend = ● disc (● village, ●● city) · ✓ used in this turn

price-level = level × colour of the invention
price-different =
    { $count ->
        [1] 1 cube
       *[other] { $count } cubes of different colours
    }
price-each = 4 cubes, one of each colour
price-groups = { $total } cubes: { $groups } (groups of equal colour)
village-only = village only

deck = { $count } cards
deck-first = { $count } cards, { $first } of level 2 come first
discards = { $count } cards
removed = { $count } out of the game
event-none = none
event-waits = { $card } is waiting
event-acts = { $card } acts once the turn is over
event-hidden = face-down card: { $card }
empty-place = (empty)

hand-size =
    { $count ->
        [0] no cards in hand
        [1] 1 card in hand
       *[other] { $count } cards in hand
    }
hand-known = among them { $cards }
pairs =
    { $count ->
        [0] no pair
        [1] 1 pair
       *[other] { $count } pairs
    }
inventions = { $count } of { $limit }
no-inventions = no invention
gods = gods kept: { $cards }
erupted = eruption: fewer actions in the next turn
offer = bid: { $cards }

## Simulation

tally-inventions = Inventions
tally-events = Gods and disasters
count-made = made
count-founded = settled
count-event-acts = resolved
fact-rounds = Rounds
fact-reshuffles = Reshuffles
fact-discs = Discs placed
