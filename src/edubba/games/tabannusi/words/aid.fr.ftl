### Tabannusi : l’aide de jeu, et à quoi servent les choix.


aid-turn = Votre tour
aid-turn-die = Prendre un dé
    .text = de la barge où vous êtes : sa couleur est une ressource, son numéro le quartier de votre prochain tour (6 : un numéro absent de la barge ; 1 or : au choix)
aid-turn-two = Deux actions
    .text = du quartier où est votre assistant ; deux fois la même est permis
aid-turn-free = Gratuit à tout moment
    .text = remplir une caisse pour 1 ressource, prendre un décret, utiliser un capitaine du port

aid-city = Quartiers 1, 2, 3
aid-city-project = Projet
    .text = 1 marqueur ; à côté des projets de la couleur, pas d’un bâtiment de la couleur ; 3 au plus par couleur ; gagnez le bonus
aid-city-build = Construire
    .text = tous les projets d’une couleur : { $building ->
            [one] { $building } ressource locale
           *[other] { $building } ressources locales
        } et 1 de la couleur par marqueur à vous ; posez une maison ; les marqueurs des autres les font avancer
aid-city-garden = Jardin
    .text = achetez jardins (vert) et eau (bleu) ; l’eau contre l’eau, jusqu’à 3 jardins avec marqueur sur l’eau

aid-others = Quartiers 4 et 5
aid-others-ship = Navire
    .text = { $ship ->
            [one] { $ship } or
           *[other] { $ship } ors
        } : marqueur sur un navire, sa capacité dès le prochain tour ; une rangée ou colonne complète donne son capitaine du port
aid-others-port = Maison au port
    .text = { $port ->
            [one] { $port } locale
           *[other] { $port } locales
        } : maison de la rangée incolore au bout d’une rangée ou colonne, caisse ou bonus
aid-others-ziggurat = Maison de ziggourat
    .text = { $ziggurat ->
            [one] { $ziggurat } locale
           *[other] { $ziggurat } locales
        } : maison, bonus, marqueur sur la tuile de la section
aid-others-tile = Tuile Action
    .text = ce qu’elle montre ; une par quartier, deux dans le 5

aid-score = Décompte d’un quartier : sa barge est vide
aid-score-lose = Tous les dés de la couleur sont perdus
    .text = contre un pas de Maîtrise, une eau ou un jardin
aid-score-city = Quartiers 1–3
    .text = chaque bâtiment : éléments et jardins autour, fois le facteur de sa couleur
aid-score-port = Port
    .text = chaque marqueur de navire : 1 PV pour sa rangée et 1 pour sa colonne si vous y avez une maison
aid-score-zig = Ziggourat
    .text = votre dernière place sur une tuile fois ce qu’elle compte

aid-end = Fin
aid-end-end = Le dernier or de la piste Temps est pris
    .text = on finit la manche, un tour de plus chacun, puis tous les quartiers sont décomptés
aid-end-more = Cartes Urbanisation, { $master } PV par capitaine du port inutilisé
    .text = égalité : le plus d’or

can-start-colour = Votre premier bâtiment : choisissez une couleur où vous voulez progresser.

can-start-cell = La case donne son bonus maintenant ; des jardins à côté compteront plus tard.

can-start-district = Où vous commencez : vous y agissez, et ses dés vous mènent plus loin.

can-take-die = Sa couleur est une ressource, son numéro le quartier de votre prochain tour.

can-destination =
    .go = Où vous agirez au prochain tour.
    .pay-go = Un or vous mène où vous voulez.

can-menu = Une des actions de ce quartier.
    .project = Projet : gagne le bonus d’une case, et vous fait avancer si un autre y construit.
    .build = Construire : le bâtiment compte à chaque décompte du quartier.
    .garden = Jardin : agrandit tous les bâtiments voisins, et donne des pas quand d’autres y construisent.
    .ship = Navire : sa capacité vaut pour le reste de la partie, et il compte au port.
    .house = Maison de ziggourat : une place sur la tuile qui compte à chaque décompte.
    .space = Maison au port : une caisse ou un bonus, et des points pour vos navires de la rangée ou colonne.
    .tile = Tuile Action : toujours possible, elle donne ce qui manque.
    .fill = Remplir une caisse : une ressource qui n’est pas perdue au décompte.
    .decree = Prendre le décret : points et bonus aussitôt.
    .master = Utiliser un capitaine du port au bon moment ; inutilisé, il vaut { $master } PV.
    .done = Finir le tour.

can-project-cell = Choisissez la case pour son bonus, et pour la forme du futur bâtiment.

can-project-again = Un second projet de la couleur : s’il reste un marqueur et que le bonus en vaut la peine.

can-pay = Dépensez les dés bientôt perdus ; gardez l’or, qui paie tout.

can-discount = L’unité que le capitaine vous épargne.

can-ship-after-building = Un navire de même taille pour { $after ->
            [0] rien
            [1] un or
           *[other] { $words_after } ors
        } au lieu de { $words_ship }.

can-pay-ship = De l’or, ou du bleu à la place.

can-ship-for-free = Un navire gratuit : choisissez sa capacité, ou une rangée à compléter.

can-garden-work = Menez l’eau vers vos bâtiments, puis des jardins dessus, ou arrêtez.
    .buy-garden = Acheter un jardin pour une ressource verte.
    .buy-water = Acheter de l’eau pour une bleue.

can-water-cell = La case est perdue pour bâtir, mais un jardin peut y venir.

can-garden-marker = Un marqueur de la réserve épargne ceux de la zone.

can-house-row = Quelle rangée s’ouvre : voyez le bonus de la place.

can-port-space = Une rangée ou colonne où sont vos navires compte ; le rouge donne une caisse, le bleu un bonus.

can-choose-track = Avancez là où sont vos bâtiments, ou levez votre marqueur le plus bas pour son bonus.

can-choose-reserve = Prenez la couleur de votre prochain prix.

can-choose-special = L’eau spéciale donne son bonus à qui y met un jardin.

can-architect-to = Où aura lieu votre prochain tour : là où vous aurez de quoi payer.

can-fill-crates = Remplissez une caisse gratuitement, ou arrêtez.

can-pay-for-filling = Payez avec un dé qui serait perdu, ou de l’or.

can-second-crate = Une seconde caisse pour le même prix.

can-pay-for-track = Une ressource pour un pas sur sa piste.

can-pay-anything = Une ressource quelconque pour un pas, ou rien.

can-garden-or-marker = Un jardin si l’eau est proche, sinon un marqueur.

can-any-tile = N’importe quelle tuile Action en jeu : celle qui sert le plus maintenant.

can-section-choice = La section dont la tuile compte le plus pour vous.

can-keep-card = Gardez la carte dont les quartiers ont vos maisons.

can-move-house = Déplacez une maison vers la rangée incolore : sa place s’ouvre et donne son bonus.

can-late-actions = Dernières actions gratuites avant le prochain décompte.

can-scoring-order = L’ordre peut décider du dernier or et du bonus qui vient d’abord.
