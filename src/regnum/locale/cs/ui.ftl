### The table itself: everything that no game says.

## The client's own words

ui-title = Regnum
ui-names = Písař, Kameník, Mlynář, Převozník, Sokolník, Včelař, Kartograf, Minstrel, Bednář, Sklenář, Pastýř, Lampář
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
ui-learn = Jak se to hraje?
ui-gallery = Galerie
ui-your-name = Vaše jméno
ui-name = Jméno
ui-player = Hráč { $number }

## Bots

ui-bot =
    { $level ->
        [gentle] Mírný bot
        [steady] Rozvážný bot
        [hard] Silný bot
       *[other] Bot
    }
ui-bot-numbered = { ui-bot } { $number }
ui-level = Úroveň botů
ui-level-name =
    { $level ->
        [gentle] Mírný
        [steady] Rozvážný
        [hard] Silný
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
ui-new-table = Nový stůl
ui-new-table-about = S přáteli, na jednom zařízení, s jinými pravidly
ui-game = Hra
ui-seats = Místa
ui-seat-of = Kdo má místo { $seat }
ui-seat-open = Volné místo
ui-seat-me = Já
ui-seat-friend = Přítel, přes odkaz
ui-seat-local = Někdo u tohoto zařízení
ui-seat-bot = Bot
ui-add-seat = Přidat místo
ui-remove-seat = Ubrat místo
ui-options = Hra
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
ui-lay-table = Otevřít stůl
ui-my-tables = Moje stoly
ui-open-tables = Otevřené stoly
ui-finished = Dohrané partie
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
        [decision] Na řádku { $line } tohoto záznamu je rozhodnutí, které tam není možné.
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
ui-revoked = Hotovo: tyhle odkazy už nikam nevedou, a kdo přes ně přišel a nesedl si, u stolu už není.
ui-only-here = Odkazy vytvořené zde fungují jen na tomto počítači. Chcete-li hrát s přáteli na jiných zařízeních, zastavte Regnum, spusťte ho příkazem „{ $command }“ a otevřete stůl na adrese tohoto počítače ve vaší síti.
ui-copy = Kopírovat
ui-copied = Zkopírováno.
ui-copy-by-hand = Zkopírujte prosím ručně.

## At the table

ui-no-table = Tady nic není
ui-connection-connecting = Připojuje se…
ui-connection-live = Připojeno
ui-connection-reconnecting = Spojení přerušeno, zkouší se znovu…
ui-connection-offline = Bez spojení. Vaše rozhodnutí počkají, až server odpoví.
ui-connection-not-stored = Teď se nedá nic uložit. Vaše rozhodnutí se neztratí a pošle se znovu.
ui-page-your-turn = Jste na tahu: { $title }
ui-tab-board = Deska
ui-tab-seats = Hráči
ui-tab-log = Průběh
ui-side = Hráči a průběh
ui-you = vy
ui-decides = rozhoduje
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
ui-awaited-other = Rozhoduje { $who }
ui-over = Hra skončila
ui-ended = Hostitel hru ukončil
ui-confirm = Potvrdit
ui-undo = Vrátit
ui-restart-turn = Tah znovu
ui-hint = Nápověda
ui-hint-margin = náskok na konci: asi { $margin }
ui-reveals = nelze vrátit: něco se odhalí
ui-final = potom už nelze vrátit
ui-sending = odesílá se…
ui-telling = Podívejte se, co se stalo, a pokračujte.
ui-text-mode = Co můžete udělat
ui-text-nothing = Teď nic: rozhodují ostatní.
ui-pass-device = Předejte zařízení: { $who }
ui-pass-device-about = Co bude následovat, je jen pro jedny oči.
ui-i-am = Jsem { $who }: ukázat stůl
ui-board-failed = Desku se nepodařilo nakreslit.
ui-try-again = Zkusit znovu
ui-end-table = Ukončit hru pro všechny
ui-end-table-sure = Potom už u tohoto stolu nepůjde hrát dál.

## Log and history

ui-log = Průběh hry
ui-log-sat = { $who } usedá na místo { $seat }
ui-log-bot =
    { $level ->
        [gentle] Mírný bot usedá na místo { $seat }
        [steady] Rozvážný bot usedá na místo { $seat }
        [hard] Silný bot usedá na místo { $seat }
       *[other] Bot usedá na místo { $seat }
    }
ui-log-hinted = { $who } si bere nápovědu
ui-log-late = { $who }: čas vypršel, hraje bot
ui-log-left = Místo { $seat } je volné
ui-log-removed = Hostitel vykazuje hráče z místa { $seat }
ui-log-revealed = { $who } se podílí na míchání kostek a karet
ui-log-started = Hra začíná
ui-log-ended = Hostitel ukončuje hru
ui-log-rematch = { $who } chce hrát znovu
ui-log-undone =
    { $who } bere zpět { $count ->
        [one] { $count } rozhodnutí
        [few] { $count } rozhodnutí
       *[other] { $count } rozhodnutí
    }
ui-taken-back = vzato zpět
ui-looking-back = Díváte se zpět: { $place } z { $count }.
ui-something-happened = Hra mezitím pokračovala.
ui-your-turn-now = Jste na tahu.
ui-back-to-now = Zpět ke hře
ui-step-back = O krok zpět
ui-step-forth = O krok dál
ui-before-my-turn =
    { $count ->
        [one] Před vaším tahem: { $count } rozhodnutí
        [few] Před vaším tahem: { $count } rozhodnutí
       *[other] Před vaším tahem: { $count } rozhodnutí
    }
ui-since-my-turn =
    { $count ->
        [one] Od vašeho tahu: { $count } rozhodnutí
        [few] Od vašeho tahu: { $count } rozhodnutí
       *[other] Od vašeho tahu: { $count } rozhodnutí
    }
ui-next-news =
    { $count ->
        [one] Další, zbývá { $count }
        [few] Další, zbývají { $count }
       *[other] Další, zbývá { $count }
    }

## The end

ui-result = Výsledek
ui-won-you = Vyhráli jste
ui-won = Vítězství: { $who }
ui-won-shared = Společné vítězství: { $who }
ui-breakdown = Body podle zdrojů
ui-total = Celkem
ui-rematch = Hrát znovu
ui-rematch-join = Přidat se k další hře
ui-rematch-watch = Sledovat další hru
ui-show-scoring = Ukázat vyhodnocení
ui-show-board = Ukázat desku
ui-replay = Přehrát partii
ui-download-record = Stáhnout záznam
ui-promise-kept = Kostky a karty byly dané před prvním tahem: ověřeno.
ui-promise-drawn =
    { $count ->
        [one] Kostky a karty byly dané před prvním tahem: { $count } výsledek se tu losoval znovu a vyšel stejně.
        [few] Kostky a karty byly dané před prvním tahem: všechny { $count } výsledky se tu losovaly znovu a vyšly stejně.
       *[other] Kostky a karty byly dané před prvním tahem: všech { $count } výsledků se tu losovalo znovu a vyšlo stejně.
    }
ui-promise-late = Tento prohlížeč přišel až po konci. Ví jen to, co server říká teď.
ui-promise-mixed = Míchali: { $who }. Nikdo z nich sám nemohl vybrat, co přijde.
ui-promise-missing = Bez podílu: { $who }. Zařízení neodpovědělo včas, a tak partie začala bez něj.
ui-promise-about = Veškerá náhoda partie plyne z jejího semínka. Než si kdo sedl, server si určil tajemství a ukázal jeho otisk SHA-256; zařízení hráčů udělala totéž, každé se svým náhodným podílem. Teprve když byla všechna místa obsazená, podíly se ukázaly a smíchaly s tajemstvím. Záznam partie to všechno obsahuje a „regnum verify“ ho ověří i s rozložením hry.
ui-promise-hash = Slíbeno na začátku
ui-promise-seed = Semínko a sůl
ui-promise-shares = Podíly hráčů
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
ui-kind-locations = Místa a jejich žetony
ui-kind-nomad-tokens = Žetony kočovníků
ui-kind-advisors = Rádci
ui-kind-buildings = Stavby
ui-kind-enemies = Nepřátelé
ui-kind-phases = Fáze roku
ui-kind-goods = Suroviny
ui-gallery-about = Všechny obrázky obou her ve dne i v noci a figurky všech hráčů v každém stavu.
ui-gallery-pieces = Figurky
ui-gallery-pictures = Obrázky
ui-state-plain = stojí
ui-state-ghost = naznačená
ui-state-last = poslední tah
ui-state-target = možný cíl

## Settings

ui-settings = Nastavení
ui-language = Jazyk
ui-theme = Osvětlení
ui-theme-auto = podle zařízení
ui-theme-light = den
ui-theme-dark = noc
ui-to-light = Přepnout na den
ui-to-dark = Přepnout na noc
ui-animation = Pohyb
ui-animation-none = žádný
ui-animation-fast = rychlý
ui-animation-normal = běžný
ui-setting-confirm = Potvrzovat každé rozhodnutí
ui-setting-confirm-about = První kliknutí ukáže, co by přineslo. Bez toho stačí s myší kliknout jednou.
ui-setting-targets = Obtahovat, co se dá vybrat
ui-setting-targets-about = Světlý okraj a čárkovaná linka kolem každého možného cíle.
ui-setting-coordinates = Názvy hexů
ui-setting-coordinates-about = Název každého hexu přímo na něm.
ui-setting-sounds = Zvuky
ui-setting-sounds-about = Krátké tiché tóny, například když jste na tahu.
ui-setting-text = Textový režim
ui-setting-text-about = Vše, o čem lze rozhodnout, jako seznamy tlačítek.
ui-setting-keys = Písmena jako zkratky
ui-setting-keys-about = U, R, H a další působí hned; otazník ukáže jejich seznam.
ui-forget-me = Zapomenout mě v tomto prohlížeči
ui-forget-me-about = Tento prohlížeč bude někdo nový a nikdo už za vás nebude moci pokračovat. Místo, které si chcete nechat, si nejdřív přeneste na jiné zařízení.
ui-forget-me-now = Teď zapomenout

## Keys

ui-keys = Klávesy
ui-key-confirm = potvrdit, co je naznačeno
ui-key-unstage = zrušit naznačené nebo se vrátit ke hře
ui-key-undo = vrátit poslední rozhodnutí
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
ui-refused-stale = Hra se mezitím pohnula: podívejte se znovu.
ui-refused-sending = Váš tah je ještě na cestě k serveru.
ui-refused-telling = Nejdřív se podívejte, co se stalo.
ui-refused-looking-back = Díváte se zpět: nejdřív se vraťte ke hře.
ui-refused-not-your-turn = Teď nerozhodujete vy.
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
        [exactly] tato deska potřebuje přesně { $count }, po jednom na každé místo.
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
ui-refused-bot-decides = Tentokrát rozhoduje bot: místo si vezměte zpět potom.
ui-refused-id-reused = Pod tímto číslem už server přijal jiný příkaz.
ui-refused-no-such-page = Taková stránka není.
ui-refused-no-such-revision = Partie ještě nedošla tak daleko.
ui-refused-no-such-seat = Takové místo tu není.
ui-refused-no-such-table = Takový stůl tu není, nebo odkaz nikam nevede.
ui-refused-not-allowed = To nemáte dovoleno.
ui-refused-not-host = To může jen hostitel stolu.
ui-refused-not-known = Nejdřív prosím zadejte své jméno.
ui-refused-not-read = Server teď nemůže nic vyhledat. Zkuste to prosím za chvíli.
ui-refused-not-stored = Teď se nedá nic uložit. Zkuste to prosím za chvíli.
ui-refused-other-rules = Tato partie se řídí jinou verzí pravidel, než zná server.
ui-refused-too-long = Záznam tohoto stolu je plný: lze už jen hrát dál.
ui-refused-too-much = Příliš mnoho požadavků: chvilku počkejte.
ui-refused-too-slow = Teď to trvá příliš dlouho: zkuste to znovu.
ui-refused-unknown-level = Taková úroveň není.
ui-refused-unreadable = Záznam tohoto stolu je poškozený. Opravit ho musí ten, kdo server provozuje.
