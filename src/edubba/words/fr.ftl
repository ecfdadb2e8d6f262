### Les mots de la maison : ce que tous les jeux partagent.
### Chaque message existe dans les deux langues, avec les mêmes arguments.

## Joueurs

player = Joueur { $number }
you = Vous
spectator = Spectateur

## Points et fin de partie

vp = PV
points = { $points } PV
score = Score
total = Total
last-round = Dernière manche
over = La partie est terminée.
won =
    { $count ->
        [1] { $players } gagne avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $players } se partagent la victoire avec { $points ->
            [one] { $points } point chacun.
           *[other] { $points } points chacun.
        }
    }
won-by-nobody =
    { $points ->
        [one] Égalité : { $players } ont chacun { $points } point, personne ne gagne.
       *[other] Égalité : { $players } ont chacun { $points } points, personne ne gagne.
    }

## Raisons communes à tous les jeux

why-turn = Ce n’est pas ce qui se décide en ce moment.

## Options

options = Options
on = oui
off = non

## Langues

language = Langue
language-fr = français
language-en = anglais

## Listes et nombres

list =
    .middle = { $before }, { $item }
    .end = { $before } et { $item }
number = { $n }
    .words =
        { $n ->
            [0] zéro
            [1] un
            [2] deux
            [3] trois
            [4] quatre
            [5] cinq
            [6] six
            [7] sept
            [8] huit
            [9] neuf
            [10] dix
            [11] onze
            [12] douze
           *[other] { $n }
        }

## The printed rules (make booklets)

booklet = La règle, dans nos propres mots
booklet-brief = En bref
booklet-aid = Aide de jeu
booklet-signs = Symboles
