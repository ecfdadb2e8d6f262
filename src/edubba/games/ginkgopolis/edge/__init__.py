"""What the outside meets: words, pictures and the game as the shelf knows it."""
