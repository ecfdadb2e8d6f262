"""Whoever hosts tables: carrying out what they want done, and answering what is asked about them.

The server and the page without a server stand on this room. It knows neither sockets nor a database: who stores, who
thinks for bots and how long work is put aside are handed in.
"""
