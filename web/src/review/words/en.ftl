### Looking back at a finished game with the coach.

title = Review of the game
at-work = The coach goes through the game: { $done } of { $of } turns
begins = The coach opens the game…
writing = The coach puts it into words…
chances = Chances to win, from the beginning to the end
chances-lead = Click a moment to see it in the replay.
in-numbers = The chances in numbers
move = Move { $n }
at = { $name }, move { $n }
percent = { $n }%
accuracy = Accuracy
accuracy-why = Accuracy is the part of the best chances that somebody kept, from turn to turn. The coach judges by what each could know at that moment.
none = –
turning = { $n ->
    [0] No turn changed much: well played.
    [one] One turning point
   *[other] { $n } turning points
}
cost = { $n }% chance to win
played = Played
better = Better
to-replay = See this moment
point = Turning point { $k }: { $name }, move { $n }
