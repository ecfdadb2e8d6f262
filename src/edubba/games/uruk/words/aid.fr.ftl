### Uruk : l’aide de jeu, et à quoi servent les choix.


aid-turn = Votre tour
aid-turn-actions = Jusqu’à { $actions ->
            [one] une action
           *[other] { $words_actions } actions
        }
    .text = dans l’ordre voulu, même répétées ; chaque découverte sert une fois par tour

aid-actions = Actions
aid-actions-take = Prendre une carte
    .text = de l’exposition, ou de la pioche
aid-actions-make = Poser une découverte
    .text = autant d’exemplaires que son niveau, elle comprise ; exemplaire manquant = 2 cartes d’une couleur ; au plus 1 niveau au-dessus de votre plus haut ; { $words_slots } emplacements, { $words_water } avec la Clepsydre
aid-actions-produce = Prendre des ressources
    .text = utilisez une découverte productrice posée
aid-actions-exchange = Échanger
    .text = des cartes dont la découverte est posée devant quelqu’un : 1 cube de la couleur chacune
aid-actions-settle = Poser un disque
    .text = de la première époque qui en a : d’abord un village, puis une cité
aid-actions-use = Utiliser une carte
    .text = Aqueduc ou Roue dentée

aid-prices = Prix d’un disque
aid-prices-one = Époque I
    .text = { $first }
aid-prices-two = Époque II
    .text = { $second }
aid-prices-three = Époque III
    .text = { $third }
aid-prices-four = Époque IV
    .text = { $fourth }

aid-events = Dieux et désastres
aid-events-wake = Deuxième évènement pioché
    .text = celui qui attend a lieu après le tour : 1 disque quitte les époques, les mains tombent à { $hand ->
            [one] { $hand } carte
           *[other] { $hand } cartes
        }
aid-events-cards = Enlil, Nergal, Ninurta
    .text = la plus forte mise en niveaux de cartes gagne et paie
aid-events-fewest = Gibil, Marduk, Nannar
    .text = celui qui seul a le moins de disques est favorisé, les autres sont dédommagés
aid-events-fists = Désastres
    .text = mise secrète en cubes : les plus fortes sont épargnées et paient ; si toutes sont égales, tous sont frappés

aid-end = Fin et points
aid-end-end = Le dernier disque quitte les époques
    .text = on finit la manche, puis un dernier tour chacun
aid-end-score = Découverte 1 PV, village son niveau, cité deux fois son niveau
aid-end-cubes = 1 PV { $cubes ->
            [one] par cube
           *[other] par { $words_cubes } cubes
        }
    .text = en plus : Lyre, Balance, Ninurta ; égalité : le plus de cités

can-menu =
    .take = Prendre une carte de l’exposition : vous savez ce que vous prenez, et des exemplaires d’une même découverte la rendent bon marché.
    .draw = Piocher : quand rien dans l’exposition ne vous aide. Ce peut être un évènement.
    .make = Poser une découverte : elle sert aussitôt, et toute colonie y vaudra son niveau.
    .use = Utiliser une découverte posée : les cubes paient les disques, et les disques font l’essentiel des points.
    .exchange = Échanger des cartes inutiles contre des cubes : plusieurs à la fois pour une seule action.
    .settle = Poser un disque : un village compte le niveau de sa découverte, une cité le double.
    .cards-to-cubes = Aqueduc : changez jusqu’à deux cartes en cubes des couleurs qui vous manquent.
    .cubes-to-cards = Aqueduc : changez jusqu’à deux cubes en cartes.
    .swap = Meule : changez la couleur d’un cube, sans action.
    .end = Finir le tour : quand plus rien ne vaut une action.

can-place = Un nouvel emplacement garde ce que vous avez ; remplacer fait monter les disques sur une meilleure découverte, et l’ancienne carte revient en main.

can-copies = Donnez les exemplaires inutiles, ou gardez-les et donnez des paires : les exemplaires s’échangent encore contre des cubes.

can-pay-pairs = Défaites-vous de paires dont la couleur vous sert le moins.

can-choose-colour = Prenez la couleur dont votre prochain disque a besoin.

can-rob = Prenez le cube manquant au plus riche ; n’y renoncez que pour l’épargner.

can-compensate = On vous a pris un cube : prenez la couleur qui vous sert le mieux.

can-exchange = Chaque carte donne un cube de sa couleur ; gardez ce que vous voulez poser. Arrêtez quand vous en avez assez.

can-price = Une réduction épargne des cubes mais sert une fois par tour ; le plein prix la garde pour un autre disque.

can-pay-disc = Payez avec ce qui vous sert le moins ; avec le Puits, une carte peut remplacer un cube.

can-how-many = Plus vous donnez, plus vous recevez.

can-take-cards = Prenez une carte connue, ou piochez-en une inconnue.

can-gain-cubes = Prenez les couleurs dont votre prochain disque a besoin.

can-discard-cards = Gardez les exemplaires de ce que vous voulez poser ; défaussez les cartes isolées.

can-pay-cubes = Donnez les couleurs que vous avez le plus.

can-move-from = Un disque sur un bas niveau gagne le plus à bouger.

can-move-to = Plus le niveau est haut, plus le disque vaut.

can-swap-give = Rendez une couleur que vous avez en trop.

can-swap-take = Prenez la couleur qui manque à un prix.

can-load-pipe = Le Tubage garde le cube jusqu’à son usage : choisissez la couleur qui vous manque.

can-bid = Misez si la faveur vaut les cartes ; passez pour les garder.

can-raise = Ajoutez des cartes jusqu’à dépasser la plus forte mise ; seul le gagnant paie.

can-lay-free = Posez la carte la plus précieuse possible : elle ne coûte qu’elle-même.

can-gain-equal-cubes = Trois cubes d’une couleur : utiles à l’époque I, ou à changer plus tard.

can-draw-or-decline = Une carte gratuite ; refusez seulement si vous craignez un évènement.

can-draw-or-cube = Une carte s’il vous manque des exemplaires, un cube si un disque est proche.

can-secret-bid = Misez ce que vaut d’être épargné : qui est épargné paie sa mise, qui est frappé ne paie rien.

can-lose-disc = Cédez le disque qui vaut le moins : bas niveau, village.

can-lose-invention = Cédez ce qui vous sert le moins ; sans disque, cela vaut 1 PV.

can-play-lyre = Une découverte de plus vaut son niveau : posez la plus haute que vous pouvez payer.
