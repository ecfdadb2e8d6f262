title = Tabannusi
