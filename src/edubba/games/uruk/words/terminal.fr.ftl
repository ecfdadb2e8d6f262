### Uruk dans le terminal : ce que dit la table dessinée.

heading = Manche { $round } · { $player } joue
heading-last = Dernière manche · { $player } joue
heading-over = Partie terminée
actions = actions
legend = ● disque colonie (● village, ●● cité) · ✓ a déjà servi à ce tour

price-level = niveau × couleur de la découverte
price-different =
    { $count ->
        [1] 1 cube
       *[other] { $count } cubes de couleurs différentes
    }
price-each = 4 cubes, un de chaque couleur
price-groups = { $total } cubes : { $groups } (groupes de même couleur)
village-only = village seulement

deck = { $count } cartes
deck-first = { $count } cartes, dont { $first } de niveau 2 d’abord
discards = { $count } cartes
removed = { $count } retirées du jeu
event-none = aucune
event-waits = { $card } attend
event-acts = { $card } agit une fois le tour terminé
event-hidden = carte face cachée : { $card }
empty-place = (vide)

hand-size =
    { $count ->
        [0] main vide
        [1] 1 carte en main
       *[other] { $count } cartes en main
    }
hand-known = dont { $cards }
pairs =
    { $count ->
        [0] pas de paire
        [1] 1 paire
       *[other] { $count } paires
    }
inventions = { $count } sur { $limit }
no-inventions = aucune découverte
gods = dieux gardés : { $cards }
erupted = éruption : moins d’actions au prochain tour
offer = mise : { $cards }

## Simulation

tally-inventions = Découvertes
tally-events = Dieux et désastres
count-made = posée
count-founded = disque posé dessus
count-event-acts = prise d’effet
fact-rounds = Manches
fact-reshuffles = Pioche refaite
fact-discs = Disques posés
