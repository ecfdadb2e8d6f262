### Teotihuacan : l’aide de jeu, et à quoi servent les choix.


aid-turn = Votre tour
aid-turn-act = Agir ou passer
    .text = posez 1 à 3 disques sur une case Action : 4 au plus par pile ; qui passe a fini la manche
aid-turn-power = Puissance
    .text = disques de la pile, disque Bonus compris : 2 à 4
aid-turn-bonus = Bonus
    .text = seulement si personne n’avait couvert le disque Bonus : avant ou après votre action
aid-turn-architect = Architecte
    .text = on bâtit dans les deux Quartiers de son côté ; après une action il avance d’un côté

aid-a = Zone A
aid-a-building = Bâtiment
    .text = taille jusqu’à votre Puissance, gratuit ; un cube de son matériau sur chaque case libre autour
aid-a-produce = Produire
    .text = 1 cube à côté de chaque Bâtiment, ou bâtissez un ou deux Bâtiments de taille 1

aid-b = Zone B
aid-b-temple = Temple
    .text = vert { $green }, bleu { $blue }, rouge { $red } ; plus pour chaque point de Puissance manquant ; prenez une tuile Adoration
aid-b-offering = Offrande
    .text = utilisez une tuile Adoration, puis glissez-la sous sa pile

aid-c = Zone C
aid-c-pyramid = Pyramide
    .text = { $price }, et { $more } par point de Puissance sous { $size } ; { $points } PV et la récompense couverte
aid-c-favour = Faveur
    .text = une case sur la piste, ses PV ; vous pouvez changer une tuile Adoration

aid-know = Bon à savoir
aid-know-gold = 2 Pépites valent 1 Pierre ou 1 Bois
aid-know-mask = Masques
    .text = couvrez tout un groupe : prenez le premier Masque de sa sorte, PV aussitôt

aid-end = Fin et points
aid-end-rounds = { $two }, { $three } ou { $four } manches à 2, 3 ou 4 joueurs
    .text = un disque de moins à chaque manche
aid-end-quarter = Chaque Quartier
    .text = chaque tuile Pyramide compte pour chaque Temple de sa couleur : { $base } PV à la base, { $above } au-dessus

can-start-tile = Chaque couleur compte avec les Temples de sa couleur : choisissez laquelle poser d’abord.

can-start-space = La case donne sa récompense maintenant, et décide dans quels Quartiers la tuile compte.

can-turn =
    .discs = Poser des disques : plus de disques, plus de Puissance ; moins, plus de tours.
    .space = Choisir la case Action : sa zone, sa Puissance, et peut-être son bonus.
    .pass = Passer : quand aucune action ne vaut un disque ; on ne garde pas de disques.

can-action = Ce que la zone offre à cette Puissance.
    .act = Une des actions de la zone : construire agrandit la Cité, l’influence donne cubes ou points.
    .bonus = Utiliser le bonus maintenant : il ne se garde pas.
    .done = Finir le tour.

can-any-action = Une action au choix : prenez celle qui sert le plus là où est votre Architecte.

can-only-action = Grâce au bonus, cette action est devenue possible.

can-choose-building = Un grand Bâtiment donne plus de cubes et remplit vite les Masques ; un petit comble les trous.

can-choose-of-size = Le matériau décide des cubes reçus.

can-choose-pictured = Le Bâtiment de la récompense, gratuit : ses cubes paieront la suite.

can-choose-small = Un petit Bâtiment où il reste une case ; ses cubes viennent aussitôt.

can-choose-temple = Un Temple compte avec les tuiles Pyramide de sa couleur dans ses Quartiers, et donne une tuile Adoration.

can-offer-temple = Un Temple de la réserve : il compte avec les tuiles Pyramide de sa couleur et donne une tuile Adoration.

can-choose-pyramid = Prenez la couleur dont vous avez, ou aurez, des Temples.

can-offer-pyramid = Une tuile de la réserve : de la couleur dont vous avez, ou aurez, des Temples.

can-choose-space = À la base, une récompense ; au-dessus, { $above } PV par Temple au lieu de { $base }.

can-place = Posez-la où elle couvre des Masques, laisse de la place, et où les cubes seront utiles.

can-replace = Remplacez un cube si le nouveau matériau vous vaut plus.

can-substitute = Deux Pépites pour un cube : si vous voulez garder la Pierre ou le Bois.

can-pay-cubes = Dépensez les cubes qui sont là où vous voulez bâtir.

can-pay-any = Tous les cubes conviennent : donnez ceux qui servent le moins.

can-take-worship = Prenez la tuile Adoration dont vous pourrez bientôt payer le prix.

can-reward-pile = La tuile du dessus d’une pile au choix : celle qui convient le mieux à votre Cité.

can-choose-produce = Beaucoup de Bâtiments : produisez. Peu : bâtissez-en de petits, qui donnent des cubes autour.

can-produce-cube = Un cube à côté de ce Bâtiment, là où il ne gêne pas.

can-choose-offering = Utilisez la tuile qui rapporte le plus avec ce que vous avez.

can-repeat = Encore une fois, tant que les cubes vous valent moins que les points.

can-exchange-give = Rendez une tuile que vous n’utiliserez pas.

can-exchange-take = Prenez-en une qui convient à votre Cité.

can-bonus-material = Le matériau qui manque à votre prochain prix.

can-bonus-cell = N’importe quelle case sans tuile : là où il ne gêne pas ce que vous bâtirez.
