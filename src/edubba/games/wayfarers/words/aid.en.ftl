### Wayfarers: the player aid, and what choices are good for.


aid-turn = Your turn: one of three
aid-turn-die = Place a die
    .text = on an empty space of yours: its goods come from the caravan column of the die
aid-turn-worker = Place a worker
    .text = on a face-up card, never space: do the action of the slot
aid-turn-rest = Rest
    .text = take back and roll your dice; with 0 or 1 die left your rest abilities work

aid-spaces = Spaces of your board
aid-spaces-land = Camel
    .text = 2 provisions: a land card and 1 silver
aid-spaces-sky = Telescope
    .text = a space card or a space tile
aid-spaces-journal = Pigeon
    .text = journal, or retrieve a worker and 1 influence
aid-spaces-any = No goods
    .text = a townsfolk card or 2 provisions; a basic tile or 2 silver
aid-spaces-water = Ship
    .text = 2 provisions: a water card

aid-guilds = Guilds: once a turn for 1 influence
aid-guilds-black = Black
    .text = journal once more after a journal move
aid-guilds-blue = Blue
    .text = one more ship for a die
aid-guilds-yellow = Yellow
    .text = two steps of +1 or –1 on dice
aid-guilds-fee = Influence of others on a card
    .text = pay them 1 silver or 1 provision to use it

aid-cards = Cards
aid-cards-place = Land left, water right, space above
    .text = townsfolk under land or water, inspiration under space
aid-cards-price = Space { $cheapspace } to { $dearspace } silver by slot, townsfolk { $cheapfolk } to { $dearfolk }
    .text = tiles 2 or 3 silver, or 2 influence

aid-end = End and points
aid-end-end = A marker reaches the end of the journal
    .text = one more turn each
aid-end-tags = Cities, vistas, harbours, open waters
    .text = { $same } VP for 0 to { $most } of each; { $different } VP for each set of all four
aid-end-sky = Space cards, doubled by a fulfilled inspiration; tiles; { $majority } VP for each guild in which you alone have most

can-turn = What you do this turn.
    .die = Place a die: the heart of the turn, cards and tiles come by it.
    .card = Place a worker on this card: the action of its slot, without a die.
    .worker = Place a worker: an action without a die.
    .rest = Rest: your dice come back; with few left your rest abilities work.
    .trade = Yellow guild: bring a die to the value whose goods you need.

can-chain = Lead the die to the column whose goods or discounts you need.

can-choose-space = Choose the space whose action helps you most now.

can-trade = Change dice now, so that they fit a space.

can-nudge = One up or down: towards a column with goods.

can-refresh = Roll a die and have it back: one more turn before you rest.

can-parts = The parts in the order you like: what one brings can pay for the next.

can-one-of = One of these: take what you lack.

can-take-card = Take the card whose tags, effect or place serve you.

can-card-fee = Pay the owner with what you need less.

can-worker-fee = Pay the owner with what you need less.

can-recall-fee = Pay the owner with what you need less.

can-fee = Pay with what you need less.

can-drawn = Three cards: keep the one that fits your panorama.

can-keep-drawn = Keep the one that fits your panorama.

can-put-under = The order of the others under the deck: they will come back much later only.

can-choose-host = Under a card with a die space it helps each time a die comes; under a vista each time it works.

can-choose-sky = Under the space card that is worth most if the goal is met, or discard it for an action.

can-choose-tile = A tile makes a column of the caravan stronger for the rest of the game.

can-tile-price = Silver or influence: keep what you will need.

can-choose-cell = Strengthen the column whose value you often roll, and cover icons.

can-choose-guild = Majorities score { $majority } VP; each guild has an ability.

can-move-token = Your supply is empty: move one from elsewhere, or leave it.

can-shift = Move influence to the guild whose ability or majority you need.

can-mark = Mark a card that others want: they pay you, and you do not pay them.

can-recall = Take a worker back: another action without a die.

can-move-marker = Each space has its reward; look at what the next stains ask for.

can-move-again = One black influence for another move.

can-reroll = Roll it anew if its column is weak.

can-end-turn = Last chance for the yellow guild, or end the turn.

can-wanted = Allow it and take 1, or pay 1 to keep the card from the AI.
