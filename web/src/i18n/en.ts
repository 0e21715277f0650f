/** Every word of the client in English; the other languages have the same shape. */

const s = (count: number): string => (count === 1 ? "" : "s");

/** "citizen" as "Citizen". */
export const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const en = {
  brand: "Watershed",
  skip: "Skip to the content",
  nav: { home: "Play", learn: "Learn", rules: "Rules", gallery: "Gallery", about: "About", menu: "Settings" },
  colour: { red: "Red", blue: "Blue", green: "Green", orange: "Orange", violet: "Violet" },
  kind: { me: "Me", open: "Friend", bot: "Bot" },
  settings: {
    title: "Settings", language: "Language", theme: "Light", system: "As the system", light: "Light", dark: "Dark",
    sound: "A sound when it is my turn", notify: "A notification when it is my turn", close: "Close",
  },
  home: {
    title: "A table for grand games",
    lead: "Civilisations, floods and stolen floors, in a browser tab. No account: take a seat and play.",
    choose: "Choose a game",
    seats: (some: string): string => `${some} players`,
    players: "How many?",
    bots: "Play against bots", botsAbout: "Starts at once. You take the first seat.",
    friends: "Invite friends", friendsAbout: "You get a link; each plays on a device of their own.",
    screen: "Round this screen", screenAbout: "Everybody here, one screen, no waiting.",
    detail: "Set up in detail…",
    mine: "Your games", none: "No games yet", noneAbout: "The games you start or join wait for you here, on this device.",
    watch: "Watch", watchNone: "Nobody is playing in public", watchNoneAbout: "Tick “anyone may watch” when you set up a game and it shows here.",
    yourTurn: "Your turn", waiting: "Waiting for players", over: "Over", turnOf: (name: string): string => `${name} to move`,
    moves: (count: number): string => `${count} move${s(count)}`,
    open: (count: number): string => `${count} open seat${s(count)}`,
    continue: "Continue", look: "Watch", replay: "Replay", invited: "Have a link?", code: "Link or code of the game", join: "Join",
    won: (name: string): string => `${name} won`,
  },
  setup: {
    title: "Set up a game", seats: "Seats", seat: (number: number): string => `Seat ${number}`, add: "Add a seat", remove: "Take this seat away",
    name: "Name", colour: "Colour", bot: (seat: number): string => `Level of the bot on seat ${seat}`, options: "Options", book: "Edition", public: "Anyone may watch",
    publicAbout: "The game is listed under “Watch”; nobody can play for you.",
    start: "Start the game", starting: "Dealing…", mustMe: "Take at least one seat yourself, or leave one open.",
    openAbout: "Whoever has the link may sit here.", meAbout: "Plays on this screen.", none: "None",
  },
  join: {
    title: "You are invited", lead: (title: string): string => `to a game of ${title}`, name: "Your name", colour: "Your colour", seat: "Your seat",
    sit: "Take a seat", watch: "Only watch", full: "Every seat is taken.", back: "Back to my seat",
  },
  table: {
    yourTurn: "Your turn", watching: "You are watching", over: "The game is over", result: "See the result",
    waitingSeats: (count: number): string => `Waiting for ${count} player${s(count)} to sit down`,
    waitingFor: (name: string, minutes: number): string => (minutes > 0 ? `Waiting for ${name} (${minutes} min)` : `Waiting for ${name}`),
    sending: "Sending…", share: "Invite", shareLead: "Send this link to whoever should sit down:", copy: "Copy link", copied: "Copied",
    sitHere: "Sit down here", leave: "Leave the game", leaveSure: "Give up your seat?", leaveBot: "A bot takes over", leaveOpen: "Leave it open", stay: "Stay",
    board: "Board", journal: "Journal", chat: "Chat", rules: "Rules", players: "Players", dock: "Your move", you: "you", bot: "bot", away: "away", here: "here",
    allMoves: "All moves", moves: (count: number): string => `${count} possible`, confirm: "Confirm", takeBack: "Take back", undo: "Undo", undoAsk: "Ask to undo",
    hint: "Click what glows on the board, or choose here.", notYours: "Nothing to decide for you now.", chosen: "You chose", also: "Also possible here", refused: "Not possible now", why: "Why not?",
    keys: "Enter confirms, Esc takes back, + and − change the amount, U undoes, H asks for a hint", amount: "Amount", less: "One less", more: "One more",
    rule: (number: string): string => `Rule ${number}`, close: "Close",
    lost: "The line is lost. Trying again…", connecting: "Looking for the table…", again: "Try now", refusedLine: "The server does not let us in.",
    asks: (name: string): string => `${name} asks to take back a move.`, allow: "Allow", deny: "Refuse", noBoard: "Nothing draws this game yet. The list of moves works all the same.",
  },
  journal: {
    filter: "Search the journal", everyone: "Everyone", since: "Since your last turn", only: "Only what is new", empty: "Nothing has happened yet.", nothing: "Nothing in the journal fits.",
    step: "Step through", beginning: "The beginning",
  },
  chat: { say: "Say something", send: "Send", empty: "Nobody has said anything yet.", spectator: "Spectator" },
  replay: {
    title: "Replay", play: "Play", pause: "Pause", first: "First move", back: "One move back", forward: "One move on", last: "Last move",
    move: (move: number, moves: number): string => `Move ${move} of ${moves}`, slider: "Move", link: "Copy link to this moment", keys: "Arrow keys step, space plays", scores: "Points",
  },
  end: {
    title: "The game is over", wins: (name: string): string => `${name} wins`, tie: (names: string): string => `${names} share the victory`, place: "Place", points: "Points", player: "Player", scoring: "How it was scored",
    chart: "Points over time", chartTable: "The same as a table", move: "Move", fair: "Was the luck fair?",
    fairAbout: "Before the first move, the server published a fingerprint of its secret seed. Now that the seed is told, your browser can check that it is the same.",
    check: "Check the luck", good: "It fits: the seed was fixed before the game began.", bad: "It does not fit: this is not the seed that was promised.", seed: "Seed", salt: "Salt", commitment: "Fingerprint", computed: "Computed here",
    log: "Download the log", rematch: "Play again", replay: "Watch the replay", table: "Back to the table", noCrypto: "This browser computes fingerprints only over a secure line (https or localhost).",
  },
  rules: {
    title: "Rules", search: "Search the rules", found: (count: number): string => `${count} sentence${s(count)}`, none: "No sentence has these words.", chapters: "Chapters", link: (number: string): string => `Link to rule ${number}`, full: "All the rules",
  },
  gallery: { title: "Gallery", lead: "Every component, drawn for this table." },
  about: {
    title: "About Watershed",
    text: [
      "Watershed is a digital table for four strategy board games, made from their rulebooks in our own words and drawings.",
      "The browser knows no rules. The server tells it what a seat may see, what it may do and, for everything else, why not, with the number of the rule.",
      "You need no account. A seat belongs to whoever holds its key, and the key lies in this browser. Nothing is loaded from anywhere else and nobody follows you about.",
      "All luck can be checked: the server commits to its seed before the first move and tells it after the last.",
    ],
    keysTitle: "Keys", keys: [["Enter", "confirm a move"], ["Esc", "take back what you chose"], ["+ −", "change the amount"], ["U", "undo"], ["H", "ask for a hint"], ["← →", "step through a replay"], ["Space", "play a replay"], ["P", "step through what happened since your turn"]] as [string, string][],
  },
  lost: { title: "Nothing lies here", text: "The address leads nowhere. Perhaps the game was put back into its box.", home: "To the games" },
  error: {
    noLine: "The server does not answer. Is it running?", title: "That did not work", again: "Try again", loading: "One moment…",
  },
  clock: {
    title: "Clock", none: "No clock", live: "Live", slow: "Slow play", pace: "How much time",
    paceLive: (minutes: number, seconds: number): string => `${minutes} min + ${seconds} s`,
    paceSlow: (days: number): string => `${days} day${s(days)} a turn`,
    noneAbout: "Everybody takes the time they need.",
    liveAbout: (minutes: number, seconds: number): string => `${minutes} minutes each for the whole game, and ${seconds} seconds more for every turn.`,
    slowAbout: (days: number): string => `${days} day${s(days)} for every turn: play when you find the time.`,
    then: "When time is up", bot: "A bot takes over", open: "The seat opens", botAbout: "The game goes on; its owner, or somebody else, can sit down again.", openAbout: "The game waits until somebody sits down.",
    days: "d", hours: "h", minutes: "min",
    of: (name: string, time: string): string => `Time of ${name}: ${time}`,
    minuteLeft: (name: string): string => `${name}: one minute left.`, secondsLeft: (name: string): string => `${name}: ten seconds left.`,
  },
  seat: {
    botFor: (bot: string, name: string): string => `${bot}, for ${name}`, time: "time ran out", left: "left", openAfter: (name: string): string => `${name} had this seat`, open: "open seat",
    fill: "Give it to a bot", take: "Take this seat", wait: "The game waits until somebody sits down.",
    lostTime: "Your time ran out and you lost your seat.", lostLeft: "This seat was given up.", lostTaken: (name: string): string => `Your seat is ${name}’s now.`,
    again: "Sit down again", watch: "Go on watching",
  },
  foresee: {
    title: "What it would change", nothing: "No number is sure to change.", asking: "Looking ahead…", you: "You", table: "Table",
    change: (what: string, by: string, after: number): string => `${what} ${by}, to ${after}`,
  },
  past: {
    offer: (count: number): string => (count === 1 ? "One move since your last turn" : `${count} moves since your last turn`),
    offerWatch: (count: number): string => (count === 1 ? "One move since you last looked" : `${count} moves since you last looked`),
    sinceWatch: "Since you last looked", show: "Step through", skip: "Not now", title: "The past", mark: "You are looking at the past.",
    move: (move: number, index: number, count: number): string => `Move ${move}, ${index} of ${count}`,
    back: "Previous move", next: "Next move", present: "Back to the present", keys: "← and → step, Esc goes back to the present",
  },
  level: {
    /** A bot's level by the server's name for it, and what the server says about it. */
    name: (level: string): string => titled(level), about: (_level: string, said: string): string => said,
  },
  bots: {
    thinking: "thinking…", warming: "warming up…",
    warm: "The bots are warming up, once on this machine.", progress: "Warming up",
  },
  hint: {
    ask: "Hint", title: "What a search would play", close: "Close the hint", thinking: "Thinking about it…", warm: "Warming up, once on this machine. It may take a minute or two.",
    place: (place: string): string => `expected place ${place}`, win: (chance: string): string => `${chance} to win`,
    told: (count: number): string => (count === 1 ? "One move is proposed." : `${count} moves are proposed, the best first.`),
    about: (games: string): string => `from ${games} games played ahead, knowing only what you know`, none: "There is nothing to choose.",
    others: "Hints are for games in which all the others are bots, or sit at this screen.",
  },
  turned: {
    title: "How the game turned", lead: "A search plays every decision ahead again: who was likely to win, and which moves changed that.",
    start: "Analyse the game", again: "Analyse again", waiting: "Waiting for a free moment of the server…", running: (done: number, total: number): string => `${done} of ${total} decisions`, progress: "Analysis",
    failed: "The analysis could not be finished.", honest: "The search sees only what the player to move could see, and it is itself only a bot: these are estimates, not verdicts.",
    chart: "Chance to win after each decision", after: (move: number): string => `After move ${move}`, watch: "See it in the replay", readout: "Step through the decisions",
    swings: "The biggest swings", none: "No decision cost anybody more than the noise of the search.",
    move: (move: number): string => `Move ${move}`, played: "played", better: "better", lost: (chance: string, error: string): string => `−${chance} chance to win (± ${error})`,
    places: (place: string, better: string): string => `expected place ${place} instead of ${better}`,
  },
  handover: { title: (name: string): string => `Hand the screen to ${name}`, about: "What they hold is for their eyes only.", me: (name: string): string => `I am ${name}` },
};

type Widen<T> = T extends string ? string : T extends (...args: infer A) => string ? (...args: A) => string : T extends [string, string][] ? [string, string][] : T extends string[] ? string[] : { [K in keyof T]: Widen<T[K]> };

export type Catalogue = Widen<typeof en>;
