### Le rapport d’une arène, en français.

title-match = { $game } : une rencontre
title-ladder = { $game } : une échelle
title-tournament = { $game } : un tournoi
title-balance = { $game } : est-ce équilibré ?
about = { $games ->
        [0] Aucune partie n’a encore été jouée ; graine { $seed }, version { $version } des règles, données { $data }.
        [1] 1 partie, graine { $seed }, version { $version } des règles, données { $data }.
       *[other] { $games } parties, graine { $seed }, version { $version } des règles, données { $data }.
    }
agreed-options = Convenu : { $options }
automa = adversaire officiel
games =
    { $games ->
        [1] 1 partie
       *[other] { $games } parties
    }
seen = { $seen }×
ratings = Cotes
    .about = OpenSkill ; tout le monde commence à 25. Les barres font deux sigmas de chaque côté.
shares = Victoires
    .about = La part des parties gagnées, avec l’intervalle de Wilson à 95 % ; une victoire partagée compte pour une part.
pairings = Rencontres
    .about = Ce que le premier nommé a gagné. La ligne en tirets est la part à laquelle on le mesure.
verdict =
    { $verdict ->
        [1] { $meeting } : le premier est plus fort.
        [-1] { $meeting } : le premier est plus faible.
       *[other] { $meeting } : on ne sait pas encore.
    }
faults = { $player } a perdu des décisions : { $kinds } ({ $note }). Les dés les ont prises à sa place.
fault-crash = { $count } par plantage
fault-hang = { $count } par retard
fault-illegal = { $count } par réponse illégale
fault-flood = { $count } par bavardage sans fin
fault-absent = { $count } après trois pannes dans une partie
fault-died = { $count } car son processus s’est arrêté
scores = Points
    .about = Combien de fois chaque score est venu.
seats = Places
    .about = Ce que chaque place a gagné. La ligne en tirets serait l’égalité.
seats-one = Place { $number }
turns = Ordre du tour
    .about = Ce que vaut de commencer : les victoires selon le rang dans l’ordre du tour.
turns-one =
    { $number ->
        [1] 1er à jouer
       *[other] { $number }e à jouer
    }
places = Une table de { $count }
lengths = Durée
    .about = La longueur des parties.
decisions = Décisions
effects = Ce qui accompagne la victoire
    .about = De combien de points de pourcentage ceux qui ont fait ou possédé cela ont gagné de plus que le même joueur d’ordinaire à cet endroit. Cela accompagne la victoire ; si c’en est la cause, ces nombres ne le disent pas. De ce qui s’est vu assez souvent, le plus net est montré.
openings = Ouvertures
actions = Actions
