"""The second model beside the real rules: it is told what happened and works out for itself what follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from watershed.games.patchistory.names import (
    ALLIED,
    CELLS,
    ERAS,
    GENERAL,
    LEVELS,
    RECLAIMED,
    WIDE,
    Event,
    Good,
    Phase,
    Quantity,
    Question,
)
from watershed.match import Match

from .second import actions, auction, production, vote, war
from .second.cards import BASELANDS, SIDES, TILES, Side
from .second.ending import arrived, end_of_era, end_of_game
from .second.patching import legal_patches, patch, quarter_cells
from .second.statuses import Kingdom, heroes, prosperity, statuses, wonders
from .second.stock import Stock
from .second.territory import Cell, bounding_box, buildable, founded, grid, lay_tile, names, reclaimable, top

HOME = (4, 5)  # the column and row of a baseland's first cell
BASES = ("", "EQ", "L1", "L2", "L3", "L4")
ROMAN = ("", "I", "II", "III")
LIMIT = {1: 5, 2: 6, 3: 7}
KINDS = {"food": Good.FOOD, "mineral": Good.MINERALS, "vp": Good.VP, "money": Good.MONEY, "votes": Good.VOTES}
BOARD = ("food", "mineral", "money", "vp", "MIL", "shields", "POL", "TRA")  # in the order of Statuses
COUNTS = {
    "general buildings": Quantity.GENERAL,
    "heroes": Quantity.HEROES,
    "special buildings": Quantity.SPECIAL,
    "trade routes": Quantity.ROUTES,
    "wasteland": Quantity.WASTELAND,
    "water": Quantity.WATER,
    "wonders": Quantity.WONDERS,
    "workers": Quantity.WORKERS,
}
CARDS = (  # prosperity cards as the book numbers them
    "general buildings", "heroes", "military", "politics", "special buildings", "trade routes", "transport",
    "wasteland", "water", "wonders", "workers", "culture production", "food production", "mineral production",
    "money production",
)  # fmt: skip
LOTS = (
    ("mineral", "food"),
    ("mineral", "money"),
    ("food", "mineral"),
    ("money", "mineral"),
    ("food", "money"),
    ("money", "food"),
)


def side_of(piece: int) -> Side:
    if piece < len(BASES):
        return BASELANDS[BASES[piece]]
    card, black = divmod(piece - 6, 2)
    era, number = divmod(card, 25)
    return SIDES[f"{ROMAN[era + 1]}-{number + 1:02d}", "black" if black else "white"]


class Beside:
    """What the second model makes of a match."""

    def __init__(self, match: Match) -> None:
        self.match, table = match, match.table
        self.seats = int(table.seats)
        self.land = [founded(side_of(int(table.pile[seat, 0]))) for seat in range(self.seats)]
        self.stocks = [Stock(food=4, money=3, vp=20) for _ in range(self.seats)]
        self.votes: list[list[int]] = []
        self.popes: set[int] = set()
        self.war: tuple[int, int] = (0, 0)
        self.committed: list[tuple[int, int, int]] = []
        self.scored: vote.Scored | None = None
        self.wrong: list[str] = []

    # what the match shows

    def cell(self, seat: int, cell: int) -> Cell:
        """A cell of the board that has no edges, as the second model counts."""
        west, north, *_ = bounding_box(top(self.land[seat]))
        x = ((cell - 1) % WIDE - HOME[0] - west) % WIDE
        y = ((cell - 1) // WIDE - HOME[1] - north) % WIDE
        return west + (x if x < WIDE - 1 else -1), north + (y if y < WIDE - 1 else -1)

    def kingdom(self, seat: int) -> Kingdom:
        table = self.match.table
        places = [int(place) for place in table.place[seat]]
        here = tuple(self.cell(seat, place) for place in places if 0 < place <= CELLS)
        general = sum(int(table.owner[route]) == seat + 1 for route in range(1, GENERAL + 1))
        ends = [(int(table.end_a[route]), int(table.end_b[route])) for route in range(1, ALLIED + 1)]
        away = sum(place > CELLS for place in places)
        removed = int(table.removed[seat])
        left = 8 - removed - sum(place != 0 for place in places)
        return Kingdom(self.land[seat], here, away, left, removed, general, sum(seat + 1 in end for end in ends))

    def gains(self, seat: int) -> Iterator[production.Gain | None]:
        table = self.match.table
        for route in range(1, GENERAL + 1):
            if table.owner[route] == seat + 1 and table.space[route]:
                yield production.GENERAL_ROUTE[int(table.space[route]) - 1]
        for route in range(1, ALLIED + 1):
            for end, owner, space in (("A", table.end_a, table.space_a), ("B", table.end_b, table.space_b)):
                if owner[route] == seat + 1 and space[route]:
                    position = int(space[route]) - 1
                    yield production.allied_gain(end, position if position <= 4 else 5)

    def names(self, seat: int) -> set[str]:
        return names(self.land[seat])

    def expect(self, what: str, real: object, second: object) -> None:
        if real != second:
            self.wrong.append(f"{what}: real {real}, second {second}")

    # what follows from an event

    def play(self, seat: int, action: int) -> None:
        before = [int(favours) for favours in self.match.table.favours], int(self.match.table.phase)
        question, roles = int(self.match.table.question), [int(war) for war in self.match.table.war]
        eras = int(self.match.table.era)
        words = self.match.game.notation.words_of(self.match.edition, action)
        self.match.advance(action, seat)
        self.era, self.favours, self.phase, self.roles = eras, *before, roles
        if question == Question.MERCY and words == "accept":
            self.stocks[seat] = war.tend(self.stocks[seat])
        if question == Question.OFFERING and words != "decline":
            self.stocks[seat] = production.sacrifice(self.stocks[seat])
        for line in self.match.table.events[: int(self.match.table.noted)].tolist():
            self.happens(*line[:5])
        self.compare()

    def happens(self, what: int, seat: int, card: int, count: int, other: int) -> None:
        match what:
            case Event.ROUND:
                self.era, self.popes = card, set()
            case Event.SWAPPED:
                money, vp = auction.swapped(self.stocks[seat].money, self.stocks[seat].vp)
                self.stocks[seat] = Stock(
                    self.stocks[seat].food, self.stocks[seat].mineral, vp, money, self.stocks[seat].votes
                )
            case Event.WON:
                self.stocks[seat] = self.stocks[seat].plus("money", -count)
            case Event.PATCHED:
                self.patched(seat, card, count, other)
            case Event.RECLAIMED:
                self.land[other] = lay_tile(self.land[other], self.cell(other, card), None)
                if self.phase == Phase.MANAGEMENT:
                    self.stocks[seat] = actions.paid(actions.reclamation_cost(), self.stocks[seat])
            case Event.BUILT:
                room = TILES[count - 1]
                self.stocks[seat] = actions.construct_building(self.stocks[seat], room.kind, self.names(seat))
                self.land[seat] = lay_tile(self.land[seat], self.cell(seat, card), room)
            case Event.SAFE:
                self.popes.add(seat)
        if seat < self.seats:
            self.acts(what, seat, card, count, other)
        self.fights(what, seat, card, count, other)
        self.counts(what, seat, card, count, other)

    def patched(self, seat: int, piece: int, corner: int, mask: int) -> None:
        x, y = self.cell(seat, corner)
        occupied = top(self.land[seat])
        over = frozenset(q for q, cell in quarter_cells(x, y).items() if cell in occupied and mask >> q & 1)
        visible = self.names(seat)
        before = self.kingdom(seat)
        angkor, statue = "Angkor Wat" in visible, "Statue of Liberty" in visible
        self.land[seat] = patch(self.land[seat], side_of(piece), (x, y, over), LIMIT[self.era], angkor, statue)
        self.stocks[seat] = arrived(before, self.kingdom(seat), self.stocks[seat]).stock

    def acts(self, what: int, seat: int, card: int, count: int, other: int) -> None:
        stock, visible = self.stocks[seat], self.names(seat)
        match what:
            case Event.AID_ACCEPTED | Event.AID_REFUSED:
                gift = tuple(int(self.match.edition.records[0].mix[card][good]) for good in (1, 2, 3))
                giver = self.names(other)
                pair = actions.aid(self.stocks[other], stock, gift, what == Event.AID_ACCEPTED, giver)  # type: ignore[arg-type]
                self.stocks[other], self.stocks[seat] = pair
            case Event.THREATENED:
                kind = "money" if card == Good.MONEY else "vp"
                pair = war.threaten(
                    stock, self.stocks[other], kind, self.era, visible, self.names(other), other in self.popes
                )
                self.stocks[seat], self.stocks[other] = pair
            case Event.BROKE:
                self.stocks[seat] = actions.break_alliance(stock, self.favours[seat])
            case Event.TRADED:
                self.stocks[seat] = actions.trade(stock, self.era, visible)
            case Event.EXCHANGED:
                self.stocks[seat] = actions.exchange(stock, *LOTS[card - 1], count)
            case Event.BORN if self.phase == Phase.MANAGEMENT:
                self.stocks[seat] = actions.paid(actions.birth_cost(self.era), stock)
            case Event.ROUTE_LAID if self.phase == Phase.MANAGEMENT:
                self.stocks[seat] = actions.paid(actions.route_cost(), stock)
            case Event.WORSHIPPED_HEROES:
                self.stocks[seat] = actions.worship_heroes(stock, self.era, heroes(self.kingdom(seat)), visible)
            case Event.WORSHIPPED_WONDERS:
                self.stocks[seat] = actions.worship_wonders(stock, self.era, wonders(self.kingdom(seat)), visible)
            case Event.CAMPAIGNED:
                self.stocks[seat] = actions.campaign(stock, count, visible)

    def fights(self, what: int, seat: int, card: int, count: int, other: int) -> None:
        match what:
            case Event.WAR_DECLARED:
                self.war, self.roles[card] = (seat, other), count
            case Event.PREPARED:
                victim = self.war[1] if seat == self.war[0] else self.war[0]
                self.stocks[seat] = war.prepare(self.stocks[seat], self.era, self.names(victim))
            case Event.COMMITTED:
                self.stocks[seat] = self.stocks[seat].plus("mineral", -count).plus("votes", -card)
                self.committed.append((seat, count, card // 2))
            case Event.WAR_WON | Event.WAR_DRAWN:
                self.resolve(seat if what == Event.WAR_WON else None, other if what == Event.WAR_WON else None)

    def side(self, seat: int, minerals: int, pairs: int, role: str) -> war.Side:
        board = statuses(self.kingdom(seat))
        visible = frozenset(self.names(seat))
        return war.Side(
            role, board["MIL"], board["shields"], self.stocks[seat].vp, visible, minerals, pairs, seat in self.popes
        )

    def resolve(self, winner: int | None, loser: int | None) -> None:
        (one, minerals, pairs), (two, more, others) = self.committed
        table = self.match.table
        route = next(
            route
            for route, role in enumerate(self.roles)
            if role
            and (int(table.owner[route]), int(table.other[route])) == (one + 1, two + 1)
            and int(table.war[route]) == 0
        )
        roles, self.roles[route] = self.roles[route], 0
        first = self.side(one, minerals, pairs, "invader" if roles & 1 else "defender")
        second = self.side(two, more, others, "invader" if roles & 2 else "defender")
        found = war.wage(first, second, self.era)
        self.expect("winner of a war", winner, None if found.winner is None else (one, two)[found.winner])
        for seat, vp in zip((one, two), found.vp, strict=True):
            self.stocks[seat] = self.stocks[seat].plus("vp", vp - self.stocks[seat].vp)
        self.committed = []

    def counts(self, what: int, seat: int, card: int, count: int, other: int) -> None:
        match what:
            case Event.PRODUCED:
                self.stocks[seat] = production.produce(self.kingdom(seat), self.stocks[seat], self.gains(seat))
            case Event.FED:
                self.stocks[seat] = production.maintain_workers(self.kingdom(seat), self.stocks[seat])
            case Event.MAINTAINED:
                self.stocks[seat] = production.maintain_heroes_and_wonders(self.kingdom(seat), self.stocks[seat])
            case Event.BALLOT:
                self.votes, self.scored = ([] if count == 1 else self.votes), None
                self.ballot = [*self.ballot, card] if count > 1 else [card]
                self.doubled: int | None = None
            case Event.VOTED:
                if not self.votes or None not in self.votes[-1]:
                    self.votes.append([None] * self.seats)  # type: ignore[list-item]
                self.votes[-1][seat] = count
                self.stocks[seat] = self.stocks[seat].plus("votes", -count)
                if len(self.votes) == self.seats and None not in self.votes[-1]:
                    self.return_votes()
            case Event.DOUBLED:
                self.doubled = self.ballot.index(card)
            case Event.SCORED | Event.DROPPED:
                self.score(what, seat, card, other)
            case Event.ERA_ENDED:
                for each in range(self.seats):
                    self.stocks[each] = end_of_era(self.kingdom(each), self.stocks[each], card)
                    if card == ERAS:
                        self.stocks[each] = end_of_game(self.kingdom(each), self.stocks[each])

    def return_votes(self) -> None:
        for seat in range(self.seats):
            if "Elizabeth I" not in self.names(seat):
                self.stocks[seat] = self.stocks[seat].plus("votes", -self.stocks[seat].votes)

    def score(self, what: int, seat: int, card: int, place: int) -> None:
        at = self.ballot.index(card)
        if self.scored is None:
            amounts = [
                [prosperity(self.kingdom(each))[CARDS[one - 1]] for each in range(self.seats)] for one in self.ballot
            ]
            vp = [stock.vp for stock in self.stocks]
            owner = next((each for each in range(self.seats) if "Disneyland" in self.names(each)), None)
            self.scored = vote.score(self.votes, amounts, vp, owner, self.doubled)
            for each in range(self.seats):
                self.stocks[each] = self.stocks[each].plus("vp", self.scored.vp[each] - vp[each])
        self.expect(f"whether card {card} is dropped", what == Event.DROPPED, at in self.scored.dropped)
        if what == Event.SCORED:
            self.expect(f"place on card {card}", abs(place), self.scored.places[at][seat])

    # what is compared at every decision

    def compare(self) -> None:
        table = self.match.table
        for seat in range(self.seats):
            self.compare_land(seat)
            kingdom = self.kingdom(seat)
            board = statuses(kingdom)
            for number, name in enumerate(BOARD, 1):
                self.expect(f"{name} of seat {seat}", int(table.status[seat, number]), board[name])
            counted = prosperity(kingdom)
            for name, measure in COUNTS.items():
                self.expect(f"{name} of seat {seat}", int(table.count[seat, measure]), counted[name])
            if not self.is_open(seat):
                for kind, good in KINDS.items():
                    self.expect(f"{kind} of seat {seat}", int(table.goods[seat, good]), self.stocks[seat].of(kind))
        for seat in self.match.waiting:
            if table.question == Question.PATCH:
                self.compare_patches(seat)
            elif table.question == Question.DIPLOMACY:
                self.compare_threats(seat)
            elif table.slot[seat]:
                self.compare_sites(seat)

    def is_open(self, seat: int) -> bool:
        """In the middle of something that the second model takes as one: a patch with its effects, a tile."""
        table = self.match.table
        return bool(table.piece[seat] or table.slot[seat])

    def compare_land(self, seat: int) -> None:
        table, seen = self.match.table, grid(self.land[seat])
        cells = {
            self.cell(seat, cell): int(table.land[seat, cell]) for cell in range(1, CELLS + 1) if table.land[seat, cell]
        }
        self.expect(f"cells of seat {seat}", set(cells), set(seen))
        pile = self.land[seat].pile
        for cell, what in cells.items():
            if cell in seen and what <= LEVELS:
                piece = pile[what - 1] if what <= len(pile) else None
                room = piece.side.rooms[piece.cells[cell]] if piece and cell in piece.cells else None
                self.expect(f"{cell} of seat {seat}", (room, False), (seen[cell].room, seen[cell].tile))
            elif cell in seen:
                reclaimed = what == LEVELS + RECLAIMED
                self.expect(
                    f"tile at {cell} of seat {seat}", (True, reclaimed), (seen[cell].tile, seen[cell].reclaimed)
                )

    def compare_patches(self, seat: int) -> None:
        visible, table = self.names(seat), self.match.table
        angkor, statue = "Angkor Wat" in visible, "Statue of Liberty" in visible
        theirs = legal_patches(self.land[seat], side_of(int(table.piece[seat])), LIMIT[int(table.era)], angkor, statue)
        occupied, ours = top(self.land[seat]), set()
        for move in self.match.moves(seat):
            if move.name == "patch":
                x, y = self.cell(seat, self.match.game.families[6].values(move.id)[0])
                mask = self.match.game.families[6].values(move.id)[1]
                cells = quarter_cells(x, y)
                ours.add((x, y, frozenset(q for q, cell in cells.items() if cell in occupied and mask >> q & 1)))
        self.expect(f"patches of seat {seat}", ours, theirs)

    def compare_threats(self, seat: int) -> None:
        table, visible = self.match.table, self.names(seat)
        cost = actions.threaten_cost(visible).favours
        theirs, mine = set(), statuses(self.kingdom(seat))
        for other in set(range(self.seats)) - {seat}:
            board = statuses(self.kingdom(other))
            pairs = zip(table.owner[1:].tolist(), table.other[1:].tolist(), strict=True)
            linked = (seat + 1, other + 1) in pairs
            ends = zip(table.end_a[1:].tolist(), table.end_b[1:].tolist(), strict=True)
            allied = any({*end} == {seat + 1, other + 1} for end in ends)
            free = table.favours[seat] >= cost and table.acted[seat] != 2
            if free and war.may_threaten(visible, mine["MIL"], board["MIL"] + board["shields"], linked, allied):
                theirs |= set(product((other,), war.demands(self.names(other))))
        ours = {(move.args["seat"], move.args["goods"]) for move in self.match.moves(seat) if move.name == "threaten"}
        self.expect(f"threats of seat {seat}", ours, theirs)

    def compare_sites(self, seat: int) -> None:
        table = self.match.table
        where = int(table.target) if table.reclaiming[seat] == 2 else seat
        found = reclaimable(self.land[where]) if table.reclaiming[seat] else buildable(self.land[where])
        family = next(family for family in self.match.game.families if family.name == "site")
        ours = {self.cell(where, family.values(action)[0]) for action in self.match.legal(seat)}
        self.expect(f"sites of seat {seat}", ours, found)
