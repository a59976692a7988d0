### Around hints.

# Of whoever asks, against the best of the others.
hint-margin =
    { $side ->
        [ahead] probably { $points } ahead at the end
        [behind] probably { $points } behind at the end
       *[level] probably level at the end
    }
hint-like =
    { $place ->
        [1] about as good
       *[other] about as good as number { $place }
    }
hint-later = pays off over the whole turn
