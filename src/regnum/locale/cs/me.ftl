# Co má hráč na serveru svého.

me-title = { $who }: vaše stránka
me-history = Vaše partie
me-search-who = Soupeř
me-search-game = Hra
me-all-games = Všechny hry
me-found = { $count ->
    [0] Žádné partie
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
me-came = { $place ->
    [1] Vyhráli jste
   *[other] { $place }. místo z { $of }
}
me-resigned = Vzdali jste se
me-seat-resigned = vzdáno
me-on-one-device = Na jednom zařízení
me-rating-gain = rating { $gain }
me-unrated = { $why ->
    [bot] Bez ratingu: hrál bot
    [hint] Bez ratingu: někdo si vzal nápovědu
    [undo] Bez ratingu: tahy se vracely po dohodě
    [same-person] Bez ratingu: více míst na jednom zařízení
    [handed-over] Bez ratingu: za místem se vystřídali hráči
    [position] Bez ratingu: začala uprostřed hry
    [before] Bez ratingu: hrála se dřív, než rating vznikl
   *[other] Bez ratingu: nedohráno
}
me-remove = Odebrat z mého seznamu
me-remove-of = Odebrat z mého seznamu: { $game }, { $when }
me-remove-sure = Odebrat tuto partii z vašeho seznamu? Ostatním zůstane.
me-removed = Odebráno.
me-pages = Stránky vašich partií
me-page = Stránka { $page } z { $pages }
me-newer = Novější
me-older = Starší

me-statistics = Statistiky
me-nothing-yet = Zatím nic: nejdřív dohrajte partii.
me-rating = Rating { $points } ± { $margin }
me-rated-matches = po { $count ->
    [one] { $count } hodnocené partii
    [few] { $count } hodnocených partiích
   *[other] { $count } hodnocených partiích
}
me-no-rating = Zatím bez ratingu
me-rating-about = Do ratingu se počítají partie mezi lidmi, kde má každý své místo: bez botů, nápověd a vracení tahů po dohodě, od samého začátku hry. Číslo za ± říká, jak je rating jistý; čím víc hrajete, tím je menší.
me-matches = { $count ->
    [one] { $count } partie,
    [few] { $count } partie,
   *[other] { $count } partií,
}
me-wins = { $count ->
    [0] žádné vítězství
    [one] { $count } vítězství
    [few] { $count } vítězství
   *[other] { $count } vítězství
}
me-averages = Průměry
me-average = Průměr
me-most = Nejvíc
me-of-matches = Partií
me-count-points = Body
me-count-place = Umístění
me-percent = { $percent } %

me-colour = Oblíbená barva
me-colour-name = { $colour ->
    [A] Červená
    [B] Modrá
    [C] Žlutá
    [D] Černá
    [E] Bílá
   *[none] Jakákoli
}
me-colour-chosen = Vybráno: { me-colour-name }
me-colour-about = Dostanete ji, když si sednete ke stolu, pokud ji nemá jiný hráč.

me-devices = Vaše zařízení
me-devices-about = Hrajte dál jako tatáž osoba na telefonu nebo na jiném počítači.
me-device-make = Přidat zařízení
me-device-link = Otevřete tento odkaz na svém druhém zařízení
me-device-qr = QR kód odkazu pro druhé zařízení
me-device-about = Odkaz funguje jednou, do 10 minut. Nikomu ho nedávejte: kdo ho otevře, bude vámi.
me-logout-all = Odhlásit na všech zařízeních
me-logout-sure = Odhlásit všude? Když nezbude zařízení, kde vás známe, nikdo už za vás nebude moci hrát.
me-become-sure = Být { $who } i na tomto zařízení?
me-become-instead = Kým jste v tomto prohlížeči teď, na to se tu zapomene.
me-become = Ano, jsem { $who }

me-data = Vaše údaje
me-export-about = Vše, co o vás tento server ví, i se záznamy vašich partií, v jednom souboru.
me-export = Stáhnout vše
me-delete = Smazat mě…
me-delete-sure = Vaše jméno, seznam partií, rating i zařízení zmizí. Partie zůstanou soupeřům, ale bez vašeho jména; v nedohraných za vás bude hrát bot.
me-delete-on = Pokračovat
me-delete-really = Nedá se to vzít zpět. Smazat o vás všechno?
me-delete-now = Smazat teď

me-replay-open = Na tuto partii se může podívat každý, kdo má adresu
