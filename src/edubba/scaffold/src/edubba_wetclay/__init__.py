"""Wetclay: reeds, clay tablets and a lesson for the lowest."""
