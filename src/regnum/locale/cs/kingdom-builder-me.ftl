# Co se počítá v dohrané partii.

kb-stat-row = Osídlení v jedné řadě
kb-stat-group = Největší skupina osídlení
kb-stat-tokens = Získané žetony
kb-stat-supply = Zbylá osídlení
