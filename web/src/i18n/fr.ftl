rule = Règle { $number }
