### Wayfarers: the rules in brief, chapter by chapter.

guide-aim = The aim
    .text =
        You explore land, sea and sky around Baghdad and keep a journal of it. Your cards form a panorama on both sides
        of your board. Most VP wins.

guide-turn = Your turn
    .text =
        On your turn do one thing: place a die, place a worker, or rest. What an effect offers is nearly always
        optional. At the end of the turn cards that were taken are replaced.

guide-die = Place a die
    .text =
        Place a die on a free space of your board, or of a city or harbour of yours, then carry out its action. The
        space needs goods: your caravan gives them in the column of the die’s value, and so does the townsfolk tucked
        under the card. Arrows of the caravan may raise or lower the die from column to column.

guide-worker = Place a worker
    .text =
        Place a worker on a face-up card, never a space card, and carry out the action of that slot. Rows for green:
        { $green }; for yellow: { $yellow }; for blue: { $blue }. The worker stays on the card; it goes to whoever
        acquires the card or retrieves it.

guide-rest = Rest
    .text =
        Take back and roll all dice of your panorama; those in your supply may be rolled again, too. If you had one die
        or none left in the supply, your rest abilities work.

guide-cards = The cards
    .text =
        A land card is added at the left of the panorama, a water card at the right. A space card lies above a land or
        water card that you have acquired, and costs Silver. Townsfolk are tucked under a land or water card that shows
        one of their tags; an inspiration, under a space card, which it doubles at the end if its goal is met. A new
        water card gains the effects of the one before with which it is linked; a vista is activated when you gain what it
        names. By a die you may also draw three land or water cards instead of taking one from the row, keep one and put
        the others under the deck; that costs a pigeon which the space does not need, or 1 Provision.

guide-influence = Influence
    .text =
        Your influence goes to the guilds or on face-up cards. Who interacts with a card that carries the influence of
        another player pays that player 1 Silver or 1 Provision. For 1 influence of a guild, once a turn: Science
        journals once more, Exploration hires a ship, Trade changes dice by two steps in all.

guide-journal = The journal
    .text =
        To journal is to move your marker along an ink stain whose requirement you meet, then to carry out the space
        where it arrives. On the way you gain new dice. A green worker waits for whoever comes first to: { $greens }.

guide-tiles = The caravan
    .text =
        An upgrade tile is placed in your caravan without being turned; what it covers is gained at once. It costs
        Silver or, where its pile says so, influence of a guild.

guide-end = The end and scoring
    .text =
        When a marker enters the last column of the journal, everybody has one more turn, that player last. Count sets
        of one tag (cities, vistas, harbours, open waters; for 0 to { $most } of them { $same } VP), { $different } VP per
        series of these four tags, space cards, upgrade tiles, and { $majority } VP per guild in which you alone have
        most influence.

guide-solo = Alone against the AI
    .text =
        The AI plays by six planning cards and pays for almost nothing. When it wants a card that carries your
        influence, let it for 1 Silver or 1 Provision, or pay to turn it away. For a card that carries its influence you
        pay 1 Silver or 1 Provision to the supply, and its resource marker moves on by 1. The sum of its last two planning cards
        tells in which order it looks at the slots: { $orders }. For another journal move it spends { $behind } influence
        in Science if it is behind you, { $level } if you are level, { $ahead } if it is ahead. Its cards score: { $points }.
