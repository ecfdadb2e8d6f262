"""The whole house as a folder of files, for any web space: the page, Python for browsers, and Edubba in it."""
