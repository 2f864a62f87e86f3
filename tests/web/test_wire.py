"""The wire is strict: what is no message of ours is no message."""

import json
from pathlib import Path

import msgspec
import pytest

from croupier.web import wire
from croupier.web.schema import as_text, schema

DECODER = msgspec.json.Decoder(wire.Request)
ACT = '{"t":"act","id":"c","table":"holdem","hand":1,"turn":2,"kind":"raise","to":%s,"cards":[]}'
SCHEMA = Path(__file__).resolve().parents[2] / "ui" / "src" / "wire.schema.json"


def test_whole_amount_is_read() -> None:
    request = DECODER.decode(ACT % "120")
    assert isinstance(request, wire.Act)
    assert request.to == 120


@pytest.mark.parametrize(
    "amount",
    ["-5", "NaN", "1e309", '"50"', "10.5", "10.0", "true", "null", "9007199254740992", "[5]"],
)
def test_f8_amount_that_is_none_is_refused(amount: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        DECODER.decode(ACT % amount)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "[]",
        "null",
        '{"t":"no_such"}',
        '{"n":1}',
        '{"t":"ping","n":1,"more":2}',
        '{"t":"act","id":"c","table":"holdem","hand":1,"turn":2,"kind":"raise;fold","to":1}',
        '{"t":"act","id":"c","table":"holdem","hand":1,"turn":2,"kind":"fold","seat":3}',
        '{"t":"sit","id":"","table":"holdem","seat":3}',
        '{"t":"sit","id":"c","table":"holdem","seat":-1}',
        '{"t":"hello","lang":"de","table":""}',
        '{"t":"show","id":"c","table":"holdem","cards":["Ace"]}',
    ],
)
def test_frame_that_is_no_request_is_refused(frame: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        DECODER.decode(frame)


def test_schema_of_the_interface_is_the_one_of_the_server() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == as_text()


def test_schema_knows_every_message() -> None:
    names = {kind.__name__ for kind in (*wire.Request.__args__, *wire.Reply.__args__)}
    assert names <= schema()["$defs"].keys()
    assert json.loads(as_text()) == schema()
