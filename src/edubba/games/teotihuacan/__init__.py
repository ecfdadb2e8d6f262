"""Founders of Teotihuacan: build a city and its pyramid within the reach of your architect."""
