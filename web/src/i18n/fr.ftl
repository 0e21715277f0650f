# Ce que seul le navigateur dit. Les jeux, les robots, les erreurs et les refus sont dans les catalogues du serveur.

brand = Watershed
skip = Aller au contenu
rule = Règle { $number }
close = Fermer
copied = Copié
you = Toi

nav-home = Jouer
nav-learn = Apprendre
nav-rules = Règles
nav-gallery = Galerie
nav-about = Infos
nav-you = Ta page
nav-signed-out = Cet appareil a été déconnecté. Tes parties sont sur tes autres appareils, et tu peux repartir à zéro ici.
nav-menu = Réglages

kind-me = Moi
kind-open = Ami
kind-bot = Robot

settings-title = Réglages
settings-language = Langue
settings-theme = Thème
settings-system = Système
settings-light = Clair
settings-dark = Sombre
settings-sound = Les sons : mon tour, jetons, cartes, coups
settings-notify = Une notification tant qu’une table est ouverte ici
settings-notices = Me prévenir quand c’est à moi…
settings-install = Installer l’application

## Accueil

home-title = Une table pour de grands jeux
home-lead = Des jeux de stratégie dans un onglet. Sans compte : prends place et joue.
home-choose = Choisis un jeu
home-players = Combien de joueurs ?
home-bots = Jouer contre des robots
home-bots-about = Commence tout de suite. Tu prends la première place.
home-friends = Inviter des amis
home-friends-about = Tu reçois un lien. Chacun joue sur son appareil.
home-screen = Chacun son tour
home-screen-about = Tout le monde ici, un seul écran, sans attendre.
home-detail = Plus d’options…
home-mine = Tes parties
home-turns = { $count ->
    [one] à toi dans { $count } partie
   *[other] à toi dans { $count } parties
  }
home-all = Tout montrer ({ $count })
home-finished = Parties terminées
home-finished-none = Les parties que tu termines restent ici, pour les revoir.
home-none = Pas encore de partie
home-none-about = Les parties que tu commences ou rejoins apparaissent ici, sur cet appareil.
home-no-games = Aucun jeu sur ce serveur
home-no-games-about = Installe un jeu et redémarre le serveur.
home-watch = Regarder
home-watch-none = Personne ne joue en public
home-watch-none-about = Choisis « Tout le monde peut regarder » en préparant une partie et elle apparaît ici.
home-your-turn = À toi
home-waiting = En attente de joueurs
home-set-aside = Mise de côté
home-turn-of = C’est à { $names }
home-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
home-open = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
home-continue = Continuer
home-look = Regarder
home-replay = Revoir
home-invited = Tu as un lien ?
home-code = Lien ou code de la partie
home-join = Rejoindre
home-won = Victoire : { $names }

lid-players = { $least }–{ $most } joueurs
lid-players-one = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
lid-minutes = { $least }–{ $most } min
lid-light = léger
lid-medium = moyen
lid-heavy = exigeant
name-title = Comment les autres doivent-ils t’appeler ?
name-about = On ne te le demande qu’une fois. Ce navigateur s’en souvient.
name-go = Continuer

## Tables ouvertes

tables-title = Tables ouvertes
tables-filters = Les tables à montrer
tables-game = Jeu
tables-any = Tout
tables-pace-free = Sans horloge
tables-pace-clock = Avec une horloge
tables-pace-days = Des jours par tour
tables-none = Aucune table ouverte pour l’instant
tables-none-about = Ouvre la tienne. Elle est listée ici tant que tu es à la table, et une semaine si on joue lentement.
tables-none-fits = Aucune table ouverte ne convient
tables-none-fits-about = Regarde-les toutes, ou ouvre la table que tu veux.
tables-clear = Montrer toutes les tables
tables-own = Ouvrir une table
tables-seats = { $taken ->
    [one] { $taken } place sur { $all } prise
   *[other] { $taken } places sur { $all } prises
  }
tables-there = { $names } à la table en ce moment
tables-away = { $names }, pas là en ce moment
tables-join-of = Rejoindre { $title } avec { $names }
tables-hours = { $hours ->
    [one] { $hours } heure par tour
   *[other] { $hours } heures par tour
  }
tables-turn-minutes = { $minutes } min par tour
tables-begun = { $count ->
    [one] déjà commencée, { $count } coup
   *[other] déjà commencée, { $count } coups
  }

## Préparer une partie

setup-title = Préparer une partie
setup-seats = Places
setup-seat = Place { $number }
setup-add = Ajouter une place
setup-remove = Enlever la place { $seat }
setup-name = Nom
setup-colour-of = Couleur de la place { $seat }
setup-bot = Niveau du robot à la place { $seat }
setup-levels = Ce que valent les niveaux des robots
setup-options = Options
setup-book = Édition
setup-door = Qui peut venir ?
setup-door-link = Avec le lien
setup-door-watch = Tout le monde peut regarder
setup-door-join = Tout le monde peut jouer
setup-door-link-about = Listée nulle part. Avec le lien, on peut prendre une place libre, ou regarder.
setup-door-watch-about = Listée sous « Regarder » dès qu’elle a commencé. Il faut le lien pour prendre une place libre.
setup-door-join-about = Listée sous « Tables ouvertes » pour tout le monde : des inconnus peuvent prendre les places libres, et regarder.
setup-door-full = Laisse une place libre, pour que quelqu’un puisse venir.
setup-start = Commencer la partie
setup-open = Ouvrir la table
setup-must-me = Prends au moins une place.
setup-starting = On distribue…
setup-open-about = Quiconque a le lien peut s’asseoir ici.
setup-me-about = Joue sur cet écran.

## Une invitation

join-title = On t’invite
join-lead = à une partie de { $title }
join-name = Ton nom
join-colour = Ta couleur
join-sit = Prendre place
join-watch = Seulement regarder
join-full = Toutes les places sont prises.
join-back = Retour à ma place
join-dealt = Cette partie est déjà distribuée : tu reprends une place que quelqu’un a quittée.

## La table

table-your-turn = À toi
table-watching = Tu regardes la partie.
table-over = La partie est terminée.
table-result = Voir le résultat
table-over-tie = La partie est terminée. { $names } se partagent la victoire.
table-over-won = { $is ->
    [you] Tu gagnes avec { $points }.
   *[other] { $name } gagne avec { $points }.
  }
table-waiting-seats = { $count ->
    [one] On attend encore { $count } joueur
   *[other] On attend encore { $count } joueurs
  }
table-waiting-for = { $minutes ->
    [0] On attend { $names }
   *[other] On attend { $names } ({ $minutes } min)
  }
table-sealed = Ta réponse est scellée. On attend { $names }.
table-sending = Envoi…
table-share = Inviter
table-share-lead = Envoie ce lien à celles et ceux avec qui tu veux jouer :
table-copy = Copier le lien
invite-share = Partager…
invite-text = Viens jouer à { $title } avec moi
invite-qr = Code QR
invite-qr-title = Rejoindre { $title }
invite-qr-label = Code QR du lien vers cette table
invite-qr-about = Montre-le à la ronde : l’appareil photo d’un téléphone ouvre la table.
invite-listed = Cette table est aussi listée sous « Tables ouvertes » : des inconnus peuvent venir.
invite-unlisted = Il faut le lien pour venir.
table-sit-here = S’asseoir ici
table-legend = Le sens des icônes
table-leave = Quitter la partie
leave-keep = Rentrer et garder ma place
leave-keep-waiting = La table t’attend et reste dans tes parties. Rien n’est distribué tant qu’une place est libre.
leave-keep-free = Rien ne change. La partie attend tes coups et reste dans tes parties.
leave-keep-clock-bot = La partie reste dans tes parties. Ton temps court à ton tour, même en ton absence. Quand il est écoulé, un robot prend ta place.
leave-keep-clock-open = La partie reste dans tes parties. Ton temps court à ton tour, même en ton absence. Quand il est écoulé, ta place devient libre.
leave-keep-turn-bot = La partie reste dans tes parties. Tu as { $time } pour chaque tour. Si tu en manques un, un robot prend ta place.
leave-keep-turn-open = La partie reste dans tes parties. Tu as { $time } pour chaque tour. Si tu en manques un, ta place devient libre.
table-leave-bot = Laisser un robot continuer
leave-bot-about = La partie continue sans toi. Avec le lien, tu peux te rasseoir tant que personne d’autre ne le fait.
leave-bot-early = Un robot joue dès le début. C’est définitif.
table-leave-open = Laisser ma place à quelqu’un d’autre
leave-open-about = La partie s’arrête jusqu’à ce que quelqu’un qui a le lien s’asseye. Ensuite, ta place est perdue pour de bon.
leave-open-listed = La partie s’arrête et ta place est listée sous « Tables ouvertes ». Dès que quelqu’un s’assied, elle est perdue pour de bon.
leave-open-early = Rien n’est encore distribué. Quelqu’un d’autre peut s’asseoir, et toi aussi tant qu’elle est libre.
table-stay = Rester
table-board = Plateau
table-journal = Journal
table-chat = Discussion
table-rules = Règles
table-side = Journal, discussion et règles
table-players = Joueurs
table-dock = Ton coup
table-bot = robot
table-away = absent
table-here = présent
table-sealed-seat = réponse scellée
table-all-moves = Tous les coups
table-moves = { $count ->
    [one] { $count } possible
   *[other] { $count } possibles
  }
table-confirm = Confirmer
table-cancel = Abandonner
table-undo = Annuler
table-undo-ask = Demander d’annuler
table-withdraw = Retirer
table-chosen = Tu as choisi
table-also = Aussi possible ici
table-refused = Impossible maintenant
table-why = Pourquoi pas ?
table-asking = On demande pourquoi…
table-amount = Nombre
table-less = Un de moins
table-more = Un de plus
table-lost = Connexion perdue. Nouvel essai…
table-connecting = Connexion à la table…
table-again = Essayer maintenant
table-reload = Recharger
table-no-access = Tu n’as pas accès à cette table.
table-asks = { $name } demande à annuler un coup.
undo-asked = Tu as demandé à annuler. On attend { $names }.
undo-asked-short = Annulation demandée
undo-granted = Tout le monde est d’accord. Ton coup est annulé.
undo-declined = { $who } refuse. Ton coup reste.
undo-lapsed = La partie a continué avant que tout le monde réponde. Ton coup reste.
table-allow = Accepter
table-deny = Refuser
table-aside = Cette partie a été mise de côté.
lobby-dealing = Distribution…
lobby-dealing-for = Distribution… On attend le navigateur de { $names }.
lobby-not-dealt = Rien n’est distribué avant que toutes les places soient prises. Alors chaque navigateur ajoute un nombre secret au mélange, pour que personne ne choisisse la donne.
shuffle-title = Mélange { $start }…
shuffle-about = Le serveur a montré cette empreinte de son secret à ton arrivée. Ton navigateur la garde et la compare à la fin.{ $count ->
    [0] { "" }
    [one] { " " }Un navigateur ajoute au mélange.
   *[other] { " " }{ $count } navigateurs ajoutent au mélange.
  }
shuffle-changed = Le serveur montre une autre empreinte qu’à ton arrivée. On ne peut pas se fier à cette donne.

journal-filter = Chercher dans le journal
journal-since = Depuis ton dernier tour
journal-since-watch = Depuis ta dernière visite
journal-only = Seulement le nouveau
journal-empty = Il ne s’est encore rien passé.
journal-nothing = Aucune ligne du journal ne convient.
journal-step = { $since } : pas à pas ({ $count })
journal-unseen = { $count ->
    [one] { $count } ligne nouvelle
   *[other] { $count } lignes nouvelles
  }
since-title = { $count ->
    [one] Depuis ton tour, { $count } ligne
   *[other] Depuis ton tour, { $count } lignes
  }
since-title-watch = { $count ->
    [one] Depuis ton dernier regard, { $count } ligne
   *[other] Depuis ton dernier regard, { $count } lignes
  }
standing-title = Classement
standing-leads = en tête
standing-hit = vient d’être touché
journal-beginning = Le début

chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-off = La discussion est désactivée sur ce serveur.
chat-removed = retiré par l’hébergeur
chat-more = Options pour { $name }
chat-mute = Masquer { $name }
chat-unmute = Revoir les lignes de { $name }
chat-mute-about = C’est masqué pour cette partie et dans ce navigateur. Personne n’en est averti.
chat-folded = { $count ->
    [one] { $count } ligne masquée. Voir
   *[other] { $count } lignes masquées. Voir
  }
report-line = Signaler cette ligne
report-name = Signaler ce nom
report-line-why = Qu’est-ce qui ne va pas dans cette ligne ?
report-name-why = Qu’est-ce qui ne va pas dans ce nom ?
report-insult = C’est une insulte
report-threat = C’est une menace
report-private = Cela dévoile quelque chose de privé
report-spam = C’est de la publicité
report-other = Autre chose
report-note = Un mot pour l’hébergeur (facultatif)
report-send = Envoyer le signalement
report-sent = Ton signalement est arrivé. L’hébergeur de cette table le verra.
chat-spectator = Spectateur

seat-bot-for = { $bot }, pour { $name }
seat-time = temps écoulé
seat-left = parti
seat-open-after = Place libérée par { $name }
seat-note = { $what } ({ $why })
seat-open = place libre
seat-fill = La donner à un robot
seat-take = Prendre cette place
seat-lost-of = { $name } : { $why }
seat-lost-time = Ton temps est écoulé et tu as perdu ta place.
seat-lost-left = Cette place a été abandonnée.
seat-lost-taken = Ta place est maintenant à { $name }.
seat-again = Se rasseoir
seat-signed-out = Cet appareil a été déconnecté. Tes autres appareils ont toujours ta place.
seat-watch = Continuer à regarder

away-time = { $unit ->
    [days] { $count } jours
    [hours] { $count } heures
   *[minutes] { $count ->
        [0] moins d’une minute
        [one] { $count } minute
       *[other] { $count } minutes
      }
  }
away-for = absent depuis { $time }
away-waiting = On attend { $names } (absence : { $time }).
away-title = { $names } { $count ->
    [one] est absent.
   *[other] sont absents.
  }
away-soon = Dans { $time }, tu pourras laisser un robot continuer.
away-agree = Un robot peut continuer, si { $names } accepte aussi.
away-alone = Un robot peut continuer jusqu’à son retour.
away-propose = Laisser un robot continuer
away-asked = Tu as proposé qu’un robot continue pour { $names }. On attend { $others }.
away-question = { $name } propose qu’un robot continue pour { $names }.
away-question-more = La place peut être reprise à tout moment.
away-yes = D’accord
away-no = Attendre encore
away-granted = Un robot continue. D’accord : { $names }.
away-declined = { $names } préfère attendre.
away-lapsed = La proposition n’est plus valable.
away-back = { $names } { $count ->
    [one] est de retour.
   *[other] sont de retour.
  }
seat-away = absent ; d’accord : { $names }
stood-in = Pendant ton absence, un robot joue pour toi (d’accord : { $names }).
stood-in-card = Un robot joue pour toi
stood-in-back = Reprendre ma place

preview-title = Ce que cela changerait
preview-nothing = Aucun nombre ne change à coup sûr.
preview-you = Toi
preview-change = { $what } { $by }, donc { $after }
preview-of = { $who } : { $changes }.
preview-tip = { $what } : { $before } → { $after }

past-offer = { $count ->
    [one] Un coup depuis ton dernier tour
   *[other] { $count } coups depuis ton dernier tour
  }
past-offer-watch = { $count ->
    [one] Un coup depuis ta dernière visite
   *[other] { $count } coups depuis ta dernière visite
  }
past-show = Pas à pas
past-skip = Pas maintenant
past-title = Le passé
past-mark = Tu regardes le passé.
past-move = Coup { $move }, { $index } sur { $count }
past-back = Coup précédent
past-next = Coup suivant
past-present = Retour au présent
past-keys = ← et → avancent, Échap revient au présent

bots-thinking = réfléchit…
bots-warming = s’échauffe…
bots-warm = Échauffement, une fois sur cette machine. { $known ->
    [yes] { $minutes ->
        [0] Presque fini.
        [1] Encore une minute.
       *[other] Encore { $minutes } minutes.
    }
   *[no] Quelques minutes.
}
bots-progress = Échauffement

hint-ask = Conseil
hint-title = Coups conseillés
hint-close = Fermer le conseil
hint-key = { $title } (H)
hint-thinking = On réfléchit…
hint-warm = Échauffement, une seule fois sur cette machine. { $known ->
    [yes] { $minutes ->
        [0] C’est presque fini.
        [1] Encore une minute environ.
       *[other] Encore { $minutes } minutes environ.
    }
   *[no] Cela peut prendre quelques minutes.
}
hint-place = place attendue { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-win = { NUMBER($win, maximumFractionDigits: 0) } % de gagner
hint-told = { $count ->
    [one] Un coup est conseillé.
   *[other] { $count } coups sont conseillés, le meilleur d’abord.
  }
hint-about = { $games ->
    [one] d’après une partie simulée, en ne sachant que ce que tu sais
   *[other] d’après { $games } parties simulées, en ne sachant que ce que tu sais
  }
hint-none = Il n’y a rien à choisir.
hint-others = Les conseils sont pour les parties où tous les autres sont des robots, ou devant cet écran.

handover-title = Passe l’écran à { $name }
handover-about = Seul { $name } doit voir la suite.
handover-me = C’est moi, { $name }

## L’horloge

clock-title = Horloge
clock-none = Sans horloge
clock-live = En direct
clock-slow = À son rythme
clock-pace = Combien de temps
clock-pace-live = { $minutes } min + { $seconds } s
clock-pace-slow = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
  }
clock-none-about = Prends tout ton temps.
clock-live-about = { $minutes } minutes chacun pour toute la partie, et { $seconds } secondes de plus à chaque tour.
clock-slow-about = { $days ->
    [one] { $days } jour à chaque tour. Joue quand tu as le temps.
   *[other] { $days } jours à chaque tour. Joue quand tu as le temps.
  }
clock-time-up = Quand le temps est écoulé
clock-bot = Un robot continue
clock-open = La place se libère
clock-bot-about = La partie continue. Son joueur, ou quelqu’un d’autre, peut se rasseoir.
clock-open-about = La partie attend que quelqu’un s’asseye.
clock-days = { $count } j
clock-hours = { $count } h
clock-minutes = { $count } min
clock-of = Temps restant, { $name } : { $time }
clock-minute-left = { $name } : encore une minute.
clock-seconds-left = { $name } : encore dix secondes.

## Revoir et finir

replay-title = Revoir la partie
replay-of = Revoir la partie : { $title }
replay-play = Lecture
replay-pause = Pause
replay-first = Premier coup
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = Dernier coup
replay-move = Coup { $move } sur { $moves }
replay-slider = Coup
replay-link = Copier le lien vers ce moment
replay-keys = Les flèches avancent, Espace lance la lecture
replay-scores = Points

end-chart-of = Les points au fil du temps : { $points }
end-chart-seat = { $name } { $points }
end-chart-table = La même chose en tableau
end-move = Coup
end-rematch = Rejouer
end-replay = Revoir la partie
finale-title = La fin de la partie
finale-last = Le dernier coup
finale-score = Le score
finale-adds = { $name } { $points }
finale-told = { $source } : { $all }.
finale-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
finale-next = Montrer le score
finale-skip = Passer à la fin
finale-board = Retour au plateau
finale-again = Revoir le score
finale-analysis = Analyser la partie

## Et si

whatif-here = Reprendre ici
whatif-title = Reprendre après le coup { $move }
whatif-about = { $move ->
    [0] Une nouvelle partie commence avec cette donne. Tu joues contre des robots, et l’originale reste telle quelle.
    [one] Une nouvelle partie commence avec ce coup. Tu joues contre des robots, et l’originale reste telle quelle.
   *[other] Une nouvelle partie commence avec ces { $move } coups. Tu joues contre des robots, et l’originale reste telle quelle.
  }
whatif-better = Mieux, selon la recherche : { $better }
whatif-seat = Tu joues
whatif-bots = Les robots
whatif-luck = Cartes et dés
whatif-as = Comme avant
whatif-again = Redistribués
whatif-as-about = Ce qui vient est ce qui est venu dans l’originale.
whatif-again-about = Tout ce que tu ne pouvais pas savoir à ce moment est redistribué. Avoir vu la partie ne t’aide pas.
whatif-go = Reprendre
whatif-from = Et si : à partir du coup { $move }.
whatif-from-again = Et si : à partir du coup { $move }, et ce qui était caché a été redistribué.
whatif-original = Voir l’originale
whatif-card = Et si : { $title }
whatif-not-yet = Tu pourras reprendre ici quand la partie sera terminée. Jusque-là, des cartes sont cachées.
whatif-not-end = La partie est finie ici. Reviens à un coup plus tôt.
whatif-not-aside = Les règles ont changé depuis cette partie : on ne peut plus la reprendre.
compared-title = Ce que ça a donné
compared-seat = Place
compared-here = Ici
compared-there = Dans l’originale
compared-points = { $points } points, rang { $place }
compared-watch = Voir l’originale
compared-again = Réessayer à partir de là

## Mes notes

table-notes = Notes
notes-title = Mes notes
notes-about = Des notes pour toi. Elles suivent ta place sur tes autres appareils, et personne d’autre ne les voit.
notes-about-watching = Des notes pour toi. Elles restent dans ce navigateur.
notes-here = Gardé dans ce navigateur
notes-saving = Enregistrement…
notes-saved = Enregistré
notes-kept = Gardé dans ce navigateur en attendant de pouvoir l’enregistrer
notes-other = Un autre appareil a enregistré ceci entre-temps :
notes-both = Le mettre sous les miennes
notes-mine = Garder les miennes
notes-theirs = Prendre celles-ci

## Un journal que quelqu’un ouvre

open-title = Ouvrir un journal
open-about = Un journal est le fichier qu’une partie laisse derrière elle : tous les coups, pour la revoir. Personne d’autre ne voit ce que tu ouvres ici, sauf si tu partages le lien.
open-choose = Choisis un fichier
open-drop = ou dépose-le sur n’importe quelle page
open-paste = Ou colle le journal
open-go = Ouvrir
open-busy = Le journal est rejoué…
open-large = C’est trop gros pour un journal : { $most } ko au plus.
open-unreadable = { $name } ne peut pas être lu.
brought-over = C’est un journal que quelqu’un a ouvert ici.
brought-unfinished = C’est un journal que quelqu’un a ouvert ici. Il s’arrête avant la fin du jeu.
brought-here = Signé par ce serveur, et inchangé.
brought-elsewhere = Signé avec la clé { $key } d’un autre serveur, et inchangé.
brought-elsewhere-named = Signé avec la clé { $key } d’un serveur qui dit être { $server }, et inchangé.
brought-unsigned = Non signé : personne n’en répond.
brought-changed = Il a été changé après avoir été signé.
brought-unchecked = Sa signature ne peut pas être vérifiée ici.

## À lire

rules-title = Règles
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } phrase
   *[other] { $count } phrases
  }
rules-none = Aucune phrase n’a ces mots.
rules-chapters = Chapitres
rules-link = Lien vers la règle { $number }
rules-english = Le livret de règles n’existe qu’en anglais.

gallery-title = Galerie
gallery-lead = Chaque élément, dessiné pour cette table.

plain-table = La table
plain-moves = Tes coups
plain-yes = oui
plain-no = non
plain-none = aucun

about-title = À propos de Watershed
about-text-1 = Watershed est une table numérique pour des jeux de stratégie, faite d’après leurs livrets avec nos propres mots et dessins.
about-text-2 = Le navigateur ne connaît aucune règle. Le serveur lui dit ce que tu peux voir et ce que tu peux faire. Pour tout le reste, il te dit pourquoi pas, avec le numéro de la règle.
about-text-3 = Il ne faut pas de compte. Ta place est une clé gardée dans ce navigateur. Rien ne vient d’ailleurs et personne ne te suit.
about-text-4 = Chaque mélange et chaque dé se vérifient. Le serveur s’engage sur sa graine avant le premier coup et la publie après le dernier.
about-keys = Touches
about-key-enter = Entrée
about-key-escape = Échap
about-key-amount = + −
about-key-undo = U
about-key-hint = H
about-key-arrows = ← →
about-key-space = Espace
about-key-past = P
about-key-look = I
about-key-keys = { "\u003F" }
about-does-enter = confirmer un coup
about-does-escape = abandonner ton choix
about-does-amount = changer le nombre
about-does-undo = annuler
about-does-hint = demander un conseil
about-does-arrows = avancer dans une partie
about-does-space = lire une partie
about-does-past = revoir pas à pas depuis ton tour
about-does-look = regarder une carte de près
about-does-keys = montrer les touches

notfound-title = Page introuvable
notfound-text = Cette adresse ne mène nulle part. La partie est peut-être rangée dans sa boîte.
notfound-home = Vers les jeux

error-no-connection = Le serveur ne répond pas. Est-il en marche ?
error-unknown = Quelque chose n’a pas marché ({ $code }).
error-title = Cela n’a pas marché
error-again = Réessayer
error-loading = Un instant…

## Apprendre

learn-title = Apprendre
learn-all-rules = Toutes les règles
learn-resume = Continuer d’apprendre
told-title = Le jeu en une minute
told-goal = Le but
told-turn = Ton tour
told-end = La fin
told-on = Lire la suite
learn-invite-title = Première visite ?
learn-invite-back = Te revoilà.
learn-invite-text = Apprends en jouant : une première partie, un guide à tes côtés.
learn-invite-go = Apprendre en jouant
learn-invite-on = Ta première partie t’attend à l’étape { $at } sur { $all }.

## Nombres et points sur les plateaux

percent = { NUMBER($part, maximumFractionDigits: 0) } %
percent-fine = { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
step-less = Moins : { $what }
step-more = Plus : { $what }
score-players = Joueurs

## Être prévenu quand c’est à moi

notices-title = Me prévenir quand c’est à moi
notices-lead = Watershed peut te prévenir quand c’est à toi, quand une partie commence ou finit, et quand ton temps est bientôt écoulé. Une seule fois, et seulement si tu n’es pas à la table.
notices-back = Retour à la table
notices-here = Sur cet appareil
notices-on = Activé pour toutes tes places dans ce navigateur, maintenant et plus tard.
notices-off = Ton navigateur te demande d’abord la permission.
notices-blocked = Tu as bloqué les notifications de ce site. Clique sur le symbole à gauche de l’adresse, autorise les notifications, puis recharge cette page. Sur un téléphone, regarde dans les réglages de site du navigateur.
notices-insecure = Il faut HTTPS, et ce serveur ne l’a pas. Demande aux personnes qui s’en occupent.
notices-install = Un iPhone ou un iPad le peut une fois Watershed installé. Touche Partager, puis « Sur l’écran d’accueil », et ouvre l’application depuis là.
notices-unsupported = Ce navigateur ne peut pas montrer de notifications quand la page est fermée. Essaie un autre navigateur, ou quitte la navigation privée.
notices-push-failed = Ton navigateur n’a pas pu joindre son service de notifications. Réessaie plus tard, ou vérifie que tes réglages le permettent.
notices-turn-on = Préviens-moi
notices-turn-off = Ne plus me prévenir
notices-mail = Par courriel
notices-mail-address = Ton adresse
notices-mail-send = Envoyer un lien
notices-mail-about = Tu confirmes d’abord l’adresse avec ce lien. Chaque courriel en contient un autre, qui arrête tout.
notices-mail-sent = Confirme avec le lien envoyé à { $mail }. Rien d’autre ne part avant.
notices-mail-other = Annuler
notices-mail-on = Activé : les courriels vont à { $mail }.
notices-confirm = Oui, écrivez-moi quand c’est à moi
notices-confirmed = C’est fait. Les courriels sur tes tours vont à { $mail }.
notices-stopped = C’est fait. Ce serveur a oublié ton adresse.
webhook-title = Un webhook pour cette partie
webhook-lead = Envoie les événements à une messagerie comme Discord, ou à un programme à toi : la partie commence, à qui c’est de jouer en son absence, la partie est finie. Toute la table le voit et peut l’enlever.
webhook-url = Adresse du webhook
webhook-set = Y envoyer les événements
webhook-is = { $name } a mis un webhook. Les événements vont à { $host }.
webhook-remove = Enlever le webhook
webhook-secret = Chaque message est signé avec ce secret. Copie-le maintenant : il ne sera plus montré.
