# Those at the table: what they say to each other, who watches, and being called when it is your turn.

ui-talk = At the table
ui-talk-button = { $count ->
    [0] Chat
    [one] Chat, 1 new message
   *[other] Chat, { $count } new messages
  }
ui-talk-log = What was said
ui-talk-nothing = Nobody has said anything yet.
ui-talk-phrases = Phrases
ui-talk-message = Your message
ui-talk-send = Send
ui-talk-more = Mute and notify
ui-talk-mute = Mute { $who }
ui-talk-muted = Messages from muted players are hidden.
ui-talk-hushed = The host has turned off typed messages. The phrases still work.
ui-chat = Typed messages
ui-chat-about = If turned off, players can use only the ready-made phrases.
ui-watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
  }
ui-watchers-names = Watching: { $names }

ui-say-hello = Hello!
ui-say-luck = Good luck!
ui-say-nice = Nice move!
ui-say-ouch = Ouch!
ui-say-turn = Your turn.
ui-say-moment = One moment, please.
ui-say-sorry = Sorry!
ui-say-thanks = Thanks!
ui-say-played = Well played!
ui-say-again = One more game?

ui-call = Notify me when it’s my turn
ui-call-about = A notification appears when this page is in the background.
ui-call-push-about = A notification appears even when this page is closed.
ui-call-offer = Get a notification when it’s your turn?
ui-call-yes = Yes, notify me
ui-call-no = No, thanks
ui-call-denied = Your browser blocks notifications from this page. You can allow them in its settings.

ui-refused-no-talk = Only people who sit at a table together can talk there.
ui-refused-hushed = The host has turned off typed messages. Use a phrase.
ui-refused-no-push = This server cannot notify your browser.
