### Lessons of Kingdom Builder: titles, what each is about, steps, and answers to other moves.
### [[NAME]] is a picture from the game's sprite. Answers get the arguments of the move.

## A first turn

kb-lesson-first-turn-title = Your first turn
    .about = A card, three settlements, a new card.
kb-lesson-first-turn-welcome = This is the land you all settle. The red houses [[settlement-A]] are your settlements. Whoever has the most gold at the end wins; how you earn it comes later. First let us build.
kb-lesson-first-turn-card = Your card shows [[terrain-grass]] grass. So this turn you put three settlements on grass, one after another. Every outlined hex is one you could take.
kb-lesson-first-turn-first = Your very first settlement may stand on any free grass hex. Take the marked one, j9: choose it, then choose it again or press Confirm. On a phone the first tap only brings the map nearer.
kb-lesson-first-turn-anywhere = { $hex } is allowed too: nothing of yours stands on the board yet, so any grass will do. From j9 I can show you more, so please take that one.
kb-lesson-first-turn-beside = Now there are far fewer outlines. Each new settlement has to touch one of your own if it can. Take any of the marked hexes. Curious? Choose a grass hex far away: you will be told why it won’t do.
kb-lesson-first-turn-third = One more. It may touch either of your two houses. The little houses beside your card count along.
kb-lesson-first-turn-turn-over = All three stand. Until you end your turn you can take everything back with Undo. Happy with it? Then end your turn.
kb-lesson-first-turn-opponent = You have drawn a new card for your next turn. Now it is the blue player’s turn. Press Next and watch the map.
kb-lesson-first-turn-marks = Three blue towers on the flower field. Whatever the others have built since your turn is marked, so you miss nothing.
kb-lesson-first-turn-terrains = Each card names one of five terrains: grass [[terrain-grass]], forest [[terrain-forest]], desert [[terrain-desert]], flower field [[terrain-flower]] or canyon [[terrain-canyon]]. On water and mountains no card lets you build.
kb-lesson-first-turn-next-card = It is your turn again, with the desert card you drew. That is a whole round: three settlements, a new card, and on to the next player. The number beside the little pile says how many cards are left to draw.

## Why the first hex matters

kb-lesson-corner-title = Why the first hex matters
    .about = A settlement in the wrong place ties you down. See how, and how to get away.
kb-lesson-corner-welcome = Your first turn again, with a grass card. You may begin anywhere on grass, but this one choice decides how free you will be later on.
kb-lesson-corner-mistake = Let us make a mistake on purpose. l10 touches grass, forest, desert and canyon: four terrains at once. Build there.
kb-lesson-corner-wiser = { $hex } may well be the wiser choice! But this time I want you to feel what goes wrong at l10.
kb-lesson-corner-second = Go on with k10, so that we both look at the same board.
kb-lesson-corner-mark = { $hex } would be fine as well. Please take the marked hex, so that we both look at the same board.
kb-lesson-corner-third = And j10 beside it.
kb-lesson-corner-turn-over = That is three. End your turn.
kb-lesson-corner-bound = A desert card. There is desert all over the map, but look at the outlines: this little patch touches your houses, so you have to build here.
kb-lesson-corner-pocket = No way around it. Build on one of the two.
kb-lesson-corner-pocket-more = And again: there is still desert beside your own.
kb-lesson-corner-pocket-full = The third one fills the patch. At least it stands beside a castle [[castle]], which pays gold. A whole turn, and you never had a choice.
kb-lesson-corner-again = End your turn and see what comes next.
kb-lesson-corner-free = A flower card. None of your houses touches a flower field, so suddenly every free flower hex on the map is yours to choose.
kb-lesson-corner-leap = Use it and leap to a good place. q7 lies beside a castle and far from your other houses: a second home. Build there.
kb-lesson-corner-elsewhere = { $hex } is possible, you are free to go anywhere. But q7 touches a castle, and that is worth 3 gold at the end.
kb-lesson-corner-moral = So begin where your houses touch few terrains, and best beside something good. The fewer terrains you touch, the more cards let you go wherever you like.

## Tokens

kb-lesson-tokens-title = Tokens: take, use, lose
    .about = Locations give you extra actions, as long as you stay beside them.
kb-lesson-tokens-welcome = The round picture on m16 is a location, a Farm. At its foot lie two tokens, the small gold discs. Whoever builds beside it takes one.
kb-lesson-tokens-mark = { $hex } is allowed. Please take the marked hex, so that the rest of the lesson works out.
kb-lesson-tokens-paddock-later = The Paddock is yours to use, and its turn will come in a moment. First things first.
kb-lesson-tokens-take = You have a grass card. Build on l16, right beside the Farm.
kb-lesson-tokens-beside = { $hex } does not touch the Farm. l16 does: build there.
kb-lesson-tokens-taken = There it is: your Farm token [[token-farm]]. You can use it from your next turn on, once in every turn. Only one is left on the hex, and you cannot take a second one from the same place.
kb-lesson-tokens-second = Two settlements of your card are still to come. Take k17. By the way: point at any location, or hold your finger on it, to read what its token does.
kb-lesson-tokens-third = And l17.
kb-lesson-tokens-turn-over = End your turn. You hold a token that you could still use, so you are asked once more: press Confirm.
kb-lesson-tokens-use = Your turn again, with a canyon card. Before your three settlements, or after them, you may use tokens. Choose the Farm.
kb-lesson-tokens-card-later = Your card comes too, but first use the token: that is what this step is about.
kb-lesson-tokens-extra = The Farm builds one more settlement on grass, whatever your card says. Next to your own if possible, as always. Take k18.
kb-lesson-tokens-second-neighbour = m17 would be a second house beside the Farm. A good idea in a real game, because it makes the token safer! But I want to show you how one is lost: take k18.
kb-lesson-tokens-paddock = Tokens can be lost, too. You also have a Paddock [[token-paddock]]: it moves one of your houses two hexes in a straight line. Use it.
kb-lesson-tokens-lift = Which house shall jump? Take l16, the only one beside the Farm.
kb-lesson-tokens-other-house = The house on { $hex } could jump as well. But try l16: it is the one that holds the Farm for you.
kb-lesson-tokens-jump = Set it down on j16.
kb-lesson-tokens-still-beside = n16 lies on the other side of the Farm: there you would keep the token. Clever! For once, take j16.
kb-lesson-tokens-other-landing = { $hex } is possible, too. Take j16, please, and watch your tokens.
kb-lesson-tokens-lost = The Farm token is gone. Nothing of yours touches m16 any more, and you will never get another one from there. So keep a house beside every token you want to keep.

## Gold

kb-lesson-gold-title = What brings gold
    .about = Three cards and the castles, one settlement at a time.
kb-lesson-gold-welcome = Here is what pays in this game: castles always do, and three cards that change from game to game. The number is what you would get if the game ended now.
kb-lesson-gold-knights = Knights [[card-knights]] pay 2 gold for each of your houses in your best row. Rows run across the whole map, from left to right. Yours stand in different rows, so for now one counts. Point at a card, or tap it: the map shows what pays.
kb-lesson-gold-fishermen = Fishermen [[card-fishermen]] pay 1 gold for each house beside water. A house counts once, however much water it touches.
kb-lesson-gold-water = A river runs right by your houses. Choose e6 and look before you confirm: the gain is written next to it. The Knights like it as well, because f6 is in the same row.
kb-lesson-gold-nothing-there = At g8 there is neither water nor a castle, and nobody of yours in its row: no gold. Try e6.
kb-lesson-gold-no-water = { $hex } touches no water, so the Fishermen pay nothing. Try e6.
kb-lesson-gold-castle = This is a castle [[castle]]. At the end it pays 3 gold to everybody with a house beside it, once for each player.
kb-lesson-gold-merchants = Castles and locations are special hexes. Merchants [[card-merchants]] pay 4 gold for each one that your houses link to another. A link is a chain of your own houses without a gap.
kb-lesson-gold-link = Now watch e5: it touches the castle, and through your other houses it is linked to the Tavern on h7. Two special hexes, 8 gold. Build there.
kb-lesson-gold-no-link = From { $hex } you do not reach the castle. One hex makes the difference: e5.
kb-lesson-gold-sum = Two houses, 15 gold more. Good places pay several times over; that is the whole art.
kb-lesson-gold-own-choice = The third one is up to you. Choose hexes and compare before you confirm. Not every house pays at once: some only prepare what comes next.
kb-lesson-gold-others = The others’ gold stands here. Every game has other cards: point at one, or hold your finger on it, to read it. So look first at what pays, then at the land.

## The end

kb-lesson-end-title = The end of a game
    .about = Your last settlements, the last round, the count.
kb-lesson-end-foresee = A game ends when somebody has built the last of their 40 settlements. A turn takes three of them, and some tokens one more, so you can see the end coming. The small piece below each name says how many are left: watch the others’, too.
kb-lesson-end-supply = This game is nearly over: you have 2 settlements left.
kb-lesson-end-no-token = You could use a token now. But each Farm would cost you one of your last two houses, and the Paddock can wait until later. Let us build first.
kb-lesson-end-first = Your card wants three settlements, but you only build what you have. p14 lies beside water and pays 1 gold. Take it.
kb-lesson-end-poor = { $hex } brings nothing. When the end is near, every house should still earn something: p14 does.
kb-lesson-end-last = Now your very last one. No hex pays at once here, so place it wherever you like, on l11 for instance. With it the last round begins.
kb-lesson-end-last-round = That was it: the round is now played to its end. You went first, so the blue player gets one more turn, and everybody has had equally many. End your turn, and confirm it.
kb-lesson-end-paddock = The Paddock needs no settlement from your supply, so you could still move a house now. Worth knowing! Here let us end the turn.
kb-lesson-end-fair = One last turn for blue. They still have settlements, but no more time. Press Next.
kb-lesson-end-counted = Card by card the gold is counted on the map. The most gold wins, and that is you! With equal gold you would share the victory.

## Nomads

kb-lesson-nomads-title = Nomad tokens
    .about = With Nomads: presents that you use once, and soon.
kb-lesson-nomads-welcome = With the Nomads expansion some hexes are camps, each with one open token. The first to build beside a camp takes it, and it is gone for the others.
kb-lesson-nomads-mark = { $hex } is allowed. Please take the marked hex, so that the rest of the lesson works out.
kb-lesson-nomads-take = Your card is desert. g16 lies beside the camp on h16. Build there.
kb-lesson-nomads-taken = A Land donation for the flower field [[token-donation-flower]]. It works differently from a location’s token: only on your very next turn, and only once. Then it leaves the game, used or not.
kb-lesson-nomads-second = Finish your turn first. Take h15.
kb-lesson-nomads-third = And g15.
kb-lesson-nomads-turn-over = End your turn.
kb-lesson-nomads-use = Now or never: use the Land donation.
kb-lesson-nomads-card-later = Your canyon card comes too. But if you forget the donation this turn, it is lost. Use it first.
kb-lesson-nomads-gift = It gives you three settlements on the flower field, on top of the three of your card. Each next to your own if possible. Begin with h17 or another outlined hex.
kb-lesson-nomads-gift-more = Two more presents. Go on.
kb-lesson-nomads-gift-last = And the last one.
kb-lesson-nomads-treasure = Now your canyon card. On f18 lies a Treasure [[token-treasure]]. Build on g17 beside it: the Treasure is not kept, it pays 3 gold at once.
kb-lesson-nomads-no-treasure = { $hex } does not touch the Treasure. g17 does.
kb-lesson-nomads-kinds = There are more presents: the Outpost lets you build away from your own, the Resettlement lets your houses wander, and the Sword removes a house of every other player. All serve once, on your next turn. And for Merchants and Workers a camp counts like a location.

## Walls

kb-lesson-walls-title = Stone walls
    .about = With Nomads: the Quarry closes hexes for good.
kb-lesson-walls-welcome = The house on f13 has brought you a token of the Quarry [[token-quarry]]. With it you may put up one or two stone walls each turn.
kb-lesson-walls-use = Use the Quarry.
kb-lesson-walls-card-later = Then you would build your desert card first. Try the walls before that: you will see why.
kb-lesson-walls-wall = A wall goes on a free hex of your card’s terrain beside one of your houses. Blue stands on h13 and would love to come over to the Quarry. Close g13.
kb-lesson-walls-other-wall = A wall on { $hex } is possible. But g13 is the way blue wants to take.
kb-lesson-walls-second = You may put up a second one, or stop. Put it on e12.
kb-lesson-walls-one-wall = One wall is enough if you like. But with the second you will see a nice trick.
kb-lesson-walls-blocked = A wall [[wall]] stays until the end of the game. Nobody builds or lands there, not even you. There are 25 in the box.
kb-lesson-walls-free = Now look at the desert: no free desert hex touches your house any more, so you may build anywhere! Place one wherever you like.
kb-lesson-walls-bound = And at once you are tied again: the next one has to stay beside it, as long as there is free desert.
kb-lesson-walls-third = One more of your three.
kb-lesson-walls-turn-over = End your turn. Blue has a grass card and no grass beside its tower, so watch it build somewhere else.
kb-lesson-walls-moral = Next time blue draws desert, g13 will be closed. So walls do two things: they keep others out, and they cut you loose from a terrain that would bind you. The Quarry is yours again every turn: use it before you build, or after.

## The red cards

kb-lesson-red-cards-title = The red cards
    .about = With Nomads: three cards that pay while you build.
kb-lesson-red-cards-welcome = Most cards pay at the end. These three of the Nomads expansion pay at once, and the gold is yours for good.
kb-lesson-red-cards-ambassadors = Ambassadors [[card-ambassadors]] pay 1 gold for each house that you build beside somebody else’s. l7 lies between blue towers. Build there.
kb-lesson-red-cards-mark = { $hex } is allowed, but in the gap between the blue towers you will earn from all three cards. Begin with l7.
kb-lesson-red-cards-shepherds = Shepherds [[card-shepherds]] pay 2 gold for a house with no free hex of its terrain beside it. At m7 there is no free grass left. Build there; blue is next to it as well.
kb-lesson-red-cards-later = k7 would pay just as much now. Keep it for last: then something more comes on top. First m7.
kb-lesson-red-cards-families = Families [[card-families]] pay 2 gold when the three settlements of your card stand in a straight line without a gap. k7 completes the line, and the other two cards pay as well.
kb-lesson-red-cards-sum = 9 gold in one turn: 3 from the Ambassadors, 4 from the Shepherds and 2 from the Families.
kb-lesson-red-cards-turn-over = End your turn, and see what blue makes of its grass card.
kb-lesson-red-cards-kept = Blue has built on, and your 9 gold are still there: what these cards have paid is never taken back, whatever changes later. And beside m6 you have picked up a Farm token on the way.
kb-lesson-red-cards-places = So with red cards in play look before every house: where do others stand, where is a terrain nearly full, where do three fit in a line? Often the order of your three decides how much they pay.

## For the rules: five at the table

kb-lesson-five-players-title = Five players
    .about = With Nomads, five can settle the land.
kb-lesson-five-players-crowd = Five players, five colours and shapes. Everything works as with two; it only gets crowded sooner. Your three stand: end your turn.
kb-lesson-five-players-round = Four turns later it is yours again. With many players good places are gone quickly, and cards that count against others are hard fought.

## The tutor of a first game

kb-tutor-first = Your first turn. Your card names the terrain for your three settlements, and the first one may go anywhere on it. Look for a hex beside a castle or a location that touches as few other terrains as possible.
kb-tutor-adjacent = From now on each settlement goes next to your own if it can. The outlined hexes show where.
kb-tutor-free = No free hex of this terrain touches your houses, so you may go anywhere. A good moment for a new place beside a castle, a location or water.
kb-tutor-gained = You have taken a token! From your next turn on you can use it once in every turn. Point at it, or hold your finger on it, to read what it does.
kb-tutor-lost = None of your settlements touches that location any more, so its token is lost. Stay beside the locations whose tokens you like.
kb-tutor-use = Your three stand, and you have a token that you can use now: choose it among your tokens. Or end your turn.
kb-tutor-over = Your three stand. Look at it once more, Undo is still possible, then end your turn.
kb-tutor-build = The token gives you one more settlement. The outlined hexes show where it may go.
kb-tutor-move = This token moves a house. First choose which one, then where it goes. If it leaves a location, its token may be lost.
kb-tutor-cards = In this game Fishermen pay for houses beside water, Knights for many in one row, and Merchants for castles and locations that your houses link. When you choose a hex, you see what it brings before you confirm.
kb-tutor-removed = All hexes of that terrain are taken, so the card leaves the game and another one is drawn.
kb-tutor-last-round = Somebody has built their last settlement: this is the last round. Use every house you have left where it still pays.
