### Wayfarers en français. Les termes sont ceux de la règle : Pièce, Provision, Influence, Guilde, Dé, Ouvrier,
### Villageois, Amélioration, Caravane, Journal. Les effets se composent des phrases do-….

title = Voyageurs du Tigre du Sud
subtitle = Un voyage au temps des Abbassides
ai = L’IA

## Choses et lieux

guild-black = Science
guild-yellow = Commerce
guild-blue = Exploration
row-townsfolk = Villageois
    .a = une carte Villageois
row-land = Terre
    .a = une carte Terre
row-water = Eau
    .a = une carte Eau
row-space = Espace
    .a = une carte Espace
row-inspiration = Inspiration
    .a = une carte Inspiration
tile-basic = une Amélioration Basique
tile-land = une Amélioration Terre
tile-water = une Amélioration Eau
tile-space = une Amélioration Espace
tile-special = une Amélioration Spéciale
tile-any_regular = une Amélioration au choix, sauf Spéciale
worker-green = Ouvrier vert
    .a = un Ouvrier vert
    .the = l’Ouvrier vert
worker-yellow = Ouvrier jaune
    .a = un Ouvrier jaune
    .the = l’Ouvrier jaune
worker-blue = Ouvrier bleu
    .a = un Ouvrier bleu
    .the = l’Ouvrier bleu
colour-black = noir
    .she = noire
colour-blue = bleu
    .she = bleue
colour-yellow = jaune
    .she = jaune
colour-green = vert
    .she = verte
colour-red = rouge
    .she = rouge
sky-PS = Étoiles de Bagdad
slot = emplacement { $row } { $number }
post = { $worker }, { $slot }
shift = de la Guilde { $source } à la Guilde { $guild }
cell =
    { $row ->
        [t] rangée du haut
        [m] rangée du milieu
       *[b] rangée du bas
    }, colonne { $column }
stop = la case { $name }
plan = la carte Planification { $number }
face =
    { $name }{ $side ->
        [one] { "" }
        [a] , première face
       *[b] , seconde face
    }

## Effets : ce qu’il faut faire ; avec .to ce que l’on peut choisir de faire

either = { $before } ou { $item }
at-least = au moins { $what }
pay = dépensez { $cost } pour { $then }
    .to = dépenser { $cost } pour { $then }
cost =
    { $kind ->
        [0] { $count ->
            [1] 1 Provision
           *[other] { $count } Provisions
        }
        [1] { $count ->
            [1] 1 Pièce
           *[other] { $count } Pièces
        }
        [2] { $count ->
            [1] 1 Influence
           *[other] { $count } Influences
        } de la Guilde Science
        [3] { $count ->
            [1] 1 Influence
           *[other] { $count } Influences
        } de la Guilde Commerce
       *[4] { $count ->
            [1] 1 Influence
           *[other] { $count } Influences
        } de la Guilde Exploration
    }
do-silver =
    gagnez { $count ->
        [1] 1 Pièce
       *[other] { $count } Pièces
    }
    .to =
        gagner { $count ->
            [1] 1 Pièce
           *[other] { $count } Pièces
        }
do-provision =
    gagnez { $count ->
        [1] 1 Provision
       *[other] { $count } Provisions
    }
    .to =
        gagner { $count ->
            [1] 1 Provision
           *[other] { $count } Provisions
        }
do-guild =
    placez { $count ->
        [1] 1 Influence
       *[other] { $count } Influences
    } dans la Guilde { $guild }
    .to =
        placer { $count ->
            [1] 1 Influence
           *[other] { $count } Influences
        } dans la Guilde { $guild }
do-guild-any =
    placez { $count ->
        [1] 1 Influence
       *[other] { $count } Influences
    } dans une Guilde au choix
    .to =
        placer { $count ->
            [1] 1 Influence
           *[other] { $count } Influences
        } dans une Guilde au choix
do-shift =
    déplacez { $count ->
        [1] 1 Influence
       *[other] { $count } Influences
    } d’une Guilde à une autre
    .to =
        déplacer { $count ->
            [1] 1 Influence
           *[other] { $count } Influences
        } d’une Guilde à une autre
do-mark =
    placez 1 Influence sur { $count ->
        [1] une carte visible
       *[other] chacune de { $words_count } cartes visibles
    }
    .to =
        placer 1 Influence sur { $count ->
            [1] une carte visible
           *[other] chacune de { $words_count } cartes visibles
        }
do-recall =
    récupérez { $count ->
        [1] 1 Ouvrier
       *[other] { $count } Ouvriers
    }
    .to =
        récupérer { $count ->
            [1] 1 Ouvrier
           *[other] { $count } Ouvriers
        }
do-refresh =
    rafraîchissez { $count ->
        [1] 1 Dé
       *[other] { $count } Dés
    }
    .to =
        rafraîchir { $count ->
            [1] 1 Dé
           *[other] { $count } Dés
        }
do-nudge =
    augmentez ou diminuez 1 Dé de 1{ $count ->
        [1] { "" }
       *[other] , { $words_count } fois
    }
    .to =
        augmenter ou diminuer 1 Dé de 1{ $count ->
            [1] { "" }
           *[other] , { $words_count } fois
        }
do-journal = complétez le Journal
    .to = compléter le Journal
do-new_die = prenez 1 nouveau Dé
    .to = prendre 1 nouveau Dé
do-journal_tile = résolvez la tuile Journal
    .to = résoudre la tuile Journal
do-card =
    acquérez { $a_row }{ $price ->
        [free] { " " }gratuitement
        [less] , { $count ->
            [1] 1 Pièce
           *[other] { $count } Pièces
        } de moins
       *[normal] { "" }
    }
    .to =
        acquérir { $a_row }{ $price ->
            [free] { " " }gratuitement
            [less] , { $count ->
            [1] 1 Pièce
           *[other] { $count } Pièces
        } de moins
           *[normal] { "" }
        }
do-draw = piochez trois cartes { $row } et gardez-en une
    .to = piocher trois cartes { $row } et en garder une
do-tile =
    acquérez { $tile }{ $price ->
        [free] { " " }gratuitement
       *[normal] { "" }
    }
    .to =
        acquérir { $tile }{ $price ->
            [free] { " " }gratuitement
           *[normal] { "" }
        }
do-comet = avancez de 1 sur la piste Comètes
    .to = avancer de 1 sur la piste Comètes
do-track = avancez de { $count } sur la piste Ressources
    .to = avancer de { $count } sur la piste Ressources
do-comet_if_last_card = avancez de 1 sur la piste Comètes si la dernière carte Planification montre une comète
    .to = avancer de 1 sur la piste Comètes si la dernière carte Planification montre une comète
do-focus = effectuez l’Objectif Principal
    .to = effectuer l’Objectif Principal
do-place_worker = placez { $worker }
    .to = placer { $worker }

## Feuille de score

score-primary = Lots d’un même picto
score-mixed = Séries
score-space = Cartes Espace
score-tiles = Tuiles Amélioration
score-guilds = Majorités des Guildes
score-cards = Autres cartes de l’IA

## Options

option-first_player = Premier joueur
    .text = Qui commence : tiré au sort, ou la place de ce numéro, comptée à partir de 0 autour de la table.
    .random = tiré au sort
option-section_sides = Faces du plateau principal
    .text = La face visible des trois sections du plateau, de gauche à droite ; les conditions des taches d’encre y diffèrent.
    .random = au hasard
    .AAA = A, A, A
    .BAA = B, A, A
    .ABA = A, B, A
    .BBA = B, B, A
    .AAB = A, A, B
    .BAB = B, A, B
    .ABB = A, B, B
    .BBB = B, B, B
option-link_order = Liens de Connexion
    .text = Les liens d’une nouvelle carte Eau se résolvent dans l’ordre voulu avec le reste, ou en dernier.
    .free = ordre libre
    .links_last = en dernier
option-rest_needs_placed_die = Se reposer demande un Dé placé
    .text = On ne peut se reposer qu’avec au moins un Dé sur son panorama, si autre chose est possible.
option-rest_reroll = Relancer au repos
    .text = Comment relancer les Dés restés dans la réserve.
    .per_die = Dé par Dé
    .all_or_none = tous ou aucun
option-rest_parts_alternate = Capacités de Repos alternées
    .text = Les icônes de plusieurs capacités de Repos se prennent dans n’importe quel ordre ; sinon chaque capacité est terminée d’abord.
option-yellow_after_action = Capacité Commerce en fin de tour
    .text = La capacité de la Guilde Commerce peut aussi servir après l’action principale.
option-turn_cap = Tours au plus
    .text = La partie s’arrête quand chacun a joué ce nombre de tours, pour qu’elle finisse toujours.
option-ai_board = Plateau IA
    .text = Lequel des quatre adversaires officiels joue en solo.
    .random = au hasard
    .AI1 = Espace
    .AI2 = Améliorations
    .AI3 = Villageois
    .AI4 = Journal
option-ai_bonus = Bonus de l’IA pendant votre tour
    .text = Quand l’IA gagne le bonus de sa piste, si c’est vous qui y avancez son marqueur en payant pour son Influence.
    .after_turn = après votre tour
    .at_once = tout de suite
option-ai_draw3 = Quand l’IA pioche trois cartes
    .text = Ce que fait l’IA là où un joueur pioche trois cartes.
    .top_card = elle prend la première carte
    .top_card_two_under = elle prend la première carte et remet les deux suivantes sous la pioche
option-ai_worker_needs_effect = Les Ouvriers de l’IA doivent servir
    .text = L’IA saute les emplacements dont l’action ne lui donnerait rien.
option-ai_recall_denial = Détourner l’IA d’un Ouvrier
    .text = L’IA détournée peut ou non changer la couleur de l’Ouvrier qu’elle récupère.
    .within_colour = elle garde la couleur
    .any_worker = elle peut changer de couleur
option-solo_tie = Égalité en solo
    .text = Qui gagne quand les deux camps ont autant de points.
    .tie_break = le départage habituel décide
    .ai_wins = l’IA gagne

## Questions : ce qui est demandé, ce que voient les autres, ce que signifie chaque réponse

ask-turn = Placez un Dé, placez un Ouvrier ou reposez-vous.
    .others = { $player } choisit son action principale.
    .die = Placer un Dé : { $value }
    .worker =
        Placer l’{ $post }{ $fee ->
            [yes] { " " }(1 Pièce ou Provision à payer)
           *[no] { "" }
        } : { $to_effect }
    .rest = Se reposer
    .trade = Utiliser la capacité Commerce : changer d’abord des Dés
    .gives-up = { $n } de vos Dés ne sont pas encore placés ; les capacités de repos ne s’activent qu’avec moins de deux.

ask-chain = Choisissez la valeur du Dé après votre Caravane.
    .others = { $player } choisit la valeur du Dé.
    .die = Le placer avec la valeur { $value }

ask-choose-space = Choisissez un emplacement pour le Dé, qui montre { $value }.
    .others = { $player } choisit un emplacement pour le Dé, qui montre { $value }.
    .place = { $space } : { $to_effect }
    .hire = { $space }, avec un Bateau loué : { $to_effect }
    .trade = Utiliser la capacité Commerce : changer d’abord des Dés

ask-trade =
    { $left ->
        [2] Changez un Dé de 1, deux fois : le même Dé ou deux Dés.
       *[1] Changez encore un Dé de 1, ou arrêtez.
    }
    .others = { $player } change des Dés avec la capacité Commerce.
    .skip = Arrêter
    .raise = Augmenter le Dé en main, qui montre { $value }
    .lower = Diminuer le Dé en main, qui montre { $value }

ask-nudge = Augmentez ou diminuez de 1 un Dé de votre réserve.
    .others = { $player } peut changer un Dé de 1.

ask-refresh = Choisissez un Dé à relancer.
    .others = { $player } choisit un Dé à relancer.
    .die = Relancer un Dé de la réserve : { $value }
    .place = Reprendre et relancer le Dé placé ici : { $space }

ask-parts =
    { $count ->
        [1] Payez pour cet effet, ou laissez-le.
       *[other] Effectuez les effets restants dans l’ordre de votre choix, ou arrêtez.
    }
    .others = { $player } effectue des effets.
    .part = { $To_effect }
    .skip = S’arrêter là
    .gives-up =
        { $n ->
            [1] Vous renonceriez à cet effet.
           *[other] Vous renonceriez à { $n } effets.
        }

ask-one-of = Choisissez l’un de ces effets.
    .others = { $player } choisit un effet.
    .part = { $To_effect }
    .skip = N’en choisir aucun
    .gives-up = Vous renonceriez à tous ces effets.

ask-take-card = Acquérez { $a_row }.
    .others = { $player } choisit { $a_row }.
    .card =
        Acquérir { $card } ({ $slot }){ $price ->
            [0] { "" }
            [1] { " " }pour 1 Pièce
           *[other] { " " }pour { $price } Pièces
        }{ $fee ->
            [yes] , plus 1 Pièce ou Provision pour l’Influence
           *[no] { "" }
        }
    .draw =
        Piocher trois cartes et en garder une{ $price ->
            [0] { "" }
           *[other] { " " }pour 1 Provision
        }
    .skip = N’acquérir aucune carte
    .gives-up = Vous pourriez acquérir une carte maintenant.

ask-card-fee =
    Pour acquérir { $card }, payez 1 Pièce ou 1 Provision{ $whom ->
        [ai] , ce qui avance le marqueur de l’IA.
       *[player] { " " }au joueur { $owner }.
    }
    .others = { $player } paie pour interagir avec { $card }.
ask-worker-fee =
    Pour placer un Ouvrier sur { $card }, payez 1 Pièce ou 1 Provision{ $whom ->
        [ai] , ce qui avance le marqueur de l’IA.
       *[player] { " " }au joueur { $owner }.
    }
    .others = { $player } paie pour interagir avec { $card }.
ask-recall-fee =
    Pour récupérer un Ouvrier sur { $card }, payez 1 Pièce ou 1 Provision{ $whom ->
        [ai] , ce qui avance le marqueur de l’IA.
       *[player] { " " }au joueur { $owner }.
    }
    .others = { $player } paie pour interagir avec { $card }.
ask-fee = Payez pour interagir avec { $card }.
    .others = { $player } paie pour interagir avec { $card }.

ask-drawn = Choisissez l’une des cartes piochées.
    .others = { $player } choisit l’une des cartes piochées.
ask-keep-drawn = Gardez l’une des cartes piochées.
    .others = { $player } choisit l’une des cartes piochées.
    .choose = Garder { $card }
ask-put-under = Choisissez la carte qui sera au-dessus de l’autre sous la pioche.
    .others = { $player } remet deux cartes sous la pioche.
    .choose = Mettre { $card } au-dessus de l’autre

ask-choose-host = Choisissez sous quelle carte glisser { $card }.
    .others = { $player } choisit une place pour { $card }.
ask-choose-sky = Glissez « { $card } » sous une carte Espace, ou défaussez cette carte.
    .others = { $player } choisit une place pour { $card }.
    .discard = La défausser : { $to_effect }

ask-choose-tile = Choisissez { $tile }.
    .others = { $player } choisit { $tile }.
    .skip = N’acquérir aucune Amélioration
    .gives-up = Vous pourriez acquérir une Amélioration maintenant.
ask-tile-price = Choisissez comment payer { $tile }.
    .others = { $player } paie { $tile }.
    .silver =
        Payer { $price ->
            [1] 1 Pièce
           *[other] { $price } Pièces
        }
    .influence =
        Dépenser { $count ->
            [1] 1 Influence
           *[other] { $count } Influences
        } de la Guilde { $guild }
ask-choose-cell = Choisissez la place de la tuile Amélioration dans votre Caravane.
    .others = { $player } place une tuile Amélioration dans sa Caravane.

ask-choose-guild = Choisissez une Guilde pour votre Influence.
    .others = { $player } choisit une Guilde.
ask-move-token = Votre réserve d’Influence est vide : choisissez l’Influence à déplacer.
    .others = { $player } déplace une Influence.
    .guild = La prendre dans la Guilde { $guild }
    .card = La prendre sur { $card } ({ $slot })
    .skip = N’en déplacer aucune
ask-shift = Déplacez une Influence d’une Guilde à une autre.
    .others = { $player } déplace une Influence entre les Guildes.
ask-mark = Choisissez une carte pour votre Influence.
    .others = { $player } choisit une carte pour son Influence.
    .card = Placer une Influence sur { $card } ({ $slot })
    .gives-up = Vous pourriez encore placer une Influence sur une carte.
ask-recall = Choisissez un Ouvrier à récupérer.
    .others = { $player } choisit un Ouvrier à récupérer.
    .worker =
        Récupérer l’{ $post }{ $fee ->
            [yes] { " " }(1 Pièce ou Provision à payer)
           *[no] { "" }
        }
    .gives-up = Vous pourriez encore récupérer un Ouvrier.

ask-move-marker = Complétez le Journal : suivez une tache d’encre dont la condition est remplie.
    .others = { $player } déplace son marqueur Journal.
    .go = Aller à { $stop } : { $to_effect }
    .skip = Ne pas compléter le Journal
    .gives-up = Vous pourriez avancer dans votre Journal maintenant.
ask-move-again = Complétez encore le Journal pour 1 Influence de la Guilde Science, ou arrêtez.
    .others = { $player } peut encore compléter le Journal.
    .go = Aller à { $stop } : { $to_effect }
    .skip = Ne pas continuer le Journal

ask-reroll =
    { $all ->
        [yes] Relancez tous les Dés restés dans votre réserve, ou aucun.
       *[no] Relancez le Dé qui montre { $value }, ou gardez-le.
    }
    .others = { $player } peut relancer des Dés.

ask-end-turn = Terminez votre tour, ou utilisez d’abord la capacité Commerce.
    .others = { $player } termine son tour.
    .trade = Utiliser la capacité Commerce : changer des Dés

ask-wanted = L’IA veut interagir avec { $card } : laissez-la faire ou payez pour l’en empêcher.
    .others = { $player } peut payer pour que l’IA renonce à { $card }.

choice =
    .skip = Passer
    .finish = Terminer le tour
    .rest = Se reposer
    .trade = Utiliser la capacité Commerce
    .draw = Piocher trois cartes
    .discard = Défausser la carte
    .reroll = Relancer
    .keep = Garder
    .silver = Payer 1 Pièce
    .provision = Payer 1 Provision
    .influence = Payer en Influence
    .allow-silver = La laisser faire et prendre 1 Pièce
    .allow-provision = La laisser faire et prendre 1 Provision
    .deny-silver = Détourner l’IA pour 1 Pièce
    .deny-provision = Détourner l’IA pour 1 Provision
    .raise = Augmenter le Dé en main
    .lower = Diminuer le Dé en main
    .die = Choisir un Dé : { $value }
    .card = Choisir la carte de l’{ $slot }
    .worker = Choisir l’{ $post }
    .place = Choisir l’emplacement de Dé { $space }
    .hire = Choisir, avec un Bateau loué, l’emplacement de Dé { $space }
    .up = Augmenter un { $value }
    .down = Diminuer un { $value }
    .guild = Choisir la Guilde { $guild }
    .shift = Déplacer une Influence { $shift }
    .host = Glisser la carte sous { $host }
    .tuck = Glisser la carte sous { $sky }
    .choose = Choisir { $card }
    .tile = Prendre { $face }
    .cell = La placer ici : { $cell }
    .go = Aller à { $stop }
    .wake = Effectuer le Point de Vue { $card }
    .part = { $To_effect }

## Le récit de la partie

told-turn = { $player } joue (tour { $round }).
told-die = { $player } a placé un Dé de valeur { $value } sur { $space }.
told-chain = { $player } a changé le Dé de { $from } en { $value } grâce à sa Caravane.
told-nudge = { $player } a changé un Dé de { $from } en { $value }.
told-refresh = { $player } a relancé un Dé : { $value }.
told-new-die = { $player } a pris un nouveau Dé : { $value }.
told-ability = { $player } a utilisé la capacité de la Guilde { $guild }.
told-worker = { $player } a placé un { $worker } ({ $slot }).
told-recall = { $player } a récupéré un { $worker } ({ $slot }).
told-workers-come = { $player } a pris { $the_workers } ({ $slot }).
told-mark-returns = { $player } a repris son Influence sur la carte de l’{ $slot }.
told-paid-fee =
    { $player } a payé { $coin ->
        [0] 1 Pièce
       *[1] 1 Provision
    } à { $owner } pour son Influence ({ $slot }).
told-paid-supply =
    { $player } a payé { $coin ->
        [0] 1 Pièce
       *[1] 1 Provision
    } à la Réserve Principale pour l’Influence de l’IA ({ $slot }).
told-silver =
    { $player } a gagné { $count ->
        [1] 1 Pièce
       *[other] { $count } Pièces
    }.
told-provision =
    { $player } a gagné { $count ->
        [1] 1 Provision
       *[other] { $count } Provisions
    }.
told-influence =
    { $player } a placé { $count ->
        [1] 1 Influence
       *[other] { $count } Influences
    } dans la Guilde { $guild }.
told-shift = { $player } a déplacé une Influence de la Guilde { $from } à la Guilde { $guild }.
told-mark = { $player } a placé une Influence sur la carte de l’{ $slot }.
told-token-from-guild = { $player } a repris une Influence de la Guilde { $guild }.
told-token-from-card = { $player } a repris son Influence de l’{ $slot }.
told-took =
    { $player } a acquis { $card } ({ $slot }){ $price ->
        [0] { "" }
        [1] { " " }pour 1 Pièce
       *[other] { " " }pour { $price } Pièces
    }.
told-tucked = { $player } a glissé { $card } sous { $host }.
told-inspired = { $player } a glissé « { $card } » sous { $sky }.
told-discarded = { $player } a défaussé « { $card } » pour l’action de l’{ $slot }.
told-links =
    { $host } a donné à { $player } { $count ->
        [1] un Lien de Connexion
       *[other] { $words_count } Liens de Connexion
    }.
told-drew =
    { $player } a pioché { $count ->
        [1] une carte { $row }
       *[other] { $words_count } cartes { $row }
    }.
told-drew-card = { $player } a pioché une carte { $row }.
    .secret = { $player } a pioché { $secret }.
told-kept = { $player } a gardé { $card }.
told-put-under = { $player } a remis une carte { $row } sous la pioche.
    .secret = { $player } a remis { $secret } sous la pioche.
told-vista = { $card } s’est activé pour { $player }.
told-tile = { $player } a placé { $design } dans sa Caravane : { $cell }.
told-paid-silver =
    { $player } a payé { $count ->
        [1] 1 Pièce
       *[other] { $count } Pièces
    }.
told-paid-provision =
    { $player } a payé { $count ->
        [1] 1 Provision
       *[other] { $count } Provisions
    }.
told-paid-influence =
    { $player } a dépensé { $count ->
        [1] 1 Influence
       *[other] { $count } Influences
    } de la Guilde { $guild }.
told-journal = { $player } a complété le Journal jusqu’à { $stop }.
told-green-worker = { $player } a pris l’Ouvrier vert au bord du Journal.
told-end-near = { $player } a atteint la dernière colonne : chacun joue encore un tour.
told-rest =
    { $player } s’est reposé { $left ->
        [0] sans aucun Dé en réserve : les capacités de Repos sont actives
        [1] avec un seul Dé en réserve : les capacités de Repos sont actives
       *[other] avec { $words_left } Dés en réserve : les capacités de Repos restent inactives
    }.
told-rolled = { $player } a obtenu un { $value }.
told-rerolled = { $player } a relancé un { $from } : { $value }.
told-revealed = Nouvelle carte ({ $slot }) : { $card }.
told-over = Le dernier tour est terminé.
told-allowed =
    { $player } a laissé l’IA interagir avec la carte de l’{ $slot } et pris { $coin ->
        [0] 1 Pièce
       *[1] 1 Provision
    }.
told-denied =
    { $player } a payé { $coin ->
        [0] 1 Pièce
       *[1] 1 Provision
    } pour détourner l’IA de la carte de l’{ $slot }.

## Ce que fait l’IA, et pourquoi

told-ai-plans = L’IA révèle { $plan }, de valeur { $value }.
told-ai-first = La Première Action de { $plan } est possible.
told-ai-second =
    La Première Action de { $plan } est impossible ({ $reason ->
        [0] trop peu d’Influence
        [1] aucun Ouvrier de cette couleur ne peut être placé
       *[2] il n’y a pas de carte
    }) : l’IA effectue la Seconde.
told-ai-rests =
    L’IA se repose, car trois cartes Planification { $cards ->
        [0] bleues
       *[1] rouges
    } sont face visible.
told-ai-shuffles = L’IA mélange ses six cartes Planification.
told-ai-track = Le marqueur Ressources arrive sur { $track }.
told-ai-bonus = Le marqueur a passé le bonus de sa piste : { $board } le gagne.
told-ai-focus = L’IA suit l’Objectif Principal de son plateau : { $board }.
told-ai-influence =
    L’IA place { $count ->
        [1] 1 Influence
       *[other] { $count } Influences
    } dans la Guilde { $guild }.
told-ai-comet = L’IA avance sur la piste Comètes, jusqu’à { $count }.
told-ai-mark = L’IA place une Influence sur la carte de l’{ $slot } : à partir de la couleur { $she_colour } et de la valeur { $value }, c’est la première qui n’en porte pas.
told-ai-takes = L’IA prend { $card } ({ $slot }) : avec la valeur { $value }, c’est le premier emplacement possible.
told-ai-inspiration = L’IA prend « { $card } » ({ $slot }) : avec son marqueur sur { $track }, c’est le premier emplacement possible.
told-ai-top-card = L’IA prend la première carte de la pioche : { $card }.
told-ai-worker = L’IA place un { $worker } ({ $slot }) : avec la valeur { $value }, c’est le premier emplacement possible.
told-ai-recall = L’IA récupère un { $worker } ({ $slot }) : avec la valeur { $value }, c’est le premier emplacement où il y en a un.
told-ai-tile = L’IA prend { $design } : à partir de la couleur { $she_colour } et de la valeur { $value }, c’est la première pile qui a une tuile.
told-ai-tile-of-type = L’IA prend { $design } : avec la valeur { $value }, c’est la première pile qui a une tuile.
told-ai-special = L’IA prend « { $design } », selon sa dernière carte Planification.
told-ai-way =
    L’IA va jusqu’à { $stop } : { $reason ->
        [0] il n’y a qu’un chemin
        [1] plus de cartes bleues que de rouges sont visibles, elle prend donc le chemin du haut
        [2] plus de cartes rouges que de bleues sont visibles, elle prend donc le chemin du bas
        [3] autant de bleues que de rouges, et la dernière est bleue, elle prend donc le chemin du haut
        [4] autant de bleues que de rouges, et la dernière est rouge, elle prend donc le chemin du bas
       *[5] sa case est occupée, elle prend donc l’autre case extérieure
    }.
told-ai-moves-on =
    L’IA, { $standing ->
        [0] en retard
        [1] à égalité
       *[2] en avance
    } sur le Journal, dépense { $count ->
        [1] 1 Influence
       *[other] { $count } Influences
    } de la Guilde Science et avance encore.
told-ai-nothing = Il n’y a rien à prendre pour l’IA : cet effet est perdu.

## Raisons

why-WAY-1-8 = Cet effet a été choisi, ou doit être effectué : on ne peut pas le passer.
why-WAY-1-9 = Avec ce que vous avez, cet effet ne peut pas être mené à bien maintenant.
why-WAY-4-5 = Un Villageois se glisse sous une carte Terre ou Eau libre qui montre l’un de ses pictos.
why-WAY-4-6 = Chaque carte Espace ne peut recevoir qu’une carte Inspiration.
why-WAY-5-3 = Une Influence se place sur une carte visible qui n’en porte pas.
why-WAY-5-5 = Une Influence passe d’une Guilde où vous en avez à une autre.
why-WAY-5-10 = Une Influence ne peut venir que d’un autre endroit où vous en avez.
why-WAY-6-1 = La condition de cette tache d’encre n’est pas remplie.
why-WAY-6-3 = Aucune tache d’encre ne mène de votre marqueur à cette case.
why-WAY-6-8 = Cette case finale est occupée.
why-WAY-6-9 = Votre marqueur est sur une case finale et ne bouge plus.
why-WAY-7-1 = Chaque capacité de Guilde sert une fois par tour, pour 1 Influence de cette Guilde.
why-WAY-7-3 = Le Bateau loué sert là où il manque exactement un Bateau, une fois par tour, pour 1 Influence de la Guilde Exploration.
why-WAY-7-4 = La capacité Commerce demande 1 Influence de la Guilde Commerce et un Dé en réserve, une fois par tour.
why-WAY-7-6 = Une fois payé le déplacement de plus, cette tache d’encre ne pourrait pas être franchie.
why-WAY-8-1 = L’effet concerne les cartes d’une autre rangée.
why-WAY-8-3 = Cette carte ne peut pas être prise : il faut pouvoir tout payer, avoir une place, et n’y avoir placé aucun Ouvrier ce tour-ci.
why-WAY-8-7 = Piocher trois cartes demande un Dé, un Pigeon en trop ou 1 Provision, et des cartes dans la pioche.
why-WAY-9-1 = Il faut un Dé de cette valeur dans votre réserve, et un emplacement libre qui soit à vous.
why-WAY-9-2 = Le Dé n’apporte pas les Biens que demande cet emplacement.
why-WAY-9-4 = Votre Caravane ne mène pas à cette valeur.
why-WAY-9-9 = Il n’y a pas de tel Dé dans votre réserve ni sur votre panorama.
why-WAY-9-10 = Il n’y a pas de tel Dé dans votre réserve, ou il ne peut pas changer ainsi.
why-WAY-9-11 = Avec cette valeur, le Dé ne pourrait être placé nulle part.
why-WAY-10-1 = Il faut un Ouvrier de cette couleur et une carte à cet emplacement.
why-WAY-10-2 = Cette rangée n’accepte pas d’Ouvrier de cette couleur, ou il y en a déjà un.
why-WAY-10-4 = Un Ouvrier doit servir : aucune partie de l’action n’est possible, ou aucune n’a encore été effectuée.
why-WAY-10-6 = Un Ouvrier placé ce tour-ci ne peut pas revenir ce tour-ci.
why-WAY-10-7 = Il n’y a pas de tel Ouvrier sur une carte visible.
why-WAY-12-1 = Vous ne pouvez pas payer cette Amélioration.
why-WAY-12-3 = La tuile ne peut pas se placer là.
why-WAY-12-6 = Cette pile est vide.
why-WAY-16-33 = Vous ne pouvez détourner l’IA que si vous pouvez payer et s’il lui reste une autre carte.
why-WAY-R2 = L’Influence de votre réserve est simplement placée, Guilde après Guilde.
why-WAY-R17 = Vous ne pouvez vous reposer qu’avec un Dé sur votre panorama.
why-WAY-R39 = On ne pourrait pas payer, ou pas avec ce qui suit.

## Marques sur les pièces

mark-fresh = nouveau ce tour-ci
mark-doubled = but atteint, compte double
mark-fee = 1 Pièce ou Provision à payer

## Ce que font les cartes

tag-city = une Ville
    .many = de Villes
tag-vista = un Point de Vue
    .many = de Points de Vue
tag-harbour = un Port
    .many = de Ports
tag-open_water = une Haute Mer
    .many = de Hautes Mers
tag-observatory = un Observatoire
    .many = d’Observatoires
tag-library = une Bibliothèque
    .many = de Bibliothèques
tag-stars = des Étoiles
    .many = de pictos Étoiles
tag-planet = une Planète
    .many = de Planètes
tag-comet = une Comète
    .many = de Comètes
tag-sun = le Soleil
    .many = de Soleils
tag-moon = la Lune
    .many = de Lunes
tag-townsfolk = une carte Villageois
good-none = aucun Bien
good-camel =
    { $count ->
        [1] un Dromadaire
       *[other] { $words_count } Dromadaires
    }
good-ship =
    { $count ->
        [1] un Bateau
       *[other] { $words_count } Bateaux
    }
good-telescope =
    { $count ->
        [1] un Télescope
       *[other] { $words_count } Télescopes
    }
good-pigeon =
    { $count ->
        [1] un Pigeon
       *[other] { $words_count } Pigeons
    }
says-immediate = Tout de suite : { $effect }.
says-die = Emplacement de Dé, avec { $goods } : { $effect }.
says-vista = Chaque fois que vous gagnez { $tags } : { $effect }.
says-price =
    Prix : { $price ->
        [0] 0 Pièce
        [1] 1 Pièce
       *[other] { $price } Pièces
    }.
says-folk =
    { $kind ->
        [die] Pour un emplacement de Dé avec { $tags }.
        [vista] Pour { $tags }.
       *[rest] Pour { $tags } : capacité de Repos.
    }
says-folk-effect = Effet : { $effect }.
says-brings = Apporte au Dé { $goods }.
says-links = Ses éclairs : { $bolts }. Offre à la carte Eau suivante : { $offers }.
says-goal = Double sa carte Espace si vous avez au moins { $goal } à la fin.
says-per =
    { $base ->
        [0] { $points } PV
       *[other] { $base } PV, plus { $points }
    } par { $each ->
        [1] { $one }
       *[other] tranche de { $what }
    }.
says-sets =
    { $base ->
        [0] { $points } PV
       *[other] { $base } PV, plus { $points }
    } par série ({ $what }).
says-most = { $points } PV si vous avez le plus { $many }, sinon { $otherwise }.
says-with = { $points } PV avec { $what }, sinon { $otherwise }.
count-city =
    { $count ->
        [one] { $count } Ville
       *[other] { $count } Villes
    }
    .one = Ville
count-vista =
    { $count ->
        [one] { $count } Point de Vue
       *[other] { $count } Points de Vue
    }
    .one = Point de Vue
count-harbour =
    { $count ->
        [one] { $count } Port
       *[other] { $count } Ports
    }
    .one = Port
count-open_water =
    { $count ->
        [one] { $count } Haute Mer
       *[other] { $count } Hautes Mers
    }
    .one = Haute Mer
count-observatory =
    { $count ->
        [one] { $count } Observatoire
       *[other] { $count } Observatoires
    }
    .one = Observatoire
count-library =
    { $count ->
        [one] { $count } Bibliothèque
       *[other] { $count } Bibliothèques
    }
    .one = Bibliothèque
count-stars =
    { $count ->
        [one] { $count } picto Étoiles
       *[other] { $count } pictos Étoiles
    }
    .one = picto Étoiles
count-planet =
    { $count ->
        [one] { $count } Planète
       *[other] { $count } Planètes
    }
    .one = Planète
count-comet =
    { $count ->
        [one] { $count } Comète
       *[other] { $count } Comètes
    }
    .one = Comète
count-sun =
    { $count ->
        [one] { $count } Soleil
       *[other] { $count } Soleils
    }
    .one = Soleil
count-moon =
    { $count ->
        [one] { $count } Lune
       *[other] { $count } Lunes
    }
    .one = Lune
count-card_townsfolk =
    { $count ->
        [one] { $count } carte Villageois
       *[other] { $count } cartes Villageois
    }
    .one = carte Villageois
count-card_land =
    { $count ->
        [one] { $count } carte Terre
       *[other] { $count } cartes Terre
    }
    .one = carte Terre
count-card_water =
    { $count ->
        [one] { $count } carte Eau
       *[other] { $count } cartes Eau
    }
    .one = carte Eau
count-card_space =
    { $count ->
        [one] { $count } carte Espace
       *[other] { $count } cartes Espace
    }
    .one = carte Espace
count-card_inspiration =
    { $count ->
        [one] { $count } carte Inspiration
       *[other] { $count } cartes Inspiration
    }
    .one = carte Inspiration
count-tile_basic =
    { $count ->
        [one] { $count } Amélioration Basique
       *[other] { $count } Améliorations Basiques
    }
    .one = Amélioration Basique
count-tile_land =
    { $count ->
        [one] { $count } Amélioration Terre
       *[other] { $count } Améliorations Terre
    }
    .one = Amélioration Terre
count-tile_water =
    { $count ->
        [one] { $count } Amélioration Eau
       *[other] { $count } Améliorations Eau
    }
    .one = Amélioration Eau
count-tile_space =
    { $count ->
        [one] { $count } Amélioration Espace
       *[other] { $count } Améliorations Espace
    }
    .one = Amélioration Espace
count-tile_special =
    { $count ->
        [one] { $count } Amélioration Spéciale
       *[other] { $count } Améliorations Spéciales
    }
    .one = Amélioration Spéciale
count-tiles =
    { $count ->
        [one] { $count } Amélioration
       *[other] { $count } Améliorations
    }
    .one = Amélioration
count-guild_black =
    { $count ->
        [one] { $count } Influence de la Guilde Science
       *[other] { $count } Influences de la Guilde Science
    }
    .one = Influence de la Guilde Science
count-guild_yellow =
    { $count ->
        [one] { $count } Influence de la Guilde Commerce
       *[other] { $count } Influences de la Guilde Commerce
    }
    .one = Influence de la Guilde Commerce
count-guild_blue =
    { $count ->
        [one] { $count } Influence de la Guilde Exploration
       *[other] { $count } Influences de la Guilde Exploration
    }
    .one = Influence de la Guilde Exploration
count-guilds =
    { $count ->
        [one] { $count } Influence dans les Guildes
       *[other] { $count } Influences dans les Guildes
    }
    .one = Influence dans les Guildes
count-silver =
    { $count ->
        [one] { $count } Pièce
       *[other] { $count } Pièces
    }
    .one = Pièce
count-provision =
    { $count ->
        [one] { $count } Provision
       *[other] { $count } Provisions
    }
    .one = Provision
bar =
    { $bar ->
        [0] Influence
        [1] Pièce
        [2] Provision
       *[3] Influence sur une carte
    }
nothing = aucun

one = { $thing }

## La table à l’écran

place-townsfolk = Villageois
place-land = Terre
place-water = Eau
place-space = Espace
place-inspiration = Inspiration
place-journal = Piste Journal
place-tiles = Améliorations
place-dice = Dés
place-workers = Ouvriers
place-goods = Bourse
place-guilds = Guildes et Influence
place-panorama = Panorama
place-caravan = Caravane
place-drawn = Cartes piochées
place-plans = Cartes Planification
note-deck = pioche { $count }
note-reserve = réserve { $count }
stat-column = Colonne du Journal
stat-silver = Pièces
stat-provision = Provisions
stat-dice = Dés en réserve
dialog-wanted = L’IA veut une carte
face-tile = Tuile Journal { $number }
face-stop = Journal, colonne { $column }
face-silver = Pièce
    .text = Achète cartes et Améliorations, et paie ce que l’on doit aux autres.
face-provision = Provision
    .text = Paie les voyages, la pioche de trois cartes et ce que l’on doit aux autres.
face-influence = Influence en réserve
    .text = Va dans les Guildes et sur les cartes visibles.
face-guild-black = Guilde Science
    .text = Pour 1 Influence à cet endroit, une fois par tour : complétez encore le Journal après un déplacement. Des points à la fin pour qui en a seul le plus.
face-guild-yellow = Guilde Commerce
    .text = Pour 1 Influence à cet endroit, une fois par tour : changez des Dés de deux pas en tout. Des points à la fin pour qui en a seul le plus.
face-guild-blue = Guilde Exploration
    .text = Pour 1 Influence à cet endroit, une fois par tour : louez un Bateau de plus pour un emplacement de Dé. Des points à la fin pour qui en a seul le plus.
face-worker-green = Ouvrier vert
face-worker-yellow = Ouvrier jaune
face-worker-blue = Ouvrier bleu
face-die = Dé
    .text = Reste sur son emplacement jusqu’à ce que vous vous reposiez ou le rafraîchissiez.
face-value = Dé de valeur { $value }
    .text = Va sur un emplacement libre dont la colonne { $value } de la Caravane apporte les Biens.
face-back = Carte face cachée
says-plan = Première : { $first }. Seconde : { $second }. { $tile }.
says-tile =
    { $points ->
        [0] { "" }
       *[other] { $points } PV.{ " " }
    }{ $kind ->
        [special] Place { $pile } de la ronde
       *[other] Pile { $pile } depuis le milieu
    }.
face-bonus = Caravane, icône à recouvrir
upgrade-basic = amélioration basique
upgrade-land = amélioration Terre
upgrade-water = amélioration Eau
upgrade-space = amélioration Espace
upgrade-special = amélioration spéciale
place-chain = Dé en main
place-ring = Piste de ressources
place-comets = Comètes
place-taken = Cartes acquises
note-path =
    { $cells ->
        [one] { $cells } case sur { $all }
       *[other] { $cells } cases sur { $all }
    }
mark-now = en cours
face-slot = Action d’Ouvrier, { $slot }
face-stain = Tache d’encre
face-track = Piste de ressources, case { $number }
face-comets = Piste des comètes
    .text = Une case par Comète ; le plus grand nombre compte à la fin.
says-track = Couleur : { $colour }. Inspiration : d’abord l’emplacement { $slot }.

## Le décompte final, pas à pas

button-trade-die = Utiliser la capacité Commerce : changer d’abord des Dés
walk-sets =
    { $count ->
        [one] { $count } série complète
       *[other] { $count } séries complètes
    }
walk-space = { $card }
    .counted = { $card } : { $text }
walk-space-doubled = { $card }, compte double
    .counted = { $card } : { $text }, compte double

## Noms des cartes, des tuiles et des plateaux

name-goal = Inspiration (au moins { $goal })
name-PT = Gens de Bagdad
name-board = Plateau de Joueur { $number } (dos : { $ai })
says-ai = Objectif Principal : { $focus }. Repos : { $rest }. Bonus de la piste : { $bonus }.
says-bonus = En y entrant : le bonus du plateau.
nowhere = aucune
order = { $value } ({ $slots })
row-points = { $row } { $points }
name-T01 = Aventurier
name-T02 = Astronome
name-T03 = Championne
name-T04 = Exécutrice
name-T05 = Exécutrice
name-T06 = Émissaire
name-T07 = Émissaire
name-T08 = Fermière
name-T09 = Fermière
name-T10 = Pêcheur
name-T11 = Pêcheur
name-T12 = Gardienne
name-T13 = Gardienne
name-T14 = Gardienne
name-T15 = Chasseuse
name-T16 = Envahisseur
name-T17 = Mercenaire
name-T18 = Marchand
name-T19 = Marchand
name-T20 = Marchand
name-T21 = Marchand
name-T22 = Messagère
name-T23 = Roublarde
name-T24 = Érudite
name-T25 = Érudite
name-T26 = Érudite
name-T27 = Scribe
name-T28 = Scribe
name-T29 = Scribe
name-T30 = Observatrice d’Étoiles
name-T31 = Traducteur
name-T32 = Traducteur
name-T33 = Traducteur
name-T34 = Vagabond
name-T35 = Justicière
name-T36 = Guerrier
name-L01 = Ville caravanière
name-L02 = Ville caravanière
name-L03 = Quartier des artisans
name-L04 = Quartier des guildes
name-L05 = Porte des ouvriers
name-L06 = Porte des négociants
name-L07 = Minaret du fleuve
name-L08 = Minaret des hérauts
name-L09 = Observatoire des explorateurs
name-L10 = Observatoire des marchands
name-L11 = Facteurs d’instruments
name-L12 = Facteurs d’instruments
name-L13 = Observatoire des savants
name-L14 = Observatoire royal
name-L15 = Bibliothèque publique
name-L16 = Bibliothèque du commerce
name-L17 = Bibliothèque des routes
name-L18 = Maison des étoiles et des livres
name-L19 = Pics enneigés I
name-L20 = Pics enneigés II
name-L21 = Cascade I
name-L22 = Cascade II
name-L23 = Dunes I
name-L24 = Dunes II
name-L25 = Oasis I
name-L26 = Oasis II
name-L27 = Roches dressées I
name-L28 = Roches dressées II
name-L29 = Plaine verte I
name-L30 = Plaine verte II
name-L31 = Collines fleuries I
name-L32 = Collines fleuries II
name-L33 = Lac de montagne I
name-L34 = Lac de montagne II
name-L35 = Gorge I
name-L36 = Gorge II
name-W01 = Île de la bibliothèque I
name-W02 = Île de la bibliothèque II
name-W03 = Île de la bibliothèque III
name-W04 = Port des marins
name-W05 = Port des négociants
name-W06 = Port des dockers
name-W07 = Chantier naval I
name-W08 = Chantier naval II
name-W09 = Port du dôme rouge I
name-W10 = Port du dôme rouge II
name-W11 = Rade jumelle I
name-W12 = Rade jumelle II
name-W13 = Baie du croissant I
name-W14 = Baie du croissant II
name-W15 = Port aux greniers
name-W16 = Port du trésor
name-W17 = Port du dôme vert I
name-W18 = Port du dôme vert II
name-W19 = Eaux des îlots I
name-W20 = Eaux des îlots II
name-W21 = Flotte blanche I
name-W22 = Flotte blanche II
name-W23 = Voile dorée I
name-W24 = Voile dorée II
name-W25 = Eaux de la baleine I
name-W26 = Eaux de la baleine II
name-W27 = Boutre solitaire I
name-W28 = Boutre solitaire II
name-W29 = Archipel I
name-W30 = Archipel II
name-W31 = Voile rouge I
name-W32 = Voile rouge II
name-W33 = Île montagneuse I
name-W34 = Île montagneuse II
name-W35 = Banc de sable I
name-W36 = Banc de sable II
name-S01 = Comète solitaire I
name-S02 = Comète solitaire II
name-S03 = Comètes jumelles I
name-S04 = Comètes jumelles II
name-S05 = Comètes jumelles III
name-S06 = Triple comète I
name-S07 = Triple comète II
name-S08 = Triple comète III
name-S09 = Lune
name-S10 = Jupiter
name-S11 = Mars
name-S12 = Mercure
name-S13 = Saturne
name-S14 = Vénus
name-S15 = Étoiles du firmament
name-S16 = Étoiles des villes I
name-S17 = Étoiles des villes II
name-S18 = Étoiles des ports I
name-S19 = Étoiles des ports II
name-S20 = Étoiles de l’inspiration
name-S21 = Étoiles de la science
name-S22 = Étoiles de l’exploration
name-S23 = Étoiles du commerce
name-S24 = Étoiles des bibliothèques
name-S25 = Étoiles des observatoires
name-S26 = Étoiles de la haute mer I
name-S27 = Étoiles de la haute mer II
name-S28 = Étoiles du panorama
name-S29 = Constellation
name-S30 = Étoiles des astronomes
name-S31 = Étoiles des marins
name-S32 = Étoiles des artisans
name-S33 = Étoiles des caravaniers
name-S34 = Étoiles des points de vue I
name-S35 = Étoiles des points de vue II
name-S36 = Soleil
name-UB1 = Télescope de base
name-UB2 = Bateau de base
name-UB3 = Dromadaire de base
name-UB4 = Pigeon de base
name-UL1 = Chamelier
name-UL2 = Pigeonnier
name-UL3 = Étal du marché
name-UW1 = Timonier
name-UW2 = Pigeon de bord
name-UW3 = Courtier du port
name-US1 = Garde-manger des étoiles
name-US2 = Astrolabe
name-US3 = Équipement d’expédition
name-UP0 = Spéciale : Planète
name-UP1 = Spéciale : Étoiles
name-UP2 = Spéciale : Observatoire
name-UP3 = Spéciale : Comète
name-UP4 = Spéciale : Comètes jumelles
name-UP5 = Spéciale : Haute Mer
name-UP6 = Spéciale : Port
name-UP7 = Spéciale : Bibliothèque
name-UP8 = Spéciale : Ville
name-UP9 = Spéciale : Point de Vue
name-B1 = Ville (Bagdad)
name-B2 = Observatoire (Bagdad)
name-B3 = Bibliothèque (Bagdad)
name-B4 = Marché (Bagdad)
name-B5 = Atelier (Bagdad)
name-B6 = Port (Bagdad)
name-AI1 = IA Espace
name-AI2 = IA Améliorations
name-AI3 = IA Villageois
name-AI4 = IA Journal

## D’où viennent les valeurs imprimées

origin-backs = On ignore quel plateau IA est imprimé au dos de quel plateau de Joueur. Ils sont associés par leur numéro.
origin-caravans = Les icônes des quatre Caravanes viennent d’un tableau de données public ; les reproductions des plateaux ne les montrent pas. Les quatre plateaux ont les mêmes huit icônes, ce qui parle pour ce tableau.
origin-late-seats = La règle montre sur une image, qui n’était pas disponible, ce que reçoivent le troisième et le quatrième joueur ; les nombres viennent d’une adaptation publique.
origin-set-up = Le chapitre de la mise en place et son exemple.
origin-rules = Le texte de la règle.
origin-display = La règle énumère les actions des emplacements dans l’ordre du plateau ; les numéros et les prix ont été lus sur des reproductions du plateau.
origin-board = Lu sur une reproduction du plateau de Joueur.
origin-baghdad = La règle décrit les six emplacements de Dé et le reste du plateau de Joueur ; une reproduction le confirme.
origin-examples = Un exemple de la règle le montre.
origin-journal = Lu sur des reproductions des six faces du plateau et des tuiles Journal ; les exemples de la règle le confirment.
origin-tiles = Lu sur des reproductions des tuiles et de leurs contours sur le plateau principal ; les nombres de la règle le confirment.
origin-cards = Lu carte par carte sur des reproductions et comparé à un tableau de données public ; les nombres et les exemples de la règle le confirment.
origin-ai = Lu case par case sur des reproductions des plateaux IA et comparé à un tableau de données public ; la règle le confirme.
origin-planning = Lu sur une reproduction des cartes Planification ; une aide publique pour le jeu en solo et la règle le confirment.

## Ce qui ne va pas ensemble dans des données (en anglais : box.py)

error-wayfarers-goods = { $place } : doit être vide, car aucun dé n’est placé là
error-wayfarers-icons = { $place } : { $most } fois { $icon } au plus, trouvé { $found }
error-wayfarers-twice = { $place } : { $found } est déjà pris ailleurs ({ $name })
error-wayfarers-tiles = journal.spaces : { $most } cases avec une tuile Journal au plus, trouvé { $found }
error-wayfarers-bonus = ai.bonus_after : doit être inférieur à { $most } (les cases de ai.track), trouvé { $found }
error-wayfarers-effects = on ne peut distinguer que { $most } effets différents au plus, trouvé { $found }

## À quoi servent les choses : les notes qui s’ouvrent sous le pointeur

about-townsfolk = Un Villageois se glisse sous une carte Terre ou Eau à vous qui montre l’un de ses pictos. Il apporte des Biens au Dé, ajoute un effet ou agit au Repos. Les Pièces sur une carte sont son prix.
about-land = Les cartes Terre prolongent votre panorama à gauche : Villes avec leur emplacement de Dé, et Points de Vue.
about-water = Les cartes Eau prolongent votre panorama à droite : Ports avec leur emplacement de Dé, et Hautes Mers. Là où un éclair rencontre ce qu’offre la carte précédente à la même hauteur, vous le gagnez.
about-space = Les cartes Espace se placent au-dessus de votre panorama, coûtent des Pièces et comptent à la fin.
about-inspiration = Une Inspiration se glisse sous une carte Espace à vous et la double si son objectif est atteint à la fin.
about-journal = Avancez votre marqueur de case en case le long des taches d’encre dont la condition est remplie. Qui entre dans la dernière colonne annonce la fin.
about-tiles = Des Améliorations pour votre Caravane : Biens pour vos Dés, pas, réductions et points. Chaque sorte a son prix ; le nombre dit ce qui reste d’une pile.
about-dice = Les Dés de votre réserve. À côté de chacun : ce qu’apporte la colonne de sa valeur. Les autres vous rejoignent le long du Journal.
about-chain = Le Dé en main, tel que les pas de votre Caravane peuvent le changer.
about-workers = Les Ouvriers de votre réserve. Chaque couleur a ses rangées de cartes ; un Ouvrier fait ce qui est imprimé sous l’emplacement.
about-goods = Les Pièces achètent cartes et Améliorations, les Provisions paient les voyages. Les deux paient ce que l’on doit aux autres.
about-guilds = Votre Influence dans les trois Guildes, celle des autres, et ce qui reste dans votre réserve. La couronne va à qui en a seul le plus.
about-panorama = Bagdad avec six emplacements de Dé et votre Caravane, la terre à gauche, l’eau à droite, le ciel au-dessus. Les nombres sont des colonnes : ce qui s’y trouve va aux Dés de cette valeur.
about-drawn = Gardez-en une ; les autres vont sous la pioche.
about-plans = Les cartes Planification de l’IA. La dernière dit ce qu’elle fait.
about-ring = L’IA ne paie pas : son marqueur avance ; sa couleur et son nombre disent ce qu’elle cherche.
about-comets = Combien de Comètes comptent pour l’IA.
about-path = L’IA remplit sa Caravane le long de ce chemin et gagne ce qu’elle recouvre.
about-taken = Les cartes que l’IA a prises ; chaque rangée a ses points.
says-worker = Se place sur des cartes visibles de : { $rows }.
says-beside = Imprimé à côté du papier : les Dés de cette colonne l’ont dès le début.
says-start = Les marqueurs partent d’ici.
nothing-asked = rien
says-stain = Demande : { $wish }.
says-marker = Montre où en est l’IA.
says-tags = Compte comme { $tags }.{ " " }
says-columns =
    { $columns ->
        [1] Les Dés de sa colonne reçoivent : { $left }.
       *[other] Les Dés de sa colonne de gauche reçoivent : { $left } ; ceux de la colonne de droite : { $right }.
    }{ " " }
brings-step =
    { $way ->
        [up] un pas vers le haut
        [down] un pas vers le bas
       *[both] un pas vers le haut ou vers le bas
    }
brings-silver =
    { $count ->
        [1] 1 Pièce de moins
       *[other] { $count } Pièces de moins
    }
brings-provision =
    { $count ->
        [1] 1 Provision de moins
       *[other] { $count } Provisions de moins
    }
says-upgrade =
    { $kind ->
        [special] Pour des cases du Journal, sans prix. Une case.
       *[other] Prix : { $silver ->
            [one] { $silver } Pièce
           *[other] { $silver } Pièces
        }{ $count ->
            [0] { "" }
            [1] , ou 1 Influence de la Guilde { $guild }
           *[other] , ou { $count } Influences de la Guilde { $guild }
        }. { $kind ->
            [basic] Une case.
            [space] Deux cases l’une sur l’autre.
           *[other] Deux cases côte à côte ; deux faces au choix.
        }
    }

## Pourquoi pas, en ce moment

reason-price = Elle coûte { $price } { $price ->
        [1] Pièce
       *[other] Pièces
    }, vous en avez { $silver }.
reason-stain = Elle demande { $wish }. Vous avez : { $has }.
reason-die = Il demande { $needs } ; avec un { $value }, vous avez { $has }.
reason-dice = Il demande { $needs } ; aucun de vos Dés ne l’apporte.
reason-taken = Un Dé s’y trouve déjà ; il revient quand vous vous reposez ou le rafraîchissez.
reason-empty = Cette pile est vide.
reason-room = Il n’y a plus de place pour elle dans votre Caravane.
reason-pay = Elle coûte { $price } { $price ->
        [1] Pièce
       *[other] Pièces
    }{ $count ->
        [0] { "" }
        [1] { " " }ou 1 Influence de la Guilde { $guild }
       *[other] { " " }ou { $count } Influences de la Guilde { $guild }
    } : vous avez { $silver } { $silver ->
        [0] Pièce
        [1] Pièce
       *[other] Pièces
    }{ $count ->
        [0] { "" }
       *[other] { " " }et { $influence } { $influence ->
            [one] Influence
           *[other] Influences
        } à cet endroit
    }.
face-cell = Caravane, { $cell }
    .text = Une Amélioration placée ici sert aux Dés de valeur { $column }.
face-marker = Marqueur Journal
    .text = Montre où en est son joueur.
