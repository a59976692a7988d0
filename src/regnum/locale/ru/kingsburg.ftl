### Кингсбург по-русски. О доводах сообщений сказано в английском файле.

ks-title = Кингсбург
    .about = Пять лет на краю королевства: отправляйте кубики к советникам короля, застраивайте свою провинцию и каждую зиму отбивайтесь от врага.

## Советники

ks-advisor-jester = Шут
    .about = 1 очко.
ks-advisor-squire = Сквайр
    .about = 1 золото.
ks-advisor-architect = Зодчий
    .about = 1 дерево.
ks-advisor-merchant = Купец
    .about = 1 золото или 1 дерево.
ks-advisor-sergeant = Сержант
    .about = 1 воин.
ks-advisor-alchemist = Алхимик
    .about = По желанию отдайте 1 товар и получите по одному товару двух других видов.
ks-advisor-astronomer = Звездочёт
    .about = 1 товар на выбор и жетон «+2».
ks-advisor-treasurer = Казначей
    .about = 2 золота.
ks-advisor-master-hunter = Охотница
    .about = 1 дерево, а к нему 1 золото или 1 камень.
ks-advisor-general = Генерал
    .about = 2 воина и тайный взгляд на врага этого года.
ks-advisor-swordsmith = Оружейник
    .about = 1 камень, а к нему 1 золото или 1 дерево.
ks-advisor-duchess = Герцогиня
    .about = 2 товара на выбор и жетон «+2».
ks-advisor-champion = Герой
    .about = 3 камня.
ks-advisor-smuggler = Контрабандист
    .about = 3 товара на выбор ценой 1 очка.
ks-advisor-inventor = Изобретатель
    .about = 1 золото, 1 дерево и 1 камень.
ks-advisor-wizard = Волшебник
    .about = 4 золота.
ks-advisor-queen = Королева
    .about = 2 товара на выбор, 3 очка и тайный взгляд на врага этого года.
ks-advisor-king = Король
    .about = 1 золото, 1 дерево, 1 камень и 1 воин.

## Здания

ks-building-statue = Статуя
    .about = Раз в сезон, после броска: если на всех ваших кубиках одно и то же число, один из них можно перебросить.
ks-building-chapel = Часовня
    .about = Раз в сезон, после броска: если на всех ваших кубиках вместе выпало 7 или меньше, их можно перебросить все.
ks-building-church = Церковь
    .about = +1 в битве с демонами, против других врагов ничего.
ks-building-cathedral = Собор
    .about = В конце игры: 1 очко за каждые 2 ваших товара, любых. Товары остаются у вас.
ks-building-inn = Трактир
    .about = В конце каждого лета: жетон «+2».
ks-building-market = Рынок
    .about = Раз в сезон: группа ваших кубиков может пойти к советнику на единицу старше или младше её суммы.
ks-building-farms = Фермы
    .about = В каждый урожай вы бросаете на один белый кубик больше. −1 в битве.
ks-building-merchants-guild = Торговая гильдия
    .about = Перед броском кубиков в каждый урожай: 1 золото.
ks-building-guard-tower = Форт
    .about = +1 в битве.
ks-building-blacksmith = Кузница
    .about = +1 в битве.
ks-building-barracks = Казармы
    .about = Во время найма каждый воин стоит вам 1 товар вместо 2.
ks-building-wizards-guild = Гильдия магов
    .about = +2 в битве.
ks-building-palisade = Палисад
    .about = +1 в битве, +2 против зомби.
ks-building-stable = Конюшни
    .about = Каждый раз, когда Сержант, Генерал или Король даёт вам воинов, приходит ещё один.
ks-building-stone-wall = Каменные стены
    .about = +1 в битве. Ничья для вас считается победой.
ks-building-fortress = Крепость
    .about = +1 в битве. Каждая победа приносит ещё 1 очко.
ks-building-barricade = Частокол
    .about = +1 в битве с гоблинами, против других врагов ничего.
ks-building-crane = Подъёмник
    .about = Здания третьей и четвёртой колонок стоят вам на 1 золото меньше.
ks-building-town-hall = Ратуша
    .about = В конце каждого урожая можно отдать 1 товар или один жетон «+2» за 1 очко.
ks-building-embassy = Посольство
    .about = В конце каждого урожая: 1 очко.

## Враги

ks-enemy-barbarians = Варвары
    .about = В первые годы им нужны товары, а в пятый год ваша слава: поражение может стоить 8 очков.
ks-enemy-goblins = Гоблины
    .about = Для своего года слабы, но, победив, уносят товары и рушат здание. Против них помогает Частокол.
ks-enemy-orcs = Орки
    .about = Победив, отбирают два товара на ваш выбор, а вместе с ними здание или очко.
ks-enemy-zombies = Зомби
    .about = Товары им не нужны: победа приносит 1 очко, поражение отнимает 2. Палисад против них считается вдвойне.
ks-enemy-demons = Демоны
    .about = Сильный враг поздних лет: отнимает очки, товары или здание. Против них помогает Церковь.
ks-enemy-dragons = Драконы
    .about = Самый сильный враг пятого года: победа приносит 3 очка, поражение отнимает 5.
ks-enemy = Враг
ks-enemy-of-year = Враг года { $year }
ks-enemy-range = Сила от { $low } до { $high }
ks-enemy-strength = Сила { $strength }
ks-enemy-seen = Вы знаете врага: { ks-phrase-enemy }, сила { $strength }.
ks-enemy-unseen = Карту ещё никто не видел.
ks-enemy-seen-by = { $who } знает врага.
ks-enemy-reward = Победа приносит
ks-enemy-loss = Поражение отнимает
ks-enemy-possible = Кто может прийти в этом году

## Товары, воины, кубики и прочее

ks-good-gold = Золото
ks-good-wood = Дерево
ks-good-stone = Камень
ks-good-any = Товар на выбор
ks-goods = Товары
    .about = Золото, дерево и камень. Ими платят за здания и воинов. Воины и жетоны «+2» товарами не считаются.
ks-goods-gold =
    { $count ->
        [one] { $count } золото
        [few] { $count } золота
        [many] { $count } золота
       *[other] { $count } золота
    }
ks-goods-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
        [many] { $count } дерева
       *[other] { $count } дерева
    }
ks-goods-stone =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
ks-goods-any =
    { $count ->
        [one] { $count } товар на выбор
        [few] { $count } товара на выбор
        [many] { $count } товаров на выбор
       *[other] { $count } товара на выбор
    }
ks-goods-all =
    { $count ->
        [one] { $count } товар
        [few] { $count } товара
        [many] { $count } товаров
       *[other] { $count } товара
    }
ks-soldier = Воин
    .about = Каждый воин прибавляет 1 к вашей боевой мощи зимой. После битвы все воины расходятся по домам.
ks-soldiers =
    { $count ->
        [one] { $count } воин
        [few] { $count } воина
        [many] { $count } воинов
       *[other] { $count } воина
    }
ks-token-plus2 = Жетон «+2»
    .about = Прибавляет ровно 2 к группе кубиков, которую вы отправляете к советнику. Один такой жетон за сезон; после этого он уходит.
ks-tokens =
    { $count ->
        [one] { $count } жетон «+2»
        [few] { $count } жетона «+2»
        [many] { $count } жетонов «+2»
       *[other] { $count } жетона «+2»
    }
ks-point = Очко
    .about = Побеждает тот, у кого после пятой зимы больше всего очков.
ks-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
ks-gain = { $sign }{ ks-points }: { $source }
ks-buildings =
    { $count ->
        [one] { $count } здание
        [few] { $count } здания
        [many] { $count } зданий
       *[other] { $count } здания
    }
ks-peek = Тайный взгляд
    .about = Вы смотрите на врага этого года. Что вы увидели, не знает больше никто.
ks-coloured-die = Цветной кубик
    .about = У вас три своих. В каждой группе, которую вы отправляете к советнику, должен быть хотя бы один из них.
ks-white-die = Белый кубик
    .about = Добавочный кубик от помощи короля или от Ферм. Считается как любой другой, но без цветного к советнику не идёт.
ks-neutral-dice = Ничейные кубики
    .about = В игре вдвоём они занимают двух или трёх советников ещё до броска игроков.
ks-kings-die = Королевский кубик
    .about = Его бросают зимой: столько воинов король присылает каждому игроку.
ks-envoy = Королевский посланник
    .about = Помогает один раз: отправить кубики к уже занятому советнику или построить два здания за сезон. Остаётся у вас с осени до конца следующего лета.
ks-market-shift = Сдвиг Рынка
    .about = Раз в сезон ваши кубики могут пойти к советнику на единицу старше или младше их суммы.
ks-market-up = На единицу больше суммы
ks-market-down = На единицу меньше суммы
ks-market-no = Ровно сумма
ks-change-gold =
    { $sign }{ $count ->
        [one] { $count } золото
        [few] { $count } золота
        [many] { $count } золота
       *[other] { $count } золота
    }
ks-change-wood =
    { $sign }{ $count ->
        [one] { $count } дерево
        [few] { $count } дерева
        [many] { $count } дерева
       *[other] { $count } дерева
    }
ks-change-stone =
    { $sign }{ $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
ks-change-token =
    { $sign }{ $count ->
        [one] { $count } жетон «+2»
        [few] { $count } жетона «+2»
        [many] { $count } жетонов «+2»
       *[other] { $count } жетона «+2»
    }
ks-change-soldier =
    { $sign }{ $count ->
        [one] { $count } воин
        [few] { $count } воина
        [many] { $count } воинов
       *[other] { $count } воина
    }

## Календарь

ks-year = Год { $year }
ks-year-of = Год { $year } из 5
ks-strength = Сила
ks-turn-order = Порядок хода
    .about = Первым идёт тот, у кого бросок меньше всех. При равных бросках прежний порядок сохраняется.
ks-phase = Фаза
ks-phase-aid = Помощь короля
    .about = Игрок, у которого меньше всего зданий, а среди таких меньше всего товаров, получает белый кубик на эту весну. Если и так равны несколько, каждый из них берёт вместо этого товар на выбор.
ks-phase-spring = Весна
    .about = Урожай: бросок, влияние на советников, их дары, строительство.
ks-phase-reward = Королевская награда
    .about = У кого больше всего зданий, получает 1 очко; при равенстве получают все такие игроки.
ks-phase-summer = Лето
    .about = Урожай, как весной. В конце каждый Трактир даёт жетон «+2».
ks-phase-envoy = Королевский посланник
    .about = Посланника получает игрок, у которого меньше всего зданий, а среди таких меньше всего товаров. При равенстве его не получает никто.
ks-phase-autumn = Осень
    .about = Урожай, как весной и летом.
ks-phase-recruiting = Наём воинов
    .about = По порядку хода каждый может нанять воинов, по два товара за одного.
ks-phase-winter = Зима
    .about = Открывается враг этого года, бросают королевский кубик, и каждый защищает свою провинцию.

## Откуда очки

ks-source-buildings = Здания
    .about = Очки стоящих зданий. Разрушенное здание уносит свои очки с собой.
ks-source-advisors = Советники
    .about = Дары Шута и Королевы за вычетом того, что взял Контрабандист.
ks-source-reward = Королевская награда
    .about = 1 очко в год тому, у кого после весны больше всего зданий.
ks-source-battles = Битвы
    .about = Очки за победы, за наивысшую боевую мощь среди победителей и за Крепость.
ks-source-town-hall = Ратуша
    .about = Товары и жетоны «+2», отданные за очки.
ks-source-embassy = Посольство
    .about = 1 очко в конце каждого урожая.
ks-source-losses = Поражения
    .about = Очки, которые отняли враги.
ks-source-cathedral = Собор
    .about = 1 очко за каждые 2 товара в конце игры.

## Настройки

ks-option-players = Игроки
    .about = Сколько мест за столом, люди и боты вместе.
ks-option-players-2 = 2 игрока
ks-option-players-3 = 3 игрока
ks-option-players-4 = 4 игрока
ks-option-players-5 = 5 игроков
ks-option-order = Первый порядок хода
    .about = Кто ходит первым, пока никто не бросал кубики. Решает жребий, или запишите буквы всех мест по порядку, например CADB.
ks-option-order-random = по жребию
ks-option-enemies = Враги
    .about = Колода из 25 врагов, по пять на каждый год. Другая колода записывается карта за картой: имя и сила, награда, потери, например goblins3.s.gb.
ks-option-enemies-standard = как в коробке
ks-option-smuggler-declinable = Предложение Контрабандиста
    .about = Тот, чьи кубики стоят у Контрабандиста, может сохранить очко и не брать товаров. Иначе сделка совершается всегда.
ks-option-smuggler-declinable-yes = можно отклонить
ks-option-smuggler-declinable-no = принимается всегда
ks-option-reward-at-zero = Королевская награда без зданий
    .about = Если к королевской награде ни у кого нет зданий, все равны и каждый получает очко. Иначе его не получает никто.
ks-option-reward-at-zero-yes = очко каждому
ks-option-reward-at-zero-no = очков нет
ks-option-stable-once = Конюшни
    .about = Конюшни добавляют воина только у первого за сезон советника, который даёт воинов. Иначе у каждого такого советника.
ks-option-stable-once-yes = раз в сезон
ks-option-stable-once-no = у каждого советника
ks-option-crane-at-once = Новый Подъёмник
    .about = Кто с королевским посланником строит два здания и первым ставит Подъёмник, платит за второе на 1 золото меньше. Иначе Подъёмник помогает со следующего сезона.
ks-option-crane-at-once-yes = помогает сразу
ks-option-crane-at-once-no = со следующего сезона

## Слова внутри других сообщений

ks-phrase-to-advisor =
    { $advisor ->
        [jester] к Шуту
        [squire] к Сквайру
        [architect] к Зодчему
        [merchant] к Купцу
        [sergeant] к Сержанту
        [alchemist] к Алхимику
        [astronomer] к Звездочёту
        [treasurer] к Казначею
        [master-hunter] к Охотнице
        [general] к Генералу
        [swordsmith] к Оружейнику
        [duchess] к Герцогине
        [champion] к Герою
        [smuggler] к Контрабандисту
        [inventor] к Изобретателю
        [wizard] к Волшебнику
        [queen] к Королеве
       *[king] к Королю
    }
ks-phrase-advisor =
    { $advisor ->
        [jester] Шут
        [squire] Сквайр
        [architect] Зодчий
        [merchant] Купец
        [sergeant] Сержант
        [alchemist] Алхимик
        [astronomer] Звездочёт
        [treasurer] Казначей
        [master-hunter] Охотница
        [general] Генерал
        [swordsmith] Оружейник
        [duchess] Герцогиня
        [champion] Герой
        [smuggler] Контрабандист
        [inventor] Изобретатель
        [wizard] Волшебник
        [queen] Королева
       *[king] Король
    }
ks-phrase-building =
    { $building ->
        [statue] Статуя
        [chapel] Часовня
        [church] Церковь
        [cathedral] Собор
        [inn] Трактир
        [market] Рынок
        [farms] Фермы
        [merchants-guild] Торговая гильдия
        [guard-tower] Форт
        [blacksmith] Кузница
        [barracks] Казармы
        [wizards-guild] Гильдия магов
        [palisade] Палисад
        [stable] Конюшни
        [stone-wall] Каменные стены
        [fortress] Крепость
        [barricade] Частокол
        [crane] Подъёмник
        [town-hall] Ратуша
       *[embassy] Посольство
    }
ks-phrase-the-building =
    { $building ->
        [statue] Статую
        [chapel] Часовню
        [church] Церковь
        [cathedral] Собор
        [inn] Трактир
        [market] Рынок
        [farms] Фермы
        [merchants-guild] Торговую гильдию
        [guard-tower] Форт
        [blacksmith] Кузницу
        [barracks] Казармы
        [wizards-guild] Гильдию магов
        [palisade] Палисад
        [stable] Конюшни
        [stone-wall] Каменные стены
        [fortress] Крепость
        [barricade] Частокол
        [crane] Подъёмник
        [town-hall] Ратушу
       *[embassy] Посольство
    }
ks-phrase-enemy =
    { $enemy ->
        [barbarians] Варвары
        [goblins] Гоблины
        [orcs] Орки
        [zombies] Зомби
        [demons] Демоны
       *[dragons] Драконы
    }
ks-phrase-good =
    { $good ->
        [gold] 1 золото
        [wood] 1 дерево
        [stone] 1 камень
        [token] жетон «+2»
       *[any] 1 товар
    }
ks-phrase-traded =
    { $good ->
        [gold] 1 золото на 1 дерево и 1 камень
        [wood] 1 дерево на 1 золото и 1 камень
       *[stone] 1 камень на 1 золото и 1 дерево
    }
ks-phrase-die =
    { $die ->
        [low] младший кубик
        [mid] средний кубик
        [high] старший кубик
        [white] белый кубик
       *[white2] второй белый кубик
    }
ks-phrase-one-die =
    { $die ->
        [white] белый кубик
        [white2] белый кубик
       *[other] цветной кубик
    }
ks-phrase-to-source =
    { $source ->
        [jester] к Шуту
        [squire] к Сквайру
        [architect] к Зодчему
        [merchant] к Купцу
        [sergeant] к Сержанту
        [alchemist] к Алхимику
        [astronomer] к Звездочёту
        [treasurer] к Казначею
        [master-hunter] к Охотнице
        [general] к Генералу
        [swordsmith] к Оружейнику
        [duchess] к Герцогине
        [champion] к Герою
        [smuggler] к Контрабандисту
        [inventor] к Изобретателю
        [wizard] к Волшебнику
        [queen] к Королеве
       *[king] к Королю
    }
ks-phrase-the-source =
    { $source ->
        [statue] Статую
        [chapel] Часовню
        [church] Церковь
        [cathedral] Собор
        [inn] Трактир
        [market] Рынок
        [farms] Фермы
        [merchants-guild] Торговую гильдию
        [guard-tower] Форт
        [blacksmith] Кузницу
        [barracks] Казармы
        [wizards-guild] Гильдию магов
        [palisade] Палисад
        [stable] Конюшни
        [stone-wall] Каменные стены
        [fortress] Крепость
        [barricade] Частокол
        [crane] Подъёмник
        [town-hall] Ратушу
       *[embassy] Посольство
    }
ks-phrase-extras =
    { $token ->
        [yes] , с жетоном «+2»
       *[no] { "" }
    }{ $market ->
        [up] , через Рынок на единицу выше
        [down] , через Рынок на единицу ниже
       *[no] { "" }
    }{ $envoy ->
        [yes] , с королевским посланником
       *[no] { "" }
    }
ks-phrase-phase =
    { $phase ->
        [aid] помощь короля
        [spring] весна
        [reward] королевская награда
        [summer] лето
        [envoy] королевский посланник
        [autumn] осень
        [recruiting] наём воинов
       *[winter] зима
    }
ks-phrase-goods-to-choose =
    { $goods ->
        [gold-wood] золото или дерево
        [gold-stone] золото или камень
        [wood-stone] дерево или камень
       *[gold-wood-stone] золото, дерево или камень
    }
ks-phrase-giver =
    { $giver ->
        [aid] Помощь короля
        [battle] Победа
        [merchant] Купец
        [astronomer] Звездочёт
        [master-hunter] Охотница
        [swordsmith] Оружейник
        [duchess] Герцогиня
        [smuggler] Контрабандист
       *[queen] Королева
    }
ks-phrase-price =
    { $gold ->
        [0] { "" }
        [one] { $gold } золото
        [few] { $gold } золота
        [many] { $gold } золота
       *[other] { $gold } золота
    }{ $wood ->
        [0] { "" }
       *[other]
            { $gold ->
                [0] { "" }
               *[other] { ", " }
            }{ $wood ->
                [one] { $wood } дерево
                [few] { $wood } дерева
                [many] { $wood } дерева
               *[other] { $wood } дерева
            }
    }{ $stone ->
        [0] { "" }
        [one] { ", " }{ $stone } камень
        [few] { ", " }{ $stone } камня
        [many] { ", " }{ $stone } камней
       *[other] { ", " }{ $stone } камня
    }

## Чего ждём: от меня и от другого

ks-awaited-rerolling =
    { $statue ->
        [yes]
            { $chapel ->
                [yes] Перебросьте один кубик благодаря Статуе или все благодаря Часовне, или оставьте как есть
               *[no] На всех кубиках одно число: перебросьте один благодаря Статуе или оставьте как есть
            }
       *[no] На кубиках 7 или меньше: перебросьте все благодаря Часовне или оставьте как есть
    }
    .other = { $who } может перебросить кубики
ks-awaited-influence =
    { $dice ->
        [one] Отправьте кубики к советнику или пасуйте (остался { $dice } кубик)
        [few] Отправьте кубики к советнику или пасуйте (осталось { $dice } кубика)
        [many] Отправьте кубики к советнику или пасуйте (осталось { $dice } кубиков)
       *[other] Отправьте кубики к советнику или пасуйте (осталось { $dice } кубика)
    }
    .other = { $who } выбирает советника
ks-awaited-taking =
    { $left ->
        [one] { ks-phrase-giver }: возьмите { ks-phrase-goods-to-choose }
        [few] { ks-phrase-giver }: возьмите { $left } товара, по одному: { ks-phrase-goods-to-choose }
        [many] { ks-phrase-giver }: возьмите { $left } товаров, по одному: { ks-phrase-goods-to-choose }
       *[other] { ks-phrase-giver }: возьмите { $left } товара, по одному: { ks-phrase-goods-to-choose }
    }
    .other = { $who } выбирает товары ({ ks-phrase-giver })
ks-awaited-exchanging = Алхимик: отдайте товар за два товара других видов или откажитесь
    .other = { $who } у Алхимика
ks-awaited-smuggling = Контрабандист: 3 товара за 1 очко; согласитесь или откажитесь
    .other = { $who } у Контрабандиста
ks-awaited-building =
    { $left ->
        [one] Постройте здание или обойдитесь без него
        [few] Постройте здание (с королевским посланником можно { $left }) или обойдитесь без него
        [many] Постройте здание (с королевским посланником можно { $left }) или обойдитесь без него
       *[other] Постройте здание (с королевским посланником можно { $left }) или обойдитесь без него
    }
    .other = { $who } может строить
ks-awaited-selling = Ратуша: отдайте товар или жетон «+2» за 1 очко или оставьте всё себе
    .other = { $who } может продать что-нибудь в Ратуше
ks-awaited-recruiting =
    { $paid ->
        [0]
            { $price ->
                [one] Наймите воинов, по { $price } товару за каждого, или закончите наём
                [few] Наймите воинов, по { $price } товара за каждого, или закончите наём
                [many] Наймите воинов, по { $price } товаров за каждого, или закончите наём
               *[other] Наймите воинов, по { $price } товара за каждого, или закончите наём
            }
       *[other] Ещё один товар за этого воина
    }
    .other = { $who } может нанять воинов
ks-awaited-losing =
    { $left ->
        [one] Поражение: отдайте { $left } товар на выбор
        [few] Поражение: отдайте { $left } товара на выбор, по одному
        [many] Поражение: отдайте { $left } товаров на выбор, по одному
       *[other] Поражение: отдайте { $left } товара на выбор, по одному
    }
    .other = { $who } выбирает, какие товары отдать
ks-awaited-neutral = Бросают ничейные кубики
    .other = Бросают ничейные кубики
ks-awaited-rolling = Бросают кубики
    .other = Бросают кубики
ks-awaited-statue = Перебрасывают кубик
    .other = Перебрасывают кубик
ks-awaited-chapel = Перебрасывают кубики
    .other = Перебрасывают кубики
ks-awaited-peeking = Кто-то смотрит на врага
    .other = Кто-то смотрит на врага
ks-awaited-revealing = Открывают врага
    .other = Открывают врага
ks-awaited-reinforcing = Бросают королевский кубик
    .other = Бросают королевский кубик
ks-awaited-over = Игра окончена
    .other = Игра окончена

## Решения, как на кнопке

ks-action-pass = Пас
ks-action-done =
    { $what ->
        [building] Не строить
        [selling] Не продавать
        [recruiting] Не нанимать
       *[other] Готово
    }
ks-action-decline = Отказаться
ks-action-keep = Оставить кубики
ks-action-accept = Согласиться
ks-action-chapel = Перебросить все кубики (Часовня)
ks-action-take = Взять { ks-phrase-good }
ks-action-give =
    { $what ->
        [recruiting] Заплатить { ks-phrase-good }
        [losing] Отдать { ks-phrase-good }
       *[other] Отдать { ks-phrase-good }
    }
ks-action-exchange = Обменять { ks-phrase-traded }
ks-action-sell = Продать { ks-phrase-good } за 1 очко
ks-action-statue = Перебросить { ks-phrase-one-die } (Статуя)
ks-action-build = Построить { ks-phrase-the-building }
ks-action-influence = Отправить { $dice } { ks-phrase-to-advisor } ({ $value }){ ks-phrase-extras }

## Решения в журнале

ks-log-pass = { $who } пасует
ks-log-done =
    { $what ->
        [building] { $who } больше не строит
        [selling] { $who } ничего не продаёт
        [recruiting] { $who } больше никого не нанимает
       *[other] { $who } на этом заканчивает
    }
ks-log-decline = { $who } отказывается
ks-log-keep = { $who } оставляет кубики как есть
ks-log-accept = { $who } принимает предложение Контрабандиста
ks-log-chapel = { $who } перебрасывает все кубики благодаря Часовне
ks-log-take = { $who } берёт { ks-phrase-good }
ks-log-give = { $who } отдаёт { ks-phrase-good }
ks-log-exchange = { $who } меняет у Алхимика { ks-phrase-traded }
ks-log-sell = { $who } продаёт в Ратуше { ks-phrase-good } за 1 очко
ks-log-statue = { $who } перебрасывает { ks-phrase-one-die } благодаря Статуе
ks-log-build = { $who } строит { ks-phrase-the-building }
ks-log-influence = { $who } отправляет { $dice } { ks-phrase-to-advisor } ({ $value }){ ks-phrase-extras }
ks-log-roll = { $who } бросает кубики: { $dice }
ks-log-roll-neutral = Ничейные кубики: { $dice }
ks-log-roll-king = Королевский кубик: { $dice }
ks-log-enemy = Враг открыт: { ks-phrase-enemy }, сила { $strength }
ks-log-enemy-hidden = { $who } тайно смотрит на врага
ks-log-enemy-peeked = { $who } видит врага: { ks-phrase-enemy }, сила { $strength }

## События

ks-event-influence = { $who } отправляет { $dice } { ks-phrase-to-source }{ ks-phrase-extras }
ks-event-neutral = Ничейные кубики идут { ks-phrase-to-source }: { $dice }
ks-event-roll =
    { $source ->
        [statue] { $who } перебрасывает один кубик: { $dice }
        [chapel] { $who } перебрасывает: { $dice }
       *[rolling]
            { $white ->
                [yes] { $who } бросает белый кубик: { $dice }
               *[no] { $who } бросает: { $dice }
            }
    }
ks-event-goods = { $who }: { $changes }
ks-event-points =
    { $who }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } ({ $source ->
        [advisors] советники
        [reward] королевская награда
        [battles] битва
        [town-hall] Ратуша
        [embassy] Посольство
       *[losses] поражение
    })
ks-event-built = { $who } строит { ks-phrase-the-source }
ks-event-razed = { $who } теряет { ks-phrase-the-source }
ks-event-nothing =
    { $source ->
        [building] { $who } больше не строит
        [selling] { $who } ничего не продаёт
       *[recruiting] { $who } больше никого не нанимает
    }
ks-event-envoy = { $who } получает королевского посланника
ks-event-peek = { $who } тайно смотрит на врага
ks-event-enemy =
    Враг открыт: { $source ->
        [barbarians] Варвары
        [goblins] Гоблины
        [orcs] Орки
        [zombies] Зомби
        [demons] Демоны
       *[dragons] Драконы
    }, сила { $strength }
ks-event-battle = Королевский кубик: { $king_die }. Против силы { $strength } выходят: { $values }
ks-event-order = Порядок хода: { $order }
ks-event-phase = Год { $year }: { ks-phrase-phase }
ks-event-over = Игра окончена

## Почему нельзя

ks-reason-no-action = Такого решения нет.
ks-reason-over = Игра окончена.
ks-reason-chance = Сначала бросают кубики или открывают карту.
ks-reason-not-chance = Сейчас ничего не бросают и не открывают.
ks-reason-awaited =
    { $awaited ->
        [rerolling] Сначала надо оставить или перебросить кубики.
        [influence] Сейчас кубики отправляют к советникам или пасуют.
        [taking] Сначала надо взять товар.
        [exchanging] Сначала ответа ждёт Алхимик.
        [smuggling] Сначала ответа ждёт Контрабандист.
        [building] Сейчас можно построить здание или обойтись без него.
        [selling] Сначала ответа ждёт Ратуша.
        [recruiting] Сейчас можно нанять воинов или закончить наём.
       *[losing] Сначала надо отдать товар.
    }
ks-reason-half-paid = За этого воина заплачена половина: отдайте ещё один товар.
ks-reason-no-token = У вас нет жетона «+2».
ks-reason-token-used = За сезон можно добавить один жетон «+2», и это уже сделано.
ks-reason-no-building = Для этого сначала надо построить { ks-phrase-the-building }.
ks-reason-used = { ks-phrase-building }: только раз в сезон, и это уже было.
ks-reason-too-high = На ваших кубиках { $total }: для Часовни нужно { $limit } или меньше.
ks-reason-not-equal = Для Статуи на всех кубиках должно быть одно число.
ks-reason-not-offered =
    { $good ->
        [gold] Золота здесь не предлагают.
        [wood] Дерева здесь не предлагают.
       *[stone] Камня здесь не предлагают.
    }
ks-reason-no-good =
    { $good ->
        [gold] У вас нет золота.
        [wood] У вас нет дерева.
       *[stone] У вас нет камня.
    }
ks-reason-no-die = Такого кубика у вас нет.
ks-reason-die-sent = Уже отправлен { ks-phrase-die }.
ks-reason-same-die = На всех кубиках одно число: перебросьте первый из кубиков этого цвета.
ks-reason-same-dice = На этих кубиках одно число: отправляйте первый из них.
ks-reason-stands = Это здание уже стоит.
ks-reason-left-first =
    Строят слева направо: сначала { $wanted ->
        [statue] Статую
        [chapel] Часовню
        [church] Церковь
        [inn] Трактир
        [market] Рынок
        [farms] Фермы
        [guard-tower] Форт
        [blacksmith] Кузницу
        [barracks] Казармы
        [palisade] Палисад
        [stable] Конюшни
        [stone-wall] Каменные стены
        [barricade] Частокол
        [crane] Подъёмник
       *[town-hall] Ратушу
    }.
ks-reason-too-dear = Не хватает товаров, цена: { ks-phrase-price }.
ks-reason-no-advisor = Советника с числом { $value } нет: числа идут от 1 до 18.
ks-reason-occupied =
    { $seat ->
        [neutral] Здесь стоят ничейные кубики: поможет только королевский посланник.
       *[other] Занято: { $who }. Поможет только королевский посланник.
    }

## Составляющие подсказки

ks-term-points = очки сейчас
ks-term-province = что обещает провинция
ks-term-goods = польза от товаров
ks-term-court = дары, которые ещё впереди
ks-term-army = зимняя битва
ks-term-tokens = жетоны «+2»
ks-term-envoy = королевский посланник
ks-term-seasons = сезоны впереди

## Заголовки решений в текстовом виде

ks-group-influence = Отправить кубики к советнику
ks-group-build = Построить здание
ks-group-take = Взять товар
ks-group-give = Отдать товар
ks-group-exchange = Обменять у Алхимика
ks-group-sell = Продать в Ратуше
ks-group-statue = Перебросить один кубик
ks-group-chapel = Перебросить все кубики
ks-group-keep = Оставить кубики
ks-group-accept = Согласиться
ks-group-decline = Отказаться
ks-group-pass = Пас
ks-group-done = Закончить

## Подписи для чтения с экрана

ks-advisor-label =
    { ks-phrase-advisor }, { $value }: { $state ->
        [reachable] ваши кубики достают
        [envoy] занято ({ $who }), но с королевским посланником можно
        [taken] занято ({ $who })
        [neutral] занято ничейными кубиками
        [mine] здесь ваши кубики
        [out-of-reach] ваши кубики не достают
       *[free] свободно
    }
ks-building-label =
    { ks-phrase-building }: { $state ->
        [built] построено
        [affordable] можно построить
        [too-dear] не хватает товаров
        [left-first] сначала здание слева
       *[free] не построено
    }
ks-dice-label = { $who }, кубики: { $dice }
ks-die-label =
    { $colour ->
        [white] Белый кубик, { $value }
       *[coloured] Цветной кубик, { $value }
    }{ $state ->
        [sent] , отправлен
        [chosen] , выбран
       *[free] { "" }
    }

## Стол

ks-court = Двор
ks-province = Провинция
ks-army = Войско
ks-price = Цена
ks-gift = Дар
ks-effect = Свойство
ks-in-battle = В битве
ks-ways = Какими кубиками сюда попасть
ks-ways-none = До этого советника ваши кубики не достают.
ks-taken-by = Занято: { $who }
ks-taken-neutral = Занято ничейными кубиками
ks-envoy-helps = Королевский посланник всё равно может провести вас сюда.
ks-envoy-held = Королевский посланник: { $who }
ks-envoy-free = Королевского посланника нет ни у кого
ks-combat-now = Боевая мощь сейчас: { $count }

## Зима

ks-winter-title = Зима года { $year }: { ks-phrase-enemy }
ks-winter-soldiers = Воины
ks-winter-buildings = Здания
ks-winter-king = Подмога короля
ks-winter-sum = Боевая мощь
ks-winter-enemy = Сила врага
ks-winter-result =
    { $result ->
        [victory] Победа
        [wall] Ничья, а с Каменными стенами победа
        [tie] Ничья
       *[defeat] Поражение
    }
ks-winter-won = Получено: { $list }
ks-winter-lost = Потеряно: { $list }
ks-winter-nothing = Ни добычи, ни потерь
ks-winter-nothing-lost = Терять нечего
ks-winter-strongest = Наивысшая боевая мощь: 1 очко
ks-winter-fortress = Крепость: 1 очко
ks-winter-next = Дальше
ks-winter-home = Воины расходятся по домам.

## Правила. [[ИМЯ]] означает рисунок; строки с «- » образуют список.

ks-rules-01-title = О чём игра
ks-rules-01-text =
    Каждый из вас пять лет управляет провинцией на краю королевства. Кубиками вы добиваетесь расположения королевских советников, советники дают товары и воинов, а с ними вы строите и держитесь против врага, который приходит каждую зиму.
    
    Побеждает тот, у кого после пятой зимы больше всего очков [[point]]. Очки дают здания, некоторые советники, битвы и королевская награда. Опуститься ниже нуля тоже можно.
ks-rules-02-title = Год
ks-rules-02-text =
    В году восемь фаз, всегда в одном порядке:
    
    - { ks-phase-aid }
    - { ks-phase-spring }: первый урожай
    - { ks-phase-reward }
    - { ks-phase-summer }: второй урожай
    - { ks-phase-envoy }
    - { ks-phase-autumn }: третий урожай
    - { ks-phase-recruiting }
    - { ks-phase-winter }: битва
    
    Всё лежит открыто: товары, жетоны, здания, кубики, воины и очки. Закрыт только враг этого года, но его год и пределы силы видны с самого начала.
ks-rules-03-title = Помощь короля
ks-rules-03-text =
    Король помогает отстающему: тому, у кого меньше всего зданий, а если таких несколько, то тому из них, у кого меньше всего товаров. Этой весной он бросает на один белый кубик больше.
    
    Если и так равны несколько, кубика не получает никто. Вместо этого каждый из них по порядку хода берёт один товар на выбор. Поэтому в первую весну, когда ни у кого ничего нет, каждый начинает с одного товара.
ks-rules-04-title = Урожай: бросок
ks-rules-04-text =
    Весна, лето и осень проходят одинаково: все бросают кубики, отправляют их к советникам, получают дары и могут строить.
    
    Сперва { ks-building-merchants-guild } [[building-merchants-guild]] платит своё золото. Затем все бросают по три цветных кубика и все белые, которые есть у них в этом сезоне.
    
    После этого меняется порядок хода: первым становится тот, у кого сумма меньше всех, последним тот, у кого больше всех. Белые кубики считаются. При равных суммах прежний порядок сохраняется. Малый бросок даёт право первого выбора при дворе, большой достаёт дальше.
ks-rules-05-title = Влияние на советников
ks-rules-05-text =
    По порядку хода каждый отправляет кубики к одному советнику или пасует, и так круг за кругом, пока не спасуют все. Кто спасовал, до конца сезона больше ничего не посылает.
    
    Сумма кубиков, отправленных вместе, должна точно равняться числу советника, от 1 [[advisor-jester]] до 18 [[advisor-king]]. Можно послать один кубик или несколько. Кубик не делится, и тратить все не обязательно.
    
    Советник, у которого стоят кубики, ваши или чужие, занят на весь сезон. Второй раз к нему попадает только королевский посланник [[envoy]].
    
    У кого не осталось цветных кубиков или ни один никуда не подходит, тот пасует без вопросов. Кубики, которые вы не послали, ничего не приносят.
ks-rules-06-title = Белые кубики и жетоны «+2»
ks-rules-06-text =
    Белые кубики дают помощь короля и { ks-building-farms } [[building-farms]]; весной их может быть два. Они считаются как любые другие, но в каждой группе нужен хотя бы один ваш цветной кубик.
    
    Жетон «+2» [[token-plus2]] прибавляет к группе ровно 2 и уходит вместе с ней. Так можно потратить один жетон за сезон, сколько бы их ни было. Жетон, полученный от советника, пригодится для этого со следующего сезона. Отдать ещё один в Ратуше в том же сезоне можно.
ks-rules-07-title = Статуя, Часовня и Рынок
ks-rules-07-text =
    { ks-building-statue } [[building-statue]]: { ks-building-statue.about } Белые кубики тоже должны совпасть, и перебросить можно любой, в том числе белый.
    
    { ks-building-chapel } [[building-chapel]]: { ks-building-chapel.about } Все значит и белые, и тот, что только что переброшен благодаря Статуе.
    
    За сезон можно применить обе, в удобном порядке, но каждую лишь раз. Перебрасывают до того, как установится новый порядок хода; решают об этом по очереди, в старом порядке.
    
    { ks-building-market } [[building-market]]: { ks-building-market.about } С суммой 9 доступны 8, 9 и 10. Рынок сочетается с жетоном «+2»: тогда с 9 доступны 10, 11 и 12. Ниже 1 и выше 18 советников нет, но 19 можно уменьшить до 18.
ks-rules-08-title = Помощь советников
ks-rules-08-text =
    Когда спасовали все, советники раздают дары, от младшего к старшему. Полученное от младшего можно сразу использовать у старшего.
    
    - [[advisor-jester]] 1, { ks-advisor-jester }: { ks-advisor-jester.about }
    - [[advisor-squire]] 2, { ks-advisor-squire }: { ks-advisor-squire.about }
    - [[advisor-architect]] 3, { ks-advisor-architect }: { ks-advisor-architect.about }
    - [[advisor-merchant]] 4, { ks-advisor-merchant }: { ks-advisor-merchant.about }
    - [[advisor-sergeant]] 5, { ks-advisor-sergeant }: { ks-advisor-sergeant.about }
    - [[advisor-alchemist]] 6, { ks-advisor-alchemist }: { ks-advisor-alchemist.about }
    - [[advisor-astronomer]] 7, { ks-advisor-astronomer }: { ks-advisor-astronomer.about }
    - [[advisor-treasurer]] 8, { ks-advisor-treasurer }: { ks-advisor-treasurer.about }
    - [[advisor-master-hunter]] 9, { ks-advisor-master-hunter }: { ks-advisor-master-hunter.about }
    - [[advisor-general]] 10, { ks-advisor-general }: { ks-advisor-general.about }
    - [[advisor-swordsmith]] 11, { ks-advisor-swordsmith }: { ks-advisor-swordsmith.about }
    - [[advisor-duchess]] 12, { ks-advisor-duchess }: { ks-advisor-duchess.about }
    - [[advisor-champion]] 13, { ks-advisor-champion }: { ks-advisor-champion.about }
    - [[advisor-smuggler]] 14, { ks-advisor-smuggler }: { ks-advisor-smuggler.about }
    - [[advisor-inventor]] 15, { ks-advisor-inventor }: { ks-advisor-inventor.about }
    - [[advisor-wizard]] 16, { ks-advisor-wizard }: { ks-advisor-wizard.about }
    - [[advisor-queen]] 17, { ks-advisor-queen }: { ks-advisor-queen.about }
    - [[advisor-king]] 18, { ks-advisor-king }: { ks-advisor-king.about }
    
    Товары на выбор могут быть любыми, в том числе одинаковыми. Товаров всегда хватает на всех. После этого каждый забирает свои кубики.
ks-rules-09-title = Строительство
ks-rules-09-text =
    По порядку хода каждый может построить одно здание за указанные на нём товары. Его очки засчитываются сразу.
    
    Каждый из пяти рядов провинции строится слева направо: зданию нужно то, что слева от него. Какие ряды начать и докуда довести, решаете вы. Каждое здание строится один раз и продолжает действовать, что бы ни выросло рядом.
ks-rules-10-title = Что делают здания
ks-rules-10-text =
    - [[building-statue]] { ks-building-statue }: { ks-building-statue.about }
    - [[building-chapel]] { ks-building-chapel }: { ks-building-chapel.about }
    - [[building-church]] { ks-building-church }: { ks-building-church.about }
    - [[building-cathedral]] { ks-building-cathedral }: { ks-building-cathedral.about }
    - [[building-inn]] { ks-building-inn }: { ks-building-inn.about }
    - [[building-market]] { ks-building-market }: { ks-building-market.about }
    - [[building-farms]] { ks-building-farms }: { ks-building-farms.about }
    - [[building-merchants-guild]] { ks-building-merchants-guild }: { ks-building-merchants-guild.about }
    - [[building-guard-tower]] { ks-building-guard-tower }: { ks-building-guard-tower.about }
    - [[building-blacksmith]] { ks-building-blacksmith }: { ks-building-blacksmith.about }
    - [[building-barracks]] { ks-building-barracks }: { ks-building-barracks.about }
    - [[building-wizards-guild]] { ks-building-wizards-guild }: { ks-building-wizards-guild.about }
    - [[building-palisade]] { ks-building-palisade }: { ks-building-palisade.about }
    - [[building-stable]] { ks-building-stable }: { ks-building-stable.about }
    - [[building-stone-wall]] { ks-building-stone-wall }: { ks-building-stone-wall.about }
    - [[building-fortress]] { ks-building-fortress }: { ks-building-fortress.about }
    - [[building-barricade]] { ks-building-barricade }: { ks-building-barricade.about }
    - [[building-crane]] { ks-building-crane }: { ks-building-crane.about }
    - [[building-town-hall]] { ks-building-town-hall }: { ks-building-town-hall.about }
    - [[building-embassy]] { ks-building-embassy }: { ks-building-embassy.about }
    
    Трактир, Посольство и Ратуша действуют, когда все закончили строить, у игроков по порядку хода, и уже в том сезоне, когда построены. Жетон из Трактира можно тут же отдать в Ратуше.
ks-rules-11-title = Королевская награда
ks-rules-11-text = После весны король награждает 1 очком [[point]] того, у кого больше всего зданий. Если таких несколько, очко получает каждый из них.
ks-rules-12-title = Королевский посланник
ks-rules-12-text =
    После лета король отправляет посланника [[envoy]] к отстающему: к тому, у кого меньше всего зданий, а среди таких меньше всего товаров. При равенстве его не получает никто.
    
    Посланник помогает один раз, одним из двух способов:
    
    - Вы отправляете кубики к занятому советнику. Остальные правила в силе, и каждая группа кубиков у него получает дар целиком; обе могут быть и вашими.
    - Вы строите два здания за сезон, одно за другим, каждое по своей цене. Второе может следовать за первым в том же ряду.
    
    Он остаётся у вас осенью, а также весной и летом следующего года. Если к этому времени он не пригодился, то возвращается, и его отправляют снова.
ks-rules-13-title = Наём воинов
ks-rules-13-text =
    После осени по порядку хода каждый может превратить товары в воинов [[soldier]]: любые два товара за одного, сколько удастся оплатить. Если есть { ks-building-barracks } [[building-barracks]], хватает одного товара.
    
    Воины от советников уже в строю. Все ждут битвы.
ks-rules-14-title = Зима: битва
ks-rules-14-text =
    Открывается враг этого года. Затем бросают королевский кубик, и к каждому игроку приходит столько воинов, сколько на нём выпало.
    
    Ваша боевая мощь равна числу ваших воинов вместе с тем, что прибавляют или отнимают здания. Каждый встречает всю силу врага в одиночку:
    
    - Больше, чем у врага: победа. Вы получаете награду с карты.
    - Поровну: ничья. Ни добычи, ни потерь. Если есть { ks-building-stone-wall } [[building-stone-wall]], это победа.
    - Меньше: поражение. Вы несёте потери с карты.
    
    Из победителей тот, чья боевая мощь наибольшая среди всех игроков, получает ещё 1 очко; при равенстве каждый такой победитель. { ks-building-fortress } [[building-fortress]] приносит ещё очко за каждую победу.
    
    После этого карта выходит из игры, а все воины расходятся по домам. До следующего года воины не остаются.
ks-rules-15-title = Чего стоит поражение
ks-rules-15-text =
    Потери идут в таком порядке: золото, дерево, камень, товары на ваш выбор, здание, очки.
    
    - Если товаров какого-то вида не хватает, вы отдаёте сколько есть. Ничего другого взамен не берут.
    - Рушится здание в самой правой колонке, где у вас что-то стоит, а в ней самое верхнее. Вы теряете его очки и свойство и можете позже построить его снова за обычную цену.
    - На боевую мощь этой зимы потери не влияют: её сравнили раньше.
ks-rules-16-title = Игра вдвоём
ks-rules-16-text =
    Вдвоём при дворе было бы слишком просторно. Поэтому в начале каждого урожая до броска игроков бросают ничейные кубики: три идут к советнику с их суммой, затем два к советнику со своей. Если суммы совпали, два кубика идут порознь к советникам со своими числами; из двух одинаковых один откладывают.
    
    Эти советники заняты: ничейные кубики ничего не получают, но провести вас туда может только королевский посланник [[envoy]].
ks-rules-17-title = Конец игры
ks-rules-17-text =
    Игра заканчивается после пятой зимы. Тогда { ks-building-cathedral } [[building-cathedral]] считает товары своего хозяина: 1 очко за каждые два.
    
    Побеждает тот, у кого больше очков. При равенстве тот, у кого больше товаров, затем тот, у кого больше зданий. Если равно и это, победа общая. Воины и жетоны «+2» товарами не считаются.
ks-rules-18-title = О чём спрашивают
ks-rules-18-text =
    - Можно ли пасовать, если кубики ещё есть куда послать? Да, всегда.
    - Можно ли вместе использовать несколько кубиков, жетон «+2» и Рынок? Да, даже в одной группе.
    - У меня посланник, а советник свободен. Можно к нему? Да, и посланник остаётся: он тратится только там, где нужен.
    - Можно ли отказать Контрабандисту? Нет, сделка совершается, даже если очков ноль. За столом можно договориться иначе: это настройка.
    - Действуют ли Конюшни у нескольких советников за сезон? Да, у каждого, кто даёт воинов. Настройка может ограничить их одним разом.
    - Помогает ли Подъёмник, если с посланником он построен первым из двух? Да, со вторым зданием. Это тоже настройка.
    - К королевской награде ни у кого нет зданий? Тогда все равны, и каждый получает очко. Это тоже настройка.
    - Помогают ли Фермы в том сезоне, когда построены? Нет, бросок уже был: со следующего сезона.
    - Сколько может быть воинов? Сколько сумеете собрать.
    - Кто знает врага после тайного взгляда? Только тот, кто смотрел, и до самой зимы.

# Board

ks-or = или
ks-advice = Подсказка { $rank }
ks-provinces = Провинции
ks-province-of = Провинция: { $who }
ks-building-cost = Цена: { ks-phrase-price }
ks-hand = Ваши кубики и товары
ks-your-dice = Ваши кубики
ks-your-goods = Ваши товары
ks-enemy-card = { ks-phrase-enemy }, сила { $strength }
    .about = Победа приносит: { $reward }. Поражение отнимает: { $loss }.
ks-dice-left =
    { $count ->
        [0] затем кубиков не останется
        [one] затем останется { $dice }
        [few] затем останутся { $dice }
        [many] затем останутся { $dice }
       *[other] затем останутся { $dice }
    }
ks-reason-out-of-reach = { ks-ways-none }
ks-scoring-title = Пять лет позади
ks-scoring-total = Всего
ks-scoring-winner =
    { $count ->
        [one] Победа: { $who }
        [few] Общая победа: { $who }
        [many] Общая победа: { $who }
       *[other] Общая победа: { $who }
    }
ks-scoring-tie-goods = Очков поровну: решают товары.
ks-scoring-tie-buildings = Очков и товаров поровну: решают здания.
ks-scoring-skip = Показать всё
ks-winter-again = Прошлая зима
ks-winter-close = Закрыть
ks-key-ways = следующий набор кубиков для выбранного советника
ks-key-goods = выбрать товар
ks-key-pass = пас или отказ
