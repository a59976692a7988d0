### Kingdom Builder s rozšířením Kočovníci.
### Argumenty jsou kódy a čísla; $who je jméno hráče.

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
    .about = Osídlení se sem dostane jen přesunem s přístavem nebo darovanou vodou. Za osídlení vedle vody platí Rybáři.
kb-terrain-mountain = Hory
    .about = Osídlení se sem dostane jen darovanými horami. Za osídlení vedle hor platí Havíři.

## Další části hry

kb-part-castle = Hrad
    .about = Na konci 3 zlata každému, kdo má vedle něj osídlení; za víc osídlení není víc. Nic na něm nemůže stát.
kb-part-location = Lokace
    .about = Kdo vedle ní postaví osídlení nebo ho tam přesune, vezme si jeden ze dvou žetonů, dokud tam nějaký je. Z téhož hexu nikdo nebere dvakrát. Nic na něm nemůže stát.
kb-part-nomads = Kočovníci
    .about = Kdo vedle nich první postaví osídlení nebo ho tam přesune, vezme si žeton, který tu leží. Slouží jednou, v příštím tahu toho hráče. Nic tu nemůže stát.
kb-part-wall = Kamenná zeď
    .about = Do konce hry uzavírá svůj hex: nikdo tam nestaví ani nepřistane a přeskočit ji může jen výběh. Nikomu nepatří a nic nevynáší.
kb-part-settlement = Osídlení
    .about = Každý jich má 40. Jakmile někdo postaví poslední, dohraje se kolo a hra končí.
kb-part-card = Karta terénu
    .about = Určuje, na jakém terénu v tomto tahu stavíte tři osídlení. Každý z pěti terénů má pět karet.
kb-part-token = Žeton
    .about = Zvláštní akce. Žeton lokace lze použít jednou v každém vašem tahu, žeton kočovníků jen jednou, v prvním tahu po získání.
kb-part-sector = Část desky
    .about = Jedna ze čtyř čtvrtin herní desky, deset krát deset hexů.
kb-part-gold = Zlato
    .about = Kdo má na konci nejvíc zlata, vyhrává.
kb-part-supply = Zásoba
    .about = Osídlení, která jste ještě nepostavili.

## Žetony lokací

kb-token-oracle = Věštírna
    .about = Postavte jedno osídlení navíc na terénu své karty, pokud možno vedle svých.
kb-token-farm = Statek
    .about = Postavte jedno osídlení navíc na louce, pokud možno vedle svých.
kb-token-oasis = Oáza
    .about = Postavte jedno osídlení navíc v poušti, pokud možno vedle svých.
kb-token-tower = Věž
    .about = Postavte jedno osídlení navíc na okraji desky, na kterémkoli z pěti terénů. Sousedí-li nějaký volný okrajový hex s vašimi osídleními, musí to být jeden z takových.
kb-token-tavern = Krčma
    .about = Postavte jedno osídlení navíc na kterémkoli konci přímé řady aspoň tří vlastních bez mezer, na kterémkoli z pěti terénů.
kb-token-barn = Stodola
    .about = Přesuňte jedno své osídlení na terén své karty, pokud možno k ostatním. Nejdřív se zvedne, teprve pak se určuje sousedství.
kb-token-harbor = Přístav
    .about = Přesuňte jedno své osídlení na vodu, pokud možno k ostatním. Nejdřív se zvedne, teprve pak se určuje sousedství.
kb-token-paddock = Výběh
    .about = Přesuňte jedno své osídlení přesně o dva hexy v přímém směru, přes cokoli, na volný hex některého z pěti terénů. Sousedit nemusí.
kb-token-quarry = Lom
    .about = Postavte jednu nebo dvě kamenné zdi na volné hexy terénu své karty, každou vedle svého osídlení.
kb-token-caravan = Karavana
    .about = Přesuňte jedno své osídlení v přímém směru po volných hexech pěti terénů až k první překážce. Dřív zastavit nesmí, sousedit nemusí.
kb-token-village = Vesnice
    .about = Postavte jedno osídlení navíc na hexu některého z pěti terénů, který sousedí aspoň se třemi vašimi.
kb-token-garden = Zahrada
    .about = Postavte jedno osídlení navíc na květinovém poli, pokud možno vedle svých.

## Žetony kočovníků

kb-token-donation-grass = Darovaná louka
    .about = Postavte tři osídlení na louce, každé pokud možno vedle svých. Jen v prvním tahu po získání.
kb-token-donation-canyon = Darovaný kaňon
    .about = Postavte tři osídlení v kaňonu, každé pokud možno vedle svých. Jen v prvním tahu po získání.
kb-token-donation-desert = Darovaná poušť
    .about = Postavte tři osídlení v poušti, každé pokud možno vedle svých. Jen v prvním tahu po získání.
kb-token-donation-flower = Darované květinové pole
    .about = Postavte tři osídlení na květinovém poli, každé pokud možno vedle svých. Jen v prvním tahu po získání.
kb-token-donation-forest = Darovaný les
    .about = Postavte tři osídlení v lese, každé pokud možno vedle svých. Jen v prvním tahu po získání.
kb-token-donation-water = Darovaná voda
    .about = Postavte tři osídlení na vodě, každé pokud možno vedle svých. Jen v prvním tahu po získání.
kb-token-donation-mountain = Darované hory
    .about = Postavte tři osídlení v horách, každé pokud možno vedle svých. Jen v prvním tahu po získání.
kb-token-resettlement = Přesídlení
    .about = Až čtyři kroky o jeden hex, rozdělené mezi vaše osídlení podle libosti, po volných hexech pěti terénů. Vedle ostatních skončit nemusí. Jen v prvním tahu po získání.
kb-token-outpost = Výspa
    .about = Jedno stavěné osídlení nemusí stát vedle vašich. Terén musí odpovídat. Neplatí pro přesuny. Jen v prvním tahu po získání.
kb-token-sword = Meč
    .about = Každému z ostatních hráčů se jedno osídlení vrátí do zásoby. Jen v prvním tahu po získání.
kb-token-treasure = Poklad
    .about = Kdo ho vezme, má hned 3 zlata; žeton se odstraňuje ze hry.

## Karty

kb-card-castles = Hrady
    .about = 3 zlata za každý hrad, vedle kterého máte aspoň jedno osídlení. Platí v každé hře.
    .short = 3 zlata za každý hrad vedle vás
kb-card-fishermen = Rybáři
    .about = 1 zlato za každé vaše osídlení vedle vody; stojí-li na vodě, nic nevynáší.
    .short = 1 zlato za osídlení vedle vody
kb-card-merchants = Kupci
    .about = 4 zlata za každý hrad, lokaci nebo hex kočovníků, který vaše osídlení bez mezer spojují s jiným takovým hexem.
    .short = 4 zlata za zvláštní hex spojený s jiným
kb-card-discoverers = Objevitelé
    .about = 1 zlato za každou vodorovnou řadu, v níž máte aspoň jedno osídlení.
    .short = 1 zlato za každou obsazenou řadu
kb-card-hermits = Poustevníci
    .about = 1 zlato za každou vaši oddělenou skupinu; i samotné osídlení je skupina.
    .short = 1 zlato za každou oddělenou skupinu
kb-card-citizens = Měšťané
    .about = 1 zlato za každá 2 osídlení vaší největší skupiny, zaokrouhleno dolů.
    .short = 1 zlato za každá 2 v největší skupině
kb-card-miners = Havíři
    .about = 1 zlato za každé vaše osídlení vedle hor; stojí-li v horách, nic nevynáší.
    .short = 1 zlato za osídlení vedle hor
kb-card-workers = Dělníci
    .about = 1 zlato za každé vaše osídlení vedle hradu, lokace nebo kočovníků.
    .short = 1 zlato za osídlení vedle zvláštního hexu
kb-card-knights = Rytíři
    .about = 2 zlata za každé vaše osídlení ve vodorovné řadě, kde jich máte nejvíc; platí jen jedna řada.
    .short = 2 zlata za osídlení v nejlepší řadě
kb-card-lords = Páni
    .about = V každé části desky 12 zlat za nejvíc osídlení a 6 za druhý nejvyšší počet; při shodě dostane každý plnou částku a nula je také počet.
    .short = Nejvíc v části desky: 12 zlat, druhý: 6
kb-card-farmers = Statkáři
    .about = 3 zlata za každé vaše osídlení v té části desky, kde jich máte nejmíň; chybí-li někde úplně, nic.
    .short = 3 zlata za osídlení v nejslabší části
kb-card-families = Rodiny
    .about = Během hry: 2 zlata, stojí-li tři osídlení vaší povinné akce těsně vedle sebe v přímé řadě. Méně než tři nevynášejí nic.
    .short = 2 zlata za tři nová v přímé řadě
kb-card-shepherds = Pastýři
    .about = Během hry: 2 zlata za každé postavené osídlení, vedle kterého není volný hex téhož terénu.
    .short = 2 zlata, není-li vedle volný hex téhož terénu
kb-card-ambassadors = Vyslanci
    .about = Během hry: 1 zlato za každé osídlení postavené vedle cizího; za víc sousedů se neplatí víc.
    .short = 1 zlato za stavbu vedle cizího

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
        [any] Výspa: postavte kdekoli na okraji desky, vedle svých nebo ne
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
kb-awaited-draw = Dobírá se karta
    .other = Dobírá se karta
kb-awaited-replace = Místo nepoužitelné karty se dobírá nová
    .other = Místo nepoužitelné karty se dobírá nová
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
kb-action-draw = Dobrat kartu: { kb-phrase-terrain }

## Rozhodnutí v záznamu

kb-log-end = { $who } končí tah
kb-log-stop = { $who } nepokračuje
kb-log-use = { $who } používá { kb-phrase-use-token }
kb-log-build = { $who } staví na { $hex }
kb-log-move = { $who } přesouvá osídlení na { $hex }
kb-log-take = { $who } bere osídlení z { $hex }
kb-log-wall = { $who } staví zeď na { $hex }
kb-log-draw = { $who } si dobírá kartu: { kb-phrase-terrain }
kb-log-draw-hidden = { $who } si dobírá kartu

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
kb-event-token-expired = Žeton { kb-phrase-of-token }, který { $who } nechává nevyužitý, se odstraňuje ze hry
kb-event-card-removed = Už není volný hex { kb-phrase-on-terrain }; karta se odstraňuje ze hry
kb-event-last-round = { $who } staví poslední osídlení: je to poslední kolo
kb-event-over = Konec hry

## Proč to nejde

kb-reason-no-action = Taková akce neexistuje.
kb-reason-over = Hra skončila.
kb-reason-no-card = Karta { kb-phrase-of-terrain } už v balíčku není.
kb-reason-chance = Nejdřív se dobírá karta.
kb-reason-not-chance = Karta se dobírá na konci tahu nebo místo nepoužitelné.
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
        [location] { $hex } je lokace: nemůže tu nic stát.
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
kb-reason-not-buildable = { $hex }: { kb-phrase-terrain }, sem nelze nic umístit.
kb-reason-out-of-way = { kb-phrase-token }: z { $from } na { $hex } cesta nevede.

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
        [location] { $hex }: lokace, { kb-phrase-token }.
        [emptied] { $hex }: lokace, { kb-phrase-token }, žetony už nejsou.
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

## Hrací plán

kb-map = Mapa
kb-map-keys = Šipky a klávesy Q, E, Z, C vedou z hexu na hex. L přejde na další hex, který lze zvolit. Enter volí a potvrzuje. T prochází vaše žetony, F končí tah. Plus, minus a 0 mění přiblížení. I hex vysvětlí.
kb-map-zoom = Přiblížení
kb-map-nearer = Přiblížit
kb-map-farther = Oddálit
kb-map-whole = Ukázat celou mapu
kb-map-follow = Na začátku mého tahu přiblížit hexy, které mohu zvolit
kb-key-slanting = Přejít na sousední hex šikmo
kb-key-token = Projít žetony, které lze použít
kb-key-finish = Ukončit tah nebo přestat
kb-key-zoom = Přiblížit, oddálit, ukázat celou mapu
kb-key-explain = Vysvětlit hex
kb-board-card = Vaše karta
kb-board-card-secret = Vidíte ji jen vy
kb-board-card-open = Odkrytá všem
kb-board-placed =
    { $count ->
        [one] Postaveno { $done } z { $count }
        [few] Postaveno { $done } ze { $count }
       *[other] Postaveno { $done } z { $count }
    }
kb-board-tokens = Vaše žetony
kb-board-tokens-none = Zatím žádné: postavte vedle lokace a jeden získáte.
kb-board-token-new = nový
kb-board-cards = Aktuální zlato
kb-board-total = Celkem
kb-board-stock = Na stole
kb-board-preview-none = Zlato se nemění
kb-board-preview-token = Nový žeton: { kb-phrase-token }
kb-board-preview-lost = Ztracený žeton: { kb-phrase-token }
kb-scoring-title = Vyhodnocení
kb-scoring-player = Hráč
