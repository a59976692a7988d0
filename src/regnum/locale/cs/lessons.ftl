### Lekce a průvodce: slova společná všem hrám.

ui-lessons-of = Naučte se hrát: { $game }
ui-lessons-about = Krátké lekce na skutečné desce. Táhnete vy; každá zabere dvě až čtyři minuty.
ui-lessons-later = Na později
ui-lessons-later-about = Tyto lekce jsou o rozšířeních; první hra se bez nich obejde.
ui-lesson-step = Krok { $step } z { $steps }
ui-lesson-done = Hotovo
ui-lesson-back = Zpět
ui-lesson-next = Dál
ui-lesson-leave = Odejít
ui-lesson-all = Všechny lekce
ui-lesson-following = Další lekce
ui-lesson-finished = To je pro tuto lekci všechno. Výborně!
# Pro čtečky obrazovky.
ui-lesson-look = Na stole označeno: { $what }.
# Dovolený tah, na který lekce nemá zvláštní odpověď.
ui-lesson-other = I to smíte a pod deskou vidíte, co by to přineslo. Lekce je ale teď o něčem jiném.
ui-tutor = Průvodce
ui-tutor-about = Skutečná hra proti dvěma lehkým botům. Když se objeví něco nového, průvodce k tomu řekne pár slov.
ui-tutor-begin = Zahrát si první hru s průvodcem
ui-tutor-close = Rozumím
ui-tutor-dismiss = Dál bez průvodce
ui-try-it = Vyzkoušet
ui-refused-off-lesson = Lekce se mezitím změnila: začněte ji znovu.
