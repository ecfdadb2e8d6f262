### Tabannusi : la règle en bref, chapitre par chapitre.

guide-aim = Le but
    .text =
        Vous bâtissez la ville d’Ur : quartiers communs, port, ziggourat et jardins. Chaque quartier est décompté quand
        sa barge est vide, et tous le sont à la fin. Le plus grand nombre de PV gagne ; à égalité, le plus d’Or.

guide-turn = Votre tour
    .text =
        Prenez un dé Ressource sur la barge du quartier où sont votre assistant et votre architecte. Sa valeur dit où va
        l’architecte ; un 6 mène à un quartier dont aucun autre dé de la barge ne montre le numéro, et 1 Or mène où vous
        voulez. Pour la première partie, les barges des quartiers 1 à 5 sont : { $barges }. Puis
        faites jusqu’à deux actions du quartier de l’assistant, la même deux fois si vous voulez. Enfin l’assistant rejoint l’architecte.

guide-pay = Payer
    .text =
        Une ressource due se paie avec un dé de sa couleur, une caisse pleine de sa couleur ou 1 Or. Les dés dépensés
        vont dans la réserve. À tout moment de votre tour, une ressource peut remplir une de vos caisses vides ; vous avez de
        la place pour { $crates ->
            [one] une caisse
           *[other] { $words_crates } caisses
        }.

guide-project = Placer un projet
    .text =
        Dans un quartier commun, posez un projet avec un de vos marqueurs sur une case vide : à côté des projets de sa
        couleur s’il y en a, jamais à côté d’un bâtiment de sa couleur, trois par couleur au plus. Le bonus de la case
        est pour vous.

guide-build = Construire
    .text =
        Tous les projets d’une couleur du quartier deviennent un bâtiment avec une maison à vous. Payez { $building ->
            [one] une ressource
           *[other] { $words_building } ressources
        } de la couleur du quartier{ $marker ->
            [0] { "" }
            [one] , et une de la couleur du projet par marqueur à vous
           *[other] , et { $words_marker } de la couleur du projet par marqueur à vous
        }. Les marqueurs des autres leur
        reviennent, et ils avancent d’autant sur la piste de Maîtrise. Pour { $after } Or, posez alors un marqueur sur un navire
        de la taille du bâtiment. Il y a { $whites } éléments de bâtiment blancs, { $yellows } jaunes et { $browns } marron.

guide-garden = Jardiner
    .text =
        Achetez de l’eau (une ressource bleue) et des jardins (une verte), posez de l’eau à côté d’une eau ou d’un
        jardin, et plantez jusqu’à trois jardins sur l’eau, chacun avec un marqueur.

guide-port = Le port
    .text =
        Pour { $ship } Or, posez un marqueur sur un navire : son effet vous sert dès votre prochain tour, et une rangée ou une
        colonne complète donne son capitaine du port. Ou payez { $port ->
            [one] une ressource locale
           *[other] { $words_port } ressources locales
        } pour une maison au bout d’une rangée ou d’une colonne où vous n’en
        avez pas.

guide-ziggurat = La ziggourat
    .text =
        Payez { $ziggurat ->
            [one] une ressource locale
           *[other] { $words_ziggurat } ressources locales
        } : une maison va dans une section, un marqueur sur la tuile de cette section, qui
        comptera davantage à chaque marqueur. Les tuiles Action du quartier servent aussi, comme dans les autres
        quartiers.

guide-decrees = Décrets et cartes
    .text =
        Dès que vous remplissez un décret, prenez-le à votre tour : c’est une action gratuite. Vos cartes Urbanisation secrètes
        demandent des maisons dans certains quartiers ; elles comptent à la fin. À deux, trois et quatre, il y a { $decrees } décrets,
        qui montrent au moins { $symbols } symboles différents.

guide-score = Décompter un quartier
    .text =
        Quand une barge est vide après vos actions, prenez 1 Or de la piste Temps ; chacun remet ses dés de cette
        couleur et gagne quelque chose s’il en avait. Dans un quartier commun, un bâtiment vaut ses éléments et les
        jardins voisins, multipliés par votre Maîtrise de sa couleur. Au port, un navire vaut 1 PV par maison à vous au
        bout de sa rangée et de sa colonne. À la ziggourat, chaque tuile vaut selon vos marqueurs.

guide-end = La fin
    .text =
        Quand le dernier Or de la piste Temps est pris, on achève la manche, puis chacun joue un dernier tour. On
        décompte alors tous les quartiers, puis les cartes Urbanisation ; un capitaine du port inutilisé vaut { $master } PV.

guide-solo = Seul contre l’automate
    .text =
        L’automate joue en premier, d’après ses cartes et son roi. Il paie en nombre de ressources, de n’importe quelle
        couleur. Son action A lui rapporte { $bot } PV, ou ce que donne le roi.
