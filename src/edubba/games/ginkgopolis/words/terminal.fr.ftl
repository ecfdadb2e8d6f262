### Ginkgopolis dans le terminal : ce que dit la table dessinée.

heading = Tour { $round } · { $player } commence
heading-draft = Draft des personnages
heading-over = La partie est terminée
reserve =
    { $times ->
        [0] réserve :
       *[other] seconde réserve :
    }{ " " }{ $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
deck =
    { $count ->
        [one] pioche : { $count } carte, { $discarded } en défausse
       *[other] pioche : { $count } cartes, { $discarded } en défausse
    }
ending = dernières actions
city = Ville
legend = ×2 niveau · ① propriétaire · ⚑ chantier · (A) jeton

stock = PR : { $points } · ressources : { $stock } (réserve { $supply }) · tuiles : { $tiles }
changes =
    { $count ->
        [1] 1 jeton Changer sa main
       *[other] { $count } jetons Changer sa main
    }
planned = a posé une carte seule
planned-tile = a posé une carte et une tuile
known = vous connaissez les cartes
shown = tous connaissent les tuiles
hand = Main
tiles = Tuiles
plan = Plan
sealed = Choisi
packet = Paquet
kept = Gardés

## Simulation

tally-cards = Cartes
count-exploited = exploitées
count-kept-card = bâties
fact-rounds = Tours
fact-buildings = Bâtiments
fact-highest = Bâtiment le plus haut
