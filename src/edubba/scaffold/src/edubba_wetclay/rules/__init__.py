"""The rules of Wetclay: they know no language and no edge."""
