### Uruk: the rules in full, chapter by chapter.


rule-box = What is in the box
rule-box-cards = 92 inventions of 28 kinds, 23 cards in each of four colours: red, pink, yellow, blue. In each colour there is one kind of level 1 (1 copy), three of level 2 (3 copies each), two of level 3 (4 copies each) and one of level 4 (5 copies). Besides these there are ten events (seven gods, three disasters), four epoch cards and four summary cards.
rule-box-pieces = 48 cubes, 12 of each colour, and 24 settlement discs: one disc above an invention is a village, two are a city.
rule-box-words = Some of what is printed on the pieces is reconstructed, for want of pictures: the colours of the inventions, and which cubes epochs II to IV ask for. Whoever has the box can correct it. Where the text of the rules is silent or can be read in two ways, the options of a table say how it is played. In the second half of the Aqueduct the cubes returned are your own.

rule-setup = Setting up
rule-setup-start = The first player is drawn, or agreed on; play goes clockwise. Everybody gets one level-1 invention at random, puts it before him, puts a disc above it (his first village) and three cubes of its colour on it. The other level-1 cards leave the game.
rule-setup-deck = The 52 inventions of levels 3 and 4 are shuffled with the ten events: that is the lower part of the deck. The 36 inventions of level 2 are shuffled; everybody is dealt five, the rest goes on top. The three top cards are turned up as the display. Then 10, 5 or 1 cards (2, 3 or 4 players) go to the discard pile unused. The place for an event is empty.
rule-setup-epochs = Epoch I gets 3, 5 or 7 discs (2, 3 or 4 players); epochs II, III and IV get 6, 4 and 3. The other discs leave the game.
example-URU-W1 = Two players: the deck has 75 cards and the discard pile ten, the epochs hold 3, 6, 4 and 3 discs.
example-URU-W2 = Three and four players: 75 and 74 cards in the deck; epoch I holds 5 and 7 discs. With four, all 24 discs are in play.
rule-setup-secrets = Everything lies open but the hands and the deck; how many cards a hand has is known to all, and so is a card that was seen when it went there. Secret bids are opened together. There is no solo game: alone, you play against the house’s bots.

rule-turn = The turn
rule-turn-actions = On your turn you have up to { $actions ->
            [one] one action
           *[other] { $words_actions } actions
        }, of any kind, in any order, the same one again if you like: take a card, make an invention, take resources, exchange cards for cubes, place a disc, or use the Aqueduct or the Gear wheel. You may end the turn at any time. An action that would have no effect at all is not allowed. There is no limit to the hand. If a game drags on, it ends after a number of rounds which a table may set.
rule-turn-once = Each invention before you works once a turn; that holds for producing, converting and moving as well as for reductions of a price. A card that is taken up and made again in the same turn is not fresh. What works all the time (Lighthouse, Water clock) or at the end of the game has no such limit. By an option reductions of a price help every time.
rule-turn-end = At the end of a turn, in this order: the Clay pipes of the opponents are loaded, the display is filled up to { $display ->
            [one] one card
           *[other] { $words_display } cards
        }, and an event that was set off in this turn takes place, before the next player’s turn. A round is one turn of every player; an event after a turn belongs to the round of that turn. After a Volcanic eruption a victim has a single action on his next turn. A second eruption before that turn changes nothing, and what needs no action (Wheel and axle) stays possible.

rule-take = Take a card
rule-take-take = Take a face-up card of the display into your hand, or draw the top card of the deck. The display is filled up only at the end of the turn, from left to right. Whoever draws an event deals with it as the chapter on gods says and draws on until an invention comes.
rule-take-empty = When a card must be drawn and the deck is empty, the discard pile is turned over: the first time its 15 oldest cards leave the game and the rest is shuffled; later the whole pile is shuffled. If no invention would remain, nothing is drawn and nothing is shuffled, and gaps of the display stay until a later refill.
example-URU-W33 = A pile of 31 cards: the 15 oldest leave the game, the new deck has 16. A pile of 15: nothing can be drawn.

rule-make = Make an invention
rule-make-place = All inventions before you are different. You have { $words_slots } at most, { $words_water } with the Water clock. A new one takes a free slot or replaces one of yours; the old card goes to your hand first and may help to pay, its discs stay, cubes on it go back to the supply. Its level may be at most one above the highest before you, counted before anything is replaced; whoever has none counts as level 1. A kind cannot replace itself. The Water clock itself must find room within the lower limit, or replace a card.
example-URU-W9 = Five inventions and no Water clock: a sixth is not allowed, replacing is.
example-URU-W10 = An invention with a city is replaced: both discs stay, and a card of level 4 there scores 8.
rule-make-price = The price is as many cards as the level; the card you make is one of them. For each copy that you do not give, you give a pair: two cards of one colour, whatever they are. You choose how many copies you give; copies of the card you make are never part of a pair. Paid cards are discarded, the invention works at once.
example-URU-W3 = Two Kilns in hand: pay with both, or with one and the pair Axe and Shadoof.
example-URU-W4 = The Lighthouse costs one pair besides itself. A card of level 3 is out of reach: the highest is level 1.
example-URU-W8 = Astronomy with the Statuette: two copies and one blue pair.
rule-make-cheaper = City wall ({ $wall }), Axe ({ $axe }), Statuette ({ $statuette }) and Sailing ship ({ $ship }) make one invention of their colour a turn cheaper by one card, never below the card itself, and not the one that replaces them.
example-URU-W5 = With the City wall the Vault costs itself and one pair: it can be paid. Without it, it cannot.
example-URU-W6 = Whoever replaces the City wall itself pays the full price for the Vault.
example-URU-W7 = Level 2 with its reduction: the card alone.
rule-make-again = A level-1 card that was replaced is a card like any other; made again it costs itself and brings no new cubes. In the hand it may be part of a pair, be offered in an auction or pay for the Aqueduct and the Shadoof; it can never be exchanged, as there is only one.

rule-cubes = Resources
rule-cubes-produce = Choose a producing invention that has not been used this turn. Level 1: one of the cubes on it. Kiln, Domestication, Roller principle, Water wheel: one cube of their own colour. Pulley: { $pulleya } or { $pulleyb }; Sewer: { $sewera } or { $sewerb }. Your stock is open and without limit.
rule-cubes-street = Street: when it is made it gets a cube of the colour of each card in the display; each use brings one of them. It looks at the cards lying there at that moment, not at gaps or events; a colour that the supply lacks is left out; it is not loaded again. Astronomy: choose a colour of the display, receive a cube for each card of it; all these cards are discarded, even if cubes were short. Ziggurat: one cube of each colour of which you have none.
example-URU-W11 = One card was taken, two red ones lie there: the Street gets two red cubes.
example-URU-W12 = Display blue, blue, yellow: Astronomy brings two blue cubes, or one yellow.
example-URU-W13 = With red and blue in stock the Ziggurat brings pink and yellow.
rule-cubes-pipe = Clay pipe: at the end of an opponent’s turn, if nobody but you has more discs than he and he received a cube in his turn, a cube of a colour that he received goes from the supply onto the card, two at most. Loading is compulsory; the owner picks the colour among those the supply has. Used, it gives all its cubes. All cubes count that came into that player’s stock in his turn, even if spent again; those put on cards do not. If others have as many discs as he, the pipe is loaded all the same; by an option it is not. Several pipes are served clockwise from the next player.
example-URU-W28 = The opponent received red and blue: you pick one of them for the pipe.
rule-cubes-scarce = If the supply has no cube of the colour that you are due by Take resources or Exchange, you may take one from the opponent who has most of it; he takes one of another colour from the supply. That is possible once for each colour in an action. It does not apply where you choose the colour freely, nor to cubes put on cards. What the supply has comes first, then the missing colours one by one: red, pink, yellow, blue. Whoever takes resources may forgo it, unless the action would then bring nothing. Among several opponents with equally many you choose; cubes on cards are nobody’s.
example-URU-W14 = No blue in the supply: the Water wheel takes one from the richest opponent, who takes another colour.
rule-cubes-exchange = Exchange: discard one or more hand cards whose invention lies before any player, yourself included, and receive a cube of the card’s colour for each, card by card. A card whose cube cannot be delivered is not exchanged. You choose the order, as far as it matters because a colour runs short.
example-URU-W15 = Kiln and Lyre lie on the table: up to two Kilns and the Lyre can be exchanged, the Axe cannot.
rule-cubes-others = Wheel and axle: once a turn, without an action, return a cube and take one of another colour. Water clock: a sixth slot; if it goes, what lies stays. Aqueduct, an action: discard one or two cards for as many cubes of any colours, or return one or two cubes for as many cards of the display or the deck; the number is fixed and paid first.

rule-discs = Place a disc
rule-discs-where = The disc comes from the lowest epoch that still has discs and goes above one of your inventions: the first is a village, the second makes it a city. Discs of epoch I only found villages. Discs stay when the invention is replaced. You may place several in a turn. Each is paid at the epoch it comes from.
rule-discs-price = Price in epoch I: { $first }. In epoch II: { $second }. In epoch III: { $third }. In epoch IV: { $fourth }.
example-URU-W17 = Epoch II with two red, a yellow and a blue cube: one way to pay.
example-URU-W18 = Epoch IV: four ways to pay in full, more with a reduction.
rule-discs-cheaper = One reduction a disc at most: the Vault (one cube less), the Coinage (two less, only above itself), or a god you keep, Marduk or Nannar: your next disc costs half, rounded up, and the god is discarded. You choose which cubes you save. Vault and Coinage are optional; a god that you keep must be used for the next disc, and whoever keeps both uses one a disc, the first received first. Moving a disc with the Gear wheel is not placing one. A god still kept at the end is worth nothing.
example-URU-W16 = Level 3 in epoch I: three cubes; with the Vault two, with Marduk two, on the Coinage itself one.
rule-discs-shadoof = Shadoof: when you found a village, hand cards may stand in for cubes of their colour. That goes together with a reduction. Cards may stand in even for cubes that you have; an option wants the cubes spent first.
example-URU-W19 = Village in epoch II with one red cube: a pink and a blue card do for the rest.
rule-discs-gear = Gear wheel, an action: move one of your discs to another of your inventions with room, whose level differs by one at most. A city may give up one, and a village may become a city in this way in any epoch.
example-URU-W20 = From level 2 to level 3 it may go, from 1 to 3 it may not, nor onto a city.

rule-events = Gods and disasters
rule-events-wake = The first event drawn lies face up and does nothing. The second one wakes it: after the turn and the refill, a disc of the lowest epoch goes to the common stock, everybody discards down to { $hand ->
            [one] one card
           *[other] { $words_hand } cards
        }, and the event takes place; then both go to the discard pile. Events drawn meanwhile are discarded. In the last round events have no effect, and the one that waits acts no more. Whoever draws the second event keeps his remaining actions and still gets his invention. The disc that goes to the common stock may change the price of discs or trigger the end; the event is carried out all the same.
example-URU-W21 = The second event: the player finishes his turn, then the first one takes place, and the place is empty again.
example-URU-W22 = Eleven cards in hand: three are discarded. Eight: none.
rule-events-auction = Enlil, Nergal, Ninurta are auctioned, clockwise from the player whose turn it was: raise by offering cards, counted in levels, or pass for good. What was offered stays; a raise only adds. Only the winner pays, the others take their cards back; if nobody bids, the god does nothing. Enlil: you may make an invention for the card alone. Nergal: three cubes of one colour. Ninurta: 1 VP for each of your cities at the end. The winner of Enlil pays first, so a card that he has offered cannot be made; a Street made so is loaded from the display as it was filled up. The colour for Nergal may be one that is short: then it brings what is there. By an option the losers lose their cards too.
example-URU-W23 = A has 5, B with Lighthouse and village 6, A adds a level 2 and wins with 7.
rule-events-lighthouse = Lighthouse: adds 2 to a bid in cards, 1 to a bid in cubes; a village above it 1 more, a city 2 more. That alone may be a bid.
example-URU-W24 = B wins with the Lighthouse alone and pays nothing.
rule-events-fewest = Gibil, Marduk, Nannar favour whoever alone has the fewest discs; the others, or all in a tie, are compensated. Gibil: three cubes of one colour, the others one cube. Marduk: half price for the next disc, the others one cube. Nannar: half price, the others may draw a card. Ishtar: everybody draws a card or takes a cube. A city counts two discs. Whoever is favoured is served first, then the others clockwise from the player whose turn it was; what the supply no longer has is lost. Only discs above inventions count. A god that somebody keeps is out of the deck; Marduk or Nannar, once used, is discarded and may come back.
example-URU-W25 = Three, two and two discs: a tie, so all get one cube.
rule-events-disaster = Disasters: everybody bids cubes in secret. The highest are spared and pay their bid, the others are hit and pay nothing; if all are equal, all are hit and nobody pays. Drought: lose a disc to the common stock. Earthquake: discard an invention without disc, or, if all have one, three cards (the whole hand if there are fewer). Volcanic eruption: a single action on the next turn. The victims act clockwise from the player whose turn it was; without a disc none is lost.
example-URU-W26 = Drought, bids 2, 2 and 1: the first two are spared and pay, the third loses a disc.
example-URU-W27 = All inventions are settled: the victim discards both his cards.

rule-end = End and scoring
rule-end-trigger = When the last disc leaves the epochs, the discs of the common stock go to epoch IV and can be bought there. The round is finished, then everybody has one last turn. From then on a disc that would go to the common stock goes to epoch IV. Buying those discs triggers nothing anew. Events still take place after turns of the round being finished.
example-URU-W29 = The last disc is bought in round 14: the round is finished, round 15 is the last.
example-URU-W34 = An event takes the last disc after the turn of the last player: the last round begins at once.
rule-end-lyre = Lyre: after the last round you may make one more invention beyond the limit, at the usual price; it scores its level and has no function; your reductions work once more for it. Then Scales: if your other inventions show all four colours, 1 VP for each colour in your hand. Cards paid for the Lyre no longer count for the Scales, and Scales made with it only score their level.
example-URU-W31 = The other inventions show four colours, the hand two: 2 VP.
rule-end-points = An invention without disc is worth 1 VP, a village its level, a city twice its level; { $cubes ->
            [one] every cube in stock
           *[other] every { $words_cubes } cubes in stock
        } 1 VP; Ninurta 1 VP for each city. Cubes lying on cards do not count. Most points win; in a tie, most cities; if still tied, the victory is shared.
example-URU-W30 = City on the Ziggurat 8, on the Coinage 6, villages 3 and 2, Kiln 1, eleven cubes 2, Ninurta 2: 24.
example-URU-W32 = Equal points: three cities against two win.
rule-end-always = Nothing is ever lost: 12 cubes of each colour, all discs and all cards are always somewhere; every choice that is offered can be carried through.
