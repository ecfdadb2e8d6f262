### Les mots de l’atelier « Ma boîte ». Ceux d’un jeu sont les siens : ils viennent avec sa boîte.

my-box-of = Ma boîte : { $game }
intro = Tout ce qui est imprimé dans la boîte, tel qu’Edubba le connaît. Ce qui n’était que sur des images est reconstitué : regardez dans votre boîte, confirmez ou corrigez, et jouez avec.
none-to-confirm = Rien n’est reconstitué dans ce jeu.
progress = Valeurs reconstituées vérifiées : { $n } sur { $of }
progress-short = { $n } sur { $of }
groups = Parties de la boîte
group = Partie de la boîte
show = Afficher
shows =
    .all = Tout
    .todo = À vérifier
    .mine = Corrigé par moi
source =
    .rulebook = Règle
    .reference = Source publique
    .knowledge = Connu de tous
    .reconstructed = Reconstitué
sure =
    .high = à peu près sûr
    .medium = vraisemblable
    .low = supposé
state =
    .open = pas encore vérifié
    .confirmed = confirmé
    .corrected = corrigé
why-it = D’où cela vient : { $name }
fixed = Ne peut pas changer
confirm = Confirmer
confirm-it = Confirmer : { $name }
confirm-all = Confirmer ces { $n } valeurs
confirm-rest = Confirmer les { $n } autres
correct = corriger
reset = Comme fourni
was = Fourni : { $value }
nothing = rien
yes = oui
no = non
nothing-here = Rien ici ne correspond à ce filtre.
next-group = Suite : { $name }
undo = Annuler
redo = Rétablir
along = Changé en même temps : { $names }
problems =
    { $n ->
        [one] Une contradiction reste à régler
       *[other] { $n } contradictions restent à régler
    }
at-place = { $place } :
go-there = Montrer
playable = On peut jouer avec ces données.
unchanged = Rien ne diffère encore des données standard.
checking = Vérification…
add-entry = Ajouter
remove-entry = Retirer { $name }
entry = Élément { $n }
earlier = Avancer
from-to = de { $low } à { $high }
has-value = Présent
kind-of = Sorte
draw-shape = Dessinez la forme : cliquez sur les cases de la grille
no-such-shape = Aucune tuile de cette sorte ne peut avoir cette forme.
shapes = Formes possibles
paint = Peinture
look-tool = Choisir une case
paint-tool = Choisissez une peinture, puis cliquez ou glissez sur les cases. Au clavier : flèches et Entrée.
look-tool-how = Cliquez sur une case pour la voir et la corriger.
empty-paint = Vide
paint-of = { $field } : { $value }
cell = Case { $name } : { $value }
board = Plateau : { $name }
packs = Mes données
saved = Enregistré
kept-here = Gardé dans ce navigateur
save = Enregistrer
save-new = Enregistrer à part
title = Titre
author = Auteur
note = Remarque
title-hint = Édition française de 2019
to-file = Enregistrer dans un fichier
from-file = Charger un fichier
compare = Comparer
compare-with = Comparer avec
standard = Données standard
this-draft = Ce qui est ouvert ici
places-differ =
    { $n ->
        [0] Aucune valeur ne diffère.
        [one] Une valeur diffère.
       *[other] { $n } valeurs diffèrent.
    }
search = Chercher
delete = Supprimer
delete-sure = Supprimer « { $title } » ? Les tables qui y jouent gardent leurs données.
delete-yes = Supprimer
delete-no = Garder
open-pack = Ouvrir
new-pack = Repartir de zéro
new-sure = Ce qui est ouvert ici n’est pas enregistré. L’abandonner ?
new-yes = Abandonner
untitled = Sans titre
changed-n =
    { $n ->
        [one] une correction
       *[other] { $n } corrections
    }
confirmed-n =
    { $n ->
        [one] { $n } vérifiée
       *[other] { $n } vérifiées
    }
not-playable = pas encore jouable
open-table = Jouer avec ces données
open-table-not = Réglez d’abord ce qui se contredit.
no-packs = Rien n’est encore enregistré ici.
kept-packs = Enregistrées
file-too-large = { $name } dépasse 1 Mo : ce n’est pas un fichier avec les données d’une boîte.
more-problems = et { $n } de plus
saving = Enregistrement…
