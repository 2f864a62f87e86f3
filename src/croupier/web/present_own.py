"""A player's own seat as it goes over the wire."""

from croupier.service.own import Buying, Coming, OwnSeat
from croupier.web import wire


def own_view(own: OwnSeat) -> wire.Own:
    """What a seated viewer may decide."""
    return wire.Own(
        entry=_entry(own.coming) if own.coming else None,
        away=own.away,
        away_until=own.away_until,
        buy=buy_view(own.buying) if own.buying else None,
        ordered=own.ordered,
        rebuy=own.rebuy,
        rebuy_until=own.rebuy_until,
        straddle=wire.StraddleView(*own.straddle) if own.straddle else None,
        moves=list(own.moves),
        leaving=own.leaving,
        penalty=wire.PenaltyView(own.penalty[0], list(own.penalty[1])) if own.penalty else None,
    )


def buy_view(buying: Buying) -> wire.BuyView:
    """How many chips may be bought."""
    return wire.BuyView(
        least=buying.least,
        most=buying.most,
        usual=buying.usual,
        why=wire.text(buying.why.text),
        rules=list(buying.why.rules),
    )


def _entry(coming: Coming) -> wire.EntryView:
    return wire.EntryView(
        dealt=coming.dealt,
        offer=coming.offer,
        wish=coming.wish,
        why=wire.text(coming.why.text),
        rules=list(coming.why.rules),
    )
