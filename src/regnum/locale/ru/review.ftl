## Разбор законченной партии и игра с выбранного места

review-title = Разбор партии
review-about = Сколько стоил каждый момент, где была удача, а где игра, и какие ходы обошлись дороже всего.
review-begin = Разобрать партию
review-making = Идёт разбор: { $percent } %
review-chart = Ожидаемый разрыв в конце
review-margin = Разрыв в очках
review-told =
    { $who }: в конце { $margin } к лучшему из соперников. Удача принесла { $luck }, свои ходы { $own }, ходы соперников { $others }. { $decided ->
        [luck] Больше всего значили расклад, карты и кубики.
        [own] Больше всего значила собственная игра.
        [others] Больше всего значили ходы соперников.
       *[nothing] В итоге поровну.
    }
review-parts = Удача и игра
review-part-start = Расклад и порядок ходов
review-part-luck = Карты и кубики
review-part-best = С лучшими найденными ходами
review-part-given-away = Упущено
review-part-others = Ходы остальных
review-part-margin = Разрыв в конце
review-adds-up = Каждый столбец в сумме даёт итоговый разрыв с лучшим из остальных игроков. После знака «±» — насколько число может быть неточным.
review-value = { $points } ± { $error }
review-turning = Переломные моменты
review-no-mistakes = Явных ошибок никто не сделал.
review-move = Шаг { $place }
review-when = { $when }, шаг { $place }
review-point = { $when }. { $who }: { $action }
review-better = Лучше: { $action }. Потеряно очков: { $points }.
review-because = Почему: { $merits }
review-candidates = Какие ходы рассмотрены здесь
review-candidate = { $action }: { $points }
review-played = сыграно
review-no-candidates = Здесь выбирать было не из чего.
review-branch = Сыграть самому
review-branch-here = Играть дальше отсюда
review-branch-again = Тот же расклад ещё раз
review-branch-about = Откроется новая игра. Эта останется как есть.
review-seat = За { $who } играет
review-seat-me = я
review-seat-open = друг по ссылке
