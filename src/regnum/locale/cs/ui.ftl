### The table itself: everything that no game says.

## The client's own words

ui-title = Regnum
ui-names = Písař, Kameník, Mlynář, Převozník, Sokolník, Včelař, Kartograf, Pěvec, Bednář, Sklenář, Pastýř, Lampář
ui-colophon = Stůl pro přátele a boty
ui-pages = Stránky
ui-announcements = Zprávy od stolu
ui-explanation = Vysvětlení
ui-home = Domů
ui-close = Zavřít
ui-cancel = Zrušit
ui-menu = Nabídka
ui-rules = Pravidla
ui-rules-of = Pravidla: { $game }
ui-learn = Naučit se hrát
ui-gallery = Galerie
ui-your-name = Vaše jméno
ui-me = Vaše stránka
ui-gone = Někdo, kdo odešel
ui-name = Jméno
ui-player = Hráč { $number }

## Bots

ui-bot =
    { $level ->
        [gentle] Lehký bot
        [steady] Střední bot
        [hard] Těžký bot
       *[other] Bot
    }
ui-level = Úroveň botů
ui-level-name =
    { $level ->
        [gentle] Lehký
        [steady] Střední
        [hard] Těžký
       *[other] Jiný
    }
ui-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boti
       *[other] { $count } botů
    }
ui-how-many-bots = Kolik botů

## Home

ui-play-bots = Hrát s boty
ui-with-friends = S přáteli
ui-resume = Pokračovat: { $game }
ui-first-game = Poprvé? Zahrát si s průvodcem
ui-new-table = Nová hra
ui-new-table-about = S přáteli, na jednom zařízení, s jinými pravidly
ui-game = Která hra
ui-seats = Místa
ui-seat-of = Kdo je hráč { $number }
ui-seat-open = Volné místo
ui-seat-me = Já
ui-seat-friend = Kamarád přes odkaz
ui-seat-local = Další hráč u tohoto zařízení
ui-seat-bot = Bot
ui-add-seat = Přidat místo
ui-remove-seat = Ubrat místo
ui-options = Pravidla partie
ui-more-options = Další možnosti
ui-turned = vzhůru nohama
ui-table-options = Stůl
ui-clock = Hodiny
ui-clock-about = Komu dojde čas, toho zastoupí bot; místo si pak může vzít zpět.
ui-clock-none = Bez hodin
ui-clock-quick = Svižně: 45 sekund na tah a 5 minut v zásobě
ui-clock-calm = V klidu: 2 minuty na tah a 15 minut v zásobě
ui-clock-days = Korespondenčně: 2 dny na tah
ui-listed = Ukázat mezi otevřenými stoly
ui-listed-about = Přisednout a dívat se může každý na tomto serveru. Jinak jen ten, kdo má odkaz.
ui-hints-allowed = Povolit nápovědu
ui-hints-allowed-about = Bot řekne, co by udělal sám. Všichni vidí, kolik nápověd kdo využil.
ui-lay-table = Založit hru
ui-my-tables = Moje stoly
ui-open-tables = Otevřené stoly
ui-finished = Odehrané partie
ui-early =
    { $how ->
        [agreed] Ukončeno dohodou
        [resigned] Ukončeno vzdáním
       *[host] Nedohráno
    }
ui-seats-free =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
ui-your-turn = Jste na tahu
ui-turn-of = Na tahu: { $who }
ui-all =
    { $count ->
        [one] Všechny, { $count } stůl
        [few] Všechny, { $count } stoly
       *[other] Všechny, { $count } stolů
    }
ui-more = Další
ui-fewer = Méně
ui-open-record = Otevřít záznam
ui-open-record-about = Vyberte soubor *.regnum, nebo jej přetáhněte kamkoli na tuto stránku.
ui-choose-file = Vybrat soubor
ui-record-refused =
    { $what ->
        [header] Toto není záznam: jeho první řádek musí znít „Regnum record 1“.
        [cut-off] Tento záznam je useknutý: chybí mu konec.
        [tags] Na řádku { $line } tohoto záznamu není, co tam patří: nejprve jdou game, rules, seed a names, v tomto pořadí.
        [game] Na řádku { $line } tohoto záznamu je hra, kterou nelze připravit.
        [rules] Tento záznam se řídí jinou verzí pravidel.
        [seed] Na řádku { $line } tohoto záznamu má být číslo.
        [names] Na řádku { $line } tohoto záznamu musí být jedno jméno pro každé místo, oddělená čárkami.
        [position] Řádek { $line } tohoto záznamu obsahuje pozici, která nemůže nastat.
        [proof] Na řádku { $line } tohoto záznamu začíná důkaz, který nejde přečíst.
        [decision] Na řádku { $line } tohoto záznamu je tah, který tam není možný.
        [closing] Tento záznam končí jiným skóre, než jaké vychází podle pravidel.
       *[other] Tento soubor nelze otevřít jako záznam.
    }

## Before the game begins

ui-waiting-room = Čekárna
ui-waiting = Čeká se na hráče
ui-waiting-for =
    { $count ->
        [one] Volné je { $count } místo. Hra začne sama, až budou všechna obsazená.
        [few] Volná jsou { $count } místa. Hra začne sama, až budou všechna obsazená.
       *[other] Volných je { $count } míst. Hra začne sama, až budou všechna obsazená.
    }
ui-mixing = Všechna místa jsou obsazená. Zařízení hráčů míchají kostky a karty: okamžik.
ui-sit = Sednout si sem
ui-give-to-bot = Předat botovi…
ui-give-to-bot-of = Předat botovi místo, které má { $who }
ui-hand-over = Předat
ui-free-seat = Uvolnit místo
ui-remove-guest = Vykázat
ui-remove-guest-of = Vykázat od stolu: { $who }
ui-remove-guest-sure = { $who } se k tomuto stolu už nevrátí a odkazy pro spoluhráče přestanou platit: ostatním pošlete nový.
ui-take-back-seat = Vzít si místo zpět
ui-bot-plays = Hraje za vás bot.
ui-invite-link = Odkaz pro spoluhráče
ui-watch-link = Odkaz pro diváky
ui-seat-link = Odkaz pro jiné zařízení: { $who }
ui-links = Odkazy
ui-revoke-play = Zrušit moje odkazy pro spoluhráče
ui-revoke-watch = Zrušit moje odkazy pro diváky
ui-revoke-seat = Zrušit moje odkazy pro jiná zařízení
ui-revoked = Hotovo: tyhle odkazy už neplatí, a kdo přes ně přišel a nesedl si, u stolu už není.
ui-only-here = Odkazy vytvořené zde fungují jen na tomto počítači. Chcete-li hrát s přáteli na jiných zařízeních, zastavte Regnum, spusťte ho příkazem „{ $command }“ a otevřete stůl na adrese tohoto počítače ve vaší síti.
ui-network-closed = Zatím odkazy odsud fungují jen na tomto počítači.
ui-network-open = Pustit přátele z mé sítě
ui-network-address = Přátelé ve vaší síti najdou Regnum na adrese { $url }. Otevřít ho může kdokoli v této síti, dokud Regnum nezastavíte.
ui-this-computer = jen na tomto počítači
ui-share = Sdílet…
ui-qr = QR kód
ui-copy = Kopírovat
ui-copied = Zkopírováno.
ui-copy-by-hand = Zkopírujte prosím ručně.

## At the table

ui-no-table = Tady nic není
ui-connection-connecting = Připojuje se…
ui-connection-live = Připojeno
ui-connection-reconnecting = Spojení přerušeno, zkouším znovu…
ui-connection-offline = Bez spojení. Vaše tahy počkají, až server odpoví.
ui-connection-not-stored = Teď se nedá nic uložit. Váš tah se neztratí a pošle se znovu.
ui-page-your-turn = Jste na tahu: { $title }
ui-tab-board = Deska
ui-tab-seats = Hráči
ui-tab-log = Průběh
ui-side = Hráči a průběh
ui-you = vy
ui-decides = na tahu
ui-here = u stolu
ui-away = pryč
ui-sits-in = teď hraje { $who }
ui-hints-taken =
    { $count ->
        [one] { $count } nápověda
        [few] { $count } nápovědy
       *[other] { $count } nápověd
    }
ui-points-of =
    { $who }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, podle zdrojů
ui-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
ui-awaited-other = Na tahu: { $who }
ui-over = Hra skončila
ui-ended = Hra byla ukončena
ui-confirm = Potvrdit
ui-again = Potvrdíte dalším výběrem
ui-undo = Vrátit
ui-restart-turn = Tah znovu
ui-hint = Nápověda
ui-reveals = nepůjde vrátit: odhalí se nová informace
ui-final = nepůjde vrátit
ui-sending = odesílá se…
ui-telling = Podívejte se, co se stalo, a pokračujte.
ui-text-mode = Co můžete udělat
ui-text-nothing = Teď nic: na tahu jsou ostatní.
ui-pass-device = Předejte zařízení: { $who }
ui-pass-device-about = Ostatní se teď nedívají.
ui-i-am = Jsem { $who }, ukázat stůl
ui-board-failed = Desku se nepodařilo nakreslit.
ui-try-again = Zkusit znovu
ui-end-table = Ukončit hru pro všechny
ui-end-table-sure = Potom už u tohoto stolu nepůjde hrát dál.

## Log and history

ui-log = Průběh hry
ui-log-sat = { $who } usedá ke stolu
ui-log-bot =
    { $level ->
        [gentle] Lehký bot usedá ke stolu
        [steady] Střední bot usedá ke stolu
        [hard] Těžký bot usedá ke stolu
       *[other] Bot usedá ke stolu
    }
ui-log-hinted = { $who } si bere nápovědu
ui-log-late = { $who }: čas vypršel, hraje bot
ui-log-left = Místo je volné
ui-log-removed = Hostitel vykazuje hráče: { $who }
ui-log-revealed = { $who } se podílí na míchání
ui-log-started = Hra začíná
ui-log-ended = Hostitel ukončuje hru
ui-log-rematch = { $who } chce hrát znovu
ui-log-undone =
    { $who } bere zpět { $count ->
        [one] { $count } akci
        [few] { $count } akce
       *[other] { $count } akcí
    }
ui-taken-back = vzato zpět
ui-looking-back = Díváte se zpět: { $place } z { $count }.
ui-something-happened = Hra mezitím pokračovala.
ui-your-turn-now = Jste na tahu.
ui-skip = Přeskočit
ui-back-to-now = Zpět ke hře
ui-step-back = O krok zpět
ui-step-forth = O krok dál
ui-before-my-turn =
    { $count ->
        [one] Před vaším tahem: { $count } akce
        [few] Před vaším tahem: { $count } akce
       *[other] Před vaším tahem: { $count } akcí
    }
ui-since-my-turn =
    { $count ->
        [one] Od vašeho tahu: { $count } akce
        [few] Od vašeho tahu: { $count } akce
       *[other] Od vašeho tahu: { $count } akcí
    }
ui-next-news =
    { $count ->
        [one] Další, zbývá { $count }
        [few] Další, zbývají { $count }
       *[other] Další, zbývá { $count }
    }

## The end

ui-result = Výsledek
ui-breakdown = Body podle zdrojů
ui-total = Celkem
ui-rematch = Hrát znovu
ui-rematch-join = Přidat se k další hře
ui-rematch-watch = Sledovat další hru
ui-show-scoring = Ukázat vyhodnocení
ui-show-board = Ukázat desku
ui-replay = Záznam a rozbor
ui-download-record = Stáhnout záznam
ui-unfair = S kostkami a kartami této partie není něco v pořádku!
ui-unfair-why =
    { $what ->
        [changed] Server teď slibuje něco jiného než na začátku.
        [secret] Tajemství, které server ukázal, není to, které slíbil.
        [commitments] Podíly hráčů někdo vyměnil, když už toto zařízení ukázalo svůj.
        [left-out] Toto zařízení svůj podíl ukázalo, ale partie začala bez něj. Pokud spojení nebylo hodně pomalé, server ho vynechal.
        [share] Některý podíl není ten, který byl slíben.
        [log] Záznam teď vypráví něco jiného než během partie.
       *[chance] Výsledek číslo { $count } neplyne ze semínka.
    }

## Replay

ui-replay-of = Záznam: { $game }
ui-replay-place = Krok { $place } z { $count }
ui-replay-play = Přehrát
ui-replay-pause = Pozastavit
ui-replay-first = Na začátek
ui-replay-last = Na konec
ui-replay-speed = Rychlost
ui-replay-share = Kopírovat odkaz na tuto pozici
ui-chart = Body v průběhu hry
ui-chart-total = Všechny body
ui-chart-of = Co se ukazuje
ui-chart-about = { $who }: { $first } na začátku, { $last } na konci
ui-chart-moves = Kroky
ui-chart-points = Body

## Rules and gallery

ui-contents = Obsah
ui-components = Všechno v krabici
ui-kind-picture = Obrázek
ui-kind-name = Název
ui-kind-about = Co dělá
ui-kind-terrains = Terény
ui-kind-cards = Karty království
ui-kind-locations = Lokace a jejich žetony
ui-kind-nomad-tokens = Žetony kočovníků
ui-kind-advisors = Rádci
ui-kind-buildings = Budovy
ui-kind-enemies = Nepřátelé
ui-kind-phases = Fáze roku
ui-kind-goods = Suroviny
ui-gallery-about = Všechny obrázky obou her ve světlém i tmavém vzhledu a figurky všech hráčů v každém stavu.
ui-gallery-pieces = Figurky
ui-gallery-pictures = Obrázky
ui-state-plain = stojí
ui-state-ghost = zvolená
ui-state-last = poslední tah
ui-state-target = možný cíl

## Settings

ui-settings = Nastavení
ui-language = Jazyk
ui-theme = Vzhled
ui-theme-auto = podle zařízení
ui-theme-light = světlý
ui-theme-dark = tmavý
ui-to-light = Světlý vzhled
ui-to-dark = Tmavý vzhled
ui-animation = Tempo
ui-animation-slow = pomalé
ui-animation-normal = běžné
ui-animation-fast = rychlé
ui-animation-none = vše najednou, bez animací
ui-setting-confirm = Potvrzovat každou akci
ui-setting-confirm-about = První kliknutí ukáže následky, druhé potvrdí. Po vypnutí stačí jedno kliknutí myší.
ui-setting-targets = Zvýraznit možné volby
ui-setting-targets-about = Světlý okraj a čárkovaná linka kolem každého možného cíle.
ui-setting-coordinates = Názvy hexů
ui-setting-coordinates-about = Název každého hexu přímo na něm.
ui-setting-sound = Zvuky
ui-setting-sound-about = Dřevo a kostky a zaklepání, když jste na tahu.
ui-volume = Hlasitost
ui-setting-text = Textový režim
ui-setting-text-about = Vše, co můžete udělat, jako seznamy tlačítek.
ui-setting-keys = Klávesové zkratky
ui-setting-keys-about = U, R, H a další fungují okamžitě; otazník ukáže jejich seznam.
ui-forget-me = Zapomenout mě v tomto prohlížeči
ui-forget-me-about = Tento prohlížeč bude někdo nový. Chcete-li zůstat sami sebou jinde, nejdřív si na své stránce přidejte další zařízení.
ui-forget-me-now = Teď zapomenout

## Keys

ui-keys = Klávesy
ui-key-confirm = potvrdit volbu
ui-key-unstage = zrušit volbu nebo se vrátit ke hře
ui-key-undo = vrátit poslední akci
ui-key-restart = začít tah znovu
ui-key-hint = požádat o nápovědu
ui-key-news = co se stalo od mého tahu
ui-key-legal = na další možný cíl na desce
ui-key-board = pohyb po desce
ui-key-history = mimo desku: zpět a vpřed v průběhu hry
ui-key-keys = tento seznam

## Why the table refused something

ui-refused-other = To se nepovedlo. Zkuste to prosím znovu.
ui-refused-offline = Server není dostupný.
ui-refused-broken = Server má potíže. Zkuste to prosím později.
ui-refused-stale = Hra mezitím pokračovala. Podívejte se na desku.
ui-refused-sending = Váš tah je ještě na cestě k serveru.
ui-refused-telling = Nejdřív se podívejte, co se stalo.
ui-refused-looking-back = Díváte se zpět: nejdřív se vraťte ke hře.
ui-refused-not-your-turn = Nejste na tahu.
ui-refused-not-started = Hra ještě nezačala.
ui-refused-started = Hra už začala: předejte místo botovi.
ui-refused-over = Hra skončila.
ui-refused-not-over = Hra ještě neskončila.
ui-refused-illegal = To teď není možné.
ui-refused-malformed = Server tomu nerozuměl.
ui-refused-wrong-option =
    { $name }: { $what ->
        [unknown] „{ $value }“ vybrat nelze. { $form }
        [needs] „{ $value }“ vyžaduje rozšíření { $needs }.
        [count] vyberte { $count } různé, nebo žádné.
        [only] „{ $value }“: jen { $count }.
        [exactly] tato deska potřebuje přesně { $count }, po jednom na každé pole.
        [fixes] „{ $value }“ má vlastní desku a karty: nechte je náhodné, nebo nevybírejte hotové rozložení.
       *[form] tohle se nedá přečíst. { $form }
    }
ui-refused-nothing-to-undo = Není co vrátit.
ui-refused-taken = Toto místo je obsazené.
ui-refused-yours = Tady už sedíte.
ui-refused-one-seat = Jedno místo už máte. Ostatní jsou pro jiné.
ui-refused-no-guest = Tam žádný host nesedí.
ui-refused-present = Tenhle hráč je u stolu. Nahradit jde jen toho, kdo je už chvíli pryč.
ui-refused-starting = Hra právě začíná.
ui-refused-not-mixing = Teď není co míchat.
ui-refused-wrong-share = Tohle vaše zařízení neslíbilo.
ui-refused-bot-decides = Teď je na tahu bot: místo si vezměte zpět potom.
ui-refused-id-reused = Pod tímto číslem už server přijal jiný příkaz.
ui-refused-no-such-page = Taková stránka neexistuje.
ui-refused-no-such-revision = Partie ještě nedošla tak daleko.
ui-refused-no-such-seat = Takové místo neexistuje.
ui-refused-no-network = Regnum nelze otevřít pro síť: počítač v žádné není, nebo je adresa obsazená.
ui-refused-no-such-table = Takový stůl neexistuje, nebo k němu nemáte pozvánku.
ui-refused-not-allowed = To nemáte dovoleno.
ui-refused-not-host = To může jen hostitel stolu.
ui-refused-not-known = Nejdřív prosím zadejte své jméno.
ui-refused-not-read = Server teď nemůže nic vyhledat. Zkuste to prosím za chvíli.
ui-refused-not-stored = Teď se nedá nic uložit. Zkuste to prosím za chvíli.
ui-refused-other-rules = Tato partie se řídí jinou verzí pravidel, než zná server.
ui-refused-too-long = Záznam tohoto stolu je plný: lze už jen hrát dál.
ui-refused-too-much = Příliš mnoho požadavků: chvilku počkejte.
ui-refused-too-slow = Teď to trvá příliš dlouho: zkuste to znovu.
ui-refused-unknown-level = Taková úroveň neexistuje.
ui-refused-unreadable = Záznam tohoto stolu je poškozený. Opravit ho musí ten, kdo server provozuje.
