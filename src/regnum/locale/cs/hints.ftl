### Kolem nápovědy.

hint-margin = očekávaný rozdíl na konci: { $margin }
hint-like =
    { $place ->
        [1] skoro stejně dobré
       *[other] skoro stejně dobré jako číslo { $place }
    }
hint-later = vyplatí se za celý tah
