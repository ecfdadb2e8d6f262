### Ginkgopolis en français. Les termes sont ceux de la règle : tuile Bâtiment, carte Bâtiment, carte et jeton Urbanisation,
### personnage, ressource, point de réussite (PR), réserve (les tuiles de tous, les ressources d’un joueur hors jeu), pioche,
### défausse, chantier, jeton Changer sa main, quartier.

title = Ginkgopolis
subtitle = La ville en symbiose avec la nature
hal = Hal

## Couleurs et éléments

colour-red = rouge
    .feminine = rouge
    .plural = rouges
    .theme = production
colour-blue = bleu
    .feminine = bleue
    .plural = bleus
    .theme = travail
colour-yellow = jaune
    .feminine = jaune
    .plural = jaunes
    .theme = vie
good-red = ressource
good-blue = tuile
good-yellow = point de réussite
goods-resources =
    { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
goods-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
goods-points =
    { $count ->
        [one] { $count } PR
       *[other] { $count } PR
    }
goods-none = rien

## Cartes et tuiles

role-red = bio-technicien
    .title = Bio-technicien
role-blue = bio-ingénieur
    .title = Bio-ingénieur
role-yellow = bio-urbaniste
    .title = Bio-urbaniste
trigger-exploit = Exploiter
trigger-urbanize = Urbaniser
trigger-construct = Construire en hauteur
card =
    { $kindcard ->
        [letter] Urbanisation { $lettercard }
        [character] { $rolecard } ({ $triggercard })
       *[building] { $colourcard } { $numbercard }
    }
tile = { $feminine_colourtile } { $numbertile }
effect-letter = Seule : gagnez une ressource ou une tuile. Avec une tuile : bâtissez à la place du jeton { $letter }.
effect-permanent = { $trigger } : gagnez { $goods }.
effect-start = Au départ : { $goods }.
effect-set = Lot d’initiation { $set }.
effect-colour = Fin de partie : { $goods } par ressource à vous sur les bâtiments { $plural_colour }.
effect-level =
    { $span ->
        [open] Fin de partie : { $goods } par bâtiment à vous de niveau { $low } ou plus.
        [one] Fin de partie : { $goods } par bâtiment à vous de niveau { $low }.
       *[several] Fin de partie : { $goods } par bâtiment à vous de niveau { $low } à { $high }.
    }
effect-trigger = Fin de partie : { $goods } par carte à vous qui porte un bonus { $trigger }.
effect-cards = Fin de partie : { $goods } par carte { $feminine_colour } à vous.
effect-flat = Fin de partie : { $goods }.

## Feuille de score

score-points = Points gagnés en cours de partie
score-cards = Bonus de fin de partie
score-change-hand = Jetons Changer sa main inutilisés
score-districts = Quartiers

## Options

option-setup = Personnages
    .text = Comment chacun reçoit ses personnages.
    .draft = draft (partie normale)
    .initiation = lots préparés (partie d’initiation)
option-hal-level = Niveau de Hal
    .text = Au niveau expert, Hal pioche une seconde carte si la première est une carte Urbanisation et se sert de la meilleure.
    .normal = normal
    .expert = expert
option-hal-card_from = Carte de Hal
    .text = D’où vient la carte de Hal : de la pioche, sans être vue, ou des cartes que vous avez piochées.
    .deck = de la pioche
    .hand = de votre main
option-hal-pays_additional_costs = Hal paie les coûts additionnels
    .text = Hal paie comme vous : la différence en PR pour un numéro inférieur, dans la limite de ses points, et une ressource pour une autre couleur. Elle revient aussitôt dans sa réserve, mais s’il ne l’a pas il ne peut pas construire, et la partie se termine.
option-first_player = Premier joueur
    .text = Qui commence : tiré au sort, ou la place de ce numéro, comptée à partir de 0 autour de la table.
    .random = tiré au sort
option-public_counts = Comptes ouverts
    .text = Tous voient combien de ressources, de tuiles et de points chacun possède. Une bonne mémoire suffirait.
option-max_rounds = Tours au plus
    .text = La partie s’arrête au plus tard après ce nombre de tours, pour qu’elle finisse toujours.

## Questions : ce qui est demandé, ce que voient les autres, ce que chaque réponse veut dire

ask-draft =
    { $pick ->
        [0] Gardez un personnage
        [1] Gardez un deuxième personnage
       *[other] Gardez un troisième personnage
    }{ $then ->
        [pass] , puis passez les autres à gauche.
        [one] { "" } ; l’autre retourne dans la boîte.
        [several] { "" } ; les autres retournent dans la boîte.
       *[none] .
    }
    .others = Choix d’un personnage en cours : { $players }.
    .keep = Garder le { $rolecard } ({ $triggercard })
ask-choose =
    { $kindcard ->
        [none] Choisissez une carte ; vous pourrez y ajouter une tuile Bâtiment pour construire.
        [letter] Ajoutez une tuile à la carte Urbanisation { $lettercard } pour urbaniser, ou jouez-la seule pour gagner une ressource ou une tuile.
       *[building] Ajoutez une tuile à la carte { $feminine_colourcard } { $numbercard } pour construire en hauteur, ou jouez-la seule pour exploiter.
    }
    .others = Choix des cartes en cours : { $players }.
    .card =
        { $kindcard ->
            [letter] Jouer la carte Urbanisation { $lettercard }
           *[building] Jouer la carte { $feminine_colourcard } { $numbercard }
        }
    .tile = Ajouter la tuile { $feminine_colourtile } { $numbertile }
    .alone = Jouer la carte seule
    .change-hand = Défausser un jeton pour changer de main
    .gives-up = Vous ne pouvez pas payer ce Bâtiment pour l’instant : si rien ne change avant votre tour, la tuile vous revient et la carte est jouée seule.
ask-choose-good = Choisissez une ressource ou une tuile.
    .others = { $player } choisit une ressource ou une tuile.
    .gain-resource = Gagner une ressource
    .gain-tile = Gagner une tuile
ask-relocate =
    { $hal ->
        [yes] Choisissez pour Hal la nouvelle place du jeton Urbanisation { $token }, à côté du nouveau bâtiment.
       *[no] Placez le jeton Urbanisation { $token } à côté du nouveau bâtiment.
    }
    .others = { $player } place le jeton Urbanisation { $token }.
    .side =
        { $side ->
            [north] Le placer au nord du bâtiment
            [east] Le placer à l’est du bâtiment
            [south] Le placer au sud du bâtiment
           *[west] Le placer à l’ouest du bâtiment
        }
ask-make-room =
    { $hal ->
        [yes] Le jeton { $token } n’a plus de place : choisissez pour Hal le jeton qui lui en fait une.
       *[no] Le jeton { $token } n’a plus de place : choisissez le jeton qui lui en fait une.
    }
    .others = { $player } choisit quel jeton fait une place au jeton { $token }.
    .room = Le jeton { $letter } fait une place
ask-choose-column = Choisissez la colonne où va le jeton { $token }.
    .others = { $player } place le jeton Urbanisation { $token }.
    .column = En colonne { $column }
ask-choose-row = Choisissez la rangée où va le jeton { $token }.
    .others = { $player } place le jeton Urbanisation { $token }.
    .row = En rangée { $row }
ask-give-back =
    { $points ->
        [0] La réserve est épuisée : remettez des tuiles en jeu, sans gagner de PR, puis gardez les autres.
       *[other] La réserve est épuisée : remettez des tuiles en jeu, { $points } PR par tuile, puis gardez les autres.
    }
    .others = La réserve est épuisée. Remise en jeu des tuiles en cours : { $players }.
    .tile = Remettre en jeu la tuile { $feminine_colourtile } { $numbertile }
    .done = Garder les autres tuiles
ask-give-hal = Choisissez la carte que vous donnez à Hal.
    .others = { $player } choisit une carte pour Hal.
    .card =
        { $kindcard ->
            [letter] Donner à Hal la carte Urbanisation { $lettercard }
           *[building] Donner à Hal la carte { $feminine_colourcard } { $numbercard }
        }

## Réponses hors de leur question

choice =
    .alone = Jouer la carte seule
    .done = Terminer
    .change-hand = Changer sa main
    .gain-resource = Gagner une ressource
    .gain-tile = Gagner une tuile
    .card =
        { $kindcard ->
            [letter] La carte Urbanisation { $lettercard }
           *[building] La carte { $feminine_colourcard } { $numbercard }
        }
    .tile = La tuile { $feminine_colourtile } { $numbertile }
    .keep = Le { $rolecard } ({ $triggercard })
    .side =
        { $side ->
            [north] Au nord du bâtiment
            [east] À l’est du bâtiment
            [south] Au sud du bâtiment
           *[west] À l’ouest du bâtiment
        }
    .room = Le jeton { $letter }
    .column = Colonne { $column }
    .row = Rangée { $row }

## Journal : tours et cartes

told-round = Tour { $round } : { $player } commence.
told-kept-character = { $player } a gardé un personnage.
    .secret = { $player } a gardé le { $rolesecret } ({ $triggersecret }).
told-character = { $player } commence avec le { $rolecard } ({ $triggercard }).
    .item = le { $rolecard } ({ $triggercard })
    .several = { $player } commence avec { $items }.
told-drew-card = { $player } a pioché une carte.
    .secret =
        { $kindsecret ->
            [letter] { $player } a pioché la carte Urbanisation { $lettersecret }.
           *[building] { $player } a pioché la carte { $feminine_coloursecret } { $numbersecret }.
        }
told-changed-hand =
    { $left ->
        [0] { $player } a changé sa main ; il ne lui reste aucun jeton.
        [one] { $player } a changé sa main ; il lui reste un jeton.
       *[other] { $player } a changé sa main ; il lui reste { $words_left } jetons.
    }
told-planned =
    { $tiles ->
        [0] { $player } a posé une carte seule.
       *[other] { $player } a posé une carte et une tuile.
    }
told-revealed =
    { $kindtile ->
        [none]
            { $kindcard ->
                [letter] { $player } a révélé la carte Urbanisation { $lettercard }, seule.
               *[building] { $player } a révélé la carte { $feminine_colourcard } { $numbercard }, seule.
            }
       *[building]
            { $kindcard ->
                [letter] { $player } a révélé la carte Urbanisation { $lettercard } et la tuile { $feminine_colourtile } { $numbertile }.
               *[building] { $player } a révélé la carte { $feminine_colourcard } { $numbercard } et la tuile { $feminine_colourtile } { $numbertile }.
            }
    }
told-fell-back = { $player } ne peut pas payer : la tuile { $feminine_colourtile } { $numbertile } retourne derrière le paravent et la carte est jouée seule.
told-kept-card = { $player } a posé la carte { $feminine_colourcard } { $numbercard } devant son paravent.
told-discarded =
    { $kindcard ->
        [letter] { $player } a défaussé la carte Urbanisation { $lettercard }.
       *[building] { $player } a défaussé la carte { $feminine_colourcard } { $numbercard }.
    }
    .item =
        { $kindcard ->
            [letter] la carte Urbanisation { $lettercard }
           *[building] la carte { $feminine_colourcard } { $numbercard }
        }
    .several = { $player } a défaussé { $items }.
told-rebuilt =
    { $count ->
        [one] La pioche a été reconstituée : { $count } carte
       *[other] La pioche a été reconstituée : { $count } cartes
    }{ $fresh ->
        [0] .
        [one] , un chantier ayant ajouté la sienne à la défausse.
       *[other] , { $words_fresh } chantiers ayant ajouté les leurs à la défausse.
    }

## Journal : actions

told-exploited =
    { $kindcard ->
        [letter] { $player } a joué une carte Urbanisation seule.
       *[building]
            { $level ->
                [1] { $player } a exploité le bâtiment { $colourcard } { $numbercard }.
               *[other] { $player } a exploité le bâtiment { $colourcard } { $numbercard }, de niveau { $level }.
            }
    }
told-chose-good =
    { $chosen ->
        [0] { $player } a choisi une ressource.
       *[other] { $player } a choisi une tuile.
    }
told-urbanized = { $player } a bâti { $colourtile } { $numbertile } à la place du jeton { $lettercard } et y a posé une ressource.
told-token = Le jeton { $lettercard } est allé en colonne { $x }, rangée { $y }.
told-constructed = { $player } a construit sur { $colourover } { $numberover } : c’est maintenant { $colourtile } { $numbertile }, niveau { $level }, avec { $words_level } ressources.
told-yield = Le bâtiment voisin { $colourtile } { $numbertile } rapporte { $goods } à { $player }.
    .item = { $colourtile } { $numbertile } ({ $goods })
    .several = Les bâtiments voisins rapportent à { $player } : { $items }.
told-bonus =
    { $kindcard ->
        [character] Le { $rolecard } rapporte { $goods } à { $player }.
       *[building] La carte { $feminine_colourcard } { $numbercard } rapporte { $goods } à { $player }.
    }
    .item =
        { $kindcard ->
            [character] le { $rolecard } ({ $goods })
           *[building] la carte { $feminine_colourcard } { $numbercard } ({ $goods })
        }
    .several = Bonus pour { $player } : { $items }.
told-returned =
    { $points ->
        [0]
            { $count ->
                [one] { $player } a repris une ressource.
               *[other] { $player } a repris { $words_count } ressources.
            }
       *[other]
            { $count ->
                [one] { $player } a récupéré une ressource et gagné { $points } PR.
               *[other] { $player } a récupéré { $words_count } ressources et gagné { $points } PR.
            }
    }
told-paid-points =
    { $count ->
        [one] { $player } a payé { $count } PR pour un numéro inférieur.
       *[other] { $player } a payé { $count } PR pour un numéro inférieur.
    }
told-paid-resource = { $player } a payé une ressource pour changer de couleur.
told-gained-points =
    { $count ->
        [0] { $player } n’a gagné aucun point.
        [one] { $player } a gagné { $count } PR.
       *[other] { $player } a gagné { $count } PR.
    }
told-gained-resources =
    { $count ->
        [one] { $player } a gagné une ressource.
       *[other] { $player } a gagné { $words_count } ressources.
    }
told-lost-resources =
    { $count ->
        [one] { $player } n’a plus de ressource en réserve : une ressource est perdue.
       *[other] { $player } n’a plus de ressource en réserve : { $words_count } ressources sont perdues.
    }
told-drew-tile = { $player } a pris une tuile.
    .secret = { $player } a pris la tuile { $feminine_coloursecret } { $numbersecret }.
told-lost-tiles =
    { $count ->
        [one] La réserve de tuiles est vide : une tuile est perdue pour { $player }.
       *[other] La réserve de tuiles est vide : { $words_count } tuiles sont perdues pour { $player }.
    }

## Journal : la fin

told-exhausted =
    { $count ->
        [1] La dernière tuile de la réserve est partie.
       *[other] La réserve de tuiles est épuisée pour la seconde fois.
    }
told-gave-back =
    { $points ->
        [0] { $player } a remis en jeu la tuile { $feminine_colourtile } { $numbertile }.
       *[other] { $player } a remis en jeu la tuile { $feminine_colourtile } { $numbertile } pour { $points } PR.
    }
    .item = { $feminine_colourtile } { $numbertile }
    .several =
        { $points ->
            [0] { $player } a remis en jeu les tuiles { $items }.
           *[other] { $player } a remis en jeu les tuiles { $items }, pour { $points } PR chacune.
        }
told-new-reserve =
    { $count ->
        [one] La nouvelle réserve compte une tuile.
       *[other] La nouvelle réserve compte { $words_count } tuiles.
    }
told-all-placed = { $player } a maintenant toutes ses ressources en ville.
told-ending = La fin approche : le tour s’achève, puis la partie est terminée.
told-round-limit = Le tour { $round } était le dernier que permet l’option « Tours au plus ».
told-game-over = La dernière action est faite ; place au décompte.
told-scored-card = { $player } marque { $points } PR pour la carte { $feminine_colourcard } { $numbercard }.
    .item = { $feminine_colourcard } { $numbercard } ({ $points })
    .several = { $player } marque des PR pour ces cartes : { $items }.
told-scored-tokens =
    { $count ->
        [one] { $player } marque { $points } PR pour un jeton Changer sa main inutilisé.
       *[other] { $player } marque { $points } PR pour { $words_count } jetons Changer sa main inutilisés.
    }
told-district-first = Quartier { $colourtile } du { $numbertile } : { $player } domine avec { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } et marque { $points } PR.
told-district-second = Quartier { $colourtile } du { $numbertile } : { $player } suit avec { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } et marque { $points } PR.
told-district-alone = Quartier { $colourtile } du { $numbertile } : { $player } y est sans rival avec { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } et marque { $points } PR.

## Journal : Hal

told-hal-card = Hal a reçu une carte face cachée.
told-gave-hal = { $player } a donné une carte à Hal.
    .secret =
        { $kindsecret ->
            [letter] { $player } a donné à Hal la carte Urbanisation { $lettersecret }.
           *[building] { $player } a donné à Hal la carte { $feminine_coloursecret } { $numbersecret }.
        }
told-hal-reveals =
    { $kindcard ->
        [letter] Hal révèle la carte Urbanisation { $lettercard }.
       *[building] Hal révèle la carte { $feminine_colourcard } { $numbercard }.
    }
told-hal-idle = Il ne reste pas de tuile pour Hal : il ne joue pas.
told-hal-extra =
    { $kindcard ->
        [letter] Niveau expert : Hal pioche une seconde carte, la carte Urbanisation { $lettercard }.
       *[building] Niveau expert : Hal pioche une seconde carte, la carte { $feminine_colourcard } { $numbercard }.
    }
told-hal-prefers-building = Hal se sert de la carte Bâtiment et défausse la carte Urbanisation { $letterover }.
told-hal-compares = Hal compare : { $more } PR contre { $less }. Il se sert de la carte Urbanisation { $lettercard }.
told-hal-yield = Le bâtiment voisin { $colourtile } { $numbertile } rapporte { $count } PR à Hal.
    .item = { $colourtile } { $numbertile } ({ $count })
    .several = Les bâtiments voisins rapportent des PR à Hal : { $items }.
told-hal-tile = Hal pioche la tuile { $feminine_colourtile } { $numbertile }.
told-hal-urbanized =
    { $left ->
        [one] Hal a bâti { $colourtile } { $numbertile } à la place du jeton { $lettercard } et y a posé une ressource ; il lui en reste { $left }.
       *[other] Hal a bâti { $colourtile } { $numbertile } à la place du jeton { $lettercard } et y a posé une ressource ; il lui en reste { $left }.
    }
told-hal-needs = Pour construire sur { $colourcard } { $numbercard }, Hal a besoin de { $needed } ressources et en a { $left }.
told-hal-fails = Hal manque de ressources pour { $colourcard } { $numbercard } : il ne construit pas et la partie se termine.

## Raisons d’un refus

why-GIN-2-10 = Vous gardez un personnage du paquet que vous tenez.
why-GIN-4-1 = Vous jouez une carte de votre main, seule ou avec une tuile de votre stock.
why-GIN-4-4 = On change sa main avec un jeton Changer sa main ; si vous avez déjà choisi une carte, reprenez-la d’abord.
why-GIN-5-5a = Le jeton va sur une case voisine du nouveau bâtiment, sans bâtiment ni jeton.
why-GIN-5-5e = Le jeton va sur une case libre au bord de la ville où les lettres restent dans l’ordre alphabétique.
why-GIN-5-5f = Aussi peu de jetons que possible font une place, pour que les lettres restent dans l’ordre alphabétique.
why-GIN-7-2 = Vous remettez en jeu des tuiles de votre stock, dans l’ordre croissant ; ce que vous avez passé reste à vous.
why-GIN-11-1 = Contre Hal, il n’y a pas de jeton Changer sa main.
why-GIN-R8 = Il ne reste plus rien de cet élément.
why-GIN-R20 = Hal reçoit une des cartes que vous avez piochées.

## La table à l’écran

ribbon = Dernier tour : qui n’a pas encore agi agit, puis on compte les points
place-city = Ville
place-reserve = Réserve
place-deck = Pioche
place-discards = Défausse
place-plan = Choix
place-hand = Main
place-tiles = Tuiles
place-screen = Derrière le paravent
place-tableau = Cartes bonus
place-packet = Personnages au choix
place-kept = Personnages gardés
about-city = Les bâtiments de tous, entourés des jetons Urbanisation. Des voisins de même couleur forment un quartier, qui compte en fin de partie.
about-reserve = Les tuiles encore à gagner. À plusieurs, on peut en remettre en jeu la première fois qu’elle est épuisée ; la seconde, la partie s’arrête.
about-deck = Chacun y pioche à la fin de chaque tour. Une fois vide, les chantiers achevés ajoutent leurs cartes à la défausse, qui devient la nouvelle pioche.
about-discards = Les cartes jouées et les mains changées.
about-plan = La carte de ce tour, face cachée jusqu’à ce que tous aient choisi : seule pour exploiter, avec une tuile pour bâtir.
about-hand = Une carte est jouée à chaque tour. À plusieurs, les autres passent ensuite à gauche.
about-tiles = Des tuiles Bâtiment : l’une d’elles, avec une carte, bâtit dans la ville.
about-screen = Ce qu’un joueur possède : ressources, points de réussite, ressources encore en réserve et jetons Changer sa main.
about-tableau = Les cartes gagnées en construisant. Chaque action rapporte ce que disent les cartes placées sous elle ; les dernières comptent en fin de partie.
about-packet = Gardez-en un ; les autres passent à gauche.
about-kept = Ces personnages donnent les premiers biens, et un bonus pour toute la partie.
note-city =
    { $sites ->
        [0] aucun chantier
        [one] un chantier
       *[other] { $sites } chantiers
    }
note-reserve =
    { $exhausted ->
        [0] première réserve
       *[other] seconde et dernière réserve
    }
note-reserve-solo = épuisée, elle met fin à la partie
note-deck =
    { $sites ->
        [0] puis la défausse est mélangée
        [one] puis un chantier s’achève
       *[other] puis { $words_sites } chantiers s’achèvent
    }
note-building =
    L’exploiter rapporte { $goods }, plus vos bonus. Construire dessus demande { $count ->
        [one] { $words_count } de vos ressources
       *[other] { $words_count } de vos ressources
    }, une par niveau.
note-token = Bâtir ici : les voisins rapportent { $goods }.
note-sum = { $goods }
note-final = { $count } PR à ce jour
district = quartier { $colour }, { $count } bâtiments
district-row =
    { $count ->
        [0] aucune ressource
        [one] une ressource
       *[other] { $words_count } ressources
    }
walk-points =
    { $count ->
        [one] { $count } PR gagné
       *[other] { $count } PR gagnés
    }
walk-changes =
    { $count ->
        [one] un jeton Changer sa main
       *[other] { $words_count } jetons Changer sa main
    }
walk-district = { $district } : { $strength }
face-resource = ressources
    .text = Chaque niveau d’un bâtiment vous en coûte une ; celles qui s’y trouvent vous en font propriétaire et comptent dans son quartier.
face-tile-good = tuiles
    .text = Avec une carte, elles deviennent des bâtiments.
face-point = points de réussite
    .text = Ils comptent à la fin, avec les quartiers et les bonus de vos cartes.
face-supply = ressources encore en réserve
    .text = Ce qui reste à gagner de cette couleur.
face-change-hand = jetons Changer sa main
    .text = Avant de choisir une carte, vous pouvez en défausser un pour piocher une nouvelle main ; ceux qui restent rapportent des points à la fin.
face-exploit = Exploiter
    .text = Une carte jouée seule : les bonus de cette colonne s’y ajoutent.
face-urbanize = Urbaniser
    .text = Une carte Urbanisation et une tuile, pour un nouveau bâtiment : les bonus de cette colonne s’y ajoutent.
face-construct = Construire
    .text = Une carte Bâtiment et une tuile, posée sur ce bâtiment : les bonus de cette colonne s’y ajoutent.
face-final = Fin de partie
    .text = Ce que vos cartes rapportent en fin de partie.
tip-tile =
    .red = Chaque niveau d’un bâtiment rouge rapporte une ressource quand on l’exploite.
    .blue = Chaque niveau d’un bâtiment bleu rapporte une tuile quand on l’exploite.
    .yellow = Chaque niveau d’un bâtiment jaune rapporte un point de réussite quand on l’exploite.
tip-token = La ville peut s’agrandir ici : la carte Urbanisation de cette lettre, jouée avec une tuile, y bâtit.
face-token = jeton Urbanisation { $letter }
face-down = carte face cachée
    .text = On ne la connaît pas tant qu’elle n’est pas retournée.
face-tile = tuile face cachée
    .text = On ne la connaît pas tant qu’elle n’est pas piochée.
mark-site = chantier
mark-given = remise en jeu
stat-resources = Ressources derrière le paravent
stat-tiles = Tuiles derrière le paravent
stat-points = Points de réussite
stat-supply = Ressources pas encore en ville
stat-changes = Jetons Changer sa main
dialog-good = Une ressource ou une tuile
plan-exploit = La jouer seule : exploiter { $colourcard } { $numbercard } pour { $goods }
plan-letter =
    { $more ->
        [yes] La jouer seule : une ressource ou une tuile, et { $goods }
       *[no] La jouer seule : une ressource ou une tuile
    }
plan-build =
    { $more ->
        [yes] Ajouter { $feminine_colourtile } { $numbertile } : niveau { $level } pour { $cost }, gain { $goods }
       *[no] Ajouter { $feminine_colourtile } { $numbertile } : niveau { $level } pour { $cost }
    }
plan-short = Ajouter { $feminine_colourtile } { $numbertile } : coûte { $cost }, trop pour l’instant ; la carte serait jouée seule

## D’où viennent les valeurs imprimées

origin-two-listings = Deux listes publiques et indépendantes des cartes, dont l’une faite d’après une photographie publiée, donnent ce même bonus. La règle nomme chaque sorte de bonus, mais ne montre que sur des images quelle carte porte lequel.
origin-one-listing = Une liste publique et complète des cartes. Partout où une seconde liste, indépendante, a la même carte, les deux s’accordent, et toutes les cartes suivent un même modèle.
origin-second-set = Une liste publique et complète des personnages ; deux exemples de la règle confirment ce lot.
origin-sets = Une liste publique et complète des personnages. Elle s’accorde avec les exemples de la règle, et dans chaque couleur chaque action a autant de personnages.
origin-draft-only = Une liste publique, la seule des neuf personnages sans numéro de lot. Rien ne la contredit, mais rien ne permet non plus de la vérifier.
origin-tokens = Deux réalisations publiques du jeu disposent les jetons de la même façon : dans l’ordre alphabétique et dans le sens horaire, en partant d’en haut à gauche.
origin-set-up = Le chapitre de la mise en place.
origin-rules = Le texte de la règle.
origin-solo = Le chapitre du jeu en solitaire.

## Ce qui ne va pas ensemble dans des données (en anglais : box.py)

error-ginkgopolis-levels = buildings[{ $card }].bonus : low doit valoir au plus { $high } (high), trouvé { $low }
error-ginkgopolis-set = characters : aucun ne porte le lot { $number } ; il en faut un pour chacun des lots 1 à 6
error-ginkgopolis-kept = setup.characters_kept : doit valoir au plus { $most } (setup.characters_dealt), trouvé { $found }
error-ginkgopolis-put-aside = setup.cards_put_aside.{ $seats } : doit valoir au plus { $most } avec de telles mains ({ $hands }), trouvé { $found }
error-ginkgopolis-tiles = characters : à { $seats } joueurs, ils peuvent apporter { $tiles } tuiles au départ (start), mais la réserve en compte { $reserve } (setup.tiles_removed.{ $seats }) et doit en garder une
error-ginkgopolis-goods = buildings, characters : tous les bonus { $trigger } d’un joueur peuvent donner { $found } fois { $good }, { $most } au plus sont possibles
