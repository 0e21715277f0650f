"""A long run of whole servers under load while things break. `make soak` runs it; `python -m tests.soak` says how."""
