### Lekce Kingsburgu: názvy, o čem každá je, kroky a odpovědi na jiné tahy.
### [[JMÉNO]] je obrázek ze hry. Odpovědi dostávají argumenty tahu.

## Kostky a rádci

ks-lesson-advisors-title = Kostky a rádci
    .about = Pošlete kostky ke dvoru a zjistěte, kdo co dává.
ks-lesson-advisors-welcome = Vyhraje ten, kdo má po pěti letech nejvíc bodů, a nejvíc jich přinášejí budovy. To, z čeho se staví, získáte tady na královském dvoře od osmnácti rádců: od Šaška s číslem 1 po Krále s číslem 18. Získáte si je kostkami.
ks-lesson-advisors-dice = Všichni hodili. Vy máte 1, 3 a 5. Kostky, které pošlete společně, musí dát přesně číslo rádce: jedna kostka, dvě, nebo všechny tři.
ks-lesson-advisors-order = První je na řadě nejnižší hod, a ten je váš: dohromady 9. Nízký hod nedosáhne tak daleko, ale vybírá první.
ks-lesson-advisors-one-die = Pošlete trojku k Architektovi [[advisor-architect]], dává dřevo [[good-wood]]. Vyberte označenou kartu a pak ji vyberte znovu, nebo stiskněte Potvrdit.
ks-lesson-advisors-other-advisor = I to jde, kostky dávají { $value }. Mám s nimi ale plán, tentokrát se držte značky.
ks-lesson-advisors-pass = Pasovat znamená, že v tomto období už žádné kostky nepošlete. Máte ještě dobré, nezahazujte je.
ks-lesson-advisors-taken = Ostatní už poslali své. U Seržanta a Pokladníka teď stojí kostky: na toto období jsou obsazení. Vaše samotná pětka tedy nemá kam.
ks-lesson-advisors-two-dice = Ale 1 a 5 je 6 a Alchymista [[advisor-alchemist]] je volný. Pošlete tam obě kostky.
ks-lesson-advisors-gifts = Nikdo už nic poslat nemůže, a tak se rozdávají dary, od nejnižšího čísla. Dřevo od Architekta už máte a hned ho můžete dát Alchymistovi. Zlato, dřevo a kámen jsou suroviny: za jednu z nich dá po jedné z obou ostatních. Číslo na tlačítku říká, kolik té suroviny máte. Dejte mu dřevo.
ks-lesson-advisors-exchange-gold = Zlato za dřevo a kámen? Měli byste dvě dřeva a kámen. Poctivý obchod, ale zlato budete potřebovat. Dejte mu dřevo.
ks-lesson-advisors-decline = Můžete i odmítnout a nechat si, co máte. Dvě suroviny za jednu se ale vyplatí: dejte mu dřevo.
ks-lesson-advisors-goods = Dva zlaté a kámen: na tři kostky to není špatné. Co s nimi, o tom je další lekce.

## Suroviny a budovy

ks-lesson-buildings-title = Suroviny, budovy a řady
    .about = Proměňte suroviny v budovy, řadu po řadě, zleva doprava.
ks-lesson-buildings-welcome = Tohle je vaše provincie. Může tu stát dvacet budov, pět řad po čtyřech. Na konci každého období smíte jednu postavit.
ks-lesson-buildings-price = Dole na kartě je cena, v červené pečeti body. Socha [[building-statue]] stojí 2 zlaté a přinese 3 body. Máte 2 zlaté a kámen, takže na ni máte.
ks-lesson-buildings-rows = Každá řada se staví zleva doprava. Kaple až po Soše, Kostel po Kapli a tak dál. Čím víc vpravo, tím dražší a lepší.
ks-lesson-buildings-statue = Postavte Sochu: vyberte ji a potvrďte.
ks-lesson-buildings-guard-tower = Strážní věž by vám pomohla v zimě, za zlato a kámen. Dnes ale sbíráme body: postavte Sochu.
ks-lesson-buildings-save = Suroviny si můžete schovat, zůstanou vám. Budova ale slouží od této chvíle, tak stavte.
ks-lesson-buildings-points = 3 body za Sochu. Další přišel po jaru: král odměňuje toho, kdo má nejvíc budov, a všichni jste měli po jedné. Teď je léto a všichni znovu hodili.
ks-lesson-buildings-wizard = 4, 6 a 6 je 16: Čaroděj [[advisor-wizard]] dá za všechny tři kostky 4 zlaté. Přesně na Kapli.
ks-lesson-buildings-other-advisor = { $dice } je { $value }, i to by šlo. Ale 4 zlaté najednou se těžko překonají: pošlete všechny tři k Čaroději.
ks-lesson-buildings-pass = Když teď budete pasovat, kostky v tomto období nic nepřinesou. Čaroděj čeká.
ks-lesson-buildings-chapel = 4 zlaté a kámen z jara: Kaple [[building-chapel]] stojí 3 zlaté a 1 kámen a Socha vlevo od ní už stojí. Postavte ji.
ks-lesson-buildings-other-building = Na to byste také měli. Kaple přinese 5 bodů a pokračuje ve vaší řadě: vezměte ji.
ks-lesson-buildings-effects = Mnohé budovy navíc něco umějí. Socha vám dovolí přehodit jednu kostku, když všechny ukazují totéž, Kaple všechny, když padne málo. Ukažte na budovu nebo na ní podržte prst a přečtete si, co dělá.

## Žetony, přehazování, vyslanec

ks-lesson-favours-title = Přehazování, +2 a vyslanec
    .about = Tři způsoby, jak z kostek dostat víc.
ks-lesson-favours-welcome = Tři trojky, to je hod! Dosáhnou na 3, 6 a 9, nikam jinam. Máte ale pomocníky.
ks-lesson-favours-other-advisor = { $dice } je { $value }: jde to. Držte se ale značky, ať vám ukážu všechno.
ks-lesson-favours-pass = Zahodili byste dobré kostky. Ještě ne!
ks-lesson-favours-statue = Socha [[building-statue]] pomůže právě teď: když všechny vaše kostky ukazují totéž, smíte jednu přehodit. Vyberte kostku.
ks-lesson-favours-keep = Můžete si je nechat. S 3, 3 a 3 se ale moc nezíská: jednu přehoďte.
ks-lesson-favours-rolled = Šestka! Teď máte 3, 3 a 6. Ostatní měli méně, takže už vybrali. Když je na kartě „2 způsoby“, dostanete se tam různými kostkami a vyberete si kterými.
ks-lesson-favours-token = Máte žeton +2 [[token-plus2]]. Přidá 2 ke kostkám, které posíláte, jeden za období. 3 a žeton je 5: Seržant [[advisor-sergeant]] a jeho voják. Vyberte ho a ověřte, že žeton jde s kostkou.
ks-lesson-favours-taken = 3 a 6 je 9, Lovčí. Tam už je ale žlutý. Obvykle tím věc končí. Vy však máte královského vyslance [[envoy]].
ks-lesson-favours-envoy = S vyslancem smíte jednou i k obsazenému rádci. Pošlete kostky k Lovčímu i tak.
ks-lesson-favours-gift = Celý dar dostanete oba: dřevo a k němu zlato nebo kámen. Vyberte si.
ks-lesson-favours-summary = Vyslanec odešel; po příštím létě přijde k tomu, kdo má nejméně budov. Mohli jste s ním také postavit dvě budovy v jednom období.

## Král

ks-lesson-king-title = Králova pomoc a odměna
    .about = Kdo zaostává, tomu pomůže, kdo vede, toho pochválí.
ks-lesson-king-aid = Každý rok začíná královou pomocí. Král počítá budovy: žlutý má tři, modrý dvě, vy jen jednu. Pomáhá tedy vám.
ks-lesson-king-other-advisor = { $dice } je { $value }: jde to. Držte se ale značky, ať vám ukážu všechno.
ks-lesson-king-pass = Pasovat se čtyřmi kostkami v ruce? Litovali byste.
ks-lesson-king-white = Tahle bílá kostka je jeho pomoc, jen na toto jaro. Platí jako každá jiná, i pro pořadí, ale sama ke dvoru nesmí: musí s ní jít aspoň jedna vaše barevná.
ks-lesson-king-together = Bílá 6 a vaše 2 je 8: Pokladník [[advisor-treasurer]] a 2 zlaté. Pošlete je tam.
ks-lesson-king-rest = Zbývá 1 a 4. Dohromady 5: voják od Seržanta.
ks-lesson-king-build = Máte 3 zlaté a dřevo. Postavte Sochu.
ks-lesson-king-other-building = I na to máte. Socha ale přinese víc bodů: vezměte ji.
ks-lesson-king-done = Nestavět nic? Král vám pomáhá dohnat ostatní, využijte toho.
ks-lesson-king-reward = Po jaru přišla králova odměna: 1 bod pro toho, kdo má nejvíc budov. To byl žlutý, má čtyři. Při shodě by ho dostal každý z nich.
ks-lesson-king-general = Léto. 2, 3 a 5 je 10, Generál [[advisor-general]]: dva vojáci a tajný pohled na letošního nepřítele.
ks-lesson-king-behind = Teď víte, kdo v zimě přijde, ostatní ne: goblini, síla 4. Zlatý a dřevo počkají: skončete bez stavění.
ks-lesson-king-catch-up = Barikáda by pomohla proti goblinům. Podívejte se ale, co ještě král dělá pro toho, kdo zaostává: tentokrát nic nestavte.
ks-lesson-king-envoy = Po létě pošle král svého vyslance [[envoy]] k tomu, kdo má nejméně budov, a to jste vy. Pomůže jednou: k obsazenému rádci, nebo k druhé budově v jednom období. Při stejném počtu budov rozhoduje, kdo má méně surovin; u bílé kostky také.

## Zima

ks-lesson-winter-title = Vojáci a zima
    .about = Verbování, setkání s nepřítelem, vítězství, nebo porážka.
ks-lesson-winter-welcome = Podzim skončil, blíží se zima. Letošní nepřítel je jedna z těchto pěti karet, síla 2 až 4. Zatím ji nikdo neviděl.
ks-lesson-winter-army = Tady se porovnávají vojska. Máte jednoho vojáka. Budovy mohou něco přidat a král pošle tolik vojáků, kolik padne na jeho kostce, všem stejně.
ks-lesson-winter-recruit = Před bitvou smíte verbovat: jakékoli dvě suroviny za jednoho vojáka. Dejte zlato.
ks-lesson-winter-other-good = Platit smíte čímkoli. Poslední kus svého druhu bych si ale nechal: nejdřív dejte zlato.
ks-lesson-winter-too-few = Stačil by jeden voják? Padne-li králi 1, budete mít 2. Jistota je jistota: jednoho naverbujte.
ks-lesson-winter-second-good = A druhou surovinu podle výběru. Pak se voják přidá k vám.
ks-lesson-winter-enough = Dva vojáci. Poslední dvě suroviny byste mohli proměnit ve třetího. Já bych si je nechal na jaro: ukončete verbování.
ks-lesson-winter-more = Další voják, ještě větší jistota. Nový rok byste ale začínali s prázdnýma rukama. Dva by měli stačit.
ks-lesson-winter-battle = Už jsou tady: goblini, síla 3. Na králově kostce padla 2. Každý čelí nepříteli sám. Máte 4: víc než 3, vítězství! Žlutý má přesně 3, nic se neděje. Modrý má 2 a přijde o to, co stojí na kartě: zlato a budovu. Jeho Hostinec je zbořen.
ks-lesson-winter-afterwards = Vítězství přineslo kámen a k tomu bod za nejsilnější vojsko. Vojáci šli domů: každý rok se začíná bez nich. Nepřátelé jsou rok od roku silnější a mnozí poraženému zboří budovu: vždy tu nejvíc vpravo, a je-li jich tam víc, tu nejvyšší. Připravte se včas.

## Celý první rok

ks-lesson-first-year-title = Celý první rok
    .about = Od královy pomoci po zimu, s průvodcem po boku.
ks-lesson-first-year-welcome = Teď všechno dohromady. Rok má osm fází; zahrajete si všechny a já řeknu, jak bych hrál já. Celá hra má pět takových let.
ks-lesson-first-year-other-advisor = { $dice } je { $value }: není to špatný nápad. Zatím se ale držme mého plánu; ve své hře rozhodnete sami.
ks-lesson-first-year-pass = Kostky mají svou cenu a pasováním pro ně období končí. Ještě ne.
ks-lesson-first-year-other-good = I to by šlo. Podle plánu je ale potřeba jiná surovina, vezměte tu.
ks-lesson-first-year-other-building = Máte na ni a jednou se může hodit. Držme se ale plánu.
ks-lesson-first-year-save = Šetřit se smí. Brzké budovy ale slouží celou hru, pokračujme podle plánu.
ks-lesson-first-year-aid = Králova pomoc. Nikdo ještě nic nemá, a tak si každý vezme jednu surovinu. Vezměte dřevo: hodí se na Hostinec.
ks-lesson-first-year-spring = Jaro. Hodili jste 2, 3 a 4, nejméně ze všech, takže jste první na řadě.
ks-lesson-first-year-astronomer = 3 a 4 je 7: Hvězdář [[advisor-astronomer]] dá surovinu podle výběru a žeton +2. Pošlete je.
ks-lesson-first-year-gold = Panoš byl obsazený dřív, než se k němu dostala vaše dvojka; to se stává. Teď dar Hvězdáře: vezměte zlato a budete moci stavět.
ks-lesson-first-year-inn = Zlato a dřevo: přesně na Hostinec [[building-inn]]. Každé léto vám dá žeton +2. Postavte ho.
ks-lesson-first-year-reward = Králova odměna: všichni mají po jedné budově, takže bod dostane každý. Pak se házelo na léto. Máte 3, 4 a 6 a vybíráte poslední.
ks-lesson-first-year-treasurer = 6 a žeton +2 je 8: 2 zlaté od Pokladníka [[advisor-treasurer]].
ks-lesson-first-year-astronomer-again = 3 a 4 je znovu 7, Hvězdář.
ks-lesson-first-year-stone = Tentokrát vezměte kámen. Se zlatem a kamenem můžete postavit věž.
ks-lesson-first-year-tower = Strážní věž [[building-guard-tower]]: bod a o 1 víc v každé bitvě. Zima se blíží. Postavte ji.
ks-lesson-first-year-no-envoy = Po létě vyslanec hledá jediného, kdo zaostává. Budovy mají všichni dvě, takže rozhodují suroviny: modrý má dvě, vy a žlutý po jedné. Shoda, a tak ho nedostal nikdo. Hostinec vám přinesl žeton. Teď podzim: máte 2, 5 a 6.
ks-lesson-first-year-hunter = 2, 5 a žeton +2 je 9: Lovčí [[advisor-master-hunter]] dá dřevo a k němu zlato nebo kámen.
ks-lesson-first-year-alchemist = Šestka jde k Alchymistovi [[advisor-alchemist]].
ks-lesson-first-year-swap = Dejte mu zlato: dostanete za ně dřevo a kámen.
ks-lesson-first-year-decline = Zlato si můžete nechat. Dvě za jedno se ale vyplatí.
ks-lesson-first-year-gold-again = A od Lovčího vezměte zlato.
ks-lesson-first-year-palisade = Dvě dřeva jsou Palisáda [[building-palisade]]: vojsko má v bitvě o 1 víc, proti zombie o 2. Postavte ji.
ks-lesson-first-year-recruiting = Budovy dávají 2 a král pošle aspoň jednoho vojáka. To je 3 nebo víc proti nejvýš 4: nejspíš to stačí. Suroviny si nechte a ukončete verbování.
ks-lesson-first-year-recruit = Za dvě suroviny můžete mít vojáka, pro jistotu. Já bych to tady riskl a nechal si je.
ks-lesson-first-year-battle = Goblini, síla 3. Na králově kostce padla 3, máte tedy 5: vítězství a kámen. Letos nikdo neprohrál.
ks-lesson-first-year-year-over = Začal druhý rok a král pomáhá žlutému bílou kostkou. Ještě čtyři takové roky a vyhraje ten, kdo má nejvíc bodů. Na první hru jste připraveni!

## Pro pravidla: neutrální kostky, poslední zima

ks-lesson-two-players-title = Hra ve dvou
    .about = Neutrální kostky zmenšují dvůr.
ks-lesson-two-players-neutral = Ještě před vašimi kostkami se hodilo neutrálními: tři šly k Lovčímu s číslem 9, dvě k Seržantovi s číslem 5. Oba jsou na toto období obsazení.
ks-lesson-two-players-around = Máte 1, 3 a 5. Samotná pětka by šla k Seržantovi, ale ten je obsazený. Pošlete 1 a 5 k Alchymistovi.
ks-lesson-two-players-other-advisor = { $dice } je { $value } a je tam volno: také dobře. Zkuste ale Alchymistu.
ks-lesson-two-players-pass = Pasovat smíte, ale něco se tu ještě dá získat.
ks-lesson-two-players-nothing = Neutrální kostky dary nedostávají. Jen překážejí a v příštím období se jimi hodí znovu.
ks-lesson-last-winter-title = Poslední zima
    .about = Pátá bitva a kdo vyhrál.
ks-lesson-last-winter-recruiting = Pátý rok už skoro končí. Se 4 vojáky a budovami jste dobře připraveni a s Katedrálou mají suroviny na konci cenu bodů. Nechte si je tedy: ukončete verbování.
ks-lesson-last-winter-soldier = Další voják jde. Katedrála ale promění každé dvě suroviny v bod, tak si je nechte.
ks-lesson-last-winter-points = Po páté zimě se všechno sečte a Katedrála spočítá suroviny. Kdo má nejvíc bodů, vyhrává: vy, s 35. Při shodě by rozhodly suroviny, pak budovy.

## Průvodce první hrou

ks-tutor-aid = Čeká vás pět let a vyhraje ten, kdo má nejvíc bodů; nejvíc jich přinášejí budovy. Nejdřív králova pomoc: nikdo ještě nic nemá, a tak si každý vezme jednu surovinu. Zlato je potřeba skoro na všechny budovy, dřevo a kámen na mnohé.
ks-tutor-influence = Pošlete kostky k rádci. Na koho dosáhnete, ten je obtažený. Vyberte, podívejte se, co přinese, a potvrďte. Poslat smíte jednu kostku nebo několik společně.
ks-tutor-influence-more = Kostky ještě máte, po ostatních budete zase na řadě. Když se nic nehodí, pasujte. „2 způsoby“ na kartě: dostanete se tam různými kostkami a vyberete si kterými.
ks-tutor-taking = Vyberte, kterou surovinu chcete. Podívejte se do provincie: co chybí na budovu, kterou máte v plánu?
ks-tutor-exchanging = Alchymista vezme jednu surovinu a dá po jedné z obou ostatních. Většinou se to vyplatí.
ks-tutor-building = Teď smíte postavit jednu budovu. Na které máte, ty jsou obtažené; každá řada jde zleva doprava. Nebo suroviny ušetřete.
ks-tutor-reward = Po jaru jste měli nejvíc budov, nebo stejně jako první: král vám dává bod.
ks-tutor-summer = Nové období: všichni znovu hodili a pořadí se změnilo. První je na řadě nejnižší hod.
ks-tutor-rerolling = Socha nebo Kaple vám teď dovolí přehodit. Jestli se vám kostky líbí, nechte si je.
ks-tutor-peek = Viděli jste letošního nepřítele. Porovnejte ho se svým vojskem.
ks-tutor-envoy = Královský vyslanec přichází k vám, protože zaostáváte: máte nejméně budov a mezi takovými nejméně surovin. S ním smíte jednou k obsazenému rádci, nebo postavit dvě budovy v jednom období.
ks-tutor-selling = Radnice koupí jednu surovinu nebo žeton +2 za bod.
ks-tutor-recruiting = Následuje zima. Dvě suroviny jsou jeden voják. Porovnejte své vojsko se silou nepřítele; králova kostka přidá každému 1 až 6.
ks-tutor-losing = Prohráli jste a přicházíte o část surovin: vyberte ty, které potřebujete nejméně.
ks-tutor-battle = Takhle končí každý rok. Víc než nepřítel vyhrává, stejně je remíza, méně prohrává. Pak jdou všichni vojáci domů.
ks-tutor-second-year = Nový rok. Nepřátelé jsou každý rok silnější, myslete na zimu už před podzimem.
