### Pravidla. [[JMÉNO]] je obrázek; řádky s „- “ tvoří seznam.

ks-rules-01-title = O co jde
ks-rules-01-text =
    Každý z vás pět let spravuje provincii na okraji království. Kostkami si získáváte přízeň králových rádců, od nich máte suroviny (zlato [[good-gold]], dřevo [[good-wood]] a kámen [[good-stone]]) a vojáky a s nimi stavíte a odoláváte nepříteli, který přichází každou zimu.
    
    Vyhrává ten, kdo má po páté zimě nejvíc bodů [[point]]. Body jsou za budovy, od některých rádců, z bitev a z královy odměny. Klesnout lze i pod nulu.
ks-rules-02-title = Rok
ks-rules-02-text =
    Rok má osm fází, vždy v tomto pořadí:
    
    - { ks-phase-aid }
    - { ks-phase-spring }: první úrodné období
    - { ks-phase-reward }
    - { ks-phase-summer }: druhé úrodné období
    - { ks-phase-envoy }
    - { ks-phase-autumn }: třetí úrodné období
    - { ks-phase-recruiting }
    - { ks-phase-winter }: bitva
    
    Všechno leží odkryté: suroviny, žetony, budovy, kostky, vojáci i body. Jen nepřátelé leží lícem dolů: před hrou se pro každý rok vylosovala jedna z pěti karet. Vidět je rozmezí síly letošního nepřítele i těch pět karet, z nichž se losovalo.
ks-rules-03-title = Králova pomoc
ks-rules-03-text =
    Král pomáhá tomu, kdo zaostává: hráči s nejmenším počtem budov, a je-li takových víc, tomu z nich, kdo má nejméně surovin. Toto jaro hází jednou bílou kostkou navíc.
    
    Je-li jich i tak víc, kostku nedostane nikdo. Místo toho si každý z nich v pořadí vezme jednu surovinu podle výběru. Na prvním jaře, kdy nikdo nic nemá, tedy všichni začínají s jednou surovinou.
ks-rules-04-title = Úrodná období: hod
ks-rules-04-text =
    Jaro, léto i podzim probíhají stejně: všichni házejí, posílají kostky k rádcům, berou jejich dary a smějí stavět.
    
    Nejdřív { ks-building-merchants-guild } [[building-merchants-guild]] vyplatí své zlato. Pak všichni hodí třemi barevnými kostkami a všemi bílými, které v tomto období mají.
    
    Potom se změní pořadí: první je nejnižší součet, poslední nejvyšší. Bílé kostky se počítají. Při stejném součtu zůstává dosavadní pořadí. Nízký hod dává u dvora první volbu, vysoký dosáhne dál.
ks-rules-05-title = Kostky k rádcům
ks-rules-05-text =
    Každý v pořadí pošle kostky k jednomu rádci, nebo pasuje, a tak dál kolo za kolem, dokud nepasují všichni. Kdo pasoval, v tomto období už kostky neposílá, ale dary dostane a stavět smí.
    
    Součet kostek, které posíláte společně, musí být přesně číslo rádce, od 1 [[advisor-jester]] do 18 [[advisor-king]]. Můžete poslat jednu kostku nebo několik. Kostka se nedělí a nemusíte použít všechny.
    
    Rádce, u kterého stojí kostky, vaše nebo cizí, je na celé období obsazený. Podruhé k němu pošlete kostky jen s královským vyslancem [[envoy]].
    
    Komu nezbyla barevná kostka nebo se žádná nikam nehodí, ten pasuje automaticky. Kostky, které nepošlete, nic nepřinesou.
ks-rules-06-title = Bílé kostky a žetony +2
ks-rules-06-text =
    Bílé kostky jsou od krále, když pomáhá, a za { ks-building-farms } [[building-farms]]; na jaře můžete mít dvě. Platí jako každá jiná, ale v každé skupině musí být aspoň jedna vaše barevná.
    
    Žeton +2 [[token-plus2]] přidá ke skupině přesně 2 a spotřebuje se s ní. Takto smíte použít jeden za období, ať jich máte kolik chcete. Žeton získaný v tomto období lze přidat ke kostkám až v příštím. Na Radnici smíte dát žeton i v témže období, třeba ten nový.
ks-rules-07-title = Socha, Kaple a Tržiště
ks-rules-07-text =
    { ks-building-statue } [[building-statue]]: { ks-building-statue.about } Totéž musí ukazovat i bílé kostky a přehodit smíte i bílou.
    
    { ks-building-chapel } [[building-chapel]]: { ks-building-chapel.about } Všechny znamená i bílé a také tu, kterou jste právě přehodili díky Soše.
    
    V jednom období smíte použít obě, v pořadí, které se vám hodí, ale každou jen jednou. Přehazuje se dřív, než se určí nové pořadí; hráči se rozhodují jeden po druhém, ještě v dosavadním pořadí.
    
    { ks-building-market } [[building-market]]: { ks-building-market.about } Se součtem 9 dosáhnete na 8, 9 nebo 10. Jde to dohromady se žetonem +2: devítka pak dosáhne na 10, 11 nebo 12. Pod 1 a nad 18 nikdo není, ale 19 lze snížit na 18.
ks-rules-08-title = Rádci pomáhají
ks-rules-08-text =
    Když všichni pasovali, rozdávají rádci dary, od nejnižšího k nejvyššímu. Co dal nižší, lze hned použít u vyššího.
    
    - [[advisor-jester]] 1, { ks-advisor-jester }: { ks-advisor-jester.about }
    - [[advisor-squire]] 2, { ks-advisor-squire }: { ks-advisor-squire.about }
    - [[advisor-architect]] 3, { ks-advisor-architect }: { ks-advisor-architect.about }
    - [[advisor-merchant]] 4, { ks-advisor-merchant }: { ks-advisor-merchant.about }
    - [[advisor-sergeant]] 5, { ks-advisor-sergeant }: { ks-advisor-sergeant.about }
    - [[advisor-alchemist]] 6, { ks-advisor-alchemist }: { ks-advisor-alchemist.about }
    - [[advisor-astronomer]] 7, { ks-advisor-astronomer }: { ks-advisor-astronomer.about }
    - [[advisor-treasurer]] 8, { ks-advisor-treasurer }: { ks-advisor-treasurer.about }
    - [[advisor-master-hunter]] 9, { ks-advisor-master-hunter }: { ks-advisor-master-hunter.about }
    - [[advisor-general]] 10, { ks-advisor-general }: { ks-advisor-general.about }
    - [[advisor-swordsmith]] 11, { ks-advisor-swordsmith }: { ks-advisor-swordsmith.about }
    - [[advisor-duchess]] 12, { ks-advisor-duchess }: { ks-advisor-duchess.about }
    - [[advisor-champion]] 13, { ks-advisor-champion }: { ks-advisor-champion.about }
    - [[advisor-smuggler]] 14, { ks-advisor-smuggler }: { ks-advisor-smuggler.about }
    - [[advisor-inventor]] 15, { ks-advisor-inventor }: { ks-advisor-inventor.about }
    - [[advisor-wizard]] 16, { ks-advisor-wizard }: { ks-advisor-wizard.about }
    - [[advisor-queen]] 17, { ks-advisor-queen }: { ks-advisor-queen.about }
    - [[advisor-king]] 18, { ks-advisor-king }: { ks-advisor-king.about }
    
    Suroviny podle výběru mohou být jakékoli, i několik stejných. Surovin je vždy dost. Potom si každý vezme své kostky zpět.
ks-rules-09-title = Stavění
ks-rules-09-text =
    Každý smí v pořadí postavit jednu budovu za suroviny, které jsou na ní uvedeny. Její body platí hned.
    
    Každá z pěti řad provincie má čtyři budovy a staví se zleva doprava: budova potřebuje tu, která je vlevo od ní. Které řady začnete a jak daleko dojdete, je na vás. Každou budovu můžete mít jen jednou a působí dál, ať vedle ní postavíte cokoli.
ks-rules-10-title = Co dělají budovy
ks-rules-10-text =
    Zde jsou řadu po řadě, po čtyřech, vždy zleva doprava. Cena a body každé jsou vidět v provincii.

    - [[building-statue]] { ks-building-statue }: { ks-building-statue.about }
    - [[building-chapel]] { ks-building-chapel }: { ks-building-chapel.about }
    - [[building-church]] { ks-building-church }: { ks-building-church.about }
    - [[building-cathedral]] { ks-building-cathedral }: { ks-building-cathedral.about }
    - [[building-inn]] { ks-building-inn }: { ks-building-inn.about }
    - [[building-market]] { ks-building-market }: { ks-building-market.about }
    - [[building-farms]] { ks-building-farms }: { ks-building-farms.about }
    - [[building-merchants-guild]] { ks-building-merchants-guild }: { ks-building-merchants-guild.about }
    - [[building-guard-tower]] { ks-building-guard-tower }: { ks-building-guard-tower.about }
    - [[building-blacksmith]] { ks-building-blacksmith }: { ks-building-blacksmith.about }
    - [[building-barracks]] { ks-building-barracks }: { ks-building-barracks.about }
    - [[building-wizards-guild]] { ks-building-wizards-guild }: { ks-building-wizards-guild.about }
    - [[building-palisade]] { ks-building-palisade }: { ks-building-palisade.about }
    - [[building-stable]] { ks-building-stable }: { ks-building-stable.about }
    - [[building-stone-wall]] { ks-building-stone-wall }: { ks-building-stone-wall.about }
    - [[building-fortress]] { ks-building-fortress }: { ks-building-fortress.about }
    - [[building-barricade]] { ks-building-barricade }: { ks-building-barricade.about }
    - [[building-crane]] { ks-building-crane }: { ks-building-crane.about }
    - [[building-town-hall]] { ks-building-town-hall }: { ks-building-town-hall.about }
    - [[building-embassy]] { ks-building-embassy }: { ks-building-embassy.about }
    
    Hostinec, Velvyslanectví a Radnice působí, když všichni dostavěli, hráč po hráči v pořadí, a to už v období, kdy byly postaveny. Žeton z Hostince může jít hned do Radnice.
ks-rules-11-title = Králova odměna
ks-rules-11-text = Po jaru odmění král 1 bodem [[point]] toho, kdo má nejvíc budov. Má-li jich několik hráčů stejně, dostane ho každý z nich.
ks-rules-12-title = Královský vyslanec
ks-rules-12-text =
    Po létě pošle král vyslance [[envoy]] k tomu, kdo zaostává: má nejméně budov a mezi takovými nejméně surovin. Při shodě ho nedostane nikdo.
    
    Vyslanec pomůže jednou, jedním ze dvou způsobů:
    
    - Pošlete kostky k obsazenému rádci. Ostatní pravidla platí a každá skupina kostek u něj dostane celý dar; mohou být i obě vaše.
    - Postavíte v jednom období dvě budovy, jednu po druhé, každou za její cenu. Druhá může v téže řadě následovat po první.
    
    Zůstává u vás na podzim a ještě na jaře a v létě příštího roku. Nevyužijete-li ho do té doby, vrátí se dřív, než je vyslán znovu.
ks-rules-13-title = Verbování
ks-rules-13-text =
    Po podzimu smí každý v pořadí proměnit suroviny ve vojáky [[soldier]]: jakékoli dvě suroviny za jednoho, kolik jich zaplatí. Má-li { ks-building-barracks } [[building-barracks]], stačí jedna.
    
    Vojáci od rádců už čekají. Všichni vyčkávají na bitvu.
ks-rules-14-title = Zima: bitva
ks-rules-14-text =
    Odkryje se nepřítel roku. Pak se hodí královou kostkou a ke každému hráči přijde tolik vojáků, kolik ukáže.
    
    Vaše bojová síla je počet vašich vojáků i s tím, co přidají nebo uberou budovy. Každý čelí celé síle nepřítele sám:
    
    - Víc než nepřítel: vítězství. Dostanete odměnu z karty.
    - Stejně: remíza. Nic nezískáte, nic neztratíte. S touto budovou je to vítězství: { ks-building-stone-wall } [[building-stone-wall]].
    - Méně: porážka. Utrpíte ztrátu z karty.
    
    Z vítězů dostane o 1 bod víc ten, kdo má nejvyšší bojovou sílu ze všech hráčů; při shodě každý takový vítěz. { ks-building-fortress } [[building-fortress]] přinese za každé vítězství ještě bod.
    
    Pak karta opouští hru a všichni vojáci jdou domů. Do příštího roku žádný nezůstane.
ks-rules-15-title = Co stojí porážka
ks-rules-15-text =
    Ztráty přicházejí v tomto pořadí: zlato, dřevo, kámen, suroviny podle vašeho výběru, budova, body.
    
    - Máte-li některé suroviny málo, přijdete o to, co je. Nic jiného se místo ní nebere.
    - Padne ta vaše budova, která stojí nejvíc vpravo; je-li jich v tom sloupci víc, ta nejvyšší z nich. Přijdete o její body i účinek a později ji můžete postavit znovu za obvyklou cenu.
    - Na bojovou sílu této zimy ztráty vliv nemají: porovnala se dřív.
ks-rules-16-title = Hra ve dvou
ks-rules-16-text =
    Ve dvou by byl dvůr příliš prázdný. Na začátku každého úrodného období se proto ještě před hráči hází neutrálními kostkami: tři jdou k rádci, jehož číslo je jejich součet, a pak dvě další stejně podle svého součtu. Jsou-li oba součty stejné, jde každá z těch dvou zvlášť k rádci svého čísla; ukazují-li obě totéž, jedna se odloží.
    
    Tito rádci jsou obsazení: neutrální kostky nic nedostanou, ale dostat vás tam může jen královský vyslanec [[envoy]].
ks-rules-17-title = Konec hry
ks-rules-17-text =
    Hra končí po páté zimě. { ks-building-cathedral } [[building-cathedral]] pak spočítá suroviny svého majitele: 1 bod za každé dvě.
    
    Vyhrává nejvíc bodů. Při shodě ten, kdo má víc surovin, pak ten, kdo má víc budov. Je-li stejné i to, o vítězství se dělí. Vojáci a žetony +2 se za suroviny nepočítají.
ks-rules-18-title = Na co se lidé ptají
ks-rules-18-text =
    - Smím pasovat, i když ještě mám kam poslat kostky? Ano, vždy.
    - Smí se spojit víc kostek, žeton +2 a Tržiště? Ano, i v jedné skupině.
    - Mám vyslance a rádce je volný. Smím k němu? Ano, a vyslanec vám zůstane: spotřebuje se jen tam, kde je potřeba.
    - Smím Pašeráka odmítnout? Ne, obchod se uskuteční, i s nulou bodů. Stůl lze nastavit jinak.
    - Pomáhá Stáj u víc rádců za období? Ano, u každého, který dává vojáky. U stolu lze nastavit, že jen jednou za období.
    - Pomůže Jeřáb, když je s vyslancem první ze dvou budov? Ano, s tou druhou, stojí-li ve třetím nebo čtvrtém sloupci. Stůl lze nastavit jinak.
    - Při králově odměně nemá budovu nikdo? Pak jsou si všichni rovni a každý dostane bod. Stůl lze nastavit jinak.
    - Pomohou Statky v období, kdy jsou postaveny? Ne, hod už byl: až od příštího období.
    - Kolik smím mít vojáků? Kolik jich seženete.
    - Kdo zná nepřítele po tajném pohledu? Jen ten, kdo se díval, a to až do zimy.
