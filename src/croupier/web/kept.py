"""Answers that are the same for everybody: made and packed once, known again by their mark."""

import gzip
import hashlib
import re
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.status_codes import HTTP_304_NOT_MODIFIED

_SMALL = 1400
"""Bytes that fit into one packet: packing them gains nothing."""

_GZIP = "gzip"
_REFUSED = re.compile(r"q\s*=\s*0(\.0*)?")

Asked = Request[Any, Any, State]
"""A plain request."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A JSON text, the same packed, and its mark."""

    plain: bytes
    packed: bytes
    mark: str


def kept(value: msgspec.Struct) -> Kept:
    """*value* as it is sent."""
    plain = msgspec.json.encode(value)
    return Kept(plain, gzip.compress(plain, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:16]}"')


def answer(request: Asked, it: Kept) -> Response[bytes]:
    """*it*, packed for browsers that unpack, or only its mark for those that have it already."""
    headers = {"cache-control": "public, max-age=60", "etag": it.mark, "vary": "accept-encoding"}
    if it.mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    body = it.plain
    if len(body) > _SMALL and _unpacks(request.headers.get("accept-encoding", "")):
        body = it.packed
        headers["content-encoding"] = _GZIP
    return Response(body, media_type=MediaType.JSON, headers=headers)


def _unpacks(accepted: str) -> bool:
    """Whether what a browser accepts has gzip in it, and not as what it would rather not get."""
    named = (part.partition(";") for part in accepted.lower().split(","))
    weights = [weight.strip() for coding, _, weight in named if coding.strip() == _GZIP]
    return bool(weights) and not any(map(_REFUSED.fullmatch, weights))
