"""The server under load: many tables, people who move at a steady pace, bots that think, and kills."""
