"""Second-hand things near one: ads, an ad with its offer, offers received, own ads, a sell form."""
