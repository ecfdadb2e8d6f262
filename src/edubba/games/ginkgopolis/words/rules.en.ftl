### Ginkgopolis: the rules in full, chapter by chapter.


rule-box = What is in the box
rule-box-pieces = 60 building tiles, red, blue and yellow, numbered 1 to 20 in each colour, and a card for each of them; 12 letters A to L as tokens and as urbanization cards; 27 characters; 25 resources, a screen and two change-hand tokens for each player; construction sites, points. There are three goods: red buildings give resources, blue ones tiles, yellow ones points. Sites and points are unlimited.
rule-box-words = A building is a stack of tiles: the top one gives colour and number, their number is the level. It belongs to the player whose resources stand on it, always as many as its level; the nine buildings of the start belong to nobody. Neighbours share a side. Your cards in front of the screen are your tableau.

rule-setup = Setting up
rule-setup-city = The nine tiles 1 to 3 form a square, the twelve letters lie around it clockwise. The other 51 tiles are the reserve; with two or three players six leave the game. Deck: the 12 letters and the nine cards 1 to 3; with two or three players seven go to the discard pile unseen. The other cards lie aside. Each player has 25, 20, 18 or 16 resources (2, 3, 4, 5 players).
rule-setup-people = Characters: in the draft everybody gets four, keeps one and passes the others to the left, three times; in the set-up for beginners everybody gets a set of three. You take the goods of your characters, then { $hand ->
            [one] one card
           *[other] { $words_hand } cards
        }. Each character gives a bonus whenever you do what it shows. The first player is drawn or agreed on.
example-GIN-X1 = Set 2: four resources, two tiles, two points.
example-GIN-Y1 = The six sets for beginners and what they bring.
example-GIN-Y32 = Draft of three: picks from four, three and two characters.
rule-setup-secrets = Hands, tiles and plans are secret; city, tokens, kept cards and how many of everything somebody has are open (an option hides the counts). Whoever passes three cards on knows them, and so does whoever gets them.

rule-round = The round
rule-round-choose = Every round has three steps: choose, resolve, prepare. All choose at once and in secret: one card of four, alone or with one tile from behind the screen; any card with any tile. When all have chosen it is seen who has laid a tile.
rule-round-change = Before you choose you may give back a change-hand token: you discard your hand and draw as many other cards. Both of your tokens may be used in one round.
example-GIN-Y23 = Five players, first round: one card in the deck, so the discarded four make the new one.
rule-round-resolve = In turn order everybody reveals and acts. A letter or a building alone is exploited; a letter with a tile urbanizes, a building with a tile constructs. Whoever cannot pay takes the tile back and exploits instead; whoever can pay must build. Resources that come back from your own building may be used for it.
example-GIN-Y5 = Another colour costs one resource too many: the tile comes back and the building is exploited.
example-GIN-Y6 = Number 11 on 20 costs nine points: with eight the card is exploited.
rule-round-prepare = Then everybody takes the three cards of his right neighbour and draws one; the first-player card has moved left with its packet.
example-GIN-Y19 = Three players: packets and the first-player card move one seat to the left.
rule-round-rebuild = When the last card of the deck is drawn, at once: the cards of all buildings with a construction site join the discard pile, it is shuffled, with up to three players seven cards are put aside, and the sites leave the city. As long as a building has a site no card names it.
example-GIN-X6 = Yellow 4, 5 and 9 are marked: their cards come into play.
example-GIN-Y20 = Three players, first round: ten cards shuffled, seven put aside.
example-GIN-Y21 = Five players: the five new cards are the whole deck.
example-GIN-Y22 = Two players: after three rounds the deck is made anew.

rule-actions = The three actions
rule-actions-exploit = Exploit. A letter: one resource or one tile. A building: as many goods of its colour as its level, whoever owns it. Then each of your cards for Exploit gives its goods. The card is discarded.
example-GIN-X2 = Red 7 on level 2 with two bonuses: two resources, a tile, a point.
example-GIN-Y2 = Only one resource left in the supply: more is lost.
example-GIN-Y8 = Cards 7 of three colours give a point more each.
rule-actions-urbanise = Urbanize. Put the tile where the letter lies, with one resource and a construction site. Move the letter beside it. Then every neighbour of the new building produces for you as much as its level; that does not set off cards for Exploit. Your cards for Urbanize give their goods; the letter is discarded.
example-GIN-X3 = Beside red 1 and blue 10 on level 2: a resource, two tiles, and a bonus.
example-GIN-Y9 = At letter B only one neighbour produces, and B must go outwards.
example-GIN-Y10 = Four neighbours: three resources, three tiles and a point.
rule-actions-token = The letter goes to a free place beside the new building. If there is none it goes to a free place along the outer edge where the letters stay in alphabetical order; if there is no gap for it, as few other letters as possible make room. An enclosed letter stays playable.
example-GIN-Y11 = No free place beside it: B goes to the only gap in the order.
example-GIN-Y12 = No gap: A or C makes room.
example-GIN-Y13 = B was enclosed and comes back to the edge.
example-GIN-Y14 = The twelve places around the first square.
rule-actions-construct = Construct. The resources on the building go back to their owner, who gains { $cover ->
            [one] 1 point
           *[other] { $cover } points
        } for each if that is not you. A smaller number costs the difference in points, another colour one resource. Put the tile on top with as many resources as the new level and a construction site: it is yours. Your cards for Construct give their goods, then the card joins them.
example-GIN-X4 = Nell builds red 4 on Fanny’s blue 5: one point, one resource, three resources placed.
example-GIN-X5 = 4 on 5 of the same colour: one point.
example-GIN-Y3 = On a starting building: two resources, nothing comes back.
example-GIN-Y4 = On your own: what stands there helps to pay.
example-GIN-Y7 = The card you win now gives nothing yet.
rule-actions-gain = Goods must be taken: points first, then resources from your own supply as long as there are any, then tiles one by one from the reserve.

rule-end = The end
rule-end-empty = When the last tile is taken for the first time, everybody may secretly give back tiles from behind the screen, { $give ->
            [one] 1 point
           *[other] { $give } points
        } each; they are the new reserve, and the action goes on. If nobody gives any, or when it runs out again, the end is near. A tile already laid on a card cannot be given back.
example-GIN-Y15 = Given back in mid-action: three tiles, and drawing goes on.
example-GIN-Y16 = Nobody gives any: the game ends with this round.
example-GIN-Y17 = The only tile lies on a card: nothing to give back.
rule-end-end = The game ends with the round in which the tiles run out for the second time or all resources of a player stand in the city. That round ends with the actions: no other is prepared.
example-GIN-Y18 = All 16 resources in the city: the round is finished, even if some come back.
rule-end-points = Your points, the cards 10 to 20, { $change ->
            [one] 1 point
           *[other] { $change } points
        } for each change-hand token, and the districts. Resources and tiles left are worth nothing. A tie is shared.
rule-end-districts = A district is two or more neighbouring buildings of one colour. Whoever has most resources there gets as many points as there are resources in it, the second as many as his own; whoever is alone gets both. Ties: the higher building, then the larger number.
example-GIN-X7 = Yellow: Mailys alone, 6. Blue: Fanny 7, Mailys 2. A lone red building is no district.
example-GIN-Y24 = Three against three: the higher building wins.
example-GIN-Y25 = Equal levels: the larger number wins.
example-GIN-Y26 = A starting building makes a district of a lone one.
rule-end-cards = Cards 1, 4, 7 give a bonus for Exploit, 2, 5, 8 for Urbanize, 3, 6, 9 for Construct: red a resource, blue a tile, yellow a point; 7 to 9 one point more. Cards 10 to 20 score at the end what they show: resources on a colour, low or high buildings, cards of a kind or colour, or nine points. Characters count among your cards.
example-GIN-Y27 = Seven final cards: 35 points, and four for two tokens.

rule-hal = Alone against Hal
rule-hal-setup = Set up as for two; you have { $start }, no characters and no tokens. Each turn you draw { $solo ->
            [one] one card
           *[other] { $words_solo } cards
        }, Hal gets one unseen; you play one and discard the others, then Hal builds with his card and the next tile.
example-GIN-X8 = The start: 39 tiles in the reserve, 14 cards in the deck.
example-GIN-Y31 = The deck is made anew in the fourth turn.
rule-hal-turn = A turn: you are always the first player. Your cards are of this turn only; Hal’s lies face down and nobody has seen it (with an option you give him one of yours and play one of the others). You act as in every game, also when you cannot pay for your tile and exploit instead; then your unused cards are discarded. Only now Hal’s card is turned up and the top tile of the reserve drawn for him. A letter makes him urbanize, a building construct: he never exploits. His 25 resources are all in his reserve; he begins without points and never has tiles behind a screen. The deck is made anew as usual.
rule-hal-builds = Hal urbanizes: his tile goes where the letter lies, with a resource of his and a construction site. You choose the new place of the letter, as if you had urbanized. He gains a point for each good that the neighbours produce, whatever their colours: the sum of their levels. Resources and tiles he does not get. The card is discarded.
example-GIN-Y28 = Beside levels 1 and 2: three points for Hal.
rule-hal-constructs = Hal constructs on the building of his card. The resources there go back to their owner: for yours you gain the usual points, for his own he gains nothing. His tile comes on top with a construction site and as many of his resources as the new level. He keeps the card, but its bonuses for actions do nothing for him. A lower number or another colour costs him nothing; an option makes him pay points, as far as he has any, and have one resource more for another colour, which comes back to him at once. When you construct on a building of his, he takes his resources back and gains the usual points for them.
rule-hal-end = The game ends with the turn in which the tiles run out for the first time (none are given back), all your resources are in the city, or Hal’s reserve is empty. It also ends if his reserve and his own resources on the building together are fewer than the level that he would construct: then nothing of his action happens, the card is discarded, and the tile leaves the game.
example-GIN-Y29 = Hal has just enough for his own level 3 building; the game ends.
rule-hal-last = That turn is played to its end. If your own action brings the end about Hal still acts, and even if he then gives resources back to you it is the end. If he draws the last tile he builds with it. If no tile is left for him his card is turned up and discarded, no other is drawn, and he does not act. Tiles that you should gain beyond the last one are lost.
rule-hal-points = Points: you count yours as in every game. Hal counts the points that he has gained, his cards 10 to 20 and the districts, as a player does. You win with more points than Hal; as many are a draw, no win.
rule-hal-expert = Expert: if Hal’s card is a letter, one more card is drawn. A building is used instead; another letter only if it brings him more points.
example-GIN-Y30 = The extra letter brings three points instead of one: Hal takes it.
rule-hal-extra = At that level what a letter would bring is looked at when Hal’s card is turned up, after your action. With as many points the first letter stays, and no third card is ever drawn; the one that is not used is discarded. A building drawn in this way must be used even if Hal lacks the resources: then he does not build, and the game ends. For a letter he always has enough.
rule-hal-always = What always holds: resources, tiles and cards are never lost; an owned building carries as many resources as its level; a card you hold always names a building that can be used; letters stay around the city in their order.
