### Lessons and the tutor: words that belong to no game.

ui-lessons-of = Learn { $game }
ui-lessons-about = Short lessons on the real board. You make the moves; two to four minutes each.
ui-lessons-later = For later
ui-lessons-later-about = These are about expansions; a first game does without them.
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-done = Finished
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-leave = Leave
ui-lesson-all = All lessons
ui-lesson-following = Next lesson
ui-lesson-finished = That is all for this lesson. Well done!
# For screen readers.
ui-lesson-look = Marked on the table: { $what }.
# A legal move that the lesson has no special answer to.
ui-lesson-other = You may do that, and below the board you can see what it would bring. But just now the lesson is about something else.
ui-tutor = Tutor
ui-tutor-about = A real game against two easy bots. Whenever something new comes up, the tutor says a few words.
ui-tutor-begin = Play a first game with a tutor
ui-tutor-close = Got it
ui-tutor-dismiss = Play on without the tutor
ui-try-it = Try it
ui-refused-off-lesson = The lesson has changed meanwhile: please begin it again.
