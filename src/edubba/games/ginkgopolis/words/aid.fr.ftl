### Ginkgopolis : l’aide de jeu, et à quoi servent les choix.


aid-round = Un tour
aid-round-choose = Choisir
    .text = tous en secret : une de vos 4 cartes, seule ou avec une tuile de derrière votre paravent
aid-round-resolve = Résoudre
    .text = l’un après l’autre, en commençant par le premier joueur
aid-round-pass = Passer
    .text = donnez vos 3 autres cartes à gauche, piochez-en 1 ; le premier joueur passe à gauche
aid-round-change = Changer de main
    .text = avant de choisir, rendez un jeton : { $hand ->
            [one] { $hand } nouvelle carte
           *[other] { $hand } nouvelles cartes
        } ; un jeton inutilisé vaut { $change } PR

aid-actions = Actions
aid-actions-exploit = Exploiter
    .text = carte seule. Lettre : 1 ressource ou 1 tuile. Bâtiment : autant de biens de sa couleur que son niveau
aid-actions-urbanize = Urbaniser
    .text = lettre avec une tuile : posez-la là avec 1 ressource, déplacez le jeton à côté ; tous les voisins produisent pour vous
aid-actions-construct = Construire
    .text = bâtiment avec une tuile : posez-la dessus avec autant de ressources que le nouveau niveau ; gardez la carte
aid-actions-costs = Coûts de construction
    .text = numéro plus petit : la différence en points ; autre couleur : 1 ressource rendue à la réserve
aid-actions-owner = L’ancien propriétaire
    .text = reprend ses ressources et gagne { $cover } PR pour chacune

aid-colours = Couleurs
aid-colours-red = Rouge : ressources
aid-colours-blue = Bleu : tuiles
aid-colours-yellow = Jaune : points
aid-colours-cards = Cartes gardées
    .text = 1–9 et personnages : un bonus chaque fois que vous faites l’action ; 10–20 : points en fin de partie

aid-end = Fin et points
aid-end-end = Réserve de tuiles vide pour la deuxième fois, ou toutes vos ressources en ville
    .text = on finit le tour
aid-end-first = Vide la première fois
    .text = chacun peut rendre des tuiles, { $give } PR pièce
aid-end-district = Quartier : 2 voisins ou plus d’une couleur
    .text = le plus de ressources : 1 PR par ressource présente ; deuxième : 1 par ressource à lui ; seul : les deux

can-draft = Un personnage donne ses biens tout de suite et son bonus toute la partie : choisissez selon l’action que vous ferez le plus.

can-choose =
    .card = Choisir une carte : pour ce qu’elle exploite, ou pour l’endroit où vous voulez bâtir.
    .tile = Avec une tuile, vous bâtissez : à côté de la ville avec une lettre, au-dessus avec un bâtiment ; cela prend des ressources et donne une part de quartier.
    .alone = Seule, la carte est exploitée : des biens tout de suite, rien de dépensé.
    .change-hand = Changer de main : { $hand ->
            [one] une nouvelle carte
           *[other] { $words_hand } nouvelles cartes
        } quand aucune ne sert ; un jeton inutilisé vaut { $change } PR.

can-choose-good = Une ressource permet de bâtir, une tuile est ce que l’on bâtit.

can-relocate = La lettre marque où se dressera le prochain bâtiment : menez-la où elle vous sert.

can-make-room = Une autre lettre doit se pousser : choisissez celle dont la nouvelle place vous arrange.

can-choose-column = La colonne où va la lettre : bâtir là rapportera ce que donnent les voisins.

can-choose-row = La rangée où va la lettre : bâtir là rapportera ce que donnent les voisins.

can-give-back =
    .tile = Rendre une tuile : { $give } PR pour une tuile que vous ne bâtiriez pas.
    .done = Garder le reste : ce que vous voulez encore bâtir.

can-give-hal = Donnez à Hal la carte qui vous nuit le moins.
