## Честная игра: о чём договариваются люди, паузы, сдача, часы

fair-title = По договорённости
fair-undo =
    { $others ->
        [some] Попросить отменить моё последнее действие
       *[none] Отменить моё последнее действие
    }
fair-undo-turn =
    { $others ->
        [some] Попросить отменить весь мой последний ход
       *[none] Отменить весь мой последний ход
    }
fair-undo-about = Отменяется и всё, что сыграно после. Кубики и карты выпадут те же.
fair-pause =
    { $others ->
        [some] Попросить паузу
       *[none] Пауза
    }
fair-end = Предложить закончить партию
fair-resign = Сдаться
fair-resign-of = Сдаться: { $who }
fair-resign-sure =
    { $leaving ->
        [ends] Партия сразу закончится, и передумать будет нельзя.
       *[bot] За вас доиграет бот. Вернуться и победить вы уже не сможете.
    }
fair-agree = Согласиться
fair-decline = Отказать
fair-withdraw = Отозвать просьбу
fair-resume = Продолжить
fair-ready = Можно начинать
fair-offer-undo =
    { $who } просит отменить { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }.
fair-offer-pause = { $who } просит паузу.
fair-offer-end = { $who } предлагает закончить партию без результата.
fair-own-undo =
    Вы просите отменить { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }.
fair-own-pause = Вы просите паузу.
fair-own-end = Вы предлагаете закончить партию без результата.
fair-waiting-for = Ещё не ответили: { $who }.
fair-paused = Пауза. Часы остановлены.
fair-has-resigned = Партию сдаёт { $who }.
fair-wins = Побеждает { $who }.
fair-wins-you = Вы победили!
fair-all-ended = Все игроки согласились закончить партию.
fair-resigned = сдача
fair-ready-check = Все места заняты. Партия и часы начнутся, когда будут готовы все.
fair-ready-missing = Ещё не готовы: { $who }
fair-terms = Во что играем
fair-term-clock = Часы
fair-term-leaving = Если кто-то сдаётся
fair-term-hints = Подсказки
fair-hints-off = выключены
fair-everything-usual = Обычные правила, без часов.
fair-log-offered =
    { $what ->
        [undo] { $who } просит отменить действие
        [pause] { $who } просит паузу
       *[end] { $who } предлагает закончить партию
    }
fair-log-agreed = { $who }: согласие
fair-log-declined = { $who }: отказ
fair-log-withdrawn = { $who } отзывает просьбу
fair-log-undone =
    С общего согласия { $who } отменяет { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }
fair-log-ended = Все игроки согласны закончить партию
fair-log-paused = Пауза
fair-log-resumed = { $who } продолжает партию
fair-log-ready = { $who } ждёт начала
fair-log-resigned = { $who } сдаётся
fair-log-resigned-bot = { $who } сдаётся; доигрывает бот

## Часы

fair-clock-own = Своё время…
fair-clock-per = Время
fair-clock-per-turn = на каждый ход
fair-clock-per-decision = на каждое действие
fair-clock-amount = Сколько
fair-clock-unit = Единица
fair-clock-unit-second = секунды
fair-clock-unit-minute = минуты
fair-clock-unit-hour = часы
fair-clock-unit-day = дни
fair-clock-bank = Запас времени, в минутах
fair-clock-bank-about = На случай долгих раздумий: у каждого игрока свой, на всю партию.
fair-clock-bounds = От 5 секунд до 7 дней; запас не больше 7 дней.
fair-leaving = Если кто-то сдаётся
fair-leaving-bot = доигрывает бот
fair-leaving-nobody = никто не доигрывает
fair-leaving-about = Если никто не доигрывает, из двух игроков сразу побеждает другой. Если игроков больше, без бота не обойтись. Кто сдался, победить не может.
fair-time-second =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
fair-time-minute =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
fair-time-hour =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
fair-time-day =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
fair-clock-words =
    { $per ->
        [turn] { $time } на каждый ход
       *[decision] { $time } на каждое действие
    }
fair-clock-words-bank = { fair-clock-words }; запас на партию: { $bank }

## Почему отказано

ui-refused-asked = Сначала нужно ответить на то, о чём уже спросили.
ui-refused-paused = Партия на паузе.
ui-refused-not-paused = Партия не на паузе.
ui-refused-looked = С тех пор вы увидели то, чего не видели другие: карту или врага. Поэтому отменить нельзя.
ui-refused-no-clock = За этим столом нет часов, останавливать нечего.
ui-refused-declined = В этом отказали. Подождите, пока партия продвинется.
ui-refused-not-alone = Здесь играют и другие: предложите им закончить партию.
ui-refused-no-offer = Об этом уже никто не спрашивает.
ui-refused-not-asked = Вас об этом не спрашивают.
ui-refused-resigned = Вы уже сдались.
ui-refused-not-finished = Партия не доиграна, поэтому разобрать её нельзя.
