### Co mluví pro tah v Kingsburgu: části věty o tahu.

ks-merit-gift =
    { $advisor ->
        [jester] 1 bod
        [squire] 1 zlatý
        [architect] 1 dřevo
        [merchant] 1 zlatý nebo 1 dřevo
        [sergeant] 1 voják
        [alchemist] výměna 1 suroviny za dvě jiné
        [astronomer] 1 surovina podle výběru a žeton +2
        [treasurer] 2 zlaté
        [master-hunter] 1 dřevo a k němu 1 zlatý nebo 1 kámen
        [general] 2 vojáci a pohled na nepřítele
        [swordsmith] 1 kámen a k němu 1 zlatý nebo 1 dřevo
        [duchess] 2 suroviny podle výběru a žeton +2
        [champion] 3 kameny
        [smuggler] 3 suroviny podle výběru za 1 bod
        [inventor] 1 zlatý, 1 dřevo a 1 kámen
        [wizard] 4 zlaté
        [queen] 2 suroviny podle výběru, 3 body a pohled na nepřítele
       *[king] 1 zlatý, 1 dřevo, 1 kámen a 1 voják
    }
ks-merit-pays = stačí na { ks-phrase-the-building }
ks-merit-towards =
    { $count ->
        [one] na { ks-phrase-the-building } pak chybí { $count } surovina
        [few] na { ks-phrase-the-building } pak chybí { $count } suroviny
       *[other] na { ks-phrase-the-building } pak chybí { $count } surovin
    }
ks-merit-against = pomůže proti nepříteli tohoto roku (síla { $low } až { $high })
ks-merit-against-known = pomůže proti nepříteli tohoto roku (síla { $strength })
ks-merit-contested =
    { $count ->
        [one] soupeř by tam mohl být dřív
        [few] { $count } soupeři by tam mohli být dřív
       *[other] { $count } soupeřů by tam mohlo být dřív
    }
ks-merit-leaves = zbudou kostky { ks-phrase-to-advisor }
ks-merit-enough = nic dalšího by teď nepomohlo
ks-merit-saves = šetří suroviny na { ks-phrase-the-building }
ks-merit-points = { ks-points }
ks-merit-strength = +{ $count } v bitvě
ks-merit-effect =
    { $building ->
        [statue] přehoz kostky, jsou-li všechny stejné
        [chapel] přehoz slabých hodů
        [church] +1 proti démonům
        [cathedral] body za suroviny na konci hry
        [inn] žeton +2 každé léto
        [market] posun o jedno každé období
        [farms] o bílou kostku víc každé období
        [merchants-guild] 1 zlatý každé období
        [barracks] levnější vojáci
        [palisade] +2 proti zombiím
        [stable] o vojáka víc ke každým darovaným
        [stone-wall] remíza v bitvě je výhra
        [fortress] o 1 bod víc za každé vítězství
        [barricade] +1 proti goblinům
        [crane] levnější budovy vpravo
        [town-hall] surovina za 1 bod každé období
       *[embassy] 1 bod každé období
    }
ks-merit-opens = potom lze postavit { ks-phrase-the-building }
ks-merit-needed = je potřeba na { ks-phrase-the-building }
ks-merit-keep-roll = nový hod by byl v průměru horší
ks-merit-new-roll = nový hod je v průměru lepší
ks-merit-safe = další vojáci by nic nepřinesli
ks-merit-spare = příští budova ji nepotřebuje
ks-merit-province = budovy se vyplatí
ks-merit-goods = suroviny přijdou k užitku
ks-merit-court = lepší dary teprve přijdou
ks-merit-army = lepší vyhlídky v zimě
ks-merit-tokens = šetří žetony +2
ks-merit-envoy = královský vyslanec zůstane

## Nadpisy nad tahy v textovém režimu: k čemu vedou

ks-outcome-advisor = { ks-phrase-advisor } ({ $value }): { ks-merit-gift }
