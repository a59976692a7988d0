## The end of a match

ending-won-you = You win!
ending-won = { $who } wins
ending-shared = { $who } share the victory
ending-shared-you = You share the victory!
ending-place-you =
    You came { $place ->
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }
ending-places = Places
ending-you = You

## That nobody chose the dice and cards

ending-promise-kept = Verified: the dice and cards were fixed before the first move.
ending-promise-drawn =
    { $count ->
        [one] Verified: the dice and cards were fixed before the first move. { $count } was drawn again here, and it was the same.
       *[other] Verified: the dice and cards were fixed before the first move. All { $count } were drawn again here and were the same.
    }
ending-promise-late = This browser joined after the end. It knows only what the server says now.
ending-promise-mixed = Mixed by: { $who }. None of them alone could choose what came.
ending-promise-missing = Not mixed by: { $who }. The device did not answer in time, so the match began without its share.
ending-promise-about = All chance of a match follows from its seed. Before anybody sat down the server fixed a secret and showed its SHA-256 hash; the devices of the players did the same with a random share each. Only when all seats were taken were the shares shown and mixed with the secret. The record has all of it, and “regnum verify” checks it, the setup too.
ending-promise-hash = Promised at the start
ending-promise-seed = Seed and salt
ending-promise-shares = Shares of the players
