### Wetclay: the rules in brief, chapter by chapter.

guide-aim = The aim
    .text =
        You are young scribes, and the master has clay to be written on. Take valuable tablets, and tablets of every
        topic. Most points win.

guide-hand = Your reeds
    .text =
        Forty reeds carry the numbers 1 to 40. Everybody holds some of them in secret, one more than there are rounds.
        Nothing is drawn later.

guide-round = A round
    .text =
        A tablet is turned over. All choose a reed of their hand at once and in secret, then show them together.

guide-write = Writing
    .text =
        Whoever laid the highest reed takes the tablet.

guide-learn = Learning
    .text =
        Whoever laid the lowest reed watches closely, and takes the highest one into the hand. So a strong reed wins a
        tablet now, and helps somebody else later. All other reeds are broken.

guide-wet = Wet reeds
    .text =
        A reed you have just got is wet: it rests for a round before you can lay it. Everybody knows that you have it.

guide-points = Points
    .text =
        A tablet brings what it is worth, { $least } to { $most }. A hymn, an account and a letter together bring
        { $bonus ->
            [1] one point more
           *[other] { $bonus } points more
        }.

guide-end = The end
    .text =
        The game ends after the last round. Among equals the highest reed left in hand decides.
