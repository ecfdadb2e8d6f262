### Ginkgopolis: the rules in brief, chapter by chapter.

guide-aim = The aim
    .text =
        The city grows tile by tile around nine buildings. Success points come during the game, from your cards, and
        from the districts in which you lead. The highest total wins.

guide-round = A round
    .text =
        { $hand ->
            [1] Everybody secretly plays the only card in hand
           *[other] Everybody secretly chooses one of { $words_hand } cards
        }, alone or with a tile from behind the screen. Then all reveal and carry out their choices in turn order. Finally { $left ->
            [0] { "" }
            [1] the card left goes to the neighbour on the left, and{ " " }
           *[other] the { $words_left } cards left go to the neighbour on the left, and{ " " }
        }everybody draws a card.{ $tokens ->
            [0] { "" }
           *[other] { " " }Before choosing, a change-hand token lets you replace your whole hand.
        }

guide-exploit = Exploit
    .text =
        A card alone exploits. An urbanization card brings a resource or a tile. A building card brings as much as the
        building it names has levels, whoever owns it: resources if it is red, tiles if it is blue, points if it is
        yellow.

guide-urbanize = Urbanize
    .text =
        An urbanization card played with a tile makes the city larger. The tile takes the place of the token of that
        letter and carries one of your resources; you move the token to a free place beside it. Then each neighbouring
        building brings as much as it has levels.

guide-construct = Construct
    .text =
        A building card played with a tile adds a level to the building it names, which becomes yours and carries one of
        your resources per level. A smaller number costs the difference in points, another colour costs one more
        resource. If it belonged to another player, that player takes back the resources{ $cover ->
            [0] { "" }
            [1] { " " }and gains a point for each
           *[other] { " " }and gains { $words_cover } points for each
        }. The card stays in front of you with its bonus. If you cannot pay, you take the tile back and exploit.

guide-cards = Bonuses
    .text =
        { $kept ->
            [1] Your character
           *[other] Your { $words_kept } characters
        } and { $split ->
            [0] some of the cards
            [1] the cards numbered 1
           *[other] the cards 1 to { $split }
        } bring something each time you exploit, urbanize or construct, as the card says. { $split ->
            [0] The other cards count
            [19] The cards numbered 20 count
           *[other] The cards { $next } to 20 count
        } at the end of the game. A new building is a construction site: its card enters the deck only at the next shuffle.

guide-end = The end
    .text =
        The round in progress is the last one when all resources of a player are in the city, or when the reserve
        of tiles has run out for the second time. The first time, everybody may give back tiles{ $give ->
            [0] { "" }
            [1] , for a point each
           *[other] , for { $words_give } points each
        }.

guide-score = Scoring
    .text =
        A district is two or more neighbouring buildings of one colour. Whoever has most resources there scores as many
        points as all have resources in it; the second, as many as they have themselves; whoever is alone scores both.
        In a tie the highest building decides, then the largest number. Add the points gained{ $change ->
            [0] { " " }and the final bonuses of your cards
            [1] , the final bonuses of your cards, and 1 point per unused change-hand token
           *[other] , the final bonuses of your cards, and { $change } points per unused change-hand token
        }.

guide-solo = Alone against Hal
    .text =
        You draw { $words_solo } cards a turn, and Hal gets one. After your action he always builds, with a tile of the reserve. The
        game ends with the turn in which the reserve of tiles runs out, all your resources are in the city, or Hal’s are
        used up. If Hal lacks the resources for a building, he does not build, and the game ends as well. You need more
        points than he has.
