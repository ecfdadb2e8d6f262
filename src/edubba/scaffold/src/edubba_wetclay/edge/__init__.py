"""Wetclay at the edge: words, scene, terminal."""
