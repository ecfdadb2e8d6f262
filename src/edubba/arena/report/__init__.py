"""The report of an arena as a page: one file, in French or in English, that asks nobody for anything."""
