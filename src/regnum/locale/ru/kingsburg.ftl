### Кингсбург по-русски. О доводах сообщений сказано в английском файле.

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
    .short = 1 товар на 2 других
ks-advisor-astronomer = Звездочёт
    .about = 1 товар на выбор и жетон «+2».
    .short = Любой товар и жетон «+2»
ks-advisor-treasurer = Казначей
    .about = 2 золота.
ks-advisor-master-hunter = Охотница
    .about = 1 дерево, а к нему 1 золото или 1 камень.
    .short = Дерево и золото или камень
ks-advisor-general = Генерал
    .about = 2 воина; тайно посмотрите на врага этого года.
    .short = 2 воина, взгляд на врага
ks-advisor-swordsmith = Оружейник
    .about = 1 камень, а к нему 1 золото или 1 дерево.
    .short = Камень и золото или дерево
ks-advisor-duchess = Герцогиня
    .about = 2 товара на выбор и жетон «+2».
    .short = 2 любых товара и жетон «+2»
ks-advisor-champion = Герой
    .about = 3 камня.
# Here and at the Inventor: where the name may be parted in a narrow place.
ks-advisor-smuggler = Контра{ "\u00AD" }бандист
    .about = 3 товара на выбор ценой 1 очка.
    .short = 3 любых товара, −1 очко
ks-advisor-inventor = Изобре{ "\u00AD" }татель
    .about = 1 золото, 1 дерево и 1 камень.
    .short = Золото, дерево и камень
ks-advisor-wizard = Волшебник
    .about = 4 золота.
ks-advisor-queen = Королева
    .about = 2 товара на выбор и 3 очка; тайно посмотрите на врага этого года.
    .short = 2 любых товара, 3 очка, взгляд на врага
ks-advisor-king = Король
    .about = 1 золото, 1 дерево, 1 камень и 1 воин.
    .short = Золото, дерево, камень и воин

## Здания

ks-building-statue = Статуя
    .about = Раз в сезон, после броска: если на всех ваших кубиках одно и то же число, один из них можно перебросить.
    .short = Все кубики равны: перебросьте один
ks-building-chapel = Часовня
    .about = Раз в сезон, после броска: если на всех ваших кубиках вместе выпало 7 или меньше, их можно перебросить все.
    .short = В сумме до 7: перебросьте все
ks-building-church = Церковь
    .about = +1 в битве с демонами, против других врагов — ничего.
    .short = +1 против демонов
ks-building-cathedral = Собор
    .about = В конце игры: 1 очко за каждые 2 ваших товара, любых. Товары остаются у вас.
    .short = В конце 1 очко за 2 товара
ks-building-inn = Трактир
    .about = В конце каждого лета: жетон «+2».
    .short = Жетон «+2» после лета
ks-building-market = Рынок
    .about = Раз в сезон: группа ваших кубиков может пойти к советнику, чьё число на единицу больше или меньше её суммы.
    .short = Сумма на 1 больше или меньше
ks-building-farms = Фермы
    .about = В каждый урожай вы бросаете на один белый кубик больше. −1 в битве.
    .short = Ещё один белый кубик, −1 в битве
ks-building-merchants-guild = Торговая гильдия
    .about = Перед броском кубиков в каждый урожай: 1 золото.
    .short = 1 золото перед каждым броском
ks-building-guard-tower = Форт
    .about = +1 в битве.
    .short = +1 в битве
ks-building-blacksmith = Кузница
    .about = +1 в битве.
    .short = +1 в битве
ks-building-barracks = Казармы
    .about = Во время найма каждый воин стоит вам 1 товар вместо 2.
    .short = Воин стоит 1 товар
ks-building-wizards-guild = Гильдия магов
    .about = +2 в битве.
    .short = +2 в битве
ks-building-palisade = Палисад
    .about = +1 в битве, +2 против зомби.
    .short = +1 в битве, +2 против зомби
ks-building-stable = Конюшни
    .about = Каждый раз, когда Сержант, Генерал или Король даёт вам воинов, приходит ещё один.
    .short = Советники дают на 1 воина больше
ks-building-stone-wall = Каменные стены
    .about = +1 в битве. Ничья для вас считается победой.
    .short = +1 в битве, ничья — победа
ks-building-fortress = Крепость
    .about = +1 в битве. Каждая победа приносит ещё 1 очко.
    .short = +1 в битве, за победу 1 очко
ks-building-barricade = Частокол
    .about = +1 в битве с гоблинами, против других врагов — ничего.
    .short = +1 против гоблинов
ks-building-crane = Подъёмник
    .about = Здания третьей и четвёртой колонок стоят вам на 1 золото меньше.
    .short = Правая половина на 1 золото дешевле
ks-building-town-hall = Ратуша
    .about = В конце каждого урожая можно отдать 1 товар или один жетон «+2» за 1 очко.
    .short = Каждый урожай: 1 товар за 1 очко
ks-building-embassy = Посольство
    .about = В конце каждого урожая: 1 очко.
    .short = 1 очко каждый урожай

## Враги

ks-enemy-barbarians = Варвары
    .about = В первые два года поражение отнимает товары, а с ними здание или очко; в пятый год — здание или 8 очков.
ks-enemy-goblins = Гоблины
    .about = Для своего года слабы, но, победив, уносят товары и рушат здание. Против них помогает Частокол.
ks-enemy-orcs = Орки
    .about = Победив, отбирают два товара на ваш выбор, а вместе с ними здание или очко.
ks-enemy-zombies = Зомби
    .about = Товары им не нужны: победа приносит 1 очко, поражение отнимает 2. Палисад против них считается вдвойне.
ks-enemy-demons = Демоны
    .about = Сильный враг поздних лет: отнимает очки, товары или здание. Против них помогает Церковь.
ks-enemy-dragons = Драконы
    .about = Сила 9, и сильнее врагов нет: победа приносит 3 очка, поражение отнимает 5.
ks-enemy = Враг
ks-enemy-of-year = Враг { $year }-го года
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
    .about = Раз в сезон ваши кубики могут пойти к советнику, чьё число на единицу больше или меньше их суммы.
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
    .about = Первым идёт тот, у кого меньше сумма на кубиках. При равных суммах прежний порядок сохраняется.
ks-phase = Фаза
ks-phase-aid = Помощь короля
    .about = Игрок, у которого меньше всего зданий, а среди таких меньше всего товаров, получает белый кубик на эту весну. Если и товаров поровну у нескольких, каждый из них берёт вместо кубика товар на выбор.
ks-phase-spring = Весна
    .about = Урожай: бросок, влияние на советников, их дары, строительство.
ks-phase-reward = Королевская награда
    .about = Тот, у кого больше всего зданий, получает 1 очко; при равенстве его получает каждый такой игрок.
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
        [one] Отправьте последний кубик к советнику или пасуйте
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
ks-awaited-exchanging = Алхимик: отдайте товар и получите по одному товару двух других видов или откажитесь
    .other = { $who } у Алхимика
ks-awaited-smuggling = Контрабандист: 3 товара за 1 очко; согласитесь или откажитесь
    .other = { $who } у Контрабандиста
ks-awaited-building =
    { $left ->
        [one] Постройте здание или не стройте ничего
        [few] Постройте здание (с королевским посланником можно { $left }) или не стройте ничего
        [many] Постройте здание (с королевским посланником можно { $left }) или не стройте ничего
       *[other] Постройте здание (с королевским посланником можно { $left }) или не стройте ничего
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
        [recruiting] Закончить наём
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
ks-event-battle = Королевский кубик: { $king_die }. Сила врага: { $strength }. Боевая мощь: { $values }
ks-event-order = Порядок хода: { $order }
ks-event-phase = Год { $year }: { ks-phrase-phase }
ks-event-over = Игра окончена

## Почему нельзя

ks-reason-no-action = Такого действия нет.
ks-reason-over = Игра окончена.
ks-reason-chance = Сначала бросают кубики или открывают карту.
ks-reason-not-chance = Сейчас ничего не бросают и не открывают.
ks-reason-awaited =
    { $awaited ->
        [rerolling] Сначала надо оставить или перебросить кубики.
        [influence] Сейчас отправьте кубики к советнику или пасуйте.
        [taking] Сначала надо взять товар.
        [exchanging] Сначала ответьте Алхимику.
        [smuggling] Сначала ответьте Контрабандисту.
        [building] Сейчас можно построить здание или не строить.
        [selling] Сначала решите, продавать ли в Ратуше.
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
        [reachable] сюда можно отправить кубики
        [envoy] занято ({ $who }), но с королевским посланником можно
        [taken] занято ({ $who })
        [neutral] занято ничейными кубиками
        [mine] здесь ваши кубики
        [out-of-reach] ваши кубики сюда не подходят
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
ks-ways-count =
    { $count ->
        [one] { $count } способ
        [few] { $count } способа
        [many] { $count } способов
       *[other] { $count } способа
    }
ks-legend-lacking = подчёркнуто точками: этого не хватает
ks-legend-die = может добавить кубик короля
ks-legend-enemy = враг
ks-ways-none = Этого советника вашими кубиками не набрать.
ks-taken-by = Занято: { $who }
ks-taken-neutral = Занято ничейными кубиками
ks-envoy-helps = Королевский посланник всё равно может провести вас сюда.
ks-envoy-held = Королевский посланник: { $who }
ks-envoy-free = Королевского посланника нет ни у кого
ks-combat-now = Боевая мощь сейчас: { $count }

## Зима

ks-winter-title = Зима { $year }-го года: { ks-phrase-enemy }
ks-winter-soldiers = Воины
ks-winter-buildings = Здания
ks-winter-king = Подмога короля
ks-winter-result =
    { $result ->
        [victory] Победа
        [wall] Ничья, а с Каменными стенами — победа
        [tie] Ничья
       *[defeat] Поражение
    }
ks-winter-nothing = Ни добычи, ни потерь
ks-winter-falls = Разрушено: { ks-phrase-building }
ks-winter-no-building = Зданий нет, терять нечего
ks-winter-strongest = Наивысшая боевая мощь: 1 очко
ks-winter-fortress = Крепость: 1 очко
ks-winter-close = Вернуться к полю
ks-winter-home = Воины расходятся по домам.

## Кубики, провинции, итоги, клавиши

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
        [0] Затем кубиков не останется.
        [one] Затем останется { $dice }.
        [few] Затем останутся { $dice }.
        [many] Затем останутся { $dice }.
       *[other] Затем останутся { $dice }.
    }
ks-reason-out-of-reach = { ks-ways-none }
ks-reason-others-province = Это провинция игрока { $who }: строят в своей.
ks-scoring-title = Пять лет позади
ks-scoring-tie-goods = Очков поровну: решают товары.
ks-scoring-tie-buildings = Очков и товаров поровну: решают здания.
ks-scoring-skip = Показать всё
ks-winter-again = Прошлая зима
ks-key-ways = следующий набор кубиков для выбранного советника
ks-key-goods = выбрать товар
ks-key-pass = пас или отказ
