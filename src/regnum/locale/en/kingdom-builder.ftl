### Kingdom Builder with Nomads.
### Arguments are codes or numbers; $who is a player's name.

## Pieces of sentences, selected by code. Other messages take them in with the same arguments.

# Where one builds: "Build on grass".
kb-phrase-on-terrain =
    { $terrain ->
        [grass] on grass
        [canyon] in the canyon
        [desert] in the desert
        [flower] on the flower field
        [forest] in the forest
        [water] on water
        [mountain] on a mountain
       *[any] on any terrain
    }

# Where something is put: "Move it onto grass".
kb-phrase-onto-terrain =
    { $terrain ->
        [grass] onto grass
        [canyon] into the canyon
        [desert] into the desert
        [flower] onto the flower field
        [forest] into the forest
        [water] onto water
        [mountain] onto a mountain
       *[any] onto any terrain
    }

# The name in running text.
kb-phrase-terrain =
    { $terrain ->
        [grass] grass
        [canyon] canyon
        [desert] desert
        [flower] flower field
        [forest] forest
        [water] water
        [mountain] mountain
       *[any] any terrain
    }

# Whose: "a grass hex", "a grass card".
kb-phrase-of-terrain =
    { $terrain ->
        [grass] grass
        [canyon] canyon
        [desert] desert
        [flower] flower field
        [forest] forest
        [water] water
        [mountain] mountain
       *[any] building
    }

# The token as the subject of a sentence or before a colon.
kb-phrase-token =
    { $token ->
        [oracle] Oracle
        [farm] Farm
        [oasis] Oasis
        [tower] Tower
        [tavern] Tavern
        [barn] Barn
        [harbor] Harbor
        [paddock] Paddock
        [quarry] Quarry
        [caravan] Caravan
        [village] Village
        [garden] Garden
        [donation-grass] Land donation (grass)
        [donation-canyon] Land donation (canyon)
        [donation-desert] Land donation (desert)
        [donation-flower] Land donation (flower field)
        [donation-forest] Land donation (forest)
        [donation-water] Land donation (water)
        [donation-mountain] Land donation (mountain)
        [resettlement] Resettlement
        [outpost] Outpost
        [sword] Sword
        [treasure] Treasure
       *[none] no token
    }

# Whose: "the token of the oracle".
kb-phrase-of-token =
    { $token ->
        [oracle] Oracle
        [farm] Farm
        [oasis] Oasis
        [tower] Tower
        [tavern] Tavern
        [barn] Barn
        [harbor] Harbor
        [paddock] Paddock
        [quarry] Quarry
        [caravan] Caravan
        [village] Village
        [garden] Garden
        [donation-grass] Land donation (grass)
        [donation-canyon] Land donation (canyon)
        [donation-desert] Land donation (desert)
        [donation-flower] Land donation (flower field)
        [donation-forest] Land donation (forest)
        [donation-water] Land donation (water)
        [donation-mountain] Land donation (mountain)
        [resettlement] Resettlement
        [outpost] Outpost
        [sword] Sword
       *[treasure] Treasure
    }

# What is used: "Use the Oracle".
kb-phrase-use-token =
    { $token ->
        [oracle] the Oracle
        [farm] the Farm
        [oasis] the Oasis
        [tower] the Tower
        [tavern] the Tavern
        [barn] the Barn
        [harbor] the Harbor
        [paddock] the Paddock
        [quarry] the Quarry
        [caravan] the Caravan
        [village] the Village
        [garden] the Garden
        [donation-grass] the Land donation (grass)
        [donation-canyon] the Land donation (canyon)
        [donation-desert] the Land donation (desert)
        [donation-flower] the Land donation (flower field)
        [donation-forest] the Land donation (forest)
        [donation-water] the Land donation (water)
        [donation-mountain] the Land donation (mountain)
        [resettlement] the Resettlement
        [outpost] the Outpost
        [sword] the Sword
       *[treasure] the Treasure
    }

# Why here or why anywhere, after the words that say what is built.
kb-phrase-place =
    { $place ->
        [adjacent] next to your settlements
        [free] anywhere, because no free hex of that kind touches your settlements
        [first] anywhere, because you have no settlement on the board
       *[by-itself] as the token says
    }

# The same for a settlement that is moved.
kb-phrase-move-place =
    { $place ->
        [adjacent] next to your other settlements
        [free] anywhere, because no free hex of that kind touches your other settlements
        [first] anywhere, because it is your only settlement
       *[by-itself] as the token says
    }

kb-phrase-gold = { $points } gold

# Up to three hexes, and whether there are more.
kb-phrase-near =
    { $count ->
        [1] { $near }
        [2] { $near }
        [3] { $near }
       *[other] { $near } and others
    }

## Terrains

kb-terrain-grass = Grass
    .about = You can build here.
kb-terrain-canyon = Canyon
    .about = You can build here.
kb-terrain-desert = Desert
    .about = You can build here.
kb-terrain-flower = Flower field
    .about = You can build here.
kb-terrain-forest = Forest
    .about = You can build here.
kb-terrain-water = Water
    .about = A settlement gets here only by a move with the Harbor or by a Land donation (water). Settlements beside it pay with Fishermen.
kb-terrain-mountain = Mountain
    .about = A settlement gets here only by a Land donation (mountain). Settlements beside it pay with Miners.

## Other parts of the game

kb-part-castle = Castle
    .about = 3 gold at the end for everybody with a settlement beside it; more settlements pay no more. Nothing can stand on it.
kb-part-location = Location
    .about = Build or move beside it and you take one of its two tokens, as long as one is left. Nobody takes twice from the same hex. Nothing can stand on it.
kb-part-nomads = Nomads
    .about = The first to build or move beside them takes the token that lies here. It serves once, on that player’s next turn. Nothing can stand on the hex.
kb-part-wall = Stone wall
    .about = It blocks its hex for the rest of the game: nobody builds or lands there, and only the Paddock passes over it. It belongs to nobody and pays nothing.
kb-part-settlement = Settlement
    .about = Everybody has 40. Once somebody has built the last one, the round is played to its end and the game is over.
kb-part-card = Terrain card
    .about = It says on which terrain you build your three settlements this turn. There are five of each of the five terrains.
kb-part-token = Token
    .about = An extra action. A location’s token can be used once in each of your turns, a nomad token only once, on your first turn after taking it.
kb-part-sector = Sector
    .about = One of the four quarters of the board, ten by ten hexes.
kb-part-gold = Gold
    .about = Whoever has the most gold at the end wins.
kb-part-supply = Supply
    .about = The settlements that you have not built yet.

## Tokens of locations

kb-token-oracle = Oracle
    .about = Build one more settlement on the terrain of your card, next to your own if possible.
kb-token-farm = Farm
    .about = Build one more settlement on grass, next to your own if possible.
kb-token-oasis = Oasis
    .about = Build one more settlement in the desert, next to your own if possible.
kb-token-tower = Tower
    .about = Build one more settlement on any of the five terrains at the edge of the board. If any free edge hex touches your settlements, it must be one of those.
kb-token-tavern = Tavern
    .about = Build one more settlement at either end of a straight line of at least three of your own, without gaps, on any of the five terrains.
kb-token-barn = Barn
    .about = Move one of your settlements to the terrain of your card, next to your others if possible. It is lifted before you check what is adjacent.
kb-token-harbor = Harbor
    .about = Move one of your settlements to water, next to your others if possible. It is lifted before you check what is adjacent.
kb-token-paddock = Paddock
    .about = Move one of your settlements exactly two hexes in a straight line, over anything, to a free hex of the five terrains. It need not be adjacent.
kb-token-quarry = Quarry
    .about = Put up one or two stone walls on free hexes of your card’s terrain, each next to one of your settlements.
kb-token-caravan = Caravan
    .about = Move one of your settlements in a straight line over free hexes of the five terrains until something is in its way. It cannot stop earlier and need not be adjacent.
kb-token-village = Village
    .about = Build one more settlement on a hex of the five terrains that touches at least three of your own.
kb-token-garden = Garden
    .about = Build one more settlement on the flower field, next to your own if possible.

## Tokens of nomads

kb-token-donation-grass = Land donation: grass
    .about = Build three settlements on grass, each next to your own if possible. Only on your first turn after taking it.
kb-token-donation-canyon = Land donation: canyon
    .about = Build three settlements in the canyon, each next to your own if possible. Only on your first turn after taking it.
kb-token-donation-desert = Land donation: desert
    .about = Build three settlements in the desert, each next to your own if possible. Only on your first turn after taking it.
kb-token-donation-flower = Land donation: flower field
    .about = Build three settlements on the flower field, each next to your own if possible. Only on your first turn after taking it.
kb-token-donation-forest = Land donation: forest
    .about = Build three settlements in the forest, each next to your own if possible. Only on your first turn after taking it.
kb-token-donation-water = Land donation: water
    .about = Build three settlements on water, each next to your own if possible. Only on your first turn after taking it.
kb-token-donation-mountain = Land donation: mountain
    .about = Build three settlements on mountains, each next to your own if possible. Only on your first turn after taking it.
kb-token-resettlement = Resettlement
    .about = Up to four steps of one hex with your settlements, shared among them as you like, onto free hexes of the five terrains. They need not end next to your others. Only on your first turn after taking it.
kb-token-outpost = Outpost
    .about = One settlement that you build need not be next to your own. The terrain must still be right. Not for moves. Only on your first turn after taking it.
kb-token-sword = Sword
    .about = One settlement of every other player goes back to its owner’s supply. Only on your first turn after taking it.
kb-token-treasure = Treasure
    .about = 3 gold at once for whoever takes it; the token leaves the game.

## Cards

kb-card-castles = Castles
    .about = 3 gold for each castle with at least one of your settlements beside it. They pay in every game.
    .short = 3 gold for each castle beside you
kb-card-fishermen = Fishermen
    .about = 1 gold for each of your settlements beside water; those that stand on water get nothing.
    .short = 1 gold for each settlement beside water
kb-card-merchants = Merchants
    .about = 4 gold for each castle, location or nomad hex that your settlements link without a gap to another of these.
    .short = 4 gold for each special hex linked to another
kb-card-discoverers = Discoverers
    .about = 1 gold for each horizontal row with at least one of your settlements.
    .short = 1 gold for each row you stand in
kb-card-hermits = Hermits
    .about = 1 gold for each of your separate groups; a settlement on its own is a group too.
    .short = 1 gold for each separate group
kb-card-citizens = Citizens
    .about = 1 gold for every 2 settlements of your largest group, rounded down.
    .short = 1 gold for every 2 in your largest group
kb-card-miners = Miners
    .about = 1 gold for each of your settlements beside a mountain; those that stand on a mountain get nothing.
    .short = 1 gold for each settlement beside a mountain
kb-card-workers = Workers
    .about = 1 gold for each of your settlements beside a castle, location or nomad hex.
    .short = 1 gold for each settlement beside a special hex
kb-card-knights = Knights
    .about = 2 gold for each of your settlements in the horizontal row where you have most; only one row pays.
    .short = 2 gold for each settlement in your best row
kb-card-lords = Lords
    .about = In each sector 12 gold for the most settlements and 6 for the second most; all who are tied get the full amount, and zero counts as a number.
    .short = Most in a sector: 12 gold, second: 6
kb-card-farmers = Farmers
    .about = 3 gold for each of your settlements in the sector where you have fewest; nothing if a sector has none.
    .short = 3 gold for each settlement in your weakest sector
kb-card-families = Families
    .about = During play: 2 gold if the three settlements of your mandatory action stand side by side in a straight line. Fewer than three pay nothing.
    .short = 2 gold for three new ones in a straight line
kb-card-shepherds = Shepherds
    .about = During play: 2 gold for each settlement that you build with no free hex of the same terrain beside it.
    .short = 2 gold where no hex of that terrain stays free
kb-card-ambassadors = Ambassadors
    .about = During play: 1 gold for each settlement that you build beside somebody else’s; several neighbours pay no more.
    .short = 1 gold for building beside somebody

## Sources of points

kb-source-castles = Castles
kb-source-fishermen = Fishermen
kb-source-merchants = Merchants
kb-source-discoverers = Discoverers
kb-source-hermits = Hermits
kb-source-citizens = Citizens
kb-source-miners = Miners
kb-source-workers = Workers
kb-source-knights = Knights
kb-source-lords = Lords
kb-source-farmers = Farmers
kb-source-families = Families
kb-source-shepherds = Shepherds
kb-source-ambassadors = Ambassadors
kb-source-treasure = Treasure

## What is awaited: of me, and of somebody else

kb-awaited-after =
    { $tokens ->
        [0] End your turn
       *[other] Use a token, or end your turn
    }
    .other =
        { $tokens ->
            [0] { $who } has to end the turn
           *[other] { $who } may use tokens or end the turn
        }
kb-awaited-mandatory =
    { $place ->
        [adjacent] Build { kb-phrase-on-terrain }, next to your settlements ({ $owed } left)
        [free] Build anywhere { kb-phrase-on-terrain }: no free hex there touches your settlements ({ $owed } left)
       *[first] Build anywhere { kb-phrase-on-terrain }: you have no settlement on the board ({ $owed } left)
    }
    .other = { $who } builds { kb-phrase-on-terrain } ({ $owed } left)
kb-awaited-build =
    { $token ->
        [tower] Tower: build at the edge of the board, { kb-phrase-place }
        [tavern] Tavern: build at an end of a line of three or more of your settlements
        [village] Village: build on a hex that touches three or more of your settlements
       *[other] { kb-phrase-token }: build { kb-phrase-on-terrain }, { kb-phrase-place }
    }
    .other = { $who } builds with { kb-phrase-use-token }
kb-awaited-donation = Land donation: build { kb-phrase-on-terrain }, { kb-phrase-place } ({ $owed } left)
    .other = { $who } builds { kb-phrase-on-terrain } by Land donation ({ $owed } left)
kb-awaited-outpost =
    { $terrain ->
        [any] Outpost: build anywhere at the edge of the board, adjacent or not
       *[other] Outpost: build anywhere { kb-phrase-on-terrain }, adjacent or not
    }
    .other = { $who } builds with the Outpost
kb-awaited-take =
    { $token ->
        [resettlement]
            { $left ->
                [4] Resettlement: choose a settlement for the first of four steps
                [one] Resettlement: choose a settlement for the last step, or stop
               *[other] Resettlement: choose a settlement ({ $left } steps left), or stop
            }
       *[other] { kb-phrase-token }: choose the settlement to move
    }
    .other = { $who } chooses a settlement to move with { kb-phrase-use-token }
kb-awaited-move =
    { $token ->
        [paddock] Paddock: move the settlement on { $hex } two hexes in a straight line
        [caravan] Caravan: choose the end of the way from { $hex }
        [resettlement] Resettlement: move the settlement on { $hex } one step
       *[other] { kb-phrase-token }: move the settlement on { $hex } { kb-phrase-onto-terrain }, { kb-phrase-move-place }
    }
    .other = { $who } moves the settlement on { $hex } with { kb-phrase-use-token }
kb-awaited-wall =
    { $left ->
        [one] Quarry: put up a second wall { kb-phrase-on-terrain }, next to your settlements, or stop
       *[other] Quarry: put up a wall { kb-phrase-on-terrain }, next to your settlements
    }
    .other = { $who } puts up stone walls { kb-phrase-on-terrain }
kb-awaited-sword =
    { $own ->
        [yes] Sword: choose which of your settlements is removed
       *[no] Sword: remove one settlement of each other player ({ $left } left)
    }
    .other =
        { $own ->
            [yes] { $who } chooses which settlement the Sword removes
           *[no] { $who } removes settlements with the Sword
        }
kb-awaited-draw = A card is drawn
    .other = A card is drawn
kb-awaited-replace = A new card is drawn in place of the useless one
    .other = A new card is drawn in place of the useless one
kb-awaited-over = The game is over
    .other = The game is over

## Decisions, as on a button

kb-action-end = End turn
kb-action-stop = Stop here
kb-action-use = Use { kb-phrase-use-token }
kb-action-build = Build on { $hex }
kb-action-move = Move to { $hex }
kb-action-take = Choose the settlement on { $hex }
kb-action-wall = Wall on { $hex }
kb-action-draw = Draw: { kb-phrase-terrain }

## Decisions in the log

kb-log-end = { $who } ends the turn
kb-log-stop = { $who } stops here
kb-log-use = { $who } uses { kb-phrase-use-token }
kb-log-build = { $who } builds on { $hex }
kb-log-move = { $who } moves to { $hex }
kb-log-take = { $who } chooses the settlement on { $hex }
kb-log-wall = { $who } puts up a wall on { $hex }
kb-log-draw = { $who } draws { kb-phrase-terrain }
kb-log-draw-hidden = { $who } draws a card

## What followed

kb-event-gold =
    { $source ->
        [families] { $who } gets { kb-phrase-gold } from Families
        [shepherds] { $who } gets { kb-phrase-gold } from Shepherds
        [ambassadors] { $who } gets { kb-phrase-gold } from Ambassadors
       *[treasure] { $who } gets { kb-phrase-gold } from a Treasure
    }
kb-event-token-gained = { $who } takes the { kb-phrase-of-token } token from { $hex }
kb-event-token-lost = { $who } loses the { kb-phrase-of-token } token of { $hex }
kb-event-token-expired = The unused { kb-phrase-of-token } token of { $who } leaves the game
kb-event-card-removed = No free hex is left { kb-phrase-on-terrain }: the card leaves the game
kb-event-last-round = { $who } has built the last settlement: this is the last round
kb-event-over = The game is over

## Why not

kb-reason-no-action = There is no such action.
kb-reason-over = The game is over.
kb-reason-no-card = No { kb-phrase-of-terrain } card is left in the pile.
kb-reason-chance = A card is drawn first.
kb-reason-not-chance = Cards are drawn when a turn is over or a card is replaced.
kb-reason-awaited =
    { $awaited ->
        [after] Use a token now, or end your turn.
        [mandatory] First build a settlement of your mandatory action.
        [build] First build the token’s settlement.
        [donation] First build the settlements of the donation.
        [outpost] First build the settlement that the Outpost frees.
        [take] First choose the settlement to move.
        [move] First set down the settlement that you lifted.
        [wall] First put up a stone wall.
       *[sword] First choose the settlement that the Sword removes.
    }
kb-reason-owed =
    { $count ->
        [one] First build one more settlement.
       *[other] First build { $count } more settlements.
    }
kb-reason-not-begun = { kb-phrase-token }: once begun, the token must be used at least once.
kb-reason-nothing-to-stop = Only walls and the steps of a Resettlement can be stopped.
kb-reason-not-in-play = The { kb-phrase-of-token } token is not in this game.
kb-reason-no-token = You have no { kb-phrase-of-token } token.
kb-reason-token-not-ready = { kb-phrase-token }: used or taken this turn already, so wait for your next turn.
kb-reason-outpost-useless = The { kb-phrase-of-token } token needs no Outpost.
kb-reason-outpost-needs-build = An Outpost goes with a settlement that is being built.
kb-reason-inside-mandatory = No token between the settlements of the mandatory action: use it before them or after.
kb-reason-no-supply = { kb-phrase-token }: it builds, and your supply is empty.
kb-reason-no-walls = All stone walls are on the board.
kb-reason-no-target = { kb-phrase-token }: there is nothing to use it on.
kb-reason-settled = A settlement of { $who } stands on { $hex }.
kb-reason-walled = A stone wall stands on { $hex }.
kb-reason-special =
    { $what ->
        [castle] { $hex } is a castle: nothing can stand there.
        [location] { $hex } is a location: nothing can stand there.
       *[nomads] { $hex } belongs to the nomads: nothing can stand there.
    }
kb-reason-not-adjacent =
    { $what ->
        [build] { $hex } touches none of your settlements. Possible: { kb-phrase-near }.
        [move] { $hex } touches none of your other settlements. Possible: { kb-phrase-near }.
       *[wall] A wall must touch one of your settlements. Possible: { kb-phrase-near }.
    }
kb-reason-not-in-pool =
    { $wanted ->
        [grass] { $hex } is { kb-phrase-terrain }; you need grass.
        [canyon] { $hex } is { kb-phrase-terrain }; you need canyon.
        [desert] { $hex } is { kb-phrase-terrain }; you need desert.
        [flower] { $hex } is { kb-phrase-terrain }; you need a flower field.
        [forest] { $hex } is { kb-phrase-terrain }; you need forest.
        [water] { $hex } is { kb-phrase-terrain }; you need water.
        [mountain] { $hex } is { kb-phrase-terrain }; you need a mountain.
        [edge] The Tower builds at the edge of the board, and neither on water nor on mountains: { $hex } does not fit.
        [line] { $hex } does not continue a line of three of your settlements, or nobody can build there.
        [village] { $hex } does not touch three of your settlements, or nobody can build there.
       *[any] { $hex } does not fit: you have no terrain card.
    }
kb-reason-not-a-victim = There is no settlement on { $hex } that the Sword can still remove.
kb-reason-not-own = There is no settlement of yours on { $hex }.
kb-reason-cannot-move = { kb-phrase-token }: the settlement on { $hex } has nowhere to go.
kb-reason-same-hex = The settlement comes from { $hex }: choose another hex.
kb-reason-not-buildable = { $hex } is { kb-phrase-terrain }; nothing can stand there.
kb-reason-out-of-way = { kb-phrase-token }: no way leads from { $from } to { $hex }.

## Headings over decisions as text

kb-group-build = Build
kb-group-use = Use a token
kb-group-move = Move to
kb-group-take = Choose a settlement
kb-group-wall = Put up a wall
kb-group-end = End the turn
kb-group-stop = Stop

## Labels

kb-label-supply =
    { $count ->
        [one] { $count } settlement left
       *[other] { $count } settlements left
    }
kb-label-walls =
    { $count ->
        [one] { $count } stone wall left
       *[other] { $count } stone walls left
    }
kb-label-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
kb-label-discards =
    { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
kb-label-removed =
    { $count ->
        [one] { $count } card out of the game
       *[other] { $count } cards out of the game
    }
kb-label-tokens-left =
    { $count ->
        [0] no token left
        [one] { $count } token left
       *[other] { $count } tokens left
    }
kb-label-gold = { kb-phrase-gold }
kb-gain = { $sign }{ kb-phrase-gold }: { $source }
kb-label-own-card = Your card: { kb-phrase-terrain }
kb-label-played-card = { $who } plays { kb-phrase-terrain }
kb-label-no-card = No card
kb-label-hidden-card = The card of { $who } is hidden
kb-label-token-ready = ready
kb-label-token-waiting = not this turn
kb-label-token-spent = used
kb-label-first-player = First player
kb-label-last-round = Last round

## Hexes for screen readers

kb-hex =
    { $content ->
        [own] { $hex }: { kb-phrase-terrain }, your settlement{ kb-hex-state }.
        [other] { $hex }: { kb-phrase-terrain }, settlement of { $who }{ kb-hex-state }.
        [castle] { $hex }: castle.
        [location] { $hex }: location, { kb-phrase-token }.
        [emptied] { $hex }: location, { kb-phrase-token }, no tokens left.
        [nomads] { $hex }: nomads, { kb-phrase-token }.
        [wall] { $hex }: { kb-phrase-terrain }, stone wall.
       *[empty] { $hex }: { kb-phrase-terrain }{ kb-hex-state }.
    }
kb-hex-state =
    { $state ->
        [legal] , can be chosen
        [staged] , chosen, awaiting confirmation
       *[none] { "" }
    }

## The board

kb-map = Map
kb-map-keys = Arrows and Q, E, Z, C move from hex to hex. L goes to the next hex that can be chosen. Enter chooses and confirms. T goes through your tokens, F ends the turn. Plus, minus and 0 zoom. I explains the hex.
kb-map-zoom = Zoom
kb-map-nearer = Zoom in
kb-map-farther = Zoom out
kb-map-whole = Show the whole map
kb-map-follow = Zoom to where I can choose when my turn begins
kb-key-slanting = Go to the next hex at a slant
kb-key-token = Go through the tokens that can be used
kb-key-finish = End the turn, or stop
kb-key-zoom = Zoom in, zoom out, show the whole map
kb-key-explain = Explain the hex
kb-board-card = Your card
kb-board-card-secret = Only you see it
kb-board-card-open = Open to all
kb-board-placed = { $done } of { $count } built
kb-board-tokens = Your tokens
kb-board-tokens-none = None yet: build beside a location to take one.
kb-board-token-new = new
kb-board-cards = Current gold
kb-board-total = Total
kb-board-stock = On the table
kb-board-preview-none = No change in gold
kb-board-preview-token = New token: { kb-phrase-token }
kb-board-preview-lost = Token lost: { kb-phrase-token }
kb-scoring-title = Scoring
kb-scoring-player = Player
