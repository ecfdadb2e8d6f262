"""Edubba: a house of board games."""

__version__ = "0.1.0"
