### Lessons of Kingsburg: titles, what each is about, steps, and answers to other moves.
### [[NAME]] is a picture from the game's sprite. Answers get the arguments of the move.

## Dice and advisors

ks-lesson-advisors-title = Dice and advisors
    .about = Send your dice to court, and see who gives what.
ks-lesson-advisors-welcome = Whoever has the most points after five years wins, and buildings bring most of them. What you build with you get here, at the King’s court, from eighteen advisors: from the Jester with 1 to the King with 18. You win them over with dice.
ks-lesson-advisors-dice = Everybody has rolled. You have 1, 3 and 5. The dice you send together must add up to exactly the advisor’s number: one die, two of them or all three.
ks-lesson-advisors-order = The lowest roll goes first, and that is yours: 9 in all. A low roll reaches less far, but it gets the first pick.
ks-lesson-advisors-one-die = Send the 3 to the Architect [[advisor-architect]], who gives wood [[good-wood]]. Choose the marked card, then choose it again or press Confirm.
ks-lesson-advisors-other-advisor = That works too, your dice make { $value }. But I have a plan for them, so please follow the mark this time.
ks-lesson-advisors-pass = Passing means that you send no more dice this season. You still have good ones, so don’t give them away yet.
ks-lesson-advisors-taken = The others have had their turn. The Sergeant and the Treasurer have dice on them now: taken for this season. So your 5 alone has nowhere to go.
ks-lesson-advisors-two-dice = But 1 and 5 make 6, and the Alchemist [[advisor-alchemist]] is free. Send both dice there.
ks-lesson-advisors-gifts = Nobody can send any more dice, so the gifts are handed out, from the lowest number up. You already have the Architect’s wood, and you can give it to the Alchemist right away. Gold, wood and stone are your goods: for one of them he gives one each of the other two. The number on each button is how many of it you have. Give him the wood.
ks-lesson-advisors-exchange-gold = Gold for wood and stone? You would have two wood and a stone then. A fair trade, but you will want the gold. Give him the wood.
ks-lesson-advisors-decline = You may also leave it and keep what you have. But two goods for one is a bargain: give him the wood.
ks-lesson-advisors-goods = Two gold and a stone: not bad for three dice. What you can do with them is in the next lesson.

## Goods and buildings

ks-lesson-buildings-title = Goods, buildings and rows
    .about = Turn goods into buildings, row by row, from left to right.
ks-lesson-buildings-welcome = This is your province. Twenty buildings can stand here, in five rows of four. At the end of each season you may put up one of them.
ks-lesson-buildings-price = At the bottom of each card is its price, in the red seal its points. A Statue [[building-statue]] costs 2 gold and brings 3 points. You have 2 gold and a stone, so you can afford it.
ks-lesson-buildings-rows = Each row is built from left to right. The Chapel comes only after the Statue, the Church after the Chapel, and so on. The further right, the dearer and the better.
ks-lesson-buildings-statue = Build the Statue: choose it, then confirm.
ks-lesson-buildings-guard-tower = A Guard Tower would help you in winter, for a gold and the stone. Today let us collect points: build the Statue.
ks-lesson-buildings-save = You may save your goods for later, they stay yours. But a building works from now on, so build.
ks-lesson-buildings-points = 3 points for the Statue. One more came after spring: the King rewards whoever has most buildings, and you all had one. It is summer now, and everybody has rolled again.
ks-lesson-buildings-wizard = 4, 6 and 6 make 16: the Wizard [[advisor-wizard]] gives 4 gold for all three dice. That is what the Chapel needs.
ks-lesson-buildings-other-advisor = { $dice } makes { $value }, that would work. But 4 gold at once is hard to beat: send all three to the Wizard.
ks-lesson-buildings-pass = Pass now, and your dice bring nothing this season. The Wizard is waiting.
ks-lesson-buildings-chapel = 4 gold, and the stone from spring: the Chapel [[building-chapel]] costs 3 gold and 1 stone, and the Statue on its left stands. Build it.
ks-lesson-buildings-other-building = You could afford that as well. The Chapel brings 5 points and continues your row: take it.
ks-lesson-buildings-effects = Many buildings can do something, too. Your Statue lets you reroll one die when all show the same, your Chapel all dice when the roll is low. Point at a building, or hold your finger on it, to read what it does.

## Tokens, rerolls, the Envoy

ks-lesson-favours-title = Rerolls, “+2” and the Envoy
    .about = Three ways to get more out of your dice.
ks-lesson-favours-welcome = Three threes: what a roll! They reach 3, 6 and 9, and that is all. But you have some help.
ks-lesson-favours-other-advisor = { $dice } makes { $value }: possible. But follow the mark, so that I can show you everything.
ks-lesson-favours-pass = You would give away good dice. Not yet!
ks-lesson-favours-statue = Your Statue [[building-statue]] helps exactly now: when all your dice show the same, you may reroll one of them. Choose a die.
ks-lesson-favours-keep = You may keep them. But with 3, 3 and 3 there is little to gain: reroll one.
ks-lesson-favours-rolled = A 6! Now you have 3, 3 and 6. The others were lower, so they have chosen already. Where a card says “2 ways”, you can get there with different dice, and you choose which.
ks-lesson-favours-token = You own a “+2” token [[token-plus2]]. It adds 2 to the dice that you send, one a season. A 3 and the token make 5: the Sergeant [[advisor-sergeant]] and his soldier. Choose him and check that the token goes along.
ks-lesson-favours-taken = 3 and 6 make 9, the Master Hunter. But yellow is there already. Normally that is that. You, however, have the King’s Envoy [[envoy]].
ks-lesson-favours-envoy = With the Envoy you may join somebody at an advisor, once. Send your dice to the Master Hunter all the same.
ks-lesson-favours-gift = Both of you get the whole gift: wood, and gold or stone. Choose one.
ks-lesson-favours-summary = The Envoy has gone back; after the next summer he goes to whoever has fewest buildings. You could also have used him to put up two buildings in one season.

## The King

ks-lesson-king-title = The King’s aid and reward
    .about = He helps whoever is behind, and praises whoever is ahead.
ks-lesson-king-aid = Every year begins with the King’s aid. He counts buildings: yellow has three, blue two, you only one. So he helps you.
ks-lesson-king-other-advisor = { $dice } makes { $value }: possible. But follow the mark, so that I can show you everything.
ks-lesson-king-pass = Pass with four dice in your hand? You would regret it.
ks-lesson-king-white = This white die is his help, for this spring alone. It counts like any other, for the turn order as well, but it may not go to court by itself: one of your coloured dice has to be with it.
ks-lesson-king-together = The white 6 and your 2 make 8: the Treasurer [[advisor-treasurer]] with 2 gold. Send them there.
ks-lesson-king-rest = 1 and 4 are left. Together they make 5: a soldier from the Sergeant.
ks-lesson-king-build = You have 3 gold and a wood. Build the Statue.
ks-lesson-king-other-building = You could build that, too. The Statue brings more points: take it.
ks-lesson-king-done = Build nothing? The King helps you to catch up, so use it.
ks-lesson-king-reward = After spring came the King’s reward: 1 point for whoever has most buildings. That was yellow, with four. With equally many everybody would get it.
ks-lesson-king-general = Summer. 2, 3 and 5 make 10, the General [[advisor-general]]: two soldiers, and a secret look at this year’s enemy.
ks-lesson-king-behind = You now know who is coming in winter, the others don’t: goblins, strength 4. Your one gold and one wood can wait: finish without building.
ks-lesson-king-catch-up = A Barricade would help against goblins. But let me show you what else the King does for somebody who is behind: build nothing this time.
ks-lesson-king-envoy = After summer the King sends his Envoy [[envoy]] to whoever has fewest buildings, and that is you. He helps once: to a taken advisor, or to a second building in one season. With equally many buildings fewest goods decide, for the white die as well.

## Winter

ks-lesson-winter-title = Soldiers and the winter
    .about = Recruit, meet the enemy, win or lose.
ks-lesson-winter-welcome = Autumn is over, winter is near. This year’s enemy is one of these five cards, with a strength of 2 to 4. Nobody has looked yet.
ks-lesson-winter-army = Here the armies are compared. You have one soldier. Buildings may add something, and the King will send as many soldiers as his die shows, the same number to everybody.
ks-lesson-winter-recruit = Before the battle you may recruit: any two goods for one soldier. Give a gold.
ks-lesson-winter-other-good = You may pay with any good. I would keep your only one of that kind: give a gold first.
ks-lesson-winter-too-few = Would one soldier do? With a 1 on the King’s die you would have 2. Better safe than sorry: recruit one.
ks-lesson-winter-second-good = And a second good of your choice. Then the soldier joins you.
ks-lesson-winter-enough = Two soldiers. You could turn your last two goods into a third. I would keep them for spring: finish recruiting.
ks-lesson-winter-more = One more soldier would make it safer still. But then you would begin the new year with empty hands. Two should do.
ks-lesson-winter-battle = Here they come: goblins, strength 3. The King’s die shows 2. Everybody meets the enemy alone. You have 4: more than 3, a victory! Yellow has exactly 3, so nothing happens. Blue has 2 and loses what the card says: a gold and a building. Its Inn is torn down.
ks-lesson-winter-afterwards = Your victory brought a stone, and a point on top for the strongest army. The soldiers have gone home: every year you start with none. Enemies get stronger year by year, and many of them tear down a building: always the one furthest right, and of several there the topmost. So prepare early.

## A whole first year

ks-lesson-first-year-title = A whole first year
    .about = From the King’s aid to the winter, with a tutor at your side.
ks-lesson-first-year-welcome = Now everything together. A year has eight phases; you will play them all, and I will tell you what I would do. A whole game has five such years.
ks-lesson-first-year-other-advisor = { $dice } makes { $value }: not a bad idea. But let us stay with my plan for now; in your own game you decide.
ks-lesson-first-year-pass = Your dice are worth something, and passing ends the season for them. Not yet.
ks-lesson-first-year-other-good = That would be fine as well. My plan needs the other one, so take that.
ks-lesson-first-year-other-building = You can afford it, and it may be good one day. Let us stay with my plan.
ks-lesson-first-year-save = Saving is allowed. But early buildings pay all game long, so go on with the plan.
ks-lesson-first-year-aid = King’s aid. Nobody owns anything yet, so everybody takes one good. Take wood: it is good for the Inn.
ks-lesson-first-year-spring = Spring. You rolled 2, 3 and 4, the lowest roll, so you go first.
ks-lesson-first-year-astronomer = 3 and 4 make 7: the Astronomer [[advisor-astronomer]] gives a good of your choice and a “+2” token. Send them.
ks-lesson-first-year-gold = The Squire was taken before your 2 could go there; that happens. Now the Astronomer’s gift: take gold, and you can build.
ks-lesson-first-year-inn = A gold and a wood: exactly an Inn [[building-inn]]. It gives you a “+2” token every summer. Build it.
ks-lesson-first-year-reward = King’s reward: everybody has one building, so everybody gets a point. Then all rolled for summer. You have 3, 4 and 6 and choose last.
ks-lesson-first-year-treasurer = 6 and your “+2” token make 8: 2 gold from the Treasurer [[advisor-treasurer]].
ks-lesson-first-year-astronomer-again = 3 and 4 once more make the Astronomer’s 7.
ks-lesson-first-year-stone = Take a stone this time. With gold and stone you can build a tower.
ks-lesson-first-year-tower = A Guard Tower [[building-guard-tower]]: a point, and 1 more in every battle. Winter is coming. Build it.
ks-lesson-first-year-no-envoy = After summer the Envoy looks for the one player who is behind. All have two buildings, so goods decide: blue has two, you and yellow have one each. A tie, and nobody gets him. Your Inn has brought you a token. Now autumn: you have 2, 5 and 6.
ks-lesson-first-year-hunter = 2, 5 and a “+2” token make 9: the Master Hunter [[advisor-master-hunter]] gives wood, and gold or stone.
ks-lesson-first-year-alchemist = The 6 goes to the Alchemist [[advisor-alchemist]].
ks-lesson-first-year-swap = Give him the gold: you get a wood and a stone for it.
ks-lesson-first-year-decline = You may keep your gold. But two for one is a bargain.
ks-lesson-first-year-gold-again = And from the Master Hunter take gold.
ks-lesson-first-year-palisade = Two wood make a Palisade [[building-palisade]]: your army counts 1 more in battle, 2 more against zombies. Build it.
ks-lesson-first-year-recruiting = Your buildings count 2, and the King sends at least one soldier. That makes 3 or more against at most 4: quite likely enough. Keep your goods and finish recruiting.
ks-lesson-first-year-recruit = You can buy a soldier for two goods, to be quite safe. I would take the risk here and keep them.
ks-lesson-first-year-battle = Goblins, strength 3. The King’s die shows 3, so you have 5: a victory, and a stone. Nobody has lost this year.
ks-lesson-first-year-year-over = The second year has begun, and the King helps yellow with a white die. Four more years like this one, and whoever has most points wins. You are ready for your first game!

## For the rules: neutral dice, the last winter

ks-lesson-two-players-title = Two players
    .about = Neutral dice make the court smaller.
ks-lesson-two-players-neutral = Before your own dice, neutral ones were rolled: three went to the Master Hunter with 9, two to the Sergeant with 5. Both are taken for this season.
ks-lesson-two-players-around = You have 1, 3 and 5. The 5 alone would go to the Sergeant, who is taken. Send 1 and 5 to the Alchemist instead.
ks-lesson-two-players-other-advisor = { $dice } makes { $value }, and nobody is there: fine as well. Try the Alchemist.
ks-lesson-two-players-pass = You may pass, but there is still something to get.
ks-lesson-two-players-nothing = Neutral dice get no gifts. They are only in the way, and in the next season they are rolled anew.
ks-lesson-last-winter-title = The last winter
    .about = The fifth battle, and who has won.
ks-lesson-last-winter-recruiting = The fifth year is nearly over. With 4 soldiers and your buildings you are well prepared, and with a Cathedral goods are worth points at the end. So keep yours: finish recruiting.
ks-lesson-last-winter-soldier = A soldier more is possible. But your Cathedral turns every two goods into a point, so keep them.
ks-lesson-last-winter-points = After the fifth winter everything is added up, and the Cathedral counts your goods. Most points win: you do, with 35. On a tie goods would decide, then buildings.

## The tutor of a first game

ks-tutor-aid = Five years lie ahead, and the most points win; buildings bring most of them. First the King’s aid: nobody has anything yet, so everybody takes one good. Gold is needed for most buildings, wood and stone for many.
ks-tutor-influence = Send your dice to an advisor. Those you can reach are outlined. Choose one, look what it brings, then confirm. You may send one die or several together.
ks-tutor-influence-more = You have dice left, so you get another go when the others have had theirs. If nothing suits you, pass. “2 ways” on a card means that different dice get you there; you choose which.
ks-tutor-taking = Choose which good you want. Look at your province: what is missing for the building you have in mind?
ks-tutor-exchanging = The Alchemist takes one good and gives you one each of the other two. A bargain, most of the time.
ks-tutor-building = You may put up one building now. Those you can pay for are outlined; each row goes from left to right. Or save your goods.
ks-tutor-reward = You had most buildings after spring, or as many as the leader: the King gives you a point.
ks-tutor-summer = A new season: all have rolled again, and the turn order has changed. The lowest roll goes first.
ks-tutor-rerolling = Your Statue or your Chapel lets you reroll now. If you like your dice, keep them.
ks-tutor-peek = You have seen this year’s enemy. Compare it with your army.
ks-tutor-envoy = The King’s Envoy comes to you, because you are behind: fewest buildings, and among those fewest goods. With him you can go to a taken advisor once, or put up two buildings in one season.
ks-tutor-selling = The Town Hall buys one good or “+2” token for a point.
ks-tutor-recruiting = Winter is next. Two goods make a soldier. Compare your army with the enemy’s strength; the King’s die adds 1 to 6 for everybody.
ks-tutor-losing = You were defeated and lose some goods: choose which ones you need least.
ks-tutor-battle = Every year ends like this. More than the enemy wins, equal is a draw, less loses. Then all soldiers go home.
ks-tutor-second-year = A new year. Enemies get stronger each year, so think of winter before autumn.
