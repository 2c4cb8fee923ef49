"""Examples as the document shows them: short, and each but once however many operations have it."""

import json
from typing import Any

LONG = 120
FREE = ("moves", "options", "data", "provenance", "map", "sources")
"""What may hold anything in a game or an edition: its first parts show what it is."""
WORTH_SHARING = 250


def shortened(value: Any) -> Any:
    """Where there is much of the same kind, the first of it."""
    if isinstance(value, dict):
        free = FREE if {"hash", "versions"} & {*value} else ()
        parts = dict([*value.items()][:1]) if much(value) and alike(value) else value
        return {key: first_parts(part) if key in free else shortened(part) for key, part in parts.items()}
    if isinstance(value, list):
        return [shortened(each) for each in (value[:1] if much(value) else value)]
    return value


def first_parts(value: Any) -> Any:
    """References of a JSON Schema lead nowhere from here."""
    if isinstance(value, dict) and much(value):
        return {key: first_parts(value[key]) for key in [key for key in value if not key.startswith("$")][:1]}
    return [] if "$ref" in json.dumps(value) else shortened(value)


def alike(value: dict[str, Any]) -> bool:
    """Whether it holds the same of each of several things, by their names."""
    shapes = {tuple(part) if isinstance(part, dict) else None for part in value.values()}
    return len(value) > 1 and len(shapes) == 1 and None not in shapes


def much(value: Any) -> bool:
    return len(json.dumps(value)) > LONG


def share(paths: dict[str, Any]) -> dict[str, Any]:
    """Shorten all examples; those that stand in several places become components, which are returned."""
    places: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for operation_id, media in media_of(paths):
        media["example"] = shortened(media["example"])
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


def media_of(paths: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Every body and answer that has an example, with the operation's name."""
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
    """Answers that several operations give become components, which are returned."""
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
