rule = Rule { $number }
