### What the coach says: the best moves, what may come of them, and why.

hint-points = { $name } { $n } VP
hint-number = { $name } { $n }
hint-gains = Brings at once: { $what }.
hint-costs = Costs: { $what }.
hint-prepares = Prepares, by the end of the next turn: { $what }.
hint-prevents = Keeps { $rival } from: { $what }.
hint-ahead =
    { $many ->
        [1] You would be about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ahead of { $rival }.
       *[other] You would be about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ahead of the best of { $rival }.
    }
hint-behind =
    { $many ->
        [1] You would be about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } behind { $rival }.
       *[other] You would be about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } behind the best of { $rival }.
    }
hint-level =
    { $many ->
        [1] You would be about level with { $rival }.
       *[other] You would be about level with the best of { $rival }.
    }
hint-alone =
    { $points ->
        [one] You would have about { $points } point.
       *[other] You would have about { $points } points.
    }
hint-worth =
    About { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better, once everybody has replied.
