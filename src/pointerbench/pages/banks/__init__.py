"""What documents are drawn from: names, places, prices, sentences, in both languages."""
