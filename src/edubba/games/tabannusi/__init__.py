"""Tabannusi: Builders of Ur. The rules are in RULES.md, each verb of them in a module of its name."""
