"""Changes of the store from one version to the next. They run by themselves when the server starts."""
