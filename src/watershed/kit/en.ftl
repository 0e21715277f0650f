# What belongs to no game. The sentences of a game are in its own room.

## Moves that cannot be read

refused-no-such-move = The moves are { $moves }.{ $known ->
    [yes] { " " }There is no move { $given }.
   *[no] { "" }
  }
refused-move-number = Moves are numbered 0 to { NUMBER($most, useGrouping: 0) }.
refused-move-form = The move is written `{ $form }`, not { $given }.
refused-argument-missing = The move { $move } needs { $names }.
refused-argument-extra = The move { $move } doesn't take { $names }.{ $takes ->
    [nothing] { " " }It takes nothing.
   *[some] { " " }It takes { $form }.
  }
refused-argument-number = { $name } can be { $least } to { $most }.{ $known ->
    [yes] { " " }Not { $given }.
   *[no] { "" }
  }
refused-argument-choice = { $name } can be { $choices }.{ $known ->
    [yes] { " " }Not { $given }.
   *[no] { "" }
  }
refused-argument-name = There is no { $name } called { $given }. Names are written like `{ $like }`.
refused-move-kind = A move is words, a number below { NUMBER($most, useGrouping: 0) }, a mapping, or a list of these.

## Whose turn it is

prompt-not-dealt = Nothing is dealt until every seat is taken.
refused-wrong-seat = It's { $turn }'s turn, not { $who_is ->
    [you] yours
   *[other] { $who }'s
  }.
refused-not-waiting = { $who_is ->
    [you] You have
   *[other] { $who } has
  } nothing to decide now.
refused-no-such-seat = There is no seat { $given }. The seats are 0 to { $most }.
refused-game-over = The game is over.
refused-not-possible = That isn't possible now.
refused-chain-reveals = A move in this chain reveals something new. End the chain with it.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-withdraw = { $who_is ->
    [you] You have
   *[other] { $who } has
  } no sealed answer to withdraw.
refused-no-such-line = There is no move { $given }. The moves are 0 to { NUMBER($most, useGrouping: 0) }.

## The journal

journal-what-if = From here on it is a what-if.
undone = { $who_is ->
    [you] You undo
   *[other] { $who } undoes
  } { $count ->
    [one] a move
   *[other] { $count } moves
  }.

## What the server answers

error-already-dealt = The match has been dealt already.
error-bad-code = This link was used already, or it is older than 10 minutes. Make a new one on your other device.
error-bad-message = That isn't a message of this table: { $why }.
error-bad-name = A name needs letters that others can see, and no hidden characters.
error-bad-request = That request isn't right: { $why }.
sentence = { $text }
error-not-text = A message has to be text.
error-bad-setup = { $sentence }
error-bad-token = This key doesn't open a seat of this match.
error-chat-off = Chat is switched off on this table.
error-chat-too-fast = Too many lines at once. Try again in { $seconds } s.
error-declined = { $who } would rather not.
error-has-clock = This match has a clock. Nobody has to wait for ever.
error-hint-others-play = Hints are for games in which everyone else is a bot.
error-hint-thinking = A hint is on its way.
error-hint-wrong-seat = A hint is for the player who has to decide.
error-hints-too-fast = Many people are asking for hints. Try again in a moment.
error-hints-too-fast-address = This address has asked for many hints. Try again in a moment.
error-id-used = A message with this id was carried out before, and it said something else.
error-lapsed = Nobody is asking for this any more.
error-lapsed-going-on = The game went on before everyone had answered.
error-no-hello = The first message has to be a hello.
error-no-seat = One seat of a new match has to be yours.
error-no-such-book = { $game } has the books { $books }. It has no book { $given }.
error-no-such-device = You have no such device. It may have been signed out already.
error-no-such-game = There is no game { $given }.
error-no-such-language = There is no language { $given }. There are { $languages }.
error-no-such-line = This line isn’t there any more.
error-no-such-match = There is no match at this address.
error-no-such-move = There is no such move. The moves are 0 to { NUMBER($most, useGrouping: 0) }.
error-bad-subscription = This browser's push service can't be used from here.
error-bad-webhook = That address can't be used. A webhook has a public https:// address.
error-no-mail = This server sends no mail.
error-no-such-code = This link has been used or is too old. Ask for a new one.
error-no-such-notices = This server doesn't know about these notices any more. Turn them on again.
error-no-such-page = Nobody shares results at this address.
error-not-allowed = This address can't be asked like that.
error-not-away = Nobody has been away for long enough. Wait a little longer.
error-not-begun = The match starts when every seat is taken.
error-not-found = Page not found.
error-not-over = The match isn't over yet.
error-not-stored = The server couldn't store this, so it wasn't done. Try again in a moment.
error-not-stored-move = Your move couldn't be stored, so it wasn't played. Try again in a moment.
error-no-writing = Nothing can be stored at the moment.
error-log-game = This log is of another game, or of one that this server doesn't have. { $detail }
error-log-book = This log was played with a book that this server doesn't know, so it can't be opened here.
error-log-position = This log begins at a position. Only logs that begin with a setup can be opened here.
error-log-setup = This log can't be set up. { $detail }
error-log-move = Move { NUMBER($move, useGrouping: 0) } of this log isn't possible. { $detail }
error-log-table = { $move ->
    [0] From the setup on
   *[other] From move { NUMBER($move, useGrouping: 0) } on
  } this log comes out differently. { $detail }
error-log-cut = This log is cut short after move { NUMBER($move, useGrouping: 0) }.
error-log-changed = This log was changed after it was written: its checksum doesn't fit.
error-log-long = This log is too long. { $detail }
error-log-shape = This isn't a log of a game. { $detail }
error-log-slow = This log takes too long to replay.
error-not-yet = You can see this when the match is over.
error-not-yet-replay = You can replay a private match when it is over.
error-not-yours = The other players are asked, not you.
error-nothing-said = There is nothing to see in this message. Write some words.
error-nothing-to-leave = The match is over. There is nothing to leave.
error-nothing-to-undo = You have no move to undo.
error-other-origin = This page belongs to another site. Open the table at its own address.
error-other-version = The table has been updated. Reload this page.
error-out-of-date = The table has changed. Look again.
error-over = The match is over.
error-what-if-not-over = You can play on from a moment of a match when it is over. Before that somebody's cards are still hidden.
error-what-if-over = The game is over at this move. Choose an earlier one.
error-what-if-seat = There is no such seat: the match has { $most }.
error-no-rematch = This match has no deal of its own to play again. Play on from the same moment instead.
error-own-line = This is your own.
error-quiet = The host of this table lets you say nothing more in this match.
error-removed = This match was removed. This table keeps old matches for a while only.
error-seat-changed = Somebody has just changed the seats. Look again.
error-seat-given-up = This seat has been given up.
error-seat-not-open = This seat isn't open.
error-seat-taken = This seat is taken.
error-seats-taken = Every seat of this match is taken.
error-server-error = The server couldn't do this. Try again.
error-me-changed = Another of your devices has just changed something. Try again.
error-signed-out = This device has been signed out, or its data was deleted. Open a link from another of your devices, or start again.
error-stand-in-asked = This has been proposed already.
error-started = Somebody has just started this match. Try again.
error-stood-in = You were away, and { $names } let a bot play on. You can take your seat back.
error-time-up = Your time is up.
error-too-fast = Too many messages at once. Wait a moment.
error-too-fast-address = Too many requests from this address. Wait a moment.
error-too-large = The message is too long.
error-too-large-request = A request can have { $most } bytes.
error-too-many = Too many tables are open from this address. Close one.
error-too-many-connections = Too many connections are open. Try again soon.
error-too-many-analyses = Many games are waiting to be analysed. Try again in a few minutes.
error-too-many-analyses-address = Several games of this address are waiting to be analysed. Try again when one is done.
error-too-many-devices = You can have { $most } devices. Sign one out first.
error-too-many-logs = This address has opened many logs. Wait a minute.
error-too-many-logs-now = Many logs are being opened. Try again in a moment.
error-too-many-mails = This address was sent several confirmations. Look into its inbox, or try again later.
error-too-many-people = Too many people are watching this match.
error-too-many-tabs = You have this seat open in too many tabs. This one was closed.
error-too-many-reports = You have reported a lot. Try again in a few minutes.
error-too-slow-request = The request took too long to arrive. Send it again.
error-undo-asked = The others have been asked already.
error-watching = Spectators can't play or chat.
error-watching-why = Only players can ask about moves in a game with secrets.
error-wrong-nonce = This isn't the number that your browser sealed when it sat down.

## Matches that were set aside

aside-rules = The rules have changed, so this match can't go on after move { NUMBER($move, useGrouping: 0) }.
aside-setup = The rules have changed, and this match can no longer be set up.
aside-book = The book of this match is no longer here, so the match can't go on.
aside-game = This server no longer has the game of this match.
aside-position = This match begins at a position. Such matches can no longer be opened.
aside-published = The seed of this match was published with its log, so the match can't go on.
aside-ended-rules = The rules have changed, so this match can be replayed only up to move { NUMBER($move, useGrouping: 0) }.
aside-ended-book = The book of this match is no longer here, so it may look different now.

## Setting up a match

setup-seats = { $game } is for { $seats } seats, not { $given }.
setup-what-ifs = A what-if can be a what-if of another { $most } times at most.
setup-seed = A seed is a whole number from 0 to { NUMBER($most, useGrouping: 0) }, not { $given }.
setup-names = There should be { $seats } different names, not { $given }.
setup-name = A name is 1 to { $most } printable letters, not { $given }.
setup-names-list = Names should be a list with one for each seat, not { $given }.
setup-options = Options should be a mapping of names to numbers, not { $given }.
setup-no-option = { $game } has no option { $given }. { $count ->
    [0] It has none.
   *[other] It has { $options }.
  }
setup-option = { $name } can be { $choices } with { $seats } seats, not { $given }.
setup-no-game = There is no game called { $given }. On the shelf: { $games }.
setup-no-bot = There is no bot called { $given }. There are { $bots }.
setup-no-lesson = There is no lesson for { $game } yet.
setup-lesson-seats = A first game is for one person among bots.

## Bots

level-apprentice = Apprentice
level-citizen = Citizen
level-statesman = Statesman
level-sage = Sage
about-level-apprentice = Answers at once: knows what is good for it, but often misjudges it.
about-level-citizen = Answers at once with the move that leaves it best off, looking one step ahead.
about-level-statesman = Thinks for a moment, usually under a second, but looks many moves ahead.
about-level-sage = Thinks for about { $seconds } seconds about what everyone may do, many moves ahead.

## Colours

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-orange = Orange
colour-violet = Violet
colour-yellow = Yellow
colour-white = White
name-former = Former player
name-bot = { $colour } bot
