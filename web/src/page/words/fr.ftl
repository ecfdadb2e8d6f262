### Les mots de la page sans serveur : où elle en est, ce qu’elle garde, et ce qu’elle ne peut pas faire.

loading = Préparation des jeux : { $here } Mo sur { $total }
starting = Préparation des jeux…
broken = Les jeux ne peuvent pas démarrer ici : { $why }
too-old = Ce navigateur ne peut pas faire tourner les jeux : il lui manque WebAssembly ou les « module workers ». Tout navigateur de ces dernières années convient.
unreachable = Les jeux n’ont pas pu être téléchargés. Vérifiez la connexion et rechargez la page.
broke = Quelque chose a cassé de notre côté. Rechargez la page : rien de ce que vous avez vu n’est perdu.
newer = Ce que garde ce navigateur a été écrit par une version plus récente d’Edubba. Rechargez la page pour l’obtenir ; rien n’a été modifié.
unread =
    { $n ->
        [one] Un élément conservé par ce navigateur n’est plus lisible. Il a été laissé tel quel, et tout le reste est là.
       *[other] { $n } éléments conservés par ce navigateur ne sont plus lisibles. Ils ont été laissés tels quels, et tout le reste est là.
    }
not-lasting = Ce navigateur ne garde rien pour cette page, comme en navigation privée ou quand sa mémoire est pleine : les parties disparaissent quand on la ferme. Enregistrez-les dans des fichiers.
understood = Entendu
friends = Avec des amis, par un lien : sur un serveur
on-server = Vers un serveur
