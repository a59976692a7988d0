# What is counted of a finished match.

ks-stat-buildings = Buildings at the end
ks-stat-source-buildings = Points for buildings
ks-stat-source-battles = Points in battles
ks-stat-source-losses = Points lost in battles
ks-stat-source-town-hall = Points from the Town Hall
ks-stat-source-embassy = Points from the Embassy
ks-stat-source-cathedral = Points from the Cathedral
