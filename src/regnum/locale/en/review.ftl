## The review of a finished match, and playing on from it

review-title = Review
review-about = See what each moment was worth, what was luck and what was play, and which moves cost most.
review-begin = Review this game
review-making = Reviewing: { $percent } %
review-chart = Expected final margin
review-margin = Margin, in points
review-told =
    { $who }: { $margin } in the end, against the best of the others. Luck brought { $luck }, own moves { $own }, the others’ moves { $others }. { $decided ->
        [luck] So the deal, cards and dice counted most.
        [own] So own play counted most.
        [others] So what the others did counted most.
       *[nothing] Even at the end.
    }
review-parts = Luck and play
review-part-start = The deal and the order of seats
review-part-luck = Cards and dice
review-part-best = With the best moves found
review-part-given-away = Given away
review-part-others = The others’ moves
review-part-margin = Final margin
review-adds-up = Each column adds up to the final margin over the best other player. Behind “±” stands how far each figure may be off by chance.
review-value = { $points } ± { $error }
review-turning = Turning points
review-no-mistakes = Nobody made a clear mistake.
review-move = Move { $place }
review-when = { $when }, move { $place }
review-point = { $when }. { $who }: { $action }
review-better = Better: { $action }. It cost { $points } points.
review-because = Why: { $merits }
review-candidates = Moves looked at here
review-candidate = { $action }: { $points }
review-played = played
review-no-candidates = There was nothing to choose at this moment.
review-branch = Play it yourself
review-branch-here = Play on from here
review-branch-again = Same deal again
review-branch-about = Opens a new game. This one stays as it is.
review-seat = Playing for { $who }
review-seat-me = me
review-seat-open = a friend, by link
