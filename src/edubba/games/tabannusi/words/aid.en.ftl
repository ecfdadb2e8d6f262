### Tabannusi: the player aid, and what choices are good for.


aid-turn = Your turn
aid-turn-die = Take a die
    .text = from the barge where you are: its colour is a resource, its number is the district of your next turn (6: any number that no other die there shows; 1 gold: any)
aid-turn-two = Two actions
    .text = of the district where your assistant stands; the same one twice is allowed
aid-turn-free = Free at any time
    .text = fill a crate for 1 resource, claim a decree, use a harbourmaster

aid-city = Districts 1, 2, 3
aid-city-project = Project
    .text = 1 marker; beside the projects of its colour there, not beside a building of its colour; at most 3 of a colour; gain the bonus
aid-city-build = Build
    .text = all projects of a colour: { $building ->
            [one] 1 local resource
           *[other] { $building } local resources
        } and 1 of the colour for each own marker; put a house on it; others’ markers advance them
aid-city-garden = Garden
    .text = buy gardens (green) and water (blue); water next to water, up to 3 gardens with a marker on water

aid-others = Districts 4 and 5
aid-others-ship = Ship
    .text = { $ship } gold: marker on a ship, its ability from next turn on; a full line brings its harbourmaster
aid-others-port = Port house
    .text = { $port } local: neutral house on a line, crate or bonus
aid-others-ziggurat = Ziggurat house
    .text = { $ziggurat } local: house, bonus, marker on the section’s tile
aid-others-tile = Action tile
    .text = what it shows; one in each district, two in district 5

aid-score = Scoring a district: its barge is empty
aid-score-lose = All dice of the colour are lost
    .text = once a step on the track, a water or a garden for it
aid-score-city = Districts 1–3
    .text = each building: pieces and gardens around, times the factor of its colour
aid-score-port = Port
    .text = each ship marker: 1 VP for its row and 1 for its column if you have a house there
aid-score-zig = Ziggurat
    .text = your last place on a tile times what it counts

aid-end = End
aid-end-end = The last gold of the time track is taken
    .text = finish the round, one more turn each, then all districts are scored
aid-end-more = Urbanisation cards, { $master } VP for each unused harbourmaster
    .text = in a tie: most gold

can-start-colour = Your first building: choose a colour in which you mean to advance.

can-start-cell = The cell gives its bonus now; gardens beside it will count later.

can-start-district = Where you begin: you act there now, and its dice lead you on.

can-take-die = Its colour is a resource, its number the district of your next turn.

can-destination =
    .go = Where you will act next turn.
    .pay-go = A gold leads you wherever you like.

can-menu = One of the actions of this district.
    .project = Project: gains the bonus of a cell, and you advance when somebody else builds on it.
    .build = Build: the building scores each time its district does.
    .garden = Garden: enlarges all buildings beside it, and brings steps when others build there.
    .ship = Ship: its ability works for the rest of the game, and it scores in the port.
    .house = Ziggurat house: a place on the tile that counts at each scoring of the ziggurat.
    .space = Port house: a crate or a bonus, and points for your ships in that line.
    .tile = Action tile: always possible, it brings what you lack.
    .fill = Fill a crate: a resource that is not lost when the district is scored.
    .decree = Claim the decree: points and bonuses at once.
    .master = Use a harbourmaster when it helps most; unused it is worth { $master } VP.
    .done = End the turn.

can-project-cell = Choose the cell for its bonus, and for the shape of the building to come.

can-project-again = A second project of the colour: if a marker is left and the bonus is worth it.

can-pay = Spend dice that will soon be lost; keep gold, which pays anything.

can-discount = Which unit the harbourmaster saves you.

can-ship-after-building = For { $words_after } gold a ship of the same size, instead of { $words_ship }.

can-pay-ship = Gold, or blue in its place.

can-ship-for-free = A ship for nothing: choose its ability, or a line to complete.

can-garden-work = Lay water towards your buildings, then gardens on it, or stop.
    .buy-garden = Buy a garden for a green resource.
    .buy-water = Buy water for a blue one.

can-water-cell = The cell is lost for buildings, but gardens can stand there.

can-garden-marker = A marker from the reserve spares those at hand.

can-house-row = Which row opens: look at the bonus of the place.

can-port-space = A line where your ships are scores; red brings a crate, blue a bonus.

can-choose-track = Advance where your buildings are, or lift your lowest marker for its bonus.

can-choose-reserve = Take the colour of your next price.

can-choose-special = Special water gives its bonus to whoever puts a garden on it.

can-architect-to = Where your next turn will be: where you will have enough to pay with.

can-fill-crates = Fill a crate for nothing, or stop.

can-pay-for-filling = Pay with a die that would be lost, or with gold.

can-second-crate = A second crate for the same price.

can-pay-for-track = One resource for a step on its track.

can-pay-anything = Any resource for a step, or nothing.

can-garden-or-marker = A garden if water is near, else a marker.

can-any-tile = Any action tile in play: the one that helps most now.

can-section-choice = The section whose tile counts most for you.

can-keep-card = Keep the card whose districts hold your houses.

can-move-house = Move a house to the neutral row: its place opens and gives its bonus.

can-late-actions = Last free actions before the next district is scored.

can-scoring-order = The order may decide who gets the last gold and which bonus comes first.
