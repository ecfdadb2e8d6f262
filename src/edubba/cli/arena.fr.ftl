### L’arène et les jeux de données en ligne de commande, en français.

## Commandes, et ce qui peut les suivre

help-arena = Fait s’affronter des joueurs de toute origine : robots, classes Python, programmes. Avec intervalles, cotes et rapport.
help-arena-match = Un joueur parmi d’autres d’une même sorte, à chaque place à son tour, jusqu’à ce qu’on sache qui gagne le plus.
help-arena-ladder = Chaque joueur contre celui nommé avant lui ; sans noms, les cinq niveaux.
help-arena-tournament = Toutes les tables que forment ces joueurs, avec leurs cotes.
help-arena-balance = Des égaux entre eux : ce que valent une place, le premier tour, une carte ou une option.
help-arena-report = Récrit le rapport d’un dossier, par exemple dans une autre langue.
help-arena-player = Un robot, une classe Python, un programme qui parle en lignes JSON, ou un robot sur un serveur en marche ; docs/laboratory.md dit comment les nommer.
help-arena-other = De même, ou automa : l’adversaire officiel d’un jeu en solitaire.
help-arena-equals = Qui occupe toutes les places.
help-arena-counts = Un nombre de places ; peut se répéter. Sans lui, tous ceux du jeu.
help-arena-games = Le nombre de parties de chaque rencontre au plus, arrondi à des graines entières.
help-arena-limit = Les secondes dont une classe ou un programme dispose par décision.
help-arena-bar = La part de victoires à dépasser ; sans elle, une part égale.
help-arena-sure = À quelle fréquence une rencontre peut être dite tranchée à tort ; 0 joue toutes les parties.
help-arena-vary = Une option du jeu : jouer avec chacune de ses valeurs.
help-arena-out = Le dossier des résultats. Une série interrompue y reprend (par défaut : ./JEU-COMMANDE).
help-arena-ray = Joue plutôt sur cette grappe Ray ; local en démarre une ici.
help-arena-join = Fait attendre un joueur, sur un serveur en marche, des parties que lui demande une arène.
help-arena-address = L’adresse du serveur, telle que le navigateur la montre.
help-arena-token = Ce par quoi le serveur laisse entrer ce robot : edubba token NOM, sur cette machine-là. Mieux vaut EDUBBA_TOKEN que de le taper.
help-arena-join-games = S’arrête après tant de parties ; 0 : quand on l’interrompt.
help-arena-folder = Un dossier de résultats.
help-dataset = Écrit des positions de parties entre robots, avec traits, actions légales, action choisie et ce qui en est venu.
help-dataset-out = Le fichier ; .npz pour NumPy, .jsonl pour des lignes de JSON.
help-dataset-explore = À quelle fréquence les dés décident à la place, pour voir davantage du jeu.

## Erreurs

error-arena-few = nommez au moins { $count } joueurs
error-arena-vary = { $game } n’a pas d’option { $name } à quelques valeurs ; voir : edubba games
error-arena-alone = seul, on joue à { $game } contre l’adversaire officiel : edubba arena match { $game } JOUEUR { $automa }
error-arena-no-automa = { $game } n’a pas d’adversaire officiel avec { $seats ->
        [1] une place
       *[other] { $seats } places
    }
error-arena-numbers = parties et secondes doivent être au-dessus de 0, les parts entre 0 et 1
error-arena-no-program = le programme du joueur { $name } n’est pas là, ou ne peut pas être lancé
error-arena-bad-client = { $name } devrait ressembler à { $example }
error-arena-no-entry = { $address } ne nous laisse pas entrer : { $variable } doit être un jeton de ce serveur : edubba token NOM
error-arena-no-server = aucun Edubba ne répond à l’adresse { $address } ({ $reason })
error-arena-no-client = aucun robot nommé { $name } n’est connecté à { $address } ; il y vient par : edubba arena join { $address } JOUEUR
error-arena-no-class = le joueur { $name } ne peut pas être importé ({ $reason })
error-arena-no-maker = { $name } ne fait pas de joueur : il doit s’appeler avec un jeu et une graine
error-arena-no-player = il n’y a pas de joueur { $name } ; connus : { $known }
error-arena-order = la ligne { $row } est la partie { $number } de la rencontre { $pairing }, qui ne vient pas ensuite dans ce plan
error-arena-too-many = la ligne { $row } vient après la fin : ce plan n’a pas d’autres parties
error-arena-died = le processus qui jouait la partie { $number } de la rencontre { $pairing } s’est arrêté ; la même commande reprend
error-arena-other-plan = { $path } contient les résultats d’un autre plan, ou d’autres robots : choisissez un autre dossier avec --out
error-arena-no-plan = { $path } manque, mais il y a des parties à côté : choisissez un autre dossier avec --out
error-arena-bad-plan = { $path } n’est pas le plan d’une arène ({ $reason }) ; il reste tel quel
error-arena-bad-order = { $path } est abîmé : { $reason } ; il reste tel quel
error-arena-broken = { $path } est abîmé à la ligne { $line } ({ $reason }) ; il reste tel quel : réparez-le, ou choisissez un autre dossier avec --out
error-dataset-ending = { $path } doit finir par { $endings }, pour qu’on sache quoi écrire
error-no-package = { $package } n’est pas installé : { $command }

## Résultats

arena-resumed =
    { $games ->
        [1] Une série commencée reprend : 1 partie est là.
       *[other] Une série commencée reprend : { $games } parties sont là.
    }
arena-kept =
    { $games ->
        [1] 1 partie est gardée dans { $path } : la même commande reprend à partir de là.
       *[other] { $games } parties sont gardées dans { $path } : la même commande reprend à partir de là.
    }
arena-waiting = En attente de parties sur { $address } ; Ctrl+C pour finir.
arena-joined = Une partie de { $game }, place { $seat } sur { $seats }
arena-written = Le rapport est dans { $path }
arena-games =
    { $games ->
        [1] 1 partie, graine { $seed }
       *[other] { $games } parties, graine { $seed }
    }
arena-player = Joueur
arena-meeting = Rencontre
arena-interval = 95 %
arena-rating = cote
arena-verdict = le premier
arena-decided =
    { $verdict ->
        [1] plus fort
        [-1] plus faible
       *[other] indécis
    }
arena-faults = { $player } a perdu des décisions : { $kinds } ({ $note }). Les dés les ont prises à sa place.
arena-fault-crash = { $count } par plantage
arena-fault-hang = { $count } par retard
arena-fault-illegal = { $count } par réponse illégale
arena-fault-flood = { $count } par bavardage sans fin
arena-fault-absent = { $count } après trois pannes dans une partie
arena-fault-died = { $count } car son processus s’est arrêté
dataset-written = { $positions } positions de { $games } parties, graine { $seed }, sont dans { $path }
