### Что говорит за ход в «Кингсбурге»: части предложения о ходе.

ks-merit-gift =
    { $advisor ->
        [jester] 1 очко
        [squire] 1 золото
        [architect] 1 дерево
        [merchant] 1 золото или 1 дерево
        [sergeant] 1 воин
        [alchemist] обмен 1 товара на два других
        [astronomer] 1 товар на выбор и жетон «+2»
        [treasurer] 2 золота
        [master-hunter] 1 дерево, а также 1 золото или 1 камень
        [general] 2 воина и взгляд на врага
        [swordsmith] 1 камень, а также 1 золото или 1 дерево
        [duchess] 2 товара на выбор и жетон «+2»
        [champion] 3 камня
        [smuggler] 3 товара на выбор за 1 очко
        [inventor] 1 золото, 1 дерево и 1 камень
        [wizard] 4 золота
        [queen] 2 товара на выбор, 3 очка и взгляд на врага
       *[king] 1 золото, 1 дерево, 1 камень и 1 воин
    }
ks-merit-pays = хватает на { ks-phrase-the-building }
ks-merit-towards =
    { $count ->
        [one] тогда на { ks-phrase-the-building } не хватает { $count } товара
        [few] тогда на { ks-phrase-the-building } не хватает { $count } товаров
        [many] тогда на { ks-phrase-the-building } не хватает { $count } товаров
       *[other] тогда на { ks-phrase-the-building } не хватает { $count } товаров
    }
ks-merit-against = поможет против врага этого года (сила от { $low } до { $high })
ks-merit-against-known = поможет против врага этого года (сила { $strength })
ks-merit-contested =
    { $count ->
        [one] туда может успеть { $count } соперник
        [few] туда могут успеть { $count } соперника
        [many] туда могут успеть { $count } соперников
       *[other] туда могут успеть { $count } соперника
    }
ks-merit-leaves = остаются кубики, чтобы пойти { ks-phrase-to-advisor }
ks-merit-enough = больше ничего полезного сейчас нет
ks-merit-saves = бережёт товары на { ks-phrase-the-building }
ks-merit-points = { ks-points }
ks-merit-strength = +{ $count } в битве
ks-merit-effect =
    { $building ->
        [statue] переброс кубика, если все равны
        [chapel] переброс слабых бросков
        [church] +1 против демонов
        [cathedral] очки за товары в конце игры
        [inn] жетон «+2» каждое лето
        [market] сдвиг на единицу каждый сезон
        [farms] лишний белый кубик каждый сезон
        [merchants-guild] 1 золото каждый сезон
        [barracks] воины дешевле
        [palisade] +2 против зомби
        [stable] лишний воин к каждым полученным
        [stone-wall] ничья в битве — победа
        [fortress] ещё 1 очко за каждую победу
        [barricade] +1 против гоблинов
        [crane] здания справа дешевле
        [town-hall] товар за 1 очко каждый сезон
       *[embassy] 1 очко каждый сезон
    }
ks-merit-opens = следом можно построить { ks-phrase-the-building }
ks-merit-needed = пригодится на { ks-phrase-the-building }
ks-merit-keep-roll = новый бросок в среднем хуже
ks-merit-new-roll = новый бросок в среднем лучше
ks-merit-safe = новые воины ничего не добавят
ks-merit-spare = следующее здание обойдётся без этого
ks-merit-province = здания окупятся
ks-merit-goods = товары идут в дело
ks-merit-court = впереди дары получше
ks-merit-army = лучше шансы зимой
ks-merit-tokens = бережёт жетоны «+2»
ks-merit-envoy = королевский посланник остаётся

## Заголовки над ходами в текстовом режиме: к чему они ведут

ks-outcome-advisor = { ks-phrase-advisor } ({ $value }): { ks-merit-gift }
