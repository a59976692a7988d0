### Kingsburg česky. O argumentech zpráv mluví anglický soubor.

## Rádci

ks-advisor-jester = Šašek
    .about = 1 bod.
ks-advisor-squire = Panoš
    .about = 1 zlatý.
ks-advisor-architect = Architekt
    .about = 1 dřevo.
ks-advisor-merchant = Kupec
    .about = 1 zlatý nebo 1 dřevo.
ks-advisor-sergeant = Seržant
    .about = 1 voják.
ks-advisor-alchemist = Alchymista
    .about = Chcete-li, dejte 1 surovinu a dostanete po jedné od obou ostatních druhů.
    .short = 1 surovina za 2 jiné
ks-advisor-astronomer = Hvězdář
    .about = 1 surovina podle výběru a žeton +2.
    .short = Jakákoli surovina a žeton +2
ks-advisor-treasurer = Pokladník
    .about = 2 zlaté.
ks-advisor-master-hunter = Lovčí
    .about = 1 dřevo a k němu 1 zlatý nebo 1 kámen.
    .short = Dřevo a zlatý nebo kámen
ks-advisor-general = Generál
    .about = 2 vojáci; tajně se podívejte na nepřítele tohoto roku.
    .short = 2 vojáci, pohled na nepřítele
ks-advisor-swordsmith = Mečíř
    .about = 1 kámen a k němu 1 zlatý nebo 1 dřevo.
    .short = Kámen a zlatý nebo dřevo
ks-advisor-duchess = Vévodkyně
    .about = 2 suroviny podle výběru a žeton +2.
    .short = 2 jakékoli suroviny a žeton +2
ks-advisor-champion = Hrdina
    .about = 3 kameny.
ks-advisor-smuggler = Pašerák
    .about = 3 suroviny podle výběru za cenu 1 bodu.
    .short = 3 jakékoli suroviny, −1 bod
ks-advisor-inventor = Vynálezce
    .about = 1 zlatý, 1 dřevo a 1 kámen.
    .short = Zlatý, dřevo a kámen
ks-advisor-wizard = Čaroděj
    .about = 4 zlaté.
ks-advisor-queen = Královna
    .about = 2 suroviny podle výběru a 3 body; tajně se podívejte na nepřítele tohoto roku.
    .short = 2 jakékoli suroviny, 3 body, pohled na nepřítele
ks-advisor-king = Král
    .about = 1 zlatý, 1 dřevo, 1 kámen a 1 voják.
    .short = Zlatý, dřevo, kámen a voják

## Budovy

ks-building-statue = Socha
    .about = Jednou za období, po hodu: ukazují-li všechny vaše kostky totéž číslo, smíte jednu z nich přehodit.
    .short = Všechny kostky stejné: přehoďte jednu
ks-building-chapel = Kaple
    .about = Jednou za období, po hodu: ukazují-li všechny vaše kostky dohromady nejvýš 7, smíte je všechny přehodit.
    .short = Součet do 7: přehoďte všechny
ks-building-church = Kostel
    .about = +1 v bitvě proti démonům, proti ostatním nepřátelům nic.
    .short = +1 proti démonům
ks-building-cathedral = Katedrála
    .about = Na konci hry: 1 bod za každé 2 suroviny, které máte, jakékoli. Suroviny vám zůstanou.
    .short = Na konci 1 bod za 2 suroviny
ks-building-inn = Hostinec
    .about = Na konci každého léta: žeton +2.
    .short = Žeton +2 po létě
ks-building-market = Tržiště
    .about = Jednou za období: skupina vašich kostek smí jít k rádci o jedno výš nebo níž, než je její součet.
    .short = Součet o 1 vyšší nebo nižší
ks-building-farms = Statky
    .about = V každém úrodném období házíte jednou bílou kostkou navíc. −1 v bitvě.
    .short = O bílou kostku víc, −1 v bitvě
ks-building-merchants-guild = Kupecký cech
    .about = Před hodem v každém úrodném období: 1 zlatý.
    .short = 1 zlatý před každým hodem
ks-building-guard-tower = Strážní věž
    .about = +1 v bitvě.
    .short = +1 v bitvě
ks-building-blacksmith = Kovárna
    .about = +1 v bitvě.
    .short = +1 v bitvě
ks-building-barracks = Kasárna
    .about = Při verbování vás každý voják stojí 1 surovinu místo 2.
    .short = Voják stojí 1 surovinu
ks-building-wizards-guild = Cech čarodějů
    .about = +2 v bitvě.
    .short = +2 v bitvě
ks-building-palisade = Palisáda
    .about = +1 v bitvě, +2 proti zombiím.
    .short = +1 v bitvě, +2 proti zombiím
ks-building-stable = Stáj
    .about = Kdykoli vám Seržant, Generál nebo Král dá vojáky, přijde o jednoho víc.
    .short = Rádci dají o 1 vojáka víc
ks-building-stone-wall = Kamenná hradba
    .about = +1 v bitvě. Remíza se vám počítá jako vítězství.
    .short = +1 v bitvě, remíza je vítězství
ks-building-fortress = Pevnost
    .about = +1 v bitvě. Každé vítězství přinese o 1 bod víc.
    .short = +1 v bitvě, za vítězství 1 bod
ks-building-barricade = Barikáda
    .about = +1 v bitvě proti goblinům, proti ostatním nepřátelům nic.
    .short = +1 proti goblinům
ks-building-crane = Jeřáb
    .about = Budovy třetího a čtvrtého sloupce vás stojí o 1 zlatý méně.
    .short = Pravá polovina o 1 zlatý levnější
ks-building-town-hall = Radnice
    .about = Na konci každého úrodného období smíte dát 1 surovinu nebo jeden žeton +2 za 1 bod.
    .short = Každé úrodné období: 1 surovina za 1 bod
ks-building-embassy = Velvyslanectví
    .about = Na konci každého úrodného období: 1 bod.
    .short = 1 bod každé úrodné období

## Nepřátelé

ks-enemy-barbarians = Barbaři
    .about = V prvních dvou letech stojí porážka suroviny a k nim budovu nebo bod, v pátém roce budovu nebo 8 bodů.
ks-enemy-goblins = Goblini
    .about = Na svůj rok jsou slabí, ale když vyhrají, odnesou suroviny a strhnou budovu. Proti nim pomáhá Barikáda.
ks-enemy-orcs = Orkové
    .about = Když vyhrají, přijdete o dvě suroviny podle svého výběru a k tomu o budovu nebo o bod.
ks-enemy-zombies = Zombie
    .about = O suroviny nestojí: vítězství přinese 1 bod, porážka stojí 2. Palisáda se proti nim počítá dvakrát.
ks-enemy-demons = Démoni
    .about = Silní nepřátelé pozdějších let, kteří berou body, suroviny nebo budovu. Proti nim pomáhá Kostel.
ks-enemy-dragons = Draci
    .about = Síla 9, silnější nepřítel není: vítězství přinese 3 body, porážka stojí 5.
ks-enemy = Nepřítel
ks-enemy-of-year = Nepřítel { $year }. roku
ks-enemy-range = Síla { $low } až { $high }
ks-enemy-strength = Síla { $strength }
ks-enemy-seen = Znáte nepřítele: { ks-phrase-enemy }, síla { $strength }.
ks-enemy-unseen = Kartu zatím nikdo nezná.
ks-enemy-seen-by = { $who } zná nepřítele.
ks-enemy-reward = Vítězství přinese
ks-enemy-loss = Porážka stojí
ks-enemy-possible = Kdo může letos přijít

## Suroviny, vojáci, kostky a ostatní

ks-good-gold = Zlato
ks-good-wood = Dřevo
ks-good-stone = Kámen
ks-good-any = Surovina podle výběru
ks-goods = Suroviny
    .about = Zlato, dřevo a kámen. Platí se jimi za budovy a vojáky. Vojáci a žetony +2 se za suroviny nepočítají.
ks-goods-gold =
    { $count ->
        [one] { $count } zlatý
        [few] { $count } zlaté
       *[other] { $count } zlatých
    }
ks-goods-wood =
    { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } kusů dřeva
    }
ks-goods-stone =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
ks-goods-any =
    { $count ->
        [one] { $count } surovina podle výběru
        [few] { $count } suroviny podle výběru
       *[other] { $count } surovin podle výběru
    }
ks-goods-all =
    { $count ->
        [one] { $count } surovina
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
ks-soldier = Voják
    .about = Každý voják přidá v zimě 1 k vaší bojové síle. Po bitvě jdou všichni vojáci domů.
ks-soldiers =
    { $count ->
        [one] { $count } voják
        [few] { $count } vojáci
       *[other] { $count } vojáků
    }
ks-token-plus2 = Žeton +2
    .about = Přidá přesně 2 ke skupině kostek, kterou posíláte k rádci. Jeden takový žeton za období; pak je pryč.
ks-tokens =
    { $count ->
        [one] { $count } žeton +2
        [few] { $count } žetony +2
       *[other] { $count } žetonů +2
    }
ks-point = Bod
    .about = Kdo má po páté zimě nejvíc bodů, vyhrává.
ks-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
ks-gain = { $sign }{ ks-points }: { $source }
ks-buildings =
    { $count ->
        [one] { $count } budova
        [few] { $count } budovy
       *[other] { $count } budov
    }
ks-peek = Tajný pohled
    .about = Podíváte se na nepřítele tohoto roku. Co vidíte, nikdo jiný neví.
ks-coloured-die = Barevná kostka
    .about = Máte tři vlastní. V každé skupině, kterou posíláte k rádci, musí být aspoň jedna z nich.
ks-white-die = Bílá kostka
    .about = Kostka navíc od krále nebo ze Statků. Platí jako každá jiná, ale bez barevné k rádci nejde.
ks-neutral-dice = Neutrální kostky
    .about = Ve hře dvou hráčů obsadí ještě před jejich hodem dva nebo tři rádce.
ks-kings-die = Králova kostka
    .about = Hází se jí v zimě: tolik vojáků pošle král každému hráči.
ks-envoy = Královský vyslanec
    .about = Pomůže jednou: pošlete kostky k rádci, který už je obsazený, nebo postavíte dvě budovy v jednom období. Zůstává u vás od podzimu do konce příštího léta.
ks-market-shift = Posun Tržiště
    .about = Jednou za období smějí vaše kostky jít k rádci o jedno výš nebo níž, než je jejich součet.
ks-market-up = O jedno víc než součet
ks-market-down = O jedno méně než součet
ks-market-no = Přesně součet
ks-change-gold =
    { $sign }{ $count ->
        [one] { $count } zlatý
        [few] { $count } zlaté
       *[other] { $count } zlatých
    }
ks-change-wood =
    { $sign }{ $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } kusů dřeva
    }
ks-change-stone =
    { $sign }{ $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
ks-change-token =
    { $sign }{ $count ->
        [one] { $count } žeton +2
        [few] { $count } žetony +2
       *[other] { $count } žetonů +2
    }
ks-change-soldier =
    { $sign }{ $count ->
        [one] { $count } voják
        [few] { $count } vojáci
       *[other] { $count } vojáků
    }

## Kalendář

ks-year = Rok { $year }
ks-year-of = Rok { $year } z 5
ks-strength = Síla
ks-turn-order = Pořadí
    .about = První je ten, kdo hodil nejméně. Při stejném hodu zůstává dosavadní pořadí.
ks-phase = Fáze
ks-phase-aid = Králova pomoc
    .about = Hráč s nejmenším počtem budov, mezi takovými s nejmenším počtem surovin, dostane na toto jaro bílou kostku. Je-li jich i tak víc, vezme si místo ní každý z nich surovinu podle výběru.
ks-phase-spring = Jaro
    .about = Úrodné období: hod, kostky k rádcům, jejich dary, stavění.
ks-phase-reward = Králova odměna
    .about = Kdo má nejvíc budov, dostane 1 bod; při shodě všichni takoví.
ks-phase-summer = Léto
    .about = Úrodné období jako na jaře. Na konci dá každý Hostinec žeton +2.
ks-phase-envoy = Královský vyslanec
    .about = Vyslance dostane hráč s nejmenším počtem budov, mezi takovými s nejmenším počtem surovin. Při shodě nikdo.
ks-phase-autumn = Podzim
    .about = Úrodné období jako na jaře a v létě.
ks-phase-recruiting = Verbování
    .about = Každý smí v pořadí verbovat vojáky, za dvě suroviny jednoho.
ks-phase-winter = Zima
    .about = Odkryje se nepřítel tohoto roku, hodí se královou kostkou a každý brání svou provincii.

## Odkud jsou body

ks-source-buildings = Budovy
    .about = Body stojících budov. Zbořená budova si své body vezme s sebou.
ks-source-advisors = Rádci
    .about = Dary Šaška a Královny bez toho, co si vzal Pašerák.
ks-source-reward = Králova odměna
    .about = 1 bod ročně za nejvíc budov po jaru.
ks-source-battles = Bitvy
    .about = Body za vítězství, za nejvyšší bojovou sílu mezi vítězi a za Pevnost.
ks-source-town-hall = Radnice
    .about = Suroviny a žetony +2 dané za body.
ks-source-embassy = Velvyslanectví
    .about = 1 bod na konci každého úrodného období.
ks-source-losses = Porážky
    .about = Body, které vzali nepřátelé.
ks-source-cathedral = Katedrála
    .about = 1 bod za každé 2 suroviny na konci hry.

## Slova uvnitř jiných zpráv

ks-phrase-to-advisor =
    { $advisor ->
        [jester] k Šaškovi
        [squire] k Panošovi
        [architect] k Architektovi
        [merchant] ke Kupci
        [sergeant] k Seržantovi
        [alchemist] k Alchymistovi
        [astronomer] k Hvězdáři
        [treasurer] k Pokladníkovi
        [master-hunter] k Lovčímu
        [general] ke Generálovi
        [swordsmith] k Mečíři
        [duchess] k Vévodkyni
        [champion] k Hrdinovi
        [smuggler] k Pašerákovi
        [inventor] k Vynálezci
        [wizard] k Čaroději
        [queen] ke Královně
       *[king] ke Králi
    }
ks-phrase-advisor =
    { $advisor ->
        [jester] Šašek
        [squire] Panoš
        [architect] Architekt
        [merchant] Kupec
        [sergeant] Seržant
        [alchemist] Alchymista
        [astronomer] Hvězdář
        [treasurer] Pokladník
        [master-hunter] Lovčí
        [general] Generál
        [swordsmith] Mečíř
        [duchess] Vévodkyně
        [champion] Hrdina
        [smuggler] Pašerák
        [inventor] Vynálezce
        [wizard] Čaroděj
        [queen] Královna
       *[king] Král
    }
ks-phrase-building =
    { $building ->
        [statue] Socha
        [chapel] Kaple
        [church] Kostel
        [cathedral] Katedrála
        [inn] Hostinec
        [market] Tržiště
        [farms] Statky
        [merchants-guild] Kupecký cech
        [guard-tower] Strážní věž
        [blacksmith] Kovárna
        [barracks] Kasárna
        [wizards-guild] Cech čarodějů
        [palisade] Palisáda
        [stable] Stáj
        [stone-wall] Kamenná hradba
        [fortress] Pevnost
        [barricade] Barikáda
        [crane] Jeřáb
        [town-hall] Radnice
       *[embassy] Velvyslanectví
    }
ks-phrase-the-building =
    { $building ->
        [statue] Sochu
        [chapel] Kapli
        [church] Kostel
        [cathedral] Katedrálu
        [inn] Hostinec
        [market] Tržiště
        [farms] Statky
        [merchants-guild] Kupecký cech
        [guard-tower] Strážní věž
        [blacksmith] Kovárnu
        [barracks] Kasárna
        [wizards-guild] Cech čarodějů
        [palisade] Palisádu
        [stable] Stáj
        [stone-wall] Kamennou hradbu
        [fortress] Pevnost
        [barricade] Barikádu
        [crane] Jeřáb
        [town-hall] Radnici
       *[embassy] Velvyslanectví
    }
ks-phrase-enemy =
    { $enemy ->
        [barbarians] Barbaři
        [goblins] Goblini
        [orcs] Orkové
        [zombies] Zombie
        [demons] Démoni
       *[dragons] Draci
    }
ks-phrase-good =
    { $good ->
        [gold] 1 zlatý
        [wood] 1 dřevo
        [stone] 1 kámen
        [token] žeton +2
       *[any] 1 surovinu
    }
ks-phrase-traded =
    { $good ->
        [gold] 1 zlatý za 1 dřevo a 1 kámen
        [wood] 1 dřevo za 1 zlatý a 1 kámen
       *[stone] 1 kámen za 1 zlatý a 1 dřevo
    }
ks-phrase-die =
    { $die ->
        [low] nejnižší kostku
        [mid] prostřední kostku
        [high] nejvyšší kostku
        [white] bílou kostku
       *[white2] druhou bílou kostku
    }
ks-phrase-one-die =
    { $die ->
        [white] bílou kostku
        [white2] bílou kostku
       *[other] barevnou kostku
    }
ks-phrase-to-source =
    { $source ->
        [jester] k Šaškovi
        [squire] k Panošovi
        [architect] k Architektovi
        [merchant] ke Kupci
        [sergeant] k Seržantovi
        [alchemist] k Alchymistovi
        [astronomer] k Hvězdáři
        [treasurer] k Pokladníkovi
        [master-hunter] k Lovčímu
        [general] ke Generálovi
        [swordsmith] k Mečíři
        [duchess] k Vévodkyni
        [champion] k Hrdinovi
        [smuggler] k Pašerákovi
        [inventor] k Vynálezci
        [wizard] k Čaroději
        [queen] ke Královně
       *[king] ke Králi
    }
ks-phrase-the-source =
    { $source ->
        [statue] Sochu
        [chapel] Kapli
        [church] Kostel
        [cathedral] Katedrálu
        [inn] Hostinec
        [market] Tržiště
        [farms] Statky
        [merchants-guild] Kupecký cech
        [guard-tower] Strážní věž
        [blacksmith] Kovárnu
        [barracks] Kasárna
        [wizards-guild] Cech čarodějů
        [palisade] Palisádu
        [stable] Stáj
        [stone-wall] Kamennou hradbu
        [fortress] Pevnost
        [barricade] Barikádu
        [crane] Jeřáb
        [town-hall] Radnici
       *[embassy] Velvyslanectví
    }
ks-phrase-extras =
    { $token ->
        [yes] , se žetonem +2
       *[no] { "" }
    }{ $market ->
        [up] , přes Tržiště o jedno výš
        [down] , přes Tržiště o jedno níž
       *[no] { "" }
    }{ $envoy ->
        [yes] , s královským vyslancem
       *[no] { "" }
    }
ks-phrase-phase =
    { $phase ->
        [aid] králova pomoc
        [spring] jaro
        [reward] králova odměna
        [summer] léto
        [envoy] královský vyslanec
        [autumn] podzim
        [recruiting] verbování
       *[winter] zima
    }
ks-phrase-goods-to-choose =
    { $goods ->
        [gold-wood] zlato nebo dřevo
        [gold-stone] zlato nebo kámen
        [wood-stone] dřevo nebo kámen
       *[gold-wood-stone] zlato, dřevo nebo kámen
    }
ks-phrase-giver =
    { $giver ->
        [aid] Králova pomoc
        [battle] Vítězství
        [merchant] Kupec
        [astronomer] Hvězdář
        [master-hunter] Lovčí
        [swordsmith] Mečíř
        [duchess] Vévodkyně
        [smuggler] Pašerák
       *[queen] Královna
    }
ks-phrase-price =
    { $gold ->
        [0] { "" }
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }{ $wood ->
        [0] { "" }
       *[other]
            { $gold ->
                [0] { "" }
               *[other] { ", " }
            }{ $wood ->
                [one] { $wood } dřevo
                [few] { $wood } dřeva
               *[other] { $wood } kusů dřeva
            }
    }{ $stone ->
        [0] { "" }
        [one] { ", " }{ $stone } kámen
        [few] { ", " }{ $stone } kameny
       *[other] { ", " }{ $stone } kamenů
    }

## Na co se čeká: ode mne a od někoho jiného

ks-awaited-rerolling =
    { $statue ->
        [yes]
            { $chapel ->
                [yes] Přehoďte jednu kostku díky Soše, nebo všechny díky Kapli, nebo je nechte
               *[no] Všechny kostky ukazují totéž: přehoďte jednu díky Soše, nebo je nechte
            }
       *[no] Kostky ukazují nejvýš 7: přehoďte všechny díky Kapli, nebo je nechte
    }
    .other = { $who } může přehodit kostky
ks-awaited-influence =
    { $dice ->
        [one] Pošlete poslední kostku k rádci, nebo pasujte
        [few] Pošlete kostky k rádci, nebo pasujte (zbývají { $dice } kostky)
       *[other] Pošlete kostky k rádci, nebo pasujte (zbývá { $dice } kostek)
    }
    .other = { $who } vybírá rádce
ks-awaited-taking =
    { $left ->
        [one] { ks-phrase-giver }: vezměte { ks-phrase-goods-to-choose }
        [few] { ks-phrase-giver }: vezměte { $left } suroviny, po jedné: { ks-phrase-goods-to-choose }
       *[other] { ks-phrase-giver }: vezměte { $left } surovin, po jedné: { ks-phrase-goods-to-choose }
    }
    .other = { $who } vybírá suroviny ({ ks-phrase-giver })
ks-awaited-exchanging = Alchymista: dejte 1 surovinu a dostanete po jedné od obou ostatních druhů, nebo odmítněte
    .other = { $who } je u Alchymisty
ks-awaited-smuggling = Pašerák: 3 suroviny za 1 bod; přijměte, nebo odmítněte
    .other = { $who } je u Pašeráka
ks-awaited-building =
    { $left ->
        [one] Postavte budovu, nebo dál nestavte
        [few] Postavte budovu (s královským vyslancem až { $left }), nebo dál nestavte
       *[other] Postavte budovu (s královským vyslancem až { $left }), nebo dál nestavte
    }
    .other = { $who } může stavět
ks-awaited-selling = Radnice: dejte surovinu nebo žeton +2 za 1 bod, nebo si nechte všechno
    .other = { $who } může něco prodat na Radnici
ks-awaited-recruiting =
    { $paid ->
        [0]
            { $price ->
                [one] Verbujte vojáky, každého za { $price } surovinu, nebo verbování ukončete
                [few] Verbujte vojáky, každého za { $price } suroviny, nebo verbování ukončete
               *[other] Verbujte vojáky, každého za { $price } surovin, nebo verbování ukončete
            }
       *[other] Ještě jednu surovinu za tohoto vojáka
    }
    .other = { $who } může verbovat vojáky
ks-awaited-losing =
    { $left ->
        [one] Porážka: odevzdejte { $left } surovinu podle výběru
        [few] Porážka: odevzdejte { $left } suroviny podle výběru, po jedné
       *[other] Porážka: odevzdejte { $left } surovin podle výběru, po jedné
    }
    .other = { $who } vybírá, které suroviny odevzdá
ks-awaited-neutral = Hází se neutrálními kostkami
    .other = Hází se neutrálními kostkami
ks-awaited-rolling = Hází se kostkami
    .other = Hází se kostkami
ks-awaited-statue = Přehazuje se kostka
    .other = Přehazuje se kostka
ks-awaited-chapel = Přehazují se kostky
    .other = Přehazují se kostky
ks-awaited-peeking = Někdo se dívá na nepřítele
    .other = Někdo se dívá na nepřítele
ks-awaited-revealing = Odkrývá se nepřítel
    .other = Odkrývá se nepřítel
ks-awaited-reinforcing = Hází se královou kostkou
    .other = Hází se královou kostkou
ks-awaited-over = Hra skončila
    .other = Hra skončila

## Rozhodnutí, jako na tlačítku

ks-action-pass = Pasovat
ks-action-done =
    { $what ->
        [building] Dál nestavět
        [selling] Nic neprodat
        [recruiting] Ukončit verbování
       *[other] Hotovo
    }
ks-action-decline = Odmítnout
ks-action-keep = Nechat kostky
ks-action-accept = Přijmout
ks-action-chapel = Přehodit všechny kostky (Kaple)
ks-action-take = Vzít { ks-phrase-good }
ks-action-give =
    { $what ->
        [recruiting] Zaplatit { ks-phrase-good }
        [losing] Odevzdat { ks-phrase-good }
       *[other] Dát { ks-phrase-good }
    }
ks-action-exchange = Vyměnit { ks-phrase-traded }
ks-action-sell = Prodat { ks-phrase-good } za 1 bod
ks-action-statue = Přehodit { ks-phrase-one-die } (Socha)
ks-action-build = Postavit { ks-phrase-the-building }
ks-action-influence = Poslat { $dice } { ks-phrase-to-advisor } ({ $value }){ ks-phrase-extras }

## Rozhodnutí v záznamu

ks-log-pass = { $who } pasuje
ks-log-done =
    { $what ->
        [building] { $who } už nestaví
        [selling] { $who } nic neprodává
        [recruiting] { $who } už neverbuje
       *[other] { $who } končí
    }
ks-log-decline = { $who } odmítá
ks-log-keep = { $who } si nechává kostky
ks-log-accept = { $who } přijímá Pašerákovu nabídku
ks-log-chapel = { $who } přehazuje všechny kostky díky Kapli
ks-log-take = { $who } bere { ks-phrase-good }
ks-log-give = { $who } dává { ks-phrase-good }
ks-log-exchange = { $who } mění u Alchymisty { ks-phrase-traded }
ks-log-sell = { $who } prodává na Radnici { ks-phrase-good } za 1 bod
ks-log-statue = { $who } přehazuje { ks-phrase-one-die } díky Soše
ks-log-build = { $who } staví { ks-phrase-the-building }
ks-log-influence = { $who } posílá { $dice } { ks-phrase-to-advisor } ({ $value }){ ks-phrase-extras }
ks-log-roll = { $who } hází: { $dice }
ks-log-roll-neutral = Neutrální kostky: { $dice }
ks-log-roll-king = Králova kostka: { $dice }
ks-log-enemy = Nepřítel se odkrývá: { ks-phrase-enemy }, síla { $strength }
ks-log-enemy-hidden = { $who } se tajně dívá na nepřítele
ks-log-enemy-peeked = { $who } vidí nepřítele: { ks-phrase-enemy }, síla { $strength }

## Události

ks-event-influence = { $who } posílá { $dice } { ks-phrase-to-source }{ ks-phrase-extras }
ks-event-neutral = Neutrální kostky jdou { ks-phrase-to-source }: { $dice }
ks-event-roll =
    { $source ->
        [statue] { $who } přehazuje jednu kostku: { $dice }
        [chapel] { $who } přehazuje: { $dice }
       *[rolling]
            { $white ->
                [yes] { $who } hází bílou kostkou: { $dice }
               *[no] { $who } hází: { $dice }
            }
    }
ks-event-goods = { $who }: { $changes }
ks-event-points =
    { $who }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } ({ $source ->
        [advisors] rádci
        [reward] králova odměna
        [battles] bitva
        [town-hall] Radnice
        [embassy] Velvyslanectví
       *[losses] porážka
    })
ks-event-built = { $who } staví { ks-phrase-the-source }
ks-event-razed = { $who } ztrácí { ks-phrase-the-source }
ks-event-nothing =
    { $source ->
        [building] { $who } už nestaví
        [selling] { $who } nic neprodává
       *[recruiting] { $who } už neverbuje
    }
ks-event-envoy = { $who } dostává královského vyslance
ks-event-peek = { $who } se tajně dívá na nepřítele
ks-event-enemy =
    Nepřítel se odkrývá: { $source ->
        [barbarians] Barbaři
        [goblins] Goblini
        [orcs] Orkové
        [zombies] Zombie
        [demons] Démoni
       *[dragons] Draci
    }, síla { $strength }
ks-event-battle = Králova kostka: { $king_die }. Síla nepřítele: { $strength }. Bojová síla: { $values }
ks-event-order = Pořadí: { $order }
ks-event-phase = Rok { $year }: { ks-phrase-phase }
ks-event-over = Hra skončila

## Proč to nejde

ks-reason-no-action = Taková akce neexistuje.
ks-reason-over = Hra skončila.
ks-reason-chance = Nejdřív se hází kostkami nebo se odkrývá karta.
ks-reason-not-chance = Teď se nic nehází ani neodkrývá.
ks-reason-awaited =
    { $awaited ->
        [rerolling] Nejdřív je třeba nechat nebo přehodit kostky.
        [influence] Teď pošlete kostky k rádci, nebo pasujte.
        [taking] Nejdřív je třeba vzít surovinu.
        [exchanging] Nejdřív odpovězte Alchymistovi.
        [smuggling] Nejdřív odpovězte Pašerákovi.
        [building] Teď lze postavit budovu, nebo dál nestavět.
        [selling] Nejdřív rozhodněte, zda na Radnici prodáte.
        [recruiting] Teď lze verbovat vojáky, nebo verbování ukončit.
       *[losing] Nejdřív je třeba odevzdat surovinu.
    }
ks-reason-half-paid = Tento voják je zaplacený napůl: dejte ještě jednu surovinu.
ks-reason-no-token = Nemáte žádný žeton +2.
ks-reason-token-used = Za období smíte přidat jeden žeton +2, a to už se stalo.
ks-reason-no-building = Na to potřebujete { ks-phrase-the-building }.
ks-reason-used = { ks-phrase-building }: jen jednou za období, a to už bylo.
ks-reason-too-high = Vaše kostky ukazují { $total }: Kaple potřebuje nejvýš { $limit }.
ks-reason-not-equal = Socha potřebuje, aby všechny kostky ukazovaly totéž.
ks-reason-not-offered =
    { $good ->
        [gold] Zlato se tu nenabízí.
        [wood] Dřevo se tu nenabízí.
       *[stone] Kámen se tu nenabízí.
    }
ks-reason-no-good =
    { $good ->
        [gold] Nemáte zlato.
        [wood] Nemáte dřevo.
       *[stone] Nemáte kámen.
    }
ks-reason-no-die = Takovou kostku nemáte.
ks-reason-die-sent = Podruhé nelze poslat { ks-phrase-die }.
ks-reason-same-die = Všechny kostky ukazují totéž: přehoďte první kostku té barvy.
ks-reason-same-dice = Tyto kostky ukazují totéž: pošlete první z nich.
ks-reason-stands = Tato budova už stojí.
ks-reason-left-first =
    Staví se zleva: nejdřív postavte { $wanted ->
        [statue] Sochu
        [chapel] Kapli
        [church] Kostel
        [inn] Hostinec
        [market] Tržiště
        [farms] Statky
        [guard-tower] Strážní věž
        [blacksmith] Kovárnu
        [barracks] Kasárna
        [palisade] Palisádu
        [stable] Stáj
        [stone-wall] Kamennou hradbu
        [barricade] Barikádu
        [crane] Jeřáb
       *[town-hall] Radnici
    }.
ks-reason-too-dear = Na to nemáte, cena: { ks-phrase-price }.
ks-reason-no-advisor = Rádce s číslem { $value } neexistuje: čísla jdou od 1 do 18.
ks-reason-occupied =
    { $seat ->
        [neutral] Stojí tu neutrální kostky: pomůže jen královský vyslanec.
       *[other] Obsazeno: { $who }. Pomůže jen královský vyslanec.
    }

## Nadpisy nad rozhodnutími v textu

ks-group-influence = Poslat kostky k rádci
ks-group-build = Postavit budovu
ks-group-take = Vzít surovinu
ks-group-give = Dát surovinu
ks-group-exchange = Vyměnit u Alchymisty
ks-group-sell = Prodat na Radnici
ks-group-statue = Přehodit jednu kostku
ks-group-chapel = Přehodit všechny kostky
ks-group-keep = Nechat kostky
ks-group-accept = Přijmout
ks-group-decline = Odmítnout
ks-group-pass = Pasovat
ks-group-done = Skončit

## Popisky pro čtečky obrazovky

ks-advisor-label =
    { ks-phrase-advisor }, { $value }: { $state ->
        [reachable] na dosah vašich kostek
        [envoy] obsazeno ({ $who }), ale s královským vyslancem to jde
        [taken] obsazeno ({ $who })
        [neutral] obsazeno neutrálními kostkami
        [mine] stojí tu vaše kostky
        [out-of-reach] mimo dosah vašich kostek
       *[free] volno
    }
ks-building-label =
    { ks-phrase-building }: { $state ->
        [built] postaveno
        [affordable] lze postavit
        [too-dear] chybí suroviny
        [left-first] nejdřív budova vlevo
       *[free] nepostaveno
    }
ks-dice-label = { $who }, kostky: { $dice }
ks-die-label =
    { $colour ->
        [white] Bílá kostka, { $value }
       *[coloured] Barevná kostka, { $value }
    }{ $state ->
        [sent] , odeslaná
        [chosen] , vybraná
       *[free] { "" }
    }

## Stůl

ks-court = Dvůr
ks-province = Provincie
ks-army = Vojsko
ks-price = Cena
ks-gift = Dar
ks-effect = Účinek
ks-in-battle = V bitvě
ks-ways = Jak sem poslat kostky
ks-ways-count =
    { $count ->
        [one] { $count } způsob
        [few] { $count } způsoby
       *[other] { $count } způsobů
    }
ks-legend-lacking = podtečkováno: to vám chybí
ks-legend-die = může přidat králova kostka
ks-legend-enemy = nepřítel
ks-ways-none = Číslo tohoto rádce vašimi kostkami nesložíte.
ks-taken-by = Obsazeno: { $who }
ks-taken-neutral = Obsazeno neutrálními kostkami
ks-envoy-helps = Královský vyslanec vás sem přesto může dostat.
ks-envoy-held = Královský vyslanec: { $who }
ks-envoy-free = Královského vyslance nemá nikdo
ks-combat-now = Aktuální bojová síla: { $count }

## Zima

ks-winter-title = Zima { $year }. roku: { ks-phrase-enemy }
ks-winter-soldiers = Vojáci
ks-winter-buildings = Budovy
ks-winter-king = Králova posila
ks-winter-result =
    { $result ->
        [victory] Vítězství
        [wall] Remíza, a díky Kamenné hradbě vítězství
        [tie] Remíza
       *[defeat] Porážka
    }
ks-winter-nothing = Žádný zisk, žádná ztráta
ks-winter-falls = Zničeno: { ks-phrase-building }
ks-winter-no-building = Žádná budova ke ztrátě
ks-winter-strongest = Nejvyšší bojová síla: 1 bod
ks-winter-fortress = Pevnost: 1 bod
ks-winter-close = Zpět na plán
ks-winter-home = Vojáci jdou domů.

## Kostky, provincie, závěr, klávesy

ks-or = nebo
ks-advice = Nápověda { $rank }
ks-provinces = Provincie
ks-province-of = Provincie: { $who }
ks-building-cost = Cena: { ks-phrase-price }
ks-hand = Vaše kostky a suroviny
ks-your-dice = Vaše kostky
ks-your-goods = Vaše suroviny
ks-enemy-card = { ks-phrase-enemy }, síla { $strength }
    .about = Vítězství přinese: { $reward }. Porážka stojí: { $loss }.
ks-dice-left =
    { $count ->
        [0] Pak nezbude žádná kostka.
        [one] Pak zbude { $dice }.
        [few] Pak zbudou { $dice }.
       *[other] Pak zbude { $dice }.
    }
ks-reason-out-of-reach = { ks-ways-none }
ks-reason-others-province = Tuto provincii má { $who }: staví se ve vlastní.
ks-scoring-title = Pět let je za vámi
ks-scoring-tie-goods = Bodů stejně: rozhodují suroviny.
ks-scoring-tie-buildings = Bodů i surovin stejně: rozhodují budovy.
ks-scoring-skip = Ukázat vše
ks-winter-again = Minulá zima
ks-key-ways = další způsob, jak poslat kostky k vybranému rádci
ks-key-goods = vybrat surovinu
ks-key-pass = pasovat nebo skončit
