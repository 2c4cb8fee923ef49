"""Examples of the document: shortened, and stored once even if several operations use them."""

import json
from typing import Any

LONG = 120
FREE = ("moves", "options", "data", "provenance", "map", "sources")
"""Keys whose content depends on the game or edition; only their first parts are shown."""
WORTH_SHARING = 250


def shorten_example(value: Any) -> Any:
    """Return a shortened example. Only the first of many similar items is kept."""
    if isinstance(value, dict):
        free = FREE if {"hash", "versions"} & {*value} else ()
        parts = dict([*value.items()][:1]) if is_long_example(value) and has_equal_shapes(value) else value
        return {
            key: keep_first_parts(part) if key in free else shorten_example(part)
            for key, part in parts.items()
        }
    if isinstance(value, list):
        return [shorten_example(each) for each in (value[:1] if is_long_example(value) else value)]
    return value


def keep_first_parts(value: Any) -> Any:
    """Return the first parts of a value. JSON Schema references are dropped, since they would not resolve."""
    if isinstance(value, dict) and is_long_example(value):
        return {
            key: keep_first_parts(value[key]) for key in [key for key in value if not key.startswith("$")][:1]
        }
    return [] if "$ref" in json.dumps(value) else shorten_example(value)


def has_equal_shapes(value: dict[str, Any]) -> bool:
    """Return whether all values of the mapping are objects with the same keys."""
    shapes = {tuple(part) if isinstance(part, dict) else None for part in value.values()}
    return len(value) > 1 and len(shapes) == 1 and None not in shapes


def is_long_example(value: Any) -> bool:
    return len(json.dumps(value)) > LONG


def share_examples(paths: dict[str, Any]) -> dict[str, Any]:
    """Shorten all examples. Return those used in several places as components."""
    places: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for operation_id, media in list_media_with_examples(paths):
        media["example"] = shorten_example(media["example"])
        places.setdefault(json.dumps(media["example"], sort_keys=True), []).append((operation_id, media))
    shared: dict[str, Any] = {}
    for text, found in places.items():
        if len(found) > 1 and len(text) > WORTH_SHARING:
            name = found[0][0]
            shared[name] = {"value": found[0][1]["example"]}
            for _, media in found:
                del media["example"]
                media["examples"] = {"usual": {"$ref": f"#/components/examples/{name}"}}
    return shared


def list_media_with_examples(paths: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Return every request and response body that has an example, with the operation's name."""
    found = []
    for path in paths.values():
        for operation in path.values():
            if isinstance(operation, dict):
                answers = [answer for answer in operation["responses"].values() if "content" in answer]
                for holder in [operation.get("requestBody", {}), *answers]:
                    contents = holder.get("content", {}).values()
                    found += [(operation["operationId"], each) for each in contents if "example" in each]
    return found


def share_responses(paths: dict[str, Any]) -> dict[str, Any]:
    """Replace responses that several operations share with references. Return them as components."""
    places: dict[str, list[tuple[dict[str, Any], str]]] = {}
    for path in paths.values():
        for operation in path.values():
            if isinstance(operation, dict):
                for status, answer in operation["responses"].items():
                    places.setdefault(json.dumps(answer, sort_keys=True), []).append((operation, status))
    shared: dict[str, Any] = {}
    for text, found in places.items():
        first, status = found[0]
        if len(found) > 1 and "$ref" not in first["responses"][status]:
            name = first["operationId"]
            shared[name] = json.loads(text)
            for operation, at in found:
                operation["responses"][at] = {"$ref": f"#/components/responses/{name}"}
    return shared
