## Fair play between people: what they agree upon, pauses, resigning, the clock

fair-title = Fair play
fair-undo =
    { $others ->
        [some] Ask to take back my last move
       *[none] Take back my last move
    }
fair-undo-turn =
    { $others ->
        [some] Ask to take back my last turn
       *[none] Take back my last turn
    }
fair-undo-about = Everything played since then is taken back too. The same dice and cards come again.
fair-pause =
    { $others ->
        [some] Ask for a pause
       *[none] Pause
    }
fair-end = Ask to end the game
fair-resign = Resign
fair-resign-of = Resign for { $who }
fair-resign-sure =
    { $leaving ->
        [ends] The game ends at once, and you cannot take it back.
       *[bot] A bot plays on for you. You cannot come back, and you cannot win any more.
    }
fair-agree = Agree
fair-decline = Decline
fair-withdraw = Withdraw
fair-resume = Go on
fair-ready = I’m ready
fair-offer-undo =
    { $who } asks to take back { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
fair-offer-pause = { $who } asks for a pause.
fair-offer-end = { $who } asks to end the game without a result.
fair-own-undo =
    You ask to take back { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
fair-own-pause = You ask for a pause.
fair-own-end = You ask to end the game without a result.
fair-waiting-for = Still to answer: { $who }.
fair-paused = The game is paused. The clocks stand still.
fair-has-resigned = { $who } has resigned.
fair-wins = { $who } wins.
fair-wins-you = You win!
fair-all-ended = All players agreed to end the game.
fair-resigned = resigned
fair-ready-check = All seats are taken. The game and the clock start once everybody is ready.
fair-ready-missing = Not ready yet: { $who }
fair-terms = What is played
fair-term-clock = Clock
fair-term-leaving = If somebody resigns
fair-term-hints = Hints
fair-hints-off = not allowed
fair-everything-usual = The usual rules, without a clock.
fair-log-offered =
    { $what ->
        [undo] { $who } asks to take back a move
        [pause] { $who } asks for a pause
       *[end] { $who } asks to end the game
    }
fair-log-agreed = { $who } agrees
fair-log-declined = { $who } declines
fair-log-withdrawn = { $who } withdraws the question
fair-log-undone =
    By agreement { $who } takes back { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
fair-log-ended = All players agree to end the game
fair-log-paused = The game is paused
fair-log-resumed = { $who } goes on with the game
fair-log-ready = { $who } is ready
fair-log-resigned = { $who } resigns
fair-log-resigned-bot = { $who } resigns; a bot plays on

## The clock

fair-clock-own = Own times…
fair-clock-per = Time
fair-clock-per-turn = for each turn
fair-clock-per-decision = for each move
fair-clock-amount = How much
fair-clock-unit = Unit
fair-clock-unit-second = seconds
fair-clock-unit-minute = minutes
fair-clock-unit-hour = hours
fair-clock-unit-day = days
fair-clock-bank = Time bank, in minutes
fair-clock-bank-about = For whoever needs longer: for the whole game, for each player.
fair-clock-bounds = From 5 seconds to 7 days; a bank of at most 7 days.
fair-leaving = If somebody resigns
fair-leaving-bot = a bot plays on
fair-leaving-nobody = nobody plays on
fair-leaving-about = Of two players the other one wins at once if nobody plays on. With more players a bot has to. Whoever resigns cannot win.
fair-time-second =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
fair-time-minute =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
fair-time-hour =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
fair-time-day =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
fair-clock-words =
    { $per ->
        [turn] { $time } for each turn
       *[decision] { $time } for each move
    }
fair-clock-words-bank = { fair-clock-words }, and a time bank for the game: { $bank }

## Why it was refused

ui-refused-asked = Something is being asked already: answer that first.
ui-refused-paused = The game is paused.
ui-refused-not-paused = The game is not paused.
ui-refused-looked = Since then you have seen something that the others have not, like a card or the enemy. So it stays.
ui-refused-no-clock = No clock runs at this table, so there is nothing to pause.
ui-refused-declined = That was declined. Wait until the game has moved on.
ui-refused-not-alone = Others play here: ask them to end the game.
ui-refused-no-offer = This is not being asked any more.
ui-refused-not-asked = You are not being asked.
ui-refused-resigned = You have resigned this seat.
ui-refused-not-finished = This game was not played to its end, so it cannot be reviewed.
