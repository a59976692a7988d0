### Kolem nápovědy.

# Toho, kdo se ptá, proti nejlepšímu z ostatních.
hint-margin =
    { $side ->
        [ahead] na konci nejspíš o { $points } napřed
        [behind] na konci nejspíš o { $points } pozadu
       *[level] na konci nejspíš nastejno
    }
hint-like =
    { $place ->
        [1] skoro stejně dobré
       *[other] skoro stejně dobré jako číslo { $place }
    }
hint-later = vyplatí se za celý tah
