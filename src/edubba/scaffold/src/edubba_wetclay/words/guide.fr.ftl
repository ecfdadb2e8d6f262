### Wetclay : la règle en bref, chapitre par chapitre.

guide-aim = Le but
    .text =
        Vous êtes de jeunes scribes, et le maître a de l’argile à couvrir de signes. Prenez les tablettes de valeur, et
        des tablettes de chaque sujet. Le plus grand total gagne.

guide-hand = Vos calames
    .text =
        Quarante calames portent les nombres 1 à 40. Chacun en tient quelques-uns en secret, un de plus qu’il n’y a de
        manches. On n’en pioche pas d’autres ensuite.

guide-round = Une manche
    .text =
        On retourne une tablette. Tous choisissent en même temps et en secret un calame de leur main, puis les
        dévoilent ensemble.

guide-write = Écrire
    .text =
        Qui a posé le calame le plus fort prend la tablette.

guide-learn = Apprendre
    .text =
        Qui a posé le calame le plus faible observe bien, et prend le plus fort en main. Un bon calame gagne donc une
        tablette maintenant, et servira à un autre plus tard. Tous les autres calames sont brisés.

guide-wet = Les calames humides
    .text =
        Un calame qu’on vient de recevoir est humide : il sèche pendant une manche avant de pouvoir être posé. Tout le
        monde sait que vous l’avez.

guide-points = Les points
    .text =
        Une tablette rapporte sa valeur, de { $least } à { $most }. Un hymne, un compte et une lettre ensemble rapportent
        { $bonus ->
            [0] 0 point
            [1] un point
           *[other] { $bonus } points
        } de plus.

guide-end = La fin
    .text =
        La partie s’achève après la dernière manche. En cas d’égalité, le calame le plus fort resté en main décide.
