### Co mluví pro tah v Kingdom Builderu: části věty o tahu nebo jeho hexu.

kb-phrase-card =
    { $card ->
        [castles] { kb-source-castles }
        [fishermen] { kb-source-fishermen }
        [merchants] { kb-source-merchants }
        [discoverers] { kb-source-discoverers }
        [hermits] { kb-source-hermits }
        [citizens] { kb-source-citizens }
        [miners] { kb-source-miners }
        [workers] { kb-source-workers }
        [knights] { kb-source-knights }
        [lords] { kb-source-lords }
        [farmers] { kb-source-farmers }
        [families] { kb-source-families }
        [shepherds] { kb-source-shepherds }
       *[ambassadors] { kb-source-ambassadors }
    }

kb-merit-token = přinese žeton { kb-phrase-of-token }
kb-merit-castle = dosáhne na hrad: { kb-phrase-gold }
kb-merit-gold =
    { $card ->
        [fishermen] u vody: { kb-phrase-gold }
        [miners] u hor: { kb-phrase-gold }
        [workers] u hradu, lokace nebo kočovníků: { kb-phrase-gold }
        [discoverers] nová řada: { kb-phrase-gold }
        [knights] vaše nejdelší řada roste: { kb-phrase-gold }
        [hermits] samostatná skupina: { kb-phrase-gold }
        [citizens] vaše největší skupina roste: { kb-phrase-gold }
        [merchants] propojuje důležitá místa: { kb-phrase-gold }
        [lords] větší váha v této části desky: { kb-phrase-gold }
        [farmers] posiluje vaši nejslabší část desky: { kb-phrase-gold }
        [families] tři v přímce: { kb-phrase-gold }
        [shepherds] vedle není volný hex téhož terénu: { kb-phrase-gold }
       *[ambassadors] vedle soupeře: { kb-phrase-gold }
    }
kb-merit-gold-lost = ztratíte { kb-phrase-gold } ({ kb-phrase-card })
kb-merit-token-lost = přijdete o žeton { kb-phrase-of-token }
kb-merit-takes = { $who } ztratí { kb-phrase-gold } za Pány
kb-merit-beside =
    { $count ->
        [one] vedle jednoho vašeho osídlení
        [few] vedle { $count } vašich osídlení
       *[other] vedle { $count } vašich osídlení
    }
kb-merit-touches = vedle lokace: { kb-phrase-token }
kb-merit-at-castle = vedle hradu
kb-merit-later-token = ještě v tomto tahu vede k žetonu { kb-phrase-of-token }
kb-merit-later-castle = ještě v tomto tahu vede k hradu: { kb-phrase-gold }
kb-merit-later-gold = v tomto tahu ještě { kb-phrase-gold }: { kb-phrase-card }
kb-merit-free = nechá volný výběr { kb-phrase-on-terrain }
kb-merit-near = jeden krok od žetonu: { kb-phrase-token }
kb-merit-hope = základ pro další zlato: { kb-phrase-card }
kb-merit-room = nechá dobré hexy pro příští kartu
kb-merit-enough = nic dalšího by teď nepomohlo
kb-merit-more-settlements =
    { $count ->
        [one] o { $count } osídlení víc
        [few] o { $count } osídlení víc
       *[other] o { $count } osídlení víc
    }
kb-merit-anywhere = dovolí stavět daleko od vlastních osídlení
kb-merit-walls = postaví kamenné zdi
kb-merit-sword = každý soupeř přijde o osídlení
kb-merit-moves = přesune osídlení na lepší místo
kb-merit-in-the-way = stojí v cestě: { $who }
kb-merit-strikes = { $who } ztratí { kb-phrase-gold }
kb-merit-strikes-token = { $who } ztratí žeton { kb-phrase-of-token }
kb-merit-least = bude chybět nejméně
kb-merit-spare = tam, kde stojí, je málo platné

## Nadpisy nad tahy v textovém režimu: k čemu vedou

kb-outcome-token = Přinesou žeton
kb-outcome-castle = Dosáhnou na hrad
kb-outcome-gold = Přinesou zlato
kb-outcome-beside = Vedle vašich osídlení
kb-outcome-other = Jinde
