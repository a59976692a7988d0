# Что считается в доигранной партии.

ks-stat-buildings = Зданий в конце
ks-stat-source-buildings = Очки за здания
ks-stat-source-battles = Очки за битвы
ks-stat-source-losses = Очки, потерянные в битвах
ks-stat-source-town-hall = Очки от ратуши
ks-stat-source-embassy = Очки от посольства
ks-stat-source-cathedral = Очки от собора
