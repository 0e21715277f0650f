"""The deck that the rule tests play with: one line a card, typed here so that rebalancing the shipped book breaks no test.

Printed cards are as printed. What nobody has published (stripes, invented cards, most indicators) is fixed to the numbers
below, which the tests may count on; `test_constraints.py`, `test_examples.py` and `test_cards.py` play the shipped books.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from watershed.games.flow.book import open_book
from watershed.kernel.game import Edition

CARDS = """
 1 | Warriors         | military     | A   | attack      |          | raid 2                                         | A
 2 | Chariot          | military     | I   | attack      |          | raid 3                                         | A
 3 | Archers          | military     | I   | permanent   |          | provide 2 defence                              | A
 4 | Knight           | military     | II  | attack      |          | raid 4                                         | AA
 5 | Crossbowman      | military     | II  | permanent   |          | provide 2 defence                              | AA
 6 | Cannon           | military     | III | attack      |          | raze construction                              | AA
 7 | Frigate          | military     | III | permanent   | obsolete | provide 1 defence per trade                    | AA
 8 | Machine Gun      | military     | IV  | permanent   |          | provide 4 defence                              | AAD
 9 | Tank             | military     | IV  | attack      |          | wreck                                          | AAA
10 | Jet Fighter      | military     | V   | attack-all  |          | raze knowledge and construction                | AAAA
11 | Barracks         | construction | A   | permanent   |          | provide 1 defence                              | A
12 | Lighthouse       | construction | I   | permanent   |          | provide 1 science; provide 1 industry          | T
13 | Temple           | construction | I   | permanent   |          | provide 2 culture                              | C
14 | Castle           | construction | II  | permanent   | obsolete | provide 1 attack per military                  | DD
15 | Monastery        | construction | II  | permanent   |          | provide 1 culture                              | CD
16 | Military Academy | construction | III | permanent   | obsolete | provide 1 defence per government               | AA
17 | University       | construction | III | permanent   |          | provide 3 science                              | SI
18 | Stock Exchange   | construction | IV  | permanent   |          | provide 2 science; provide 2 industry          | TT
19 | Factory          | construction | IV  | permanent   |          | provide 3 industry                             | IIT
20 | Broadcast Tower  | construction | V   | permanent   |          | provide 3 culture                              | CSI
21 | Working Animal   | knowledge    | A   | instant     |          | take 1 from reserve per harvest                | H
22 | Currency         | knowledge    | I   | instant     |          | take 1 from supply per trade                   | T
23 | Iron Works       | knowledge    | I   | instant     |          | gain military                                  | I
24 | Irrigation       | knowledge    | II  | instant     |          | take 1 from reserve per harvest                | HH
25 | Astronomy        | knowledge    | II  | instant     |          | gain top                                       | S
26 | Printing Press   | knowledge    | III | instant     |          | take 1 from supply per science                 | SS
27 | Steam Power      | knowledge    | III | instant     |          | take 1 from supply per industry                | II
28 | Railroad         | knowledge    | IV  | instant     |          | gain construction                              | IT
29 | Electricity      | knowledge    | IV  | instant     |          | take 1 from supply per science; take 1 from supply per industry | SSI
30 | Satellites       | knowledge    | V   | scoring     |          | culture 1 per 2 attack                         | SSI
31 | Agrarian Tribe   | government   | S   | none        |          |                                                | H
32 | Trading Tribe    | government   | S   | none        |          |                                                | T
33 | Artisan Tribe    | government   | S   | none        |          |                                                | I
34 | Religious Tribe  | government   | S   | none        |          |                                                | C
35 | Military Caste   | government   | S   | none        |          |                                                | A
36 | Aristocracy      | government   | S   | none        |          |                                                | S
37 | Republic         | government   | I   | permanent   |          | provide 2 trade                                | T
38 | Theocracy        | government   | I   | permanent   | obsolete | provide 1 attack per wonder                    | C
39 | Bureaucracy      | government   | II  | turn-action |          | gain government                                | TD
40 | Feudalism        | government   | II  | permanent   | obsolete | provide 1 defence per harvest                  | HA
41 | Absolutism       | government   | III | permanent   |          | provide 1 culture; provide 2 attack            | AD
42 | Mercantilism     | government   | III | turn-action |          | take 1 from supply per trade                   | TT
43 | Democracy        | government   | IV  | permanent   |          | provide 3 culture                              | SS
44 | Communism        | government   | IV  | instant     |          | tribute 2                                      | IHA
45 | Capitalism       | government   | V   | scoring     |          | culture 1 per trade                            | TTI
46 | Ramesses II      | leader       | A   | turn-action |          | remove this; gain wonder                       | I
47 | Confucius        | leader       | I   | turn-action |          | remove this; gain knowledge or leader          | S
48 | Julius Caesar    | leader       | I   | attack-all  |          | raid 1                                         | A
49 | Justinian I      | leader       | II  | instant     |          | gain knowledge or construction or government   | D
50 | Genghis Khan     | leader       | II  | attack-all  |          | raid 2                                         | AA
51 | Napoleon         | leader       | III | attack-all  |          | raze government                                | AA
52 | Columbus         | leader       | III | turn-action |          | remove this; gain top                          | TT
53 | Bismarck         | leader       | IV  | instant     |          | gain military or government                    | IA
54 | Einstein         | leader       | IV  | scoring     |          | culture 1 per knowledge                        | SSS
55 | John Lennon      | leader       | V   | turn-action |          | discard military; gain any                     | CC
56 | The Pyramids     | wonder       | A   | scoring     |          | culture 1 per wonder                           | C
57 | Great Wall       | wonder       | I   | scoring     |          | culture 1 per 2 defence                        | D
58 | Hanging Gardens  | wonder       | I   | scoring     |          | culture 1 per construction                     | H
59 | Angkor Wat       | wonder       | II  | scoring     |          | culture 1 per harvest                          | CH
60 | Himeji Castle    | wonder       | II  | scoring     |          | culture 1 per military                         | AD
61 | Great Mosque     | wonder       | III | scoring     |          | culture 1 per government                       | CC
62 | Taj Mahal        | wonder       | III | scoring     |          | culture 3                                      | CI
63 | Eiffel Tower     | wonder       | IV  | scoring     |          | culture 1 per 2 industry                       | CII
64 | Panama Canal     | wonder       | IV  | scoring     |          | culture 1 per 3 token                          | TTI
65 | Apollo Program   | wonder       | V   | scoring     |          | culture 1 per science                          | CS
66 | The Internet     | knowledge    | V   | scoring     |          | culture 1 per type                             | SST
67 | The Future       | none         | V   | none        |          |                                                | CCC
"""

INDICATORS = dict.fromkeys(("military", "construction", "wonder"), "I")
INDICATORS |= dict.fromkeys(("knowledge", "government", "leader"), "S")


def toml_of(line: str) -> str:
    """One card as a section of a book file."""
    number, name, kind, age, timing, obsolete, effect, stripe = (cell.strip() for cell in line.split("|"))
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
