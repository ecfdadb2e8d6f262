### Tabannusi en français. Les termes sont ceux de la règle : quartier, barge, dé Ressource, architecte, assistant, projet,
### bâtiment, maison, marqueur Contrôle (marqueur), zone (ce qui est devant un joueur), réserve, caisse, eau, jardin, navire,
### capitaine du port, section et tuile de la ziggourat, piste de Maîtrise, décret, carte Urbanisation, piste Temps, automate.

title = Tabannusi : les bâtisseurs d’Ur
subtitle = Marchands, scribes et prêtres élèvent une cité
automa = L’automate

## Couleurs, quartiers, lieux

colour-white = blanc
    .feminine = blanche
    .plural = blancs
    .feminines = blanches
colour-yellow = jaune
    .feminine = jaune
    .plural = jaunes
    .feminines = jaunes
colour-brown = marron
    .feminine = marron
    .plural = marron
    .feminines = marron
colour-blue = bleu
    .feminine = bleue
    .plural = bleus
    .feminines = bleues
colour-green = vert
    .feminine = verte
    .plural = verts
    .feminines = vertes
district-1 = quartier des artisans (1)
district-2 = quartier des fermiers (2)
district-3 = quartier des scribes (3)
district-4 = quartier du Port (4)
district-5 = quartier des Ziggourats (5)
cell-name =
    { $place ->
        [river] la case Eau { $spot } entre les quartiers { $from } et { $to }
       *[land] la case { $spot }
    }
house-name =
    { $along ->
        [row] la rangée { $line }
       *[column] la colonne { $line }
    }
resources-named =
    { $count ->
        [1] une ressource { $feminine_colour }
       *[other] { $words_count } ressources { $feminines_colour }
    }

## Navires

ship-S01 = le Marchand
    .text = { $count } PV chaque fois que vous posez un marqueur sur un navire.
ship-S02 = la Barque du maçon
    .text = { $count } PV chaque fois que vous placez une maison.
ship-S03 = la Double Cale
    .text = Une ressource dépensée pour remplir une caisse en remplit jusqu’à deux.
ship-S04 = le Porteur d’eau
    .text = { $count ->
        [one] Une tuile Eau ordinaire
       *[other] { $count } tuiles Eau ordinaires
    } chaque fois que vous placez un projet.
ship-S05 = la Barque du temple
    .text = Un jardin ou un marqueur chaque fois que vous placez une maison dans la ziggourat.
ship-S06 = la Barque de l’impôt
    .text = Quand vous construisez, { $count } PV par marqueur adverse sur les projets utilisés.
ship-S07 = la Barque du jardinier
    .text = { $count } PV chaque fois que vous plantez un jardin.
ship-S08 = la Barque aux fleurs
    .text = Chaque fois que vous placez une maison, vous pouvez jardiner aussitôt, dans le quartier de votre assistant.
ship-S09 = le Bac
    .text = Pour une ressource bleue de plus, votre maison du port peut venir d’une rangée colorée.
ship-S10 = la Barque du savant
    .text = { $count } PV chaque fois qu’un de vos marqueurs de Maîtrise franchit une ligne bleue.
ship-S11 = la Barque de pêche
    .text = Une ressource bleue peut remplacer 1 Or du prix d’un navire.
ship-S12 = la Barque de roseaux
    .text = Le marqueur d’un jardin peut venir de votre réserve.
ship-S13 = le Navire du planificateur
    .text = Après un projet, vous pouvez payer une ressource quelconque pour un pas sur la piste de sa couleur.
ship-S14 = le Navire du maître d’œuvre
    .text = Quand vous construisez, vous pouvez payer une ressource quelconque par marqueur adverse utilisé : un pas sur la piste du bâtiment.
ship-S15 = le Navire amiral
    .text = Chaque fois que vous posez un marqueur sur un navire, un pas sur la piste de sa couleur.
ship-P1 = le premier navire imprimé
    .text = Il n’a pas de pouvoir et vaut n’importe quelle couleur.
ship-P2 = le second navire imprimé
    .text = Il n’a pas de pouvoir et vaut n’importe quelle couleur.

## Capitaines du port, eaux spéciales, décrets

water-name = l’eau spéciale { $number } ({ $effect })
decree-symbol =
    .building = Symbole : bâtiment.
    .harbour_temple = Symbole : port et ziggourat.
    .garden = Symbole : jardin.
same-name = { $name } (nº { $number })

## L’automate

king-gilgabot = Gilgabot
king-sarbot = Sarbot
king-botmuzi = Botmuzi
king-bot-baba = Bot-baba
king-text =
    Symbole Roi. A : { $action }. B : { $project ->
        [largest] la couleur du plus grand groupe qui peut grandir
        [tiles] la couleur qui a le plus de tuiles Automate
       *[number] comme d’habitude
    }, { $cell ->
        [highest] case la plus haute
       *[lowest] case la plus basse
    } ; bonus : { $placed }. C : { $build ->
        [tiles] la couleur qui a le plus de tuiles Automate
       *[size] comme d’habitude
    } ; bonus : { $built }. D : { $gardens ->
        [near] { $limit ->
            [one] un jardin
           *[other] jusqu’à { $limit } jardins
        }, d’abord à côté de ses bâtiments
       *[normal] { $limit ->
            [one] comme d’habitude, un jardin
            [3] comme d’habitude
           *[other] comme d’habitude, jusqu’à { $limit } jardins
        }
    } ; bonus : { $planted }. Son bâtiment de départ est sur la case la plus { $start ->
        [highest] haute
       *[lowest] basse
    }.
symbol-up = vers le haut
symbol-down = vers le bas
symbol-king = roi
letter-A = A
letter-B = B
letter-C = C
letter-D = D

## La table

place-district-1 = 1 · Artisans
place-district-2 = 2 · Fermiers
place-district-3 = 3 · Scribes
place-district-4 = 4 · Port
place-district-5 = 5 · Ziggourats
place-river = Fleuve entre les quartiers { $first } et { $second }
place-mastery = Maîtrise
place-time = Piste Temps
place-reserve = Réserve
place-supply = Stock
place-decrees = Décrets
place-offer = Eaux spéciales
place-houses = Maisons
place-area = Zone
place-tiles = Tuiles et décrets
place-cards = Urbanisation
place-king = Roi
place-numbers = Tuiles Numéro
place-plans = Cartes gauche et droite
place-bag = Sac
note-district = { $count } PV
note-time =
    { $count ->
        [0] plus d’Or
        [one] encore { $count } décompte
       *[other] encore { $count } décomptes
    }
walk-start = avant le premier tour
walk-during = pendant la partie
walk-scorings = tous les décomptes, avec le dernier
walk-cards =
    { $count ->
        [one] une carte remplie
       *[other] { $count } cartes remplies
    }
walk-masters =
    { $count ->
        [one] un capitaine gardé jusqu’à la fin
       *[other] { $count } capitaines gardés jusqu’à la fin
    }
stat-gold = Or
stat-markers = marqueurs
stat-houses = maisons
stat-mastery = Maîtrise
stat-workers = assistant → architecte
face-garden = jardin
face-water = eau
face-marker = marqueur
face-spare = marqueur dans la réserve
face-gold = Or
face-house = maison
face-mastery = marqueur de Maîtrise
face-plan = marqueur du plan de l’automate
face-architect = architecte : viendra ici
face-assistant = assistant : agit ici
face-die = dé { $colour }
face-crate = caisse { $feminine_colour } pleine
face-empty = caisse { $feminine_colour } vide
face-project = projet { $colour }
face-building = bâtiment { $colour }
face-space = emplacement de la section { $feminine_colour }
face-space-blue = emplacement bleu de maison
face-space-red = emplacement rouge de maison
face-row = rangée { $feminine_colour } de maisons
face-row-neutral = rangée incolore de maisons
face-track = piste de Maîtrise { $feminine_colour }
face-lowest = Marqueur le plus bas
    .text = Quand le plus bas de vos trois marqueurs atteint cette rangée, vous gagnez le bonus de droite. Le facteur de gauche multiplie vos bâtiments de la couleur.
face-columns = bonus des colonnes
face-section = tuile de la ziggourat
face-card = Maisons dans les quartiers 1 à 4 : { $one }, { $two }, { $three }, { $four }. Vaut { $points } PV.
face-automa = carte Automate { $number }
section-tile =
    .z1 = Pour chacune de vos maisons des quartiers 1 à 3.
    .z2 = Pour chacune de vos maisons de la ziggourat.
    .z3 = Pour chaque ligne bleue franchie par vos marqueurs de Maîtrise.
    .z4 = Pour chaque navire avec votre marqueur.
    .z5 = Pour chacun de vos bâtiments à côté d’un jardin.
    .z6 = Pour chacun de vos jardins.
    .z7 = Pour chacune de vos maisons du port.
    .z8 = Les points indiqués.
    .z9 = Pour chaque décret et carte Urbanisation accomplis.
    .z10 = Pour chaque série de trois couleurs de vos bâtiments, et de vos navires.
effect-vp = { $count } PV
effect-lose-vp = perdre { $count } PV
effect-gold = { $count } Or
effect-markers =
    { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
effect-water =
    { $count ->
        [one] une tuile Eau
       *[other] { $count } tuiles Eau
    }
effect-gardens =
    { $count ->
        [one] un jardin
       *[other] { $count } jardins
    }
effect-collect = le plus haut dé { $colour }
effect-track = un pas sur la piste { $feminine_colour }
effect-tracks =
    { $count ->
        [one] un pas de Maîtrise
       *[other] { $count } pas de Maîtrise
    }
effect-same-track = { $count } pas sur une même piste de Maîtrise
effect-other-tracks = un pas sur chacune de { $words_count } pistes de Maîtrise
effect-reserve =
    { $count ->
        [one] un dé de la réserve
       *[other] { $count } dés de la réserve
    }
effect-special =
    { $count ->
        [one] une eau spéciale
       *[other] { $count } eaux spéciales
    }
effect-architect = déplacer l’architecte
effect-fill =
    { $count ->
        [one] remplir une caisse
       *[other] remplir jusqu’à { $count } caisses
    }
effect-pay = payer un pas de Maîtrise
effect-project-track = un pas sur la piste du projet
effect-project-again = un autre projet de la couleur
effect-ziggurat-marker = un marqueur sur une tuile de la ziggourat
effect-ship-marker = un marqueur sur un navire au choix
effect-port-house = une maison gratuite dans le port
effect-cards =
    { $count ->
        [one] une carte Urbanisation
       *[other] une carte Urbanisation parmi { $count }
    }
effect-ignore =
    { $count ->
        [one] une maison requise de moins pour chaque carte Urbanisation décomptée
       *[other] { $count } maisons requises de moins pour chaque carte Urbanisation décomptée
    }
effect-move =
    { $count ->
        [one] une maison déplacée vers la rangée incolore
       *[other] jusqu’à { $count } maisons déplacées vers la rangée incolore
    }
effect-random-master = un capitaine du port au hasard
effect-any-tile = une tuile Action au choix
effect-discount = une ressource de moins pour construire
effect-lowest = un pas sur sa piste la plus basse
effect-highest = un pas sur sa piste la plus haute
effect-current = un pas sur la piste de la couleur
effect-nothing = rien

## Ce que demandent les décrets

need-buildings =
    { $count ->
        [one] un bâtiment { $colour }
       *[other] { $count } bâtiments { $plural_colour }
    }
need-buildings-each =
    { $count ->
        [one] un bâtiment de chaque couleur
       *[other] { $count } bâtiments de chaque couleur
    }
need-houses =
    { $count ->
        [one] un bâtiment ou une maison de ziggourat en { $colour }
       *[other] { $count } bâtiments ou maisons de ziggourat en { $colour }
    }
need-houses-each =
    { $count ->
        [one] un bâtiment ou une maison de ziggourat de chaque couleur
       *[other] { $count } bâtiments ou maisons de ziggourat de chaque couleur
    }
need-ships =
    { $count ->
        [one] un navire { $colour }
       *[other] { $count } navires { $plural_colour }
    }
need-ships-each =
    { $count ->
        [one] un navire de chaque couleur
       *[other] { $count } navires de chaque couleur
    }
need-by-garden =
    { $count ->
        [one] un bâtiment { $colour } à côté d’un jardin
       *[other] { $count } bâtiments { $plural_colour } à côté d’un jardin
    }
need-by-garden-each =
    { $count ->
        [one] un bâtiment de chaque couleur à côté d’un jardin
       *[other] { $count } bâtiments de chaque couleur à côté d’un jardin
    }
need-every-tile = un marqueur sur chaque tuile de la ziggourat
need-port =
    { $count ->
        [one] une maison dans le port
       *[other] { $count } maisons dans le port
    }
need-gardens-beside =
    { $count ->
        [one] un jardin à côté de vos bâtiments
       *[other] { $count } jardins à côté de vos bâtiments
    }
need-own-gardens =
    { $count ->
        [one] un jardin à vous
       *[other] { $count } jardins à vous
    }

## Marques sur les pièces

mark-full = pleine
mark-empty = vide
mark-fresh = agira à partir de votre prochain tour

## Feuille de score

score-start = Points de départ
score-gains = Bonus
score-ships = Navires et capitaines du port
score-decrees = Décrets
score-common = Quartiers communs
score-port = Port
score-ziggurat = Ziggourat
score-urbanisation = Cartes Urbanisation
score-harbourmasters = Capitaines du port inutilisés

## Options

option-first_player = Premier joueur
    .text = Qui commence : tiré au sort, ou la place de ce numéro, comptée à partir de 0 autour de la table.
    .random = tiré au sort
option-random_barges = Barges au hasard
    .text = Distribuer les barges au hasard ; sinon les couleurs des quartiers sont celles de la première partie.
option-final_loss_step = Dés défaussés au décompte final
    .text = Au décompte final aussi, chacun défausse ses dés de la couleur du quartier et en est récompensé.
option-lowest_bonus_on_ties = Marqueur le plus bas à égalité
    .text = Un marqueur de Maîtrise parmi les plus bas à égalité gagne aussi le bonus de droite quand il avance.
option-setup_adjacency_ban = Bâtiments de départ séparés
    .text = Deux bâtiments de départ de même couleur ne peuvent pas se toucher.
option-free_action_windows = Actions gratuites
    .text = Quand les actions gratuites sont possibles : aussi entre les étapes du jardinage et avant le navire d’un bâtiment, ou seulement avant et entre les actions.
    .fine = à chaque étape
    .coarse = entre les actions
option-free_actions_anytime = Actions gratuites à tout moment
    .text = Une caisse vidée par un paiement peut être remplie à nouveau avant la suite du paiement, et les actions gratuites sont possibles après le décompte d’un quartier, avant la fin du tour.
option-ziggurat_marker_from_house = Maison de ziggourat sans marqueur
    .text = Le marqueur que demande une maison de ziggourat peut être gagné grâce à cette maison même, par son emplacement, sa colonne ou sa case.
option-gold_fills_crates = L’Or remplit les caisses
    .text = L’Or peut payer le remplissage d’une caisse.
option-king = Roi
    .text = Le roi dont vous affrontez l’automate.
    .random = au hasard
    .gilgabot = Gilgabot
    .sarbot = Sarbot
    .botmuzi = Botmuzi
    .bot-baba = Bot-baba
option-botbaba_setup_lowest = Bot-baba commence en bas
    .text = Le bâtiment de départ de Bot-baba est sur le plus petit numéro, comme dans une autre édition.
option-gilgabot_adjacent_any_colour = Gilgabot à côté de tout groupe
    .text = Avec le symbole du roi, Gilgabot place un projet de n’importe quelle couleur à côté du plus grand groupe.
option-bot_any_colour_fallback = L’automate essaie toutes les couleurs
    .text = Les couleurs absentes des tuiles Numéro sont essayées en dernier.
option-bot_foremost_marker = Automate : marqueur le plus avancé
    .text = Entre des groupes de même taille, l’automate construit dans la couleur de son marqueur Maîtrise le plus avancé ; si aucun de ces groupes ne peut être construit, les tuiles Numéro décident. Sinon, c’est le marqueur le plus haut parmi les couleurs en question qui décide.
option-bot_returns_covered = Automate : tuiles recouvertes rendues
    .text = Après avoir construit, l’automate rend aussi une tuile recouverte sur une tuile Numéro, si ni le sac ni le dessus d’une pile n’a la couleur.

## Questions : ce qui est demandé, ce que voient les autres, ce que veut dire chaque réponse

ask-start-colour = Choisissez la couleur de votre bâtiment de départ.
    .others = { $player } choisit la couleur de son bâtiment de départ.
    .colour = Commencer par un bâtiment { $colour }
ask-start-cell = Choisissez la case de votre bâtiment de départ { $colour }.
    .others = { $player } place un bâtiment de départ { $colour }.
    .cell = Le placer sur { cell-name }
ask-start-district = Choisissez le quartier où commencent votre architecte et votre assistant.
    .others = { $player } choisit son premier quartier.
    .go = Commencer dans le { $district }
ask-take-die = Prenez un dé Ressource sur la barge du { $district } : il dit où ira votre architecte.
    .others = { $player } prend un dé dans le { $district }.
    .die = Prendre le { $value } { $colour }
    .done = Ne pas prendre de dé : la barge est vide
ask-destination =
    { $value ->
        [6] Choisissez la destination de votre architecte ; un 6 exclut les quartiers indiqués par les autres dés de la barge.
       *[other] Envoyez votre architecte dans le quartier { $value }, ou payez 1 Or pour un autre.
    }
    .others = { $player } déplace son architecte.
    .go = Aller dans le { $district }
    .pay-go = Payer 1 Or et aller dans le { $district }
ask-menu =
    { $left ->
        [0] Vous n’avez plus d’action : terminez, ou faites une action gratuite.
        [1] Choisissez une action du { $district } ; il vous en reste une.
       *[other] Choisissez une action du { $district } ; il vous en reste { $words_left }.
    }
    .others = { $player } agit dans le { $district }.
    .done = Terminer vos actions
    .garden = Jardiner
    .tile = Utiliser la tuile Action : { $tile }
    .project = Placer un projet { $colour }
    .build = Construire sur les projets { $plural_colour }
    .gives-up =
        { $left ->
            [0] Vous pourriez encore accomplir un décret.
           *[other]
                { $n ->
                    [1] Il vous reste une action à faire.
                   *[other] Il vous reste { $n } actions à faire.
                }
        }
ask-project-cell = Choisissez la case du projet { $colour }.
    .others = { $player } place un projet { $colour }.
    .cell = Le placer sur { cell-name }
ask-project-again = Placez un autre projet { $colour }, ou renoncez.
    .others = { $player } peut placer un autre projet { $colour }.
    .cell = En placer un autre sur { cell-name }
    .skip = Ne pas placer d’autre projet
ask-pay =
    { $more ->
        [yes] Payez { resources-named } et { $others ->
            [1] une { $feminine_other }
           *[other] { $words_others } { $feminines_other }
        }.
       *[no] Payez { resources-named }.
    }
    .others = { $player } paie.
    .pay-die = Payer un dé { $colour }
    .pay-crate = Payer une caisse { $feminine_colour }
    .pay-gold = Payer le reste en Or ({ $gold })
    .fill = Remplir d’abord à nouveau la caisse { $feminine_colour }
ask-discount = Utilisez votre capitaine du port pour épargner une ressource du coût, ou gardez-le.
    .others = { $player } peut utiliser un capitaine du port pour son bâtiment.
    .colour = Épargner une ressource { $feminine_colour }
    .skip = Garder le capitaine du port
ask-ship-after-building = Payez { $gold } Or pour poser un marqueur sur un navire de taille { $size }, ou renoncez.
    .others = { $player } peut prendre un navire de taille { $size }.
    .ship = Poser un marqueur sur { $ship }
    .skip = Ne pas prendre de navire
ask-pay-ship = Payez { $cost } Or ; une ressource bleue peut en remplacer un.
    .others = { $player } paie un navire.
    .pay-die = Payer un dé bleu à la place de 1 Or
    .pay-crate = Payer une caisse bleue à la place de 1 Or
    .pay-gold = Payer { $gold } Or
ask-ship-for-free = Posez gratuitement un marqueur sur un navire.
    .others = { $player } choisit un navire.
    .ship = Poser un marqueur sur { $ship }
ask-garden-work =
    { $made ->
        [yes]
            { $planted ->
                [0] Jardinez : achetez, posez de l’eau, plantez jusqu’à trois jardins, puis terminez.
                [1] Jardinez : achetez, posez de l’eau, plantez jusqu’à trois jardins, puis terminez ; un jardin est planté.
               *[other] Jardinez : achetez, posez de l’eau, plantez jusqu’à trois jardins, puis terminez ; { $words_planted } jardins sont plantés.
            }
       *[no] Jardinez : achetez, posez de l’eau, plantez jusqu’à trois jardins, puis terminez.
    }
    .others = { $player } jardine.
    .done = Finir de jardiner
    .buy-garden = Acheter un jardin
    .buy-water = Acheter de l’eau
    .cell =
        { $what ->
            [plant] Planter un jardin sur { cell-name }
           *[water] Poser une eau ordinaire sur { cell-name }
        }
    .special = Poser { $water }
ask-water-cell = Choisissez la case de l’eau spéciale.
    .others = { $player } pose une eau spéciale.
    .cell = La poser sur { cell-name }
ask-garden-marker = Prenez le marqueur du jardin dans votre zone ou dans votre réserve.
    .others = { $player } choisit le marqueur d’un jardin.
    .from-area = Le prendre dans votre zone
    .from-reserve = Le prendre dans votre réserve
ask-house-row = Choisissez la rangée de votre plateau d’où vient la maison.
    .others = { $player } choisit une rangée de maisons.
    .colour = Payer une ressource bleue de plus et la prendre dans la rangée { $feminine_colour }
    .neutral = La prendre dans la rangée incolore
ask-port-space = Placez gratuitement une maison dans le port.
    .others = { $player } place une maison dans le port.
ask-choose-track =
    { $steps ->
        [0]
            { $count ->
                [1] Avancez d’une case sur une autre piste de Maîtrise.
               *[other] Avancez d’une case sur { $words_count } pistes de Maîtrise différentes : choisissez la première.
            }
        [1]
            { $count ->
                [1] Avancez d’une case sur la piste de Maîtrise de votre choix.
               *[other] Avancez de { $words_count } cases sur les pistes de Maîtrise de votre choix : choisissez la piste de la première.
            }
       *[other] Avancez de { $words_steps } cases sur une même piste de Maîtrise.
    }
    .others = { $player } choisit une piste de Maîtrise.
    .colour = Avancer sur la piste { $feminine_colour }
ask-choose-reserve = Prenez un dé de votre choix dans la réserve.
    .others = { $player } choisit un dé de la réserve.
    .colour = Prendre un dé { $colour }
ask-choose-special = Choisissez une tuile Eau spéciale.
    .others = { $player } choisit une eau spéciale.
    .special = Prendre { $water }
ask-architect-to = Déplacez votre architecte dans le quartier de votre choix.
    .others = { $player } déplace son architecte.
    .go = Dans le { $district }
ask-fill-crates =
    { $count ->
        [1] Choisissez une caisse à remplir.
       *[other] Choisissez les caisses à remplir, { $words_count } au plus.
    }
    .others = { $player } remplit des caisses.
    .fill = Remplir une caisse { $feminine_colour }
    .done = Ne plus remplir de caisse
    .gives-up = Vous pourriez encore remplir des caisses sans rien payer.
ask-pay-for-filling = Choisissez ce que vous dépensez pour la caisse { $feminine_colour }.
    .others = { $player } remplit une caisse.
    .pay-die = Dépenser un dé { $colour }
    .pay-gold = Dépenser 1 Or
ask-second-crate = La même ressource peut remplir une seconde caisse.
    .others = { $player } peut remplir une seconde caisse.
    .fill = Remplir une caisse { $feminine_colour }
    .skip = Ne pas remplir de seconde caisse
ask-pay-for-track = Payez une ressource pour avancer sur la piste de sa couleur, ou renoncez.
    .others = { $player } peut payer un pas de Maîtrise.
    .colour = Payer un pas sur la piste { $feminine_colour }
    .skip = Ne rien payer
ask-pay-anything = Payez une ressource quelconque pour avancer sur la piste { $feminine_track }, ou renoncez.
    .others = { $player } peut payer un pas de Maîtrise.
    .pay-die = Payer un dé { $colour }
    .pay-crate = Payer une caisse { $feminine_colour }
    .pay-gold = Payer 1 Or
    .skip = Ne rien payer
ask-garden-or-marker = Choisissez un jardin ou un marqueur.
    .others = { $player } choisit un jardin ou un marqueur.
    .one-garden = Prendre un jardin
    .one-marker = Prendre un marqueur
ask-any-tile = Choisissez une tuile Action à utiliser.
    .others = { $player } choisit une tuile Action.
    .tile = Utiliser la tuile : { $tile }
ask-section-choice = Posez un marqueur sur la tuile d’une section de la ziggourat.
    .others = { $player } choisit une section de la ziggourat.
    .colour = Sur la tuile de la section { $feminine_colour }
ask-keep-card = Gardez une des cartes Urbanisation ; le reste va sous la pioche.
    .others = { $player } choisit une carte Urbanisation.
ask-move-house = Déplacez une maison d’une rangée colorée vers la rangée incolore, ou arrêtez.
    .others = { $player } peut déplacer des maisons de son plateau.
    .colour = Déplacer une maison de la rangée { $feminine_colour }
    .done = Ne plus déplacer de maison
ask-late-actions = Un quartier a été décompté : faites une action gratuite, ou terminez votre tour.
    .others = { $player } peut faire une action gratuite.
    .done = Aucune action gratuite
    .gives-up = Vous pourriez encore accomplir un décret.
ask-scoring-order = Plusieurs barges sont vides : choisissez le quartier à décompter en premier.
    .others = { $player } choisit le quartier à décompter en premier.
    .go = Décompter le { $district }

## Ce qu’un choix coûte et rapporte

outlook-cost = Payez { $cost }
outlook-gain = Gagnez { $gain }
outlook-both = Payez { $cost } ; gagnez { $gain }
outlook-others = { $found } ; { $others }
good-resource =
    { $count ->
        [1] 1 ressource { $feminine_colour }
       *[other] { $count } ressources { $feminines_colour }
    }
good-vp = { $count } PV
good-gold = { $count } Or
good-marker =
    { $count ->
        [1] 1 marqueur
       *[other] { $count } marqueurs
    }
good-water =
    { $count ->
        [1] 1 eau
       *[other] { $count } eaux
    }
good-garden =
    { $count ->
        [1] 1 jardin
       *[other] { $count } jardins
    }
good-track = { $count } pas sur la piste { $feminine_colour }
good-tracks = { $count } pas de Maîtrise au choix
good-pay = un pas de Maîtrise à payer
good-reserve =
    { $count ->
        [1] 1 dé de la réserve
       *[other] { $count } dés de la réserve
    }
good-special =
    { $count ->
        [1] 1 eau spéciale
       *[other] { $count } eaux spéciales
    }
good-crate = une caisse { $feminine_colour } pleine
good-fill = une caisse à remplir
good-architect = un déplacement de l’architecte
good-project = un autre projet de la couleur
good-work = le droit de jardiner
good-either = un jardin ou un marqueur
good-master =
    { $count ->
        [1] un capitaine du port
       *[other] { $count } capitaines du port
    }
good-later = { $count } PV à chaque décompte
good-other = { $player } avance de { $count } pas

## Réponses hors de leur question

choice =
    .done = Terminer
    .skip = Renoncer
    .garden = Jardiner
    .buy-garden = Acheter un jardin
    .buy-water = Acheter de l’eau
    .from-area = De la zone
    .from-reserve = De la réserve
    .one-garden = Un jardin
    .one-marker = Un marqueur
    .die = Le dé qui montre { $value }
    .go = Aller dans le { $district }
    .pay-go = Payer 1 Or et aller dans le { $district }
    .tile = Tuile Action : { $tile }
    .project = Un projet { $colour }
    .build = Un bâtiment { $colour }
    .ship = Poser un marqueur sur { $ship }
    .house =
        { $red ->
            [yes] Placer une maison sur l’emplacement rouge de { house-name }
           *[no] Placer une maison sur l’emplacement bleu de { house-name }
        }
    .space = Placer une maison sur l’emplacement { $number } de la section { $feminine_section }
    .fill = Remplir une caisse { $feminine_colour }
    .decree = Accomplir le décret : { $decree }
    .master = Utiliser le capitaine du port : { $master }
    .colour = Choisir le { $colour }
    .pay-die = Payer un dé { $colour }
    .pay-crate = Payer une caisse { $feminine_colour }
    .pay-gold = Payer en Or
    .neutral = La rangée incolore
    .special = Choisir { $water }
    .keep = Garder { $card } : { $one }, { $two }, { $three } et { $four } maisons dans les quartiers 1 à 4, { $points } PV
    .cell = Choisir { cell-name }

## Cartes Urbanisation

card-U01 = la carte Urbanisation 1
card-U02 = la carte Urbanisation 2
card-U03 = la carte Urbanisation 3
card-U04 = la carte Urbanisation 4
card-U05 = la carte Urbanisation 5
card-U06 = la carte Urbanisation 6
card-U07 = la carte Urbanisation 7
card-U08 = la carte Urbanisation 8
card-U09 = la carte Urbanisation 9
card-U10 = la carte Urbanisation 10
card-U11 = la carte Urbanisation 11
card-U12 = la carte Urbanisation 12
card-U13 = la carte Urbanisation 13
card-U14 = la carte Urbanisation 14
card-U15 = la carte Urbanisation 15

## Journal : le tour

told-turn = { $player } commence son tour.
told-starting-building = { $player } a commencé par un bâtiment { $colour } sur { cell-name }.
told-starts-in = { $player } a commencé dans le { $district }.
told-took-die = { $player } a pris le { $value } { $colour }.
told-architect = { $player } a envoyé l’architecte dans le { $district }.
told-tile = { $player } a utilisé la tuile Action : { $tile }.
told-project = { $player } a placé un projet { $colour } sur { cell-name }.
told-built = { $player } a construit un bâtiment { $colour } de taille { $size } dans le { $district }.
told-markers-home =
    { $count ->
        [1] { $player } a récupéré un marqueur.
       *[other] { $player } a récupéré { $words_count } marqueurs.
    }
told-gardens-rewarded =
    { $count ->
        [1] { $player } a un jardin à côté du nouveau bâtiment.
       *[other] { $player } a { $words_count } jardins à côté du nouveau bâtiment.
    }
told-ship = { $player } a posé un marqueur sur { $ship }.
told-master = { $player } a pris un capitaine du port : { $master }.
told-used-master = { $player } a utilisé un capitaine du port : { $master }.
told-decree = { $player } a accompli un décret : { $decree }.
told-port-house =
    { $red ->
        [yes] { $player } a placé une maison sur l’emplacement rouge de { house-name }.
       *[no] { $player } a placé une maison sur l’emplacement bleu de { house-name }.
    }
told-crate = { $player } a pris la caisse { $feminine_colour }.
told-ziggurat-house = { $player } a placé une maison sur l’emplacement { $number } de la section { $feminine_colour }.
told-ziggurat-marker = { $player } a posé un marqueur sur l’emplacement { $number } de la tuile { $feminine_colour }.
told-column = { $player } a vidé la colonne { $number } de son plateau.
told-moved-house = { $player } a déplacé une maison de la rangée { $feminine_colour } vers la rangée incolore.
told-laid-water = { $player } a posé de l’eau sur { cell-name }.
told-laid-special = { $player } a posé { $water } sur { cell-name }.
told-planted = { $player } a planté un jardin sur { cell-name }.
told-drew-cards =
    { $count ->
        [1] { $player } a pioché une carte Urbanisation.
       *[other] { $player } a pioché { $words_count } cartes Urbanisation.
    }
told-kept-card = { $player } a gardé une carte Urbanisation.
    .secret = { $player } a gardé { $secret }.

## Journal : gains et paiements

told-points = { $player } a gagné { $count } PV.
told-points-lost = { $player } a perdu { $count } PV.
told-gold = { $player } a gagné { $count } Or.
told-markers =
    { $count ->
        [1] { $player } a gagné un marqueur.
       *[other] { $player } a gagné { $words_count } marqueurs.
    }
told-water =
    { $count ->
        [1] { $player } a gagné une tuile Eau.
       *[other] { $player } a gagné { $words_count } tuiles Eau.
    }
told-gardens =
    { $count ->
        [1] { $player } a gagné un jardin.
       *[other] { $player } a gagné { $words_count } jardins.
    }
told-special-water = { $player } a pris { $water }.
told-special-shown = Nouvelle tuile dans l’offre : { $water }.
told-collected = { $player } a récolté le { $value } { $colour }.
told-from-reserve = { $player } a pris un dé { $colour } dans la réserve.
told-advanced = { $player } a atteint le rang { $row } de la piste { $feminine_colour }.
told-filled = { $player } a rempli une caisse { $feminine_colour }.
told-ignores-house =
    { $count ->
        [one] { $player } pourra se passer d’une maison de plus pour chaque carte Urbanisation décomptée.
       *[other] { $player } pourra se passer de { $words_count } maisons de plus pour chaque carte Urbanisation décomptée.
    }
told-paid-die = { $player } a payé un dé { $colour }.
told-paid-crate = { $player } a payé une caisse { $feminine_colour }.
told-paid-gold = { $player } a payé { $count } Or.

## Journal : décomptes

told-scoring = Décompte du { $district }.
told-emptied = La barge du { $district } est vide, mais il ne reste plus d’Or sur la piste Temps : pas de décompte.
told-lost-dice =
    { $count ->
        [1] { $player } a défaussé un dé { $colour }.
       *[other] { $player } a défaussé { $words_count } dés { $plural_colour }.
    }
told-scored = { $player } a marqué { $count } PV dans le { $district }.
told-refilled =
    { $count ->
        [one] { $count } dé a été lancé pour la barge du { $district }.
       *[other] { $count } dés ont été lancés pour la barge du { $district }.
    }
told-last-gold = { $player } a pris le dernier Or de la piste Temps : on termine cette manche, puis chacun joue encore un tour.
told-final-scoring = Le dernier tour est joué : décompte final.
told-card-scored = { $player } a marqué { $count } PV avec { $card }.
told-card-shown = { $player } a montré { $card }, qui ne rapporte rien.
told-masters-scored = { $player } a { $points } PV pour ses capitaines du port inutilisés.

## Journal : l’automate

told-bot-deck = Les cartes de l’automate sont mélangées : { $left } à gauche, { $right } à droite.
told-bot-cards = La carte de gauche passe sur celle de droite. À gauche { $left } (nombre { $first }), à droite { $right } (nombre { $second }).
told-bot-row = La flèche de la carte de gauche indique la ligne { $row } : symbole { $symbol }, tuile Numéro { $number }.
told-bot-steps =
    { $steps ->
        [0] La somme des nombres est 0 : l’architecte reste dans le { $district }.
       *[other] La somme des nombres est { $steps }, en ne comptant que les quartiers avec des marqueurs du plan : l’architecte va dans le { $district }.
    }
told-bot-die-equal = L’automate prend le { $value } { $colour }, le numéro du quartier de son architecte.
told-bot-die-highest = Aucun dé ne montre le numéro du quartier de son architecte : l’automate prend le plus haut, le { $value } { $colour }.
told-bot-first = Première action : la carte de gauche, de haut en bas.
told-bot-second = Seconde action : la carte de droite, à partir de la flèche.
told-bot-cannot = L’action { $letter } est impossible.
told-bot-does = L’automate fait l’action { $letter }.
told-bot-instead = Dans le { $district }, l’action { $letter } est traitée comme une action C.
told-bot-chooses =
    { $reason ->
        [tiles] Il place du { $colour }, la couleur qui a le plus de tuiles de l’automate, sur le numéro { $number }.
        [size] Il place du { $colour }, la couleur du plus grand groupe qui peut grandir, sur le numéro { $number }.
        [touch] Il place du { $colour } à côté du plus grand groupe, sur le numéro { $number }.
       *[number] Il place du { $colour }, la première couleur des tuiles Numéro qui convient, sur le numéro { $number }.
    }
told-bot-builds =
    { $reason ->
        [tiles] Il construit en { $colour }, la couleur qui a le plus de tuiles de l’automate, pour { resources-due }.
       *[size] Il construit en { $colour }, son meilleur groupe payable, pour { resources-due }.
    }
resources-due =
    { $count ->
        [1] une ressource
       *[other] { $words_count } ressources
    }
told-bot-bottom = L’automate gagne le bonus du bas de sa carte de gauche.
told-bot-bracket = L’automate gagne le bonus de son roi.
told-bot-plan =
    { $left ->
        [0] Le dernier marqueur du plan quitte le { $district }.
        [1] Un marqueur du plan quitte le { $district } ; il y en reste un.
       *[other] Un marqueur du plan quitte le { $district } ; il y en reste { $words_left }.
    }
told-bot-tile = Une tuile { $feminine_colour } va sur la tuile Numéro { $number }.
told-bot-reset = Les tuiles Projet de l’automate retournent dans le sac et sont tirées à nouveau.
told-bot-returns = Une tuile { $feminine_colour } de l’automate retourne dans la réserve.
told-bot-crate = La caisse { $feminine_colour } quitte la partie ; l’automate prend de l’Or à la place.
told-bot-master = L’automate défausse le capitaine du port : { $master }. Il prend des points à la place.
told-bot-spare-master = L’automate prend des points à la place d’un capitaine du port au hasard.
told-bot-markers = L’automate prend des points à la place des marqueurs.
told-bot-ignores = L’automate ignore ce bonus.

## Raisons d’un refus

why-TAB-2-1 = Cette case ne sert pas à ce nombre de joueurs.
why-TAB-2-16 = Un bâtiment de départ se place sur une case terrain vide d’un quartier commun.
why-TAB-3-2 = Vous n’avez pas de marqueur dans votre zone.
why-TAB-3-4 = Vous n’avez plus de maison pour cette couleur.
why-TAB-3-19 = Il n’y a pas de dé de cette couleur dans la réserve.
why-TAB-3-20 = Vous ne pouvez pas payer cela avec vos dés, vos caisses pleines et votre Or.
why-TAB-3-21 = Vous n’avez pas de place pour une autre caisse.
why-TAB-3-25 = Votre marqueur est en haut de cette piste.
why-TAB-4-2 = Vous avez deux actions, et seulement celles du quartier de votre assistant.
why-TAB-5-2 = Il n’y a pas de tel dé sur la barge.
why-TAB-5-3 = Le dé décide où va l’architecte, sauf si vous payez 1 Or.
why-TAB-5-4 = Un 6 mène aux quartiers dont aucun autre dé de la barge ne montre le numéro.
why-TAB-5-5 = Un autre quartier coûte 1 Or, et seulement si le dé n’y mène pas.
why-TAB-6-1 = Un projet se place sur une case terrain du quartier de votre assistant.
why-TAB-6-2 = Il y a déjà trois projets de cette couleur dans le quartier.
why-TAB-6-3 = Un projet se place sur une case vide, à côté des projets de sa couleur s’il y en a.
why-TAB-6-4 = Un projet ne peut pas toucher un bâtiment de sa couleur.
why-TAB-7-1 = Il n’y a pas de projet de cette couleur dans le quartier.
why-TAB-7-2 = Vous ne pouvez pas payer les ressources locales et celles de la couleur pour vos marqueurs.
why-TAB-7-3 = Il n’y a pas assez d’éléments de bâtiment de cette couleur.
why-TAB-7-7 = Le navire doit être de la taille du bâtiment.
why-TAB-8-1 = On plante trois jardins au plus par action, et l’on n’achète que ce qui reste et qu’on peut payer.
why-TAB-8-2 = L’eau se pose sur une case terrain vide à côté d’une eau ou d’un jardin.
why-TAB-8-3 = Un jardin demande une tuile Jardin et un marqueur.
why-TAB-8-4 = Pour jardiner, il faut pouvoir faire au moins une chose.
why-TAB-9-3 = Il vous faut une maison de la rangée incolore et les ressources locales.
why-TAB-9-4 = Vous avez déjà une maison au bout de cette rangée ou de cette colonne.
why-TAB-9-5 = Vous n’avez pas l’Or pour un navire.
why-TAB-9-8 = Une ressource bleue peut remplacer 1 Or, le reste se paie en Or.
why-TAB-9-9 = Vous n’avez pas ce capitaine du port.
why-TAB-10-1 = Il faut un emplacement libre, un marqueur dans votre zone et une place sur la tuile de la section.
why-TAB-10-4 = Vous avez déjà trois marqueurs sur cette tuile.
why-TAB-11-3 = Cette eau spéciale n’est pas dans l’offre.
why-TAB-12-1 = Il faut une caisse vide qui n’a pas été remplie pendant ce tour, et un dé ou de l’Or à dépenser.
why-TAB-12-2 = Vous ne remplissez pas ce décret, ou il est déjà pris.
why-TAB-12-3 = Ce capitaine du port n’aurait aucun effet maintenant.
why-TAB-13-1 = Seuls les quartiers dont la barge est vide sont décomptés.
why-TAB-15-4 = Vous gardez une des cartes que vous avez piochées.
why-TAB-R8 = Vous avez déjà un marqueur sur ce navire.
why-TAB-R12 = Ici, vous ne pouvez qu’acheter de l’eau et des jardins.
why-TAB-R13 = Le capitaine du port épargne une ressource du coût, et vous devez pouvoir payer le reste.
why-TAB-R15 = Une maison passe d’une rangée colorée à un emplacement incolore vide.
why-TAB-R16 = Il n’en reste plus.
why-TAB-R24 = Cet emplacement de maison est pris.
why-TAB-R32 = Vous avez déjà avancé sur cette piste.

## D’où vient ce qui est imprimé

origin-map = Les plateaux sont sur des images qui n’étaient pas disponibles. Les cases, ce qu’elles rapportent, la place des eaux de bordure et les numéros pour l’automate sont inventés ; la règle donne les sortes de bonus, trois eaux par bordure, et dit que certaines cases ne servent qu’à quatre.
origin-port = La place et la taille des deux navires imprimés, et lequel des trois bonus bleus se trouve à quelle rangée ou colonne, sont supposés ; la grille et les sortes de bonus sont dans la règle.
origin-white-gold = La règle cite l’Or en bas à droite de la section blanche.
origin-ziggurat = Les sections, les emplacements et les trois sortes de bonus sont dans la règle ; leur répartition est supposée.
origin-mastery = La règle parle de trois pistes, de facteurs à gauche, de bonus pour le marqueur le plus bas à droite et de lignes bleues ; les hauteurs et les valeurs sont inventées.
origin-houses = Quatorze maisons en trois rangées de couleur et une incolore, de l’Or ou des marqueurs dessous, et des bonus pour les colonnes vidées sont dans la règle ; la longueur des rangées et la place des bonus sont inventées.
origin-special-water = Les sortes de bonus sont dans l’annexe ; le nombre de tuiles de chaque sorte est supposé.
origin-ship-colours = Cinq navires par couleur sont dans la règle, et leurs tailles imposent deux, deux et un de chaque ; la couleur de chaque navire est supposée.
origin-symbols = Les trois symboles sont dans la règle ; ils sont attribués aux décrets d’après leur thème.
origin-example = Un exemple de la règle montre cette carte.
origin-urbanisation = La règle montre une carte ; les autres suivent son modèle : trois quartiers, jamais la ziggourat, et plus de points pour des maisons dans le port.
origin-play-report = Un compte rendu de partie en solo cite les quatre maisons de port de Botmuzi.
origin-plans = Cinq quartiers avec chacun un nombre sont dans la règle ; les nombres sont supposés et font quatorze maisons.
origin-automa-cards = La règle dit ce que montre une carte ; le contenu est inventé : nombres de 0 à 2, un symbole Roi par carte, flèches équilibrées.
origin-time-track = La règle parle d’un Or par case ; les critiques s’accordent sur cinq cases.
origin-barges = Les couleurs de la première partie viennent d’un article de stratégie.
origin-solo = Le chapitre du jeu en solo.
origin-appendix = L’annexe décrit chaque tuile et chaque carte.
origin-set-up = Le chapitre de la mise en place.
origin-rules = Le texte de la règle.
origin-contents = La liste du matériel.

## Ce qui ne va pas ensemble dans des données (en anglais : box.py)

error-tabannusi-berth = port.printed_ships : { $first } et { $second } ne peuvent pas être sur le même emplacement
error-tabannusi-ships = ships : { $count } doivent être de couleur { $colour }, trouvé { $found }
error-tabannusi-symbols = setup.symbols.{ $seats } : doit valoir au plus { $most } (setup.decrees.{ $seats }, decrees), trouvé { $found }
error-tabannusi-card = urbanisation_cards[{ $card }].houses : ne doivent pas tous être 0
error-tabannusi-king = kings[{ $king }].decrees : nomme deux fois un décret
error-tabannusi-barges = setup.barges : doit nommer chaque couleur une fois, trouvé { $found }
error-tabannusi-markers = setup.markers : doit valoir au plus { $most } (supplies.markers), trouvé { $found }
error-tabannusi-cells = boards.{ $side }.land : le quartier { $district } doit avoir au moins { $least } cases, trouvé { $found }
error-tabannusi-rows = boards.{ $side }.rows.{ $border } : il faut trois lignes différentes, à partir du haut, trouvé { $found }
error-tabannusi-number = boards.B.{ $place } : le numéro { $number } est aussi celui de boards.B.{ $other }
error-tabannusi-track = mastery.{ $list } : doit avoir { $count } valeurs, une de moins que mastery.factors, trouvé { $found }
error-tabannusi-lines = mastery.lines : doit nommer des lignes différentes de 1 à { $top }, trouvé { $found }
error-tabannusi-houses = player_board.rows : il faut { $count } emplacements en tout, trouvé { $found }
error-tabannusi-columns = player_board.rows.{ $row } : il faut au moins { $least } emplacements (player_board.columns), trouvé { $found }
