### The table of Tabannusi in a terminal.

heading = Turn { $turn } of { $player } · { $gold } gold on the time track
heading-last = Turn { $turn } of { $player } · the last turns
heading-start = Starting buildings
heading-over = The game is over
district = District
barge = Barge
tiles = Action tiles
workers = Workers
acts = { $player } acts
next = { $player } next
reserve = Reserve: { $dice }
map = Artisans · Farmers · Scribes
port = Port (blue/red houses, harbourmaster)
ziggurat = Ziggurat (houses, tile, markers)
decrees = Decrees
crate = crate { $colour }
dice = Dice
crates = Crates
crates-held = full { $full }, empty { $empty }
area = Area
area-held = { $gold } gold, { $markers } markers (reserve { $reserve })
water = Tiles
water-held = { $water } water, { $gardens } gardens; special: { $special }
houses = Houses
mastery = Mastery
masters = Harbourmasters
urban = Urbanisation
cards =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
legend = w white, y yellow, b brown, u blue, g green · [W1] building of player 1 · w1 project · ~~ water · *1 garden
letter-white = w
letter-yellow = y
letter-brown = b
letter-blue = u
letter-green = g
bonus-vp = V
bonus-gold = G
bonus-marker = M
bonus-garden = *
automa-cards = Cards { $left } (left), { $right } (right) · plan by district { $plan } · number tiles { $piles } · bag { $bag }

## Simulation

tally-ships = Ships
count-ship = marked
fact-turns = Turns
fact-buildings = Buildings
fact-gardens = Gardens
