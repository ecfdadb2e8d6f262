"""Ginkgopolis: a city that grows and rises. The rules are in RULES.md, each verb of them in a module of its name."""
