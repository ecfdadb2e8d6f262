### Wayfarers : l’aide de jeu, et à quoi servent les choix.


aid-turn = Votre tour : une de ces trois choses
aid-turn-die = Placer un Dé
    .text = sur un emplacement libre à vous : ses Biens viennent de la colonne du Dé dans la Caravane
aid-turn-worker = Placer un Ouvrier
    .text = sur une carte visible, jamais Espace : faites l’action de l’emplacement
aid-turn-rest = Se reposer
    .text = reprenez et relancez vos Dés ; s’il en restait 0 ou 1, vos capacités de Repos s’appliquent

aid-spaces = Emplacements de votre plateau
aid-spaces-land = Dromadaire
    .text = 2 Provisions : une carte Terre et 1 Pièce
aid-spaces-sky = Télescope
    .text = une carte Espace ou une tuile Espace
aid-spaces-journal = Pigeon
    .text = Journal, ou récupérez un Ouvrier et 1 Influence
aid-spaces-any = Sans Biens
    .text = un Villageois ou 2 Provisions ; une tuile de base ou 2 Pièces
aid-spaces-water = Bateau
    .text = 2 Provisions : une carte Eau

aid-guilds = Guildes : une fois par tour pour 1 Influence
aid-guilds-black = Noire
    .text = Journal encore une fois après un déplacement
aid-guilds-blue = Bleue
    .text = un Bateau de plus pour un Dé
aid-guilds-yellow = Jaune
    .text = deux pas de +1 ou –1 sur des Dés
aid-guilds-fee = Influence d’un autre sur une carte
    .text = payez-lui 1 Pièce ou 1 Provision pour l’utiliser

aid-cards = Cartes
aid-cards-place = Terre à gauche, Eau à droite, Espace au-dessus
    .text = Villageois sous Terre ou Eau, Inspiration sous Espace
aid-cards-price = Espace { $cheapspace } à { $dearspace } Pièces selon l’emplacement, Villageois { $cheapfolk } à { $dearfolk }
    .text = tuiles 2 ou 3 Pièces, ou 2 Influences

aid-end = Fin et points
aid-end-end = Un marqueur atteint la fin du Journal
    .text = un tour de plus chacun
aid-end-tags = Villes, Points de Vue, Ports, Hautes Mers
    .text = { $same } PV pour 0 à { $most } de chaque ; { $different } PV par série des quatre
aid-end-sky = Cartes Espace, doublées par une Inspiration remplie ; tuiles ; { $majority } PV par Guilde où vous seul avez le plus

can-turn = Ce que vous faites ce tour.
    .die = Placer un Dé : le cœur du tour, il procure cartes et tuiles.
    .card = Placer un Ouvrier sur cette carte : l’action de son emplacement, sans Dé.
    .worker = Placer un Ouvrier : une action sans Dé.
    .rest = Se reposer : vos Dés reviennent ; s’il en reste peu, vos capacités de Repos s’appliquent.
    .trade = Guilde jaune : amenez un Dé à la valeur dont il vous faut les Biens.

can-chain = Menez le Dé à la colonne dont il vous faut les Biens ou réductions.

can-choose-space = Choisissez l’emplacement dont l’action vous aide le plus.

can-trade = Changez des Dés maintenant, pour qu’ils conviennent.

can-nudge = Plus ou moins un : vers une colonne qui a des Biens.

can-refresh = Relancez un Dé et reprenez-le : un tour de plus avant le repos.

can-parts = Les parties dans l’ordre voulu : ce que l’une donne peut payer l’autre.

can-one-of = L’un des deux : prenez ce qui manque.

can-take-card = Prenez la carte dont les pictos, l’effet ou la place vous servent.

can-card-fee = Payez le propriétaire avec ce qui vous manque le moins.

can-worker-fee = Payez le propriétaire avec ce qui vous manque le moins.

can-recall-fee = Payez le propriétaire avec ce qui vous manque le moins.

can-fee = Payez avec ce qui vous manque le moins.

can-drawn = Trois cartes : gardez celle qui convient à votre panorama.

can-keep-drawn = Gardez celle qui convient à votre panorama.

can-put-under = L’ordre des autres sous la pioche : elles ne reviendront que bien plus tard.

can-choose-host = Sous une carte à Dé, il aide à chaque Dé ; sous un Point de Vue, à chaque activation.

can-choose-sky = Sous la carte Espace qui vaut le plus si l’objectif est rempli, ou défaussez-la pour une action.

can-choose-tile = Une tuile renforce une colonne de la Caravane pour le reste de la partie.

can-tile-price = Pièces ou Influence : gardez ce qu’il vous faudra.

can-choose-cell = Renforcez la colonne utile, et couvrez des icônes.

can-choose-guild = Les majorités valent { $majority } PV ; chaque Guilde a une capacité.

can-move-token = Votre réserve est vide : déplacez-en une, ou renoncez.

can-shift = Déplacez une Influence vers la Guilde dont il vous faut la capacité ou la majorité.

can-mark = Marquez une carte convoitée : les autres vous paient, et vous ne les payez pas.

can-recall = Récupérez un Ouvrier : une autre action sans Dé.

can-move-marker = Chaque case a sa récompense ; voyez ce que demandent les taches suivantes.

can-move-again = Une Influence noire pour un autre déplacement.

can-reroll = Relancez-le si sa colonne est faible.

can-end-turn = Dernière occasion pour la Guilde jaune, ou finissez le tour.

can-wanted = Laissez-la et prenez 1, ou payez 1 pour lui refuser la carte.
