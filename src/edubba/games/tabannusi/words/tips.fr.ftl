### Tabannusi : ce que disent les bulles.

## À quoi sert une partie de la table

about-ur = Sa barge a des dés à prendre, sa tuile Action peut servir, son terrain se construit. Vous agissez où est votre assistant, puis où est votre architecte. Il est décompté quand sa barge est vide.
about-river = De l’eau entre deux quartiers : des jardins s’y plantent des deux côtés.
about-mastery = Une piste pour chaque couleur de bâtiments. Le facteur de gauche multiplie vos bâtiments de cette couleur ; le plus bas de vos trois marqueurs donne ce qui figure à droite.
about-time = Un Or pour chaque décompte à venir. Le dernier pris, la fin de la partie commence.
about-reserve = Les dés dépensés. Ils retournent sur leur barge quand son quartier a été décompté.
about-supply = Ce qui reste de projets, d’eau et de jardins.
about-decrees = Ouverts à tous : qui remplit toutes les conditions peut en prendre un à son tour, par une action gratuite. En bas de chacun, où vous en êtes.
about-offer = Les eaux spéciales à prendre maintenant. Un jardin planté dessus donne leur bonus.
about-houses = Les maisons quittent leur rangée par la gauche. Ce qu’elles découvrent est aussitôt à vous, et une colonne vide donne ce qui figure dessous.
about-area = Ce qui se paie et se pose : dés, caisses, Or, marqueurs, eau et jardins.
about-tiles = Les eaux spéciales à poser, les capitaines du port à utiliser et les décrets obtenus.
about-cards = Secrètes jusqu’à la fin : chacune demande des maisons dans certains quartiers.
about-king = Comment l’automate décide, et ce qu’il gagne.
about-numbers = Les couleurs dans lesquelles l’automate place ses projets.
about-plans = C’est d’après ces deux cartes que l’automate agit.
about-bag = Les tuiles parmi lesquelles l’automate tire ses couleurs.

## Ce que sont et font les choses

tip-garden = Planté sur l’eau avec un marqueur. Chaque bâtiment voisin vaut davantage, à qui qu’il soit.
tip-water = Se pose sur une case vide à côté d’une eau ou d’un jardin ; des jardins s’y plantent.
tip-marker = Il en faut un pour chaque projet, jardin, navire et emplacement de la ziggourat.
tip-spare = Pas encore disponible : qui gagne des marqueurs les prend ici.
tip-gold = Paie n’importe quelle ressource, les navires, et l’envoi de l’architecte où vous voulez.
tip-house = Compte pour son propriétaire, et pour les conditions des décrets et des cartes.
tip-mastery = Où en est ce joueur ; le facteur à côté de la ligne multiplie les bâtiments de la couleur.
tip-plan = L’automate veut construire des maisons ici.
tip-architect = Le prochain tour de ce joueur se joue ici.
tip-assistant = Ce joueur agit ici en ce moment.
tip-die = Une ressource de sa couleur, quels que soient ses points. Sur une barge, les points disent où va l’architecte.
tip-crate = Une ressource de sa couleur ; ensuite elle est vide.
tip-empty = Une ressource la remplit à tout moment de votre tour.
tip-project = Se pose avec un marqueur sur une case vide, à côté de ceux de sa couleur. Tous les projets d’une couleur dans un quartier deviennent un bâtiment.
tip-building = Vaut ses éléments et les jardins voisins, multipliés par la Maîtrise de son propriétaire dans sa couleur, chaque fois que le quartier est décompté.
tip-space = Pour une maison de cette couleur, avec un marqueur sur la tuile du dessous.
tip-space-blue = Pour une maison au bout de cette rangée ou colonne de navires : elle donne le bonus imprimé.
tip-space-red = Pour une maison au bout de cette rangée ou colonne de navires : elle donne la caisse posée ici.
tip-row = Pour les bâtiments et les emplacements de la ziggourat de cette couleur.
tip-row-neutral = Pour le port, et pour les couleurs dont la rangée est vide.
tip-track = Un pas pour chaque bonus de cette couleur, et pour chacun de vos marqueurs sur lequel d’autres construisent.
tip-columns = Gagné dès que toute la colonne du dessus est vide.
tip-action = S’en servir est une des deux actions d’un tour.
tip-master = Pour qui a des marqueurs sur tous les navires de la rangée ou colonne : à utiliser une fois, à l’un de ses tours.
tip-special = Se pose comme de l’eau ; un jardin planté dessus donne ceci.
tip-bonus = Pour qui le recouvre.
tip-ship = Pour un marqueur posé dessus : son effet vous sert dès votre prochain tour, et chaque maison à vous au bout de sa rangée ou colonne lui fait valoir 1 PV.
tip-automa = Ses trois lignes disent ce que fait l’automate, à partir de la flèche.

note-building =
    { $gardens ->
        [0] En ce moment : taille { $size } × Maîtrise { $factor } = { $points } PV.
       *[other] En ce moment : (taille { $size } + jardins { $gardens }) × Maîtrise { $factor } = { $points } PV.
    }
