### The rules. [[NAME]] is a picture; lines with "- " are lists.

ks-rules-01-title = What it is about
ks-rules-01-text =
    Each of you governs a province at the edge of the realm, for five years. You win the favour of the King’s advisors with dice, they give you goods (gold [[good-gold]], wood [[good-wood]] and stone [[good-stone]]) and soldiers, and with these you build and hold out against the enemy who comes every winter.
    
    Whoever has most points [[point]] after the fifth winter wins. Points come from buildings, from some advisors, from battles and from the King’s reward. You may also fall below zero.
ks-rules-02-title = The year
ks-rules-02-text =
    A year has eight phases, always in this order:
    
    - { ks-phase-aid }
    - { ks-phase-spring }: the first productive season
    - { ks-phase-reward }
    - { ks-phase-summer }: the second productive season
    - { ks-phase-envoy }
    - { ks-phase-autumn }: the third productive season
    - { ks-phase-recruiting }
    - { ks-phase-winter }: the battle
    
    Everything lies open: goods, tokens, buildings, dice, soldiers and points. Only the enemies are face down: before the game one of five cards was drawn for each year. The range of this year’s strength can be seen, and so can the five cards from which it was drawn.
ks-rules-03-title = King’s aid
ks-rules-03-text =
    The King helps whoever is behind: the player with fewest buildings, and among several of them the one with fewest goods. That player rolls one white die more this spring.
    
    If several are still tied, nobody gets the die. Each of them takes one good of their choice instead, in turn order. So in the first spring, when nobody owns anything, everybody begins with a good.
ks-rules-04-title = Productive seasons: the roll
ks-rules-04-text =
    Spring, summer and autumn run alike: everybody rolls, sends dice to advisors, takes their gifts and may build.
    
    First each [[building-merchants-guild]] { ks-building-merchants-guild } pays its gold. Then all players roll their three coloured dice and every white die that they have this season.
    
    After that the turn order changes: the lowest total goes first, the highest last. White dice count. Players with the same total stay in the order that they had before. A low roll gives the first choice at the court, a high one reaches further.
ks-rules-05-title = Sending dice to advisors
ks-rules-05-text =
    In turn order each player sends dice to one advisor or passes, and so on round after round until all have passed. Whoever has passed sends no more dice this season, but still gets gifts and may build.
    
    The sum of the dice that you send together must be exactly the number of the advisor, from 1 [[advisor-jester]] to 18 [[advisor-king]]. You may send one die or several. A die is never split, and you need not use all of them.
    
    An advisor who has dice, yours or somebody else’s, is taken for the season. Only the King’s Envoy [[envoy]] gets in there a second time.
    
    Whoever has no coloured die left, or none that fits anywhere, passes without being asked. Dice that you do not send bring nothing.
ks-rules-06-title = White dice and “+2” tokens
ks-rules-06-text =
    White dice come from the King’s aid and from the [[building-farms]] { ks-building-farms }; in spring you may have two. They count like any other die, but every group of dice that you send needs at least one of your coloured ones.
    
    A “+2” token [[token-plus2]] adds exactly 2 to a group and is spent with it. You may use one a season for this, however many you own. A token that you get this season can join dice from the next season on. At the Town Hall you may give a token in the same season, a new one too.
ks-rules-07-title = Statue, Chapel and Market
ks-rules-07-text =
    { ks-building-statue } [[building-statue]]: { ks-building-statue.about } White dice must show the same too, and you may choose one of them.
    
    { ks-building-chapel } [[building-chapel]]: { ks-building-chapel.about } All means white ones too, and one that the Statue has just rerolled.
    
    You may use both in one season, in the order that suits you, but each only once. Rerolls come before the new turn order is fixed; players decide about them one after another, in the old order.
    
    { ks-building-market } [[building-market]]: { ks-building-market.about } With a sum of 9 you reach 8, 9 or 10. It goes well with a “+2” token: 9 then reaches 10, 11 or 12. No sum leads below 1 or above 18, but 19 comes down to 18.
ks-rules-08-title = The advisors help
ks-rules-08-text =
    When all have passed, the advisors give their gifts, from the lowest to the highest. What a lower one gave can be used with a higher one at once.
    
    - [[advisor-jester]] 1, { ks-advisor-jester }: { ks-advisor-jester.about }
    - [[advisor-squire]] 2, { ks-advisor-squire }: { ks-advisor-squire.about }
    - [[advisor-architect]] 3, { ks-advisor-architect }: { ks-advisor-architect.about }
    - [[advisor-merchant]] 4, { ks-advisor-merchant }: { ks-advisor-merchant.about }
    - [[advisor-sergeant]] 5, { ks-advisor-sergeant }: { ks-advisor-sergeant.about }
    - [[advisor-alchemist]] 6, { ks-advisor-alchemist }: { ks-advisor-alchemist.about }
    - [[advisor-astronomer]] 7, { ks-advisor-astronomer }: { ks-advisor-astronomer.about }
    - [[advisor-treasurer]] 8, { ks-advisor-treasurer }: { ks-advisor-treasurer.about }
    - [[advisor-master-hunter]] 9, { ks-advisor-master-hunter }: { ks-advisor-master-hunter.about }
    - [[advisor-general]] 10, { ks-advisor-general }: { ks-advisor-general.about }
    - [[advisor-swordsmith]] 11, { ks-advisor-swordsmith }: { ks-advisor-swordsmith.about }
    - [[advisor-duchess]] 12, { ks-advisor-duchess }: { ks-advisor-duchess.about }
    - [[advisor-champion]] 13, { ks-advisor-champion }: { ks-advisor-champion.about }
    - [[advisor-smuggler]] 14, { ks-advisor-smuggler }: { ks-advisor-smuggler.about }
    - [[advisor-inventor]] 15, { ks-advisor-inventor }: { ks-advisor-inventor.about }
    - [[advisor-wizard]] 16, { ks-advisor-wizard }: { ks-advisor-wizard.about }
    - [[advisor-queen]] 17, { ks-advisor-queen }: { ks-advisor-queen.about }
    - [[advisor-king]] 18, { ks-advisor-king }: { ks-advisor-king.about }
    
    Goods of choice may be of any kind, also several of the same. There are always enough goods. Afterwards everybody takes their dice back.
ks-rules-09-title = Building
ks-rules-09-text =
    In turn order each player may put up one building for the goods printed on it. Its points count at once.
    
    Each of the five rows of your province has four buildings and is built from left to right: a building needs the one on its left. Which rows you begin, and how far you take them, is up to you. You can have each building only once, and it keeps working whatever you build next to it.
ks-rules-10-title = What buildings do
ks-rules-10-text =
    Here they are row by row, four to a row, each row from left to right. The price and the points of each are shown in the province.

    - [[building-statue]] { ks-building-statue }: { ks-building-statue.about }
    - [[building-chapel]] { ks-building-chapel }: { ks-building-chapel.about }
    - [[building-church]] { ks-building-church }: { ks-building-church.about }
    - [[building-cathedral]] { ks-building-cathedral }: { ks-building-cathedral.about }
    - [[building-inn]] { ks-building-inn }: { ks-building-inn.about }
    - [[building-market]] { ks-building-market }: { ks-building-market.about }
    - [[building-farms]] { ks-building-farms }: { ks-building-farms.about }
    - [[building-merchants-guild]] { ks-building-merchants-guild }: { ks-building-merchants-guild.about }
    - [[building-guard-tower]] { ks-building-guard-tower }: { ks-building-guard-tower.about }
    - [[building-blacksmith]] { ks-building-blacksmith }: { ks-building-blacksmith.about }
    - [[building-barracks]] { ks-building-barracks }: { ks-building-barracks.about }
    - [[building-wizards-guild]] { ks-building-wizards-guild }: { ks-building-wizards-guild.about }
    - [[building-palisade]] { ks-building-palisade }: { ks-building-palisade.about }
    - [[building-stable]] { ks-building-stable }: { ks-building-stable.about }
    - [[building-stone-wall]] { ks-building-stone-wall }: { ks-building-stone-wall.about }
    - [[building-fortress]] { ks-building-fortress }: { ks-building-fortress.about }
    - [[building-barricade]] { ks-building-barricade }: { ks-building-barricade.about }
    - [[building-crane]] { ks-building-crane }: { ks-building-crane.about }
    - [[building-town-hall]] { ks-building-town-hall }: { ks-building-town-hall.about }
    - [[building-embassy]] { ks-building-embassy }: { ks-building-embassy.about }
    
    Inn, Embassy and Town Hall work when all have built, player by player in turn order, and already in the season in which they were put up. A token from the Inn can go to the Town Hall at once.
ks-rules-11-title = King’s reward
ks-rules-11-text = After spring the King rewards whoever has most buildings with 1 point [[point]]. If several have equally many, each of them gets it.
ks-rules-12-title = King’s Envoy
ks-rules-12-text =
    After summer the King sends his Envoy [[envoy]] to whoever is behind: fewest buildings, and among those fewest goods. On a tie nobody gets him.
    
    The Envoy helps once, in one of two ways:
    
    - You send dice to an advisor who is taken. All other rules hold, and each group of dice there gets the whole gift; both may even be yours.
    - You put up two buildings in one season, one after the other, each at its price. The second may follow the first in the same row.
    
    You keep him through autumn and through spring and summer of the next year. If you have not used him by then, he goes back before he is sent out again.
ks-rules-13-title = Recruiting
ks-rules-13-text =
    After autumn, in turn order, each player may turn goods into soldiers [[soldier]]: any two goods for one soldier, as many as they can pay for. With [[building-barracks]] { ks-building-barracks } one good is enough.
    
    Soldiers from advisors are there already. All wait for the battle.
ks-rules-14-title = Winter: the battle
ks-rules-14-text =
    The enemy of the year is revealed. Then the King’s die is rolled, and every player gets that many more soldiers.
    
    Your combat value is the number of your soldiers, plus or minus what your buildings add or take away. Each player meets the whole strength of the enemy alone:
    
    - Higher than the enemy: victory. You get the reward on the card.
    - Equal: a tie. Nothing is won and nothing is lost. With a [[building-stone-wall]] { ks-building-stone-wall } it is a victory.
    - Lower: defeat. You suffer the loss on the card.
    
    Among the victors, whoever has the highest combat value of all players gets 1 point more; on a tie each of them does. With a [[building-fortress]] { ks-building-fortress } every victory brings another point.
    
    Then the card leaves the game and all soldiers go home. Soldiers never last into the next year.
ks-rules-15-title = What a defeat costs
ks-rules-15-text =
    Losses come in this order: gold, wood, stone, goods of your choice, a building, points.
    
    - If you have too few goods of a kind, you lose what there is. Nothing else is taken in their place.
    - The building that falls stands in the rightmost column in which you have any, and there in the topmost row. You lose its points and its effect, and may build it again later at the usual price.
    - Losses change nothing in this winter’s combat values: those were compared before.
ks-rules-16-title = Two players
ks-rules-16-text =
    In a game of two the court would be too empty. So at the start of every productive season neutral dice are rolled, before the players’: three go to the advisor of their sum, then two to the advisor of theirs. If both sums are the same, the two go singly to the advisors of their own numbers instead; if both of these show the same number, only one of them is placed.
    
    These advisors are taken: neutral dice get nothing, but only the King’s Envoy [[envoy]] brings you there.
ks-rules-17-title = The end
ks-rules-17-text =
    The game ends after the fifth winter. The [[building-cathedral]] { ks-building-cathedral } then counts its owner’s goods: 1 point for every two.
    
    Most points win. On a tie the player with most goods wins, then the one with most buildings. If that is equal too, they share the victory. Soldiers and “+2” tokens are not goods.
ks-rules-18-title = What people ask about
ks-rules-18-text =
    - May I pass although I could still send dice? Yes, always.
    - Are several dice with one “+2” token and the Market allowed together? Yes, in one group too.
    - Can I have the Envoy and go to an advisor who is free? Yes, and you keep him: he is spent only where he is needed.
    - May I decline the Smuggler? No, the trade is made, even at zero points. The host can allow it.
    - Does the Stable work with several advisors in a season? Yes, with each that gives soldiers. The host can limit it to once a season.
    - Does the Crane help if it is the first of two buildings put up with the Envoy? Yes, with the second one, if that stands in the third or fourth column. The host can choose otherwise.
    - Nobody has a building when the King rewards? Then all are equal and each gets a point. The host can choose otherwise.
    - Do Farms help in the season in which they are built? No, the roll is over: from the next season on.
    - How many soldiers may I have? As many as you can get.
    - Who knows the enemy after a secret look? Only the player who looked, until winter.
