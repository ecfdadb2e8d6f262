### Founders of Teotihuacan : la règle en bref, chapitre par chapitre.

guide-aim = Le but
    .text =
        Chacun bâtit sa Cité autour d’une Pyramide. Les Bâtiments donnent des Ressources, les Ressources paient Temples
        et Pyramide, et les Temples comptent à la fin avec la Pyramide. Le plus grand nombre de PV gagne ; à égalité, le
        plus grand nombre de tuiles dans la Pyramide.

guide-turn = Votre tour
    .text =
        Posez 1 à 3 disques Action sur une case Action, où une pile ne dépasse jamais 4 disques, ou passez pour le reste
        de la manche. La hauteur de la pile, disque Bonus compris, est votre Puissance. Faites une des deux actions de
        la zone. Si vous êtes le premier sur le disque Bonus, son effet est pour vous, avant ou après l’action. Ensuite
        l’Architecte passe au côté suivant, dans le sens horaire.

guide-reach = Portée
    .text =
        Votre Architecte se tient sur un côté de la Cité : vous construisez dans les deux Quartiers de ce côté, et
        placez les tuiles Pyramide sur les six cases de la base les plus proches. Au premier niveau, les quatre tuiles
        du dessous doivent aussi être à portée ; le sommet se pose de n’importe quel côté. Dépenser et produire se
        font partout.

guide-buildings = Zone A : Bâtiments
    .text =
        Construisez un Bâtiment de la taille de votre Puissance ou plus petit, sans rien payer : une Ressource de son
        matériau se pose sur chaque case voisine sans tuile. Ou produisez une Ressource par Bâtiment, ou construisez un
        ou deux Bâtiments de taille 1.

guide-temples = Zone B : Temples
    .text =
        Construisez un Temple : vert pour { $green }, bleu pour { $blue }, rouge pour { $red }. Par point de Puissance qui
        manque à sa taille, il coûte en plus : { $moregreen } pour un vert, { $moreblue } pour un bleu, { $morered } pour
        un rouge. Il donne une tuile Adoration de sa couleur. Ou faites une offrande avec une de vos tuiles Adoration.
        Deux Pépites remplacent une Pierre ou un Bois.

guide-pyramid = Zone C : Pyramide
    .text =
        Placez une tuile Pyramide pour { $price }, et { $more } de plus par point de Puissance sous { $size }. Elle rapporte { $points }
        PV et, à la base, la récompense de la case recouverte ; plus haut, il faut quatre tuiles dessous. Ou avancez
        d’une case sur la piste Faveur pour ses PV, et échangez une tuile Adoration si vous voulez.

guide-masks = Masques
    .text =
        Quand vos tuiles recouvrent tout un groupe de Masques d’une même sorte, prenez la première tuile Masque de cette
        sorte : les premières valent le plus.

guide-rounds = Manches
    .text =
        Manches : { $two } à deux joueurs, { $three } à trois, { $four } à quatre. La manche finit quand tous ont passé. Chacun perd alors un
        disque pour toujours et reprend les autres ; le plateau central est complété.

guide-score = Le décompte
    .text =
        Dans chaque quartier, chaque tuile de la Pyramide rapporte, par Temple de sa couleur dans ce quartier, { $base } PV à la
        base et { $above } PV au-dessus. Une tuile ou un Temple à cheval sur deux quartiers compte dans les deux ; le sommet
        compte dans tous.

guide-solo = Seul
    .text =
        Ce défi n’est pas officiel : battez un rival qui occupe les cases Action, ou visez le meilleur score.
