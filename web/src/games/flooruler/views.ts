// Written by `watershed export-types` from the game's viewtypes.py; do not edit.

