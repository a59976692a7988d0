### Lekce Kingdom Builderu: názvy, o čem každá je, kroky a odpovědi na jiné tahy.
### [[JMÉNO]] je obrázek ze hry. Odpovědi dostávají argumenty tahu.

## První tah

kb-lesson-first-turn-title = Váš první tah
    .about = Karta, tři osídlení a nová karta.
kb-lesson-first-turn-welcome = Tohle je krajina, kterou osidlují všichni. Červené domky [[settlement-A]] jsou vaše osídlení. Kdo má na konci nejvíc zlata, vyhrává; jak se získává, přijde později. Nejdřív budeme stavět.
kb-lesson-first-turn-card = Vaše karta ukazuje [[terrain-grass]] louku. V tomto tahu tedy postavíte na louky tři osídlení, jedno po druhém. Každý obtažený hex můžete obsadit.
kb-lesson-first-turn-first = Úplně první osídlení smí stát na kterémkoli volném hexu louky. Vezměte označený, j9: vyberte ho a pak ho vyberte znovu, nebo stiskněte Potvrdit. Na telefonu první klepnutí mapu jen přiblíží.
kb-lesson-first-turn-anywhere = Smíte i na { $hex }: na desce ještě nic nemáte, takže se hodí každá louka. Z j9 vám ale ukážu víc, vezměte prosím ten.
kb-lesson-first-turn-beside = Obtažených hexů je teď mnohem méně. Každé nové osídlení se musí dotýkat některého vašeho, pokud to jde. Vezměte kterýkoli z označených. Jste zvědaví? Vyberte louku daleko odtud a dozvíte se, proč to nejde.
kb-lesson-first-turn-third = Ještě jedno. Může se dotýkat kteréhokoli z obou domků. Domečky vedle karty počítají s vámi.
kb-lesson-first-turn-turn-over = Všechna tři stojí. Dokud tah neukončíte, jde všechno vzít zpět tlačítkem Vrátit. Spokojeni? Pak ukončete tah.
kb-lesson-first-turn-opponent = Dobrali jste si novou kartu na příští tah. Teď je na tahu modrý hráč. Stiskněte Dál a sledujte mapu.
kb-lesson-first-turn-marks = Tři modré věže na květinovém poli. Co ostatní postavili od vašeho tahu, je označené, nic vám neunikne.
kb-lesson-first-turn-terrains = Karta jmenuje jeden z pěti terénů: louku [[terrain-grass]], les [[terrain-forest]], poušť [[terrain-desert]], květinové pole [[terrain-flower]] nebo kaňon [[terrain-canyon]]. Na vodě a v horách stavět nedovolí žádná karta.
kb-lesson-first-turn-next-card = Zase jste na tahu, s dobranou kartou pouště. A to je celé kolo: tři osídlení, nová karta a hraje další. Číslo u balíčku říká, kolik karet v něm zbývá.

## Proč záleží na prvním hexu

kb-lesson-corner-title = Proč záleží na prvním hexu
    .about = Osídlení na špatném místě svazuje ruce. Uvidíte jak, a jak z toho ven.
kb-lesson-corner-welcome = Znovu první tah, s kartou louky. Začít smíte na kterékoli louce, ale tahle jediná volba rozhodne, jak volní budete později.
kb-lesson-corner-mistake = Udělejme schválně chybu. l10 se dotýká louky, lesa, pouště i kaňonu: čtyř terénů najednou. Postavte tam.
kb-lesson-corner-wiser = { $hex } je možná chytřejší! Tentokrát ale máte pocítit, čím je l10 špatný.
kb-lesson-corner-second = Pokračujte na k10, ať máme oba před sebou stejnou desku.
kb-lesson-corner-mark = Šlo by i { $hex }. Vezměte prosím označený hex, ať máme oba před sebou stejnou desku.
kb-lesson-corner-third = A j10 vedle něj.
kb-lesson-corner-turn-over = To jsou tři. Ukončete tah.
kb-lesson-corner-bound = Karta pouště. Poušť je po celé mapě, ale podívejte se, co je obtažené: tenhle kousek se dotýká vašich domků, takže musíte stavět tady.
kb-lesson-corner-pocket = Není vyhnutí. Postavte na jednom z těch dvou.
kb-lesson-corner-pocket-more = A znovu: vedle vašich je pořád ještě poušť.
kb-lesson-corner-pocket-full = Třetí osídlení ten kousek zaplní. Aspoň že stojí u hradu [[castle]], a za ten je zlato. Celý tah, a ani jednou jste neměli na vybranou.
kb-lesson-corner-again = Ukončete tah a uvidíte, co přijde.
kb-lesson-corner-free = Karta květinového pole. Žádný váš domek se květin nedotýká, a najednou si smíte vybrat kterýkoli jejich volný hex na celé mapě.
kb-lesson-corner-leap = Využijte toho a přeskočte na dobré místo. q7 leží u hradu a daleko od ostatních domků: druhý domov. Postavte tam.
kb-lesson-corner-elsewhere = Na { $hex } smíte, máte otevřenou celou mapu. Ale q7 se dotýká hradu a to jsou na konci 3 zlata.
kb-lesson-corner-moral = Začínejte tedy tam, kde se vaše domky dotýkají mála terénů, a nejlépe vedle něčeho dobrého. Čím méně terénů se dotýkáte, tím častěji vás karta pustí kamkoli.

## Žetony

kb-lesson-tokens-title = Žetony: vzít, použít, ztratit
    .about = Lokace dávají akce navíc, dokud u nich stojíte.
kb-lesson-tokens-welcome = Kulatý obrázek na m16 je lokace, Statek. Pod ní leží dva žetony, malé zlaté kroužky. Kdo postaví vedle, jeden si vezme.
kb-lesson-tokens-mark = { $hex } se smí. Vezměte ale prosím označený hex, jinak by lekce dál nevyšla.
kb-lesson-tokens-paddock-later = Výběh máte a za chvíli na něj dojde. Všechno má svůj čas.
kb-lesson-tokens-take = Máte kartu louky. Postavte na l16, hned vedle Statku.
kb-lesson-tokens-beside = { $hex } se Statku nedotýká. l16 ano: postavte tam.
kb-lesson-tokens-taken = Tady je: váš žeton Statku [[token-farm]]. Použít ho smíte od příštího tahu, jednou v každém tahu. Na hexu zbyl jeden a druhý ze stejného místa si už nevezmete.
kb-lesson-tokens-second = Karta chce ještě dvě osídlení. Vezměte k17. Mimochodem: ukažte na kteroukoli lokaci nebo na ní podržte prst a přečtete si, co dělá její žeton.
kb-lesson-tokens-third = A l17.
kb-lesson-tokens-turn-over = Ukončete tah. Máte žeton, který ještě můžete použít, proto přijde otázka: stiskněte Potvrdit.
kb-lesson-tokens-use = Zase jste na tahu, s kartou kaňonu. Před třemi osídleními nebo po nich smíte používat žetony. Vyberte Statek.
kb-lesson-tokens-card-later = Dojde i na kartu, ale nejdřív použijte žeton: o něm je tenhle krok.
kb-lesson-tokens-extra = Statek postaví ještě jedno osídlení na louce, ať karta říká cokoli. Jako vždy vedle vašich, pokud to jde. Vezměte k18.
kb-lesson-tokens-second-neighbour = Na m17 by u Statku stál druhý domek. Ve skutečné hře dobrý nápad, žeton by držel pevněji! Chci vám ale ukázat, jak se ztrácí: vezměte k18.
kb-lesson-tokens-paddock = Žetony se dají i ztratit. Máte ještě Výběh [[token-paddock]]: přesune jeden váš domek o dva hexy v přímce. Použijte ho.
kb-lesson-tokens-lift = Který domek skočí? Vezměte l16, jediný u Statku.
kb-lesson-tokens-other-house = Skočit by mohl i domek z { $hex }. Zkuste ale l16: právě ten vám drží Statek.
kb-lesson-tokens-jump = Položte ho na j16.
kb-lesson-tokens-still-beside = n16 leží na druhé straně Statku: tam by vám žeton zůstal. Chytré! Tentokrát ale vezměte j16.
kb-lesson-tokens-other-landing = Jde i { $hex }. Vezměte prosím j16 a sledujte své žetony.
kb-lesson-tokens-lost = Žeton Statku je pryč. Nic vašeho se m16 nedotýká a další odtamtud už nikdy nedostanete. Nechávejte proto domek u každého žetonu, o který stojíte.

## Zlato

kb-lesson-gold-title = Co vynáší zlato
    .about = Tři karty a hrady, jedno osídlení po druhém.
kb-lesson-gold-welcome = Tohle v této hře platí: hrady vždycky a k nim tři karty, které se hru od hry mění. Číslo říká, kolik byste dostali, kdyby hra skončila teď.
kb-lesson-gold-knights = Rytíři [[card-knights]] platí 2 zlata za každý domek ve vaší nejlepší řadě. Řady vedou přes celou mapu, zleva doprava. Vaše domky stojí v různých řadách, zatím se tedy počítá jeden. Ukažte na kartu nebo na ni klepněte: na mapě uvidíte, co platí.
kb-lesson-gold-fishermen = Rybáři [[card-fishermen]] platí 1 zlato za každý domek u vody. Domek u vody buď je, nebo není: za vodu ze dvou stran víc nedostanete.
kb-lesson-gold-water = Přímo u vašich domků teče řeka. Vyberte e6 a než potvrdíte, podívejte se: vedle je napsáno, co přinese. Líbí se i Rytířům, protože f6 je ve stejné řadě.
kb-lesson-gold-nothing-there = U g8 není voda ani hrad a v jeho řadě nikdo z vašich: žádné zlato. Zkuste e6.
kb-lesson-gold-no-water = { $hex } se vody nedotýká, Rybáři nezaplatí nic. Zkuste e6.
kb-lesson-gold-castle = Tohle je hrad [[castle]]. Na konci zaplatí 3 zlata každému, kdo má vedle něj domek, každému hráči jednou.
kb-lesson-gold-merchants = Hrady a lokace jsou zvláštní hexy. Kupci [[card-merchants]] platí 4 zlata za každý, který vaše domky spojí s jiným. Spojuje řetěz vašich domků bez mezery.
kb-lesson-gold-link = A teď e5: dotýká se hradu a přes vaše další domky je spojený s Krčmou na h7. Dva zvláštní hexy, 8 zlat. Postavte tam.
kb-lesson-gold-no-link = Z { $hex } na hrad nedosáhnete. Rozhoduje jediný hex: e5.
kb-lesson-gold-sum = Dva domky, o 15 zlat víc. Dobrá místa platí za několik věcí najednou; v tom je celé umění.
kb-lesson-gold-own-choice = Třetí je na vás. Vybírejte hexy a porovnávejte, než potvrdíte. Ne každý domek zaplatí hned: některé jen chystají, co přijde.
kb-lesson-gold-others = Tady je zlato ostatních. V každé hře jsou jiné karty: ukažte na kartu nebo na ní podržte prst a přečtete si ji. Nejdřív se dívejte, co platí, a pak na krajinu.

## Konec

kb-lesson-end-title = Konec hry
    .about = Poslední osídlení, poslední kolo, sčítání.
kb-lesson-end-foresee = Hra končí, když někdo postaví poslední ze svých 40 osídlení. Tah jich vezme tři, s některými žetony víc, takže konec je vidět předem. Figurka pod jménem říká, kolik jich zbývá: sledujte i ty cizí.
kb-lesson-end-supply = Tahle hra už skoro končí: zbývají vám 2 osídlení.
kb-lesson-end-no-token = Teď byste mohli použít žeton. Statek by ale stál jeden z posledních dvou domků a Výběh počká. Nejdřív stavme.
kb-lesson-end-first = Karta chce tři osídlení, ale stavíte jen, kolik máte. p14 leží u vody a vynese 1 zlato. Vezměte ho.
kb-lesson-end-poor = { $hex } nepřinese nic. Ke konci by si měl každý domek ještě něco vydělat: p14 to dokáže.
kb-lesson-end-last = A teď úplně poslední. Hned tu neplatí žádný hex, postavte ho tedy, kam chcete, třeba na l11. Tím začne poslední kolo.
kb-lesson-end-last-round = A je to: kolo se ještě dohraje. Začínali jste vy, takže modrý má ještě jeden tah a všichni jich budou mít stejně. Ukončete tah a potvrďte to.
kb-lesson-end-paddock = Výběh nepotřebuje nic ze zásoby, takže domek byste ještě přesunout mohli. Dobré vědět! Teď ale tah ukončeme.
kb-lesson-end-fair = Poslední tah modrého. Osídlení ještě má, ale čas už ne. Stiskněte Dál.
kb-lesson-end-counted = Zlato se na mapě sčítá kartu po kartě. Kdo ho má nejvíc, vyhrává, a to jste vy! Při shodě byste se o vítězství dělili.

## Kočovníci

kb-lesson-nomads-title = Žetony kočovníků
    .about = S Kočovníky: dárky, které slouží jednou a brzy.
kb-lesson-nomads-welcome = S rozšířením Kočovníci jsou na desce jejich tábory, na každém leží jeden odkrytý žeton. Kdo u tábora postaví první, vezme si ho; na ostatní už nezbude.
kb-lesson-nomads-mark = { $hex } se smí. Vezměte ale prosím označený hex, jinak by lekce dál nevyšla.
kb-lesson-nomads-take = Máte kartu pouště. g16 leží vedle tábora na h16. Postavte tam.
kb-lesson-nomads-taken = Darované květinové pole [[token-donation-flower]]. Funguje jinak než žeton lokace: jen ve vašem hned příštím tahu a jen jednou. Pak odchází ze hry, ať jste ho využili, nebo ne.
kb-lesson-nomads-second = Nejdřív dohrajte tah. Vezměte h15.
kb-lesson-nomads-third = A g15.
kb-lesson-nomads-turn-over = Ukončete tah.
kb-lesson-nomads-use = Teď, nebo nikdy: použijte darované pole.
kb-lesson-nomads-card-later = Dojde i na kartu kaňonu. Jestli ale v tomto tahu na dar zapomenete, propadne. Nejdřív dar.
kb-lesson-nomads-gift = Dává vám tři osídlení na květinovém poli, navíc ke třem z karty. Každé vedle vašich, pokud to jde. Začněte na h17 nebo na jiném obtaženém hexu.
kb-lesson-nomads-gift-more = Ještě dva dárky. Pokračujte.
kb-lesson-nomads-gift-last = A poslední.
kb-lesson-nomads-treasure = Teď karta kaňonu. Na f18 leží Poklad [[token-treasure]]. Postavte vedle, na g17: Poklad si neschováváte, hned vyplatí 3 zlata.
kb-lesson-nomads-no-treasure = { $hex } se Pokladu nedotýká. g17 ano.
kb-lesson-nomads-kinds = Dárků je víc: s Výspou smíte stavět mimo své, s Přesídlením vaše domky putují a Meč odstraní po domku každému soupeři. Všechny slouží jednou, ve vašem příštím tahu. A pro Kupce a Dělníky platí tábor jako lokace.

## Zdi

kb-lesson-walls-title = Kamenné zdi
    .about = S Kočovníky: Lom zavírá hexy napořád.
kb-lesson-walls-welcome = Domek na f13 vám přinesl žeton Lomu [[token-quarry]]. S ním smíte v každém tahu postavit jednu nebo dvě kamenné zdi.
kb-lesson-walls-use = Použijte Lom.
kb-lesson-walls-card-later = To byste nejdřív stavěli podle karty pouště. Zkuste zdi ještě před tím: uvidíte proč.
kb-lesson-walls-wall = Zeď se staví na volný hex terénu vaší karty vedle vašeho domku. Modrý stojí na h13 a rád by se dostal k Lomu. Zavřete g13.
kb-lesson-walls-other-wall = Zeď na { $hex } jde. Ale modrý chce projít právě přes g13.
kb-lesson-walls-second = Smíte postavit druhou, nebo přestat. Postavte ji na e12.
kb-lesson-walls-one-wall = Jestli chcete, stačí jedna. S druhou ale uvidíte pěkný trik.
kb-lesson-walls-blocked = Zeď [[wall]] zůstává do konce hry. Nikdo tam nepostaví ani nepřistane, ani vy. Celkem jich je 25.
kb-lesson-walls-free = Teď se podívejte na poušť: vašeho domku se nedotýká žádný její volný hex, takže smíte stavět kdekoli! Postavte, kam se vám líbí.
kb-lesson-walls-bound = A hned jste zase vázaní: další musí stát vedle něj, dokud je tam volná poušť.
kb-lesson-walls-third = A třetí ze tří.
kb-lesson-walls-turn-over = Ukončete tah. Modrý má kartu louky a vedle jeho věže žádná louka není: dívejte se, postaví jinde.
kb-lesson-walls-moral = Až si modrý dobere poušť, bude g13 zavřený. Zdi tedy dělají dvě věci: nepouštějí ostatní a odvazují vás od terénu, který by vás držel. Lom je váš v každém tahu: použijte ho před stavbou, nebo po ní.

## Červené karty

kb-lesson-red-cards-title = Červené karty
    .about = S Kočovníky: tři karty, které platí během hry.
kb-lesson-red-cards-welcome = Většina karet platí na konci. Tyhle tři z Kočovníků platí hned a zlato vám už zůstane.
kb-lesson-red-cards-ambassadors = Vyslanci [[card-ambassadors]] platí 1 zlato za každý domek, který postavíte vedle cizího. l7 leží mezi modrými věžemi. Postavte tam.
kb-lesson-red-cards-mark = { $hex } se smí, ale v mezeře mezi modrými věžemi vám zaplatí všechny tři karty. Začněte na l7.
kb-lesson-red-cards-shepherds = Pastýři [[card-shepherds]] platí 2 zlata za domek, vedle kterého není volný hex téhož terénu. U m7 už žádná volná louka není. Postavte tam; modrý je vedle také.
kb-lesson-red-cards-later = k7 by teď zaplatil stejně. Nechte si ho na konec: pak přijde ještě něco navíc. Nejdřív m7.
kb-lesson-red-cards-families = Rodiny [[card-families]] platí 2 zlata, když tři osídlení z vaší karty stojí v přímce bez mezery. k7 řadu dokončí a zbylé dvě karty zaplatí také.
kb-lesson-red-cards-sum = 9 zlat za jeden tah: 3 od Vyslanců, 4 od Pastýřů a 2 od Rodin.
kb-lesson-red-cards-turn-over = Ukončete tah a podívejte se, co modrý udělá se svou kartou louky.
kb-lesson-red-cards-kept = Modrý stavěl dál a vašich 9 zlat tu pořád je: co tyto karty zaplatily, už vám nikdo nevezme, ať se později změní cokoli. A u m6 jste cestou získali žeton Statku.
kb-lesson-red-cards-places = S červenými kartami se tedy rozhlédněte před každým domkem: kde stojí ostatní, kde je terén skoro plný, kam se vejdou tři v řadě? Často na pořadí vašich tří záleží, kolik za ně dostanete.

## Pro pravidla: v pěti u stolu

kb-lesson-five-players-title = V pěti hráčích
    .about = S Kočovníky může krajinu osidlovat pět hráčů.
kb-lesson-five-players-crowd = Pět hráčů, pět barev a tvarů. Všechno funguje jako ve dvou, jen začne být dřív těsno. Vaše tři stojí: ukončete tah.
kb-lesson-five-players-round = O čtyři tahy později jste znovu na řadě. Ve více hráčích dobrá místa rychle mizí a o karty, které se počítají proti ostatním, se tvrdě bojuje.

## Průvodce první hrou

kb-tutor-first = Začínáme. Karta jmenuje terén pro vaše tři osídlení a první smí stát na něm kdekoli. Hledejte hex u hradu nebo lokace, který se dotýká co nejméně jiných terénů.
kb-tutor-adjacent = Odteď jde každé osídlení vedle vašich, pokud to jde. Kam, to ukazují obtažené hexy.
kb-tutor-free = Vašich domků se nedotýká žádný volný hex tohoto terénu, smíte tedy kamkoli. Dobrá chvíle pro nové místo u hradu, lokace nebo vody.
kb-tutor-gained = Získali jste žeton! Od příštího tahu ho smíte použít jednou v každém tahu. Ukažte na něj nebo na něm podržte prst a přečtete si, co dělá.
kb-tutor-lost = Té lokace se už nedotýká žádné vaše osídlení, a její žeton je pryč. Zůstávejte u lokací, jejichž žetony se vám hodí.
kb-tutor-use = Tři stojí a máte žeton, který můžete použít: vyberte ho mezi svými žetony. Nebo ukončete tah.
kb-tutor-over = Tři stojí. Ještě se podívejte, Vrátit pořád funguje, a pak ukončete tah.
kb-tutor-build = Žeton vám dává ještě jedno osídlení. Kam smí, to ukazují obtažené hexy.
kb-tutor-move = Tento žeton přesouvá domek. Nejdřív vyberte který, potom kam. Odejde-li od lokace, můžete o její žeton přijít.
kb-tutor-cards = V této hře platí Rybáři za domky u vody, Rytíři za mnoho domků v jedné řadě a Kupci za hrady a lokace, které vaše domky spojí. Vyberte hex a ještě před potvrzením uvidíte, co přinese.
kb-tutor-removed = Všechny hexy toho terénu jsou obsazené, karta se odstraňuje ze hry a bere se jiná.
kb-tutor-last-round = Někdo postavil své poslední osídlení: tohle je poslední kolo. Zbylé domky stavte tam, kde ještě něco vynesou.
