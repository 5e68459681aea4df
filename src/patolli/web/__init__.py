"""The web server: routes and messages, nothing else."""
