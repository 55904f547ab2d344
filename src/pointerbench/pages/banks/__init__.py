"""What documents are drawn from: names, places, prices, sentences, written in both languages."""
