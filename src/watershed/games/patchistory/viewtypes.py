"""The shapes of what the board is drawn from; exported to TypeScript.

Cells are called `a1` to `l12`; moves name a room by the cell of its first quarter. Places in a territory are also given
from its own upper left corner, in `x` and `y`. Spaces of a route: 0 Start, 1 to 4 with goods, 5 Negotiation Room, 6 War
Room, 7 Rest; on an allied route everybody counts from their own end. The file is long because it only lists shapes.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from watershed.kit.messages import MessageJson

PhaseKey = Literal[
    "over", "auction", "patching", "diplomacy", "management", "movement", "negotiation", "production", "upkeep", "vote",
    "end",
]  # fmt: skip
QuestionKey = Literal[
    "none", "claim", "bid", "secret-bid", "side", "patch", "room", "ally", "end-of-route", "free-route", "demolish",
    "sacrifice", "diplomacy", "mix", "aid", "management", "trader", "site", "move", "talk", "thumbs", "treaty",
    "commit", "free-threat", "stealth", "mercy", "offering", "prosperity", "vote", "double",
]  # fmt: skip
GoodKey = Literal["food", "minerals", "money", "vp", "votes"]
StatusKey = Literal["food", "minerals", "money", "vp", "mil", "shields", "pol", "tra"]
KindKey = Literal[
    "culture", "politics", "economy", "military", "traffic", "industry", "special", "wasteland", "water", "hero",
    "wonder",
]  # fmt: skip
QuantityKey = Literal[
    "culture", "politics", "economy", "military", "traffic", "industry", "special", "wasteland", "water", "hero",
    "wonder", "worker", "route", "manned-water", "manned-industry", "manned-culture", "general-building", "reclaimed",
    "food-industry", "food", "minerals", "money", "vp", "mil", "shields", "pol", "tra", "savings",
]  # fmt: skip
WhenKey = Literal["always", "patched", "era", "era-1", "era-2", "era-3", "end"]
CostKey = Literal["aid", "threaten", "trade", "exchange", "birth", "heroes", "wonders", "link", "reclaim", "build"]
TalkKey = Literal["negotiation", "treaty", "war", "after"]
ThumbKey = Literal["peace", "war"]
Source = Literal["rulebook", "outside", "reconstructed"]


class RoomView(TypedDict):
    """A visible room of a territory. Rooms are rectangles."""

    cell: str  # of its first quarter
    cells: list[str]  # of all its quarters, in reading order
    x: int
    y: int
    wide: int
    high: int
    kind: KindKey
    free: dict[StatusKey, int]  # symbols that are always active
    box: dict[StatusKey, int] | None  # symbols in the Activity Box
    active: bool  # whether the box is: a worker is there
    workers: int
    figure: str | None  # the hero or wonder
    piece: str  # that it is on; of a tile, the piece below
    level: int  # of that piece in the pile, 0 for the lowest
    tile: str | None  # the building that was constructed here
    reclaimed: bool  # the Wasteland of a tile


class PieceView(TypedDict):
    """A piece of a territory's pile."""

    piece: str
    cell: str  # of its upper left quarter
    x: int
    y: int
    level: int  # 0 for the lowest
    visible: int  # its quarters that can be seen, one bit each: 1 upper left, 2 upper right, and so on; tiles count


class TerritoryView(TypedDict):
    """A territory."""

    corner: str  # the cell at x 0 and y 0, which can be empty
    columns: int
    rows: int
    limit: int | None  # the most columns and rows in this era; None without a limit
    rooms: list[RoomView]  # in reading order
    pile: list[PieceView]  # from the bottom up


class FigureView(TypedDict):
    """A hero or wonder that is visible."""

    figure: str
    cell: str
    effects: list[str]  # message ids, as in the components
    adds: dict[StatusKey, int]  # what it adds to statuses now, its symbols aside


class UpkeepView(TypedDict):
    """What is paid at the end of the round, and at the end of the era."""

    food: int  # for the workers, every round
    heroFood: int
    wonderMinerals: int


class BidView(TypedDict):
    """A player's bid."""

    card: int  # its place in the row, from 1
    money: int
    top: bool


class PlayerView(TypedDict):
    """A player."""

    seat: int
    territory: TerritoryView
    statuses: dict[StatusKey, int]  # the first four are produced every round
    attack: int
    defence: int
    counts: dict[QuantityKey, int]  # up to food-industry
    goods: dict[GoodKey, int] | None  # None if they are behind the screen
    favours: int  # left in this round
    workers: int  # in the territory and on routes
    homing: int  # of them, those for whom a room has to be chosen
    descendants: int  # left
    removed: int  # descendants out of the game
    upkeep: UpkeepView
    figures: list[FigureView]
    routes: list[int]  # numbers of the player's own routes, allied ones too
    allies: list[int]  # seats
    bid: BidView | None  # in the auction and while cards are patched
    won: int | None  # the card to be patched, its place in the row
    tiles: list[str | None] | None  # the viewer's own: the building of each of four places
    tilesHeld: int
    hand: list[str] | None  # the viewer's own prosperity cards
    handHeld: int
    freeExchanges: int  # left in this round
    campaigned: bool
    linked: bool  # constructed a route in this round
    aided: bool  # accepted aid in this round
    broke: bool  # broke an alliance, so there is no other action
    claimed: bool  # took a card before an auction, for the whole game
    raided: bool
    safe: bool  # loses no VP in this round


class CardView(TypedDict):
    """A card of the auction."""

    card: int  # its place in the row, from 1
    piece: str
    black: bool
    back: str | None  # with two players: the other side, which can be chosen too
    bid: int | None  # the top bid
    bidder: int | None
    least: int | None  # the lowest bid that the viewer could make, whatever money there is; None if it isn't on offer
    winner: int | None
    done: bool  # patched or discarded


class AuctionView(TypedDict):
    """The auction row. It stays until everybody has patched."""

    cards: list[CardView]  # revealed so far
    opening: bool  # the cards of the first auction come one by one
    mayWait: bool


class PlacementView(TypedDict):
    """Ways to patch a card with its upper left quarter on a cell."""

    cell: str
    x: int  # -1 left of the territory
    y: int
    over: list[int]  # masks of the quarters that are visible: 1 upper left, 2 upper right, 4 lower left, 8 lower right


class PatchingView(TypedDict):
    """A card that is being patched, and what comes of it."""

    seat: int
    piece: str
    sides: list[str]  # while its side is chosen: white, black
    placements: list[PlacementView] | None  # for the player who patches it, while the place is asked
    figure: str | None  # the hero or wonder that takes effect


class RouteView(TypedDict):
    """A general route."""

    route: int
    owner: int
    other: int
    space: int | None  # of the owner's worker
    gains: dict[GoodKey, int]  # what that worker would bring now
    invaders: list[int] | None  # seats; None without a war
    negotiated: bool  # its negotiation of this round is done


class AlliedEnd(TypedDict):
    """One end of an allied route."""

    seat: int
    space: int | None
    gains: dict[GoodKey, int]


class AlliedView(TypedDict):
    """An allied route."""

    route: int
    ends: list[AlliedEnd]  # end A, end B


class StorageView(TypedDict):
    """What is left."""

    routes: int
    allied: int
    tiles: int
    cards: int  # of the era's deck


class CostView(TypedDict):
    """What an action costs the viewer now. What it costs in the book is beside it."""

    action: CostKey
    kind: KindKey | None  # of a building
    favours: int
    goods: dict[GoodKey, int]
    baseFavours: int
    baseGoods: dict[GoodKey, int]
    changedBy: list[str]  # heroes and wonders that change what it costs or brings
    brings: dict[GoodKey, int]  # what it brings for certain
    mayBring: dict[GoodKey, int] | None  # what it brings at most; None if that is certain


class CampaignView(TypedDict):
    """What a campaign brings the viewer now."""

    brings: list[dict[GoodKey, int]]  # for 1 favour, for 2 and so on, as many as can be spent
    more: dict[GoodKey, int]  # of that, what heroes and wonders add
    changedBy: list[str]  # heroes and wonders


class ThreatView(TypedDict):
    """What a threat demands from a player now. What it demands in the book is beside it."""

    seat: int
    goods: dict[GoodKey, int]
    baseGoods: dict[GoodKey, int]
    changedBy: list[str]  # the player's heroes and wonders


class CommitmentView(TypedDict):
    """What the viewer can commit to a war: minerals, and after these pairs of votes where a hero allows them."""

    strengths: list[int]  # with none, with 1 and so on, as many as there are
    changedBy: list[str]  # heroes and wonders that make them count


class BallotView(TypedDict):
    """A prosperity card in the row of the vote."""

    card: int  # its place in the row, from 1
    prosperity: str
    votes: int
    scored: bool | None  # None until all votes are in


class VoteView(TypedDict):
    """The vote."""

    cards: list[BallotView]
    current: int | None  # the card that is voted on
    doubled: int | None


class PlannedView(TypedDict):
    """Where a worker goes."""

    worker: int
    cell: str | None  # where it is
    route: int | None
    space: int | None
    toCell: str | None
    toSpace: int | None
    planned: bool
    homing: bool  # it comes home from the end of a route, and its room is asked for


class PlanView(TypedDict):
    """The viewer's own plan of movement."""

    speed: int
    picked: int | None  # the worker who is asked about
    sealed: bool
    statuses: dict[StatusKey, int]  # as they will be, as far as it is planned
    workers: list[PlannedView]


class AnswerView(TypedDict):
    """What the viewer has answered while others are still thinking."""

    card: NotRequired[int]
    money: NotRequired[int]
    thumb: NotRequired[ThumbKey]
    minerals: NotRequired[int]
    pairs: NotRequired[int]  # of votes, each used as a mineral
    prosperity: NotRequired[str]
    votes: NotRequired[int]


class SideView(TypedDict):
    """A player in a negotiation or a war."""

    seat: int
    invades: bool | None  # None while nobody knows
    strength: int  # without minerals; of a negotiation: as Defender
    prepares: int  # minerals that an Invader pays
    winsInvading: int  # VP for winning, without those that a perfect victory takes
    winsDefending: int


class TalkView(TypedDict):
    """The negotiation or war that is under way."""

    kind: TalkKey
    route: int
    owner: SideView
    other: SideView
    winner: int | None  # once the war is over
    loser: int | None


# `from` is a word of Python's own, so this shape is written in the other form.
AidView = TypedDict(
    "AidView",
    {
        "from": int,
        "to": int,
        "goods": dict[GoodKey, int] | None,  # None until they are chosen
    },
)


class LayingView(TypedDict):
    """A tile that is being laid."""

    seat: int
    territory: int  # whose
    reclaiming: bool
    slot: int | None  # for the player who lays it
    tile: str | None


class AllianceView(TypedDict):
    """An alliance whose route is being laid."""

    seat: int
    other: int


class PatchistoryView(TypedDict):
    """The table."""

    seats: int
    viewer: int | None
    liberty: bool
    screens: bool  # open
    era: int
    round: int
    phase: PhaseKey
    question: QuestionKey
    first: int
    active: int | None
    asked: int | None  # None if it is several
    waiting: list[int]
    sealed: list[int]  # who has answered
    over: bool
    players: list[PlayerView]
    auction: AuctionView | None
    patching: PatchingView | None
    routes: list[RouteView]
    allied: list[AlliedView]
    storage: StorageView
    costs: list[CostView] | None  # the viewer's
    campaign: CampaignView | None  # the viewer's
    threats: list[ThreatView]  # by seat
    standings: dict[str, list[int] | None]  # prosperity card -> what it compares, by seat; None for what nobody may see
    played: list[str]  # prosperity cards out of the game
    vote: VoteView | None
    plan: PlanView | None
    answer: AnswerView | None
    talk: TalkView | None
    commitment: CommitmentView | None  # the viewer's, until it is sealed
    aid: AidView | None
    trading: int | None  # the route for which a worker is chosen
    laying: LayingView | None
    alliance: AllianceView | None


class Score(TypedDict):
    """What a player has at the end."""

    seat: int
    vp: int
    goods: dict[GoodKey, int]  # worth nothing
    texts: dict[str, int]  # heroes and wonders that count at the end of the game -> VP, as they would be now
    total: int
    sources: NotRequired[dict[str, int]]  # message of a source -> VP; once the match is over


class RoomComponent(TypedDict):
    """A printed room."""

    quarters: list[int]  # of its piece: 0 upper left, in reading order
    kind: KindKey
    free: dict[StatusKey, int]
    box: dict[StatusKey, int] | None
    figure: str | None


class PieceComponent(TypedDict):
    """A baseland, or one side of a land card."""

    piece: str
    id: str  # I-01 to III-25; EQ, L1 to L4
    number: int
    card: int  # 0 for a baseland
    era: int  # 0 for a baseland
    black: bool
    columns: int
    rooms: list[RoomComponent]
    figure: str | None
    notation: str  # as in the book
    source: Source


class EffectComponent(TypedDict):
    """One effect of a hero or wonder."""

    when: WhenKey
    verb: str
    amount: int
    per: QuantityKey | None
    every: int
    notation: str  # as in the book
    text: MessageJson


class FigureComponent(TypedDict):
    """A hero or wonder."""

    figure: str
    hero: bool
    era: int
    piece: str
    free: dict[StatusKey, int]
    effects: list[EffectComponent]
    rule: str  # the number of its rule
    source: Source


class TileComponent(TypedDict):
    """A construction tile."""

    tile: str
    number: int
    kind: KindKey
    free: dict[StatusKey, int]
    box: dict[StatusKey, int] | None
    minerals: int  # what it costs to build


class ProsperityComponent(TypedDict):
    """A prosperity card."""

    prosperity: str
    number: int
    measure: QuantityKey


class SpaceComponent(TypedDict):
    """A space of a route with goods."""

    good: GoodKey
    count: int


class MixComponent(TypedDict):
    """Goods that can be offered as aid."""

    mix: str
    goods: dict[GoodKey, int]


class ExchangeComponent(TypedDict):
    """A kind of exchange: what one lot takes and gives."""

    exchange: str
    pays: GoodKey
    paid: int
    gets: GoodKey
    got: int


class PatchistoryNumbers(TypedDict):
    """The numbers of the rulebook. Lists of three are by the era."""

    eras: int
    rounds: int
    cards: int  # of an era
    workers: list[int]  # first ones: with Equality, with Liberty
    mostWorkers: int
    food: int
    money: int
    vp: int
    swap: int
    limit: list[int]
    aid: int
    aidAccepted: int
    aidRefused: int
    threatMoney: list[int]
    threatVp: list[int]
    trade: list[int]
    birth: list[int]
    heroFood: list[int]
    wonderMinerals: list[int]
    link: int
    reclaim: int
    favours: dict[CostKey, int]
    build: dict[KindKey, int]
    prepare: list[int]
    invader: list[int]
    defender: list[int]
    perfect: int
    spoils: int
    heroUpkeep: int
    wonderUpkeep: int
    missingFood: int
    missingMineral: int
    upkeep: list[int]  # by how many descendants' spaces are uncovered, from 0
    general: int
    allied: int
    tiles: int
    hand: int  # construction tiles behind a screen
    prosperity: int  # prosperity cards dealt to everybody


class PatchistoryComponents(TypedDict):
    """What does not change during a game."""

    title: str
    pieces: list[PieceComponent]
    figures: list[FigureComponent]
    tiles: list[TileComponent]
    prosperity: list[ProsperityComponent]
    generalSpaces: list[SpaceComponent]  # 1 to 4
    alliedSpaces: list[SpaceComponent]  # 1 to 4, from end A
    mixes: list[MixComponent]
    exchanges: list[ExchangeComponent]
    numbers: PatchistoryNumbers
    sources: dict[str, dict[str, Source]]
    printed: dict[str, str]  # message id -> printed name, of what the catalogue has no name for
