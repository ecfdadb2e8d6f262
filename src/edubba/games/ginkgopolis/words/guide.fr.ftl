### Ginkgopolis : la règle en bref, chapitre par chapitre.

guide-aim = Le but
    .text =
        La ville grandit tuile après tuile autour de neuf bâtiments. Des points de réussite (PR) se gagnent en cours de
        partie, par vos cartes et par les quartiers où vous dominez. Le plus grand total gagne.

guide-round = Un tour
    .text =
        { $hand ->
            [1] Chacun joue en secret son unique carte
           *[other] Chacun choisit en secret une de ses { $words_hand } cartes
        }, seule ou avec une tuile de derrière son paravent. Puis, chacun à son tour, on révèle son choix et on l’exécute. Enfin { $left ->
            [0] { "" }
            [1] la carte restante passe au voisin de gauche, et{ " " }
           *[other] les { $words_left } cartes restantes passent au voisin de gauche, et{ " " }
        }chacun pioche une carte.{ $tokens ->
            [0] { "" }
           *[other] { " " }Avant de choisir, un jeton Changer sa main permet de remplacer toute sa main.
        }

guide-exploit = Exploiter
    .text =
        Une carte seule exploite. Une carte Urbanisation rapporte une ressource ou une tuile. Une carte Bâtiment
        rapporte autant que le bâtiment désigné a de niveaux, à qui qu’il soit : des ressources s’il est rouge, des tuiles
        s’il est bleu, des PR s’il est jaune.

guide-urbanize = Urbaniser
    .text =
        Une carte Urbanisation jouée avec une tuile agrandit la ville. La tuile prend la place du jeton de cette lettre
        et porte une de vos ressources ; vous déplacez le jeton sur une case libre à côté. Les bâtiments voisins
        rapportent alors chacun autant qu’ils ont de niveaux.

guide-construct = Construire en hauteur
    .text =
        Une carte Bâtiment jouée avec une tuile surélève le bâtiment désigné, qui devient le vôtre et porte une de vos
        ressources par niveau. Un numéro plus petit coûte la différence en PR, une autre couleur coûte une ressource de
        plus. S’il était à un autre joueur, celui-ci reprend ses ressources{ $cover ->
            [0] { "" }
           *[other] { " " }et gagne { $cover } PR pour chacune
        }. La carte reste devant vous avec son bonus. Qui ne peut pas payer reprend sa tuile et exploite.

guide-cards = Les bonus
    .text =
        { $kept ->
            [1] Votre personnage
           *[other] Vos { $words_kept } personnages
        } et { $split ->
            [0] une partie des cartes
            [1] les cartes 1
           *[other] les cartes 1 à { $split }
        } rapportent quelque chose chaque fois que vous exploitez, urbanisez ou construisez, selon la carte. { $split ->
            [0] Les autres cartes comptent
            [19] Les cartes 20 comptent
           *[other] Les cartes { $next } à 20 comptent
        } à la fin de la partie. Un bâtiment nouveau est en chantier : sa carte n’entre dans la pioche qu’au prochain mélange.

guide-end = La fin
    .text =
        Le tour en cours est le dernier quand toutes les ressources d’un joueur sont dans la ville, ou quand la
        réserve de tuiles est épuisée pour la deuxième fois. La première fois, chacun peut remettre des tuiles en jeu{ $give ->
            [0] { "" }
           *[other] , { $give } PR par tuile
        }.

guide-score = Le décompte
    .text =
        Un quartier réunit au moins deux bâtiments voisins de même couleur. Qui y a le plus de ressources marque autant
        de PR que tous y ont de ressources ; le deuxième, autant que les siennes ; qui y est seul marque les deux. À
        égalité, le bâtiment le plus haut l’emporte, puis le plus grand numéro. S’y ajoutent les PR gagnés{ $change ->
            [0] { " " }et les bonus de fin de partie de vos cartes
           *[other] , les bonus de fin de partie de vos cartes et { $change } PR par jeton Changer sa main inutilisé
        }.

guide-solo = Seul contre Hal
    .text =
        Vous piochez { $words_solo } cartes par tour, et Hal en reçoit une. Après votre action, il construit toujours, avec une
        tuile de la réserve. La partie se termine avec le tour où la réserve de tuiles est épuisée, où toutes vos ressources
        sont dans la ville ou bien où Hal n’en a plus. Si Hal manque de ressources pour un bâtiment, il ne construit pas et la
        partie se termine aussi. Il faut plus de PR que lui.
