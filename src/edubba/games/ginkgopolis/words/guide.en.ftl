### Ginkgopolis: the rules in brief, chapter by chapter.

guide-aim = The aim
    .text =
        The city grows tile by tile around nine buildings. Success points come during the game, from your cards, and
        from the districts in which you lead. The highest total wins.

guide-round = A round
    .text =
        Everybody secretly chooses one of four cards, alone or with a tile of the own stock. Then all reveal and carry
        out their choices in turn order. Finally the three cards left go to the neighbour on the left, and everybody
        draws one. Before choosing, a change-hand token lets you replace your four cards.

guide-exploit = Exploit
    .text =
        A card alone exploits. An urbanization card brings a resource or a tile. A building card brings as much as the
        building it names has floors, whoever owns it: resources if it is red, tiles if it is blue, points if it is
        yellow.

guide-urbanize = Urbanize
    .text =
        An urbanization card played with a tile makes the city larger. The tile takes the place of the token of that
        letter and carries one of your resources; you move the token to a free place beside it. Then each neighbouring
        building brings as much as it has floors.

guide-construct = Construct
    .text =
        A building card played with a tile adds a floor to the building it names, which becomes yours and carries one of
        your resources per floor. A smaller number costs the difference in points, another colour costs one more
        resource. If it belonged to another player, that player takes back the resources and gains a point for each. The
        card stays in front of you with its bonus. Who cannot pay takes the tile back and exploits.

guide-cards = Bonuses
    .text =
        Your three characters and the cards 1 to 9 bring something each time you exploit, urbanize or construct, as the
        card says. The cards 10 to 20 count at the end of the game. A new building is a construction site: its card
        enters the deck only at the next shuffle.

guide-end = The end
    .text =
        The round in progress is the last one when all resources of a player are in the city, or when the supply of
        tiles has run out for the second time. The first time, everybody may give back tiles, for a point each.

guide-score = Scoring
    .text =
        A district is two or more neighbouring buildings of one colour. Who has most resources there scores as many
        points as all have resources in it; who comes second, as many as they have themselves; who is alone scores both.
        In a tie the highest building decides, then the largest number. Add the points gained, the cards 10 to 20, and 2
        points per unused change-hand token.

guide-solo = Alone against Hal
    .text =
        You draw three cards a turn, and Hal gets one. He always builds, with a tile of the supply. The game ends as
        soon as the supply of tiles runs out or all resources of one of you are in the city. You need more points than
        he has.
