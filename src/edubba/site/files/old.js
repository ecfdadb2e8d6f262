/* For browsers that know no modules: they get a sentence instead of an empty page. */
document.getElementById('app').innerHTML =
  '<p>This browser is too old for Edubba. Any browser of the last years can open it.</p>' +
  '<p lang="fr">Ce navigateur est trop ancien pour Edubba. Tout navigateur de ces dernières années convient.</p>';
