### Kingsburg in English.
###
### Arguments are codes of the engine; yes and no are the texts "yes" and "no". $dice is a number
### where dice are counted, and a text such as 2 + 4 where they are shown. $goods at
### ks-awaited-taking is gold-wood-stone, gold-wood and so on. Where a list stands in a message
### ($changes, $values, $order, $list), it is made of other messages here, joined with commas.
### ks-phrase-... are words inside other messages: one for each role that a word has in a sentence.

## Advisors

ks-advisor-jester = Jester
    .about = 1 point.
ks-advisor-squire = Squire
    .about = 1 gold.
ks-advisor-architect = Architect
    .about = 1 wood.
ks-advisor-merchant = Merchant
    .about = 1 gold or 1 wood.
ks-advisor-sergeant = Sergeant
    .about = 1 soldier.
ks-advisor-alchemist = Alchemist
    .about = If you like, give 1 good and get 1 of each of the two other kinds.
    .short = 1 good for the 2 others
ks-advisor-astronomer = Astronomer
    .about = 1 good of your choice and a “+2” token.
    .short = Any good, a “+2” token
ks-advisor-treasurer = Treasurer
    .about = 2 gold.
ks-advisor-master-hunter = Master Hunter
    .about = 1 wood, and 1 gold or 1 stone.
    .short = Wood, and gold or stone
ks-advisor-general = General
    .about = 2 soldiers and a secret look at this year’s enemy.
    .short = 2 soldiers, see the enemy
ks-advisor-swordsmith = Swordsmith
    .about = 1 stone, and 1 gold or 1 wood.
    .short = Stone, and gold or wood
ks-advisor-duchess = Duchess
    .about = 2 goods of your choice and a “+2” token.
    .short = Any 2 goods, a “+2” token
ks-advisor-champion = Champion
    .about = 3 stone.
ks-advisor-smuggler = Smuggler
    .about = 3 goods of your choice, at the price of 1 point.
    .short = Any 3 goods, −1 point
ks-advisor-inventor = Inventor
    .about = 1 gold, 1 wood and 1 stone.
    .short = Gold, wood and stone
ks-advisor-wizard = Wizard
    .about = 4 gold.
ks-advisor-queen = Queen
    .about = 2 goods of your choice, 3 points and a secret look at this year’s enemy.
    .short = Any 2 goods, 3 points, see the enemy
ks-advisor-king = King
    .about = 1 gold, 1 wood, 1 stone and 1 soldier.
    .short = Gold, wood, stone and a soldier

## Buildings

ks-building-statue = Statue
    .about = Once a season, after the roll: if all your dice show the same number, you may reroll one of them.
    .short = All dice equal: reroll one
ks-building-chapel = Chapel
    .about = Once a season, after the roll: if all your dice together show 7 or less, you may reroll them all.
    .short = All dice 7 or less: reroll them
ks-building-church = Church
    .about = +1 in battle against demons, nothing against other enemies.
    .short = +1 against demons
ks-building-cathedral = Cathedral
    .about = At the end of the game: 1 point for every 2 goods that you have, of any kind. The goods stay yours.
    .short = 1 point for every 2 goods at the end
ks-building-inn = Inn
    .about = At the end of each summer: a “+2” token.
    .short = A “+2” token after summer
ks-building-market = Market
    .about = Once a season: a group of your dice may go to the advisor one above or one below its sum.
    .short = Dice may count 1 more or less
ks-building-farms = Farms
    .about = In every productive season you roll one white die more. −1 in battle.
    .short = One white die more, −1 in battle
ks-building-merchants-guild = Merchants’ Guild
    .about = Before the roll of every productive season: 1 gold.
    .short = 1 gold before every roll
ks-building-guard-tower = Guard Tower
    .about = +1 in battle.
    .short = +1 in battle
ks-building-blacksmith = Blacksmith
    .about = +1 in battle.
    .short = +1 in battle
ks-building-barracks = Barracks
    .about = When you recruit, each soldier costs 1 good instead of 2.
    .short = Soldiers cost 1 good
ks-building-wizards-guild = Wizards’ Guild
    .about = +2 in battle.
    .short = +2 in battle
ks-building-palisade = Palisade
    .about = +1 in battle, +2 against zombies.
    .short = +1 in battle, +2 against zombies
ks-building-stable = Stable
    .about = Whenever the Sergeant, the General or the King gives you soldiers, one more comes along.
    .short = Advisors bring 1 soldier more
ks-building-stone-wall = Stone Wall
    .about = +1 in battle. A tie counts as a victory for you.
    .short = +1 in battle, a tie is a victory
ks-building-fortress = Fortress
    .about = +1 in battle. Every victory brings 1 point more.
    .short = +1 in battle, a victory brings 1 point
ks-building-barricade = Barricade
    .about = +1 in battle against goblins, nothing against other enemies.
    .short = +1 against goblins
ks-building-crane = Crane
    .about = Buildings in the third and fourth columns cost you 1 gold less.
    .short = Right half costs 1 gold less
ks-building-town-hall = Town Hall
    .about = At the end of every productive season you may give 1 good or one “+2” token for 1 point.
    .short = Each season: 1 good for 1 point
ks-building-embassy = Embassy
    .about = At the end of every productive season: 1 point.
    .short = 1 point every season

## Enemies

ks-enemy-barbarians = Barbarians
    .about = In the first two years a defeat costs goods, and a building or a point with them; in the fifth year it costs a building or 8 points.
ks-enemy-goblins = Goblins
    .about = Weak for their year, but if they win they carry off goods and tear down a building. A Barricade helps against them.
ks-enemy-orcs = Orcs
    .about = If they win, you give up two goods of your choice, and a building or a point with them.
ks-enemy-zombies = Zombies
    .about = They want no goods: a victory brings 1 point, a defeat costs 2. A Palisade counts double against them.
ks-enemy-demons = Demons
    .about = Strong enemies of the later years, who cost points, goods or a building. A Church helps against them.
ks-enemy-dragons = Dragons
    .about = With strength 9 no enemy is stronger: a victory brings 3 points, a defeat costs 5.
ks-enemy = Enemy
ks-enemy-of-year = Enemy of year { $year }
ks-enemy-range = Strength { $low } to { $high }
ks-enemy-strength = Strength { $strength }
ks-enemy-seen = You have seen the enemy: { ks-phrase-enemy }, strength { $strength }.
ks-enemy-unseen = Nobody has looked at the card yet.
ks-enemy-seen-by = { $who } has looked at the card.
ks-enemy-reward = Victory brings
ks-enemy-loss = Defeat costs
ks-enemy-possible = What may come this year

## Goods, soldiers, dice and other pieces

ks-good-gold = Gold
ks-good-wood = Wood
ks-good-stone = Stone
ks-good-any = Good of choice
ks-goods = Goods
    .about = Gold, wood and stone. They pay for buildings and soldiers. Soldiers and “+2” tokens are not goods.
ks-goods-gold = { $count } gold
ks-goods-wood = { $count } wood
ks-goods-stone = { $count } stone
ks-goods-any =
    { $count ->
        [one] { $count } good of choice
       *[other] { $count } goods of choice
    }
ks-goods-all =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
ks-soldier = Soldier
    .about = Each soldier adds 1 to your combat value in winter. After the battle all soldiers go home.
ks-soldiers =
    { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
ks-token-plus2 = “+2” token
    .about = Adds exactly 2 to a group of dice that you send to an advisor. One such token a season; then it is gone.
ks-tokens =
    { $count ->
        [one] { $count } “+2” token
       *[other] { $count } “+2” tokens
    }
ks-point = Point
    .about = Whoever has most points after the fifth winter wins.
ks-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ks-gain = { $sign }{ ks-points }: { $source }
ks-buildings =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
ks-peek = Secret look
    .about = You look at this year’s enemy. Nobody else sees what you saw.
ks-coloured-die = Coloured die
    .about = You have three of your own. Every group that you send to an advisor needs at least one of them.
ks-white-die = White die
    .about = An extra die from the King’s aid or from the Farms. It counts like any other, but never goes to an advisor without a coloured one.
ks-neutral-dice = Neutral dice
    .about = In a game of two they take up two or three advisors before the players roll.
ks-kings-die = King’s die
    .about = Rolled in winter: the King sends every player that many soldiers.
ks-envoy = King’s Envoy
    .about = Helps once: send dice to an advisor who is taken already, or put up two buildings in one season. He stays with you from autumn until the end of the next summer.
ks-market-shift = Market shift
    .about = Once a season your dice may go to the advisor one above or one below their sum.
ks-market-up = One above the sum
ks-market-down = One below the sum
ks-market-no = Exactly the sum
ks-change-gold = { $sign }{ $count } gold
ks-change-wood = { $sign }{ $count } wood
ks-change-stone = { $sign }{ $count } stone
ks-change-token =
    { $sign }{ $count ->
        [one] { $count } “+2” token
       *[other] { $count } “+2” tokens
    }
ks-change-soldier =
    { $sign }{ $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }

## The calendar

ks-year = Year { $year }
ks-year-of = Year { $year } of 5
ks-strength = Strength
ks-turn-order = Turn order
    .about = The lowest roll goes first. Players with the same roll keep the order that they had before.
ks-phase = Phase
ks-phase-aid = King’s aid
    .about = The player with fewest buildings, and among those with fewest goods, gets a white die for this spring. If several are still tied, each of them takes a good of their choice instead.
ks-phase-spring = Spring
    .about = Productive season: roll, send dice to advisors, take their gifts, build.
ks-phase-reward = King’s reward
    .about = Whoever has most buildings gets 1 point, all of them on a tie.
ks-phase-summer = Summer
    .about = Productive season, as in spring. At its end each Inn gives a “+2” token.
ks-phase-envoy = King’s Envoy
    .about = The player with fewest buildings, and among those with fewest goods, receives the Envoy. On a tie nobody does.
ks-phase-autumn = Autumn
    .about = Productive season, as in spring and summer.
ks-phase-recruiting = Recruiting
    .about = In turn order everybody may recruit soldiers, for two goods each.
ks-phase-winter = Winter
    .about = This year’s enemy is revealed, the King’s die is rolled, and every player fights for their own province.

## Sources of points

ks-source-buildings = Buildings
    .about = Points printed on buildings that stand. A building that falls takes its points along.
ks-source-advisors = Advisors
    .about = Gifts of the Jester and the Queen, less what the Smuggler took.
ks-source-reward = King’s reward
    .about = 1 point each year for most buildings after spring.
ks-source-battles = Battles
    .about = Points for victories, for the highest combat value among the victors, and from the Fortress.
ks-source-town-hall = Town Hall
    .about = Goods and “+2” tokens given for points.
ks-source-embassy = Embassy
    .about = 1 point at the end of every productive season.
ks-source-losses = Defeats
    .about = Points that enemies took.
ks-source-cathedral = Cathedral
    .about = 1 point for every 2 goods at the end of the game.

## Words inside other messages

ks-phrase-to-advisor =
    { $advisor ->
        [jester] to the Jester
        [squire] to the Squire
        [architect] to the Architect
        [merchant] to the Merchant
        [sergeant] to the Sergeant
        [alchemist] to the Alchemist
        [astronomer] to the Astronomer
        [treasurer] to the Treasurer
        [master-hunter] to the Master Hunter
        [general] to the General
        [swordsmith] to the Swordsmith
        [duchess] to the Duchess
        [champion] to the Champion
        [smuggler] to the Smuggler
        [inventor] to the Inventor
        [wizard] to the Wizard
        [queen] to the Queen
       *[king] to the King
    }
ks-phrase-advisor =
    { $advisor ->
        [jester] Jester
        [squire] Squire
        [architect] Architect
        [merchant] Merchant
        [sergeant] Sergeant
        [alchemist] Alchemist
        [astronomer] Astronomer
        [treasurer] Treasurer
        [master-hunter] Master Hunter
        [general] General
        [swordsmith] Swordsmith
        [duchess] Duchess
        [champion] Champion
        [smuggler] Smuggler
        [inventor] Inventor
        [wizard] Wizard
        [queen] Queen
       *[king] King
    }
ks-phrase-building =
    { $building ->
        [statue] Statue
        [chapel] Chapel
        [church] Church
        [cathedral] Cathedral
        [inn] Inn
        [market] Market
        [farms] Farms
        [merchants-guild] Merchants’ Guild
        [guard-tower] Guard Tower
        [blacksmith] Blacksmith
        [barracks] Barracks
        [wizards-guild] Wizards’ Guild
        [palisade] Palisade
        [stable] Stable
        [stone-wall] Stone Wall
        [fortress] Fortress
        [barricade] Barricade
        [crane] Crane
        [town-hall] Town Hall
       *[embassy] Embassy
    }
ks-phrase-the-building =
    { $building ->
        [statue] the Statue
        [chapel] the Chapel
        [church] the Church
        [cathedral] the Cathedral
        [inn] the Inn
        [market] the Market
        [farms] the Farms
        [merchants-guild] the Merchants’ Guild
        [guard-tower] the Guard Tower
        [blacksmith] the Blacksmith
        [barracks] the Barracks
        [wizards-guild] the Wizards’ Guild
        [palisade] the Palisade
        [stable] the Stable
        [stone-wall] the Stone Wall
        [fortress] the Fortress
        [barricade] the Barricade
        [crane] the Crane
        [town-hall] the Town Hall
       *[embassy] the Embassy
    }
ks-phrase-enemy =
    { $enemy ->
        [barbarians] Barbarians
        [goblins] Goblins
        [orcs] Orcs
        [zombies] Zombies
        [demons] Demons
       *[dragons] Dragons
    }
ks-phrase-good =
    { $good ->
        [gold] 1 gold
        [wood] 1 wood
        [stone] 1 stone
        [token] a “+2” token
       *[any] 1 good
    }
ks-phrase-traded =
    { $good ->
        [gold] 1 gold for 1 wood and 1 stone
        [wood] 1 wood for 1 gold and 1 stone
       *[stone] 1 stone for 1 gold and 1 wood
    }
ks-phrase-die =
    { $die ->
        [low] lowest die
        [mid] middle die
        [high] highest die
        [white] white die
       *[white2] second white die
    }
ks-phrase-one-die =
    { $die ->
        [white] a white die
        [white2] a white die
       *[other] a coloured die
    }
ks-phrase-to-source =
    { $source ->
        [jester] to the Jester
        [squire] to the Squire
        [architect] to the Architect
        [merchant] to the Merchant
        [sergeant] to the Sergeant
        [alchemist] to the Alchemist
        [astronomer] to the Astronomer
        [treasurer] to the Treasurer
        [master-hunter] to the Master Hunter
        [general] to the General
        [swordsmith] to the Swordsmith
        [duchess] to the Duchess
        [champion] to the Champion
        [smuggler] to the Smuggler
        [inventor] to the Inventor
        [wizard] to the Wizard
        [queen] to the Queen
       *[king] to the King
    }
ks-phrase-the-source =
    { $source ->
        [statue] the Statue
        [chapel] the Chapel
        [church] the Church
        [cathedral] the Cathedral
        [inn] the Inn
        [market] the Market
        [farms] the Farms
        [merchants-guild] the Merchants’ Guild
        [guard-tower] the Guard Tower
        [blacksmith] the Blacksmith
        [barracks] the Barracks
        [wizards-guild] the Wizards’ Guild
        [palisade] the Palisade
        [stable] the Stable
        [stone-wall] the Stone Wall
        [fortress] the Fortress
        [barricade] the Barricade
        [crane] the Crane
        [town-hall] the Town Hall
       *[embassy] the Embassy
    }
ks-phrase-extras =
    { $token ->
        [yes] , with a “+2” token
       *[no] { "" }
    }{ $market ->
        [up] , one higher by the Market
        [down] , one lower by the Market
       *[no] { "" }
    }{ $envoy ->
        [yes] , with the King’s Envoy
       *[no] { "" }
    }
ks-phrase-phase =
    { $phase ->
        [aid] King’s aid
        [spring] spring
        [reward] King’s reward
        [summer] summer
        [envoy] King’s Envoy
        [autumn] autumn
        [recruiting] recruiting
       *[winter] winter
    }
ks-phrase-goods-to-choose =
    { $goods ->
        [gold-wood] gold or wood
        [gold-stone] gold or stone
        [wood-stone] wood or stone
       *[gold-wood-stone] gold, wood or stone
    }
ks-phrase-giver =
    { $giver ->
        [aid] King’s aid
        [battle] Victory
        [merchant] Merchant
        [astronomer] Astronomer
        [master-hunter] Master Hunter
        [swordsmith] Swordsmith
        [duchess] Duchess
        [smuggler] Smuggler
       *[queen] Queen
    }
ks-phrase-price =
    { $gold ->
        [0] { "" }
       *[other] { $gold } gold
    }{ $wood ->
        [0] { "" }
       *[other]
            { $gold ->
                [0] { "" }
               *[other] { ", " }
            }{ $wood } wood
    }{ $stone ->
        [0] { "" }
       *[other] { ", " }{ $stone } stone
    }

## What is awaited: of me, and of somebody else

ks-awaited-rerolling =
    { $statue ->
        [yes]
            { $chapel ->
                [yes] Reroll one die with the Statue or all with the Chapel, or keep them
               *[no] All your dice show the same: reroll one with the Statue, or keep them
            }
       *[no] Your dice show 7 or less: reroll them all with the Chapel, or keep them
    }
    .other = { $who } may reroll dice
ks-awaited-influence =
    { $dice ->
        [one] Send your last die to an advisor, or pass
       *[other] Send dice to an advisor, or pass ({ $dice } dice left)
    }
    .other = { $who } chooses an advisor
ks-awaited-taking =
    { $left ->
        [one] { ks-phrase-giver }: take { ks-phrase-goods-to-choose }
       *[other] { ks-phrase-giver }: take { $left } goods, one at a time: { ks-phrase-goods-to-choose }
    }
    .other = { $who } chooses goods ({ ks-phrase-giver })
ks-awaited-exchanging = Alchemist: give a good for one each of the two other kinds, or decline
    .other = { $who } is with the Alchemist
ks-awaited-smuggling = Smuggler: 3 goods for 1 point; accept or decline
    .other = { $who } is with the Smuggler
ks-awaited-building =
    { $left ->
        [one] Build something, or finish
       *[other] Build something (up to { $left } with the King’s Envoy), or finish
    }
    .other = { $who } may build
ks-awaited-selling = Town Hall: give a good or a “+2” token for 1 point, or keep everything
    .other = { $who } may sell at the Town Hall
ks-awaited-recruiting =
    { $paid ->
        [0]
            { $price ->
                [one] Recruit soldiers for { $price } good each, or finish
               *[other] Recruit soldiers for { $price } goods each, or finish
            }
       *[other] One more good for this soldier
    }
    .other = { $who } may recruit soldiers
ks-awaited-losing =
    { $left ->
        [one] Defeat: give up one good of your choice
       *[other] Defeat: give up { $left } goods of your choice, one at a time
    }
    .other = { $who } chooses goods to give up
ks-awaited-neutral = Neutral dice are rolled
    .other = Neutral dice are rolled
ks-awaited-rolling = Dice are rolled
    .other = Dice are rolled
ks-awaited-statue = A die is rolled again
    .other = A die is rolled again
ks-awaited-chapel = Dice are rolled again
    .other = Dice are rolled again
ks-awaited-peeking = Somebody looks at the enemy
    .other = Somebody looks at the enemy
ks-awaited-revealing = The enemy is revealed
    .other = The enemy is revealed
ks-awaited-reinforcing = The King’s die is rolled
    .other = The King’s die is rolled
ks-awaited-over = The game is over
    .other = The game is over

## Decisions, as on a button

ks-action-pass = Pass
ks-action-done =
    { $what ->
        [building] Done building
        [selling] Sell nothing
        [recruiting] Done recruiting
       *[other] Done
    }
ks-action-decline = Decline
ks-action-keep = Keep the dice
ks-action-accept = Accept
ks-action-chapel = Reroll all dice (Chapel)
ks-action-take = Take { ks-phrase-good }
ks-action-give =
    { $what ->
        [recruiting] Pay { ks-phrase-good }
        [losing] Give up { ks-phrase-good }
       *[other] Give { ks-phrase-good }
    }
ks-action-exchange = Give { ks-phrase-traded }
ks-action-sell = Sell { ks-phrase-good } for 1 point
ks-action-statue = Reroll { ks-phrase-one-die } (Statue)
ks-action-build = Build { ks-phrase-the-building }
ks-action-influence = Send { $dice } { ks-phrase-to-advisor } ({ $value }){ ks-phrase-extras }

## Decisions in the log

ks-log-pass = { $who } passes
ks-log-done =
    { $what ->
        [building] { $who } builds nothing more
        [selling] { $who } sells nothing
        [recruiting] { $who } recruits no more soldiers
       *[other] { $who } is done
    }
ks-log-decline = { $who } declines
ks-log-keep = { $who } keeps the dice
ks-log-accept = { $who } accepts the Smuggler’s offer
ks-log-chapel = { $who } rerolls all dice with the Chapel
ks-log-take = { $who } takes { ks-phrase-good }
ks-log-give = { $who } gives { ks-phrase-good }
ks-log-exchange = { $who } gives the Alchemist { ks-phrase-traded }
ks-log-sell = { $who } sells { ks-phrase-good } for 1 point at the Town Hall
ks-log-statue = { $who } rerolls { ks-phrase-one-die } with the Statue
ks-log-build = { $who } builds { ks-phrase-the-building }
ks-log-influence = { $who } sends { $dice } { ks-phrase-to-advisor } ({ $value }){ ks-phrase-extras }
ks-log-roll = { $who } rolls { $dice }
ks-log-roll-neutral = Neutral dice show { $dice }
ks-log-roll-king = The King’s die shows { $dice }
ks-log-enemy = The enemy is revealed: { ks-phrase-enemy }, strength { $strength }
ks-log-enemy-hidden = { $who } looks at the enemy in secret
ks-log-enemy-peeked = { $who } sees the enemy: { ks-phrase-enemy }, strength { $strength }

## Events

ks-event-influence = { $who } sends { $dice } { ks-phrase-to-source }{ ks-phrase-extras }
ks-event-neutral = Neutral dice go { ks-phrase-to-source }: { $dice }
ks-event-roll =
    { $source ->
        [statue] { $who } rerolls one die: { $dice }
        [chapel] { $who } rerolls: { $dice }
       *[rolling]
            { $white ->
                [yes] { $who } rolls a white die: { $dice }
               *[no] { $who } rolls: { $dice }
            }
    }
ks-event-goods = { $who }: { $changes }
ks-event-points =
    { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source ->
        [advisors] advisors
        [reward] King’s reward
        [battles] battle
        [town-hall] Town Hall
        [embassy] Embassy
       *[losses] defeat
    })
ks-event-built = { $who } builds { ks-phrase-the-source }
ks-event-razed = { $who } loses { ks-phrase-the-source }
ks-event-nothing =
    { $source ->
        [building] { $who } builds nothing more
        [selling] { $who } sells nothing
       *[recruiting] { $who } recruits no more soldiers
    }
ks-event-envoy = { $who } receives the King’s Envoy
ks-event-peek = { $who } looks at the enemy in secret
ks-event-enemy =
    The enemy is revealed: { $source ->
        [barbarians] Barbarians
        [goblins] Goblins
        [orcs] Orcs
        [zombies] Zombies
        [demons] Demons
       *[dragons] Dragons
    }, strength { $strength }
ks-event-battle = The King’s die shows { $king_die }. Enemy strength { $strength }; combat values: { $values }
ks-event-order = Turn order: { $order }
ks-event-phase = Year { $year }: { ks-phrase-phase }
ks-event-over = The game is over

## Reasons

ks-reason-no-action = There is no such move.
ks-reason-over = The game is over.
ks-reason-chance = Dice are rolled or a card is revealed first.
ks-reason-not-chance = Nothing is rolled or revealed now.
ks-reason-awaited =
    { $awaited ->
        [rerolling] First keep or reroll your dice.
        [influence] Send dice to an advisor now, or pass.
        [taking] First take a good.
        [exchanging] First answer the Alchemist.
        [smuggling] First answer the Smuggler.
        [building] Build something now, or finish.
        [selling] First sell at the Town Hall, or sell nothing.
        [recruiting] Recruit soldiers now, or finish.
       *[losing] First give up a good.
    }
ks-reason-half-paid = This soldier is half paid: give one more good.
ks-reason-no-token = You have no “+2” token.
ks-reason-token-used = You have used a “+2” token this season: only one is allowed.
ks-reason-no-building = For this you would need { ks-phrase-the-building }.
ks-reason-used = Once a season, and you have used { ks-phrase-the-building } already.
ks-reason-too-high = Your dice show { $total }: the Chapel needs { $limit } or less.
ks-reason-not-equal = The Statue needs dice that all show the same.
ks-reason-not-offered =
    { $good ->
        [gold] Gold is not offered here.
        [wood] Wood is not offered here.
       *[stone] Stone is not offered here.
    }
ks-reason-no-good =
    { $good ->
        [gold] You have no gold.
        [wood] You have no wood.
       *[stone] You have no stone.
    }
ks-reason-no-die = You have no such die.
ks-reason-die-sent = Sent already: { ks-phrase-die }.
ks-reason-same-die = All your dice show the same: reroll the first one of its colour.
ks-reason-same-dice = These dice show the same: send the first of them.
ks-reason-stands = This building stands already.
ks-reason-left-first =
    Build from the left: { $wanted ->
        [statue] the Statue
        [chapel] the Chapel
        [church] the Church
        [inn] the Inn
        [market] the Market
        [farms] the Farms
        [guard-tower] the Guard Tower
        [blacksmith] the Blacksmith
        [barracks] the Barracks
        [palisade] the Palisade
        [stable] the Stable
        [stone-wall] the Stone Wall
        [barricade] the Barricade
        [crane] the Crane
       *[town-hall] the Town Hall
    } first.
ks-reason-too-dear = You cannot pay the price: { ks-phrase-price }.
ks-reason-no-advisor = No advisor has the value { $value }: they go from 1 to 18.
ks-reason-occupied =
    { $seat ->
        [neutral] Neutral dice stand here: only the King’s Envoy helps.
       *[other] Taken by { $who }: only the King’s Envoy helps.
    }

## Groups of the text mode

ks-group-influence = Send dice to an advisor
ks-group-build = Build something
ks-group-take = Take a good
ks-group-give = Give a good
ks-group-exchange = Exchange with the Alchemist
ks-group-sell = Sell at the Town Hall
ks-group-statue = Reroll one die
ks-group-chapel = Reroll all dice
ks-group-keep = Keep the dice
ks-group-accept = Accept
ks-group-decline = Decline
ks-group-pass = Pass
ks-group-done = Done

## Labels for screen readers

ks-advisor-label =
    { ks-phrase-advisor }, { $value }: { $state ->
        [reachable] within reach of your dice
        [envoy] taken by { $who }, within reach with the King’s Envoy
        [taken] taken by { $who }
        [neutral] taken by neutral dice
        [mine] your dice stand here
        [out-of-reach] out of reach of your dice
       *[free] free
    }
ks-building-label =
    { ks-phrase-building }: { $state ->
        [built] stands
        [affordable] can be built
        [too-dear] too expensive now
        [left-first] the building on its left comes first
       *[free] not built
    }
ks-dice-label = Dice of { $who }: { $dice }
ks-die-label =
    { $colour ->
        [white] White die, { $value }
       *[coloured] Coloured die, { $value }
    }{ $state ->
        [sent] , sent
        [chosen] , chosen
       *[free] { "" }
    }

## The board

ks-court = Court
ks-province = Province
ks-army = Army
ks-price = Price
ks-gift = Gift
ks-effect = Effect
ks-in-battle = In battle
ks-ways = Ways to send dice here
ks-ways-count =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
ks-legend-lacking = underlined with dots: you lack it
ks-legend-die = the King’s die may add
ks-legend-enemy = the enemy
ks-ways-none = Your dice can’t make this advisor’s number.
ks-taken-by = Taken by { $who }
ks-taken-neutral = Taken by neutral dice
ks-envoy-helps = The King’s Envoy can bring you here all the same.
ks-envoy-held = { $who } has the King’s Envoy
ks-envoy-free = Nobody has the King’s Envoy
ks-combat-now = Combat value now: { $count }

## Winter

ks-winter-title = Winter of year { $year }: { ks-phrase-enemy }
ks-winter-soldiers = Soldiers
ks-winter-buildings = Buildings
ks-winter-king = King’s reinforcements
ks-winter-result =
    { $result ->
        [victory] Victory
        [wall] Tie, and thanks to the Stone Wall a victory
        [tie] Tie
       *[defeat] Defeat
    }
ks-winter-nothing = Nothing won, nothing lost
ks-winter-falls = Destroyed: { ks-phrase-building }
ks-winter-no-building = No building to lose
ks-winter-strongest = Highest combat value: 1 point
ks-winter-fortress = Fortress: 1 point
ks-winter-close = Back to the board
ks-winter-home = The soldiers go home.

## Dice, provinces, the end, keys

ks-or = or
ks-advice = Hint { $rank }
ks-provinces = Provinces
ks-province-of = Province of { $who }
ks-building-cost = Price: { ks-phrase-price }
ks-hand = Your dice and goods
ks-your-dice = Your dice
ks-your-goods = Your goods
ks-enemy-card = { ks-phrase-enemy }, strength { $strength }
    .about = Victory brings: { $reward }. Defeat costs: { $loss }.
ks-dice-left =
    { $count ->
        [0] Then no die is left.
        [one] Then { $dice } is left.
       *[other] Then { $dice } are left.
    }
ks-reason-out-of-reach = { ks-ways-none }
ks-reason-others-province = This is the province of { $who }: you build in your own.
ks-scoring-title = Five years are over
ks-scoring-tie-goods = Equal points: the goods decide.
ks-scoring-tie-buildings = Equal points and goods: the buildings decide.
ks-scoring-skip = Show all
ks-winter-again = Last winter
ks-key-ways = the next way to pay for the staged advisor
ks-key-goods = choose a good
ks-key-pass = pass, or finish
