### Wayfarers : la règle en bref, chapitre par chapitre.

guide-aim = Le but
    .text =
        Vous explorez la terre, la mer et le ciel autour de Bagdad, et vous en tenez le Journal. Vos cartes forment un
        panorama à droite et à gauche de votre plateau. Le plus grand nombre de PV gagne.

guide-turn = Votre tour
    .text =
        À votre tour, faites une seule chose : placez un Dé, placez un Ouvrier ou reposez-vous. Ce qu’un effet propose
        est presque toujours facultatif. À la fin du tour, les cartes prises sont remplacées.

guide-die = Placer un Dé
    .text =
        Placez un Dé sur un emplacement libre de votre plateau, d’une Ville ou d’un Port à vous, puis effectuez son
        action. L’emplacement demande des Biens : votre Caravane en donne dans la colonne de la valeur du Dé, le
        Villageois glissé sous la carte aussi. Des flèches de la Caravane peuvent augmenter ou diminuer le Dé de colonne
        en colonne.

guide-worker = Placer un Ouvrier
    .text =
        Placez un Ouvrier sur une carte visible, jamais une carte Espace, et effectuez l’action de cet emplacement.
        Rangées du vert : { $green } ; du jaune : { $yellow } ; du bleu : { $blue }.
        L’Ouvrier reste sur la carte ; il va à qui acquiert la carte ou le récupère.

guide-rest = Se reposer
    .text =
        Reprenez et relancez tous les Dés de votre panorama ; ceux de votre réserve peuvent être relancés aussi. S’il
        vous restait un Dé en réserve au plus, vos capacités de Repos s’appliquent.

guide-cards = Les cartes
    .text =
        Une carte Terre s’ajoute à gauche du panorama, une carte Eau à droite. Une carte Espace se place au-dessus d’une
        carte Terre ou Eau que vous avez acquise, et coûte des Pièces. Un Villageois se glisse sous une carte Terre ou
        Eau qui montre l’un de ses pictos ; une Inspiration, sous une carte Espace, qu’elle double à la fin si son
        objectif est atteint. Une nouvelle carte Eau gagne les effets de Connexion de la précédente ; un Point de Vue
        s’active quand vous gagnez ce qu’il indique. Avec un Dé, au lieu d’une carte Terre ou Eau visible, vous pouvez en
        piocher trois, en garder une et remettre les autres sous la pioche ; cela demande un Pigeon dont l’emplacement
        n’a pas besoin, ou 1 Provision.

guide-influence = L’Influence
    .text =
        Vos jetons Influence vont dans les Guildes ou sur des cartes visibles. Qui interagit avec une carte qui porte
        l’Influence d’un autre lui paie 1 Pièce ou 1 Provision. Pour 1 Influence d’une Guilde, une fois par tour :
        Science complète encore le Journal, Exploration loue un Bateau, Commerce change des Dés de deux pas en tout.

guide-journal = Le Journal
    .text =
        Compléter le Journal, c’est avancer votre marqueur le long d’une tache d’encre dont la condition est remplie,
        puis effectuer la case où il arrive. En chemin, vous gagnez de nouveaux Dés. Un
        Ouvrier vert attend qui arrive en premier en : { $greens }.

guide-tiles = La Caravane
    .text =
        Une tuile Amélioration se place dans votre Caravane, sans être tournée ; ce qu’elle recouvre est gagné aussitôt.
        Elle coûte des Pièces ou, si sa pile l’indique, de l’Influence d’une Guilde.

guide-end = La fin et le décompte
    .text =
        Quand un marqueur entre dans la dernière colonne du Journal, chacun joue encore un tour, ce joueur en dernier.
        Comptez les lots d’un même picto (Villes, Points de Vue, Ports, Hautes Mers ; pour 0 à { $most } d’entre
        eux { $same } PV), { $different } PV par série de ces quatre pictos, les cartes Espace, les tuiles Amélioration,
        et { $majority } PV par Guilde où vous avez seul le plus d’Influence.

guide-solo = Seul contre l’IA
    .text =
        L’IA joue par six cartes Planification et ne paie presque rien. Quand elle veut une carte qui porte votre
        Influence, laissez-la faire contre 1 Pièce ou 1 Provision, ou payez pour la détourner. Pour une carte qui porte
        son Influence, vous payez 1 Pièce ou 1 Provision à la Réserve Principale, et son marqueur Ressources avance de 1.
        La somme de ses deux
        dernières cartes Planification dit dans quel ordre elle regarde les emplacements : { $orders }. Pour compléter
        encore le Journal, elle dépense { $behind } Influence en Science si elle est derrière vous, { $level } à égalité,
        { $ahead } si elle est devant. Ses cartes valent, en PV : { $points }.
