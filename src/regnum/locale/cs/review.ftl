## Rozbor dohrané partie a hra od vybraného místa

review-title = Rozbor partie
review-about = Jakou cenu měl každý okamžik, co bylo štěstí a co hra, a které tahy stály nejvíc.
review-begin = Rozebrat partii
review-making = Rozebírám: { $percent } %
review-chart = Očekávaný konečný rozdíl
review-margin = Rozdíl v bodech
review-told =
    { $who }: na konci { $margin } proti nejlepšímu ze soupeřů. Štěstí přineslo { $luck }, vlastní tahy { $own }, tahy ostatních { $others }. { $decided ->
        [luck] Nejvíc rozhodly rozdání, karty a kostky.
        [own] Nejvíc rozhodla vlastní hra.
        [others] Nejvíc rozhodly tahy ostatních.
       *[nothing] Nakonec nerozhodně.
    }
review-parts = Štěstí a hra
review-part-start = Rozdání a pořadí hráčů
review-part-luck = Karty a kostky
review-part-best = S nejlepšími nalezenými tahy
review-part-given-away = Promarněno
review-part-others = Tahy ostatních
review-part-margin = Konečný rozdíl
review-adds-up = Každý sloupec dává dohromady konečný rozdíl oproti nejlepšímu z ostatních hráčů. Za „±“ stojí, o kolik se číslo může lišit.
review-value = { $points } ± { $error }
review-turning = Zlomové okamžiky
review-no-mistakes = Nikdo neudělal jasnou chybu.
review-move = Krok { $place }
review-when = { $when }, krok { $place }
review-point = { $when }. { $who }: { $action }
review-better = Lepší bylo: { $action }. Ztráta v bodech: { $points }.
review-because = Proč: { $merits }
review-candidates = Které tahy se tu zkoumaly
review-candidate = { $action }: { $points }
review-played = zahráno
review-no-candidates = Tady nebylo z čeho vybírat.
review-branch = Zahrát si to
review-branch-here = Hrát dál odtud
review-branch-again = Stejné rozdání znovu
review-branch-about = Otevře se nová hra. Tahle zůstane, jak je.
review-seat = Za hráče { $who } hraje
review-seat-me = já
review-seat-open = kamarád přes odkaz
