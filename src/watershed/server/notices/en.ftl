## What a notification, a mail or a webhook says

turn = Your turn in { $game }
turn-names = { $game }: { $names }, it's your turn.
time = Your time is running out in { $game }
begun = { $game } has begun
begun-turn = { $game } has begun, and it's your turn
begun-names = { $game } has begun: { $names }.
over = { $game } is over
over-names = { $game } is over. { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
  }
moved = { $who } moved last.
take-part = Come to the table.
see-result = See how it ended.
left-minutes = { $minutes ->
    [one] About a minute is left.
   *[other] About { $minutes } minutes are left.
  }

## In the chat, in the name of the player who set it

webhook-set = I have set a webhook: events of this match go to { $host }. Everyone seated can remove it under “Tell me when it's my turn”.

## Mails

mail-foot = You get this because you asked to be told when it's your turn. Stop all of it with one click:
confirm-subject = Confirm your address for Watershed
confirm-lead = Somebody asked that Watershed writes to this address when it's their turn. If it was you, open this link within two days:
confirm-else = If it wasn't you, do nothing, and you won't hear from us again.
