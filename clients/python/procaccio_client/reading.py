"""Answers read into their types."""

from collections.abc import Iterator
from functools import cache
from threading import Lock
from typing import Any, Final

import httpx
import msgspec

from procaccio_client.models import Problem
from procaccio_client.refused import RequestRefused, Undeclared
from procaccio_client.request import Request, T

_ONE_AT_A_TIME: Final = Lock()


def read(request: Request[T], response: httpx.Response, *, strict: bool) -> T:
    """The answer to a request, or the refusal that it is."""
    if not response.is_success:
        raise refusal(response)
    told: Any = response.text if request.answer is str else None
    if told is None and request.answer is not None:
        told = read_json(request, response.content, strict=strict)
    answer: T = told
    return answer


def read_json(request: Request[T], content: bytes, *, strict: bool) -> T:
    """JSON as the type of the answer. Strictly, whatever that type does not have is an error too."""
    told: T = decoder(request.answer).decode(content)
    if strict:
        plain = msgspec.json.decode(content)
        if unknown := list(undeclared(plain, msgspec.to_builtins(told))):
            raise Undeclared(request.path, unknown)
    return told


@cache
def ready(shape: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(shape)


def decoder(shape: object) -> msgspec.json.Decoder[Any]:
    """Types are made ready one at a time: msgspec 0.22 lets other threads see one that is half ready, and dies of it."""
    with _ONE_AT_A_TIME:
        return ready(shape)


def refusal(response: httpx.Response) -> RequestRefused:
    """What the server refused; another in between may refuse in words of its own."""
    try:
        problem = decoder(Problem).decode(response.content)
    except msgspec.MsgspecError:
        title = f"The server answered with status {response.status_code}."
        problem = Problem(
            type="about:blank", title=title, status=response.status_code, detail=title, request_id=""
        )
    return RequestRefused(problem)


def undeclared(told: object, known: object, place: str = "") -> Iterator[str]:
    """The places in an answer that its type does not have."""
    if isinstance(told, dict) and isinstance(known, dict):
        for key, part in told.items():
            if key in known:
                yield from undeclared(part, known[key], f"{place}/{key}")
            else:
                yield f"{place}/{key}"
    elif isinstance(told, list) and isinstance(known, list | tuple):
        for number, (part, same) in enumerate(zip(told, known, strict=True)):
            yield from undeclared(part, same, f"{place}/{number}")
