"""A workbook of charts: fields on shelves, a sheet, a dashboard, the source of its data."""
