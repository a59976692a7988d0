### What speaks for a move of Kingsburg: parts of a sentence about the move.

ks-merit-gift =
    { $advisor ->
        [jester] 1 point
        [squire] 1 gold
        [architect] 1 wood
        [merchant] 1 gold or 1 wood
        [sergeant] 1 soldier
        [alchemist] trades 1 good for two others
        [astronomer] 1 good of your choice and a “+2” token
        [treasurer] 2 gold
        [master-hunter] 1 wood, and 1 gold or 1 stone
        [general] 2 soldiers and a look at the enemy
        [swordsmith] 1 stone, and 1 gold or 1 wood
        [duchess] 2 goods of your choice and a “+2” token
        [champion] 3 stone
        [smuggler] 3 goods of your choice for 1 point
        [inventor] 1 gold, 1 wood and 1 stone
        [wizard] 4 gold
        [queen] 2 goods of your choice, 3 points and a look at the enemy
       *[king] 1 gold, 1 wood, 1 stone and 1 soldier
    }
ks-merit-pays = enough for { ks-phrase-the-building }
ks-merit-towards =
    { $count ->
        [one] then one good short of { ks-phrase-the-building }
       *[other] then { $count } goods short of { ks-phrase-the-building }
    }
ks-merit-against = helps against this year’s enemy (strength { $low } to { $high })
ks-merit-against-known = helps against this year’s enemy (strength { $strength })
ks-merit-contested =
    { $count ->
        [one] an opponent could get there first
       *[other] { $count } opponents could get there first
    }
ks-merit-leaves = leaves dice to send { ks-phrase-to-advisor }
ks-merit-enough = nothing else would help now
ks-merit-saves = saves goods for { ks-phrase-the-building }
ks-merit-points = { ks-points }
ks-merit-strength = +{ $count } in battle
ks-merit-effect =
    { $building ->
        [statue] rerolls a die of three equal ones
        [chapel] rerolls low rolls
        [church] +1 against demons
        [cathedral] points for goods at the end
        [inn] a “+2” token every summer
        [market] shifts dice by one, every season
        [farms] one more white die every season
        [merchants-guild] 1 gold every season
        [barracks] cheaper soldiers
        [palisade] +2 against zombies
        [stable] one more soldier with each gift of soldiers
        [stone-wall] wins ties in battle
        [fortress] 1 point more for each victory
        [barricade] +1 against goblins
        [crane] cheaper buildings on the right
        [town-hall] sells a good for 1 point every season
       *[embassy] 1 point every season
    }
ks-merit-opens = { ks-phrase-the-building } can come next
ks-merit-needed = needed for { ks-phrase-the-building }
ks-merit-keep-roll = a new roll would be worse on average
ks-merit-new-roll = a new roll is better on average
ks-merit-safe = more soldiers would bring nothing
ks-merit-spare = the next building does not need it
ks-merit-province = the buildings pay off
ks-merit-goods = makes good use of the goods
ks-merit-court = better gifts still to come
ks-merit-army = better prospects in winter
ks-merit-tokens = saves “+2” tokens
ks-merit-envoy = keeps the King’s Envoy

## Headings over moves as text, by what they lead to

ks-outcome-advisor = { ks-phrase-advisor } ({ $value }): { ks-merit-gift }
