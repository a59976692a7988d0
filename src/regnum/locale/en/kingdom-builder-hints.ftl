### What speaks for a move of Kingdom Builder: parts of a sentence about the move or its hex.

kb-phrase-card =
    { $card ->
        [castles] { kb-source-castles }
        [fishermen] { kb-source-fishermen }
        [merchants] { kb-source-merchants }
        [discoverers] { kb-source-discoverers }
        [hermits] { kb-source-hermits }
        [citizens] { kb-source-citizens }
        [miners] { kb-source-miners }
        [workers] { kb-source-workers }
        [knights] { kb-source-knights }
        [lords] { kb-source-lords }
        [farmers] { kb-source-farmers }
        [families] { kb-source-families }
        [shepherds] { kb-source-shepherds }
       *[ambassadors] { kb-source-ambassadors }
    }

kb-merit-token = takes the { kb-phrase-of-token } token
kb-merit-castle = reaches a castle: { kb-phrase-gold }
kb-merit-gold =
    { $card ->
        [fishermen] beside water: { kb-phrase-gold }
        [miners] beside a mountain: { kb-phrase-gold }
        [workers] beside a castle, location or nomads: { kb-phrase-gold }
        [discoverers] a new row: { kb-phrase-gold }
        [knights] your longest row grows: { kb-phrase-gold }
        [hermits] a group of its own: { kb-phrase-gold }
        [citizens] your largest group grows: { kb-phrase-gold }
        [merchants] links what it touches: { kb-phrase-gold }
        [lords] more weight in the sector: { kb-phrase-gold }
        [farmers] your weakest sector grows: { kb-phrase-gold }
        [families] three in a line: { kb-phrase-gold }
        [shepherds] no free hex of this terrain beside it: { kb-phrase-gold }
       *[ambassadors] beside an opponent: { kb-phrase-gold }
    }
kb-merit-gold-lost = costs { kb-phrase-gold } ({ kb-phrase-card })
kb-merit-token-lost = gives up the { kb-phrase-of-token } token
kb-merit-takes = { $who } loses { kb-phrase-gold } of the Lords
kb-merit-beside =
    { $count ->
        [one] next to one of your settlements
       *[other] next to { $count } of your settlements
    }
kb-merit-touches = touches a location: { kb-phrase-token }
kb-merit-at-castle = touches a castle
kb-merit-later-token = leads to the { kb-phrase-of-token } token this turn
kb-merit-later-castle = leads to a castle this turn: { kb-phrase-gold }
kb-merit-later-gold = { kb-phrase-gold } more this turn: { kb-phrase-card }
kb-merit-free = leaves a free choice later { kb-phrase-on-terrain }
kb-merit-near = one step from a token: { kb-phrase-token }
kb-merit-hope = a start for later gold: { kb-phrase-card }
kb-merit-room = leaves good hexes for the next card
kb-merit-enough = nothing else would help now
kb-merit-more-settlements =
    { $count ->
        [one] one settlement more
       *[other] { $count } settlements more
    }
kb-merit-anywhere = allows building far from the other settlements
kb-merit-walls = puts up walls
kb-merit-sword = every opponent loses a settlement
kb-merit-moves = moves a settlement to a better place
kb-merit-in-the-way = stands in the way of { $who }
kb-merit-strikes = { $who } loses { kb-phrase-gold }
kb-merit-strikes-token = { $who } loses the { kb-phrase-of-token } token
kb-merit-least = will be missed least
kb-merit-spare = is of little use where it stands

## Headings over moves as text, by what they lead to

kb-outcome-token = Takes a token
kb-outcome-castle = Reaches a castle
kb-outcome-gold = Brings gold
kb-outcome-beside = Next to your settlements
kb-outcome-other = Elsewhere
