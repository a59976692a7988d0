ui-title = Regnum
