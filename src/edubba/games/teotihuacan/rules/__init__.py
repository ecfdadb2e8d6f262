"""The rules: compiled, and without a word of any language."""
