"""Every rule that is built is on the code, and the number of the others only falls.

`croupier rules coverage` sees the rest, the tests and the way each took: it needs a whole run.
"""

from croupier.cli.rule_coverage import RATCHET, import_tagged_code, read_ratchet, strangers
from croupier.rulebook.catalogue import all_rules
from croupier.rulebook.tags import tagged
from kit.reach import reached
from kit.shared import ROOT


def test_every_built_rule_is_tagged_on_code_or_is_only_to_be_read():
    import_tagged_code()
    built = [rule for rule in all_rules().values() if not rule.pending]
    assert len(built) > 200
    missing = [rule.id for rule in built if rule.mode != "teach" and rule.id not in tagged()]
    assert missing == []


def test_every_built_rule_has_code_that_users_reach():
    """What merely stands in the sources is not lived up to: such a rule is still pending."""
    import_tagged_code()
    built = [rule for rule in all_rules().values() if not rule.pending and rule.mode != "teach"]
    places = tagged()
    idle = [
        rule.id
        for rule in built
        if not {place.partition(":")[0] for place in places[rule.id]} & reached()
    ]
    assert idle == []


def test_every_tag_is_a_rule_of_the_books_or_of_the_house():
    import_tagged_code()
    assert strangers(tagged(), ()) == ()


def test_ratchet_stands_at_the_number_of_pending_rules():
    pending = sum(bool(rule.pending) for rule in all_rules().values())
    assert read_ratchet(ROOT / RATCHET) == pending
