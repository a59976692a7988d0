### The table itself: everything that no game says.

## The client's own words

ui-title = Regnum
ui-names = Scribe, Mason, Miller, Ferryman, Falconer, Beekeeper, Cartographer, Minstrel, Cooper, Glazier, Shepherd, Lamplighter
ui-colophon = A table for friends and bots
ui-pages = Pages
ui-announcements = News from the table
ui-explanation = Explanation
ui-home = Home
ui-close = Close
ui-cancel = Cancel
ui-menu = Menu
ui-rules = Rules
ui-rules-of = Rules: { $game }
ui-learn = Learn to play
ui-gallery = Gallery
ui-your-name = Your name
ui-me = Your page
ui-gone = Somebody who left
ui-name = Name
ui-player = Player { $number }

## Bots

ui-bot =
    { $level ->
        [gentle] Easy bot
        [steady] Medium bot
        [hard] Hard bot
       *[other] Bot
    }
ui-level = Level of the bots
ui-level-name =
    { $level ->
        [gentle] Easy
        [steady] Medium
        [hard] Hard
       *[other] Other
    }
ui-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
ui-how-many-bots = How many bots

## Home

ui-play-bots = Play against bots
ui-with-friends = With friends
ui-resume = Continue { $game }
ui-first-game = First game? Play with a tutor
ui-new-table = New table
ui-new-table-about = Play with friends, share a device or change the rules
ui-game = Game
ui-seats = Seats
ui-seat-of = Who is player { $number }
ui-seat-open = Free seat
ui-seat-me = Me
ui-seat-friend = A friend with a link
ui-seat-local = Another player on this device
ui-seat-bot = A bot
ui-add-seat = Add a seat
ui-remove-seat = Remove a seat
ui-options = Game options
ui-more-options = More options
ui-turned = upside down
ui-table-options = Table options
ui-clock = Clock
ui-clock-about = Whoever runs out of time is replaced by a bot, and can take the seat back.
ui-clock-none = No clock
ui-clock-quick = Quick: 45 seconds per turn plus a 5-minute time bank
ui-clock-calm = Calm: 2 minutes per turn plus a 15-minute time bank
ui-clock-days = Correspondence: 2 days per turn
ui-listed = Show it among the open tables
ui-listed-about = Everybody on this server can sit down and watch. Otherwise only those who have a link.
ui-hints-allowed = Allow hints
ui-hints-allowed-about = A bot shows what it would play. Everyone sees how many hints you took.
ui-lay-table = Open the table
ui-my-tables = My tables
ui-open-tables = Open tables
ui-finished = Finished matches
ui-early =
    { $how ->
        [agreed] Ended by agreement
        [resigned] Ended by resignation
       *[host] Ended early
    }
ui-seats-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
ui-your-turn = Your turn
ui-turn-of = { $who }’s turn
ui-all =
    { $count ->
        [one] All, { $count } table
       *[other] All { $count }
    }
ui-more = More
ui-fewer = Fewer
ui-open-record = Open a record
ui-open-record-about = Choose a *.regnum file, or drop it anywhere on this page.
ui-choose-file = Choose a file
ui-record-refused =
    { $what ->
        [header] This is not a record: its first line must be “Regnum record 1”.
        [cut-off] This record is cut off: its end is missing.
        [tags] Line { $line } of this record is not what belongs there: game, rules, seed and names come first, in this order.
        [game] Line { $line } of this record names a game that cannot be set up.
        [rules] This record follows another version of the rules.
        [seed] Line { $line } of this record has a seed that is not a number.
        [names] Line { $line } of this record must have one name for each seat, separated by commas.
        [position] Line { $line } of this record has a position that cannot be.
        [proof] Line { $line } of this record begins a proof that cannot be read.
        [decision] Line { $line } of this record has a move that is not possible there.
        [closing] This record ends with other scores than the rules give.
       *[other] This file cannot be opened as a record.
    }

## Before the game begins

ui-waiting-room = Waiting room
ui-waiting = Waiting for players
ui-waiting-for =
    { $count ->
        [one] { $count } seat is free. The game begins by itself once all are taken.
       *[other] { $count } seats are free. The game begins by itself once all are taken.
    }
ui-mixing = All seats are taken. Everybody's device mixes the dice and cards: one moment.
ui-sit = Sit here
ui-give-to-bot = Give to a bot…
ui-give-to-bot-of = Give a bot the seat of: { $who }
ui-hand-over = Hand over
ui-free-seat = Free the seat
ui-remove-guest = Send away
ui-remove-guest-of = Send away: { $who }
ui-remove-guest-sure = { $who } cannot come back to this table, and the invite links stop working: make a new one for the others.
ui-take-back-seat = Take my seat back
ui-bot-plays = A bot plays for you.
ui-invite-link = Invite link
ui-watch-link = Spectator link
ui-seat-link = Link for another device: { $who }
ui-links = Links
ui-revoke-play = Cancel my links for players
ui-revoke-watch = Cancel my links for spectators
ui-revoke-seat = Cancel my links for other devices
ui-revoked = Done: these links no longer work, and whoever came by them without taking a seat has left.
ui-only-here = Links made here work only on this computer. For friends on other devices, stop Regnum, start it with “{ $command }”, and open the table at this computer’s address in your network.
ui-network-closed = Only this computer can open links made here so far.
ui-network-open = Let friends in my network join
ui-network-address = Friends in your network find Regnum at { $url }. Everybody there can open it until you stop Regnum.
ui-this-computer = on this computer only
ui-share = Share…
ui-qr = QR code
ui-copy = Copy
ui-copied = Copied.
ui-copy-by-hand = Copy it by hand, please.

## At the table

ui-no-table = There is nothing here
ui-connection-connecting = Connecting…
ui-connection-live = Connected
ui-connection-reconnecting = Connection lost, trying again…
ui-connection-offline = Offline. Your moves are kept until the server answers.
ui-connection-not-stored = Nothing can be stored just now. Your move is kept and sent again.
ui-page-your-turn = Your turn: { $title }
ui-tab-board = Board
ui-tab-seats = Players
ui-tab-log = Log
ui-side = Players and log
ui-you = you
ui-decides = to move
ui-here = here
ui-away = away
ui-sits-in = { $who } sits in
ui-hints-taken =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
ui-points-of =
    { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, by source
ui-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
ui-awaited-other = { $who }’s turn
ui-over = The game is over
ui-ended = The game has been ended
ui-confirm = Confirm
ui-again = Choose it again to confirm
ui-undo = Undo
ui-restart-turn = Restart turn
ui-hint = Hint
ui-reveals = can’t be undone: it reveals new information
ui-final = can’t be undone
ui-sending = sending…
ui-telling = See what has happened, then go on.
ui-text-mode = What you can do
ui-text-nothing = Nothing at the moment: it isn’t your turn.
ui-pass-device = Pass the device to { $who }
ui-pass-device-about = Everybody else, no peeking!
ui-i-am = I am { $who }: show the table
ui-board-failed = The board could not be drawn.
ui-try-again = Try again
ui-end-table = End the game for all
ui-end-table-sure = Nobody can play on at this table afterwards.

## Log and history

ui-log = Log
ui-log-sat = { $who } sits down
ui-log-bot =
    { $level ->
        [gentle] An easy bot sits down
        [steady] A medium bot sits down
        [hard] A hard bot sits down
       *[other] A bot sits down
    }
ui-log-hinted = { $who } takes a hint
ui-log-late = { $who } ran out of time; a bot takes over
ui-log-left = A seat is free
ui-log-removed = The host sends { $who } away
ui-log-revealed = { $who } has joined in the shuffle
ui-log-started = The game begins
ui-log-ended = The host ends the game
ui-log-rematch = { $who } wants to play again
ui-log-undone =
    { $who } takes back { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
ui-taken-back = taken back
ui-looking-back = Looking back: { $place } of { $count }.
ui-something-happened = The game has moved on.
ui-your-turn-now = It is your turn.
ui-skip = Skip
ui-back-to-now = Back to now
ui-step-back = One step back
ui-step-forth = One step on
ui-before-my-turn =
    { $count ->
        [one] { $count } move before your turn
       *[other] { $count } moves before your turn
    }
ui-since-my-turn =
    { $count ->
        [one] { $count } move since your turn
       *[other] { $count } moves since your turn
    }
ui-next-news =
    { $count ->
        [one] Next, { $count } left
       *[other] Next, { $count } left
    }

## The end

ui-result = Result
ui-breakdown = Points by source
ui-total = Total
ui-rematch = Play again
ui-rematch-join = Join the next game
ui-rematch-watch = Watch the next game
ui-show-scoring = Show the scoring
ui-show-board = Show the board
ui-replay = Replay and review
ui-download-record = Download the record
ui-unfair = Something is wrong with the dice and cards of this match!
ui-unfair-why =
    { $what ->
        [changed] What the server promised at the start is not what it promises now.
        [secret] The secret that the server shows is not the one that it promised.
        [commitments] The players' shares were exchanged after this device had shown its own.
        [left-out] This device showed its share, but the match began without it. Unless your connection was very slow, the server has left it out.
        [share] A share is not the one that was promised.
        [log] The log tells another story now than during the match.
       *[chance] Outcome { $count } does not follow from the seed.
    }

## Replay

ui-replay-of = Replay: { $game }
ui-replay-place = Move { $place } of { $count }
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-first = To the start
ui-replay-last = To the end
ui-replay-speed = Speed
ui-replay-share = Copy the link to this position
ui-chart = Points over time
ui-chart-total = All points
ui-chart-of = What is shown
ui-chart-about = { $who }: { $first } at the start, { $last } at the end
ui-chart-moves = Moves
ui-chart-points = Points

## Rules and gallery

ui-contents = Contents
ui-components = Everything in the box
ui-kind-picture = Picture
ui-kind-name = Name
ui-kind-about = What it does
ui-kind-terrains = Terrains
ui-kind-cards = Kingdom Builder cards
ui-kind-locations = Locations and their tokens
ui-kind-nomad-tokens = Nomad tokens
ui-kind-advisors = Advisors
ui-kind-buildings = Buildings
ui-kind-enemies = Enemies
ui-kind-phases = Phases of a year
ui-kind-goods = Goods
ui-gallery-about = Every picture of both games, in the light and the dark theme, and the pieces of all seats in every state.
ui-gallery-pieces = Pieces
ui-gallery-pictures = Pictures
ui-state-plain = standing
ui-state-ghost = staged
ui-state-last = last move
ui-state-target = legal target

## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-auto = system
ui-theme-light = light
ui-theme-dark = dark
ui-to-light = Light theme
ui-to-dark = Dark theme
ui-animation = Pace
ui-animation-slow = slow
ui-animation-normal = normal
ui-animation-fast = fast
ui-animation-none = all at once, nothing moves
ui-setting-confirm = Confirm every move
ui-setting-confirm-about = The first click previews, the second plays. Off: one mouse click plays.
ui-setting-targets = Highlight possible moves
ui-setting-targets-about = A halo and a dashed line around every legal target.
ui-setting-coordinates = Hex names
ui-setting-coordinates-about = The name of every hex, on the hex itself.
ui-setting-sound = Sounds
ui-setting-sound-about = Wood and dice, and a knock when it is your turn.
ui-volume = Volume
ui-setting-text = Text mode
ui-setting-text-about = Everything you can do, as lists of buttons.
ui-setting-keys = Letter shortcuts
ui-setting-keys-about = U, R, H and others work at once; the question mark lists them.
ui-forget-me = Forget me in this browser
ui-forget-me-about = This browser becomes somebody new. To stay yourself elsewhere, add another device on your page first.
ui-forget-me-now = Forget me now

## Keys

ui-keys = Keys
ui-key-confirm = confirm your choice
ui-key-unstage = cancel your choice, or return to the present
ui-key-undo = undo the last move
ui-key-restart = restart the turn
ui-key-hint = ask for a hint
ui-key-news = what happened since my turn
ui-key-legal = to the next legal target on the board
ui-key-board = walk on the board
ui-key-history = outside the board: back and forth in the log
ui-key-keys = this list

## Why the table refused something

ui-refused-other = This did not work. Please try again.
ui-refused-offline = The server cannot be reached.
ui-refused-broken = The server has a problem. Please try again later.
ui-refused-stale = The game has moved on. Check the board.
ui-refused-sending = Your move is still on its way to the server.
ui-refused-telling = First see what has happened.
ui-refused-looking-back = You are looking back: return to the present first.
ui-refused-not-your-turn = It isn’t your turn.
ui-refused-not-started = The game has not begun yet.
ui-refused-started = The game has begun: give the seat to a bot instead.
ui-refused-over = The game is over.
ui-refused-not-over = The game is not over yet.
ui-refused-illegal = This is not possible now.
ui-refused-malformed = The server did not understand this.
ui-refused-wrong-option =
    { $name }: { $what ->
        [unknown] “{ $value }” cannot be chosen. { $form }
        [needs] “{ $value }” needs { $needs }.
        [count] choose { $count } different ones, or none.
        [only] there are only { $count } of “{ $value }”.
        [exactly] this map needs exactly { $count }, one for each place.
        [fixes] “{ $value }” brings its own map and cards. Leave yours open, or choose no ready-made setup.
       *[form] this cannot be read. { $form }
    }
ui-refused-nothing-to-undo = There is nothing that can be taken back.
ui-refused-taken = This seat is taken.
ui-refused-yours = You sit there already.
ui-refused-one-seat = You have a seat already. The others are for other people.
ui-refused-no-guest = No guest sits there.
ui-refused-present = They are at the table. Only somebody who has been away for a while can be replaced.
ui-refused-starting = The game is about to begin.
ui-refused-not-mixing = There is nothing to mix now.
ui-refused-wrong-share = This is not what your device promised.
ui-refused-bot-decides = The bot is making this move: take the seat back after that.
ui-refused-id-reused = The server has taken another command under this number.
ui-refused-no-such-page = There is no such page.
ui-refused-no-such-revision = The match has not come that far.
ui-refused-no-such-seat = There is no such seat.
ui-refused-no-network = Regnum cannot be opened to your network: this computer is in none, or the network is in use.
ui-refused-no-such-table = This table doesn’t exist, or you aren’t invited to it.
ui-refused-not-allowed = You are not allowed to do this.
ui-refused-not-host = Only the host of the table can do this.
ui-refused-not-known = Please enter your name first.
ui-refused-not-read = The server cannot look anything up just now. Please try again in a moment.
ui-refused-not-stored = Nothing can be stored just now. Please try again in a moment.
ui-refused-other-rules = This match follows another version of the rules than this server.
ui-refused-too-long = The log of this table is full: only playing on is possible.
ui-refused-too-much = Too many requests: wait a moment.
ui-refused-too-slow = That takes too long right now: try again.
ui-refused-unknown-level = There is no such level.
ui-refused-unreadable = What is stored of this table is damaged. Whoever runs the server has to mend it.
