"""The Sheets suite: spreadsheets, and pointing at their cells, headers, edges and colours."""
