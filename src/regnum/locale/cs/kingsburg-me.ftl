# Co se počítá v dohrané partii.

ks-stat-buildings = Budov na konci
ks-stat-source-buildings = Body za budovy
ks-stat-source-battles = Body za bitvy
ks-stat-source-losses = Body ztracené v bitvách
ks-stat-source-town-hall = Body z radnice
ks-stat-source-embassy = Body z velvyslanectví
ks-stat-source-cathedral = Body z katedrály
