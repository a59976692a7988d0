# What is counted of a finished match.

kb-stat-row = Settlements in one row
kb-stat-group = Largest settlement area
kb-stat-tokens = Tokens taken
kb-stat-supply = Settlements left over
