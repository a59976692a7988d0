# Kdo je u stolu: co si lidé říkají, kdo se dívá a jak se dozvíte, že jste na tahu.

ui-talk = U stolu
ui-talk-button = { $count ->
    [0] Chat
    [one] Chat, { $count } nová zpráva
    [few] Chat, { $count } nové zprávy
   *[other] Chat, { $count } nových zpráv
  }
ui-talk-log = Co zaznělo
ui-talk-nothing = Zatím nikdo nic neřekl.
ui-talk-phrases = Hotové fráze
ui-talk-message = Vaše zpráva
ui-talk-send = Odeslat
ui-talk-more = Ztlumení a upozornění
ui-talk-mute = Ztlumit hráče { $who }
ui-talk-muted = Zprávy ztlumených hráčů se nezobrazují.
ui-talk-hushed = Hostitel vypnul psané zprávy. Fráze fungují dál.
ui-chat = Psané zprávy
ui-chat-about = Když je vypnete, zůstanou jen hotové fráze.
ui-watchers = { $count ->
    [one] Dívá se { $count } divák
    [few] Dívají se { $count } diváci
   *[other] Dívá se { $count } diváků
  }
ui-watchers-names = Dívají se: { $names }

ui-say-hello = Ahoj!
ui-say-luck = Hodně štěstí!
ui-say-nice = Pěkný tah!
ui-say-ouch = Au!
ui-say-turn = Jste na tahu.
ui-say-moment = Moment, prosím.
ui-say-sorry = Pardon!
ui-say-thanks = Díky!
ui-say-played = Dobrá hra!
ui-say-again = Dáme ještě jednu?

ui-call = Upozornit mě, když jsem na tahu
ui-call-about = Upozornění přijde, když je stránka na pozadí.
ui-call-push-about = Upozornění přijde, i když je stránka zavřená.
ui-call-offer = Chcete upozornění, až budete na tahu?
ui-call-yes = Ano, upozorněte mě
ui-call-no = Ne, děkuji
ui-call-denied = Prohlížeč blokuje upozornění z této stránky. Povolit je můžete v jeho nastavení.

ui-refused-no-talk = Mluvit spolu mohou jen ti, kdo sedí u stejného stolu.
ui-refused-hushed = Hostitel vypnul psané zprávy. Vyberte frázi.
ui-refused-no-push = Tento server nemůže vašemu prohlížeči posílat upozornění.
