"""A player reads of himself as `you`; the staff read of him as of anybody."""

import pytest

from croupier.table import entry_words
from croupier.text import Text
from croupier.web import desk_wire as to
from croupier.web.desk_to_you import to_you
from kit.desk_web import CardRoom, opened_table

SENTENCES = {name: words for name, words in vars(entry_words).items() if isinstance(words, Text)}
OF_NOBODY = {"ONLY_WAITING", "RESTARTS"}


@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_about_a_player_has_one_for_himself(name: str) -> None:
    amount = Text("1,015", "1\u202f015")
    words = SENTENCES[name].format(amount=amount)
    you = to_you(to.Text(words.en, words.fr))
    if name in OF_NOBODY:
        assert you == to.Text(words.en, words.fr)
        return
    assert you.en != words.en
    assert you.fr != words.fr
    assert ("1,015" in words.en) == ("1,015" in you.en)
    assert ("1\u202f015" in words.fr) == ("1\u202f015" in you.fr)
    assert not {"he", "his", "him"} & set(you.en.lower().replace(",", " ").split())


def test_player_reads_you_where_the_staff_read_he() -> None:
    with CardRoom().opened() as web:
        manager = web.manager()
        opened_table(manager)
        notes = {}
        for name in ("Zoé", "Yan", "Xia"):
            browser = web.enters(name)
            browser.does("check_in")
            browser.does("join_list", game="5-10")
            manager.does("sit_down", player=browser.id, chips=500)
            notes[browser.id] = browser
        cards = dict(zip(notes, ("Kh", "2c", "3c"), strict=True))
        manager.does("draw_for_button", table="1", cards=cards)
        manager.does("step_away", player=next(iter(notes)))
        zoe = next(iter(notes))
        boards = {"He is away.": manager.board(), "You are away.": notes[zoe].board()}
        for said, board in boards.items():
            seats = board["tables"][0]["seats"]
            assert next(one["note"]["en"] for one in seats if one["id"] == zoe) == said
