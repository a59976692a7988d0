# What a person has of their own on a server.

me-title = { $who }: your page
me-history = Your matches
me-search-who = Opponent
me-search-game = Game
me-all-games = All games
me-found = { $count ->
    [0] No matches
    [one] { $count } match
   *[other] { $count } matches
}
me-came = { $place ->
    [1] You won
   *[other] Place { $place } of { $of }
}
me-resigned = You resigned
me-seat-resigned = resigned
me-on-one-device = On one device
me-rating-gain = rating { $gain }
me-unrated = { $why ->
    [bot] Not rated: a bot played
    [hint] Not rated: a hint was taken
    [undo] Not rated: moves were taken back by agreement
    [same-person] Not rated: several seats on one device
    [handed-over] Not rated: a seat changed hands
    [position] Not rated: it started in the middle of a game
    [before] Not rated: played before there were ratings
   *[other] Not rated: it was not finished
}
me-remove = Remove from my list
me-remove-of = Remove { $game }, { $when }, from my list
me-remove-sure = Remove this match from your list? The others keep it in theirs.
me-removed = Removed.
me-pages = Pages of your matches
me-page = Page { $page } of { $pages }
me-newer = Newer
me-older = Older

me-statistics = Statistics
me-nothing-yet = Nothing yet: finish a match first.
me-rating = Rating { $points } ± { $margin }
me-rated-matches = after { $count ->
    [one] { $count } rated match
   *[other] { $count } rated matches
}
me-no-rating = No rating yet
me-rating-about = Matches between people, each on a seat of their own, are rated: without bots, hints and agreed undos, and from the start of the game. The number after ± says how sure the rating is; it shrinks as you play.
me-matches = { $count ->
    [one] { $count } match,
   *[other] { $count } matches,
}
me-wins = { $count ->
    [0] no wins
    [one] { $count } win
   *[other] { $count } wins
}
me-averages = Averages
me-average = Average
me-most = Highest
me-of-matches = Matches
me-count-points = Points
me-count-place = Place
me-percent = { $percent } %

me-colour = Favourite colour
me-colour-name = { $colour ->
    [A] Red
    [B] Blue
    [C] Yellow
    [D] Black
    [E] White
   *[none] Any
}
me-colour-chosen = Chosen: { me-colour-name }
me-colour-about = You get it when you sit down, unless another player has it.

me-devices = Your devices
me-devices-about = Play on as the same person on your phone or another computer.
me-device-make = Add a device
me-device-link = Open this link on your other device
me-device-qr = QR code of the link for your other device
me-device-about = The link works once, within 10 minutes. Don’t give it to anybody: whoever opens it is you.
me-logout-all = Log out on all devices
me-logout-sure = Log out everywhere? Without a device on which you are known, nobody can play on as you.
me-become-sure = Be { $who } on this device too?
me-become-instead = Whoever you are in this browser now will be forgotten here.
me-become = Yes, I am { $who }

me-data = Your data
me-export-about = Everything this server knows about you, with the records of your matches, in one file.
me-export = Download everything
me-delete = Delete me…
me-delete-sure = Your name, history, rating and devices go. Your matches stay with your opponents, without your name; a bot plays on for you in those not over yet.
me-delete-on = Continue
me-delete-really = This cannot be undone. Delete everything about you now?
me-delete-now = Delete me now

me-replay-open = Anyone with the address can watch this match
