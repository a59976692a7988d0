### The rules. [[NAME]] is a picture from the game's sprite; lines with "- " are lists.

kb-rules-01-title = What it is about
kb-rules-01-text =
    Everybody settles the same land with settlements [[settlement-A]] of their own colour. What earns gold changes with every game: three cards decide, and castles [[castle]] always pay. Whoever has the most gold at the end wins.

    A turn is simple: a card names a terrain, and you put three settlements there. The art is in where, because each new settlement has to stand next to your own whenever it can.

kb-rules-02-title = Before the first turn
kb-rules-02-text =
    The board is made of four of eight sectors (of twelve with Nomads), each as it is or turned upside down: twenty rows of twenty hexes.

    - Two tokens lie on every location hex.
    - Three cards are turned up; they say what pays.
    - Everybody has 40 settlements in their supply and one hidden terrain card.
    - One seat is the first player.

kb-rules-03-title = A turn
kb-rules-03-text =
    You show your terrain card. Then comes the mandatory action: three settlements on that terrain.

    Before it or after it, not in the middle of it, you may use each of your tokens once, in any order. You need not use them.

    At the end of the turn the card is discarded and you draw a new one for your next turn. When the pile is empty, the discarded cards are shuffled and become the new pile.

kb-rules-04-title = The mandatory action
kb-rules-04-text =
    You build three settlements from your supply, one after another, on free hexes of your card’s terrain: [[terrain-grass]] grass, [[terrain-canyon]] canyon, [[terrain-desert]] desert, [[terrain-flower]] flower field or [[terrain-forest]] forest. A hex holds one settlement. Nobody builds on [[terrain-water]] water or [[terrain-mountain]] mountains unless a token says so, and nothing ever stands on a castle or a location.

    If fewer than three settlements are left in your supply, you build those. If your tokens used up the supply before, you build none.

    If no hex of the terrain is free at any moment while you still have to build, the card leaves the game and you draw another, until one fits. What you have built already counts.

kb-rules-05-title = Next to your own
kb-rules-05-text =
    Every settlement that you build has to touch at least one of your settlements that is already there, if a free hex of the right kind allows it. Check this again for each settlement; those that you have just built count too. The three need not form one group: each may go to a different group of yours. Hexes touch, or are next to or beside each other, when they share a side.

    Only if no free hex of the right kind touches your settlements may you choose freely among all free hexes of that kind; so it is with your very first settlement. So a settlement beside a terrain binds you as long as that terrain has room there. Whoever keeps away from a terrain can go anywhere when its card comes.

    The same holds for tokens that build, and for the Barn [[token-barn]] and the Harbor [[token-harbor]].

kb-rules-06-title = Locations and their tokens
kb-rules-06-text =
    When a settlement of yours is built or moved next to a location, you take one of its tokens at once, if one is left. You can use it from your next turn on, once in every turn.

    From one hex you get a token only once in the game, even if you lose it. Two equal tokens come from two different hexes.

    You keep the token as long as one of your settlements touches its hex. When the last one has moved away, the token is out of the game. If you were just using it, the move still counts. Of two equal tokens you lose one that you have used this turn or cannot use yet, if there is such a one.

kb-rules-07-title = What the tokens do
kb-rules-07-text =
    These build one more settlement from your supply:

    - [[token-oracle]] Oracle: on the terrain of your card.
    - [[token-farm]] Farm: on grass.
    - [[token-oasis]] Oasis: in the desert.
    - [[token-tower]] Tower: at the edge of the board, on any of the five terrains. If any free edge hex touches your settlements, it must be one of those.
    - [[token-tavern]] Tavern: on any of the five terrains, at an end of a straight line of at least three of your settlements without a gap, level or slanting.

    These move one settlement that is already there:

    - [[token-barn]] Barn: to the terrain of your card, next to your others if possible.
    - [[token-harbor]] Harbor: to water, next to your others if possible.
    - [[token-paddock]] Paddock: two hexes in a straight line, over whatever lies between, to a free hex of the five terrains. It need not touch your others.

    For the Barn and the Harbor the settlement is lifted first; then you see which hexes touch the others. If the hex that it left is of the right terrain, it counts as free for this question, but the settlement may not go back there. So where no other hex of that terrain touches the others, it cannot be moved at all.

kb-rules-08-title = Castles
kb-rules-08-text =
    At the end every castle [[castle]] pays 3 gold to each player who has at least one settlement beside it. More settlements beside the same castle pay no more. Castles have no tokens, and nothing can stand on them.

kb-rules-09-title = What the cards pay
kb-rules-09-text =
    Three of these count at the end; with Nomads some of the three may be cards that pay during play. Everybody counts only their own settlements. A group is a set of your settlements that touch each other.

    - [[card-fishermen]] Fishermen: 1 gold for each settlement beside water. Those on water itself get nothing.
    - [[card-miners]] Miners: 1 gold for each settlement beside a mountain. Those on a mountain get nothing.
    - [[card-workers]] Workers: 1 gold for each settlement beside a castle, a location or nomads.
    - [[card-merchants]] Merchants: 4 gold for each castle, location or nomad hex that one of your groups links to another of them.
    - [[card-discoverers]] Discoverers: 1 gold for each horizontal row in which you have a settlement.
    - [[card-knights]] Knights: 2 gold for each settlement in your best row. Only one row counts.
    - [[card-hermits]] Hermits: 1 gold for each of your groups, single settlements included.
    - [[card-citizens]] Citizens: 1 gold for every two settlements of your largest group.
    - [[card-lords]] Lords: in each sector 12 gold for having most settlements, 6 for the second most.
    - [[card-farmers]] Farmers: 3 gold for each settlement in the sector where you have fewest.

kb-rules-10-title = The end
kb-rules-10-text =
    As soon as somebody has built the last settlement of their supply, the current round becomes the last. It is played on until the seat before the first player has had its turn, so everybody has had the same number of turns. The turn in which that last settlement was built goes on too: tokens that need no supply can still be used.

    Then the cards and castles are counted. The most gold wins; players with equal gold share the victory.

kb-rules-11-title = Nomads: what is new
kb-rules-11-text =
    The expansion adds four sectors with four new locations, nomad hexes [[nomads]] in place of castles, three cards that pay during play, stone walls [[wall]] and settlements for a fifth player.

    Of twelve sectors four are drawn, of thirteen cards three. Nothing can stand on a nomad hex; on each lies one token, face up and drawn at random. For Workers [[card-workers]] and Merchants [[card-merchants]] these hexes count like locations, whether or not a token is left there; they do not pay like castles.

kb-rules-12-title = New locations and stone walls
kb-rules-12-text =
    - [[token-garden]] Garden: build one more settlement on the flower field.
    - [[token-village]] Village: build one more settlement on a hex of the five terrains that touches at least three of your own.
    - [[token-caravan]] Caravan: move a settlement in a straight line over free hexes of the five terrains, as far as it goes. Water, mountains, castles, locations, nomads, settlements, walls and the edge of the board stop it. It cannot stop earlier.
    - [[token-quarry]] Quarry: put up one or two stone walls on free hexes of your card’s terrain, each next to one of your settlements.

    A wall [[wall]] stays until the end. Its hex is not free for anybody: nobody builds or lands there, and only the Paddock passes over it. Walls belong to nobody and pay nothing. There are 25, and they are in the game only with the Quarry’s sector.

kb-rules-13-title = Nomad tokens
kb-rules-13-text =
    The first to build or move a settlement next to nomads takes the token that lies there. It can be used only on that player’s next turn and only once; at the end of that turn it leaves the game, used or not. It is not lost when the settlement moves away.

    - [[token-donation-grass]] Land donation: build three settlements on the terrain that it shows, even water or mountains, each next to your own if possible. Once begun, you build all three if supply and free hexes allow. Seven tokens, one of each terrain; of the other kinds there are two each.
    - [[token-resettlement]] Resettlement: up to four steps of one hex, with one or several of your settlements, onto free hexes of the five terrains. They need not end next to your others.
    - [[token-outpost]] Outpost: one settlement that you build need not stand next to your own; the terrain must still be right. It may be one of the three of your mandatory action.
    - [[token-sword]] Sword: one settlement of every other player is removed and goes back to their supply.
    - [[token-treasure]] Treasure: 3 gold at once; the token leaves the game.

kb-rules-14-title = Cards that pay during play
kb-rules-14-text =
    These three pay at once and not at the end. Gold once paid is never taken back.

    - [[card-families]] Families: 2 gold when the three settlements of your mandatory action stand side by side in a straight line. Older settlements do not fill a gap, and fewer than three pay nothing.
    - [[card-shepherds]] Shepherds: 2 gold for each settlement that you build with no free hex of the same terrain beside it, at that moment. A wall is not free.
    - [[card-ambassadors]] Ambassadors: 1 gold for each settlement that you build beside at least one of another player’s.

    Shepherds and Ambassadors look at every settlement that is built, by card or by token, but not at moves.

kb-rules-15-title = Five players
kb-rules-15-text =
    With Nomads five can play. Nothing else changes: everybody has 40 settlements, and the board has room for all of them.

kb-rules-16-title = Questions that come up
kb-rules-16-text =
    - May one settlement be moved twice in a turn? Yes, by two tokens, even equal ones, and also on the turn in which it was built.
    - Can a Sword call off the last round? No. Once somebody has built their last settlement, the game ends with that round, even if a settlement comes back to their supply.
    - Does the Sword cost its victim a token? Yes, if nothing of theirs touches the location any more. The host can choose otherwise.
    - Who chooses what the Sword removes? Whoever uses it, one settlement of each other player. The host can leave it to the owners.
    - Can a Resettlement take tokens on the way? Yes, each step counts as a move: tokens are taken and lost after it. The host can have them counted after the last step only.
    - Lords with a tie? All with the most get 12 each, all with the next lower number get 6 each. If all have the same number, all get 12. Zero counts as a number.
    - A settlement on water beside a mountain? It pays with Miners, and one on a mountain beside water pays with Fishermen. For all other cards it counts like any other.
    - What if the card’s terrain is full after the mandatory action? Then the Oracle, the Barn and the Quarry cannot be used this turn. No card is drawn for them.
    - Can a token be used inside another one? No, except an Outpost with a settlement that is being built.
