# Learning by playing: the page of lessons and the coach. These texts come with them.

learn-lead = Play a real first game while a coach at the edge of the table explains what you see, one step at a time.
learn-coach = Coach
learn-of = Step { $at } of { $all }
learn-next = Next
learn-skip = Skip
learn-back = Back
learn-close = Hide the coach
learn-done-mark = Done
learn-skipped-mark = Skipped
learn-now-mark = Now
learn-wait-mark = Meanwhile
learn-read-mark = Look
learn-others = The others are playing. Watch what they do.
learn-over = This game is over.
learn-try = Try this: { $move }.
learn-asked = The table asks you something first. { $question }
learn-said = { $where }. { $title }. { $text }
learn-said-done = { $where }. { $title }. Done. { $text }
learn-finished-title = You know how to play
learn-finished-text = Finish this game, or start one against people or sharper bots. Every rule is one click away, beside the table.
learn-over-text = This game is over. Start one against people or sharper bots. Every rule is one click away, beside the table.
learn-ended-title = The game ended first
learn-ended-text = This game is over, and some things didn't come up. Read them below, or play another first game.
learn-ended-said = { learn-ended-title }. { learn-ended-text }
learn-over-said = { learn-finished-title }. { learn-over-text }
learn-finished-said = { learn-finished-title }. { learn-finished-text }
learn-met = What you learned
learn-unmet = What didn't come up
learn-go-on = What's next
learn-play-on = Finish this game
learn-new-game = New game
learn-again = Start again
learn-steps = What you'll do
learn-starting = Setting up your first game…
learn-no-lesson = Nobody teaches this game yet.
learn-begin = Start the first game
learn-fresh = Start again
learn-result = See the result
learn-bots = { $count ->
    [one] You play against one easygoing bot.
   *[other] You play against { $count } easygoing bots.
  } It takes about { $minutes } minutes. You can leave and come back.
learn-players = A whole game is for { $least } to { $most } players.
learn-all-done = You’ve finished this lesson.
learn-play-bots = Play against bots
learn-after-title = After the lesson
learn-after-bots = Play a whole game against bots. Start with easy ones and raise their level when you win.
learn-after-hints = Stuck? Ask for a hint, or choose something that isn’t possible to see why.
learn-after-friends = Send friends a link, or share one screen.
learn-after-replay = After a game, look at the replay and the analysis: they show the moves that decided it.
