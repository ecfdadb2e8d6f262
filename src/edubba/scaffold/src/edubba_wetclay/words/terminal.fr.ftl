### Wetclay dans le terminal : ce que dit la table dessinée.

heading = Manche { $round } sur { $rounds }
tablet = À écrire
broken = Calames brisés
hand = Main
laid = Dernier posé
written = Tablettes
unseen =
    { $count ->
        [one] 1 calame face cachée
       *[other] { $count } calames face cachée
    }
legend = ~ encore humide

## Simulation

tally-tablets = Tablettes
count-wrote = écrites
fact-rounds = Manches
fact-broken = Calames brisés
