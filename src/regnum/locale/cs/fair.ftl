## Férová hra: na čem se lidé dohodnou, pauzy, vzdání se, hodiny

fair-title = Po dohodě
fair-undo =
    { $others ->
        [some] Požádat o vrácení poslední akce
       *[none] Vrátit poslední akci
    }
fair-undo-turn =
    { $others ->
        [some] Požádat o vrácení celého posledního tahu
       *[none] Vrátit celý poslední tah
    }
fair-undo-about = Vrátí se i všechno, co se hrálo potom. Kostky a karty přijdou stejné.
fair-pause =
    { $others ->
        [some] Požádat o pauzu
       *[none] Pauza
    }
fair-end = Navrhnout ukončení hry
fair-resign = Vzdát se
fair-resign-of = Vzdát se za: { $who }
fair-resign-sure =
    { $leaving ->
        [ends] Hra hned skončí a už to nepůjde vzít zpět.
       *[bot] Dohraje za vás bot. Už se nevrátíte a nemůžete vyhrát.
    }
fair-agree = Souhlasím
fair-decline = Nesouhlasím
fair-withdraw = Vzít zpět
fair-resume = Pokračovat
fair-ready = Můžeme začít
fair-offer-undo =
    { $who } žádá o vrácení { $count ->
        [one] { $count } akce
        [few] { $count } akcí
       *[other] { $count } akcí
    }.
fair-offer-pause = { $who } žádá o pauzu.
fair-offer-end = { $who } navrhuje ukončit hru bez výsledku.
fair-own-undo =
    Žádáte o vrácení { $count ->
        [one] { $count } akce
        [few] { $count } akcí
       *[other] { $count } akcí
    }.
fair-own-pause = Žádáte o pauzu.
fair-own-end = Navrhujete ukončit hru bez výsledku.
fair-waiting-for = Ještě neodpověděli: { $who }.
fair-paused = Hra je pozastavena. Hodiny stojí.
fair-has-resigned = { $who } se vzdává.
fair-wins = { $who } vyhrává.
fair-wins-you = Vyhráli jste!
fair-all-ended = Všichni hráči se dohodli na konci hry.
fair-resigned = vzdáno
fair-ready-check = Všechna místa jsou obsazena. Hra i hodiny začnou, až budou všichni připraveni.
fair-ready-missing = Ještě nejsou připraveni: { $who }
fair-terms = Co se hraje
fair-term-clock = Hodiny
fair-term-leaving = Když se někdo vzdá
fair-term-hints = Nápovědy
fair-hints-off = nejsou povoleny
fair-everything-usual = Obvyklá pravidla, bez hodin.
fair-log-offered =
    { $what ->
        [undo] { $who } žádá o vrácení akce
        [pause] { $who } žádá o pauzu
       *[end] { $who } navrhuje ukončit hru
    }
fair-log-agreed = { $who } souhlasí
fair-log-declined = { $who } nesouhlasí
fair-log-withdrawn = { $who } bere žádost zpět
fair-log-undone =
    Po dohodě { $who } vrací { $count ->
        [one] { $count } akci
        [few] { $count } akce
       *[other] { $count } akcí
    }
fair-log-ended = Všichni hráči souhlasí s koncem hry
fair-log-paused = Hra je pozastavena
fair-log-resumed = { $who } pokračuje ve hře
fair-log-ready = { $who } může začít
fair-log-resigned = { $who } se vzdává
fair-log-resigned-bot = { $who } se vzdává; dohraje bot

## Hodiny

fair-clock-own = Vlastní čas…
fair-clock-per = Čas
fair-clock-per-turn = na každý tah
fair-clock-per-decision = na každou akci
fair-clock-amount = Kolik
fair-clock-unit = Jednotka
fair-clock-unit-second = sekundy
fair-clock-unit-minute = minuty
fair-clock-unit-hour = hodiny
fair-clock-unit-day = dny
fair-clock-bank = Časová zásoba v minutách
fair-clock-bank-about = Když někdo přemýšlí déle: každý hráč má svou, na celou hru.
fair-clock-bounds = Od 5 sekund do 7 dnů; zásoba nejvýše 7 dnů.
fair-leaving = Když se někdo vzdá
fair-leaving-bot = dohraje za něj bot
fair-leaving-nobody = nikdo za něj nedohraje
fair-leaving-about = Když nikdo nedohraje, ze dvou hráčů hned vyhrává ten druhý. Ve více hráčích to bez bota nejde. Kdo se vzdá, nemůže vyhrát.
fair-time-second =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
fair-time-minute =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
fair-time-hour =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
fair-time-day =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dnů
    }
fair-clock-words =
    { $per ->
        [turn] { $time } na každý tah
       *[decision] { $time } na každou akci
    }
fair-clock-words-bank = { fair-clock-words }, zásoba na hru: { $bank }

## Proč to nešlo

ui-refused-asked = Nejdřív odpovězte na to, co už někdo žádá.
ui-refused-paused = Hra je pozastavena.
ui-refused-not-paused = Hra není pozastavena.
ui-refused-looked = Od té doby jste viděli něco, co ostatní ne: kartu nebo nepřítele. Proto to vrátit nejde.
ui-refused-no-clock = U tohoto stolu nejsou hodiny, není co pozastavit.
ui-refused-declined = To bylo odmítnuto. Počkejte, až hra pokročí.
ui-refused-not-alone = Hrají tu i jiní: navrhněte jim ukončení hry.
ui-refused-no-offer = O to už nikdo nežádá.
ui-refused-not-asked = Vás se nikdo neptá.
ui-refused-resigned = Tohoto místa jste se vzdali.
ui-refused-not-finished = Partie nebyla dohrána, a proto ji nelze rozebrat.
