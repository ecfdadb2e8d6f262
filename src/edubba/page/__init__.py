"""The whole house in a page: no server, no network. A worker of the browser runs this with Pyodide.

What a browser offers comes in from outside as a few functions (`house.Browser`), so that all of it runs elsewhere, too.
"""
