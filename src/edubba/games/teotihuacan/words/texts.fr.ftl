### Les Fondateurs de Teotihuacan en français. Les termes sont ceux de la règle : Bâtiment, Temple, tuile Pyramide, tuile
### Adoration, tuile Masque, Cité, Quartier, Architecte, Portée, disque Action, disque Bonus, Puissance d’Action, faveur,
### Ressource (Pépite, Pierre, Bois), réserve commune, manche.

title = Les Fondateurs de Teotihuacan
subtitle = Une Cité autour de sa Pyramide
rival = Rival (non officiel)
unofficial = défi solo non officiel

## Ressources et couleurs

material-gold = Pépite
    .plural = Pépites
    .in = en Or
    .a = une Pépite
    .of = d’une Pépite
material-stone = Pierre
    .plural = Pierres
    .in = en Pierre
    .a = une Pierre
    .of = d’une Pierre
material-wood = Bois
    .plural = Bois
    .in = en Bois
    .a = un Bois
    .of = d’un Bois
price-gold =
    { $gold ->
        [one] { $gold } Pépite
       *[other] { $gold } Pépites
    }
price-stone =
    { $stone ->
        [one] { $stone } Pierre
       *[other] { $stone } Pierres
    }
price-wood = { $wood } Bois
price =
    { $owed ->
        [g] { price-gold }
        [s] { price-stone }
        [w] { price-wood }
        [gs] { price-gold } et { price-stone }
        [gw] { price-gold } et { price-wood }
        [sw] { price-stone } et { price-wood }
        [gsw] { price-gold }, { price-stone } et { price-wood }
       *[none] rien
    }
prices = Prix selon la Puissance : { $list }
colour-green = vert
    .feminine = verte
    .plural = verts
colour-blue = bleu
    .feminine = bleue
    .plural = bleus
colour-red = rouge
    .feminine = rouge
    .plural = rouges
colour-white = blanc
    .feminine = blanche
    .plural = blancs

## Tuiles

tile-gold-4 = Bâtiment en Or de taille 4
    .the = le Bâtiment en Or de taille 4
tile-gold-3 = Bâtiment en Or de taille 3
    .the = le Bâtiment en Or de taille 3
tile-stone-4 = Bâtiment en Pierre de taille 4
    .the = le Bâtiment en Pierre de taille 4
tile-stone-3 = Bâtiment en Pierre de taille 3
    .the = le Bâtiment en Pierre de taille 3
tile-stone-2 = Bâtiment en Pierre de taille 2
    .the = le Bâtiment en Pierre de taille 2
tile-stone-1 = Bâtiment en Pierre de taille 1
    .the = le Bâtiment en Pierre de taille 1
tile-wood-3 = Bâtiment en Bois de taille 3
    .the = le Bâtiment en Bois de taille 3
tile-wood-2 = Bâtiment en Bois de taille 2
    .the = le Bâtiment en Bois de taille 2
tile-wood-1 = Bâtiment en Bois de taille 1
    .the = le Bâtiment en Bois de taille 1
tile-temple-green = Temple vert
    .the = le Temple vert
tile-temple-blue = Temple bleu
    .the = le Temple bleu
tile-temple-red = Temple rouge
    .the = le Temple rouge
tile-pyramid-green = tuile Pyramide verte
    .the = la tuile Pyramide verte
tile-pyramid-blue = tuile Pyramide bleue
    .the = la tuile Pyramide bleue
tile-pyramid-red = tuile Pyramide rouge
    .the = la tuile Pyramide rouge
tile-pyramid-white = tuile Pyramide blanche
    .the = la tuile Pyramide blanche
mask-sun = masque du Soleil
mask-jade = masque de Jade
mask-obsidian = masque d’Obsidienne

## Tuiles Adoration

worship-title = Adoration { $feminine_pile }
worship-text = { $offer }
worship = la tuile Adoration { $feminine_pile } ({ $offer })
some-cubes =
    { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressources
    }
offer-pyramid = une tuile Pyramide de la réserve pour { some-cubes }
offer-temple = un Temple de la réserve pour { some-cubes }
offer-repeat = { $points } PV pour { $price }, jusqu’à { $most } PV
offer-spend = { $points } PV pour { some-cubes }
offer-buildings = { $points } PV pour { $needs }
offer-multiply = Temples { $plural_temple } × Bâtiments { $in_material }, jusqu’à { $most } PV
offer-building = { $points } PV, puis un Bâtiment de taille { $size } de la réserve
offer-influence = { $points } PV, puis une action Influence
offer-construction = { $points } PV, puis une action Construction
need-any =
    { $count ->
        [one] { $count } Bâtiment
       *[other] { $count } Bâtiments
    }
need-material =
    { $count ->
        [one] { $count } Bâtiment { $in_material }
       *[other] { $count } Bâtiments { $in_material }
    }
need-size =
    { $count ->
        [one] { $count } Bâtiment de taille { $size }
       *[other] { $count } Bâtiments de taille { $size }
    }
need-both =
    { $count ->
        [one] { $count } Bâtiment { $in_material } de taille { $size }
       *[other] { $count } Bâtiments { $in_material } de taille { $size }
    }

## Pyramide, actions, bonus

space-P00 = base, nord-ouest
space-P01 = base, nord
space-P02 = base, nord-est
space-P10 = base, ouest
space-P11 = base, centre
space-P12 = base, est
space-P20 = base, sud-ouest
space-P21 = base, sud
space-P22 = base, sud-est
space-L00 = 1er niveau, nord-ouest
space-L01 = 1er niveau, nord-est
space-L10 = 1er niveau, sud-ouest
space-L11 = 1er niveau, sud-est
space-T = sommet
action-building = Construire un Bâtiment
    .told = construire un Bâtiment
action-temple = Construire un Temple
    .told = construire un Temple
action-pyramid = Construire la Pyramide
    .told = construire la Pyramide
action-produce = Produire des Ressources
    .told = produire
action-offering = Faire une offrande
    .told = faire une offrande
action-favour = Gagner une faveur
    .told = gagner une faveur
side-north = nord
    .at = au nord
side-east = est
    .at = à l’est
side-south = sud
    .at = au sud
side-west = ouest
    .at = à l’ouest
bonus-influence = une action Influence au choix
bonus-construction = une action Construction au choix
bonus-points = { $points } PV
bonus-cube =
    { $cubes ->
        [1] { $points } PV et une Ressource
       *[other] { $points } PV et { $cubes } Ressources
    }
bonus-power =
    { $power ->
        [1] { $points } PV et 1 point de Puissance
       *[other] { $points } PV et { $power } points de Puissance
    }
reward-buildings = { $tiles }
reward-points = { $points } PV
reward-building = { $points } PV et un Bâtiment de taille { $size }
reward-worship = tuile Adoration

quarter-north-west = nord-ouest
quarter-north-east = nord-est
quarter-south-east = sud-est
quarter-south-west = sud-ouest

## Feuille de score

score-pyramid = Tuiles Pyramide
score-rewards = Récompenses de la Pyramide
score-masks = Masques
score-offerings = Offrandes
score-favours = Faveurs
score-bonuses = Disques Bonus
score-north-west = Quartier nord-ouest
score-north-east = Quartier nord-est
score-south-east = Quartier sud-est
score-south-west = Quartier sud-ouest
score-rival = Rival (non officiel)
score-level = Difficulté (non officielle)

## Marques

mark-reach = à portée
mark-new = depuis votre tour

## Options

option-side = Face des plateaux
    .text = Face A : quatre plateaux semblables. Face B : quatre plateaux différents, distribués au hasard.
    .A = A
    .B = B
option-first_player = Premier joueur
    .text = Qui commence : tiré au sort, ou la place de ce numéro, comptée à partir de 0 autour de la table.
    .random = tiré au sort
option-reward_buildings_ignore_reach = Bâtiments de récompense hors de portée
    .text = Les Bâtiments montrés par une case Pyramide se posent partout, comme le dit le texte français ; sinon à portée de l’Architecte.
option-red_multiplier_material = Bâtiments comptés avec les Temples rouges
    .text = La tuile Adoration des Temples rouges compte les Bâtiments en Pierre, comme imprimé, ou en Or.
    .stone = en Pierre
    .gold = en Or
option-setup_pyramid_gives_2vp = PV des tuiles Pyramide de départ
    .text = Les trois tuiles Pyramide de la mise en place rapportent aussi leurs PV.
option-build_cube_replacement = Ressources déjà posées
    .text = Autour d’un nouveau Bâtiment, remplacer une autre Ressource est un choix, ou une obligation.
    .optional = au choix
    .forced = toujours remplacées
option-bonus_alone = Zone B pour le seul bonus
    .text = On peut poser des disques en zone B pour un disque Bonus, même si ni Temple ni offrande n’y est possible. Sinon, l’un des deux doit être possible, ou le devenir grâce au bonus.
option-solo-mode = Défi solo (non officiel)
    .text = Un défi de notre invention, qui ne fait pas partie du jeu publié : battre un rival, ou marquer le plus possible.
    .rival = Architecte rival
    .attack = course aux points
option-solo-level = Difficulté du rival (non officielle)
    .text = Ce qui s’ajoute au score du rival à la fin.
    .easy = facile
    .normal = normale
    .hard = difficile
    .expert = experte

## Questions : ce qui est demandé, ce que voient les autres, ce que chaque réponse veut dire

ask-start-tile = Choisissez la tuile Pyramide que vous placez maintenant.
    .others = { $player } place ses tuiles Pyramide de départ.
    .tile = Placer { $the_tile }
ask-start-space = Placez la tuile Pyramide { $feminine_colour } sur une case libre de la base.
    .others = { $player } place ses tuiles Pyramide de départ.
    .space =
        { $covers ->
            [yes] Sur la Pyramide ({ $space }) : { $reward }
           *[no] Sur la Pyramide ({ $space })
        }
ask-turn =
    { $discs ->
        [1] Posez votre dernier disque Action sur une case Action, ou passez.
        [2] Posez 1 ou 2 disques Action sur une case Action, ou passez.
       *[other] Posez 1 à 3 disques Action sur une case Action, ou passez ; il vous en reste { $discs }.
    }
    .others = { $player } joue.
    .pass = Passer pour cette manche
    .discs =
        { $count ->
            [1] Poser 1 disque en { $spot } : Puissance { $power }
           *[other] Poser { $count } disques en { $spot } : Puissance { $power }
        }
    .gives-up =
        { $n ->
            [1] Il vous reste un disque Action ; passer, c’est ne plus jouer pendant cette manche.
           *[other] Il vous reste { $n } disques Action ; passer, c’est ne plus jouer pendant cette manche.
        }
ask-action =
    { $acted ->
        [yes] Utilisez le disque Bonus maintenant ({ $bonus }) ou terminez votre tour.
       *[no]
            { $open ->
                [actions] Choisissez : { $told_construct } ou { $told_influence } (Puissance { $power }).
                [all] Choisissez : { $told_construct }, { $told_influence }, ou utiliser d’abord le disque Bonus : { $bonus } (Puissance { $power }).
                [construct] Choisissez : { $told_construct }, ou utiliser d’abord le disque Bonus : { $bonus } (Puissance { $power }).
                [influence] Choisissez : { $told_influence }, ou utiliser d’abord le disque Bonus : { $bonus } (Puissance { $power }).
               *[bonus] Utilisez le disque Bonus : { $bonus }.
            }
    }
    .others = { $player } choisit son action en zone { $zone }, Puissance { $power }.
    .bonus = Utiliser le disque Bonus : { $bonus }
    .done = Terminer le tour sans le disque Bonus
    .gives-up = Vous renonceriez au disque Bonus : { $bonus }.
ask-any-action =
    { $first ->
        [0] Choisissez une action Construction, ou aucune.
       *[other] Choisissez une action Influence, ou aucune.
    }
    .others = { $player } choisit une action.
    .done = Aucune action
    .gives-up = Vous renonceriez à une action que vous pouvez faire maintenant.
ask-only-action =
    { $first ->
        [0] Choisissez l’action Construction du disque Bonus.
       *[other] Choisissez l’action Influence du disque Bonus.
    }
    .others = { $player } choisit une action.
ask-choose-building = Choisissez un Bâtiment de taille { $power } ou moins.
    .others = { $player } choisit un Bâtiment.
ask-choose-of-size = Choisissez un Bâtiment de taille { $size } de la réserve, ou aucun.
    .others = { $player } choisit un Bâtiment.
    .done = Aucun Bâtiment
    .gives-up = Le Bâtiment ne vous coûterait rien.
ask-choose-pictured =
    { $built ->
        [yes] Construisez aussi l’autre Bâtiment de la récompense, ou renoncez-y.
       *[no] Choisissez le Bâtiment de la récompense que vous construisez d’abord.
    }
    .others = { $player } construit les Bâtiments de la récompense.
    .done = Renoncer à l’autre Bâtiment
    .gives-up = L’autre Bâtiment ne vous coûterait rien.
ask-choose-small =
    { $built ->
        [yes] Construisez un second petit Bâtiment, ou arrêtez-vous là.
       *[no] Choisissez un petit Bâtiment.
    }
    .others = { $player } construit de petits Bâtiments.
    .done = Pas de second Bâtiment
    .gives-up = Le second Bâtiment ne vous coûterait rien.
ask-choose-temple = Choisissez un Temple (Puissance { $power }).
    .others = { $player } choisit un Temple.
ask-offer-temple = Choisissez un Temple de la réserve commune.
    .others = { $player } choisit un Temple.
ask-choose-pyramid = Choisissez une tuile Pyramide.
    .others = { $player } choisit une tuile Pyramide.
ask-offer-pyramid = Choisissez une tuile Pyramide de la réserve commune.
    .others = { $player } choisit une tuile Pyramide.
ask-choose-space = Placez la tuile Pyramide { $feminine_colour }.
    .others = { $player } place une tuile Pyramide.
    .space =
        { $covers ->
            [yes] Sur la Pyramide ({ $space }) : { $reward }
           *[no] Sur la Pyramide ({ $space })
        }
ask-place =
    { $bound ->
        [0] Placez { $the_tile } à portée de votre Architecte, { $at_side }.
        [1] Placez { $the_tile } où vous voulez dans votre Cité.
       *[other] Placez { $the_tile } dans votre Cité, sans couvrir de masque.
    }
    .others = { $player } place { $the_tile }.
    .place = En { $cells }
ask-replace = Choisissez les Ressources à remplacer par { $a_material } ; les autres restent.
    .others = { $player } remplace des Ressources autour du Bâtiment.
    .cell = Remplacer en { $cell }
    .done = Garder les autres
ask-substitute = Vous devez { $price } ; 2 Pépites remplacent une Pierre ou un Bois.
    .others = { $player } paie.
    .two-gold = Deux Pépites à la place { $of_material }
    .done = Payer sans autre échange
ask-pay-cubes = Choisissez les Ressources à dépenser : { $price }.
    .others = { $player } paie.
    .cell = Dépenser la Ressource en { $cell }
ask-pay-any = Choisissez les Ressources à dépenser ; il en reste { $count } à donner.
    .others = { $player } paie.
    .cell = Dépenser la Ressource en { $cell }
ask-take-worship = Prenez une des deux tuiles Adoration { $feminine_colour }s visibles.
    .others = { $player } prend une tuile Adoration.
    .worship = Prendre { worship }
ask-reward-pile = Prenez la première tuile d’une pile Adoration.
    .others = { $player } prend une tuile Adoration.
    .pile = Prendre dans la pile { $feminine_colour }
ask-choose-produce = Produisez une Ressource par Bâtiment, ou construisez un ou deux petits Bâtiments.
    .others = { $player } produit.
    .cubes = Une Ressource par Bâtiment
    .small = Un ou deux petits Bâtiments
ask-produce-cube = Placez une Ressource à côté de ce Bâtiment ou laissez-le sans produire : { $tile } en { $cells }.
    .others = { $player } produit.
    .cell = Placer la Ressource en { $cell }
    .done = Ne rien produire ici
    .gives-up = Il reste une case libre à côté de ce Bâtiment.
ask-choose-offering = Choisissez la tuile Adoration de votre offrande.
    .others = { $player } choisit une offrande.
    .worship = Utiliser { worship }
ask-repeat = Payez encore pour marquer de nouveau, ou arrêtez-vous.
    .others = { $player } fait une offrande.
    .again = Payer encore une fois
    .done = S’arrêter
ask-exchange-give = Échangez une de vos tuiles Adoration, ou gardez-les toutes.
    .others = { $player } peut échanger une tuile Adoration.
    .worship = Rendre { worship }
    .done = Garder toutes mes tuiles
ask-exchange-take = Prenez une tuile Adoration visible.
    .others = { $player } échange une tuile Adoration.
    .worship = Prendre { worship }
ask-bonus-material = Choisissez une Ressource.
    .others = { $player } choisit une Ressource.
    .material = Gagner { $a_material }
ask-bonus-cell = Placez { $a_material } sur une case sans tuile de votre Cité.
    .others = { $player } place une Ressource.
    .cell = En { $cell }

## Réponses hors de leur question

choice =
    .pass = Passer
    .done = Terminer
    .bonus = Utiliser le disque Bonus
    .again = Encore
    .cubes = Produire des Ressources
    .small = Petits Bâtiments
    .act = { $action }
    .discs =
        { $count ->
            [1] 1 disque en { $spot }
           *[other] { $count } disques en { $spot }
        }
    .tile = Prendre { $the_tile }
    .space = Case Pyramide : { $space }
    .pile = Pile { $feminine_colour }
    .worship = Tuile Adoration { $feminine_pile } ({ $offer })
    .two-gold = Deux Pépites pour { $a_material }
    .material = Ressource : { $material }
    .cell = En { $cell }
    .place =
        { $turn ->
            [0] Coin en { $cell }
            [1] Coin en { $cell }, un quart de tour
            [2] Coin en { $cell }, un demi-tour
            [3] Coin en { $cell }, trois quarts de tour
            [4] Coin en { $cell }, retourné
            [5] Coin en { $cell }, retourné et un quart de tour
            [6] Coin en { $cell }, retourné et un demi-tour
           *[other] Coin en { $cell }, retourné et trois quarts de tour
        }

placing = En { $cell }
button-turn-0 = sans tourner
button-turn-1 = un quart de tour à droite
button-turn-2 = un demi-tour
button-turn-3 = un quart de tour à gauche
button-turn-4 = retourné
button-turn-5 = retourné, un quart de tour à droite
button-turn-6 = retourné, un demi-tour
button-turn-7 = retourné, un quart de tour à gauche

## Journal

told-round = Manche { $round } sur { $rounds } : { $player } commence.
told-eclipse = Le Soleil a atteint l’Éclipse : c’est la dernière manche.
told-refilled =
    { $count ->
        [1] Ajouté au plateau central : { $tile }.
       *[other] Ajouté au plateau central : { $count } × { $tile }.
    }
    .item =
        { $count ->
            [1] { $tile }
           *[other] { $count } × { $tile }
        }
    .several = Ajouté au plateau central : { $items }.
told-final = La dernière manche est finie : décompte final.
told-scored = { $player } a marqué { $points } PV dans le Quartier { $quarter }.
    .item = { $points } PV au { $quarter }
    .several = { $player } a marqué { $items }.
told-discs =
    { $count ->
        [1] { $player } a posé 1 disque en { $spot }, Puissance { $power }.
       *[other] { $player } a posé { $count } disques en { $spot }, Puissance { $power }.
    }
told-passed = { $player } a passé.
told-acts = { $player } a décidé de { $told_action }.
told-architect = { $player } a déplacé son Architecte : il est { $at_side }.
told-built = { $player } a construit { $the_tile } en { $cells }.
told-discarded =
    { $count ->
        [1] { $player } a défaussé { $a_material }.
       *[other] { $player } a défaussé { $count } { $plural_material }.
    }
    .item =
        { $count ->
            [1] { $a_material }
           *[other] { $count } { $plural_material }
        }
    .several = { $player } a défaussé { $items }.
told-cubes =
    { $count ->
        [0] { $player } n’a reçu aucune Ressource autour du Bâtiment.
        [1] { $player } a reçu { $a_material } autour du Bâtiment.
       *[other] { $player } a reçu { $count } { $plural_material } autour du Bâtiment.
    }
told-replaced = { $player } a remplacé { $a_old } en { $cell } par { $a_material }.
told-mask = { $player } a pris un { $mask } : { $points } PV.
told-no-mask = { $player } a couvert tout un groupe ({ $mask }), mais il ne reste aucune tuile de cette sorte.
told-substituted = { $player } a remplacé { $a_material } par deux Pépites.
    .item =
        { $times ->
            [one] { $a_material }
           *[other] { $times } { $plural_material }
        }
    .several = { $player } a remplacé { $items } par des Pépites, deux pour chaque Ressource.
told-spent = { $player } a payé { $a_material }.
    .item =
        { $times ->
            [one] { $a_material }
           *[other] { $times } { $plural_material }
        }
    .several = { $player } a payé en tout { $items }.
told-produces = { $player } a fait produire ses Bâtiments.
told-produced =
    { $over ->
        [yes] { $player } a produit { $a_material } en { $cell } à la place { $of_old }.
       *[no] { $player } a produit { $a_material } en { $cell }.
    }
    .item =
        { $over ->
            [yes] { $a_material } en { $cell } à la place { $of_old }
           *[no] { $a_material } en { $cell }
        }
    .several = { $player } a produit { $items }.
told-worship = { $player } a pris { worship }.
told-no-worship = { $player } n’a pas pris de tuile Adoration : il n’en reste aucune de couleur { $feminine_colour }.
told-returned = { $player } a remis sous sa pile { worship }.
told-revealed = Nouvelle tuile visible : { worship }.
    .item = { worship }
    .several = Nouvelles tuiles visibles : { $items }.
told-offers = { $player } a fait une offrande avec { worship }.
told-earned = { $player } a marqué { $points } PV avec son offrande.
told-favour = { $player } a gagné une faveur : case { $number }, { $points } PV.
told-favour-full = { $player } est déjà au bout de la piste Faveur.
told-bonus = { $player } a utilisé le disque Bonus : { $bonus }.
told-bonus-cube =
    { $over ->
        [yes] { $player } a placé { $a_material } en { $cell } à la place { $of_old }.
       *[no] { $player } a placé { $a_material } en { $cell }.
    }
told-raised =
    { $points ->
        [0] { $player } a placé une tuile Pyramide { $feminine_colour } ({ $space }).
       *[other] { $player } a placé une tuile Pyramide { $feminine_colour } ({ $space }) et marqué { $points } PV.
    }
told-reward = { $player } a reçu { $points } PV de la case Pyramide.
told-lost = { $player } n’a pas pu construire { $the_tile } de la récompense : pas de tuile dans la réserve, ou pas de place.
told-lost-size = { $player } n’a pas pu construire de Bâtiment de taille { $size } : pas de tuile dans la réserve, ou pas de place.
told-lost-worship = { $player } n’a pas pris de tuile Adoration : toutes les piles sont vides.
told-neutral = Un disque neutre, tiré au sort, occupe { $spot } (défi non officiel).
told-rival-card =
    { $count ->
        [1] Le Rival (non officiel) a tiré : zone { $zone }, 1 disque.
       *[other] Le Rival (non officiel) a tiré : zone { $zone }, { $count } disques.
    }
told-rival-discs =
    { $count ->
        [1] Le Rival a posé 1 disque en { $spot }, Puissance { $power }.
       *[other] Le Rival a posé { $count } disques en { $spot }, Puissance { $power }.
    }
told-rival-bonus = Le Rival a marqué { $points } PV grâce au disque Bonus.
told-rival-nothing = Le Rival n’a rien trouvé à prendre et a marqué { $points } PV.
told-rival-takes = Le Rival a retiré { $the_tile } et marqué { $points } PV.
told-rival-mask = Le Rival a pris un { $mask } : { $points } PV.
told-rival-level = Difficulté : { $points } PV pour le Rival.
told-buried = Une tuile visible est retournée sous sa pile : { worship }.

## Pourquoi pas

why-TEO-2-1 = La tuile sortirait de la Cité.
why-TEO-3-4 = Cette case Action ne sert pas à ce nombre de joueurs.
why-TEO-3-8 = Vous avez déjà placé cette tuile Pyramide.
why-TEO-3-11 = Pendant la mise en place : une case libre de la base, et aucune case Masque couverte.
why-TEO-4-2 = Vous n’avez pas assez de disques Action.
why-TEO-4-3 = Une pile ne dépasse jamais 4 disques.
why-TEO-4-4 = Cette action n’est pas dans cette zone.
why-TEO-4-5 = Le disque Bonus n’est plus disponible ce tour-ci.
why-TEO-5-2 = C’est hors de portée de votre Architecte.
why-TEO-5-3 = Choisissez des Ressources dues, case après case, sans en sauter qui manqueraient ensuite.
why-TEO-5-5 = Cette tuile n’est pas disponible sur le plateau central.
why-TEO-6-1 = Ce Bâtiment est trop grand pour votre Puissance.
why-TEO-6-2 = Il n’y a pas de place libre pour cette tuile.
why-TEO-6-3 = Il n’y a pas d’autre Ressource à remplacer ici.
why-TEO-7-1 = Vous ne pouvez pas payer ce Temple.
why-TEO-7-3 = Seules les tuiles Adoration visibles de cette couleur peuvent être prises.
why-TEO-8-2 = Cette case Pyramide est occupée ou n’est pas soutenue par quatre tuiles.
why-TEO-8-3 = Ce Bâtiment n’est pas possible : taille, réserve ou place.
why-TEO-9-1 = Ce Bâtiment ne peut pas produire ici.
why-TEO-9-2 = Aucun petit Bâtiment n’est possible : ni réserve ni place à portée.
why-TEO-10-1 = Vous n’avez pas cette tuile Adoration, ou elle est en cours d’utilisation.
why-TEO-11-2 = Cette tuile Adoration ne peut pas être échangée.
why-TEO-12-4 = La Ressource va sur une case de la Cité sans tuile.
why-TEO-14-7 = Cette pile est vide.
why-TEO-14-16 = Ni Temple ni offrande n’est possible ici, et aucun disque Bonus n’y change rien.
why-TEO-14-17 = Cette action n’est pas possible maintenant : il manque une tuile, une place ou des Ressources.
why-TEO-14-22 = La condition de cette tuile n’est pas remplie.
why-TEO-14-23 = Vous ne pouvez pas payer encore, ou le maximum est atteint.
why-TEO-14-26 = Ce Bâtiment n’est pas dans la récompense, ou plus disponible.
why-TEO-14-37 = Cet échange ne permettrait pas de payer le reste.

## La table à l’écran

place-zone = Zone { $zone }
place-display = Plateau central
place-supply = Réserve commune
place-worship = Tuiles Adoration visibles
place-piles = Piles Adoration
place-masks = Masques
place-city = Cité
place-favour = Faveurs
place-rounds = Manches
place-cubes = Ressources
place-tiles = Tuiles Adoration
place-start = Tuiles Pyramide de départ
note-stack = Pile de { $height }, encore { $room }
note-city = Architecte { $at_side }
architect = Architecte
sun-disc = Soleil
eclipse = Éclipse : la dernière manche
walk-colour =
    { $temples ->
        [one] 1 Temple { $colour } × { $worth }
       *[other] { $temples } Temples { $plural_colour } × { $worth }
    }
stat-discs = Disques Action
stat-cubes = Ressources
stat-favour = Faveurs
stat-side = Architecte
mark-covered = couvert
mark-used = en cours

## D’où viennent les valeurs imprimées

origin-geometry = La taille de la Cité n’est que sur des images que nous n’avions pas. La Pyramide à base de 3 cases sur 3 est décrite publiquement et découle de la règle ; les limites des Quartiers la traversent au milieu, donc le côté de la Cité est pair. Avec 10 cases sur 10, dont 4 sur 4 pour la Pyramide, des parties simulées couvrent la moitié d’une Cité environ.
origin-boards = Les plateaux ne sont que sur des images que nous n’avions pas. Les masques respectent ce que dit la règle : des groupes de 4 à 6 cases d’une même sorte qui se touchent. Deux groupes de chaque sorte, et aucun de la forme d’une tuile, sont notre choix.
origin-rewards = La règle décrit les cinq sortes de récompenses et une récompense de 4 PV ; leur emplacement est supposé, les plus fortes dans les coins.
origin-shapes = La règle ne nomme les tuiles que par leur matériau et leur taille. Une seule forme par tuile suffit à toutes ses étapes ; une tuile au moins doit avoir une image en miroir, puisqu’il est permis de la retourner.
origin-contents = La liste du matériel.
origin-set-up = Le chapitre de la mise en place.
origin-rules = Le texte de la règle.
origin-multipliers = L’annexe de la règle décrit cette tuile ; sa pile découle de la couleur des Temples qu’elle montre.
origin-pictured = L’annexe de la règle décrit cette tuile, mais les Bâtiments, la taille ou les PV sont sur une image que nous n’avions pas ; sa pile est supposée aussi.
origin-piles = L’annexe de la règle décrit cette tuile ; le nombre d’exemplaires et leur pile sont supposés.
origin-masks = La règle parle de cinq tuiles de chacune des trois sortes, d’une tuile à 3 PV et de marques pour le nombre de joueurs ; les valeurs et les marques sont supposées.
origin-discs = La règle décrit les cinq effets des neuf disques Bonus ; le nombre de chacun est supposé.
origin-spaces = Trois cases Action par zone sont décrites publiquement ; celles qui sont marquées pour 3 ou 4 joueurs sont supposées.
origin-favour = Les valeurs de la piste Faveur ne sont que sur le plateau. Elles montent lentement, pour qu’une faveur vaille un peu moins qu’un bon Bâtiment.
fixed-geometry = Quartiers, Portée et Pyramide sont tracés pour une Cité de 10 cases sur 10 autour de 4 sur 4.

## Ce qui ne va pas ensemble dans des données (en anglais : box.py)

error-teotihuacan-most = worship[{ $tile }].effect : most doit valoir au moins { $points }, les points d’une fois, trouvé { $found }
error-teotihuacan-groups = boards.{ $board }.masks : { $most } groupes au plus, trouvé { $found }
error-teotihuacan-discs = action_discs.{ $seats } : doit valoir au moins { $rounds } (rounds.{ $seats }), trouvé { $found }
error-teotihuacan-spaces = spaces : à { $seats } joueurs, aucune case n’est utilisée
