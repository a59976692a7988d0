### Kingdom Builder s rozšířením Kočovníci.
### Argumenty jsou kódy a čísla; $who je jméno hráče.

kb-title = Kingdom Builder
    .about = Pokaždé nová krajina a pokaždé tři karty, které určí, za co je zlato.

## Části vět, vybírané podle kódu. Jiné zprávy je přebírají se stejnými argumenty.

# Kde se staví: „Postavte na louce“.
kb-phrase-on-terrain =
    { $terrain ->
        [grass] na louce
        [canyon] v kaňonu
        [desert] v poušti
        [flower] na květinovém poli
        [forest] v lese
        [water] na vodě
        [mountain] v horách
       *[any] na libovolném terénu
    }

# Kam se něco dává: „Přesuňte na louku“.
kb-phrase-onto-terrain =
    { $terrain ->
        [grass] na louku
        [canyon] do kaňonu
        [desert] do pouště
        [flower] na květinové pole
        [forest] do lesa
        [water] na vodu
        [mountain] do hor
       *[any] na libovolný terén
    }

# Název v textu.
kb-phrase-terrain =
    { $terrain ->
        [grass] louka
        [canyon] kaňon
        [desert] poušť
        [flower] květinové pole
        [forest] les
        [water] voda
        [mountain] hory
       *[any] libovolný terén
    }

# Čeho: „karta louky“.
kb-phrase-of-terrain =
    { $terrain ->
        [grass] louky
        [canyon] kaňonu
        [desert] pouště
        [flower] květinového pole
        [forest] lesa
        [water] vody
        [mountain] hor
       *[any] libovolného terénu
    }

# Žeton jako podmět nebo před dvojtečkou.
kb-phrase-token =
    { $token ->
        [oracle] Věštírna
        [farm] Statek
        [oasis] Oáza
        [tower] Věž
        [tavern] Krčma
        [barn] Stodola
        [harbor] Přístav
        [paddock] Výběh
        [quarry] Lom
        [caravan] Karavana
        [village] Vesnice
        [garden] Zahrada
        [donation-grass] Darovaná louka
        [donation-canyon] Darovaný kaňon
        [donation-desert] Darovaná poušť
        [donation-flower] Darované květinové pole
        [donation-forest] Darovaný les
        [donation-water] Darovaná voda
        [donation-mountain] Darované hory
        [resettlement] Přesídlení
        [outpost] Výspa
        [sword] Meč
        [treasure] Poklad
       *[none] bez žetonu
    }

# Čeho: „žeton věštírny“.
kb-phrase-of-token =
    { $token ->
        [oracle] věštírny
        [farm] statku
        [oasis] oázy
        [tower] věže
        [tavern] krčmy
        [barn] stodoly
        [harbor] přístavu
        [paddock] výběhu
        [quarry] lomu
        [caravan] karavany
        [village] vesnice
        [garden] zahrady
        [donation-grass] darované louky
        [donation-canyon] darovaného kaňonu
        [donation-desert] darované pouště
        [donation-flower] darovaného květinového pole
        [donation-forest] darovaného lesa
        [donation-water] darované vody
        [donation-mountain] darovaných hor
        [resettlement] přesídlení
        [outpost] výspy
        [sword] meče
       *[treasure] pokladu
    }

# Co se používá: „Použít věštírnu“.
kb-phrase-use-token =
    { $token ->
        [oracle] věštírnu
        [farm] statek
        [oasis] oázu
        [tower] věž
        [tavern] krčmu
        [barn] stodolu
        [harbor] přístav
        [paddock] výběh
        [quarry] lom
        [caravan] karavanu
        [village] vesnici
        [garden] zahradu
        [donation-grass] darovanou louku
        [donation-canyon] darovaný kaňon
        [donation-desert] darovanou poušť
        [donation-flower] darované květinové pole
        [donation-forest] darovaný les
        [donation-water] darovanou vodu
        [donation-mountain] darované hory
        [resettlement] přesídlení
        [outpost] výspu
        [sword] meč
       *[treasure] poklad
    }

# Proč tady nebo proč kdekoli, po slovech o tom, co se staví.
kb-phrase-place =
    { $place ->
        [adjacent] vedle svých osídlení
        [free] kdekoli, protože s vašimi osídleními žádný vhodný volný hex nesousedí
        [first] kdekoli, protože na desce nemáte žádné osídlení
       *[by-itself] jak určuje žeton
    }

# Totéž pro přesouvané osídlení.
kb-phrase-move-place =
    { $place ->
        [adjacent] vedle svých ostatních osídlení
        [free] kamkoli, protože s vašimi ostatními osídleními žádný vhodný volný hex nesousedí
        [first] kamkoli, protože jiné osídlení nemáte
       *[by-itself] jak určuje žeton
    }

kb-phrase-gold =
    { $points ->
        [one] { $points } zlato
        [few] { $points } zlata
       *[other] { $points } zlat
    }

# Až tři hexy, a jestli jsou i další.
kb-phrase-near =
    { $count ->
        [1] { $near }
        [2] { $near }
        [3] { $near }
       *[other] { $near } a další
    }

## Terény

kb-terrain-grass = Louka
    .about = Tady se dá stavět.
kb-terrain-canyon = Kaňon
    .about = Tady se dá stavět.
kb-terrain-desert = Poušť
    .about = Tady se dá stavět.
kb-terrain-flower = Květinové pole
    .about = Tady se dá stavět.
kb-terrain-forest = Les
    .about = Tady se dá stavět.
kb-terrain-water = Voda
    .about = Tady se nestaví, jen s přístavem nebo darovanou vodou. Za osídlení vedle vody platí Rybáři.
kb-terrain-mountain = Hory
    .about = Tady se nestaví, jen s darovanými horami. Za osídlení vedle hor platí Havíři.

## Další části hry

kb-part-castle = Hrad
    .about = Na konci 3 zlata každému, kdo má vedle něj osídlení, ať jich je kolik chce. Nic na něm nemůže stát.
kb-part-location = Místo
    .about = Kdo vedle něj postaví osídlení nebo ho tam přesune, vezme si jeden ze dvou žetonů, dokud tam nějaký je. Z téhož hexu nikdo nebere dvakrát. Nic na něm nemůže stát.
kb-part-nomads = Kočovníci
    .about = Kdo vedle nich první postaví osídlení nebo ho tam přesune, vezme si žeton, který tu leží. Slouží jednou, v příštím tahu toho hráče. Nic tu nemůže stát.
kb-part-wall = Kamenná zeď
    .about = Do konce hry uzavírá svůj hex: nikdo tam nestaví, nepřistane ani neprojde. Nikomu nepatří a nic nevynáší.
kb-part-settlement = Osídlení
    .about = Každý jich má 40. Jakmile někdo postaví poslední, dohraje se kolo a hra končí.
kb-part-card = Karta terénu
    .about = Určuje, na jakém terénu v tomto tahu stavíte tři osídlení. Každý z pěti terénů má pět karet.
kb-part-token = Žeton
    .about = Zvláštní akce. Žeton místa lze použít jednou v každém vašem tahu, žeton kočovníků jen jednou za hru.
kb-part-sector = Část desky
    .about = Jedna ze čtyř čtvrtin herní desky, deset krát deset hexů.
kb-part-gold = Zlato
    .about = Kdo má na konci nejvíc zlata, vyhrává.
kb-part-supply = Zásoba
    .about = Osídlení, která jste ještě nepostavili.

## Žetony míst

kb-token-oracle = Věštírna
    .about = Postavte jedno osídlení navíc na terénu své karty, pokud možno vedle svých.
kb-token-farm = Statek
    .about = Postavte jedno osídlení navíc na louce, pokud možno vedle svých.
kb-token-oasis = Oáza
    .about = Postavte jedno osídlení navíc v poušti, pokud možno vedle svých.
kb-token-tower = Věž
    .about = Postavte jedno osídlení navíc na okraji desky, na kterémkoli z pěti terénů. Sousedí-li nějaký volný okrajový hex s vašimi osídleními, vyberte z takových.
kb-token-tavern = Krčma
    .about = Postavte jedno osídlení navíc na kterémkoli konci přímé řady aspoň tří vlastních bez mezer, na kterémkoli z pěti terénů.
kb-token-barn = Stodola
    .about = Přesuňte jedno své osídlení na terén své karty, pokud možno k ostatním. Nejdřív se zvedne, teprve pak se hledí na sousedství.
kb-token-harbor = Přístav
    .about = Přesuňte jedno své osídlení na vodu, pokud možno k ostatním. Nejdřív se zvedne, teprve pak se hledí na sousedství.
kb-token-paddock = Výběh
    .about = Přesuňte jedno své osídlení přesně o dva hexy v přímém směru, přes cokoli, na volný hex pěti terénů. Sousedit nemusí.
kb-token-quarry = Lom
    .about = Postavte jednu nebo dvě kamenné zdi na volné hexy terénu své karty, každou vedle svého osídlení.
kb-token-caravan = Karavana
    .about = Přesuňte jedno své osídlení v přímém směru po volných hexech pěti terénů až k první překážce. Dřív zastavit nesmí, sousedit nemusí.
kb-token-village = Vesnice
    .about = Postavte jedno osídlení navíc na hexu pěti terénů, který sousedí aspoň se třemi vašimi.
kb-token-garden = Zahrada
    .about = Postavte jedno osídlení navíc na květinovém poli, pokud možno vedle svých.

## Žetony kočovníků

kb-token-donation-grass = Darovaná louka
    .about = Postavte tři osídlení na louce, každé pokud možno vedle svých. Jen v příštím tahu.
kb-token-donation-canyon = Darovaný kaňon
    .about = Postavte tři osídlení v kaňonu, každé pokud možno vedle svých. Jen v příštím tahu.
kb-token-donation-desert = Darovaná poušť
    .about = Postavte tři osídlení v poušti, každé pokud možno vedle svých. Jen v příštím tahu.
kb-token-donation-flower = Darované květinové pole
    .about = Postavte tři osídlení na květinovém poli, každé pokud možno vedle svých. Jen v příštím tahu.
kb-token-donation-forest = Darovaný les
    .about = Postavte tři osídlení v lese, každé pokud možno vedle svých. Jen v příštím tahu.
kb-token-donation-water = Darovaná voda
    .about = Postavte tři osídlení na vodě, každé pokud možno vedle svých. Jen v příštím tahu.
kb-token-donation-mountain = Darované hory
    .about = Postavte tři osídlení v horách, každé pokud možno vedle svých. Jen v příštím tahu.
kb-token-resettlement = Přesídlení
    .about = Až čtyři kroky o jeden hex, rozdělené mezi vaše osídlení podle libosti, po volných hexech pěti terénů. Sousedit nic nemusí. Jen v příštím tahu.
kb-token-outpost = Výspa
    .about = Jedno stavěné osídlení nemusí stát vedle vašich. Terén zůstává předepsaný. Neplatí pro přesuny. Jen v příštím tahu.
kb-token-sword = Meč
    .about = Každému z ostatních hráčů se jedno osídlení vrátí do zásoby. Jen v příštím tahu.
kb-token-treasure = Poklad
    .about = Kdo ho vezme, má hned 3 zlata; žeton odchází ze hry.

## Karty

kb-card-castles = Hrady
    .about = 3 zlata za každý hrad, vedle kterého máte aspoň jedno osídlení. Platí v každé hře.
kb-card-fishermen = Rybáři
    .about = 1 zlato za každé vaše osídlení vedle vody; stojí-li na vodě, nic nevynáší.
kb-card-merchants = Kupci
    .about = 4 zlata za každý hrad, místo nebo hex kočovníků, který vaše osídlení bez mezer spojují s jiným takovým hexem.
kb-card-discoverers = Objevitelé
    .about = 1 zlato za každou vodorovnou řadu, v níž máte aspoň jedno osídlení.
kb-card-hermits = Poustevníci
    .about = 1 zlato za každou vaši oddělenou skupinu; i samotné osídlení je skupina.
kb-card-citizens = Měšťané
    .about = 1 zlato za každá 2 osídlení vaší největší skupiny, zaokrouhleno dolů.
kb-card-miners = Havíři
    .about = 1 zlato za každé vaše osídlení vedle hor; stojí-li v horách, nic nevynáší.
kb-card-workers = Dělníci
    .about = 1 zlato za každé vaše osídlení vedle hradu, místa nebo kočovníků.
kb-card-knights = Rytíři
    .about = 2 zlata za každé vaše osídlení ve vodorovné řadě, kde jich máte nejvíc; platí jen jedna řada.
kb-card-lords = Páni
    .about = V každé části desky 12 zlat za nejvíc osídlení a 6 za druhý nejvyšší počet; při shodě dostane každý plnou částku a nula je také počet.
kb-card-farmers = Statkáři
    .about = 3 zlata za každé vaše osídlení v té části desky, kde jich máte nejmíň; chybí-li někde úplně, nic.
kb-card-families = Rodiny
    .about = Během hry: 2 zlata, stojí-li tři osídlení vaší povinné akce těsně vedle sebe v přímé řadě. Méně než tři nevynášejí nic.
kb-card-shepherds = Pastýři
    .about = Během hry: 2 zlata za každé postavené osídlení, vedle kterého není volný hex téhož terénu.
kb-card-ambassadors = Vyslanci
    .about = Během hry: 1 zlato za každé osídlení postavené vedle cizího; za víc sousedů se neplatí víc.

## Zdroje zlata

kb-source-castles = Hrady
kb-source-fishermen = Rybáři
kb-source-merchants = Kupci
kb-source-discoverers = Objevitelé
kb-source-hermits = Poustevníci
kb-source-citizens = Měšťané
kb-source-miners = Havíři
kb-source-workers = Dělníci
kb-source-knights = Rytíři
kb-source-lords = Páni
kb-source-farmers = Statkáři
kb-source-families = Rodiny
kb-source-shepherds = Pastýři
kb-source-ambassadors = Vyslanci
kb-source-treasure = Poklad

## Volby stolu

kb-option-players = Počet míst
    .about = Kolik lidí hraje. Pro pět jsou potřeba Kočovníci.
kb-option-players-2 = 2
kb-option-players-3 = 3
kb-option-players-4 = 4
kb-option-players-5 = 5
kb-option-nomads = Kočovníci
    .about = Rozšíření: čtyři další části desky, žetony kočovníků, kamenné zdi, tři karty, které platí během hry, a páté místo.
kb-option-nomads-yes = s Kočovníky
kb-option-nomads-no = základní hra
kb-option-preset = Hotové rozložení
    .about = Deska a karty, které se k sobě hodí. Nahrazuje vlastní výběr částí desky a karet.
kb-option-preset-none = žádné
kb-option-preset-first-game = první hra
kb-option-sectors = Deska
    .about = Čtyři části: vlevo nahoře, vpravo nahoře, vlevo dole, vpravo dole. Jmenují se podle svých míst a dají se otočit vzhůru nohama.
kb-option-sectors-random = náhodně
kb-option-cards = Karty
    .about = Tři karty, které určují, za co je zlato. Hrady platí vedle nich.
kb-option-cards-random = náhodně
kb-option-nomad-tokens = Žetony kočovníků
    .about = Co leží na hexech kočovníků, shora dolů a zleva doprava.
kb-option-nomad-tokens-random = náhodně
kb-option-nomad-tokens-none = žádné
kb-option-first = Kdo začíná
    .about = Místo, které táhne první. Poslední tah hry patří místu před ním.
kb-option-first-random = náhodně
kb-option-first-A = místo A
kb-option-first-B = místo B
kb-option-first-C = místo C
kb-option-first-D = místo D
kb-option-first-E = místo E
kb-option-sword-loses-tokens = Ztráta žetonu mečem
    .about = Odstraní-li meč hráči poslední osídlení vedle místa, přijde hráč o jeho žeton jako po přesunu?
kb-option-sword-loses-tokens-yes = žeton se ztrácí
kb-option-sword-loses-tokens-no = žeton zůstává
kb-option-moves-score = Zlato za přesuny
    .about = Platí Pastýři a Vyslanci i za přesunutá osídlení, nejen za postavená?
kb-option-moves-score-yes = za postavená i přesunutá
kb-option-moves-score-no = jen za postavená
kb-option-families-gaps = Rodiny s mezerami
    .about = Smějí mít tři osídlení pro Rodiny mezi sebou mezery, stojí-li v jedné přímé řadě?
kb-option-families-gaps-yes = mezery povoleny
kb-option-families-gaps-no = jen těsně vedle sebe
kb-option-step-tokens = Žetony při přesídlení
    .about = Berou a ztrácejí se žetony po každém kroku přesídlení, nebo jen podle toho, kde osídlení stojí po posledním?
kb-option-step-tokens-yes = po každém kroku
kb-option-step-tokens-no = po posledním kroku
kb-option-sword-chooser = Meč: kdo vybírá
    .about = Kdo určí, které osídlení meč odstraní: hráč, který ho používá, nebo každý majitel sám?
kb-option-sword-chooser-user = kdo ho používá
kb-option-sword-chooser-owner = každý majitel

## Na co se čeká: ode mě a od někoho jiného

kb-awaited-after =
    { $tokens ->
        [0] Ukončete tah
       *[other] Použijte žeton, nebo ukončete tah
    }
    .other =
        { $tokens ->
            [0] { $who } končí tah
           *[other] { $who } může použít žetony nebo ukončit tah
        }
kb-awaited-mandatory =
    { $place ->
        [adjacent] Postavte { kb-phrase-on-terrain }, vedle svých osídlení (ještě { $owed })
        [free] Postavte { kb-phrase-on-terrain } kdekoli: žádný volný hex tam s vašimi osídleními nesousedí (ještě { $owed })
       *[first] Postavte { kb-phrase-on-terrain } kdekoli: na desce nemáte žádné osídlení (ještě { $owed })
    }
    .other = { $who } staví { kb-phrase-on-terrain } (ještě { $owed })
kb-awaited-build =
    { $token ->
        [tower] Věž: postavte na okraji desky, { kb-phrase-place }
        [tavern] Krčma: postavte na konci řady aspoň tří svých osídlení
        [village] Vesnice: postavte na hexu, který sousedí aspoň se třemi vašimi osídleními
       *[other] { kb-phrase-token }: postavte { kb-phrase-on-terrain }, { kb-phrase-place }
    }
    .other = { $who } staví pomocí { kb-phrase-of-token }
kb-awaited-donation = Darovaná země: postavte { kb-phrase-on-terrain }, { kb-phrase-place } (ještě { $owed })
    .other = { $who } staví { kb-phrase-on-terrain } z daru kočovníků (ještě { $owed })
kb-awaited-outpost =
    { $terrain ->
        [any] Výspa: postavte na kterémkoli volném hexu na okraji desky
       *[other] Výspa: postavte { kb-phrase-on-terrain } kdekoli, vedle svých nebo ne
    }
    .other = { $who } staví pomocí výspy
kb-awaited-take =
    { $token ->
        [resettlement]
            { $left ->
                [4] Přesídlení: vyberte osídlení pro první ze čtyř kroků
                [one] Přesídlení: vyberte osídlení (zbývá { $left } krok), nebo skončete
                [few] Přesídlení: vyberte osídlení (zbývají { $left } kroky), nebo skončete
               *[other] Přesídlení: vyberte osídlení (zbývá { $left } kroků), nebo skončete
            }
       *[other] { kb-phrase-token }: vyberte osídlení, které přesunete
    }
    .other = { $who } vybírá osídlení k přesunu pomocí { kb-phrase-of-token }
kb-awaited-move =
    { $token ->
        [paddock] Výběh: přesuňte osídlení z { $hex } o dva hexy v přímém směru
        [caravan] Karavana: vyberte konec cesty z { $hex }
        [resettlement] Přesídlení: udělejte krok osídlením z { $hex }
       *[other] { kb-phrase-token }: přesuňte osídlení z { $hex } { kb-phrase-onto-terrain }, { kb-phrase-move-place }
    }
    .other = { $who } přesouvá osídlení z { $hex } pomocí { kb-phrase-of-token }
kb-awaited-wall =
    { $left ->
        [one] Lom: postavte druhou zeď { kb-phrase-on-terrain }, vedle svých osídlení, nebo skončete
        [few] Lom: postavte zeď { kb-phrase-on-terrain }, vedle svých osídlení
       *[other] Lom: postavte zeď { kb-phrase-on-terrain }, vedle svých osídlení
    }
    .other = { $who } staví kamenné zdi { kb-phrase-on-terrain }
kb-awaited-sword =
    { $own ->
        [yes] Meč: vyberte, které z vašich osídlení bude odstraněno
       *[no] Meč: odstraňte jedno osídlení každého z ostatních hráčů (ještě { $left })
    }
    .other =
        { $own ->
            [yes] { $who } vybírá, které osídlení meč odstraní
           *[no] { $who } odstraňuje osídlení mečem
        }
kb-awaited-draw = Bere se karta
    .other = Bere se karta
kb-awaited-replace = Místo nepoužitelné karty se bere nová
    .other = Místo nepoužitelné karty se bere nová
kb-awaited-over = Konec hry
    .other = Konec hry

## Rozhodnutí jako na tlačítku

kb-action-end = Ukončit tah
kb-action-stop = Skončit
kb-action-use = Použít { kb-phrase-use-token }
kb-action-build = Postavit na { $hex }
kb-action-move = Přesunout na { $hex }
kb-action-take = Vzít osídlení z { $hex }
kb-action-wall = Zeď na { $hex }
kb-action-draw = Vzít kartu: { kb-phrase-terrain }

## Rozhodnutí v záznamu

kb-log-end = { $who } končí tah
kb-log-stop = { $who } nepokračuje
kb-log-use = { $who } používá { kb-phrase-use-token }
kb-log-build = { $who } staví na { $hex }
kb-log-move = { $who } přesouvá osídlení na { $hex }
kb-log-take = { $who } bere osídlení z { $hex }
kb-log-wall = { $who } staví zeď na { $hex }
kb-log-draw = { $who } si bere kartu: { kb-phrase-terrain }
kb-log-draw-hidden = { $who } si bere kartu

## Co z toho vzešlo

kb-event-gold =
    { $source ->
        [families] { $who } dostává { kb-phrase-gold } za Rodiny
        [shepherds] { $who } dostává { kb-phrase-gold } za Pastýře
        [ambassadors] { $who } dostává { kb-phrase-gold } za Vyslance
       *[treasure] { $who } dostává { kb-phrase-gold } za poklad
    }
kb-event-token-gained = { $who } bere žeton { kb-phrase-of-token } z { $hex }
kb-event-token-lost = { $who } ztrácí žeton { kb-phrase-of-token } z { $hex }
kb-event-token-expired = Žeton { kb-phrase-of-token }, který { $who } nechává nevyužitý, odchází ze hry
kb-event-card-removed = Volný hex { kb-phrase-on-terrain } už není: karta odchází ze hry
kb-event-last-round = { $who } staví poslední osídlení: je to poslední kolo
kb-event-over = Konec hry

## Proč to nejde

kb-reason-no-action = Taková akce není.
kb-reason-over = Hra skončila.
kb-reason-no-card = Karta { kb-phrase-of-terrain } už v balíčku není.
kb-reason-chance = Nejdřív se bere karta.
kb-reason-not-chance = Karta se bere na konci tahu nebo místo nepoužitelné.
kb-reason-awaited =
    { $awaited ->
        [after] Teď lze použít žetony nebo ukončit tah.
        [mandatory] Nejdřív je třeba postavit osídlení povinné akce.
        [build] Nejdřív je třeba postavit osídlení podle žetonu.
        [donation] Nejdřív je třeba postavit osídlení na darované zemi.
        [outpost] Nejdřív je třeba postavit osídlení, které uvolňuje výspa.
        [take] Nejdřív je třeba vybrat osídlení k přesunu.
        [move] Nejdřív je třeba umístit zvednuté osídlení.
        [wall] Nejdřív je třeba postavit kamennou zeď.
       *[sword] Nejdřív je třeba vybrat osídlení, které meč odstraní.
    }
kb-reason-owed = Nejdřív je třeba postavit ještě { $count } osídlení.
kb-reason-not-begun = { kb-phrase-token }: začatý žeton se musí použít aspoň jednou.
kb-reason-nothing-to-stop = Skončit lze jen se zdmi a s kroky přesídlení.
kb-reason-not-in-play = Žeton { kb-phrase-of-token } v této hře není.
kb-reason-no-token = Žeton { kb-phrase-of-token } nemáte.
kb-reason-token-not-ready = { kb-phrase-token }: žeton byl v tomto tahu získán nebo použit, počkejte na příští.
kb-reason-outpost-useless = Žeton { kb-phrase-of-token } výspu nepotřebuje.
kb-reason-outpost-needs-build = Výspa se používá s osídlením, které se právě staví.
kb-reason-inside-mandatory = Mezi osídleními povinné akce se žetony nepoužívají: jen před ní nebo po ní.
kb-reason-no-supply = { kb-phrase-token }: žeton staví, a vaše zásoba je prázdná.
kb-reason-no-walls = Všechny kamenné zdi už stojí na desce.
kb-reason-no-target = { kb-phrase-token }: žeton není na co použít.
kb-reason-settled = Na { $hex } stojí osídlení hráče { $who }.
kb-reason-walled = Na { $hex } stojí kamenná zeď.
kb-reason-special =
    { $what ->
        [castle] { $hex } je hrad: nemůže tu nic stát.
        [location] { $hex } je místo se žetony: nemůže tu nic stát.
       *[nomads] { $hex } patří kočovníkům: nemůže tu nic stát.
    }
kb-reason-not-adjacent =
    { $what ->
        [build] { $hex } nesousedí s vašimi osídleními. Vhodné hexy: { kb-phrase-near }.
        [move] { $hex } nesousedí s vašimi ostatními osídleními. Vhodné hexy: { kb-phrase-near }.
       *[wall] Zeď musí sousedit s vaším osídlením. Vhodné hexy: { kb-phrase-near }.
    }
kb-reason-not-in-pool =
    { $wanted ->
        [grass] { $hex }: { kb-phrase-terrain }, ale je potřeba louka.
        [canyon] { $hex }: { kb-phrase-terrain }, ale je potřeba kaňon.
        [desert] { $hex }: { kb-phrase-terrain }, ale je potřeba poušť.
        [flower] { $hex }: { kb-phrase-terrain }, ale je potřeba květinové pole.
        [forest] { $hex }: { kb-phrase-terrain }, ale je potřeba les.
        [water] { $hex }: { kb-phrase-terrain }, ale je potřeba voda.
        [mountain] { $hex }: { kb-phrase-terrain }, ale jsou potřeba hory.
        [edge] Věž staví na okraji desky, ale ne na vodě ani v horách: { $hex } se nehodí.
        [line] { $hex } nenavazuje na řadu tří vašich osídlení, nebo se tam nedá stavět.
        [village] { $hex } nesousedí se třemi vašimi osídleními, nebo se tam nedá stavět.
       *[any] { $hex } se nehodí: nemáte kartu terénu.
    }
kb-reason-not-a-victim = Na { $hex } není osídlení, které by meč ještě mohl odstranit.
kb-reason-not-own = Na { $hex } není vaše osídlení.
kb-reason-cannot-move = { kb-phrase-token }: osídlení na { $hex } se nemá kam přesunout.
kb-reason-same-hex = Osídlení je právě z { $hex }: vyberte jiný hex.
kb-reason-not-buildable = { $hex }: { kb-phrase-terrain }, sem se nic neumístí.
kb-reason-out-of-way = { kb-phrase-token }: z { $from } na { $hex } cesta nevede.

## Složky nápovědy

kb-term-castles = hrady
kb-term-fishermen = Rybáři
kb-term-merchants = Kupci
kb-term-discoverers = Objevitelé
kb-term-hermits = Poustevníci
kb-term-citizens = Měšťané
kb-term-miners = Havíři
kb-term-workers = Dělníci
kb-term-knights = Rytíři
kb-term-lords = Páni
kb-term-farmers = Statkáři
kb-term-families = Rodiny
kb-term-shepherds = Pastýři
kb-term-ambassadors = Vyslanci
kb-term-treasure = poklad
kb-term-tokens = žetony pro příští tahy
kb-term-next-card = prostor pro příští kartu
kb-term-settlements-to-come = osídlení, která se ještě postaví

## Nadpisy nad rozhodnutími v textové podobě

kb-group-build = Postavit
kb-group-use = Použít žeton
kb-group-move = Přesunout na
kb-group-take = Vzít osídlení
kb-group-wall = Postavit zeď
kb-group-end = Ukončit tah
kb-group-stop = Skončit

## Popisky

kb-label-supply =
    { $count ->
        [one] zbývá { $count } osídlení
        [few] zbývají { $count } osídlení
       *[other] zbývá { $count } osídlení
    }
kb-label-walls =
    { $count ->
        [one] zbývá { $count } kamenná zeď
        [few] zbývají { $count } kamenné zdi
       *[other] zbývá { $count } kamenných zdí
    }
kb-label-pile =
    { $count ->
        [one] v balíčku je { $count } karta
        [few] v balíčku jsou { $count } karty
       *[other] v balíčku je { $count } karet
    }
kb-label-discards =
    { $count ->
        [one] odhozena { $count } karta
        [few] odhozeny { $count } karty
       *[other] odhozeno { $count } karet
    }
kb-label-removed =
    { $count ->
        [one] mimo hru { $count } karta
        [few] mimo hru { $count } karty
       *[other] mimo hru { $count } karet
    }
kb-label-tokens-left =
    { $count ->
        [0] žádný žeton nezbývá
        [one] zbývá { $count } žeton
        [few] zbývají { $count } žetony
       *[other] zbývá { $count } žetonů
    }
kb-label-gold = { kb-phrase-gold }
kb-gain = { $sign }{ kb-phrase-gold }: { $source }
kb-label-own-card = Vaše karta: { kb-phrase-terrain }
kb-label-played-card = { $who } hraje kartu: { kb-phrase-terrain }
kb-label-no-card = Bez karty
kb-label-hidden-card = Karta hráče { $who } je skrytá
kb-label-token-ready = připraven
kb-label-token-waiting = v tomto tahu ne
kb-label-token-spent = použit
kb-label-first-player = Začínající hráč
kb-label-last-round = Poslední kolo

## Hexy pro čtečky obrazovky

kb-hex =
    { $content ->
        [own] { $hex }: { kb-phrase-terrain }, vaše osídlení{ kb-hex-state }.
        [other] { $hex }: { kb-phrase-terrain }, osídlení hráče { $who }{ kb-hex-state }.
        [castle] { $hex }: hrad.
        [location] { $hex }: místo, { kb-phrase-token }.
        [emptied] { $hex }: místo, { kb-phrase-token }, žetony už nejsou.
        [nomads] { $hex }: kočovníci, { kb-phrase-token }.
        [wall] { $hex }: { kb-phrase-terrain }, kamenná zeď.
       *[empty] { $hex }: { kb-phrase-terrain }{ kb-hex-state }.
    }
kb-hex-state =
    { $state ->
        [legal] , lze vybrat
        [staged] , vybráno, čeká na potvrzení
       *[none] { "" }
    }

## Pravidla. [[JMÉNO]] je obrázek ze hry; řádky s „- “ jsou seznamy.

kb-rules-01-title = O co jde
kb-rules-01-text =
    Všichni osidlují tutéž krajinu, každý osídleními [[settlement-A]] své barvy. Za co je zlato, to se hru od hry mění: říkají to tři karty, a hrady [[castle]] platí vždycky. Kdo má na konci nejvíc zlata, vyhrává.

    Tah je prostý: karta jmenuje terén a vy na něj postavíte tři osídlení. Umění je v tom, kam, protože každé nové osídlení musí stát vedle vašich, kdykoli to jde.

kb-rules-02-title = Před prvním tahem
kb-rules-02-text =
    Deska se skládá ze čtyř částí vybraných z osmi (s Kočovníky ze dvanácti), každá leží rovně nebo vzhůru nohama. Vznikne dvacet řad po dvaceti hexech.

    - Na každém hexu s místem leží dva žetony.
    - Odkryté jsou tři karty království; říkají, co vynáší zlato.
    - Každý má v zásobě 40 osídlení a jednu skrytou kartu terénu.
    - Jedno z míst u stolu začíná.

kb-rules-03-title = Tah
kb-rules-03-text =
    Ukážete svou kartu terénu. Pak přijde povinná akce: tři osídlení na tom terénu.

    Před ní nebo po ní, ale ne uprostřed, smíte jednou použít každý ze svých žetonů, v libovolném pořadí. Nemusíte.

    Na konci tahu kartu odhodíte a vezmete si novou pro příští tah. Když balíček dojde, odhozené karty se zamíchají a jsou z nich nový balíček.

kb-rules-04-title = Povinná akce
kb-rules-04-text =
    Postavíte tři osídlení ze zásoby, jedno po druhém, na volné hexy terénu své karty: [[terrain-grass]] louka, [[terrain-canyon]] kaňon, [[terrain-desert]] poušť, [[terrain-flower]] květinové pole nebo [[terrain-forest]] les. Na jednom hexu stojí jedno osídlení. Na [[terrain-water]] vodě, v [[terrain-mountain]] horách, na hradech a místech nikdo nestaví, ledaže to dovolí žeton.

    Zbývá-li v zásobě méně než tři osídlení, postavíte, kolik jich je. Spotřebovaly-li zásobu už předtím žetony, nestavíte nic.

    Není-li v některou chvíli, kdy ještě máte stavět, volný žádný hex toho terénu, karta odchází ze hry a berete si další, dokud se nějaká nehodí. Co už stojí, to se počítá.

kb-rules-05-title = Vedle svých
kb-rules-05-text =
    Každé osídlení, které stavíte, se musí dotýkat aspoň jednoho vašeho, které už stojí, pokud to některý vhodný volný hex dovoluje. Zkoumá se to pro každé zvlášť a právě postavená se počítají. Všechna tři nemusí tvořit jednu skupinu: každé může jít do jiného kouta vašeho království.

    Teprve když s vašimi osídleními žádný vhodný volný hex nesousedí, vybíráte ze všech hexů toho druhu. Osídlení u kraje nějakého terénu vás tedy váže, dokud je tam místo. Kdo se od terénu drží stranou, může s jeho kartou kamkoli.

    Totéž platí pro žetony, které stavějí, a pro stodolu [[token-barn]] a přístav [[token-harbor]].

kb-rules-06-title = Místa a jejich žetony
kb-rules-06-text =
    Když postavíte osídlení vedle místa nebo ho tam přesunete, vezmete si hned jeden z jeho žetonů, pokud tam ještě je. Použít ho můžete od příštího tahu, jednou v každém tahu.

    Z jednoho hexu získáte žeton jen jednou za hru, i když o něj přijdete. Dva stejné žetony jsou vždy ze dvou různých hexů.

    Žeton vám zůstává, dokud s jeho hexem sousedí aspoň jedno vaše osídlení. Když poslední odejde, žeton je mimo hru. Pokud jste ho právě používali, přesun přesto platí. Ze dvou stejných žetonů přijdete o ten, který už v tomto tahu použít nejde.

kb-rules-07-title = Co žetony dovedou
kb-rules-07-text =
    Tyto staví jedno osídlení ze zásoby navíc:

    - [[token-oracle]] Věštírna: na terénu vaší karty.
    - [[token-farm]] Statek: na louce.
    - [[token-oasis]] Oáza: v poušti.
    - [[token-tower]] Věž: na okraji desky, na kterémkoli z pěti terénů. Sousedí-li nějaký volný okrajový hex s vašimi osídleními, musí to být jeden z takových.
    - [[token-tavern]] Krčma: na konci přímé řady aspoň tří vašich osídlení bez mezer.

    Tyto přesunou jedno osídlení, které už stojí:

    - [[token-barn]] Stodola: na terén vaší karty, pokud možno k ostatním.
    - [[token-harbor]] Přístav: na vodu, pokud možno k ostatním.
    - [[token-paddock]] Výběh: o dva hexy v přímém směru, přes cokoli, na volný hex pěti terénů. Vedle ostatních stát nemusí.

    Pro stodolu a přístav se osídlení nejdřív zvedne a teprve potom se hledí, které hexy sousedí s ostatními. Opuštěný hex se přitom počítá za volný, ale vrátit osídlení na něj není přesun.

kb-rules-08-title = Hrady
kb-rules-08-text =
    Na konci každý hrad [[castle]] vynese 3 zlata každému, kdo má vedle něj aspoň jedno osídlení. Víc osídlení u téhož hradu nevynese víc. Hrady nemají žetony a nic na nich nemůže stát.

kb-rules-09-title = Co vynášejí karty
kb-rules-09-text =
    Tři z těchto karet se počítají na konci. Skupina jsou vaše osídlení, která se vzájemně dotýkají.

    - [[card-fishermen]] Rybáři: 1 zlato za každé osídlení vedle vody. Na vodě samé nevynáší nic.
    - [[card-miners]] Havíři: 1 zlato za každé osídlení vedle hor. V horách nevynáší nic.
    - [[card-workers]] Dělníci: 1 zlato za každé osídlení vedle hradu, místa nebo kočovníků.
    - [[card-merchants]] Kupci: 4 zlata za každý hrad, místo nebo hex kočovníků, který některá vaše skupina spojuje s jiným takovým hexem.
    - [[card-discoverers]] Objevitelé: 1 zlato za každou vodorovnou řadu, kde máte osídlení.
    - [[card-knights]] Rytíři: 2 zlata za každé osídlení ve vaší nejlepší řadě. Počítá se jen jedna.
    - [[card-hermits]] Poustevníci: 1 zlato za každou vaši skupinu, i za samotná osídlení.
    - [[card-citizens]] Měšťané: 1 zlato za každá dvě osídlení vaší největší skupiny.
    - [[card-lords]] Páni: v každé části desky 12 zlat za nejvíc osídlení, 6 za druhý nejvyšší počet.
    - [[card-farmers]] Statkáři: 3 zlata za každé osídlení v té části desky, kde jich máte nejmíň.

kb-rules-10-title = Konec
kb-rules-10-text =
    Jakmile někdo postaví poslední osídlení ze své zásoby, nastává poslední kolo. Hraje se, dokud netáhne místo před začínajícím hráčem, takže všichni mají stejně tahů. Ani tah toho, kdo dostavěl, se neutne: přesouvat se ještě smí.

    Potom se počítají karty a hrady. Nejvíc zlata vyhrává; při stejném počtu se hráči o vítězství dělí.

kb-rules-11-title = Kočovníci: co je nového
kb-rules-11-text =
    Rozšíření přináší čtyři části desky se čtyřmi novými místy, hexy kočovníků [[nomads]] místo hradů, tři karty, které platí během hry, kamenné zdi [[wall]] a osídlení pro pátého hráče.

    Ze dvanácti částí se berou čtyři, ze třinácti karet tři. Na každém hexu kočovníků leží odkrytě jeden žeton. Pro Dělníky [[card-workers]] a Kupce [[card-merchants]] se tyto hexy počítají jako místa, ať tam žeton ještě je, nebo není; jako hrady neplatí.

kb-rules-12-title = Nová místa a kamenné zdi
kb-rules-12-text =
    - [[token-garden]] Zahrada: postavte jedno osídlení navíc na květinovém poli.
    - [[token-village]] Vesnice: postavte jedno osídlení navíc na hexu pěti terénů, který sousedí aspoň se třemi vašimi.
    - [[token-caravan]] Karavana: přesuňte osídlení v přímém směru po volných hexech pěti terénů, dokud je cesta volná. Zastaví ji voda, hory, hrady, místa, kočovníci, osídlení, zdi a okraj desky. Dřív zastavit nesmí.
    - [[token-quarry]] Lom: postavte jednu nebo dvě kamenné zdi na volné hexy terénu své karty, každou vedle svého osídlení.

    Zeď [[wall]] stojí do konce. Její hex není volný pro nikoho: nikdo tam nestaví, nepřistane ani neprojde. Zdi nikomu nepatří a nic nevynášejí. Je jich 25 a jsou ve hře jen s částí desky, kde je lom.

kb-rules-13-title = Žetony kočovníků
kb-rules-13-text =
    Kdo první postaví osídlení vedle kočovníků nebo ho tam přesune, vezme si žeton, který tam leží. Použít ho smí jen v příštím tahu a jen jednou; na konci toho tahu žeton odchází ze hry, použitý i nepoužitý. Odejde-li osídlení jinam, žeton se neztrácí.

    - [[token-donation-grass]] Darovaná země: postavte tři osídlení na terénu, který žeton ukazuje, i na vodě nebo v horách, každé pokud možno vedle svých. Sedm žetonů, po jednom na terén.
    - [[token-resettlement]] Přesídlení: až čtyři kroky o jeden hex, jedním nebo několika osídleními, po volných hexech pěti terénů. Sousedit nic nemusí.
    - [[token-outpost]] Výspa: jedno stavěné osídlení nemusí stát vedle vašich. Smí to být i jedno ze tří osídlení povinné akce.
    - [[token-sword]] Meč: každému z ostatních hráčů se jedno osídlení odstraní a vrátí do zásoby.
    - [[token-treasure]] Poklad: hned 3 zlata; žeton odchází ze hry.

kb-rules-14-title = Karty, které platí během hry
kb-rules-14-text =
    Tyto tři platí hned, na konci už ne. Jednou vyplacené zlato se nikdy nebere zpět.

    - [[card-families]] Rodiny: 2 zlata, když tři osídlení vaší povinné akce stojí těsně vedle sebe v přímé řadě. Starší osídlení mezeru nezaplní a méně než tři nevynesou nic.
    - [[card-shepherds]] Pastýři: 2 zlata za každé postavené osídlení, vedle kterého v tu chvíli není volný hex téhož terénu. Hex se zdí není volný.
    - [[card-ambassadors]] Vyslanci: 1 zlato za každé osídlení postavené vedle aspoň jednoho cizího.

    Pastýři a Vyslanci hledí na každé postavené osídlení, podle karty i podle žetonu, ale ne na přesuny.

kb-rules-15-title = V pěti
kb-rules-15-text =
    S Kočovníky může hrát pět hráčů. Nic dalšího se nemění: každý má 40 osídlení a na desce je dost místa pro všechna.

kb-rules-16-title = Na co se lidé ptají
kb-rules-16-text =
    - Smí se jedno osídlení přesunout v tahu dvakrát? Ano, dvěma různými žetony, i v tahu, kdy bylo postaveno.
    - Odvolá meč poslední kolo? Ne. Jakmile někdo postavil poslední osídlení, hra končí tímto kolem, i když se mu osídlení vrátí do zásoby.
    - Přijde oběť meče o žeton? Ano, pokud už s místem žádné její osídlení nesousedí. Hostitel může zvolit jinak.
    - Kdo vybírá, co meč odstraní? Ten, kdo ho používá: jedno osídlení každého z ostatních. Hostitel může výběr nechat majitelům.
    - Bere přesídlení žetony cestou? Ano, každý krok je přesun: po něm se žetony berou a ztrácejí. Hostitel může nechat počítat jen stav po posledním kroku.
    - Páni při shodě? Všichni s nejvyšším počtem dostanou po 12, všichni s nejbližším nižším po 6. Mají-li všichni stejně, všichni dostanou po 12. Žádné osídlení je také počet.
    - Osídlení na vodě vedle hor? Vynáší u Havířů a osídlení v horách vedle vody u Rybářů. Pro všechny ostatní karty je jako každé jiné.
    - Co když se terén karty zaplní po povinné akci? Pak v tom tahu nejde použít věštírnu, stodolu ani lom. Nová karta se kvůli nim nebere.
    - Dá se žeton použít uprostřed jiného? Ne, kromě výspy u osídlení, které se právě staví.

# Board

kb-map = Mapa
kb-map-keys = Šipky a klávesy Q, E, Z, C vedou z hexu na hex. L přejde na další hex, který lze zvolit. Enter volí a potvrzuje. T prochází vaše žetony, F končí tah. Plus, minus a 0 mění přiblížení. I hex vysvětlí.
kb-map-zoom = Přiblížení
kb-map-nearer = Přiblížit
kb-map-farther = Oddálit
kb-map-whole = Ukázat celou mapu
kb-map-follow = Na začátku mého tahu přiblížit místa, která mohu zvolit
kb-key-slanting = Přejít na sousední hex šikmo
kb-key-token = Projít žetony, které lze použít
kb-key-finish = Ukončit tah nebo přestat
kb-key-zoom = Přiblížit, oddálit, ukázat celou mapu
kb-key-explain = Vysvětlit hex
kb-board-card = Vaše karta
kb-board-card-secret = Vidíte ji jen vy
kb-board-card-open = Odkrytá všem
kb-board-placed = Postaveno { $done } z { $count }
kb-board-tokens = Vaše žetony
kb-board-tokens-none = Zatím žádné: postavte vedle lokace a žeton získáte.
kb-board-token-new = nový
kb-board-cards = Zlato teď
kb-board-total = Celkem
kb-board-stock = Na stole
kb-board-preview-none = Zlato se nemění
kb-board-preview-token = Nový žeton: { kb-phrase-token }
kb-board-preview-lost = Ztracený žeton: { kb-phrase-token }
kb-scoring-title = Vyhodnocení
kb-scoring-skip = Přeskočit
kb-scoring-again = Ukázat znovu
kb-scoring-close = Pokračovat
kb-scoring-player = Hráč
kb-scoring-wins = Vítězí { $who }: { kb-phrase-gold }
kb-scoring-shared = O vítězství se dělí { $who }: { kb-phrase-gold }
