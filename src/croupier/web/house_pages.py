"""The houses over plain requests: presets, their points, and files one reads and writes."""

from functools import cache
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_422_UNPROCESSABLE_ENTITY

from croupier.data import DataError
from croupier.rulebook.house import House, preset, preset_names
from croupier.rulebook.options.index import Option, all_options, as_text, value_of
from croupier.rulebook.options.words import group_title, option_words
from croupier.web import rule_wire as to
from croupier.web.house_files import changed_title, draft_text, read_text
from croupier.web.house_troubles import trouble
from croupier.web.kept import Asked, Kept, answer, kept
from croupier.web.wire import text

_MOST_BODY_BYTES = 4 * to.MOST_TOML
"""A letter of a file takes at most so many."""

NEUTRAL = "neutral"
"""The house all others start from."""


@get("/api/houses", sync_to_thread=True)
def house_list(request: Asked) -> Response[bytes]:
    """The houses that come with the package."""
    return answer(request, _list())


@get("/api/houses/house", sync_to_thread=True)
def one_house(request: Asked, id: FromQuery[str]) -> Response[bytes]:
    """A house with all its points; 404, with the nearest name, for one nobody gave."""
    return answer(request, _page(_known(id)))


@get("/api/houses/values", sync_to_thread=True)
def house_values(request: Asked, id: FromQuery[str]) -> Response[bytes]:
    """What a house chooses, without the words."""
    return answer(request, _values(_known(id)))


@post(
    "/api/houses/check",
    status_code=HTTP_200_OK,
    request_max_body_size=_MOST_BODY_BYTES,
    sync_to_thread=True,
)
def check_house(data: JSONBody[to.HouseText]) -> Response[Any]:
    """What a house's file says; 422 with the reason if it makes no house."""
    try:
        return Response(read_text(data.toml))
    except DataError as error:
        return _refused(error)


@post(
    "/api/houses/toml",
    status_code=HTTP_200_OK,
    request_max_body_size=_MOST_BODY_BYTES,
    sync_to_thread=True,
)
def write_house(data: JSONBody[to.HouseDraft]) -> Response[Any]:
    """The file of a house in the making; 422 with the reason if it makes no house."""
    try:
        return Response(to.HouseText(draft_text(data)))
    except DataError as error:
        return _refused(error)


HOUSE_HANDLERS = (house_list, one_house, house_values, check_house, write_house)


def _refused(error: DataError) -> Response[to.HouseTrouble]:
    return Response(
        trouble(error), status_code=HTTP_422_UNPROCESSABLE_ENTITY, media_type=MediaType.JSON
    )


def _known(name: str) -> str:
    """The name itself, if a house bears it."""
    try:
        return preset(name[: to.LONGEST_ID]).id
    except DataError as error:
        raise NotFoundException(str(error)) from error


@cache
def _list() -> Kept:
    neutral = _chosen(preset(NEUTRAL))
    return kept(
        to.Houses(
            [
                to.HouseLine(
                    id=name,
                    title=text(preset(name).title),
                    changed_title=text(changed_title(preset(name))),
                    books=list(preset(name).books),
                    own=len(_chosen(preset(name)).items() - neutral.items()),
                )
                for name in preset_names()
            ]
        )
    )


@cache
def _page(name: str) -> Kept:
    it = preset(name)
    groups: dict[str, list[to.OptionPoint]] = {}
    for option in all_options().values():
        groups.setdefault(option.group, []).append(_point(option, it))
    return kept(
        to.HousePage(
            id=name,
            title=text(it.title),
            changed_title=text(changed_title(it)),
            books=list(it.books),
            groups=[
                to.OptionGroup(group, text(group_title(group)), points)
                for group, points in groups.items()
            ],
        )
    )


@cache
def _values(name: str) -> Kept:
    it = preset(name)
    return kept(to.HouseValues(name, text(it.title), list(it.books), _chosen(it)))


def _chosen(it: House) -> dict[str, str]:
    return {key: as_text(value_of(it.options, key)) for key in all_options()}


def _point(option: Option, it: House) -> to.OptionPoint:
    words = option_words(option.key)
    return to.OptionPoint(
        key=option.key,
        title=text(words.title),
        meaning=text(words.meaning),
        kind=option.kind,
        values=[to.ValueWords(value, text(effect)) for value, effect in words.values.items()],
        least=option.least,
        most=option.most,
        layer=option.layer,
        rules=list(option.rules),
        chosen=as_text(value_of(it.options, option.key)),
    )
