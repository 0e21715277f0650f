# What only the browser says. Games, bots, errors and refusals are in the server's catalogues.

brand = Watershed
skip = Skip to content
rule = Rule { $number }
close = Close
copied = Copied
you = You

nav-home = Play
nav-learn = Learn
nav-rules = Rules
nav-gallery = Gallery
nav-about = About
nav-you = Your page
nav-signed-out = This device was signed out. Your games are on your other devices, and you can go on here as somebody new.
nav-menu = Settings

kind-me = Me
kind-open = Friend
kind-bot = Bot

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-system = System
settings-light = Light
settings-dark = Dark
settings-sound = Sounds: my turn, coins, cards, hits
settings-notify = Notify me while a table is open here
settings-notices = Tell me when it's my turn…
settings-install = Install as an app

## Home

home-title = A table for grand games
home-lead = Strategy board games in a browser tab. No account: take a seat and play.
home-choose = Choose a game
home-players = How many players?
home-bots = Play against bots
home-bots-about = Starts at once. You take the first seat.
home-friends = Invite friends
home-friends-about = You get a link. Everyone plays on their own device.
home-screen = Pass and play
home-screen-about = Everyone here, one screen, no waiting.
home-detail = More options…
home-mine = Your games
home-turns = { $count ->
    [one] your turn in { $count } game
   *[other] your turn in { $count } games
  }
home-all = Show all { $count }
home-finished = Finished games
home-finished-none = Games you finish stay here for a replay.
home-none = No games yet
home-none-about = Games you start or join appear here, on this device.
home-no-games = No games on this server
home-no-games-about = Install a game and restart the server.
home-watch = Watch
home-watch-none = Nobody is playing in public
home-watch-none-about = Choose “Anyone may watch” when you set up a game and it appears here.
home-your-turn = Your turn
home-waiting = Waiting for players
home-set-aside = Set aside
home-turn-of = { $names } to move
home-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
home-open = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
  }
home-continue = Continue
home-look = Watch
home-replay = Replay
home-invited = Have a link?
home-code = Link or code of the game
home-join = Join
home-won = { $names } won

lid-players = { $least }–{ $most } players
lid-players-one = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
lid-minutes = { $least }–{ $most } min
lid-light = light
lid-medium = medium
lid-heavy = heavy
name-title = What should the others call you?
name-about = You're asked once. This browser remembers it.
name-go = Go on

## Open tables

tables-title = Open tables
tables-filters = Which tables to show
tables-game = Game
tables-any = Any
tables-pace-free = No clock
tables-pace-clock = With a clock
tables-pace-days = Days a turn
tables-none = No open tables right now
tables-none-about = Open one yourself. It's listed here while you are at the table, and for a week in slow play.
tables-none-fits = No open table fits
tables-none-fits-about = Look at all of them, or open the table you want.
tables-clear = Show all tables
tables-own = Open a table
tables-seats = { $taken } of { $all } seats taken
tables-there = { $names } here now
tables-away = { $names }, away at the moment
tables-join-of = Join { $title } with { $names }
tables-hours = { $hours ->
    [one] { $hours } hour a turn
   *[other] { $hours } hours a turn
  }
tables-turn-minutes = { $minutes } min a turn
tables-begun = { $count ->
    [one] already begun, { $count } move
   *[other] already begun, { $count } moves
  }

## Setting up a game

setup-title = Set up a game
setup-seats = Seats
setup-seat = Seat { $number }
setup-add = Add a seat
setup-remove = Remove seat { $seat }
setup-name = Name
setup-colour-of = Colour of seat { $seat }
setup-bot = Level of the bot on seat { $seat }
setup-levels = What the bots’ levels mean
setup-options = Options
setup-book = Edition
setup-door = Who may come?
setup-door-link = With the link
setup-door-watch = Anyone may watch
setup-door-join = Anyone may join
setup-door-link-about = Listed nowhere. Who has the link can take an open seat, or watch.
setup-door-watch-about = Listed under “Watch” once it has begun. Only who has the link can take an open seat.
setup-door-join-about = Listed under “Open tables” for everybody: strangers may take the open seats, and watch.
setup-door-full = Leave a seat open, so that somebody can join.
setup-start = Start the game
setup-open = Open the table
setup-must-me = Take at least one seat yourself.
setup-starting = Dealing…
setup-open-about = Anyone with the link can sit here.
setup-me-about = Plays on this screen.

## An invitation

join-title = You're invited
join-lead = to a game of { $title }
join-name = Your name
join-colour = Your colour
join-sit = Take a seat
join-watch = Just watch
join-full = Every seat is taken.
join-back = Back to my seat
join-dealt = This game has been dealt already: you take over a seat that somebody gave up.

## The table

table-your-turn = Your turn
table-watching = You're watching.
table-over = The game is over.
table-result = See the result
table-over-tie = The game is over. { $names } share the victory.
table-over-won = { $is ->
    [you] You win with { $points }.
   *[other] { $name } wins with { $points }.
  }
table-waiting-seats = { $count ->
    [one] Waiting for { $count } player to sit down
   *[other] Waiting for { $count } players to sit down
  }
table-waiting-for = { $minutes ->
    [0] Waiting for { $names }
   *[other] Waiting for { $names } ({ $minutes } min)
  }
table-sealed = Your answer is sealed. Waiting for { $names }.
table-sending = Sending…
table-share = Invite
table-share-lead = Send this link to the people you want to play with:
table-copy = Copy link
invite-share = Share…
invite-text = Come and play { $title } with me
invite-qr = QR code
invite-qr-title = Join { $title }
invite-qr-label = QR code of the link to this table
invite-qr-about = Show it round: a phone's camera opens the table.
invite-listed = This table is also listed under “Open tables”: strangers may join.
invite-unlisted = Only people with the link can join.
table-sit-here = Sit here
table-legend = What the icons mean
table-leave = Leave the game
leave-keep = Go home, keep my seat
leave-keep-waiting = The table waits for you and stays in your games. Nothing is dealt while a seat is open.
leave-keep-free = Nothing changes. The game waits for your moves and stays in your games.
leave-keep-clock-bot = The game stays in your games. Your time runs on your turn, also while you're away. When it's up, a bot takes your seat.
leave-keep-clock-open = The game stays in your games. Your time runs on your turn, also while you're away. When it's up, your seat opens for somebody else.
leave-keep-turn-bot = The game stays in your games. You have { $time } for each turn. If you miss one, a bot takes your seat.
leave-keep-turn-open = The game stays in your games. You have { $time } for each turn. If you miss one, your seat opens for somebody else.
table-leave-bot = Let a bot play on
leave-bot-about = The game goes on without you. You can sit down again by the link until somebody else does.
leave-bot-early = A bot plays from the start. This can't be undone.
table-leave-open = Open my seat for somebody else
leave-open-about = The game stops until somebody with the link sits down. After that, your seat is gone for good.
leave-open-listed = The game stops and your seat is listed under “Open tables”. Once somebody sits down, it's gone for good.
leave-open-early = Nothing is dealt yet. Somebody else can sit down, and so can you while it's free.
table-stay = Stay
table-board = Board
table-journal = Journal
table-chat = Chat
table-rules = Rules
table-side = Journal, chat and rules
table-players = Players
table-dock = Your move
table-bot = bot
table-away = away
table-here = here
table-sealed-seat = answer sealed
table-all-moves = All moves
table-moves = { $count } possible
table-confirm = Confirm
table-cancel = Cancel
table-undo = Undo
table-undo-ask = Ask to undo
table-withdraw = Withdraw
table-chosen = You chose
table-also = Also possible here
table-refused = Not possible now
table-why = Why not?
table-asking = Asking why…
table-amount = Amount
table-less = One less
table-more = One more
table-lost = Connection lost. Reconnecting…
table-connecting = Connecting to the table…
table-again = Try now
table-reload = Reload
table-no-access = You don't have access to this table.
table-asks = { $name } asks to undo a move.
undo-asked = You asked to undo. Waiting for { $names }.
undo-asked-short = Asked to undo
undo-granted = Everyone agreed. Your move is undone.
undo-declined = { $who } declined. Your move stands.
undo-lapsed = The game went on before everyone had answered. Your move stands.
table-allow = Allow
table-deny = Refuse
table-aside = This match was set aside.
lobby-dealing = Dealing…
lobby-dealing-for = Dealing… Waiting for the browser of { $names }.
lobby-not-dealt = Nothing is dealt until every seat is taken. Then every browser adds a secret number to the shuffle, so that nobody can choose the deal.
shuffle-title = Shuffle { $start }…
shuffle-about = The server showed this fingerprint of its secret when you came. Your browser keeps it and compares it at the end.{ $count ->
    [0] { "" }
    [one] { " " }One browser adds to the shuffle.
   *[other] { " " }{ $count } browsers add to the shuffle.
  }
shuffle-changed = The server shows another fingerprint now than when you came. This deal can't be trusted.

journal-filter = Search the journal
journal-since = Since your last turn
journal-since-watch = Since you last looked
journal-only = Only what's new
journal-empty = Nothing has happened yet.
journal-nothing = No line of the journal matches.
journal-step = { $since }: step through ({ $count })
journal-unseen = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
  }
since-title = { $count ->
    [one] Since your turn, { $count } line
   *[other] Since your turn, { $count } lines
  }
since-title-watch = { $count ->
    [one] Since you last looked, { $count } line
   *[other] Since you last looked, { $count } lines
  }
standing-title = Standings
standing-leads = in the lead
standing-hit = just hit
journal-beginning = The beginning

chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-off = Chat is switched off on this server.
chat-removed = removed by the host
chat-more = More about { $name }
chat-mute = Mute { $name }
chat-unmute = Show { $name }’s lines again
chat-mute-about = Muting is for this match and this browser. Nobody is told.
chat-folded = { $count ->
    [one] { $count } line hidden. Show
   *[other] { $count } lines hidden. Show
  }
report-line = Report this line
report-name = Report this name
report-line-why = What is wrong with this line?
report-name-why = What is wrong with this name?
report-insult = It insults somebody
report-threat = It threatens somebody
report-private = It gives away something private
report-spam = It is advertising or spam
report-other = Something else
report-note = A note for the host (optional)
report-send = Send report
report-sent = Your report has arrived. The host of this table will see it.
chat-spectator = Spectator

seat-bot-for = { $bot }, for { $name }
seat-time = out of time
seat-left = left
seat-open-after = { $name } had this seat
seat-note = { $what } ({ $why })
seat-open = open seat
seat-fill = Give it to a bot
seat-take = Take this seat
seat-lost-of = { $name }: { $why }
seat-lost-time = Your time ran out and you lost your seat.
seat-lost-left = This seat was given up.
seat-lost-taken = Your seat is { $name }'s now.
seat-again = Sit down again
seat-signed-out = This device was signed out. Your other devices still have your seat.
seat-watch = Keep watching

away-time = { $unit ->
    [days] { $count } days
    [hours] { $count } hours
   *[minutes] { $count ->
        [0] less than a minute
        [one] { $count } minute
       *[other] { $count } minutes
      }
  }
away-for = away for { $time }
away-waiting = Waiting for { $names }, away for { $time }.
away-title = { $names } { $count ->
    [one] is
   *[other] are
  } away.
away-soon = In { $time } you can let a bot play on.
away-agree = A bot can play on, if { $names } agrees too.
away-alone = A bot can play on until they come back.
away-propose = Let a bot play on
away-asked = You proposed that a bot plays on for { $names }. Waiting for { $others }.
away-question = { $name } proposes that a bot plays on for { $names }.
away-question-more = They can take their seat back at any time.
away-yes = Agree
away-no = Wait for them
away-granted = A bot plays on. Agreed: { $names }.
away-declined = { $names } would rather wait.
away-lapsed = The proposal has lapsed.
away-back = { $names } { $count ->
    [one] is
   *[other] are
  } back.
seat-away = away; agreed: { $names }
stood-in = You were away, and { $names } let a bot play for you. It plays until you come back.
stood-in-card = A bot plays for you
stood-in-back = Take my seat back

preview-title = What it would change
preview-nothing = No number is sure to change.
preview-you = You
preview-change = { $what } { $by }, to { $after }
preview-of = { $who }: { $changes }.
preview-tip = { $what }: { $before } → { $after }

past-offer = { $count ->
    [one] One move since your last turn
   *[other] { $count } moves since your last turn
  }
past-offer-watch = { $count ->
    [one] One move since you last looked
   *[other] { $count } moves since you last looked
  }
past-show = Step through
past-skip = Not now
past-title = The past
past-mark = You're looking at the past.
past-move = Move { $move }, { $index } of { $count }
past-back = Previous move
past-next = Next move
past-present = Back to the present
past-keys = ← and → step, Esc goes back to the present

bots-thinking = thinking…
bots-warming = warming up…
bots-warm = Warming up, once on this machine. { $known ->
    [yes] { $minutes ->
        [0] Nearly done.
        [1] About a minute left.
       *[other] About { $minutes } minutes left.
    }
   *[no] A few minutes.
}
bots-progress = Warming up

hint-ask = Hint
hint-title = Suggested moves
hint-close = Close the hint
hint-key = { $title } (H)
hint-thinking = Thinking…
hint-warm = Warming up, once on this machine. { $known ->
    [yes] { $minutes ->
        [0] It is nearly done.
        [1] It takes about a minute.
       *[other] It takes about { $minutes } minutes.
    }
   *[no] It may take a few minutes.
}
hint-place = expected place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-win = { NUMBER($win, maximumFractionDigits: 0) }% to win
hint-told = { $count ->
    [one] One move is suggested.
   *[other] { $count } moves are suggested, the best first.
  }
hint-about = { $games ->
    [one] from one simulated game, knowing only what you know
   *[other] from { $games } simulated games, knowing only what you know
  }
hint-none = There is nothing to choose.
hint-others = Hints are for games where everyone else is a bot or sits at this screen.

handover-title = Hand the screen to { $name }
handover-about = Only { $name } should see what comes next.
handover-me = I'm { $name }

## The clock

clock-title = Clock
clock-none = No clock
clock-live = Live
clock-slow = Slow play
clock-pace = How much time
clock-pace-live = { $minutes } min + { $seconds } s
clock-pace-slow = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
  }
clock-none-about = Take all the time you need.
clock-live-about = { $minutes } minutes each for the whole game, and { $seconds } seconds more every turn.
clock-slow-about = { $days ->
    [one] { $days } day for every turn. Play when you have time.
   *[other] { $days } days for every turn. Play when you have time.
  }
clock-time-up = When time is up
clock-bot = A bot takes over
clock-open = The seat opens
clock-bot-about = The game goes on. Its player, or somebody else, can sit down again.
clock-open-about = The game waits until somebody sits down.
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } min
clock-of = { $name }'s time: { $time }
clock-minute-left = { $name }: one minute left.
clock-seconds-left = { $name }: ten seconds left.

## Replay and end

replay-title = Replay
replay-of = Replay: { $title }
replay-play = Play
replay-pause = Pause
replay-first = First move
replay-back = One move back
replay-forward = One move on
replay-last = Last move
replay-move = Move { $move } of { $moves }
replay-slider = Move
replay-link = Copy link to this moment
replay-keys = Arrow keys step, Space plays
replay-scores = Points

end-chart-of = Points over time: { $points }
end-chart-seat = { $name } { $points }
end-chart-table = The same as a table
end-move = Move
end-rematch = Play again
end-replay = Watch the replay
finale-title = How the game ended
finale-last = The last move
finale-score = The score
finale-adds = { $name } { $points }
finale-told = { $source }: { $all }.
finale-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
finale-next = Show the score
finale-skip = Skip to the end
finale-board = Back to the board
finale-again = Show the score again
finale-analysis = Analyse the game

## What-ifs

whatif-here = Play on from here
whatif-title = Play on from move { $move }
whatif-about = { $move ->
    [0] A new match begins with this deal. You play against bots, and the original stays as it is.
    [one] A new match begins with this move. You play against bots, and the original stays as it is.
   *[other] A new match begins with these { $move } moves. You play against bots, and the original stays as it is.
  }
whatif-better = Better, says the search: { $better }
whatif-seat = You play
whatif-bots = The bots
whatif-luck = Cards and dice
whatif-as = As they were
whatif-again = Dealt again
whatif-as-about = What comes is what came in the original.
whatif-again-about = Everything you couldn't know at this moment is dealt again. Having seen the game doesn't help you.
whatif-go = Play on
whatif-from = What if: from move { $move }.
whatif-from-again = What if: from move { $move }, and what was hidden was dealt again.
whatif-original = Watch the original
whatif-card = What if: { $title }
whatif-not-yet = You can play on from here when the match is over. Until then, somebody's cards are hidden.
whatif-not-end = The game is over here. Go back to an earlier move.
whatif-not-aside = The rules have changed since this match, so nobody can play on from it.
compared-title = What became of it
compared-seat = Seat
compared-here = Here
compared-there = In the original
compared-points = { $points } points, place { $place }
compared-watch = Watch the original
compared-again = Try again from there

## My notes

table-notes = Notes
notes-title = My notes
notes-about = Notes for yourself. They go with your seat to your other devices, and nobody else sees them.
notes-about-watching = Notes for yourself. They stay in this browser.
notes-here = Kept in this browser
notes-saving = Saving…
notes-saved = Saved
notes-kept = Kept in this browser until they can be saved
notes-other = Another device has saved this meanwhile:
notes-both = Put it below mine
notes-mine = Keep mine only
notes-theirs = Take this instead

## A log that somebody opens

open-title = Open a log
open-about = A log is the file that a match leaves behind: every move, so that it can be replayed. Nobody else sees what you open here, unless you share its link.
open-choose = Choose a file
open-drop = or drop it on any page
open-paste = Or paste the log
open-go = Open
open-busy = Replaying the log…
open-large = This is too large for a log: the most is { $most } kB.
open-unreadable = { $name } can't be read.
brought-over = This is a log that somebody opened here.
brought-unfinished = This is a log that somebody opened here. It ends before the game does.
brought-here = Signed by this server, and unchanged.
brought-elsewhere = Signed with the key { $key } of another server, and unchanged.
brought-elsewhere-named = Signed with the key { $key } of a server that says it is { $server }, and unchanged.
brought-unsigned = Not signed: nobody vouches for it.
brought-changed = It was changed after it was signed.
brought-unchecked = Its signature can't be checked here.

## Reading

rules-title = Rules
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } sentence
   *[other] { $count } sentences
  }
rules-none = No sentence has these words.
rules-chapters = Chapters
rules-link = Link to rule { $number }
rules-english = The rulebook is in English only.

gallery-title = Gallery
gallery-lead = Every component, drawn for this table.

plain-table = The table
plain-moves = Your moves
plain-yes = yes
plain-no = no
plain-none = none

about-title = About Watershed
about-text-1 = Watershed is a digital table for strategy board games, made from their rulebooks in our own words and drawings.
about-text-2 = The browser knows no rules. The server tells it what you can see and what you can do. For everything else it tells you why not, with the number of the rule.
about-text-3 = You need no account. Your seat is a key kept in this browser. Nothing is loaded from anywhere else and nobody tracks you.
about-text-4 = Every shuffle and every die can be verified. The server commits to its seed before the first move and publishes it after the last.
about-keys = Keys
about-key-enter = Enter
about-key-escape = Esc
about-key-amount = + −
about-key-undo = U
about-key-hint = H
about-key-arrows = ← →
about-key-space = Space
about-key-past = P
about-key-look = I
about-key-keys = { "\u003F" }
about-does-enter = confirm a move
about-does-escape = cancel your choice
about-does-amount = change the amount
about-does-undo = undo
about-does-hint = ask for a hint
about-does-arrows = step through a replay
about-does-space = play a replay
about-does-past = step through what happened since your turn
about-does-look = look at a card up close
about-does-keys = show the keys

notfound-title = Page not found
notfound-text = This address leads nowhere. Perhaps the game was put back in its box.
notfound-home = To the games

error-no-connection = The server doesn't answer. Is it running?
error-unknown = Something went wrong ({ $code }).
error-title = That didn't work
error-again = Try again
error-loading = One moment…

## Learning

learn-title = Learn
learn-all-rules = All the rules
learn-resume = Continue learning
told-title = The game in one minute
told-goal = Goal
told-turn = Your turn
told-end = The end
told-on = Read on
learn-invite-title = New here?
learn-invite-back = Welcome back.
learn-invite-text = Learn by playing: a first game with a coach at your side.
learn-invite-go = Learn by playing
learn-invite-on = Your first game is waiting at step { $at } of { $all }.

## Numbers and scores on the boards

percent = { NUMBER($part, maximumFractionDigits: 0) }%
percent-fine = { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
step-less = Less: { $what }
step-more = More: { $what }
score-players = Players

## Being told when it's my turn

notices-title = Tell me when it's my turn
notices-lead = Watershed can tell you when it's your turn, when a match begins or ends, and when your time is running out. It tells you once, and only if you aren't at the table.
notices-back = Back to the table
notices-here = On this device
notices-on = On, for every seat you have in this browser, now and later.
notices-off = Your browser asks for your permission first.
notices-blocked = You have blocked notifications from this site. Click the symbol left of the address, allow notifications, then reload this page. On a phone, look in the site settings of your browser.
notices-insecure = This needs HTTPS, which this server doesn't have. Please ask the people who run it.
notices-install = An iPhone or iPad can do this once Watershed is installed. Tap Share, then “Add to Home Screen”, and open it from there.
notices-unsupported = This browser can't show notifications while the page is closed. Try another browser, or leave private browsing.
notices-push-failed = Your browser couldn't reach its notification service. Try again later, or check that your settings allow it.
notices-turn-on = Tell me
notices-turn-off = Stop telling me
notices-mail = By mail
notices-mail-address = Your mail address
notices-mail-send = Send me a link
notices-mail-about = You confirm the address with that link first. Every mail has another one that ends it.
notices-mail-sent = Confirm the link we sent to { $mail }. Nothing else is sent before you do.
notices-mail-other = Cancel
notices-mail-on = On: mails go to { $mail }.
notices-confirm = Yes, send me mail when it's my turn
notices-confirmed = Done. Mails about your turns go to { $mail }.
notices-stopped = Done. This server has forgotten your mail address.
webhook-title = A webhook for this match
webhook-lead = Sends events to a chat such as Discord, or to a program of yours: the match begins, whose turn it is if they are away, the match is over. Everyone seated can see this and remove it.
webhook-url = Address of the webhook
webhook-set = Send events there
webhook-is = { $name } has set a webhook. Events go to { $host }.
webhook-remove = Remove the webhook
webhook-secret = Every message is signed with this secret. Copy it now: it isn't shown again.
