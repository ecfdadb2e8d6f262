/* For browsers that know no modules, and for a page that was opened as a file, where modules may not be loaded: they get a sentence
   instead of an empty page. Written for the oldest of browsers. */
(function () {
  var said;
  if (location.protocol === 'file:')
    said = [
      'This page needs a web server, however small. In this folder, run <code>python3 -m http.server</code>, and open <code>http://127.0.0.1:8000/</code>.',
      'Cette page a besoin d’un serveur web, aussi petit soit-il. Dans ce dossier, lancez <code>python3 -m http.server</code>, puis ouvrez <code>http://127.0.0.1:8000/</code>.',
    ];
  else if (!('noModule' in document.createElement('script')))
    said = [
      'This browser is too old for Edubba. Any browser of the last years can open it.',
      'Ce navigateur est trop ancien pour Edubba. Tout navigateur de ces dernières années convient.',
    ];
  if (said) document.getElementById('app').innerHTML = '<p>' + said[0] + '</p><p lang="fr">' + said[1] + '</p>';
})();
