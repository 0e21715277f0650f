# The pages about a person: their own, and what they share. They come with these pages.

you-lead = Your name, your games and your results, on every device you play on. There is no account and no password.
you-none = Nothing here yet
you-none-about = Play a game, or bring your games here with a link from the device you play on.
you-none-play = Choose a game

you-name = Your name
you-name-about = How the next tables call you, on all your devices.
you-name-save = Save
you-name-saved = Saved

you-carry = Play on another device
you-carry-about = Scan a code or open a link there: your seats, your name and your history come along. Both devices can play from then on.
you-carry-make = Show the code
you-carry-again = New code
you-carry-cancel = Cancel the code
you-carry-cancelled = The code no longer works.
you-carry-code = QR code that opens your games on another device
you-carry-link = The link to your games
you-carry-copy = Copy link
you-carry-send = Send…
you-carry-left = { $minutes ->
    [0] Works once, for less than a minute.
    [one] Works once, for another minute.
   *[other] Works once, for another { $minutes } minutes.
  }
you-carry-over = This code has run out.
you-carry-secret = Whoever opens it plays as you. Send it to yourself only.
you-carry-came = { $device } is yours now too.

you-arrive = Continue as { $name } on this device?
you-arrive-unnamed = Continue your games on this device?
you-arrive-about = { $matches ->
    [0] There are no games yet.
    [one] { $matches } game comes to this device. It stays on the other one too.
   *[other] { $matches } games come to this device. They stay on the other one too.
  }
you-arrive-along = { $matches ->
    [one] The { $matches } game you play here comes along.
   *[other] The { $matches } games you play here come along.
  }
you-arrive-yes = Continue as { $name }
you-arrive-yes-unnamed = Continue here
you-arrive-no = Not now
you-arrive-done = Welcome back, { $name }.
you-arrive-done-unnamed = Your games are here.
you-arrive-brought = { $count ->
    [0] Your games are below.
    [one] { $count } seat from this device came along.
   *[other] { $count } seats from this device came along.
  }
you-arrive-bad = This link doesn't work any more. It works once, and only for a few minutes. Make a new one on the other device: Your page, Play on another device.

you-devices = Your devices
you-device-here = this device
you-device-seen = { $when ->
    [now] in use now
   *[other] last used { $day }
  }
you-device-out = Sign out
you-device-out-of = Sign out { $device }
you-device-out-sure = Sign out { $device }?
you-device-out-about = It can't play your seats any more. Your other devices can.
you-device-out-here = This device forgets your seats, and you have no other. Your games can't be opened again.
you-device-out-self = This device forgets your seats. You can go on on your other devices.
you-device-was-out = { $device } is signed out.
you-keep = Cancel

you-history = Your games
you-filters = Which games
you-filter-game = Game
you-filter-any = All games
you-filter-status = Progress
you-filter-all = All
you-filter-going = Running
you-filter-over = Finished
you-filter-with = Opponents
you-filter-everybody = All
you-filter-people = People
you-filter-bots = Only bots
you-history-none = No game fits
you-history-none-about = Choose other filters, or play one.
you-history-more = More games
you-history-shown = { $count ->
    [one] { $count } game shown.
   *[other] { $count } games shown.
  }
you-result = { you-place } of { $seats }
you-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
you-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
you-with = with { $names }
you-alone = alone
you-uncounted = not in your results
you-to-table = To the table
you-to-result = Result
you-to-replay = Replay

you-results = Your results
you-results-none = No finished game yet
you-results-none-about = When a game ends, your place in it counts here.
you-results-lead = { $played ->
    [one] { $played } finished game, { $won } won.
   *[other] { $played } finished games, { $won } won.
  }
you-by-game = By game
you-by-opponent = By opponent
you-col-game = Game
you-col-opponent = Opponent
you-col-played = Played
you-col-won = Won
you-col-place = Average place
you-col-best = Best place
you-col-ahead = You were ahead
you-col-behind = They were ahead
you-col-ahead-of = { $name } was ahead
you-average = { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($seats, maximumFractionDigits: 1) }
you-bot = bot

you-share = Share your results
you-share-switch = Anybody with the link can see my results
you-share-about = They see your name, your results, and your finished games that anyone could watch. Of all others they see numbers only.
you-share-link = The link to your results
you-share-look = See what others see
you-share-off = Only you can see your results.

you-data = Your data
you-data-about = The server keeps your name, your devices, your seats with their moves and notes, what you said in chats, what you reported, and where to tell you that it's your turn. What others reported about you is for the host alone and isn't in the file. Nothing else about you.
you-download = Download everything about me
you-downloading = Collecting…
you-delete = Delete my data…
you-delete-sure = Delete your data?
you-delete-goes = This goes, on all your devices:
you-delete-goes-name = your name: games call you “Former player” from then on
you-delete-goes-seats = your seats: bots take over where the clock says so, the others are free for anybody
you-delete-goes-history = your history, your results and your shared page
you-delete-goes-chat = what you said in chats
you-delete-goes-devices = your devices, your links, where to tell you that it's your turn, and what this browser remembers of your games
you-delete-stays = This stays:
you-delete-stays-moves = the moves you played, without your name: the others keep their games
you-delete-stays-settings = this browser's settings
you-delete-final = Nobody can bring it back, not even you.
you-delete-yes = Delete everything
you-deleting = Deleting…
you-deleted = Your data is deleted
you-deleted-about = { $matches ->
    [0] There was no game with your name.
    [one] Your name is gone from { $matches } game.
   *[other] Your name is gone from { $matches } games.
  }
you-deleted-home = Start afresh

player-title = Results of { $name }
player-unnamed = A player's results
player-lead = Plays here since { $day }.
player-results = Results
player-results-none = Finished games count here.
player-matches = Last public games
player-matches-none = No public games
player-matches-none-about = Only games that anyone could watch are listed here.
player-none = This page isn't shared
player-none-about = Its owner keeps it private, or the link is wrong.
