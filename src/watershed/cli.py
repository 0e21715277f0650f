"""The command line: `watershed games`, `play`, `replay`, `simulate`, `log`, `rules`."""
