### Wayfarers: the rules in full, chapter by chapter.


rule-box = What is in the box
rule-box-pieces = Dice, influence, journal markers and tiles, silver and provisions (unlimited), 62 upgrade tiles, 12 workers in three colours, 36 cards each of townsfolk, land, water and space, 16 inspirations. The main board has the journal in the middle, five rows of four cards around it, and three guilds.
rule-box-words = Most VP when the game ends win. On your turn you do one thing: place a die, place a worker, or rest. What an effect offers you may leave, but for a new die, workers on what you take, and at least one part of a worker’s action. Parts side by side come in any order, a slash means one of them, what stands before an arrow is paid first. What is offered can be carried through.

rule-setup = Setting up
rule-setup-board = Three sections of two sides each, four cards in each row, ten journal tiles, four green workers beside the journal, ten special tiles and as many of each other tile as players.
rule-setup-player = You have a board, three rolled dice and two in reserve, 15 influence, a yellow and a blue worker, 2 or 3 provisions and 3 or 4 silver by seat, one blue influence in the guild, and from the second seat on a yellow one.
example-WAY-E2 = What the first and the second seat have.
rule-setup-panorama = Your board is Baghdad: a city, a harbour, stars, a townsfolk and four spaces for dice. Land cards go left, water cards right. A space card lies above a land or water card that you have acquired. A townsfolk card goes under a land or water card that shows one of its tags, an inspiration under a space card. Nothing is ever moved or lost.
rule-setup-secrets = Everything lies open but the decks and the cards that somebody has just drawn; decisions are made one after the other, by the player whose turn it is.

rule-die = Place a die
rule-die-place = Choose one of your dice, change it by the caravan if you like, and put it on an empty space of your board, of a city or a harbour of yours. All goods printed there must come from the caravan column of its value, from the townsfolk under the card, or from a hired ship. You may use nothing of the space.
rule-die-caravan = Caravan: plus and minus signs in the column of the die lead it to the next column, from there on as well; one chain for a placement.
example-WAY-E3 = Six columns and where each value can go.
rule-die-action = Then the action of the space and that of the townsfolk under the card, in either order. Discounts of the column make the whole action cheaper, never the fee to others. On your board the camel brings a land card and 1 silver for 2 provisions, the ship a water card for 2 provisions, the telescope a space card or a space tile, the pigeon the journal, or a worker retrieved and 1 influence in a guild; without goods there are a townsfolk card or 2 provisions, and a basic tile or 2 silver.
example-WAY-E5 = The townsfolk first: its silver pays for the tile.
example-WAY-E6 = The townsfolk brings the provision that the water card costs.
example-WAY-E21 = Two silver less for a space card.
example-WAY-E22 = One provision less for a land card, also with three drawn.
rule-die-dice = Refresh: roll one of your dice and have it back. Nudge: a die one up or down.

rule-worker = Place a worker, and rest
rule-worker-worker = Put a worker on a face-up card with room for its colour (townsfolk green; land green and yellow; water green and blue; inspiration all three) and do the action of its slot, at least one part of it. From slot 1 to 4, townsfolk: a space card for 1 silver less; 1 influence in each guild; a basic tile for nothing; journal and 1 provision. Land: a townsfolk card and a nudge; 2 silver and 1 yellow influence; a land tile; 3 provisions to draw three and keep one. Water: refresh and nudge twice; 2 provisions and 1 blue influence; a water tile; 3 provisions to draw three and keep one. Inspiration: 2 provisions; 1 provision and 1 influence of choice; 1 silver and refresh; 2 silver.
example-WAY-E7 = A cheaper comet sets off a vista, and the journal brings a worker.
example-WAY-E48 = The fee must leave enough for the action.
rule-worker-back = A worker stays on its card. Whoever acquires the card has it; recall takes any worker from any card, but not one you placed this turn.
rule-worker-rest = Rest: all dice on your panorama are rolled and come back; those you had left may be rolled once. If you had at most one left, your rest abilities work, each once, in any order.
example-WAY-E13 = One die left: a shift, the journal, and the black guild.
example-WAY-E33 = Two dice left: no ability.
example-WAY-E50 = Abilities taken in turns.

rule-influence = Influence and guilds
rule-influence-influence = Your 15 influence are in your supply, in a guild or on a card. Without any in the supply you may move one of yours. Spending takes from a guild.
rule-influence-fee = Whoever acquires a card with your influence, or puts a worker on it or takes one from it, pays you 1 silver or 1 provision. When the card is taken the influence comes back to you.
example-WAY-E23 = Price 2 and the fee: silver and provision must do for both.
example-WAY-E24 = The silver of the action pays the fee.
rule-influence-guilds = Each guild once a turn for one of your influence there. Black: after a journal move and what it brings, journal once more. Blue: a ship for the die you place. Yellow: two steps of one on your dice, before or after your action, not inside a chain.
example-WAY-E30 = Two moves in a turn.
example-WAY-E49 = One black influence is too little for the second move.

rule-cards = Cards and tiles
rule-cards-take = Choose a face-up card, pay the fee and the price (space by slot, townsfolk as printed, others nothing), take the workers on it, put it in place. The gap is closed at the end of the turn.
rule-cards-draw = With a die, instead of a face-up land or water card: draw three, keep one, put two under the deck. It takes a pigeon you do not need, or 1 provision.
rule-cards-effects = What you gain sets off, in any order: its own effect, the links of a water card with the card left of it, and each older vista that names it, with the townsfolk under it. A new card does nothing else in the turn it came.
example-WAY-E4 = One link and two blue influence.
example-WAY-E12 = A special tile sets off a vista.
example-WAY-E25 = The links of the first water card with the harbour.
example-WAY-E26 = Two links: silver and a mark.
example-WAY-E27 = Each vista once, however many tags fit.
example-WAY-E28 = Three comets on a card: still once.
rule-cards-inspiration = Inspiration: tuck it under a space card, which it doubles at the end if its goal is met; or put it under the deck and do the action of its slot.
example-WAY-E34 = Discarded from slot 3: silver and a refresh.
rule-cards-tiles = Upgrade tiles: basic 2 silver; land, water, space 3 silver or 2 influence of their guild; special ones have no price. Lay them on the paper of the caravan, unturned; icons that they cover are gained at once.
example-WAY-E35 = Where tiles fit on an empty caravan.
example-WAY-E36 = Covered icons: silver and a provision.
rule-cards-refill = At the end of the turn cards slide inwards with all that lies on them, and the rows are filled up from the decks. There is no reshuffling.

rule-journal = The journal
rule-journal-move = Journal: move your marker over one ink stain to the right if you meet what it asks for, or spend the influence it costs. Some stains skip a column. Markers may share a space, but not one at the end.
example-WAY-E29 = Two cities open one way, no vista closes another.
example-WAY-E31 = Eight to ten moves to the end.
rule-journal-arrive = On arrival: a green worker if you are the first, then what the space gives: a journal tile, an inspiration and a new die, a special tile, or influence at the end. A new die must be taken.
example-WAY-E32 = After columns 2 and 6 all five dice are in play.

rule-end = End and scoring
rule-end-end = The first marker in the last column: everybody has one more turn, the player who triggered it last.
rule-end-tags = Cities, vistas, harbours, open waters: 0 to { $most } of a kind { $same } VP; { $different } VP for each set of all four.
example-WAY-E1 = A whole scoring: 53 VP.
example-WAY-E15 = Tags 3, 2, 5 and 8: 39 VP.
rule-end-sky = Space cards as they say, doubled by a fulfilled inspiration. Comets: 4 VP if you have most, else 1 to 3. Sun and moon: 3 each, 7 each together. Planets: 1 and one for each planet.
example-WAY-E9 = Most comets: 4 VP a card.
example-WAY-E10 = A fulfilled goal doubles the card.
example-WAY-E11 = Sun and moon: 14 VP.
example-WAY-E16 = Two planets and a tile.
example-WAY-E17 = Influence in the black guild counts.
example-WAY-E18 = Sets of comet, planet and stars.
example-WAY-E19 = Sets of four kinds of cards.
example-WAY-E20 = The printed stars, doubled.
example-WAY-E52 = A doubled comet: 8 VP.
rule-end-more = VP of tiles, and { $majority } VP for each guild in which you alone have most. Ties: more black, yellow, blue influence; then shared.
example-WAY-E14 = The first position, scored at once.
example-WAY-E37 = A tie in a guild: nobody scores.
example-WAY-E38 = 50 VP each: yellow decides.
rule-end-always = Nothing is lost: influence, dice, workers, tiles and cards are always somewhere; what is laid stays.

rule-solo = Alone against the AI
rule-solo-setup = Set up for two; the AI has a board of its own (space, upgrades, townsfolk or journal), a yellow and a blue worker, one yellow and one blue influence, and six planning cards.
rule-solo-turn = Its turn: a planning card moves its resource marker and does its first action, or else the second. When three cards of a colour lie there it rests instead: its rest effect and the journal. It pays no prices and ignores what cards do.
example-WAY-E39 = Three planning cards: the marker passes the bonus.
rule-solo-choices = The place of its marker names a colour, its last two cards a number: the colour says which row or tile, the number in which order slots are tried. Workers that it placed this turn stay.
example-WAY-E8 = Blue and 2: water slot 2, then 3, 4, 1.
example-WAY-E40 = Which tile it takes.
example-WAY-E42 = Which special tile it takes.
example-WAY-E47 = Inspiration: slot 2, then 1, 4, 3.
example-WAY-E51 = A slot that gives nothing is skipped.
rule-solo-journal = Journal: the colours of its cards say whether it goes up or down. With enough black influence it moves once more.
example-WAY-E43 = The upper way, or the other outer space.
example-WAY-E44 = A special tile brings the influence for the second move.
rule-solo-tiles = Its cards lie in a pile; its tiles fill its caravan along a winding path and bring what they cover.
example-WAY-E41 = Four tiles and what they bring.
rule-solo-fees = For a card with its influence you pay 1 silver or provision to the supply. Where it wants a card with yours, you allow it and take 1, or pay 1 to send it on.
rule-solo-score = It scores its cards (1 to 4 VP each), its tiles and the guilds. You win with more points.
example-WAY-E45 = The AI’s score: 43.
example-WAY-E46 = Its comet marker counts against yours.
