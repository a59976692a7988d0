### The table itself: everything that no game says.

## The client's own words

ui-title = Regnum
ui-names = Писарь, Каменщик, Мельник, Паромщик, Сокольник, Пчеловод, Картограф, Менестрель, Бочар, Стекольщик, Пастух, Фонарщик
ui-colophon = Стол для друзей и ботов
ui-pages = Страницы
ui-announcements = Новости стола
ui-explanation = Пояснение
ui-home = На главную
ui-close = Закрыть
ui-cancel = Отмена
ui-menu = Меню
ui-rules = Правила
ui-rules-of = Правила: { $game }
ui-learn = Научиться играть
ui-gallery = Галерея
ui-your-name = Ваше имя
ui-me = Ваша страница
ui-gone = Кто-то, кто ушёл
ui-name = Имя
ui-player = Игрок { $number }

## Bots

ui-bot =
    { $level ->
        [gentle] Лёгкий бот
        [steady] Средний бот
        [hard] Сложный бот
       *[other] Бот
    }
ui-level = Уровень ботов
ui-level-name =
    { $level ->
        [gentle] Лёгкий
        [steady] Средний
        [hard] Сложный
       *[other] Другой
    }
ui-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } бота
    }
ui-how-many-bots = Сколько ботов

## Home

ui-play-bots = Играть с ботами
ui-with-friends = С друзьями
ui-resume = Продолжить: { $game }
ui-first-game = Впервые? Сыграть с наставником
ui-new-table = Новая игра
ui-new-table-about = С друзьями, на одном устройстве, с другими правилами
ui-game = Какая игра
ui-seats = Места
ui-seat-of = Кто игрок { $number }
ui-seat-open = Свободное место
ui-seat-me = Я
ui-seat-friend = Друг по ссылке
ui-seat-local = Ещё игрок за этим устройством
ui-seat-bot = Бот
ui-add-seat = Ещё место
ui-remove-seat = Убрать место
ui-options = Правила партии
ui-more-options = Ещё настройки
ui-turned = повёрнут на 180°
ui-table-options = Стол
ui-clock = Часы
ui-clock-about = Если время выйдет, место займёт бот; потом его можно вернуть себе.
ui-clock-none = Без часов
ui-clock-quick = Быстро: 45 секунд на ход и 5 минут запаса
ui-clock-calm = Спокойно: 2 минуты на ход и 15 минут запаса
ui-clock-days = По переписке: 2 дня на ход
ui-listed = Показать среди открытых столов
ui-listed-about = Сесть за стол и смотреть сможет любой на этом сервере. Иначе — только тот, у кого есть ссылка.
ui-hints-allowed = Разрешить подсказки
ui-hints-allowed-about = Бот покажет, как сыграл бы он. Число взятых подсказок видят все.
ui-lay-table = Создать игру
ui-my-tables = Мои столы
ui-open-tables = Открытые столы
ui-finished = Сыгранные партии
ui-early =
    { $how ->
        [agreed] Закончена по согласию
        [resigned] Закончена сдачей
       *[host] Не доиграна
    }
ui-seats-free =
    { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободны
        [many] { $count } мест свободно
       *[other] { $count } места свободно
    }
ui-your-turn = Ваш ход
ui-turn-of = Ходит { $who }
ui-all =
    { $count ->
        [one] Все, { $count } стол
        [few] Все, { $count } стола
        [many] Все, { $count } столов
       *[other] Все, { $count } стола
    }
ui-more = Ещё
ui-fewer = Меньше
ui-open-record = Открыть запись
ui-open-record-about = Выберите файл *.regnum или перетащите его на эту страницу.
ui-choose-file = Выбрать файл
ui-record-refused =
    { $what ->
        [header] Это не запись: её первая строка должна быть «Regnum record 1».
        [cut-off] Эта запись обрывается: у неё нет конца.
        [tags] В строке { $line } этой записи стоит не то: сначала идут game, rules, seed и names, в этом порядке.
        [game] В строке { $line } этой записи названа игра, которую нельзя начать.
        [rules] Эта запись следует другой версии правил.
        [seed] В строке { $line } этой записи должно стоять число.
        [names] В строке { $line } этой записи должно быть по одному имени на каждое место, через запятую.
        [position] В строке { $line } этой записи указана невозможная позиция.
        [proof] Со строки { $line } этой записи начинается доказательство, которое нельзя прочесть.
        [decision] В строке { $line } этой записи — ход, который там невозможен.
        [closing] Счёт в конце этой записи не совпадает с тем, что получается по правилам.
       *[other] Этот файл нельзя открыть как запись.
    }

## Before the game begins

ui-waiting-room = Ожидание игроков
ui-waiting = Ждём игроков
ui-waiting-for = Свободных мест: { $count }. Игра начнётся сама, когда все места будут заняты.
ui-mixing = Все места заняты. Устройства игроков перемешивают кубики и карты: одну секунду.
ui-sit = Сесть сюда
ui-give-to-bot = Отдать боту…
ui-give-to-bot-of = Отдать боту место, которое занимает { $who }
ui-hand-over = Отдать
ui-free-seat = Освободить место
ui-remove-guest = Выгнать
ui-remove-guest-of = Выгнать игрока { $who }
ui-remove-guest-sure = { $who } больше не вернётся за этот стол, а ссылки для игры перестанут действовать: сделайте новую для остальных.
ui-take-back-seat = Вернуться на своё место
ui-bot-plays = За вас играет бот.
ui-invite-link = Ссылка для игры
ui-watch-link = Ссылка для зрителей
ui-seat-link = Ссылка для другого устройства: { $who }
ui-links = Ссылки
ui-revoke-play = Отменить мои ссылки для игры
ui-revoke-watch = Отменить мои ссылки для зрителей
ui-revoke-seat = Отменить мои ссылки для других устройств
ui-revoked = Готово: эти ссылки больше не действуют. Кто пришёл по ним и не сел, уже не за столом.
ui-only-here = Ссылки отсюда работают только на этом компьютере. Чтобы играть с других устройств, запустите Regnum командой «{ $command }» и откройте стол по адресу компьютера в вашей сети.
ui-network-closed = Пока ссылки отсюда открываются только на этом компьютере.
ui-network-open = Пустить друзей из моей сети
ui-network-address = Друзья из вашей сети найдут Regnum по адресу { $url }. Открыть его сможет любой в этой сети, пока Regnum не остановлен.
ui-this-computer = только на этом компьютере
ui-share = Поделиться…
ui-qr = QR-код
ui-copy = Копировать
ui-copied = Скопировано.
ui-copy-by-hand = Скопируйте, пожалуйста, вручную.

## At the table

ui-no-table = Здесь ничего нет
ui-connection-connecting = Соединение…
ui-connection-live = На связи
ui-connection-reconnecting = Связь потеряна, пробуем снова…
ui-connection-offline = Нет связи. Ваши ходы сохранены и уйдут на сервер, когда он ответит.
ui-connection-not-stored = Сейчас ничего не удаётся сохранить. Ваш ход не потеряется: он уйдёт ещё раз.
ui-page-your-turn = Ваш ход: { $title }
ui-tab-board = Поле
ui-tab-seats = Игроки
ui-tab-log = Ход игры
ui-side = Игроки и ход игры
ui-you = вы
ui-decides = ходит
ui-here = в сети
ui-away = не в сети
ui-sits-in = сейчас играет { $who }
ui-hints-taken =
    { $count ->
        [one] { $count } подсказка
        [few] { $count } подсказки
        [many] { $count } подсказок
       *[other] { $count } подсказки
    }
ui-points-of =
    { $who }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, по источникам
ui-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
ui-awaited-other = Ходит { $who }
ui-over = Игра окончена
ui-ended = Партия прекращена
ui-confirm = Подтвердить
ui-again = Выберите ещё раз, чтобы подтвердить
ui-undo = Отменить
ui-restart-turn = Ход заново
ui-hint = Подсказка
ui-reveals = отменить будет нельзя: откроется новое
ui-final = потом не отменить
ui-sending = отправляется…
ui-telling = Посмотрите, что произошло, и продолжайте.
ui-text-mode = Что можно сделать
ui-text-nothing = Сейчас ничего: ходят другие.
ui-pass-device = Передайте устройство: { $who }
ui-pass-device-about = Остальные, не подглядывайте!
ui-i-am = Я — { $who }, показать стол
ui-board-failed = Не удалось нарисовать поле.
ui-try-again = Попробовать снова
ui-end-table = Закончить игру для всех
ui-end-table-sure = После этого за этим столом нельзя будет играть дальше.

## Log and history

ui-log = Ход игры
ui-log-sat = { $who } садится за стол
ui-log-bot =
    { $level ->
        [gentle] Лёгкий бот садится за стол
        [steady] Средний бот садится за стол
        [hard] Сложный бот садится за стол
       *[other] Бот садится за стол
    }
ui-log-hinted = { $who } берёт подсказку
ui-log-late = { $who }: время вышло, играет бот
ui-log-left = Место свободно
ui-log-removed = Хозяин стола выгоняет игрока { $who }
ui-log-revealed = { $who } участвует в перемешивании
ui-log-started = Игра начинается
ui-log-ended = Хозяин стола заканчивает игру
ui-log-rematch = { $who } хочет сыграть ещё раз
ui-log-undone =
    { $who } отменяет { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }
ui-taken-back = отменено
ui-looking-back = Вы просматриваете ход игры: { $place } из { $count }.
ui-something-happened = Тем временем игра продолжилась.
ui-your-turn-now = Сейчас ваш ход.
ui-skip = Пропустить
ui-back-to-now = Вернуться к игре
ui-step-back = Шаг назад
ui-step-forth = Шаг вперёд
ui-before-my-turn = До вашего хода действий: { $count }
ui-since-my-turn = После вашего хода действий: { $count }
ui-next-news = Дальше, осталось { $count }

## The end

ui-result = Итог
ui-breakdown = Очки по источникам
ui-total = Всего
ui-rematch = Сыграть ещё раз
ui-rematch-join = Сыграть ещё вместе
ui-rematch-watch = Смотреть следующую партию
ui-show-scoring = Показать подсчёт
ui-show-board = Показать поле
ui-replay = Просмотр и разбор
ui-download-record = Скачать запись
ui-unfair = С кубиками и картами этой партии что-то не так!
ui-unfair-why =
    { $what ->
        [changed] Сервер обещает сейчас не то, что обещал в начале.
        [secret] Тайна, которую показал сервер, — не та, которую он обещал.
        [commitments] Доли игроков подменили после того, как это устройство показало свою.
        [left-out] Это устройство показало свою долю, но партия началась без неё: связь была очень медленной, или сервер её отбросил.
        [share] Одна из долей — не та, что была обещана.
        [log] Журнал рассказывает сейчас не то, что рассказывал во время партии.
       *[chance] Исход номер { $count } не следует из зерна.
    }

## Replay

ui-replay-of = Просмотр: { $game }
ui-replay-place = Шаг { $place } из { $count }
ui-replay-play = Воспроизвести
ui-replay-pause = Пауза
ui-replay-first = В начало
ui-replay-last = В конец
ui-replay-speed = Скорость
ui-replay-share = Копировать ссылку на эту позицию
ui-chart = Очки по ходу игры
ui-chart-total = Все очки
ui-chart-of = Что показано
ui-chart-about = { $who }: { $first } в начале, { $last } в конце
ui-chart-moves = Шаги
ui-chart-points = Очки

## Rules and gallery

ui-contents = Содержание
ui-components = Всё, что есть в коробке
ui-kind-picture = Рисунок
ui-kind-name = Название
ui-kind-about = Что делает
ui-kind-terrains = Местности
ui-kind-cards = Карты создателей королевства
ui-kind-locations = Локации и их жетоны
ui-kind-nomad-tokens = Жетоны кочевников
ui-kind-advisors = Советники
ui-kind-buildings = Здания
ui-kind-enemies = Враги
ui-kind-phases = Фазы года
ui-kind-goods = Товары
ui-gallery-about = Все рисунки обеих игр в обеих темах и фигуры всех мест в каждом состоянии.
ui-gallery-pieces = Фигуры
ui-gallery-pictures = Рисунки
ui-state-plain = стоит
ui-state-ghost = выбрана
ui-state-last = последний ход
ui-state-target = доступная цель

## Settings

ui-settings = Настройки
ui-language = Язык
ui-theme = Тема
ui-theme-auto = как на устройстве
ui-theme-light = светлая
ui-theme-dark = тёмная
ui-to-light = Светлая тема
ui-to-dark = Тёмная тема
ui-animation = Темп
ui-animation-slow = медленный
ui-animation-normal = обычный
ui-animation-fast = быстрый
ui-animation-none = всё сразу, без анимации
ui-setting-confirm = Подтверждать каждое действие
ui-setting-confirm-about = Первый щелчок показывает последствия, второй подтверждает. Если выключить, мышью хватит одного.
ui-setting-targets = Выделять возможные ходы
ui-setting-targets-about = Ореол и пунктир вокруг каждой доступной цели.
ui-setting-coordinates = Названия гексов
ui-setting-coordinates-about = Название каждого гекса прямо на нём.
ui-setting-sound = Звуки
ui-setting-sound-about = Стук дерева и кубиков и сигнал, когда ваш ход.
ui-volume = Громкость
ui-setting-text = Текстовый режим
ui-setting-text-about = Всё, что можно сделать, в виде списков кнопок.
ui-setting-keys = Горячие клавиши
ui-setting-keys-about = U, R, H и другие работают сразу; «?» показывает их список.
ui-forget-me = Забыть меня в этом браузере
ui-forget-me-about = Этот браузер станет кем-то новым. Чтобы остаться собой на другом устройстве, сначала добавьте его на своей странице.
ui-forget-me-now = Забыть сейчас

## Keys

ui-keys = Клавиши
ui-key-confirm = подтвердить выбор
ui-key-unstage = снять выбор или вернуться к игре
ui-key-undo = отменить последнее действие
ui-key-restart = начать ход заново
ui-key-hint = попросить подсказку
ui-key-news = что случилось после моего хода
ui-key-legal = к следующей доступной цели на поле
ui-key-board = двигаться по полю
ui-key-history = вне поля: назад и вперёд по ходу игры
ui-key-keys = этот список

## Why the table refused something

ui-refused-other = Не получилось. Попробуйте ещё раз.
ui-refused-offline = Сервер недоступен.
ui-refused-broken = На сервере неполадка. Попробуйте позже.
ui-refused-stale = Игра ушла вперёд. Посмотрите на поле.
ui-refused-sending = Ваш ход ещё в пути к серверу.
ui-refused-telling = Сначала посмотрите, что произошло.
ui-refused-looking-back = Вы просматриваете ход игры: сначала вернитесь к ней.
ui-refused-not-your-turn = Сейчас не ваш ход.
ui-refused-not-started = Игра ещё не началась.
ui-refused-started = Игра уже началась: отдайте место боту.
ui-refused-over = Игра окончена.
ui-refused-not-over = Игра ещё не окончена.
ui-refused-illegal = Сейчас это невозможно.
ui-refused-malformed = Сервер этого не понял.
ui-refused-wrong-option =
    { $name }: { $what ->
        [unknown] «{ $value }» выбрать нельзя. { $form }
        [needs] для «{ $value }» нужно дополнение «{ $needs }».
        [count] выберите разные, всего { $count }, или ни одного.
        [only] «{ $value }»: всего { $count }.
        [exactly] для этого поля нужно ровно { $count }, по одному на каждое место.
        [fixes] у расклада «{ $value }» свои поле и карты: оставьте ваши случайными или не выбирайте готовый расклад.
       *[form] это не удалось прочитать. { $form }
    }
ui-refused-nothing-to-undo = Отменять нечего.
ui-refused-taken = Это место занято.
ui-refused-yours = Вы уже сидите здесь.
ui-refused-one-seat = У вас уже есть место. Остальные — для других.
ui-refused-no-guest = Там не сидит никто из гостей.
ui-refused-present = Этот игрок за столом. Заменить можно только того, кого уже какое-то время нет.
ui-refused-starting = Игра вот-вот начнётся.
ui-refused-not-mixing = Сейчас нечего перемешивать.
ui-refused-wrong-share = Это не то, что обещало ваше устройство.
ui-refused-bot-decides = Сейчас ходит бот: вернитесь на место потом.
ui-refused-id-reused = Под этим номером сервер уже принял другую команду.
ui-refused-no-such-page = Такой страницы нет.
ui-refused-no-such-revision = Партия ещё не дошла до этого места.
ui-refused-no-such-seat = Такого места нет.
ui-refused-no-network = Regnum не удаётся открыть для сети: компьютер не подключён к ней или адрес занят.
ui-refused-no-such-table = Такого стола нет, или вы не приглашены.
ui-refused-not-allowed = Вам это не разрешено.
ui-refused-not-host = Это может только хозяин стола.
ui-refused-not-known = Сначала назовите своё имя.
ui-refused-not-read = Сервер сейчас не может ничего прочитать. Попробуйте чуть позже.
ui-refused-not-stored = Сейчас ничего не удаётся сохранить. Попробуйте чуть позже.
ui-refused-other-rules = Эта партия идёт по другой версии правил, чем знает сервер.
ui-refused-too-long = Журнал этого стола заполнен: можно только играть дальше.
ui-refused-too-much = Слишком много запросов: подождите немного.
ui-refused-too-slow = Сейчас это занимает слишком много времени: попробуйте ещё раз.
ui-refused-unknown-level = Такого уровня нет.
ui-refused-unreadable = Запись этого стола повреждена. Починить её может только тот, у кого стоит сервер.
