### «Создатель королевства» с дополнением «Кочевники».
### Аргументы — коды и числа; $who — имя игрока.

## Части предложений, выбираемые по коду. Другие сообщения включают их с теми же аргументами.

# Где строят: «Постройте на траве».
kb-phrase-on-terrain =
    { $terrain ->
        [grass] на траве
        [canyon] в каньоне
        [desert] в пустыне
        [flower] на цветочном поле
        [forest] в лесу
        [water] на воде
        [mountain] в горах
       *[any] на любой местности
    }

# Куда ставят: «Переместите на траву».
kb-phrase-onto-terrain =
    { $terrain ->
        [grass] на траву
        [canyon] в каньон
        [desert] в пустыню
        [flower] на цветочное поле
        [forest] в лес
        [water] на воду
        [mountain] в горы
       *[any] на любую местность
    }

# Название в тексте.
kb-phrase-terrain =
    { $terrain ->
        [grass] трава
        [canyon] каньон
        [desert] пустыня
        [flower] цветочное поле
        [forest] лес
        [water] вода
        [mountain] горы
       *[any] любая местность
    }

# Чего: «карта травы».
kb-phrase-of-terrain =
    { $terrain ->
        [grass] травы
        [canyon] каньона
        [desert] пустыни
        [flower] цветочного поля
        [forest] леса
        [water] воды
        [mountain] гор
       *[any] любой местности
    }

# Жетон как подлежащее или перед двоеточием.
kb-phrase-token =
    { $token ->
        [oracle] Оракул
        [farm] Ферма
        [oasis] Оазис
        [tower] Башня
        [tavern] Таверна
        [barn] Амбар
        [harbor] Гавань
        [paddock] Загон
        [quarry] Каменоломня
        [caravan] Караван
        [village] Деревня
        [garden] Сад
        [donation-grass] Дарственная на траву
        [donation-canyon] Дарственная на каньон
        [donation-desert] Дарственная на пустыню
        [donation-flower] Дарственная на цветочное поле
        [donation-forest] Дарственная на лес
        [donation-water] Дарственная на воду
        [donation-mountain] Дарственная на горы
        [resettlement] Переселение
        [outpost] Застава
        [sword] Наступление
        [treasure] Сокровище
       *[none] жетона нет
    }

# Чего: «жетон оракула».
kb-phrase-of-token =
    { $token ->
        [oracle] оракула
        [farm] фермы
        [oasis] оазиса
        [tower] башни
        [tavern] таверны
        [barn] амбара
        [harbor] гавани
        [paddock] загона
        [quarry] каменоломни
        [caravan] каравана
        [village] деревни
        [garden] сада
        [donation-grass] дарственной на траву
        [donation-canyon] дарственной на каньон
        [donation-desert] дарственной на пустыню
        [donation-flower] дарственной на цветочное поле
        [donation-forest] дарственной на лес
        [donation-water] дарственной на воду
        [donation-mountain] дарственной на горы
        [resettlement] переселения
        [outpost] заставы
        [sword] наступления
       *[treasure] сокровища
    }

# Что используют: «Использовать жетон оракула».
kb-phrase-use-token =
    { $token ->
        [oracle] жетон оракула
        [farm] жетон фермы
        [oasis] жетон оазиса
        [tower] жетон башни
        [tavern] жетон таверны
        [barn] жетон амбара
        [harbor] жетон гавани
        [paddock] жетон загона
        [quarry] жетон каменоломни
        [caravan] жетон каравана
        [village] жетон деревни
        [garden] жетон сада
        [donation-grass] дарственную на траву
        [donation-canyon] дарственную на каньон
        [donation-desert] дарственную на пустыню
        [donation-flower] дарственную на цветочное поле
        [donation-forest] дарственную на лес
        [donation-water] дарственную на воду
        [donation-mountain] дарственную на горы
        [resettlement] переселение
        [outpost] заставу
        [sword] наступление
       *[treasure] сокровище
    }

# Почему здесь или почему где угодно, после слов о том, что строят.
kb-phrase-place =
    { $place ->
        [adjacent] рядом со своими поселениями
        [free] где угодно: подходящих свободных гексов рядом с вашими поселениями нет
        [first] где угодно: у вас нет ни одного поселения
       *[by-itself] как велит жетон
    }

# То же для перемещаемого поселения.
kb-phrase-move-place =
    { $place ->
        [adjacent] рядом с другими своими поселениями
        [free] куда угодно: подходящих свободных гексов рядом с другими вашими поселениями нет
        [first] куда угодно: других поселений у вас нет
       *[by-itself] как велит жетон
    }

kb-phrase-gold =
    { $points ->
        [one] { $points } золотой
        [few] { $points } золотых
        [many] { $points } золотых
       *[other] { $points } золотого
    }

# До трёх гексов, и есть ли ещё.
kb-phrase-near =
    { $count ->
        [1] { $near }
        [2] { $near }
        [3] { $near }
       *[other] { $near } и другие
    }

## Местности

kb-terrain-grass = Трава
    .about = Здесь можно строить.
kb-terrain-canyon = Каньон
    .about = Здесь можно строить.
kb-terrain-desert = Пустыня
    .about = Здесь можно строить.
kb-terrain-flower = Цветочное поле
    .about = Здесь можно строить.
kb-terrain-forest = Лес
    .about = Здесь можно строить.
kb-terrain-water = Вода
    .about = Здесь не строят: сюда ведут только гавань и дарственная на воду. За поселения рядом с водой платят рыбаки.
kb-terrain-mountain = Горы
    .about = Здесь не строят: сюда ведёт только дарственная на горы. За поселения рядом с горами платят рудокопы.

## Прочие части игры

kb-part-castle = Замок
    .about = В конце игры приносит 3 золотых каждому, у кого рядом есть поселение; за несколько больше не платят. На нём ничего не строят.
kb-part-location = Локация
    .about = Построив поселение рядом с ней или переместив его к ней, вы берёте один из двух жетонов, если он ещё есть. С одного гекса никто не берёт дважды. На нём ничего не строят.
kb-part-nomads = Кочевники
    .about = Первый, чьё поселение окажется рядом, берёт лежащий здесь жетон. Он годится один раз, в следующий ход этого игрока. На этом гексе ничего не строят.
kb-part-wall = Каменная стена
    .about = Закрывает гекс до конца игры: здесь нельзя ни строить, ни останавливаться, и перепрыгнуть её может только загон. Она ничья и золота не приносит.
kb-part-settlement = Поселение
    .about = У каждого их 40. Когда кто-то построит последнее, раунд доигрывается и игра заканчивается.
kb-part-card = Карта местности
    .about = Говорит, на какой местности вы строите три поселения в этом ходу. Каждой из пяти местностей по пять карт.
kb-part-token = Жетон
    .about = Дополнительное действие. Жетон локации можно использовать один раз за каждый свой ход, жетон кочевников — только один раз, в следующий ход после получения.
kb-part-sector = Сектор
    .about = Одна из четырёх частей игрового поля, десять на десять гексов.
kb-part-gold = Золото
    .about = Побеждает тот, у кого в конце больше всех золота.
kb-part-supply = Резерв
    .about = Поселения, которые вы ещё не построили.

## Жетоны локаций

kb-token-oracle = Оракул
    .about = Постройте ещё одно поселение на местности своей карты, по возможности рядом со своими.
kb-token-farm = Ферма
    .about = Постройте ещё одно поселение на траве, по возможности рядом со своими.
kb-token-oasis = Оазис
    .about = Постройте ещё одно поселение в пустыне, по возможности рядом со своими.
kb-token-tower = Башня
    .about = Постройте ещё одно поселение на краю игрового поля, на любой из пяти местностей. Если хоть один свободный гекс края граничит с вашими поселениями, выбирать нужно из таких.
kb-token-tavern = Таверна
    .about = Постройте ещё одно поселение у любого конца прямой линии хотя бы из трёх ваших, без пропусков, на любой из пяти местностей.
kb-token-barn = Амбар
    .about = Переместите одно своё поселение на местность своей карты, по возможности к остальным. Сначала его поднимают, потом смотрят, что рядом.
kb-token-harbor = Гавань
    .about = Переместите одно своё поселение на воду, по возможности к остальным. Сначала его поднимают, потом смотрят, что рядом.
kb-token-paddock = Загон
    .about = Переместите одно своё поселение ровно на два гекса по прямой, через что угодно, на свободный гекс, пригодный для строительства. Соседство не нужно.
kb-token-quarry = Каменоломня
    .about = Поставьте одну или две каменные стены на свободные гексы местности своей карты, каждую рядом со своим поселением.
kb-token-caravan = Караван
    .about = Переместите одно своё поселение по прямой через свободные гексы, пригодные для строительства, до первого препятствия. Остановиться раньше нельзя, соседство не нужно.
kb-token-village = Деревня
    .about = Постройте ещё одно поселение на гексе, который пригоден для строительства и граничит хотя бы с тремя вашими.
kb-token-garden = Сад
    .about = Постройте ещё одно поселение на цветочном поле, по возможности рядом со своими.

## Жетоны кочевников

kb-token-donation-grass = Дарственная: трава
    .about = Постройте три поселения на траве, каждое по возможности рядом со своими. Только в следующий ход после получения.
kb-token-donation-canyon = Дарственная: каньон
    .about = Постройте три поселения в каньоне, каждое по возможности рядом со своими. Только в следующий ход после получения.
kb-token-donation-desert = Дарственная: пустыня
    .about = Постройте три поселения в пустыне, каждое по возможности рядом со своими. Только в следующий ход после получения.
kb-token-donation-flower = Дарственная: цветочное поле
    .about = Постройте три поселения на цветочном поле, каждое по возможности рядом со своими. Только в следующий ход после получения.
kb-token-donation-forest = Дарственная: лес
    .about = Постройте три поселения в лесу, каждое по возможности рядом со своими. Только в следующий ход после получения.
kb-token-donation-water = Дарственная: вода
    .about = Постройте три поселения на воде, каждое по возможности рядом со своими. Только в следующий ход после получения.
kb-token-donation-mountain = Дарственная: горы
    .about = Постройте три поселения в горах, каждое по возможности рядом со своими. Только в следующий ход после получения.
kb-token-resettlement = Переселение
    .about = До четырёх шагов, каждый на соседний свободный гекс, пригодный для строительства; делите их между своими поселениями как угодно. Соседство с остальными не нужно. Только в следующий ход после получения.
kb-token-outpost = Застава
    .about = Одно строящееся поселение не обязано стоять рядом с вашими. Местность должна подходить. Не для перемещений. Только в следующий ход после получения.
kb-token-sword = Наступление
    .about = У каждого из остальных игроков одно поселение возвращается в резерв. Только в следующий ход после получения.
kb-token-treasure = Сокровище
    .about = Тот, кто его возьмёт, сразу получает 3 золотых, а жетон выбывает из игры.

## Карты

kb-card-castles = Замки
    .about = 3 золотых за каждый замок, рядом с которым есть хотя бы одно ваше поселение. Платят в каждой партии.
kb-card-fishermen = Рыбаки
    .about = 1 золотой за каждое ваше поселение рядом с водой; стоящие на воде не приносят ничего.
kb-card-merchants = Торговцы
    .about = 4 золотых за каждый замок, локацию или гекс кочевников, который ваши поселения без разрывов соединяют с другим таким гексом.
kb-card-discoverers = Первооткрыватели
    .about = 1 золотой за каждый горизонтальный ряд, в котором есть хотя бы одно ваше поселение.
kb-card-hermits = Отшельники
    .about = 1 золотой за каждую вашу отдельную группу; одинокое поселение — тоже группа.
kb-card-citizens = Горожане
    .about = 1 золотой за каждые 2 поселения вашей самой большой группы, с округлением вниз.
kb-card-miners = Рудокопы
    .about = 1 золотой за каждое ваше поселение рядом с горами; стоящие в горах не приносят ничего.
kb-card-workers = Работники
    .about = 1 золотой за каждое ваше поселение рядом с замком, локацией или кочевниками.
kb-card-knights = Рыцари
    .about = По 2 золотых за поселения в том горизонтальном ряду, где их у вас больше всего; платит только один ряд.
kb-card-lords = Лорды
    .about = В каждом секторе 12 золотых за наибольшее число поселений и 6 за второе по величине; при равенстве каждый получает полную сумму, ноль поселений тоже участвует в сравнении.
kb-card-farmers = Фермеры
    .about = По 3 золотых за поселения в том секторе, где их у вас меньше всего; если где-то нет ни одного — ничего.
kb-card-families = Семьи
    .about = По ходу игры: 2 золотых, если три поселения вашего обязательного действия стоят вплотную на одной прямой. Меньше трёх не приносят ничего.
kb-card-shepherds = Пастухи
    .about = По ходу игры: 2 золотых за каждое построенное поселение, рядом с которым нет свободного гекса той же местности.
kb-card-ambassadors = Послы
    .about = По ходу игры: 1 золотой за каждое поселение, построенное рядом с чужим; за нескольких соседей больше не платят.

## Источники золота

kb-source-castles = Замки
kb-source-fishermen = Рыбаки
kb-source-merchants = Торговцы
kb-source-discoverers = Первооткрыватели
kb-source-hermits = Отшельники
kb-source-citizens = Горожане
kb-source-miners = Рудокопы
kb-source-workers = Работники
kb-source-knights = Рыцари
kb-source-lords = Лорды
kb-source-farmers = Фермеры
kb-source-families = Семьи
kb-source-shepherds = Пастухи
kb-source-ambassadors = Послы
kb-source-treasure = Сокровище

## Чего ждут: от меня и от другого

kb-awaited-after =
    { $tokens ->
        [0] Закончите ход
       *[other] Используйте жетон или закончите ход
    }
    .other =
        { $tokens ->
            [0] { $who } заканчивает ход
           *[other] { $who } может использовать жетоны или закончить ход
        }
kb-awaited-mandatory =
    { $place ->
        [adjacent] Постройте { kb-phrase-on-terrain }, рядом со своими поселениями (осталось { $owed })
        [free] Постройте { kb-phrase-on-terrain } где угодно: свободных гексов рядом с вашими поселениями там нет (осталось { $owed })
       *[first] Постройте { kb-phrase-on-terrain } где угодно: у вас нет ни одного поселения (осталось { $owed })
    }
    .other = { $who } строит { kb-phrase-on-terrain } (осталось { $owed })
kb-awaited-build =
    { $token ->
        [tower] Башня: постройте на краю игрового поля, { kb-phrase-place }
        [tavern] Таверна: постройте у конца линии хотя бы из трёх своих поселений
        [village] Деревня: постройте на гексе, который граничит хотя бы с тремя вашими поселениями
       *[other] { kb-phrase-token }: постройте { kb-phrase-on-terrain }, { kb-phrase-place }
    }
    .other = { $who } строит с помощью { kb-phrase-of-token }
kb-awaited-donation = Дарственная: постройте { kb-phrase-on-terrain }, { kb-phrase-place } (осталось { $owed })
    .other = { $who } строит { kb-phrase-on-terrain } по дарственной (осталось { $owed })
kb-awaited-outpost =
    { $terrain ->
        [any] Застава: постройте где угодно на краю игрового поля, рядом со своими или нет
       *[other] Застава: постройте { kb-phrase-on-terrain } где угодно, рядом со своими или нет
    }
    .other = { $who } строит с помощью заставы
kb-awaited-take =
    { $token ->
        [resettlement]
            { $left ->
                [4] Переселение: выберите поселение для первого из четырёх шагов
                [one] Переселение: выберите поселение (остался { $left } шаг) или остановитесь
                [few] Переселение: выберите поселение (осталось { $left } шага) или остановитесь
                [many] Переселение: выберите поселение (осталось { $left } шагов) или остановитесь
               *[other] Переселение: выберите поселение (осталось { $left } шага) или остановитесь
            }
       *[other] { kb-phrase-token }: выберите поселение, которое переместите
    }
    .other = { $who } выбирает поселение для перемещения с помощью { kb-phrase-of-token }
kb-awaited-move =
    { $token ->
        [paddock] Загон: переместите поселение с { $hex } на два гекса по прямой
        [caravan] Караван: выберите конец пути с { $hex }
        [resettlement] Переселение: сделайте шаг поселением с { $hex }
       *[other] { kb-phrase-token }: переместите поселение с { $hex } { kb-phrase-onto-terrain }, { kb-phrase-move-place }
    }
    .other = { $who } перемещает поселение с { $hex } с помощью { kb-phrase-of-token }
kb-awaited-wall =
    { $left ->
        [one] Каменоломня: поставьте вторую стену { kb-phrase-on-terrain }, рядом со своими поселениями, или остановитесь
        [few] Каменоломня: поставьте стену { kb-phrase-on-terrain }, рядом со своими поселениями
        [many] Каменоломня: поставьте стену { kb-phrase-on-terrain }, рядом со своими поселениями
       *[other] Каменоломня: поставьте стену { kb-phrase-on-terrain }, рядом со своими поселениями
    }
    .other = { $who } ставит каменные стены { kb-phrase-on-terrain }
kb-awaited-sword =
    { $own ->
        [yes] Наступление: выберите, какое из ваших поселений убрать
       *[no] Наступление: уберите поселение у каждого из остальных игроков (осталось { $left })
    }
    .other =
        { $own ->
            [yes] { $who } выбирает, какое поселение уберёт наступление
           *[no] { $who } убирает поселения наступлением
        }
kb-awaited-draw = Вытягивается карта
    .other = Вытягивается карта
kb-awaited-replace = Вместо бесполезной карты вытягивается новая
    .other = Вместо бесполезной карты вытягивается новая
kb-awaited-over = Игра окончена
    .other = Игра окончена

## Решения, как на кнопке

kb-action-end = Закончить ход
kb-action-stop = Остановиться
kb-action-use = Использовать { kb-phrase-use-token }
kb-action-build = Построить на { $hex }
kb-action-move = Переместить на { $hex }
kb-action-take = Снять поселение с { $hex }
kb-action-wall = Стена на { $hex }
kb-action-draw = Вытянуть: { kb-phrase-terrain }

## Решения в журнале

kb-log-end = { $who } заканчивает ход
kb-log-stop = { $who } останавливается
kb-log-use = { $who } использует { kb-phrase-use-token }
kb-log-build = { $who } строит на { $hex }
kb-log-move = { $who } перемещает поселение на { $hex }
kb-log-take = { $who } снимает поселение с { $hex }
kb-log-wall = { $who } ставит стену на { $hex }
kb-log-draw = { $who } тянет карту: { kb-phrase-terrain }
kb-log-draw-hidden = { $who } тянет карту

## Что из этого вышло

kb-event-gold =
    { $source ->
        [families] { $who } получает { kb-phrase-gold } по карте «Семьи»
        [shepherds] { $who } получает { kb-phrase-gold } по карте «Пастухи»
        [ambassadors] { $who } получает { kb-phrase-gold } по карте «Послы»
       *[treasure] { $who } получает { kb-phrase-gold } за сокровище
    }
kb-event-token-gained = { $who } берёт жетон { kb-phrase-of-token } с { $hex }
kb-event-token-lost = { $who } теряет жетон { kb-phrase-of-token } с { $hex }
kb-event-token-expired = Жетон { kb-phrase-of-token }, не использованный игроком { $who }, выбывает из игры
kb-event-card-removed = Свободных гексов { kb-phrase-on-terrain } не осталось: карта выбывает из игры
kb-event-last-round = { $who } строит последнее поселение: это последний раунд
kb-event-over = Игра окончена

## Почему нельзя

kb-reason-no-action = Такого действия нет.
kb-reason-over = Игра окончена.
kb-reason-no-card = Карт { kb-phrase-of-terrain } в колоде не осталось.
kb-reason-chance = Сначала вытягивается карта.
kb-reason-not-chance = Карту тянут в конце хода или взамен бесполезной.
kb-reason-awaited =
    { $awaited ->
        [after] Сейчас можно использовать жетоны или закончить ход.
        [mandatory] Сначала нужно построить поселение обязательного действия.
        [build] Сначала нужно построить поселение по жетону.
        [donation] Сначала нужно построить поселения по дарственной.
        [outpost] Сначала нужно построить поселение с заставой.
        [take] Сначала нужно выбрать поселение для перемещения.
        [move] Сначала нужно поставить поднятое поселение.
        [wall] Сначала нужно поставить каменную стену.
       *[sword] Сначала нужно выбрать поселение, которое уберёт наступление.
    }
kb-reason-owed =
    { $count ->
        [one] Сначала нужно построить ещё { $count } поселение.
        [few] Сначала нужно построить ещё { $count } поселения.
        [many] Сначала нужно построить ещё { $count } поселений.
       *[other] Сначала нужно построить ещё { $count } поселения.
    }
kb-reason-not-begun = { kb-phrase-token }: раз уж жетон выбран, его нужно использовать хотя бы один раз.
kb-reason-nothing-to-stop = Остановиться раньше можно только при установке стен и при переселении.
kb-reason-not-in-play = Жетона { kb-phrase-of-token } в этой партии нет.
kb-reason-no-token = У вас нет жетона { kb-phrase-of-token }.
kb-reason-token-not-ready = { kb-phrase-token }: жетон взят или использован в этом ходу, дождитесь следующего.
kb-reason-outpost-useless = Для жетона { kb-phrase-of-token } застава не нужна.
kb-reason-outpost-needs-build = Застава применяется к строящемуся поселению.
kb-reason-inside-mandatory = Между поселениями обязательного действия жетоны не используют: только до него или после.
kb-reason-no-supply = { kb-phrase-token }: жетон строит, а ваш резерв пуст.
kb-reason-no-walls = Все каменные стены уже на поле.
kb-reason-no-target = { kb-phrase-token }: применить жетон не к чему.
kb-reason-settled = На { $hex } стоит поселение игрока { $who }.
kb-reason-walled = На { $hex } стоит каменная стена.
kb-reason-special =
    { $what ->
        [castle] { $hex } — замок: здесь ничего нельзя ставить.
        [location] { $hex } — локация: здесь ничего нельзя ставить.
       *[nomads] { $hex } — гекс кочевников: здесь ничего нельзя ставить.
    }
kb-reason-not-adjacent =
    { $what ->
        [build] { $hex } не граничит с вашими поселениями. Подходящие гексы: { kb-phrase-near }.
        [move] { $hex } не граничит с другими вашими поселениями. Подходящие гексы: { kb-phrase-near }.
       *[wall] Стена должна граничить с вашим поселением. Подходящие гексы: { kb-phrase-near }.
    }
kb-reason-not-in-pool =
    { $wanted ->
        [grass] { $hex }: { kb-phrase-terrain }, а нужна трава.
        [canyon] { $hex }: { kb-phrase-terrain }, а нужен каньон.
        [desert] { $hex }: { kb-phrase-terrain }, а нужна пустыня.
        [flower] { $hex }: { kb-phrase-terrain }, а нужно цветочное поле.
        [forest] { $hex }: { kb-phrase-terrain }, а нужен лес.
        [water] { $hex }: { kb-phrase-terrain }, а нужна вода.
        [mountain] { $hex }: { kb-phrase-terrain }, а нужны горы.
        [edge] Башня строит на краю игрового поля, но не на воде и не в горах: { $hex } не подходит.
        [line] { $hex } не продолжает линию из трёх ваших поселений, или там нельзя строить.
        [village] { $hex } не граничит с тремя вашими поселениями, или там нельзя строить.
       *[any] { $hex } не подходит: у вас нет карты местности.
    }
kb-reason-not-a-victim = На { $hex } нет поселения, которое ещё может убрать наступление.
kb-reason-not-own = На { $hex } нет вашего поселения.
kb-reason-cannot-move = { kb-phrase-token }: поселению на { $hex } некуда переместиться.
kb-reason-same-hex = Поселение взято с { $hex }: выберите другой гекс.
kb-reason-not-buildable = { $hex }: { kb-phrase-terrain }, сюда поставить нельзя.
kb-reason-out-of-way = { kb-phrase-token }: с { $from } на { $hex } пути нет.

## Слагаемые подсказки

kb-term-castles = замки
kb-term-fishermen = Рыбаки
kb-term-merchants = Торговцы
kb-term-discoverers = Первооткрыватели
kb-term-hermits = Отшельники
kb-term-citizens = Горожане
kb-term-miners = Рудокопы
kb-term-workers = Работники
kb-term-knights = Рыцари
kb-term-lords = Лорды
kb-term-farmers = Фермеры
kb-term-families = Семьи
kb-term-shepherds = Пастухи
kb-term-ambassadors = Послы
kb-term-treasure = сокровище
kb-term-tokens = жетоны для будущих ходов
kb-term-next-card = простор для следующей карты
kb-term-settlements-to-come = задел на будущее

## Заголовки над решениями в виде текста

kb-group-build = Построить
kb-group-use = Использовать жетон
kb-group-move = Переместить на
kb-group-take = Снять поселение
kb-group-wall = Поставить стену
kb-group-end = Закончить ход
kb-group-stop = Остановиться

## Подписи

kb-label-supply =
    { $count ->
        [one] осталось { $count } поселение
        [few] осталось { $count } поселения
        [many] осталось { $count } поселений
       *[other] осталось { $count } поселения
    }
kb-label-walls =
    { $count ->
        [one] осталась { $count } каменная стена
        [few] осталось { $count } каменные стены
        [many] осталось { $count } каменных стен
       *[other] осталось { $count } каменной стены
    }
kb-label-pile =
    { $count ->
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
        [many] в колоде { $count } карт
       *[other] в колоде { $count } карты
    }
kb-label-discards =
    { $count ->
        [one] в сбросе { $count } карта
        [few] в сбросе { $count } карты
        [many] в сбросе { $count } карт
       *[other] в сбросе { $count } карты
    }
kb-label-removed =
    { $count ->
        [one] выбыла { $count } карта
        [few] выбыло { $count } карты
        [many] выбыло { $count } карт
       *[other] выбыло { $count } карты
    }
kb-label-tokens-left =
    { $count ->
        [0] жетонов не осталось
        [one] остался { $count } жетон
        [few] осталось { $count } жетона
        [many] осталось { $count } жетонов
       *[other] осталось { $count } жетона
    }
kb-label-gold = { kb-phrase-gold }
kb-gain = { $sign }{ kb-phrase-gold }: { $source }
kb-label-own-card = Ваша карта: { kb-phrase-terrain }
kb-label-played-card = { $who } играет карту: { kb-phrase-terrain }
kb-label-no-card = Карты нет
kb-label-hidden-card = Карта игрока { $who } скрыта
kb-label-token-ready = готов
kb-label-token-waiting = не в этом ходу
kb-label-token-spent = использован
kb-label-first-player = Первый игрок
kb-label-last-round = Последний раунд

## Гексы для программ чтения с экрана

kb-hex =
    { $content ->
        [own] { $hex }: { kb-phrase-terrain }, ваше поселение{ kb-hex-state }.
        [other] { $hex }: { kb-phrase-terrain }, поселение игрока { $who }{ kb-hex-state }.
        [castle] { $hex }: замок.
        [location] { $hex }: локация, { kb-phrase-token }.
        [emptied] { $hex }: локация, { kb-phrase-token }, жетонов не осталось.
        [nomads] { $hex }: кочевники, { kb-phrase-token }.
        [wall] { $hex }: { kb-phrase-terrain }, каменная стена.
       *[empty] { $hex }: { kb-phrase-terrain }{ kb-hex-state }.
    }
kb-hex-state =
    { $state ->
        [legal] , можно выбрать
        [staged] , выбрано, ждёт подтверждения
       *[none] { "" }
    }

## Поле

kb-map = Игровое поле
kb-map-keys = Стрелки и клавиши Q, E, Z, C переводят с гекса на гекс. L ведёт к следующему гексу, который можно выбрать. Enter выбирает и подтверждает. T перебирает ваши жетоны, F завершает ход. Плюс, минус и 0 меняют масштаб. I объясняет гекс.
kb-map-zoom = Масштаб
kb-map-nearer = Ближе
kb-map-farther = Дальше
kb-map-whole = Показать всё поле
kb-map-follow = В начале моего хода показывать, где я могу выбирать
kb-key-slanting = Перейти на соседний гекс наискосок
kb-key-token = Перебрать жетоны, которые можно использовать
kb-key-finish = Завершить ход или остановиться
kb-key-zoom = Ближе, дальше, всё поле
kb-key-explain = Объяснить гекс
kb-board-card = Ваша карта
kb-board-card-secret = Видите только вы
kb-board-card-open = Открыта для всех
kb-board-placed = Построено { $done } из { $count }
kb-board-tokens = Ваши жетоны
kb-board-tokens-none = Пока нет: постройте рядом с локацией, чтобы взять жетон.
kb-board-token-new = новый
kb-board-cards = Золото сейчас
kb-board-total = Всего
kb-board-stock = На столе
kb-board-preview-none = Золото не меняется
kb-board-preview-token = Новый жетон: { kb-phrase-token }
kb-board-preview-lost = Жетон потерян: { kb-phrase-token }
kb-scoring-title = Подсчёт
kb-scoring-skip = Пропустить
kb-scoring-again = Показать ещё раз
kb-scoring-close = Дальше
kb-scoring-player = Игрок
kb-scoring-wins = Победа: { $who } — { kb-phrase-gold }
kb-scoring-shared = Общая победа: { $who } — { kb-phrase-gold }
