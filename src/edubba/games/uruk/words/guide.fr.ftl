### Uruk : la règle en bref, chapitre par chapitre.

guide-aim = Le but
    .text =
        Vous développez une civilisation par ses découvertes. Plus une découverte est de haut niveau et peuplée, plus
        elle rapporte à la fin de la partie. Le plus grand nombre de PV gagne ; à égalité, le plus grand nombre de
        cités.

guide-turn = Votre tour
    .text =
        Vous avez jusqu’à { $actions ->
            [1] une action
           *[other] { $words_actions } actions
        }, dans l’ordre que vous voulez et plusieurs fois la même si elle vous plaît :
        prendre une carte, poser une découverte, prendre des ressources, échanger des cartes contre des ressources,
        poser un disque colonie, ou utiliser l’Aqueduc ou la Roue dentée. Vous pouvez terminer plus tôt. Chaque
        découverte sert une fois par tour. À la fin du tour, l’exposition est complétée à { $display ->
            [1] une carte
           *[other] { $words_display } cartes
        }.

guide-cards = Prendre une carte
    .text =
        Prenez une carte visible de l’exposition, ou piochez. Une carte prise n’est remplacée qu’à la fin du tour.

guide-inventions = Poser une découverte
    .text =
        Vos découvertes sont toutes différentes. Vous en avez { $words_slots } au plus, { $words_water } avec la Clepsydre ; une nouvelle peut en
        remplacer une, dont les disques restent en place. Son niveau dépasse d’un au plus le plus haut niveau posé
        devant vous. Elle coûte autant d’exemplaires que son niveau, elle-même comprise. Chaque exemplaire qui manque se
        remplace par une paire de cartes de même couleur.

guide-cubes = Les ressources
    .text =
        Une découverte productrice posée devant vous fournit des cubes. Une carte de votre main s’échange contre un cube
        de sa couleur si la même découverte est posée devant un joueur. Si la réserve n’a plus de cube de la couleur
        due, vous pouvez en prendre un à l’adversaire qui en a le plus ; il en reçoit un d’une autre couleur.

guide-discs = Les disques colonie
    .text =
        Un disque vient de la première époque qui en a encore et se pose sur une de vos découvertes : le premier y fonde
        un village, le second en fait une cité. Le prix d’un disque dépend de l’époque.
        Époque I : { $first }. Époque II : { $second }. Époque III : { $third }. Époque IV : { $fourth }.

guide-events = Dieux et désastres
    .text =
        Le premier évènement pioché attend sans effet. Le deuxième le déclenche : il a lieu après le tour. Un disque
        quitte alors les cartes époque pour le stock commun, et chacun { $hand ->
            [0] défausse toute sa main
            [1] garde une carte en main au plus
           *[other] garde { $words_hand } cartes en main au plus
        }. Enlil, Nergal et Ninurta favorisent la plus forte mise, comptée en niveaux de cartes ; Gibil, Marduk et Nannar
        favorisent celui qui est seul à avoir le moins de disques ; Ishtar favorise tout le monde. Un désastre épargne ceux
        dont la mise secrète en cubes est la plus haute ; si toutes les mises se valent, il frappe tout le monde. Seuls le
        gagnant d’une enchère et les joueurs épargnés paient. À la dernière manche, les évènements sont sans effet.

guide-end = La fin
    .text =
        Quand le dernier disque quitte les cartes époque, on achève la manche, puis chacun joue un dernier tour. Les
        disques du stock commun reviennent alors à l’époque IV.

guide-score = Le décompte
    .text =
        Une découverte sans disque vaut 1 PV, un village son niveau, une cité deux fois son niveau. { $cubes ->
            [1] Chaque cube de votre stock vaut
           *[other] Chaque groupe de { $words_cubes } cubes de votre stock vaut
        } 1 PV. La Lyre, la Balance et Ninurta peuvent en ajouter.
