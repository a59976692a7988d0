"""The contract every game fulfils. No word of any game belongs in here."""
