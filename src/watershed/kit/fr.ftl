# Ce qui n’appartient à aucun jeu. Les phrases d’un jeu sont dans sa propre pièce.

## Les coups qu’on ne peut pas lire

refused-no-such-move = Les coups sont { $moves }.{ $known ->
    [yes] { " " }Il n’y a pas de coup { $given }.
   *[no] { "" }
  }
refused-move-number = Les coups sont numérotés de 0 à { NUMBER($most, useGrouping: 0) }.
refused-move-form = Le coup s’écrit `{ $form }`, pas { $given }.
refused-argument-missing = Au coup { $move }, il manque { $names }.
refused-argument-extra = Le coup { $move } ne prend pas { $names }.{ $takes ->
    [nothing] { " " }Il ne prend rien.
   *[some] { " " }Il prend { $form }.
  }
refused-argument-number = { $name } va de { $least } à { $most }.{ $known ->
    [yes] { " " }Pas { $given }.
   *[no] { "" }
  }
refused-argument-choice = { $name } peut être { $choices }.{ $known ->
    [yes] { " " }Pas { $given }.
   *[no] { "" }
  }
refused-argument-name = Il n’y a pas de { $name } du nom de { $given }. Les noms s’écrivent comme `{ $like }`.
refused-move-kind = Un coup est fait de mots, d’un nombre inférieur à { NUMBER($most, useGrouping: 0) }, d’un tableau de valeurs nommées, ou d’une liste de tout cela.

## À qui est-ce de jouer

prompt-not-dealt = Rien n’est distribué avant que toutes les places soient prises.
refused-wrong-seat = C’est à { $turn } de jouer, pas à { $who_is ->
    [you] toi
   *[other] { $who }
  }.
refused-not-waiting = { $who_is ->
    [you] Tu n’as
   *[other] { $who } n’a
  } rien à décider maintenant.
refused-no-such-seat = Il n’y a pas de place { $given }. Les places vont de 0 à { $most }.
refused-game-over = La partie est terminée.
refused-not-possible = Ce n’est pas possible maintenant.
refused-chain-reveals = Un coup de cette suite révèle du nouveau. Termine la suite par ce coup.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-nothing-to-withdraw = { $who_is ->
    [you] Tu n’as
   *[other] { $who } n’a
  } pas de réponse scellée à retirer.
refused-no-such-line = Il n’y a pas de coup { $given }. Les coups vont de 0 à { NUMBER($most, useGrouping: 0) }.

## Le journal

journal-what-if = À partir d’ici, c’est un « et si ».
undone = { $who_is ->
    [you] Tu annules
   *[other] { $who } annule
  } { $count ->
    [one] un coup
   *[other] { $count } coups
  }.

## Ce que le serveur répond

error-already-dealt = La partie est déjà distribuée.
error-bad-code = Ce lien a déjà servi, ou il a plus de 10 minutes. Fais-en un nouveau sur ton autre appareil.
error-bad-name = Un nom doit avoir des lettres que les autres voient, et aucun caractère caché.
error-bad-message = Ce n’est pas un message de cette table : { $why }.
sentence = { $text }
error-not-text = Un message doit être un texte.
error-bad-setup = { $sentence }
error-bad-token = Cette clé n’ouvre aucune place de cette partie.
error-chat-off = La discussion est désactivée à cette table.
error-chat-too-fast = Trop de lignes à la fois. Réessaie dans { $seconds } s.
error-declined = { $who } préfère ne pas le faire.
error-has-clock = Cette partie a une horloge. Personne n’attend pour toujours.
error-hint-others-play = Les conseils sont pour les parties où tous les autres sont des robots.
error-nothing-said = On ne voit rien dans ce message. Écris quelques mots.
error-hint-thinking = Un conseil est déjà en route.
error-hint-wrong-seat = Un conseil est pour le joueur qui doit décider.
error-hints-too-fast = Beaucoup de gens demandent des conseils. Réessaie dans un instant.
error-hints-too-fast-address = Cette adresse a demandé beaucoup de conseils. Réessaie dans un instant.
error-id-used = Un message avec ce numéro a déjà été exécuté, et il disait autre chose.
error-lapsed = Plus personne ne le demande.
error-lapsed-going-on = La partie a continué avant que tout le monde ait répondu.
error-bad-request = Cette demande n’est pas correcte : { $why }.
error-bad-subscription = Le service de notifications de ce navigateur n’est pas utilisable d’ici.
error-bad-webhook = Cette adresse ne convient pas. Un webhook a une adresse publique en https://.
error-no-mail = Ce serveur n’envoie pas de courriels.
error-no-such-code = Ce lien a déjà servi ou est trop ancien. Demandes-en un autre.
error-no-such-notices = Ce serveur ne connaît plus ces notifications. Active-les de nouveau.
error-not-allowed = Cette adresse ne répond pas à ce genre de demande.
error-watching-why = Dans un jeu à secrets, seuls les joueurs peuvent interroger les coups.
error-no-hello = Le premier message doit être un bonjour.
error-no-seat = Une place de la nouvelle partie doit être à toi.
error-no-such-book = { $game } a les éditions { $books }. Il n’y a pas d’édition { $given }.
error-no-such-device = Tu n’as pas cet appareil. Il est peut-être déjà déconnecté.
error-no-such-game = Il n’y a pas de jeu { $given }.
error-no-such-language = Il n’y a pas de langue { $given }. Il y a { $languages }.
error-no-such-line = Cette ligne n’est plus là.
error-no-such-match = Il n’y a pas de partie à cette adresse.
error-no-such-move = Ce coup n’existe pas. Les coups vont de 0 à { NUMBER($most, useGrouping: 0) }.
error-not-away = Personne n’est absent depuis assez longtemps. Attends encore un peu.
error-no-such-page = Personne ne partage de résultats à cette adresse.
error-not-begun = La partie commence quand toutes les places sont prises.
error-not-found = Page introuvable.
error-not-over = La partie n’est pas encore terminée.
error-not-stored = Le serveur n’a pas pu l’enregistrer : rien n’est fait. Réessaie dans un instant.
error-not-stored-move = Ton coup n’a pas pu être enregistré : il n’est pas joué. Réessaie dans un instant.
error-no-writing = Rien ne peut être enregistré pour le moment.
error-log-game = Ce journal est d’un autre jeu, ou d’un jeu que ce serveur n’a pas. Le détail, en anglais : { $detail }
error-log-book = Ce journal a été joué avec un livre que ce serveur ne connaît pas : on ne peut pas l’ouvrir ici.
error-log-position = Ce journal commence par une position. Ici, tu ne peux ouvrir que des journaux qui commencent par une mise en place.
error-log-setup = Ce journal ne peut pas être mis en place. Le détail, en anglais : { $detail }
error-log-move = Le coup { NUMBER($move, useGrouping: 0) } de ce journal n’est pas possible. Le détail, en anglais : { $detail }
error-log-table = { $move ->
    [0] Dès la mise en place,
   *[other] À partir du coup { NUMBER($move, useGrouping: 0) },
  } ce journal donne autre chose. Le détail, en anglais : { $detail }
error-log-cut = Ce journal est coupé après le coup { NUMBER($move, useGrouping: 0) }.
error-log-changed = Ce journal a été changé après avoir été écrit : sa somme de contrôle ne correspond pas.
error-log-long = Ce journal est trop long. Le détail, en anglais : { $detail }
error-log-shape = Ce n’est pas le journal d’une partie. Le détail, en anglais : { $detail }
error-log-slow = Ce journal prend trop de temps à rejouer.
error-not-yet = Tu pourras le voir quand la partie sera terminée.
error-not-yet-replay = Une partie privée se revoit quand elle est terminée.
error-not-yours = On le demande aux autres joueurs, pas à toi.
error-nothing-to-leave = La partie est terminée. Il n’y a rien à quitter.
error-nothing-to-undo = Tu n’as pas de coup à annuler.
error-other-origin = Cette page est celle d’un autre site. Ouvre la table à sa propre adresse.
error-other-version = La table a été mise à jour. Recharge cette page.
error-out-of-date = La table a changé. Regarde de nouveau.
error-over = La partie est terminée.
error-what-if-not-over = Tu pourras reprendre à un moment d’une partie quand elle sera terminée. Jusque-là, des cartes sont encore cachées.
error-what-if-over = À ce coup, la partie est terminée. Choisis-en un plus tôt.
error-what-if-seat = Cette place n’existe pas : la partie en a { $most }.
error-no-rematch = Cette partie n’a pas de donne à elle, donc pas de revanche. Reprends plutôt au même moment.
error-own-line = C’est de toi.
error-quiet = La personne qui héberge cette table ne te laisse plus rien dire dans cette partie.
error-removed = Cette partie a été supprimée. Cette table ne garde les anciennes parties qu’un certain temps.
error-seat-changed = Quelqu’un vient de changer les places. Regarde de nouveau.
error-seat-given-up = Cette place a été abandonnée.
error-seat-not-open = Cette place n’est pas libre.
error-seat-taken = Cette place est prise.
error-seats-taken = Toutes les places de cette partie sont prises.
error-server-error = Le serveur n’a pas pu le faire. Réessaie.
error-me-changed = Un autre de tes appareils vient de changer quelque chose. Réessaie.
error-signed-out = Cet appareil a été déconnecté, ou ses données ont été supprimées. Ouvre un lien depuis un autre de tes appareils, ou recommence.
error-stand-in-asked = C’est déjà proposé.
error-started = Quelqu’un vient de commencer cette partie. Réessaie.
error-stood-in = Tu étais absent, et un robot joue pour toi (d’accord : { $names }). Tu peux reprendre ta place.
error-time-up = Ton temps est écoulé.
error-too-fast = Trop de messages à la fois. Attends un instant.
error-too-fast-address = Trop de demandes depuis cette adresse. Attends un instant.
error-too-large = Le message est trop long.
error-too-large-request = Une demande peut avoir { $most } octets.
error-too-many = Trop de tables sont ouvertes depuis cette adresse. Ferme-en une.
error-too-many-connections = Trop de connexions sont ouvertes. Réessaie bientôt.
error-too-many-analyses = Beaucoup de parties attendent d’être analysées. Réessaie dans quelques minutes.
error-too-many-analyses-address = Plusieurs parties de cette adresse attendent leur analyse. Réessaie quand l’une est finie.
error-too-many-devices = Tu peux avoir { $most } appareils. Déconnecte-en un d’abord.
error-too-many-logs = Cette adresse a ouvert beaucoup de journaux. Attends une minute.
error-too-many-logs-now = Beaucoup de journaux sont en train d’être ouverts. Réessaie dans un instant.
error-too-many-mails = Cette adresse a reçu plusieurs demandes de confirmation. Regarde dans sa boîte, ou réessaie plus tard.
error-too-many-people = Trop de gens regardent cette partie.
error-too-many-tabs = Tu as ouvert cette place dans trop d’onglets. Celui-ci a été fermé.
error-too-many-reports = Tu as beaucoup signalé. Réessaie dans quelques minutes.
error-too-slow-request = La demande a mis trop longtemps à arriver. Renvoie-la.
error-undo-asked = On l’a déjà demandé aux autres.
error-watching = Les spectateurs ne peuvent ni jouer ni discuter.
error-wrong-nonce = Ce n’est pas le nombre que ton navigateur avait scellé en prenant place.

## Les parties mises de côté

aside-rules = Les règles ont changé : cette partie ne peut pas continuer après le coup { NUMBER($move, useGrouping: 0) }.
aside-setup = Les règles ont changé : cette partie ne peut plus être mise en place.
aside-book = L’édition de cette partie n’est plus ici : la partie ne peut pas continuer.
aside-game = Ce serveur n’a plus le jeu de cette partie.
aside-position = Cette partie commence par une position : tu ne peux plus l’ouvrir.
aside-published = La graine de cette partie a été publiée avec son journal : la partie ne peut pas continuer.
aside-ended-rules = Les règles ont changé : cette partie ne se revoit que jusqu’au coup { NUMBER($move, useGrouping: 0) }.
aside-ended-book = L’édition de cette partie n’est plus ici : elle peut avoir un autre aspect maintenant.

## Préparer une partie

setup-seats = { $game } se joue à { $seats } places, pas à { $given }.
setup-what-ifs = Une variante peut partir d’une autre variante { $most } fois au plus.
setup-seed = Une graine est un nombre entier de 0 à { NUMBER($most, useGrouping: 0) }, pas { $given }.
setup-names = Il faut { $seats } noms différents, pas { $given }.
setup-name = Un nom a de 1 à { $most } lettres imprimables ; { $given } ne convient pas.
setup-names-list = Les noms sont une liste avec un nom par place, pas { $given }.
setup-options = Les options sont un tableau de noms et de nombres, pas { $given }.
setup-no-option = { $game } n’a pas d’option { $given }. { $count ->
    [0] Il n’en a aucune.
   *[other] Il a { $options }.
  }
setup-option = { $name } peut être { $choices } à { $seats } places, pas { $given }.
setup-no-game = Il n’y a pas de jeu du nom de { $given }. Sur l’étagère : { $games }.
setup-no-bot = Il n’y a pas de robot du nom de { $given }. Il y a { $bots }.
setup-no-lesson = Il n’y a pas encore de leçon pour { $game }.
setup-lesson-seats = Une première partie est pour une personne parmi des robots.

## Les robots

level-apprentice = Apprenti
level-citizen = Citoyen
level-statesman = Ministre
level-sage = Sage
about-level-apprentice = Répond aussitôt : sait ce qui est bon pour son camp, mais se trompe souvent.
about-level-citizen = Répond aussitôt par le coup qui l’arrange le mieux, un pas à l’avance.
about-level-statesman = Pense un instant, d’ordinaire moins d’une seconde, mais bien des coups à l’avance.
about-level-sage = Pense environ { $seconds } secondes à ce que chacun peut faire, bien des coups à l’avance.

## Les couleurs

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-orange = Orange
colour-violet = Violet
colour-yellow = Jaune
colour-white = Blanc
name-former = Ancien joueur
name-bot = Robot { $colour_key ->
    [red] rouge
    [blue] bleu
    [green] vert
    [orange] orange
    [violet] violet
    [yellow] jaune
    [white] blanc
   *[other] { $colour }
  }
