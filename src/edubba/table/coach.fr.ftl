### Ce que dit le conseiller : les meilleurs coups, ce que l’on peut en attendre, et pourquoi.

hint-points = { $name } { $n } PV
hint-number = { $name } { $n }
hint-gains = Rapporte aussitôt : { $what }.
hint-costs = Coûte : { $what }.
hint-prepares = Prépare, d’ici la fin du prochain tour : { $what }.
hint-prevents = Prive { $rival } de : { $what }.
hint-ahead =
    { $many ->
        [1] Vous auriez environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } d’avance sur { $rival }.
       *[other] Vous auriez environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } d’avance sur le meilleur des autres ({ $rival }).
    }
hint-behind =
    { $many ->
        [1] Vous auriez environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de retard sur { $rival }.
       *[other] Vous auriez environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de retard sur le meilleur des autres ({ $rival }).
    }
hint-level =
    { $many ->
        [1] Vous seriez à peu près à égalité avec { $rival }.
       *[other] Vous seriez à peu près à égalité avec le meilleur des autres ({ $rival }).
    }
hint-alone =
    { $points ->
        [one] Vous auriez environ { $points } point.
       *[other] Vous auriez environ { $points } points.
    }
hint-worth =
    Environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mieux, une fois que chacun a répondu.
