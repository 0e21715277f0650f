/** Every word of the client in French. */

import { titled, type Catalogue } from "./en";

const s = (count: number): string => (count > 1 ? "s" : "");

/** The bots' levels by the server's names; one that is not here keeps what the server says. */
const LEVELS: Record<string, { name: string; about: string } | undefined> = {
  apprentice: { name: "Apprenti", about: "Sait ce qui est bon pour son camp, mais se trompe souvent." },
  citizen: { name: "Citoyen", about: "Joue le coup après lequel son camp se porte le mieux, un pas à l’avance." },
  statesman: { name: "Ministre", about: "Pense chaque coup jusqu’à la fin de la partie, mais pas longtemps." },
  sage: { name: "Sage", about: "Pense environ deux secondes à ce que chacun peut faire jusqu’à la fin de la partie." },
};

export const fr: Catalogue = {
  brand: "Watershed",
  skip: "Aller au contenu",
  nav: { home: "Jouer", learn: "Apprendre", rules: "Règles", gallery: "Galerie", about: "À propos", menu: "Réglages" },
  colour: { red: "Rouge", blue: "Bleu", green: "Vert", orange: "Orange", violet: "Violet" },
  kind: { me: "Moi", open: "Ami", bot: "Robot" },
  settings: {
    title: "Réglages", language: "Langue", theme: "Lumière", system: "Comme le système", light: "Clair", dark: "Sombre",
    sound: "Un son quand c’est à moi", notify: "Une notification quand c’est à moi", close: "Fermer",
  },
  home: {
    title: "Une table pour de grands jeux",
    lead: "Des civilisations, des déluges et des planchers volés, dans un onglet. Sans compte : prenez place et jouez.",
    choose: "Choisissez un jeu",
    seats: (some) => `${some} joueurs`,
    players: "Combien ?",
    bots: "Jouer contre des robots", botsAbout: "Commence tout de suite. Vous prenez la première place.",
    friends: "Inviter des amis", friendsAbout: "Vous recevez un lien ; chacun joue sur son appareil.",
    screen: "Autour de cet écran", screenAbout: "Tout le monde ici, un seul écran, sans attendre.",
    detail: "Préparer en détail…",
    mine: "Vos parties", none: "Pas encore de partie", noneAbout: "Les parties que vous commencez ou rejoignez vous attendent ici, sur cet appareil.",
    watch: "Regarder", watchNone: "Personne ne joue en public", watchNoneAbout: "Cochez « tout le monde peut regarder » en préparant une partie et elle paraît ici.",
    yourTurn: "À vous", waiting: "En attente de joueurs", over: "Terminée", turnOf: (name) => `Au tour de ${name}`,
    moves: (count) => `${count} coup${s(count)}`,
    open: (count) => `${count} place${s(count)} libre${s(count)}`,
    continue: "Continuer", look: "Regarder", replay: "Revoir", invited: "Vous avez un lien ?", code: "Lien ou code de la partie", join: "Rejoindre",
    won: (name) => `${name} a gagné`,
  },
  setup: {
    title: "Préparer une partie", seats: "Places", seat: (number) => `Place ${number}`, add: "Ajouter une place", remove: "Enlever cette place",
    name: "Nom", colour: "Couleur", bot: (seat) => `Niveau du robot à la place ${seat}`, options: "Options", book: "Édition", public: "Tout le monde peut regarder",
    publicAbout: "La partie est listée sous « Regarder » ; personne ne peut jouer à votre place.",
    start: "Commencer la partie", starting: "On distribue…", mustMe: "Prenez au moins une place, ou laissez-en une libre.",
    openAbout: "Qui a le lien peut s’asseoir ici.", meAbout: "Joue sur cet écran.", none: "Aucune",
  },
  join: {
    title: "Vous êtes invité", lead: (title) => `à une partie de ${title}`, name: "Votre nom", colour: "Votre couleur", seat: "Votre place",
    sit: "Prendre place", watch: "Seulement regarder", full: "Toutes les places sont prises.", back: "Retour à ma place",
  },
  table: {
    yourTurn: "À vous", watching: "Vous regardez", over: "La partie est terminée", result: "Voir le résultat",
    waitingSeats: (count) => `On attend encore ${count} joueur${s(count)}`,
    waitingFor: (name, minutes) => (minutes > 0 ? `On attend ${name} (${minutes} min)` : `On attend ${name}`),
    sending: "Envoi…", share: "Inviter", shareLead: "Envoyez ce lien à qui doit s’asseoir :", copy: "Copier le lien", copied: "Copié",
    sitHere: "S’asseoir ici", leave: "Quitter la partie", leaveSure: "Abandonner votre place ?", leaveBot: "Un robot prend la suite", leaveOpen: "La laisser libre", stay: "Rester",
    board: "Plateau", journal: "Journal", chat: "Discussion", rules: "Règles", players: "Joueurs", dock: "Votre coup", you: "vous", bot: "robot", away: "absent", here: "présent",
    allMoves: "Tous les coups", moves: (count) => `${count} possible${s(count)}`, confirm: "Confirmer", takeBack: "Reprendre", undo: "Annuler", undoAsk: "Demander d’annuler",
    hint: "Cliquez sur ce qui brille, ou choisissez ici.", notYours: "Rien à décider pour vous maintenant.", chosen: "Vous avez choisi", also: "Aussi possible ici", refused: "Impossible maintenant", why: "Pourquoi pas ?",
    keys: "Entrée confirme, Échap reprend, + et − changent le nombre, U annule, H demande un conseil", amount: "Nombre", less: "Un de moins", more: "Un de plus",
    rule: (number) => `Règle ${number}`, close: "Fermer",
    lost: "La ligne est coupée. Nouvel essai…", connecting: "On cherche la table…", again: "Essayer maintenant", refusedLine: "Le serveur ne nous laisse pas entrer.",
    asks: (name) => `${name} demande à reprendre un coup.`, allow: "Accepter", deny: "Refuser", noBoard: "Rien ne dessine encore ce jeu. La liste des coups marche quand même.",
  },
  journal: {
    filter: "Chercher dans le journal", everyone: "Tous", since: "Depuis votre dernier tour", only: "Seulement le nouveau", empty: "Il ne s’est encore rien passé.", nothing: "Rien dans le journal ne convient.",
    step: "Pas à pas", beginning: "Le début",
  },
  chat: { say: "Dire quelque chose", send: "Envoyer", empty: "Personne n’a encore rien dit.", spectator: "Spectateur" },
  replay: {
    title: "Revoir la partie", play: "Lecture", pause: "Pause", first: "Premier coup", back: "Un coup en arrière", forward: "Un coup en avant", last: "Dernier coup",
    move: (move, moves) => `Coup ${move} sur ${moves}`, slider: "Coup", link: "Copier le lien vers ce moment", keys: "Les flèches avancent, espace joue", scores: "Points",
  },
  end: {
    title: "La partie est terminée", wins: (name) => `${name} gagne`, tie: (names) => `${names} partagent la victoire`, place: "Rang", points: "Points", player: "Joueur", scoring: "Le décompte",
    chart: "Les points au fil du temps", chartTable: "La même chose en tableau", move: "Coup", fair: "Le hasard était-il honnête ?",
    fairAbout: "Avant le premier coup, le serveur a publié l’empreinte de sa graine secrète. Maintenant qu’elle est connue, votre navigateur peut vérifier que c’est la même.",
    check: "Vérifier le hasard", good: "C’est juste : la graine était fixée avant le début.", bad: "Ce n’est pas juste : ce n’est pas la graine promise.", seed: "Graine", salt: "Sel", commitment: "Empreinte", computed: "Calculée ici",
    log: "Télécharger le journal", rematch: "Rejouer", replay: "Revoir la partie", table: "Retour à la table", noCrypto: "Ce navigateur ne calcule des empreintes que sur une ligne sûre (https ou localhost).",
  },
  rules: {
    title: "Règles", search: "Chercher dans les règles", found: (count) => `${count} phrase${s(count)}`, none: "Aucune phrase n’a ces mots.", chapters: "Chapitres", link: (number) => `Lien vers la règle ${number}`, full: "Toutes les règles",
  },
  gallery: { title: "Galerie", lead: "Chaque élément, dessiné pour cette table." },
  about: {
    title: "À propos de Watershed",
    text: [
      "Watershed est une table numérique pour quatre jeux de stratégie, faite d’après leurs livrets avec nos propres mots et dessins.",
      "Le navigateur ne connaît aucune règle. Le serveur lui dit ce qu’une place peut voir, ce qu’elle peut faire et, pour tout le reste, pourquoi pas, avec le numéro de la règle.",
      "Il ne faut pas de compte. Une place est à qui en tient la clé, et la clé est dans ce navigateur. Rien ne vient d’ailleurs et personne ne vous suit.",
      "Tout hasard se vérifie : le serveur s’engage sur sa graine avant le premier coup et la révèle après le dernier.",
    ],
    keysTitle: "Touches", keys: [["Entrée", "confirmer un coup"], ["Échap", "reprendre son choix"], ["+ −", "changer le nombre"], ["U", "annuler"], ["H", "demander un conseil"], ["← →", "avancer dans une partie"], ["Espace", "lire une partie"], ["P", "revoir pas à pas depuis votre tour"]],
  },
  lost: { title: "Il n’y a rien ici", text: "L’adresse ne mène nulle part. La partie est peut-être rangée dans sa boîte.", home: "Vers les jeux" },
  error: {
    noLine: "Le serveur ne répond pas. Est-il en marche ?", title: "Cela n’a pas marché", again: "Réessayer", loading: "Un instant…",
  },
  clock: {
    title: "Horloge", none: "Sans horloge", live: "En direct", slow: "À son rythme", pace: "Combien de temps",
    paceLive: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    paceSlow: (days) => `${days} jour${s(days)} par tour`,
    noneAbout: "Chacun prend le temps qu’il lui faut.",
    liveAbout: (minutes, seconds) => `${minutes} minutes chacun pour toute la partie, et ${seconds} secondes de plus à chaque tour.`,
    slowAbout: (days) => `${days} jour${s(days)} à chaque tour : jouez quand vous avez le temps.`,
    then: "Quand le temps est écoulé", bot: "Un robot prend la suite", open: "La place se libère", botAbout: "La partie continue ; son joueur, ou un autre, peut se rasseoir.", openAbout: "La partie attend que quelqu’un s’asseye.",
    days: "j", hours: "h", minutes: "min",
    of: (name, time) => `Temps de ${name} : ${time}`,
    minuteLeft: (name) => `${name} : encore une minute.`, secondsLeft: (name) => `${name} : encore dix secondes.`,
  },
  seat: {
    botFor: (bot, name) => `${bot}, pour ${name}`, time: "temps écoulé", left: "parti", openAfter: (name) => `C’était la place de ${name}`, open: "place libre",
    fill: "La donner à un robot", take: "Prendre cette place", wait: "La partie attend que quelqu’un s’asseye.",
    lostTime: "Votre temps est écoulé et vous avez perdu votre place.", lostLeft: "Cette place a été abandonnée.", lostTaken: (name) => `Votre place est maintenant à ${name}.`,
    again: "Se rasseoir", watch: "Continuer à regarder",
  },
  foresee: {
    title: "Ce que cela changerait", nothing: "Aucun nombre ne change à coup sûr.", asking: "On regarde plus loin…", you: "Vous", table: "Table",
    change: (what, by, after) => `${what} ${by}, donc ${after}`,
  },
  past: {
    offer: (count) => (count === 1 ? "Un coup depuis votre dernier tour" : `${count} coups depuis votre dernier tour`),
    offerWatch: (count) => (count === 1 ? "Un coup depuis votre dernier regard" : `${count} coups depuis votre dernier regard`),
    sinceWatch: "Depuis votre dernier regard", show: "Pas à pas", skip: "Pas maintenant", title: "Le passé", mark: "Vous regardez le passé.",
    move: (move, index, count) => `Coup ${move}, ${index} sur ${count}`,
    back: "Coup précédent", next: "Coup suivant", present: "Retour au présent", keys: "← et → avancent, Échap revient au présent",
  },
  level: { name: (level) => LEVELS[level]?.name ?? titled(level), about: (level, said) => LEVELS[level]?.about ?? said },
  bots: {
    thinking: "réfléchit…", warming: "s’échauffe…",
    warm: "Les robots s’échauffent, une seule fois sur cette machine.", progress: "Échauffement",
  },
  hint: {
    ask: "Conseil", title: "Ce que jouerait une recherche", close: "Fermer le conseil", thinking: "On y réfléchit…", warm: "Échauffement, une seule fois sur cette machine. Cela peut prendre une minute ou deux.",
    place: (place) => `place attendue ${place}`, win: (chance) => `${chance} de gagner`,
    told: (count) => (count === 1 ? "Un coup est proposé." : `${count} coups sont proposés, le meilleur d’abord.`),
    about: (games) => `d’après ${games} parties jouées d’avance, en ne sachant que ce que vous savez`, none: "Il n’y a rien à choisir.",
    others: "Les conseils sont pour les parties où tous les autres sont des robots, ou sont devant cet écran.",
  },
  turned: {
    title: "Comment la partie a tourné", lead: "Une recherche rejoue d’avance chaque décision : qui allait sans doute gagner, et quels coups l’ont changé.",
    start: "Analyser la partie", again: "Analyser de nouveau", waiting: "On attend un moment libre du serveur…", running: (done, total) => `${done} décisions sur ${total}`, progress: "Analyse",
    failed: "L’analyse n’a pas pu être terminée.", honest: "La recherche ne voit que ce que pouvait voir qui devait jouer, et elle n’est elle-même qu’un robot : ce sont des estimations, pas des verdicts.",
    chart: "Chances de gagner après chaque décision", after: (move) => `Après le coup ${move}`, watch: "Le revoir", readout: "Parcourir les décisions",
    swings: "Les plus grands tournants", none: "Aucune décision n’a coûté plus que le bruit de la recherche.",
    move: (move) => `Coup ${move}`, played: "joué", better: "mieux", lost: (chance, error) => `−${chance} de chances de gagner (± ${error})`,
    places: (place, better) => `place attendue ${place} au lieu de ${better}`,
  },
  handover: { title: (name) => `Passez l’écran à ${name}`, about: "Ce que l’on tient ne regarde que soi.", me: (name) => `C’est moi, ${name}` },
};
