### Around hints.

hint-margin = expected final margin: { $margin }
hint-like =
    { $place ->
        [1] about as good
       *[other] about as good as number { $place }
    }
hint-later = pays off over the whole turn
