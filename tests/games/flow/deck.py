"""The deck that the rule tests play with, one line a card, typed here so that rebalancing the book breaks no test.

Printed cards are as printed. What nobody has published (stripes, invented cards, most indicators) has these numbers,
which tests may count on; `test_constraints.py`, `test_examples.py` and `test_cards.py` play the shipped books.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from watershed.games.flow.book import open_book
from watershed.kit.game import Edition

# number, name, type, age, timing, whether it gets obsolete, stripe, effect
CARDS = """
 1 | Warriors         | military     | A   | attack      |     | A    | raid 2
 2 | Chariot          | military     | I   | attack      |     | A    | raid 3
 3 | Archers          | military     | I   | permanent   |     | A    | provide 2 defence
 4 | Knight           | military     | II  | attack      |     | AA   | raid 4
 5 | Crossbowman      | military     | II  | permanent   |     | AA   | provide 2 defence
 6 | Cannon           | military     | III | attack      |     | AA   | raze construction
 7 | Frigate          | military     | III | permanent   | yes | AA   | provide 1 defence per trade
 8 | Machine Gun      | military     | IV  | permanent   |     | AAD  | provide 4 defence
 9 | Tank             | military     | IV  | attack      |     | AAA  | wreck
10 | Jet Fighter      | military     | V   | attack-all  |     | AAAA | raze knowledge and construction
11 | Barracks         | construction | A   | permanent   |     | A    | provide 1 defence
12 | Lighthouse       | construction | I   | permanent   |     | T    | provide 1 science; provide 1 industry
13 | Temple           | construction | I   | permanent   |     | C    | provide 2 culture
14 | Castle           | construction | II  | permanent   | yes | DD   | provide 1 attack per military
15 | Monastery        | construction | II  | permanent   |     | CD   | provide 1 culture
16 | Military Academy | construction | III | permanent   | yes | AA   | provide 1 defence per government
17 | University       | construction | III | permanent   |     | SI   | provide 3 science
18 | Stock Exchange   | construction | IV  | permanent   |     | TT   | provide 2 science; provide 2 industry
19 | Factory          | construction | IV  | permanent   |     | IIT  | provide 3 industry
20 | Broadcast Tower  | construction | V   | permanent   |     | CSI  | provide 3 culture
21 | Working Animal   | knowledge    | A   | instant     |     | H    | take 1 from reserve per harvest
22 | Currency         | knowledge    | I   | instant     |     | T    | take 1 from supply per trade
23 | Iron Works       | knowledge    | I   | instant     |     | I    | gain military
24 | Irrigation       | knowledge    | II  | instant     |     | HH   | take 1 from reserve per harvest
25 | Astronomy        | knowledge    | II  | instant     |     | S    | gain top
26 | Printing Press   | knowledge    | III | instant     |     | SS   | take 1 from supply per science
27 | Steam Power      | knowledge    | III | instant     |     | II   | take 1 from supply per industry
28 | Railroad         | knowledge    | IV  | instant     |     | IT   | gain construction
29 | Electricity      | knowledge    | IV  | instant     |     | SSI  | take 1 from supply per science
30 | Satellites       | knowledge    | V   | scoring     |     | SSI  | culture 1 per 2 attack
31 | Agrarian Tribe   | government   | S   | none        |     | H    |
32 | Trading Tribe    | government   | S   | none        |     | T    |
33 | Artisan Tribe    | government   | S   | none        |     | I    |
34 | Religious Tribe  | government   | S   | none        |     | C    |
35 | Military Caste   | government   | S   | none        |     | A    |
36 | Aristocracy      | government   | S   | none        |     | S    |
37 | Republic         | government   | I   | permanent   |     | T    | provide 2 trade
38 | Theocracy        | government   | I   | permanent   | yes | C    | provide 1 attack per wonder
39 | Bureaucracy      | government   | II  | turn-action |     | TD   | gain government
40 | Feudalism        | government   | II  | permanent   | yes | HA   | provide 1 defence per harvest
41 | Absolutism       | government   | III | permanent   |     | AD   | provide 1 culture; provide 2 attack
42 | Mercantilism     | government   | III | turn-action |     | TT   | take 1 from supply per trade
43 | Democracy        | government   | IV  | permanent   |     | SS   | provide 3 culture
44 | Communism        | government   | IV  | instant     |     | IHA  | tribute 2
45 | Capitalism       | government   | V   | scoring     |     | TTI  | culture 1 per trade
46 | Ramesses II      | leader       | A   | turn-action |     | I    | remove this; gain wonder
47 | Confucius        | leader       | I   | turn-action |     | S    | remove this; gain knowledge or leader
48 | Julius Caesar    | leader       | I   | attack-all  |     | A    | raid 1
49 | Justinian I      | leader       | II  | instant     |     | D    | gain knowledge or construction or government
50 | Genghis Khan     | leader       | II  | attack-all  |     | AA   | raid 2
51 | Napoleon         | leader       | III | attack-all  |     | AA   | raze government
52 | Columbus         | leader       | III | turn-action |     | TT   | remove this; gain top
53 | Bismarck         | leader       | IV  | instant     |     | IA   | gain military or government
54 | Einstein         | leader       | IV  | scoring     |     | SSS  | culture 1 per knowledge
55 | John Lennon      | leader       | V   | turn-action |     | CC   | discard military; gain any
56 | The Pyramids     | wonder       | A   | scoring     |     | C    | culture 1 per wonder
57 | Great Wall       | wonder       | I   | scoring     |     | D    | culture 1 per 2 defence
58 | Hanging Gardens  | wonder       | I   | scoring     |     | H    | culture 1 per construction
59 | Angkor Wat       | wonder       | II  | scoring     |     | CH   | culture 1 per harvest
60 | Himeji Castle    | wonder       | II  | scoring     |     | AD   | culture 1 per military
61 | Great Mosque     | wonder       | III | scoring     |     | CC   | culture 1 per government
62 | Taj Mahal        | wonder       | III | scoring     |     | CI   | culture 3
63 | Eiffel Tower     | wonder       | IV  | scoring     |     | CII  | culture 1 per 2 industry
64 | Panama Canal     | wonder       | IV  | scoring     |     | TTI  | culture 1 per 3 token
65 | Apollo Program   | wonder       | V   | scoring     |     | CS   | culture 1 per science
66 | The Internet     | knowledge    | V   | scoring     |     | SST  | culture 1 per type
67 | The Future       | none         | V   | none        |     | CCC  |
"""

INDICATORS = dict.fromkeys(("military", "construction", "wonder"), "I")
INDICATORS |= dict.fromkeys(("knowledge", "government", "leader"), "S")


def toml_of(line: str) -> str:
    """One card as a section of a book file."""
    number, name, kind, age, timing, obsolete, stripe, effect = (cell.strip() for cell in line.split("|"))
    effects = ", ".join(f'"{step}"' for step in effect.split("; ") if step)
    return f"""
[[card]]
id = {number}
name = "{name}"
type = "{kind}"
age = "{age}"
timing = "{timing}"
obsolete = {str(bool(obsolete)).lower()}
effect = [{effects}]
stripe = "{stripe}"
"""


def changed(text: str) -> Edition:
    """The shipped book with a small file laid over it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "changed.toml"
        path.write_text(f'base = "flow"\n{text}')
        return open_book(path)


def plain_book(changes: str = "") -> Edition:
    """The deck of this file; `changes` are lines like those above that replace some of its cards."""
    lines = {int(line.split("|")[0]): line for line in CARDS.strip().splitlines()}
    lines |= {int(line.split("|")[0]): line for line in changes.strip().splitlines()}
    indicators = "\n".join(f'{kind} = "{letter}"' for kind, letter in INDICATORS.items())
    return changed("".join(map(toml_of, lines.values())) + f"\n[indicator]\n{indicators}\n")
