## Konec partie

ending-won-you = Vyhráli jste!
ending-won = Vítězství: { $who }
ending-shared = Společné vítězství: { $who }
ending-shared-you = Dělíte se o vítězství!
ending-place-you =
    Skončili jste na { $place ->
        [2] druhém
        [3] třetím
        [4] čtvrtém
       *[5] pátém
    } místě
ending-places = Pořadí
ending-you = Vy

## Kostky a karty nikdo nevybíral

ending-promise-kept = Ověřeno: kostky a karty byly dané před prvním tahem.
ending-promise-drawn =
    { $count ->
        [one] Ověřeno: kostky a karty byly dané před prvním tahem. { $count } výsledek se tu losoval znovu a vyšel stejně.
        [few] Ověřeno: kostky a karty byly dané před prvním tahem. Všechny { $count } výsledky se tu losovaly znovu a vyšly stejně.
       *[other] Ověřeno: kostky a karty byly dané před prvním tahem. Všech { $count } výsledků se tu losovalo znovu a vyšlo stejně.
    }
ending-promise-late = Tento prohlížeč se připojil až po konci. Ví jen to, co server říká teď.
ending-promise-mixed = Míchali: { $who }. Nikdo z nich sám nemohl vybrat, co přijde.
ending-promise-missing = Bez podílu: { $who }. Zařízení neodpovědělo včas, a tak partie začala bez něj.
ending-promise-about = Veškerá náhoda partie plyne z jejího semínka. Než si kdo sedl, server si určil tajemství a ukázal jeho otisk SHA-256; zařízení hráčů udělala totéž, každé se svým náhodným podílem. Teprve když byla všechna místa obsazená, podíly se ukázaly a smíchaly s tajemstvím. Záznam partie to všechno obsahuje a „regnum verify“ ho ověří i s rozložením hry.
ending-promise-hash = Slíbeno na začátku
ending-promise-seed = Semínko a sůl
ending-promise-shares = Podíly hráčů
