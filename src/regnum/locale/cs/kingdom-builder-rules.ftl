### Pravidla. [[JMÉNO]] je obrázek ze hry; řádky s „- “ jsou seznamy.

kb-rules-01-title = O co jde
kb-rules-01-text =
    Všichni osidlují tutéž krajinu, každý osídleními [[settlement-A]] své barvy. Za co se získává zlato, to se hru od hry mění: určují to tři karty, a hrady [[castle]] platí vždycky. Kdo má na konci nejvíc zlata, vyhrává.

    Tah je prostý: karta jmenuje terén a vy na něj postavíte tři osídlení. Umění je v tom, kam, protože každé nové osídlení musí stát vedle vašich, kdykoli to jde.

kb-rules-02-title = Před prvním tahem
kb-rules-02-text =
    Deska se skládá ze čtyř částí vybraných z osmi (s Kočovníky ze dvanácti), každá leží rovně nebo vzhůru nohama. Vznikne dvacet řad po dvaceti hexech.

    - Na každém hexu s lokací leží dva žetony.
    - Odkryté jsou tři karty království; říkají, co vynáší zlato.
    - Každý má v zásobě 40 osídlení a jednu skrytou kartu terénu.
    - Jedno z míst u stolu začíná.

kb-rules-03-title = Tah
kb-rules-03-text =
    Ukážete svou kartu terénu. Pak přijde povinná akce: tři osídlení na tom terénu.

    Před ní nebo po ní, ale ne uprostřed, smíte jednou použít každý ze svých žetonů, v libovolném pořadí. Nemusíte.

    Na konci tahu kartu odhodíte a doberete si novou pro příští tah. Když balíček dojde, odhozené karty se zamíchají a vznikne z nich nový balíček.

kb-rules-04-title = Povinná akce
kb-rules-04-text =
    Postavíte tři osídlení ze zásoby, jedno po druhém, na volné hexy terénu své karty: [[terrain-grass]] louka, [[terrain-canyon]] kaňon, [[terrain-desert]] poušť, [[terrain-flower]] květinové pole nebo [[terrain-forest]] les. Na jednom hexu stojí jedno osídlení. Na [[terrain-water]] vodě a v [[terrain-mountain]] horách nikdo nestaví, ledaže to dovolí žeton, a na hradech a lokacích nikdy nic nestojí.

    Zbývá-li v zásobě méně než tři osídlení, postavíte, kolik jich je. Spotřebovaly-li zásobu už předtím žetony, nestavíte nic.

    Není-li v některou chvíli, kdy ještě máte stavět, volný žádný hex toho terénu, karta se odstraňuje ze hry a dobíráte si další, dokud se nějaká nehodí. Co už stojí, to se počítá.

kb-rules-05-title = Vedle svých
kb-rules-05-text =
    Každé osídlení, které stavíte, se musí dotýkat aspoň jednoho vašeho, které už stojí, pokud to některý vhodný volný hex dovoluje. Zkoumá se to pro každé zvlášť a právě postavená se počítají. Všechna tři nemusí tvořit jednu skupinu: každé se může připojit k jiné vaší skupině. Hexy sousedí (dotýkají se), když mají společnou stranu.

    Teprve když s vašimi osídleními žádný vhodný volný hex nesousedí, vybíráte ze všech volných hexů toho druhu; tak se staví i úplně první osídlení. Osídlení u kraje nějakého terénu vás tedy váže, dokud je tam volno. Kdo se od terénu drží stranou, může s jeho kartou kamkoli.

    Totéž platí pro žetony, které stavějí, a pro stodolu [[token-barn]] a přístav [[token-harbor]].

kb-rules-06-title = Lokace a jejich žetony
kb-rules-06-text =
    Když postavíte osídlení vedle lokace nebo ho tam přesunete, vezmete si hned jeden z jejích žetonů, pokud tam ještě je. Použít ho můžete od příštího tahu, jednou v každém tahu.

    Z jednoho hexu získáte žeton jen jednou za hru, i když o něj přijdete. Dva stejné žetony jsou vždy ze dvou různých hexů.

    Žeton vám zůstává, dokud s jeho hexem sousedí aspoň jedno vaše osídlení. Když poslední odejde, žeton je mimo hru. Pokud jste ho právě používali, přesun přesto platí. Ze dvou stejných žetonů přijdete o ten, který jste v tomto tahu už použili nebo který ještě použít nejde, je-li takový.

kb-rules-07-title = Co žetony dovedou
kb-rules-07-text =
    Tyto staví jedno osídlení ze zásoby navíc:

    - [[token-oracle]] Věštírna: na terénu vaší karty.
    - [[token-farm]] Statek: na louce.
    - [[token-oasis]] Oáza: v poušti.
    - [[token-tower]] Věž: na okraji desky, na kterémkoli z pěti terénů. Sousedí-li nějaký volný okrajový hex s vašimi osídleními, musí to být jeden z takových.
    - [[token-tavern]] Krčma: na kterémkoli z pěti terénů, na konci přímé řady aspoň tří vašich osídlení bez mezer, vodorovné nebo šikmé.

    Tyto přesunou jedno osídlení, které už stojí:

    - [[token-barn]] Stodola: na terén vaší karty, pokud možno k ostatním.
    - [[token-harbor]] Přístav: na vodu, pokud možno k ostatním.
    - [[token-paddock]] Výběh: o dva hexy v přímém směru, přes cokoli, na volný hex některého z pěti terénů. Vedle ostatních stát nemusí.

    Pro stodolu a přístav se osídlení nejdřív zvedne a teprve potom se určuje, které hexy sousedí s ostatními. Opuštěný hex správného terénu se přitom počítá za volný, ale vrátit se na něj osídlení nesmí. Nesousedí-li tedy s ostatními žádný jiný takový hex, přesunout je nelze vůbec.

kb-rules-08-title = Hrady
kb-rules-08-text =
    Na konci každý hrad [[castle]] vynese 3 zlata každému, kdo má vedle něj aspoň jedno osídlení. Víc osídlení u téhož hradu nevynese víc. Hrady nemají žetony a nic na nich nemůže stát.

kb-rules-09-title = Co vynášejí karty
kb-rules-09-text =
    Tři z těchto karet se počítají na konci; s Kočovníky mezi nimi mohou být i karty, které vynášejí už během hry. Každý počítá jen vlastní osídlení. Skupina jsou vaše osídlení, která se vzájemně dotýkají.

    - [[card-fishermen]] Rybáři: 1 zlato za každé osídlení vedle vody. Na vodě samé nevynáší nic.
    - [[card-miners]] Havíři: 1 zlato za každé osídlení vedle hor. V horách nevynáší nic.
    - [[card-workers]] Dělníci: 1 zlato za každé osídlení vedle hradu, lokace nebo kočovníků.
    - [[card-merchants]] Kupci: 4 zlata za každý hrad, lokaci nebo hex kočovníků, který některá vaše skupina spojuje s jiným takovým hexem.
    - [[card-discoverers]] Objevitelé: 1 zlato za každou vodorovnou řadu, kde máte osídlení.
    - [[card-knights]] Rytíři: 2 zlata za každé osídlení ve vaší nejlepší řadě. Počítá se jen jedna.
    - [[card-hermits]] Poustevníci: 1 zlato za každou vaši skupinu, i za samotná osídlení.
    - [[card-citizens]] Měšťané: 1 zlato za každá dvě osídlení vaší největší skupiny.
    - [[card-lords]] Páni: v každé části desky 12 zlat za nejvíc osídlení, 6 za druhý nejvyšší počet.
    - [[card-farmers]] Statkáři: 3 zlata za každé osídlení v té části desky, kde jich máte nejmíň.

kb-rules-10-title = Konec
kb-rules-10-text =
    Jakmile někdo postaví poslední osídlení ze své zásoby, stává se právě hrané kolo posledním. Jako poslední táhne hráč, který je v pořadí těsně před začínajícím, takže všichni mají stejně tahů. Ani tah toho, kdo dostavěl, tím nekončí: žetony, které nepotřebují zásobu, ještě použít lze.

    Potom se počítají karty a hrady. Nejvíc zlata vyhrává; při stejném počtu se hráči o vítězství dělí.

kb-rules-11-title = Kočovníci: co je nového
kb-rules-11-text =
    Rozšíření přináší čtyři části desky se čtyřmi novými lokacemi, hexy kočovníků [[nomads]] namísto hradů, tři karty, které vynášejí zlato už během hry, kamenné zdi [[wall]] a osídlení pro pátého hráče.

    Ze dvanácti částí se berou čtyři, ze třinácti karet tři. Na hexu kočovníků nic stát nemůže; na každém leží odkrytě jeden náhodný žeton. Pro Dělníky [[card-workers]] a Kupce [[card-merchants]] se tyto hexy počítají jako lokace, ať tam žeton ještě je, nebo není; zlato jako hrady nevynášejí.

kb-rules-12-title = Nové lokace a kamenné zdi
kb-rules-12-text =
    - [[token-garden]] Zahrada: postavte jedno osídlení navíc na květinovém poli.
    - [[token-village]] Vesnice: postavte jedno osídlení navíc na hexu některého z pěti terénů, který sousedí aspoň se třemi vašimi.
    - [[token-caravan]] Karavana: přesuňte osídlení v přímém směru po volných hexech pěti terénů, dokud je cesta volná. Zastaví ji voda, hory, hrady, lokace, kočovníci, osídlení, zdi a okraj desky. Dřív zastavit nesmí.
    - [[token-quarry]] Lom: postavte jednu nebo dvě kamenné zdi na volné hexy terénu své karty, každou vedle svého osídlení.

    Zeď [[wall]] stojí do konce. Její hex není volný pro nikoho: nikdo tam nestaví ani nepřistane a přeskočit ji může jen výběh. Zdi nikomu nepatří a nic nevynášejí. Je jich 25 a jsou ve hře jen s částí desky, kde je lom.

kb-rules-13-title = Žetony kočovníků
kb-rules-13-text =
    Kdo první postaví osídlení vedle kočovníků nebo ho tam přesune, vezme si žeton, který tam leží. Použít ho smí jen v příštím tahu a jen jednou; na konci toho tahu žeton se odstraňuje ze hry, použitý i nepoužitý. Odejde-li osídlení jinam, žeton se neztrácí.

    - [[token-donation-grass]] Darovaná země: postavte tři osídlení na terénu, který žeton ukazuje, i na vodě nebo v horách, každé pokud možno vedle svých. Když začnete, postavíte všechna tři, pokud stačí zásoba a volné hexy. Sedm žetonů, po jednom na terén; ostatních druhů po dvou.
    - [[token-resettlement]] Přesídlení: až čtyři kroky o jeden hex, jedním nebo několika osídleními, po volných hexech pěti terénů. Vedle ostatních skončit nemusí.
    - [[token-outpost]] Výspa: jedno stavěné osídlení nemusí stát vedle vašich; terén musí odpovídat. Smí to být i jedno ze tří osídlení povinné akce.
    - [[token-sword]] Meč: každému z ostatních hráčů se jedno osídlení odstraní a vrátí do zásoby.
    - [[token-treasure]] Poklad: hned 3 zlata; žeton se odstraňuje ze hry.

kb-rules-14-title = Karty, které vynášejí už během hry
kb-rules-14-text =
    Tyto tři vynášejí zlato hned, na konci už ne. Jednou vyplacené zlato se nikdy nebere zpět.

    - [[card-families]] Rodiny: 2 zlata, když tři osídlení vaší povinné akce stojí těsně vedle sebe v přímé řadě. Starší osídlení mezeru nezaplní a méně než tři nevynesou nic.
    - [[card-shepherds]] Pastýři: 2 zlata za každé postavené osídlení, vedle kterého v tu chvíli není volný hex téhož terénu. Hex se zdí není volný.
    - [[card-ambassadors]] Vyslanci: 1 zlato za každé osídlení postavené vedle aspoň jednoho cizího.

    Pastýři a Vyslanci berou v úvahu každé postavené osídlení, podle karty i podle žetonu, ale ne přesuny.

kb-rules-15-title = V pěti
kb-rules-15-text =
    S Kočovníky může hrát pět hráčů. Nic dalšího se nemění: každý má 40 osídlení a na desce je dost místa pro všechna.

kb-rules-16-title = Na co se lidé ptají
kb-rules-16-text =
    - Smí se jedno osídlení přesunout v tahu dvakrát? Ano, dvěma žetony, třeba i stejnými, i v tahu, kdy bylo postaveno.
    - Odvolá meč poslední kolo? Ne. Jakmile někdo postavil poslední osídlení, hra končí tímto kolem, i když se mu osídlení vrátí do zásoby.
    - Přijde oběť meče o žeton? Ano, pokud už s lokací žádné její osídlení nesousedí. Hostitel může zvolit jinak.
    - Kdo vybírá, co meč odstraní? Ten, kdo ho používá: jedno osídlení každého z ostatních. Hostitel může výběr nechat majitelům.
    - Bere přesídlení žetony cestou? Ano, každý krok je přesun: po něm se žetony berou a ztrácejí. Hostitel může nechat počítat jen stav po posledním kroku.
    - Páni při shodě? Všichni s nejvyšším počtem dostanou po 12, všichni s nejbližším nižším po 6. Mají-li všichni stejně, všichni dostanou po 12. Nula je také počet.
    - Osídlení na vodě vedle hor? Vynáší u Havířů a osídlení v horách vedle vody u Rybářů. Pro všechny ostatní karty je jako každé jiné.
    - Co když se terén karty zaplní po povinné akci? Pak v tom tahu nejde použít věštírnu, stodolu ani lom. Nová karta se kvůli nim nedobírá.
    - Dá se žeton použít uprostřed jiného? Ne, kromě výspy u osídlení, které se právě staví.
