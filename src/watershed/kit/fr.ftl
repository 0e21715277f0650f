# Ce qui n’appartient à aucun jeu. Les phrases d’un jeu sont dans son propre dossier.

## Coups illisibles

refused-no-such-move = Les coups sont { $moves }.{ $known ->
    [yes] { " " }Le coup { $given } n’existe pas.
   *[no] { "" }
  }
refused-move-number = Les coups sont numérotés de 0 à { NUMBER($most, useGrouping: 0) }.
refused-move-form = Ce coup s’écrit `{ $form }`, et non { $given }.
refused-argument-missing = Il manque au coup { $move } : { $names }.
refused-argument-extra = Le coup { $move } ne prend pas { $names }.{ $takes ->
    [nothing] { " " }Il ne prend rien.
   *[some] { " " }Il prend { $form }.
  }
refused-argument-number = { $name } va de { $least } à { $most }.{ $known ->
    [yes] { " " }{ $given } ne convient pas.
   *[no] { "" }
  }
refused-argument-choice = { $name } peut être { $choices }.{ $known ->
    [yes] { " " }{ $given } ne convient pas.
   *[no] { "" }
  }
refused-argument-name = { $name } : { $given } n’existe pas. Les noms s’écrivent comme `{ $like }`.
refused-move-kind = Un coup s’écrit en mots, par un numéro inférieur à { NUMBER($most, useGrouping: 0) }, par un dictionnaire ou par une liste de tout cela.

## À qui de jouer

refused-wrong-seat = C’est au tour de { $turn }, pas { $who_is ->
    [you] au tien
   *[other] de { $who }
  }.
refused-not-waiting = { $who_is ->
    [you] Tu n’as
   *[other] { $who } n’a
  } rien à décider maintenant.
refused-no-such-seat = La place { $given } n’existe pas. Les places vont de 0 à { $most }.
refused-no-such-line = Le coup { $given } n’existe pas. Les coups vont de 0 à { NUMBER($most, useGrouping: 0) }.
refused-game-over = La partie est terminée.
refused-not-possible = Ce n’est pas possible maintenant.
refused-chain-reveals = Un coup de cette suite révèle du nouveau. Termine la suite par ce coup.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-nothing-to-withdraw = { $who_is ->
    [you] Tu n’as
   *[other] { $who } n’a
  } pas de réponse scellée à retirer.

## Ce que répond le serveur

error-bad-message = Ce n’est pas un message de cette table : { $why }
sentence = { $text }
error-not-text = Un message doit être du texte.
error-bad-setup = { $sentence }
error-bad-token = Cette clé n’ouvre aucune place de cette partie.
error-declined = { $who } préfère que non.
error-hint-others-play = Les conseils sont réservés aux parties où tous les autres sont des robots.
error-hint-thinking = Un conseil arrive.
error-hint-wrong-seat = Un conseil s’adresse à qui doit décider.
error-hints-too-fast = Beaucoup de monde demande un conseil. Réessaie dans un instant.
error-id-used = Un message avec cet identifiant a déjà été exécuté, et il disait autre chose.
error-lapsed = Plus personne ne demande cela.
error-lapsed-going-on = La partie a continué avant que tout le monde ait répondu.
error-no-hello = Le premier message doit être un bonjour.
error-no-seat = Une place de la nouvelle partie doit être la tienne.
error-no-such-book = { $game } a les livrets { $books }. Le livret { $given } n’existe pas.
error-no-such-game = Le jeu { $given } n’existe pas.
error-no-such-language = La langue { $given } n’existe pas. Il y a { $languages }.
error-no-such-match = Il n’y a pas de partie à cette adresse.
error-no-such-move = Ce coup n’existe pas. Les coups vont de 0 à { NUMBER($most, useGrouping: 0) }.
error-not-begun = La partie commence quand toutes les places sont prises.
error-not-found = Page introuvable.
error-not-over = La partie n’est pas encore terminée.
error-not-yet = Tu pourras le voir quand la partie sera terminée.
error-not-yet-replay = Tu pourras revoir une partie privée quand elle sera terminée.
error-not-yours = C’est aux autres de répondre.
error-nothing-to-leave = La partie est terminée. Il n’y a rien à quitter.
error-nothing-to-undo = Tu n’as pas de coup à annuler.
error-out-of-date = La table a changé. Regarde à nouveau.
error-over = La partie est terminée.
error-seat-changed = Les places viennent de changer. Regarde à nouveau.
error-seat-given-up = Cette place a été abandonnée.
error-seat-not-open = Cette place n’est pas libre.
error-seat-taken = Cette place est prise.
error-seats-taken = Toutes les places de cette partie sont prises.
error-server-error = Le serveur n’y est pas arrivé. Réessaie.
error-started = Quelqu’un vient de lancer cette partie. Réessaie.
error-time-up = Ton temps est écoulé.
error-too-fast = Trop de messages à la fois. Attends un instant.
error-too-fast-address = Trop de demandes depuis cette adresse. Attends un instant.
error-too-large = Le message est trop long.
error-too-large-request = Une demande peut compter { $most } octets.
error-too-many = Trop de tables sont ouvertes depuis cette adresse. Ferme-en une.
error-too-many-analyses = Beaucoup de parties attendent leur analyse. Réessaie dans quelques minutes.
error-too-many-people = Il y a trop de monde à cette partie.
error-undo-asked = Les autres ont déjà reçu la question.
error-watching = Les spectateurs ne peuvent ni jouer ni discuter.

## Parties mises de côté

aside-rules = Les règles ont changé : cette partie ne peut pas continuer après le coup { NUMBER($move, useGrouping: 0) }.
aside-setup = Les règles ont changé : cette partie ne peut plus être mise en place.
aside-book = Le livret de cette partie n’est plus là : elle ne peut pas continuer.
aside-game = Ce serveur n’a plus le jeu de cette partie.
aside-published = La graine de cette partie a été publiée avec son journal : elle ne peut pas continuer.
aside-ended-rules = Les règles ont changé : cette partie ne peut être revue que jusqu’au coup { NUMBER($move, useGrouping: 0) }.
aside-ended-book = Le livret de cette partie n’est plus là : elle peut avoir un autre aspect.

## Mettre en place une partie

setup-seats = { $game } se joue à { $seats }, pas à { $given }.
setup-seed = Une graine est un nombre entier de 0 à { NUMBER($most, useGrouping: 0) }, pas { $given }.
setup-names = Il faut { $seats } noms différents, pas { $given }.
setup-name = Un nom a de 1 à { $most } lettres lisibles, pas { $given }.
setup-names-list = Les noms forment une liste, un par place, pas { $given }.
setup-options = Les options associent des noms à des nombres, pas { $given }.
setup-no-option = { $game } n’a pas d’option { $given }. { $count ->
    [0] Ce jeu n’en a aucune.
   *[other] Ce jeu a { $options }.
  }
setup-option = { $name } peut être { $choices } à { $seats } places, pas { $given }.
setup-no-game = Le jeu { $given } n’existe pas. Sur l’étagère : { $games }.
setup-no-bot = Le robot { $given } n’existe pas. Il y a { $bots }.
setup-no-lesson = Il n’y a pas encore de leçon pour { $game }.
setup-lesson-seats = Une première partie se joue seul contre des robots.

## Robots

level-apprentice = Apprenti
level-citizen = Citoyen
level-statesman = Homme d’État
level-sage = Sage
about-level-apprentice = Sait ce qui est bon pour lui, mais se trompe souvent.
about-level-citizen = Joue le coup qui le laisse en meilleure posture, un pas à l’avance.
about-level-statesman = Pense chaque coup jusqu’à la fin de la partie, mais pas longtemps.
about-level-sage = Réfléchit environ deux secondes à ce que chacun peut faire jusqu’à la fin de la partie.

## Couleurs

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-orange = Orange
colour-violet = Violet
colour-yellow = Jaune
name-bot = Robot { $colour }
