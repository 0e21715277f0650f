# The page at the end: scores, whether the shuffle was fair, how the chances turned. These texts come with it.

end-title = The game is over
end-wins = { $is ->
    [you] You win
   *[other] { $name } wins
  }
end-tie = { $names } share the victory
end-scoring = How it was scored
end-chart = Points over time
end-fair = Was the shuffle fair?
end-fair-whatif = There is no shuffle to check: this match began with the deal of another one, which was known. You can still check that its log is whole.
end-fair-import = Whether the shuffle was fair, only the server it was played on could prove. You can check that the log is whole and replays.
end-fair-about = Before the first move, the server published a fingerprint of its secret seed. Your browser kept it and can check that it's the same one.
end-fair-several = The server showed a fingerprint of its secret before the deal. Each browser sealed a number, and all were opened when everyone sat. The seed is made of all of them.
end-check = Verify
end-good = It all fits: the deal was fixed before anyone could know it.
end-good-unkept = What the server says now fits together. Your browser has nothing of its own to compare it with.
end-bad = It doesn't fit: this isn't the deal that was promised.
end-bad-log = The shuffle fits, but the log isn't as the server signed it.
end-key = The server's key
end-seed = Seed
end-salt = Salt
end-secret = The server's secret
end-nonce = { $name }'s number
end-commitment = Fingerprint
fair-kept-good = The fingerprint is the one your browser kept when you came to the table.
fair-kept-bad = The fingerprint isn't the one your browser kept when you came to the table.
fair-kept-none = Your browser wasn't at this table, so it kept no fingerprint.
fair-plain-good = The seed fits the fingerprint.
fair-plain-bad = The seed doesn't fit the fingerprint.
fair-secret-good = The server's secret fits the fingerprint.
fair-secret-bad = The server's secret doesn't fit the fingerprint.
fair-seed-good = The seed is made of the secret and these numbers.
fair-seed-bad = The seed isn't made of the secret and these numbers.
fair-alone = No other browser was to sit down, so none added a number. The server could have picked this deal, but couldn't change it later.
fair-added = { $count ->
    [0] No browser added a number.
    [one] One browser added a number.
   *[other] { $count } browsers added a number.
  }
fair-seals-good = Every number is the one that was sealed before any was opened.
fair-seals-bad = A number isn't the one that was sealed.
fair-mine-good = Your browser's number is among them, so nobody chose this deal.
fair-mine-bad = Your browser opened its number, and the server left it out.
fair-mine-away = Your browser wasn't open when the game was dealt, so it added nothing.
fair-mine-late = You had no seat at the deal, so your browser added nothing.
fair-log-good = The log has this seed and { $count ->
    [one] the one move
   *[other] all { $count } moves
  }.
fair-log-bad = The log doesn't have this seed, or not all moves.
fair-signed-good = The server signed the log with its key, and nobody has changed it since.
fair-signed-bad = The log was changed after it was signed.
fair-signed-other = The log is signed with a key that isn't the server's.
fair-signed-unchecked = The log is signed. Your browser can't check signatures on this page, but the command below can.
fair-unsigned = The log isn't signed, so nobody vouches for it.
fair-key-same = It's the key your browser saw when you last verified a log here.
fair-key-new = The server has a new key since you last verified a log here.
fair-replay-good = The server replays the log to the same result. That's its word: see below to check it yourself.
fair-replay-bad = The server replays the log to another result.
fair-replay-aside = The server can't replay the whole log: the rules have changed.
fair-at-home = Your browser doesn't know the rules. To deal and play this game again without the server, download the log and run this:
end-log = Download the log
end-table = Back to the table
analysis-title = How the game turned
analysis-lead = A bot looks at every decision again: who was likely to win, and which moves changed that.
analysis-start = Analyse the game
analysis-again = Analyse again
analysis-waiting = In the queue…
analysis-warming = The search is warming up, once on this machine. { $known ->
    [yes] { $minutes ->
        [0] It is nearly done.
        [1] It takes about a minute.
       *[other] It takes about { $minutes } minutes.
    }
   *[no] It may take a few minutes.
}
analysis-running = { $done } of { $total } decisions
analysis-progress = Analysis
analysis-failed = The analysis couldn't be finished.
analysis-honest = The bot sees only what the player to move could see, and it can be wrong. These are estimates, not verdicts.
analysis-chart = Chance to win after each decision
analysis-after = After move { $move }
analysis-told = { $what }: { $chances }
analysis-chance = { $name } { NUMBER($part, maximumFractionDigits: 0) }%
analysis-watch = See it in the replay
analysis-try = Try the better move
analysis-watch-move = See move { $move } in the replay
analysis-readout = Step through the decisions
analysis-swings = The biggest swings
analysis-none = No decision cost anyone more than the analysis can measure.
analysis-move = Move { $move }
analysis-played = played
analysis-better = better
analysis-cost = −{ $lost } chance to win (± { $error })
analysis-places = expected place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } instead of { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) }
