### Uruk en français. Les termes sont ceux de la règle : découverte, disque colonie, exposition, pioche,
### défausse, réserve (les cubes de tous), stock personnel (les cubes d’un joueur), stock commun (les disques).

title = Uruk
subtitle = Berceau de la civilisation

## Couleurs

colour-red = rouge
    .plural = rouges
    .feminine = rouge
    .theme = construction
colour-pink = rose
    .plural = roses
    .feminine = rose
    .theme = nourriture
colour-yellow = jaune
    .plural = jaunes
    .feminine = jaune
    .theme = commerce et culture
colour-blue = bleu
    .plural = bleus
    .feminine = bleue
    .theme = eau

## Découvertes de niveau 1

card-mud_hut = Hutte en boue séchée
    .the = la Hutte en boue séchée
    .of = de la Hutte en boue séchée
    .text = Prenez un cube posé sur cette carte ; elle en porte { $words_start } au départ et n’en reçoit plus.
card-net = Filets
    .the = les Filets
    .of = des Filets
    .text = Prenez un cube posé sur cette carte ; elle en porte { $words_start } au départ et n’en reçoit plus.
card-clay_pot = Poterie
    .the = la Poterie
    .of = de la Poterie
    .text = Prenez un cube posé sur cette carte ; elle en porte { $words_start } au départ et n’en reçoit plus.
card-cistern = Citerne
    .the = la Citerne
    .of = de la Citerne
    .text = Prenez un cube posé sur cette carte ; elle en porte { $words_start } au départ et n’en reçoit plus.

## Découvertes de niveau 2

card-city_wall = Murailles
    .the = les Murailles
    .of = des Murailles
    .text = Une fois par tour, une découverte { $feminine_colour } vous coûte une carte de moins.
card-kiln = Four
    .the = le Four
    .of = du Four
    .text = Prenez un cube { $colour } dans la réserve.
card-street = Rue
    .the = la Rue
    .of = de la Rue
    .text = À la pose, placez ici un cube de la couleur de chaque carte de l’exposition. Ensuite, prenez un cube posé sur cette carte.
card-axe = Hache
    .the = la Hache
    .of = de la Hache
    .text = Une fois par tour, une découverte { $feminine_colour } vous coûte une carte de moins.
card-domestication = Domestication
    .the = la Domestication
    .of = de la Domestication
    .text = Prenez un cube { $colour } dans la réserve.
card-shadoof = Puits
    .the = le Puits
    .of = du Puits
    .text = Une fois par tour, quand vous fondez un village, des cartes de votre main peuvent remplacer des cubes de leur couleur.
card-roller = Roulage
    .the = le Roulage
    .of = du Roulage
    .text = Prenez un cube { $colour } dans la réserve.
card-statuette = Statuette
    .the = la Statuette
    .of = de la Statuette
    .text = Une fois par tour, une découverte { $feminine_colour } vous coûte une carte de moins.
card-wheel_and_axle = Meule
    .the = la Meule
    .of = de la Meule
    .text = Une fois par tour et sans action, échangez un de vos cubes contre un cube d’une autre couleur de la réserve.
card-lighthouse = Phare
    .the = le Phare
    .of = du Phare
    .text = Ajoute { $cards } à vos enchères pour les dieux et { $cubes } à vos mises contre les désastres ; { $village } de plus avec un village, { $city } avec une cité.
card-sailing_ship = Navire à voile
    .the = le Navire à voile
    .of = du Navire à voile
    .text = Une fois par tour, une découverte { $feminine_colour } vous coûte une carte de moins.
card-water_wheel = Roue hydraulique
    .the = la Roue hydraulique
    .of = de la Roue hydraulique
    .text = Prenez un cube { $colour } dans la réserve.

## Découvertes de niveau 3

card-pulley = Palan
    .the = le Palan
    .of = du Palan
    .text = Prenez un cube { $one } ou { $two } dans la réserve.
card-vault = Voûte
    .the = la Voûte
    .of = de la Voûte
    .text = Une fois par tour, un disque colonie vous coûte un cube de moins, au choix.
card-clay_pipe = Tubage
    .the = le Tubage
    .of = du Tubage
    .text = À la fin du tour de l’adversaire qui a le plus de disques, un cube d’une couleur qu’il a reçue arrive ici ; { $words_holds } au plus. Prenez tous les cubes posés sur cette carte.
card-scales = Balance
    .the = la Balance
    .of = de la Balance
    .text = Fin de partie : si vos autres découvertes montrent les quatre couleurs, chaque couleur dans votre main rapporte 1 PV.
card-coinage = Monnaie
    .the = la Monnaie
    .of = de la Monnaie
    .text = Une fois par tour, un disque colonie posé sur cette carte coûte deux cubes de moins, au choix, sans l’aide de la Voûte.
card-lyre = Lyre
    .the = la Lyre
    .of = de la Lyre
    .text = Fin de partie : posez une découverte de plus, au prix normal et sans limite de place ; elle rapporte son niveau en PV.
card-sewer = Égouts
    .the = les Égouts
    .of = des Égouts
    .text = Prenez un cube { $one } ou { $two } dans la réserve.
card-water_clock = Clepsydre
    .the = la Clepsydre
    .of = de la Clepsydre
    .text = Vous pouvez avoir { $words_slots } découvertes.

## Découvertes de niveau 4

card-ziggurat = Ziggourat
    .the = la Ziggourat
    .of = de la Ziggourat
    .text = Prenez un cube de chaque couleur absente de votre stock personnel.
card-gear_wheel = Roue dentée
    .the = la Roue dentée
    .of = de la Roue dentée
    .text = Action : déplacez un de vos disques colonie vers une autre de vos découvertes, d’un niveau d’écart au plus.
card-astronomy = Astronomie
    .the = l’Astronomie
    .of = de l’Astronomie
    .text = Choisissez une couleur de l’exposition : prenez un cube de cette couleur par carte, puis défaussez ces cartes.
card-aqueduct = Aqueduc
    .the = l’Aqueduc
    .of = de l’Aqueduc
    .text = Action : défaussez une ou deux cartes contre autant de cubes au choix, ou rendez un ou deux cubes contre autant de cartes.

## Dieux

card-enlil = Enlil
    .the = Enlil
    .The = Enlil
    .of = d’Enlil
    .text = Enchère de cartes. Le vainqueur pose une découverte de sa main, pour cette seule carte.
card-nergal = Nergal
    .the = Nergal
    .The = Nergal
    .of = de Nergal
    .text = Enchère de cartes. Le vainqueur prend trois cubes de la couleur de son choix.
card-ninurta = Ninurta
    .the = Ninurta
    .The = Ninurta
    .of = de Ninurta
    .text = Enchère de cartes. Le vainqueur garde Ninurta : 1 PV par cité en fin de partie.
card-gibil = Gibil
    .the = Gibil
    .The = Gibil
    .of = de Gibil
    .text = Qui a le moins de disques prend trois cubes de la couleur de son choix, les autres un cube.
card-marduk = Marduk
    .the = Marduk
    .The = Marduk
    .of = de Marduk
    .text = Qui a le moins de disques paiera le prochain à moitié prix, arrondi au-dessus ; les autres prennent un cube.
card-nannar = Nannar
    .the = Nannar
    .The = Nannar
    .of = de Nannar
    .text = Qui a le moins de disques paiera le prochain à moitié prix, arrondi au-dessus ; les autres peuvent piocher une carte.
card-ishtar = Ishtar
    .the = Ishtar
    .The = Ishtar
    .of = d’Ishtar
    .text = Chacun pioche une carte ou prend un cube de son choix.

## Désastres

card-drought = Sécheresse
    .the = la Sécheresse
    .The = La Sécheresse
    .of = de la Sécheresse
    .text = Mise secrète de cubes. Chaque victime perd un disque colonie, qui rejoint le stock commun.
card-earthquake = Tremblement de terre
    .the = le Tremblement de terre
    .The = Le Tremblement de terre
    .of = du Tremblement de terre
    .text = Mise secrète de cubes. Chaque victime défausse une découverte sans disque colonie ou, à défaut, trois cartes.
card-volcano = Éruption volcanique
    .the = l’Éruption volcanique
    .The = L’Éruption volcanique
    .of = de l’Éruption volcanique
    .text =
        Mise secrète de cubes. Chaque victime n’a { $left ->
            [1] qu’une action
           *[other] que { $words_left } actions
        } à son prochain tour.

## Époques

epoch-1 = Époque I
    .of = de l’époque I
    .short = époque I
epoch-2 = Époque II
    .of = de l’époque II
    .short = époque II
epoch-3 = Époque III
    .of = de l’époque III
    .short = époque III
epoch-4 = Époque IV
    .of = de l’époque IV
    .short = époque IV

## Lieux et objets de la table

place-display = Exposition
place-deck = Pioche
place-discards = Défausse
place-removed = Cartes retirées du jeu
place-supply = Réserve
place-stock = Stock personnel
place-common = Stock commun
place-epochs = Cartes époque
place-event = Carte dieu ou désastre
place-tableau = Découvertes posées
place-hand = Main
place-gods = Dieux gardés
place-offer = Mise
about-display = Des découvertes face visible : prenez-en une en main, pour une action. Les places vides sont complétées à la fin du tour.
about-deck = Piochez ici une carte, pour une action. Un dieu ou un désastre qui apparaît attend à sa place, et vous piochez de nouveau.
about-discards = Ce qui a été payé ou défaussé. Elle devient la nouvelle pioche quand l’ancienne est vide.
about-removed = Ces cartes ont quitté le jeu.
about-supply = Les cubes que rapportent découvertes et échanges. Ce qui est payé revient ici.
about-stock = Les cubes qui paient les disques. Ceux qui sont posés sur des découvertes doivent d’abord être pris.
about-common = Les disques mis de côté par les dieux et les désastres.
about-epochs = Les disques viennent de la première époque qui en a encore, à son prix. Quand le dernier est posé, la fin approche.
about-event = Un dieu ou un désastre attend ici que le suivant soit pioché ; il agit alors à la fin du tour.
about-tableau = Les découvertes posées devant un joueur, toutes différentes. Un disque en fait un village, un deuxième une cité.
about-hand = Des cartes pour poser des découvertes, les échanger contre des cubes ou miser.
about-gods = Les dieux dont un joueur garde la faveur.
about-offer = Les cartes qu’un joueur mise à l’enchère.
disc = disque colonie
    .text = Le premier sur une découverte fonde un village, qui rapporte son niveau ; le second en fait une cité, qui rapporte le double.
village = village
city = cité
cube = cube
level = niveau { $level }

## Feuille de score

score-inventions = Découvertes sans disque
score-villages = Villages
score-cities = Cités
score-lyre = Lyre
score-cubes = Ressources
score-scales = Balance
score-ninurta = Ninurta

## Options

option-losing_card_bids_are_discarded = Toutes les mises sont défaussées
    .text = Dans une enchère de cartes, les perdants défaussent aussi leur mise, au lieu de la reprendre en main.
option-scarcity_limit = Pénurie
    .text = Quand la réserve est vide, combien de cubes une action peut prendre aux adversaires.
    .per_colour = un par couleur
    .per_action = un par action
option-clay_pipe_ties_load = Tubage à égalité
    .text = Le Tubage reçoit un cube même si plusieurs adversaires sont à égalité pour le plus de disques.
option-half_price_is_compulsory = Moitié prix obligatoire
    .text = La faveur de Marduk ou de Nannar s’applique toujours au prochain disque ; sinon, son propriétaire choisit le moment.
option-scales_own_colour_counts = La Balance compte sa couleur
    .text = La couleur de la Balance aide à réunir les quatre couleurs ; sinon, seules les autres découvertes comptent.
option-cost_reductions_once_per_turn = Réductions une fois par tour
    .text = Chaque réduction de prix ne sert qu’une fois par tour ; sinon, elle sert à chaque achat.
option-shadoof_cards = Cartes pour le Puits
    .text = Si des cartes de la main peuvent remplacer n’importe quels cubes du prix d’un village, ou seulement ceux qui vous manquent.
    .any = pour tous les cubes
    .missing_cubes = pour les seuls cubes qui manquent
option-scarcity_victim = À qui l’on prend en cas de pénurie
    .text = Quand une couleur manque dans la réserve, le cube se prend à l’adversaire qui en a le plus ; ou seulement si personne, vous compris, n’en a davantage.
    .richest_opponent = à l’adversaire le plus riche
    .richest_of_all = à personne, si vous en avez le plus
option-bid_colours = Couleurs d’une mise secrète
    .text = Qui est épargné par un désastre choisit après la révélation les cubes à payer, ou cache dans son poing ceux-là mêmes.
    .after_reveal = choisies après la révélation
    .in_secret = cachées avec la mise
option-reshuffle = Nouvelle pioche
    .text = La défausse devient une nouvelle pioche quand il faut y prendre une carte, ou dès que la dernière carte de l’ancienne est piochée.
    .card_needed = quand il faut une carte
    .deck_empty = dès que la pioche est vide
option-discs_after_trigger = Les disques après le dernier
    .text = Quand la fin approche, un dieu ou un désastre ne retire plus de disque de l’époque IV, ou en retire encore un.
    .stay = ils restent
    .taken = encore retirés
option-first_player = Premier joueur
    .text = Qui commence : tiré au sort, ou la place de ce numéro, comptée à partir de 0 autour de la table.
    .random = tiré au sort
option-max_rounds = Manches au plus
    .text = La partie s’arrête après ce nombre de manches, pour qu’elle finisse toujours.

## Questions d’un tour : ce qui est demandé, ce que voient les autres, ce que chaque réponse veut dire

ask-menu =
    { $left ->
        [0] Échangez un cube avec la Meule ou terminez votre tour ; vous n’avez plus d’action.
        [1] Choisissez une action ; il vous en reste une.
       *[other] Choisissez une action ; il vous en reste { $words_left }.
    }
    .others =
        { $left ->
            [0] { $player } peut encore échanger un cube avec la Meule.
            [1] { $player } choisit une action ; il lui en reste une.
           *[other] { $player } choisit une action ; il lui en reste { $words_left }.
        }
    .end = Terminer le tour
    .draw = Piocher une carte
    .take = Prendre { $the_card } dans l’exposition
    .make = Poser { $the_card }
    .use =
        { $way ->
            [store] Prendre un cube sur { $the_card }
            [plain] Prendre un cube { $colour } avec { $the_card }
            [ziggurat] Prendre les couleurs qui vous manquent avec { $the_card }
            [clay_pipe] Prendre tous les cubes { $of_card }
            [astronomy] Prendre les cubes d’une couleur de l’exposition avec { $the_card }
            [gear_wheel] Déplacer un disque colonie avec { $the_card }
           *[other] Prendre un cube avec { $the_card }
        }
    .exchange = Échanger des cartes contre des ressources
    .settle =
        { $discs ->
            [0] Fonder un village sur { $the_card }
           *[other] Fonder une cité sur { $the_card }
        }
    .cards-to-cubes = Échanger des cartes contre des cubes avec l’Aqueduc
    .cubes-to-cards = Échanger des cubes contre des cartes avec l’Aqueduc
    .swap = Échanger un cube avec la Meule, sans action
    .gives-up =
        { $n ->
            [1] Il vous reste une action à faire.
           *[other] Il vous reste { $words_n } actions à faire.
        }

ask-place =
    { $where ->
        [new] Posez { $the_card } sur un nouvel emplacement.
        [replace] Choisissez la découverte à remplacer par { $the_card }.
       *[either] Choisissez l’emplacement { $of_card } : un nouvel emplacement ou une découverte à remplacer.
    }
    .others = { $player } choisit l’emplacement { $of_card }.
    .new-slot = Poser { $the_card } sur un nouvel emplacement
    .slot = Remplacer { $the_gone } par { $the_card }

ask-copies = Choisissez comment payer { $the_card } : avec des exemplaires ou des paires de même couleur.
    .others = { $player } choisit comment payer { $the_card }.
    .copies =
        { $used ->
            [1] { $pairs ->
                [0] Payer avec cette seule carte
                [1] Payer avec un exemplaire et une paire
               *[other] Payer avec un exemplaire et { $words_pairs } paires
            }
           *[other] { $pairs ->
                [0] Payer avec { $words_used } exemplaires
                [1] Payer avec { $words_used } exemplaires et une paire
               *[other] Payer avec { $words_used } exemplaires et { $words_pairs } paires
            }
        }{ $cheaper ->
            [yes] , en utilisant { $the_helper }
           *[no] { "" }
        }

ask-pay-pairs =
    { $middle ->
        [yes] Complétez la paire avec une autre carte { $feminine_colour }.
       *[no] Défaussez { $pairs ->
            [1] une paire
           *[other] { $words_pairs } paires
        } de cartes de même couleur pour poser { $the_card }.
    }
    .others = { $player } défausse des paires de cartes pour poser { $the_card }.
    .card = Défausser { $the_card }

ask-choose-colour =
    { $way ->
        [astronomy] Choisissez une couleur : les cartes de l’exposition qui la montrent rapportent chacune un cube, puis sont défaussées.
        [store] Choisissez le cube à prendre sur { $the_card }.
       *[other] Choisissez le cube à prendre avec { $the_card }.
    }
    .others = { $player } choisit une couleur pour { $the_card }.
    .colour =
        { $way ->
            [astronomy] { $shown ->
                [1] Choisir le { $colour } : une carte de l’exposition
               *[other] Choisir le { $colour } : { $words_shown } cartes de l’exposition
            }
           *[other] Prendre un cube { $colour }
        }

ask-rob =
    { $choice ->
        [forgo] La réserve n’a plus de cube { $colour } : prenez-en un à l’adversaire qui en a le plus, ou renoncez-y.
       *[must] La réserve n’a plus de cube { $colour } : choisissez l’adversaire à qui en prendre un.
    }
    .others = La réserve n’a plus de cube { $colour } : { $player } peut en prendre un à l’adversaire qui en a le plus.
    .from = Prendre un cube { $colour } à { $seat }
    .forgo = Renoncer au cube { $colour }
    .gives-up = Le cube { $colour } ne vous coûterait rien.

ask-compensate = On vous a pris un cube { $colour } : prenez un cube d’une autre couleur dans la réserve.
    .others = { $player } a perdu un cube { $colour } et en prend un autre dans la réserve.
    .colour = Prendre un cube { $colour } en compensation

ask-exchange =
    { $started ->
        [yes] Échangez une autre carte, ou arrêtez-vous là.
       *[no] Choisissez une carte à échanger contre un cube de sa couleur.
    }
    .others = { $player } échange des cartes contre des ressources.
    .card = Échanger { $the_card } contre un cube { $colour }
    .done = Terminer l’échange

ask-price =
    Choisissez le prix { $discs ->
        [0] du village
       *[other] de la cité
    } sur { $the_card }.
    .others =
        { $player } choisit le prix { $discs ->
            [0] du village
           *[other] de la cité
        } sur { $the_card }.
    .price =
        { $price ->
            [vault] Utiliser la Voûte
            [coinage] Utiliser la Monnaie
            [half] Utiliser la faveur { $of_god }
           *[full] Payer le prix entier
        }{ $count ->
            [0] { " " }(rien à payer)
            [1] { " " }(un cube)
           *[other] { " " }({ $words_count } cubes)
        }

ask-pay-disc =
    { $pattern ->
        [rest] { $left ->
            [1] Payez encore un cube
           *[other] Payez encore { $words_left } cubes
        }
        [own] { $left ->
            [1] Payez un cube { $colour }
           *[other] Payez { $words_left } cubes { $plural_colour }
        }
        [different] { $left ->
            [1] Payez un cube
           *[other] Payez { $words_left } cubes de couleurs différentes
        }
       *[double] { $left ->
            [1] Payez un cube
           *[other] Payez { $words_left } cubes, dont une couleur en double au plus,
        }
    } pour { $discs ->
        [0] le village
       *[other] la cité
    } sur { $the_card }{ $cards ->
        [yes] ; vous pouvez aussi payer avec des cartes
       *[no] { "" }
    }.
    .others =
        { $player } paie { $discs ->
            [0] le village
           *[other] la cité
        } sur { $the_card }.
    .colour = Payer un cube { $colour }
    .card = Défausser { $the_card } à la place d’un cube { $colour }

ask-how-many =
    { $way ->
        [cards] Choisissez combien de cartes échanger contre des cubes avec l’Aqueduc.
       *[cubes] Choisissez combien de cubes échanger contre des cartes avec l’Aqueduc.
    }
    .others = { $player } utilise l’Aqueduc.
    .count =
        { $way ->
            [cards] { $count ->
                [1] Échanger une carte contre un cube
               *[other] Échanger deux cartes contre deux cubes
            }
           *[cubes] { $count ->
                [1] Échanger un cube contre une carte
               *[other] Échanger deux cubes contre deux cartes
            }
        }

ask-take-cards =
    { $left ->
        [1] Prenez une carte de l’exposition ou piochez.
       *[other] Prenez { $words_left } cartes, une par une, dans l’exposition ou dans la pioche.
    }
    .others = { $player } prend des cartes avec l’Aqueduc.
    .draw = Piocher une carte
    .take = Prendre { $the_card } dans l’exposition

ask-gain-cubes =
    { $why ->
        [favour] { $left ->
            [1] Compensation : prenez un cube de votre choix dans la réserve.
           *[other] Compensation : prenez { $words_left } cubes de votre choix dans la réserve.
        }
       *[aqueduct] { $left ->
            [1] Prenez un cube de votre choix dans la réserve.
           *[other] Prenez { $words_left } cubes de votre choix dans la réserve.
        }
    }
    .others =
        { $left ->
            [1] { $player } prend un cube de son choix dans la réserve.
           *[other] { $player } prend { $words_left } cubes de son choix dans la réserve.
        }
    .colour = Prendre un cube { $colour }

ask-discard-cards =
    { $rule ->
        [URU-10-5] Défaussez { $left ->
            [1] une carte
           *[other] { $words_left } cartes
        } : vous ne pouvez en garder { $limit ->
            [0] aucune
            [1] qu’une
           *[other] que { $words_limit }
        } en main.
        [URU-10-21] Tremblement de terre : défaussez { $left ->
            [1] une carte
           *[other] { $words_left } cartes
        } de votre main.
       *[other] Défaussez { $left ->
            [1] une carte
           *[other] { $words_left } cartes
        } pour l’Aqueduc.
    }
    .others =
        { $left ->
            [1] { $player } défausse une carte.
           *[other] { $player } défausse { $words_left } cartes.
        }
    .card = Défausser { $the_card }

ask-pay-cubes =
    { $rule ->
        [URU-10-19] Le désastre vous épargne : payez { $left ->
            [1] un cube
           *[other] { $words_left } cubes
        }.
       *[other] Rendez { $left ->
            [1] un cube
           *[other] { $words_left } cubes
        } à la réserve pour l’Aqueduc.
    }
    .others =
        { $left ->
            [1] { $player } rend un cube à la réserve.
           *[other] { $player } rend { $words_left } cubes à la réserve.
        }
    .colour = Rendre un cube { $colour }

ask-move-from = Choisissez la découverte dont vous déplacez un disque colonie.
    .others = { $player } déplace un disque colonie avec la Roue dentée.
    .slot =
        { $discs ->
            [1] Déplacer le village { $of_card }
           *[other] Déplacer un disque de la cité { $of_card }
        }

ask-move-to = Choisissez la découverte qui reçoit le disque colonie { $of_card }.
    .others = { $player } choisit où déplacer le disque colonie { $of_card }.
    .slot =
        { $discs ->
            [0] Fonder un village sur { $the_card }
           *[other] Fonder une cité sur { $the_card }
        }

ask-swap-give = Choisissez le cube à rendre à la réserve.
    .others = { $player } échange un cube avec la Meule.
    .colour = Rendre un cube { $colour }

ask-swap-take = Choisissez le cube à prendre en échange de votre cube { $given }.
    .others = { $player } échange un cube { $given } avec la Meule.
    .colour = Prendre un cube { $colour }

ask-load-pipe = Choisissez le cube à poser sur votre Tubage.
    .others = { $player } choisit le cube à poser sur son Tubage.
    .colour = Poser un cube { $colour } sur le Tubage

## Questions des dieux et des désastres

ask-bid =
    { $high ->
        [0] Ouvrez l’enchère pour { $the_event } ou passez.
       *[other] Enchérissez au-delà de { $high } pour { $the_event } ou passez.
    }
    .others =
        { $high ->
            [0] { $player } peut ouvrir l’enchère pour { $the_event }.
           *[other] { $player } peut enchérir au-delà de { $high } pour { $the_event }.
        }
    .card = Miser { $the_card } (total { $total })
    .done = Miser { $total } grâce au seul Phare
    .pass = Passer

ask-raise =
    { $enough ->
        [yes] Confirmez votre mise de { $total }, ou ajoutez-y une carte.
       *[no] Ajoutez une carte : votre mise est de { $total } et doit dépasser { $high }.
    }
    .others =
        { $high ->
            [0] { $player } prépare une mise pour { $the_event }.
           *[other] { $player } prépare une mise supérieure à { $high } pour { $the_event }.
        }
    .card = Ajouter { $the_card } (total { $total })
    .done = Confirmer la mise de { $total }

ask-lay-free = Enlil vous favorise : posez une découverte pour cette seule carte, ou renoncez-y.
    .others = { $player } peut poser une découverte grâce à Enlil.
    .make = Poser { $the_card }
    .decline = Ne rien poser
    .gives-up = Vous renonceriez à une découverte pour une seule carte.

ask-gain-equal-cubes =
    { $count ->
        [1] Choisissez la couleur du cube que { $the_event } vous accorde.
       *[other] Choisissez la couleur des { $words_count } cubes que { $the_event } vous accorde.
    }
    .others =
        { $count ->
            [1] { $player } choisit la couleur du cube que { $the_event } lui accorde.
           *[other] { $player } choisit la couleur des { $words_count } cubes que { $the_event } lui accorde.
        }
    .colour =
        { $cubes ->
            [1] Prendre un cube { $colour }
           *[other] Prendre { $words_cubes } cubes { $plural_colour }
        }

ask-draw-or-decline = Nannar : vous pouvez piocher une carte en compensation.
    .others = Nannar : { $player } peut piocher une carte en compensation.
    .draw = Piocher une carte
    .decline = Ne pas piocher
    .gives-up = La carte ne vous coûterait rien.

ask-draw-or-cube = Ishtar : piochez une carte ou prenez un cube de votre choix.
    .others = Ishtar : { $player } pioche une carte ou prend un cube.
    .draw = Piocher une carte
    .colour = Prendre un cube { $colour }

ask-secret-bid =
    { $hide ->
        [0] { $bonus ->
            [0] Misez en secret des cubes contre { $the_event }.
           *[other] Misez en secret des cubes contre { $the_event } ; votre Phare ajoute { $words_bonus }.
        }
        [1] Choisissez le cube à cacher dans votre poing.
       *[other] Choisissez les { $words_hide } cubes à cacher dans votre poing.
    }
    .others = Mises secrètes contre { $the_event } : on attend { $players }.
    .bid =
        { $count ->
            [0] Ne rien miser
            [1] Miser un cube
           *[other] Miser { $count } cubes
        }
    .colour = Cacher un cube { $colour }

ask-lose-disc = Sécheresse : retirez un de vos disques colonie.
    .others = Sécheresse : { $player } retire un de ses disques colonie.
    .slot =
        { $discs ->
            [1] Perdre le village { $of_card }
           *[other] Réduire la cité { $of_card } en village
        }

ask-lose-invention = Tremblement de terre : défaussez une de vos découvertes sans disque colonie.
    .others = Tremblement de terre : { $player } défausse une découverte sans disque colonie.
    .slot = Défausser { $the_card }

ask-play-lyre = La Lyre vous permet une dernière découverte : posez-la, ou renoncez-y.
    .others = { $player } peut poser une dernière découverte grâce à la Lyre.
    .make = Poser { $the_card }
    .decline = Ne rien poser
    .gives-up = Vous pourriez encore poser une dernière découverte.

## Réponses hors de leur question

choice =
    .end = Terminer le tour
    .draw = Piocher une carte
    .exchange = Échanger des cartes contre des ressources
    .cards-to-cubes = Échanger des cartes contre des cubes avec l’Aqueduc
    .cubes-to-cards = Échanger des cubes contre des cartes avec l’Aqueduc
    .swap = Échanger un cube avec la Meule
    .new-slot = Utiliser un nouvel emplacement
    .done = Confirmer
    .pass = Passer
    .decline = Renoncer
    .forgo = Renoncer au cube
    .take = Prendre { $the_card } dans l’exposition
    .make = Poser { $the_card }
    .use = Utiliser { $the_card }
    .card = Donner { $the_card }
    .settle = Poser un disque colonie sur l’emplacement { $slot }
    .slot = Choisir l’emplacement { $slot }
    .colour = Choisir un cube { $colour }
    .from = Prendre un cube à { $seat }
    .copies =
        { $used ->
            [1] Payer avec un exemplaire
           *[other] Payer avec { $words_used } exemplaires
        }{ $cheaper ->
            [yes] { " " }et une réduction
           *[no] { "" }
        }
    .price =
        { $price ->
            [vault] Utiliser la Voûte
            [coinage] Utiliser la Monnaie
            [half] Utiliser la faveur d’un dieu
           *[full] Payer le prix entier
        }
    .count =
        { $count ->
            [1] Échanger une fois
           *[other] Échanger deux fois
        }
    .bid =
        { $count ->
            [0] Ne rien miser
            [1] Miser un cube
           *[other] Miser { $count } cubes
        }

## Journal : les tours

told-turn =
    { $left ->
        [1] Manche { $round } : { $player } a commencé son tour, avec une seule action.
       *[other] Manche { $round } : { $player } a commencé son tour.
    }
told-turn-over = { $player } a terminé son tour.
told-last-round = La dernière manche a commencé : chacun joue encore un tour.
told-play-over = Le jeu est fini ; place au décompte.
told-end-near = Le dernier disque colonie a quitté les cartes époque et le stock commun a rejoint l’époque IV : on finit la manche, puis chacun joue un dernier tour.

## Journal : les cartes

told-took = { $player } a pris { $the_card } dans l’exposition.
told-drew = { $player } a pioché une carte.
    .secret = { $player } a pioché { $the_secret }.
told-displayed = L’exposition a reçu { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
           *[other] { $the_card } ({ $words_times } fois)
        }
    .several = L’exposition a reçu { $items }.
told-reshuffled =
    { $count ->
        [1] La défausse est redevenue une pioche d’une carte.
       *[other] La défausse est redevenue une pioche de { $count } cartes.
    }
told-left-game = La plus ancienne carte de la défausse a quitté la partie : { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
           *[other] { $the_card } ({ $words_times } fois)
        }
    .several = Les plus anciennes cartes de la défausse ont quitté la partie : { $items }.
told-over-limit = { $player } a défaussé { $the_card } : sa main dépassait la limite.
    .item =
        { $times ->
            [1] { $the_card }
           *[other] { $the_card } ({ $words_times } fois)
        }
    .several = { $player } a défaussé { $items } : sa main dépassait la limite.
told-shaken = Faute de découverte sans disque, { $player } a défaussé { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
           *[other] { $the_card } ({ $words_times } fois)
        }
    .several = Faute de découverte sans disque, { $player } a défaussé { $items }.
told-aqueduct =
    { $way ->
        [cards] { $count ->
            [1] { $player } a utilisé l’Aqueduc : une carte contre un cube.
           *[other] { $player } a utilisé l’Aqueduc : { $words_count } cartes contre autant de cubes.
        }
       *[cubes] { $count ->
            [1] { $player } a utilisé l’Aqueduc : un cube contre une carte.
           *[other] { $player } a utilisé l’Aqueduc : { $words_count } cubes contre autant de cartes.
        }
    }
told-discarded = { $player } a défaussé { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
           *[other] { $the_card } ({ $words_times } fois)
        }
    .several = { $player } a défaussé { $items }.
told-exchanged = { $player } a échangé { $the_card } contre un cube { $colour }.
    .item =
        { $times ->
            [1] { $the_card } contre un cube { $colour }
           *[other] { $the_card } ({ $words_times } fois) contre { $words_times } cubes { $plural_colour }
        }
    .several = { $player } a échangé { $items }.

## Journal : les découvertes

told-took-back = { $player } a repris { $the_card } en main.
told-reduced = { $player } a payé { $the_card } une carte de moins avec { $the_helper }.
told-paid-card = { $player } a payé avec { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
           *[other] { $the_card } ({ $words_times } fois)
        }
    .several = { $player } a payé avec { $items }.
told-made = { $player } a posé { $the_card }.

## Journal : les ressources

told-gained =
    { $count ->
        [1] { $player } a pris un cube { $colour } dans la réserve.
       *[other] { $player } a pris { $words_count } cubes { $plural_colour } dans la réserve.
    }
    .item =
        { $count ->
            [1] un cube { $colour }
           *[other] { $words_count } cubes { $plural_colour }
        }
    .several = { $player } a pris { $items } dans la réserve.
told-produced =
    { $count ->
        [1] { $player } a pris un cube { $colour } avec { $the_card }.
       *[other] { $player } a pris { $words_count } cubes { $plural_colour } avec { $the_card }.
    }
    .item =
        { $count ->
            [1] un cube { $colour }
           *[other] { $words_count } cubes { $plural_colour }
        }
    .several = { $player } a pris { $items } avec { $the_card }.
told-street-loaded = { $player } a reçu sur sa Rue un cube { $colour }.
    .item =
        { $times ->
            [1] un cube { $colour }
           *[other] { $words_times } cubes { $plural_colour }
        }
    .several = { $player } a reçu sur sa Rue { $items }.
told-cubes-returned =
    { $count ->
        [1] Le cube { $colour } { $of_card } est revenu dans la réserve.
       *[other] Les { $words_count } cubes { $plural_colour } { $of_card } sont revenus dans la réserve.
    }
    .item =
        { $count ->
            [1] un cube { $colour }
           *[other] { $words_count } cubes { $plural_colour }
        }
    .several = Les cubes { $of_card } sont revenus dans la réserve : { $items }.
told-cube-from-card = { $player } a pris un cube { $colour } sur { $the_card }.
    .item =
        { $times ->
            [1] un cube { $colour } sur { $the_card }
           *[other] { $words_times } cubes { $plural_colour } sur { $the_card }
        }
    .several = { $player } a pris { $items }.
told-cleared = { $player } a défaussé { $the_card } de l’exposition.
    .item =
        { $times ->
            [1] { $the_card }
           *[other] { $the_card } ({ $words_times } fois)
        }
    .several = { $player } a défaussé { $items } de l’exposition.
told-paid-cube = { $player } a payé un cube { $colour }.
    .item =
        { $times ->
            [1] un cube { $colour }
           *[other] { $words_times } cubes { $plural_colour }
        }
    .several = { $player } a payé { $items }.
told-swapped = { $player } a échangé un cube { $given } contre un cube { $colour } avec la Meule.
told-piped = { $player } a posé un cube { $colour } sur son Tubage.
told-robbed = { $player } a pris un cube { $colour } à { $victim }.
told-compensated = { $player } a pris un cube { $colour } en compensation.
told-forwent = { $player } a renoncé à un cube { $colour }.

## Journal : les disques colonie

told-founded =
    { $discs ->
        [1] { $player } a fondé un village sur { $the_card } ({ $short_epoch }).
       *[other] { $player } a fondé une cité sur { $the_card } ({ $short_epoch }).
    }
told-cheaper-disc =
    { $way ->
        [coinage] { $player } a utilisé la Monnaie pour le disque posé sur elle : deux cubes de moins.
       *[vault] { $player } a utilisé la Voûte pour le disque posé sur { $the_card } : un cube de moins.
    }
told-god-used = { $player } a utilisé la faveur { $of_card } : moitié prix.
told-moved-disc = { $player } a déplacé un disque colonie { $of_from } vers { $the_card }.

## Journal : les dieux et les désastres

told-event-waits = { $player } a révélé { $the_card }, qui attend désormais.
told-event-wakes = { $player } a tiré une deuxième carte dieu ou désastre : { $the_card } agira à la fin du tour.
    .secret = { $player } a tiré { $the_secret }, face cachée : { $the_card } agira à la fin du tour.
told-event-void = { $player } a révélé { $the_card } : la carte a rejoint la défausse sans effet.
told-event-acts = { $The_card } a pris effet.
told-event-done = La carte face cachée, { $the_card }, a rejoint la défausse.
told-disc-aside = Un disque { $of_epoch } a rejoint le stock commun.
told-offered = { $player } a misé { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
           *[other] { $the_card } ({ $words_times } fois)
        }
    .several = { $player } a misé { $items }.
told-bid = { $player } a porté l’enchère à { $value }.
told-passed = { $player } a passé.
told-won = { $player } a remporté l’enchère pour { $the_card }.
told-paid-bid = { $player } a défaussé sa mise : { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
           *[other] { $the_card } ({ $words_times } fois)
        }
    .several = { $player } a défaussé sa mise : { $items }.
told-took-bid-back = { $player } a repris sa mise en main : { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
           *[other] { $the_card } ({ $words_times } fois)
        }
    .several = { $player } a repris sa mise en main : { $items }.
told-kept-god = { $player } garde { $the_card }.
told-no-winner = Personne n’a misé pour { $the_card }.
told-favoured = { $The_card } a favorisé { $player }, qui a le moins de disques.
told-no-favourite = Plusieurs joueurs ont le moins de disques : { $the_card } n’a favorisé personne, tous reçoivent la compensation.
told-declined = { $player } y a renoncé.
told-fist =
    { $bonus ->
        [0] { $cubes ->
            [0] { $player } n’a rien misé.
            [1] { $player } a misé un cube.
           *[other] { $player } a misé { $words_cubes } cubes.
        }
       *[other] { $cubes ->
            [0] { $player } n’a misé que son Phare : { $value }.
            [1] { $player } a misé un cube et son Phare : { $value }.
           *[other] { $player } a misé { $words_cubes } cubes et son Phare : { $value }.
        }
    }
told-unharmed = { $player } n’avait rien à perdre face à { $the_card }.
told-spared = Le désastre a épargné { $player }.
told-lost-disc = { $player } a perdu un disque colonie sur { $the_card }.
told-lost-invention = { $player } a perdu { $the_card }.
told-erupted =
    { $left ->
        [1] L’éruption a frappé { $player } : une seule action à son prochain tour.
       *[other] L’éruption a frappé { $player } : { $words_left } actions à son prochain tour.
    }

## Raisons d’un refus

why-URU-3-1 = Vous n’avez plus d’action à ce tour.
why-URU-3-3 = Cette découverte a déjà servi à ce tour.
why-URU-3-8 = Cette action n’aurait aucun effet.
why-URU-4-1 = Cette carte n’est pas dans l’exposition.
why-URU-4-6 = Il ne reste aucune découverte à piocher.
why-URU-5-1 = Cette découverte est déjà posée devant vous ; les vôtres doivent toutes être différentes.
why-URU-5-2 = Vous avez atteint votre limite de découvertes : il faut en remplacer une.
why-URU-5-4 = Le niveau de cette découverte dépasse de plus d’un niveau le plus haut posé devant vous.
why-URU-5-6 = Cette carte n’est pas dans votre main.
why-URU-5-7 = Aucune réduction n’est disponible pour cette couleur.
why-URU-5-8 = Chaque exemplaire manquant se remplace par deux cartes de même couleur, et il faut pouvoir les réunir tous.
why-URU-5-9 = Un exemplaire de la découverte à poser ne peut pas faire partie d’une paire.
why-URU-5-10 = Il vous manque des exemplaires ou des paires de même couleur pour la payer.
why-URU-6-1 = Seule une découverte productrice posée devant vous fournit des ressources.
why-URU-6-3 = Cela ne rapporterait aucun cube.
why-URU-6-5 = Un cube manquant se prend à l’adversaire qui en a le plus, et celui-ci en reçoit un d’une autre couleur.
why-URU-6-6 = Ces cubes se prennent dans la réserve, parmi les couleurs qui s’y trouvent.
why-URU-6-7 = Vous ne pouvez pas renoncer au seul cube que cette action rapporte.
why-URU-7-1 = Il faut échanger au moins une carte, et seulement si la même découverte est posée devant un joueur.
why-URU-7-2 = Une carte échangée doit rapporter son cube.
why-URU-8-6 = Des cartes ne remplacent des cubes que pour un village, avec un Puits qui n’a pas encore servi.
why-URU-8-7 = La Meule échange un cube de votre stock contre une autre couleur présente dans la réserve.
why-URU-8-11 = Le Tubage reçoit une couleur obtenue à ce tour par l’adversaire et présente dans la réserve.
why-URU-8-19 = L’Aqueduc échange une ou deux cartes contre autant de cubes, ou l’inverse.
why-URU-8-20 = La Roue dentée déplace un disque vers une découverte qui en a moins de deux, d’un niveau d’écart au plus.
why-URU-9-1 = Il ne reste aucun disque sur les cartes époque.
why-URU-9-2 = Un disque se pose sur une de vos découvertes, qui en porte deux au plus.
why-URU-9-3 = Les disques de cette époque ne fondent que des villages.
why-URU-9-4 = Il vous manque des cubes : à l’époque I, un disque coûte autant de cubes de la couleur de la découverte que son niveau.
why-URU-9-5 = Il vous manque des cubes pour payer le prix de cette époque.
why-URU-9-6 = Ce paiement ne correspond pas au prix de l’époque.
why-URU-9-7 = Cette réduction n’est pas disponible pour ce disque.
why-URU-9-8 = La faveur de votre dieu s’impose : ce disque coûte la moitié, sans autre réduction.
why-URU-10-5 = Il faut défausser des cartes de votre main jusqu’à la limite.
why-URU-10-6 = Une mise se compose de cartes de votre main et doit dépasser la plus haute.
why-URU-10-17 = Vous n’avez pas autant de cubes dans votre stock personnel.
why-URU-10-19 = La mise se paie avec les cubes de votre stock personnel.
why-URU-10-20 = Il faut choisir une de vos découvertes qui porte un disque.
why-URU-10-21 = Il faut défausser une découverte sans disque ou, à défaut, des cartes de votre main.
why-URU-R16 = Des cartes ne remplacent que les cubes qui vous manquent.
why-URU-D8 = Les cartes s’échangent dans l’ordre des découvertes, et cette place est déjà passée.

## La table à l’écran

button-use = Utiliser cette découverte
button-settle = Poser un disque
button-full = Sans réduction
button-copies-1 = Un exemplaire
button-reduced-1 = Un exemplaire, avec la réduction
button-copies-2 = Deux exemplaires
button-reduced-2 = Deux exemplaires, avec la réduction
button-copies-3 = Trois exemplaires
button-reduced-3 = Trois exemplaires, avec la réduction
button-copies-4 = Quatre exemplaires
button-reduced-4 = Quatre exemplaires, avec la réduction
button-red = Rouge
button-pink = Rose
button-yellow = Jaune
button-blue = Bleu
mark-used = a déjà servi à ce tour
mark-acts = agit une fois le tour terminé
mark-extra = ajoutée par la Lyre
face-down = Carte face cachée
face-level = Carte de niveau { $level }
    .text = Elle est face cachée : son dos n’indique que le niveau.
price =
    { $pattern ->
        [level] Autant de cubes de la couleur de la découverte que son niveau
        [different] { $count ->
            [1] 1 cube
           *[other] { $count } cubes de couleurs différentes
        }
        [each] 4 cubes, un de chaque couleur
        [more] 5 cubes, un de chaque couleur et un de plus
       *[groups] { $count } cubes en groupes de même couleur : { $groups }
    }{ $only ->
        [yes]  ; villages seulement
       *[no] { "" }
    }
note-price = { $epoch } : { $price }
note-last-discs = Il ne reste aucun disque
note-deck =
    { $first ->
        [1] Une carte de niveau 2 vient d’abord
       *[other] { $first } cartes de niveau 2 viennent d’abord
    }
note-discards =
    { $count ->
        [1] La carte la plus ancienne quittera le jeu au premier mélange
       *[other] Les { $count } cartes les plus anciennes quitteront le jeu au premier mélange
    }
note-event =
    { $acts ->
        [yes] Agit une fois le tour terminé
       *[no] Agira au prochain dieu ou désastre
    }
note-tableau = { $count } sur { $limit }
note-slot = Une place libre pour une découverte à poser.
note-make =
    { $count ->
        [1] La poser ne coûte aucune autre carte.
       *[other] La poser coûte { $words_count } cartes, elle comprise : des exemplaires identiques, ou deux cartes de même couleur pour chaque exemplaire manquant.
    }{ $helps ->
        [yes] { " " }C’est une de moins avec { $the_helper }.
       *[no] { "" }
    }
note-have = Elle est déjà posée devant vous.
note-exchange = En main, elle peut être échangée contre un cube { $colour }.
note-worth =
    { $discs ->
        [0] Sans disque : { $count } PV en fin de partie.
        [1] Village : { $count } PV en fin de partie.
       *[other] Cité : { $count } PV en fin de partie.
    }
note-pairs =
    { $count ->
        [1] 1 paire
       *[other] { $count } paires
    }
walk-cubes =
    { $count ->
        [one] 1 cube, { $each } pour 1 PV
       *[other] { $count } cubes, { $each } pour 1 PV
    }
walk-colours =
    { $count ->
        [one] 1 couleur en main
       *[other] { $count } couleurs en main
    }
stat-discs = Disques
stat-cubes = Cubes
stat-hand = Cartes en main
stat-gods = Dieux gardés
stat-volcano = Éruption : moins d’actions au prochain tour
dialog-auction = Enchère pour { $the_event }
    .passed = a passé
    .nothing = aucune mise
dialog-fists = Mises secrètes contre { $the_event }
    .thinking = réfléchit
    .ready = est prêt
dialog-copies = Paiement { $of_card }
dialog-price = Prix du disque posé sur { $the_card }

## D’où viennent les valeurs imprimées

origin-colours = Les couleurs des cartes se trouvent sur des images qui n’étaient pas disponibles. Elles suivent les thèmes des quatre couleurs (rouge : construction, rose : nourriture, jaune : commerce et culture, bleu : eau), attestés pour le jeu suivant des mêmes auteurs, et respectent tous les nombres de la règle : sept découvertes par couleur et, dans chaque couleur, une réserve de départ, une productrice et une réduction.
origin-two-colours = Les deux couleurs imprimées sur le Palan et sur les Égouts sont supposées.
origin-prices = La règle dit qu’un nombre de ressources est imprimé sur les époques II à IV ; les critiques disent que les prix montent et que plusieurs ressources différentes sont ensuite exigées. Trois, quatre et cinq cubes s’accordent avec tout ce qui est connu.
origin-cards = La règle décrit chaque carte.
origin-contents = La liste du matériel.
origin-set-up = Le chapitre de la mise en place.
origin-rules = Le texte de la règle.

## Ce qui ne va pas ensemble dans des données (en anglais : box.py)

error-uruk-stores = cubes.{ $colour } : il en faut au moins { $needed } pour les réserves de départ (setup.store_cubes), trouvé { $found }
error-uruk-cubes = cubes : { $most } au plus pour les quatre couleurs ensemble, trouvé { $found }
error-uruk-clock = effects.water_clock : doit valoir au moins { $limit } (constants.slot_limit), trouvé { $found }
error-uruk-volcano = constants.volcano_lost_actions : doit valoir au plus { $most } (constants.actions_per_turn), trouvé { $found }
error-uruk-two = effects.{ $card } : doit donner deux choix différents parmi { $allowed }, trouvé { $found }
error-uruk-reductions = inventions : { $cards } ne peuvent pas toutes rendre la couleur { $colour } moins chère, une seule le peut
error-uruk-unpayable = { $place } : impossible à payer avec les cubes disponibles ({ $cubes })
error-uruk-no-discs = epochs : à { $seats } joueurs, il n’y a aucun disque
error-uruk-deck = setup : à { $seats } joueurs, il faut { $needed } cartes de niveau 2 (mains, exposition, défausse), il y en a { $found }
