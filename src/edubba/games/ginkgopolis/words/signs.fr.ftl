### La clé des symboles : ce que représente une icône, et ce qu’elle fait.

sign-resource = Ressource
    .text = Se pose sur les bâtiments : paie la construction et montre à qui ils sont.
sign-tile = Tuile Bâtiment
    .text = Reste derrière votre paravent jusqu’à ce que vous construisiez avec.
sign-point = Point de réussite
    .text = Vaut un point à la fin.
sign-crate = Ressources en réserve
    .text = Celles qui ne sont pas encore en ville.
sign-card-exchange = Jeton Changer sa main
    .text = Rendez-le pour changer votre main avant de choisir une carte.
sign-sickle = Exploiter
    .text = Une carte qui agit chaque fois que vous exploitez.
sign-modern-city = Urbaniser
    .text = Une carte qui agit chaque fois que vous urbanisez.
sign-crane = Construire en hauteur
    .text = Une carte qui agit chaque fois que vous construisez en hauteur.
sign-laurels-trophy = Fin de partie
    .text = Une carte qui donne des points à la fin.
sign-ginkgo = Jeton Urbanisation
    .text = Une lettre au bord de la ville : là, elle peut grandir.
sign-gear-hammer = Personnage
    .text = Une carte de départ.
