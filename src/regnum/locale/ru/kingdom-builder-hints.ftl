### Что говорит за ход в «Королевстве»: части предложения о ходе или его гексе.

kb-phrase-card =
    { $card ->
        [castles] «{ kb-source-castles }»
        [fishermen] «{ kb-source-fishermen }»
        [merchants] «{ kb-source-merchants }»
        [discoverers] «{ kb-source-discoverers }»
        [hermits] «{ kb-source-hermits }»
        [citizens] «{ kb-source-citizens }»
        [miners] «{ kb-source-miners }»
        [workers] «{ kb-source-workers }»
        [knights] «{ kb-source-knights }»
        [lords] «{ kb-source-lords }»
        [farmers] «{ kb-source-farmers }»
        [families] «{ kb-source-families }»
        [shepherds] «{ kb-source-shepherds }»
       *[ambassadors] «{ kb-source-ambassadors }»
    }

kb-merit-token = даёт жетон { kb-phrase-of-token }
kb-merit-castle = выходит к замку: { kb-phrase-gold }
kb-merit-gold =
    { $card ->
        [fishermen] у воды: { kb-phrase-gold }
        [miners] у гор: { kb-phrase-gold }
        [workers] у замка, локации или кочевников: { kb-phrase-gold }
        [discoverers] новый ряд: { kb-phrase-gold }
        [knights] растёт ваш самый длинный ряд: { kb-phrase-gold }
        [hermits] отдельная группа: { kb-phrase-gold }
        [citizens] растёт ваша самая большая группа: { kb-phrase-gold }
        [merchants] соединяет важные места: { kb-phrase-gold }
        [lords] больше веса в секторе: { kb-phrase-gold }
        [farmers] усиливает ваш слабейший сектор: { kb-phrase-gold }
        [families] три в ряд: { kb-phrase-gold }
        [shepherds] рядом нет свободных гексов той же местности: { kb-phrase-gold }
       *[ambassadors] рядом с соперником: { kb-phrase-gold }
    }
kb-merit-gold-lost = минус { kb-phrase-gold } ({ kb-phrase-card })
kb-merit-token-lost = теряется жетон { kb-phrase-of-token }
kb-merit-takes = { $who } теряет { kb-phrase-gold } по карте «Лорды»
kb-merit-beside =
    { $count ->
        [one] рядом с { $count } вашим поселением
        [few] рядом с { $count } вашими поселениями
        [many] рядом с { $count } вашими поселениями
       *[other] рядом с { $count } вашими поселениями
    }
kb-merit-touches = рядом локация: { kb-phrase-token }
kb-merit-at-castle = рядом с замком
kb-merit-later-token = ведёт в этом ходу к жетону { kb-phrase-of-token }
kb-merit-later-castle = ведёт в этом ходу к замку: { kb-phrase-gold }
kb-merit-later-gold = ещё { kb-phrase-gold } в этом ходу: { kb-phrase-card }
kb-merit-free = оставляет свободу выбора { kb-phrase-on-terrain }
kb-merit-near = в одном шаге от жетона: { kb-phrase-token }
kb-merit-hope = задел на будущее: { kb-phrase-card }
kb-merit-room = оставляет хорошие гексы для следующей карты
kb-merit-enough = больше ничего полезного сейчас нет
kb-merit-more-settlements =
    { $count ->
        [one] ещё { $count } поселение
        [few] ещё { $count } поселения
        [many] ещё { $count } поселений
       *[other] ещё { $count } поселения
    }
kb-merit-anywhere = позволяет строить вдали от своих поселений
kb-merit-walls = ставит каменные стены
kb-merit-sword = каждый соперник теряет поселение
kb-merit-moves = переносит поселение на место получше
kb-merit-in-the-way = мешает игроку { $who }
kb-merit-strikes = { $who } теряет { kb-phrase-gold }
kb-merit-strikes-token = { $who } теряет жетон { kb-phrase-of-token }
kb-merit-least = эта потеря почти незаметна
kb-merit-spare = здесь от него мало пользы

## Заголовки над ходами в текстовом режиме: к чему они ведут

kb-outcome-token = Дают жетон
kb-outcome-castle = Выходят к замку
kb-outcome-gold = Приносят золото
kb-outcome-beside = Рядом с вашими поселениями
kb-outcome-other = В других местах
