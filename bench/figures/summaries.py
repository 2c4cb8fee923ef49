"""From the last JSON line of a bench to the figures on the page.

A figure is a number, or `[least, most]` of several settings or runs.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Figures = dict[str, Any]
Number = int | float
NAMES = ("florence", "principe", "noblemen")
PEERS = ("python_tic_tac_toe", "gin_rummy")
CARD_GAMES = ("texas_holdem", "texas_holdem_no_limit", "leduc_holdem")


def engine(line: Mapping[str, Any]) -> Figures:
    shown = ("decisions_per_s", "list_median", "list_p99", "view_median", "replay_ms", "dump_bytes")
    return {
        game: {name: line["games"][game][name] for name in shown}
        | {f"beside_{peer}": line["ratios"][game][peer] for peer in PEERS}
        for game in NAMES
    }


def pace(line: Mapping[str, Any]) -> Figures:
    shown = ("handovers", "days", "points")
    return {
        table: {
            "share": found["share"],
            "without": {name: found["without"][name] for name in shown},
            "with": {name: found["with"][name] for name in shown},
        }
        for table, found in line.items()
        if table != "tables"
    }


def service(line: Mapping[str, Any]) -> Figures:
    """Each request is measured early and late in a table, among few and among many tables."""
    return {what: request(line, what) for what in ("move", "view", "waiting")}


def request(line: Mapping[str, Any], what: str) -> Figures:
    def measured(count: int, tables: int, of: str = what) -> Mapping[str, Any]:
        found: Mapping[str, Any] = line[f"{of} at move {count}, {tables} tables"]
        return found

    settings = [(count, tables) for tables in (10, 10_000) for count in (10, 400)]
    all_of_them = [measured(*setting) for setting in settings]
    floors = [
        measured(*setting, "floor of move" if what == "move" else "floor of view") for setting in settings
    ]
    speed = {setting: found["per_second"] for setting, found in zip(settings, all_of_them, strict=True)}
    return {
        "per_s": span([found["per_second"] for found in all_of_them]),
        "floor_per_s": span([floor["per_second"] for floor in floors]),
        "share": span([found["of_floor"]["throughput"] for found in all_of_them]),
        "p99": span([found["of_floor"]["p99"] for found in all_of_them]),
        "late": span([speed[400, tables] / speed[10, tables] for tables in (10, 10_000)]),
        "many": span([speed[count, 10_000] / speed[count, 10] for count in (10, 400)]),
    }


def cost(line: Mapping[str, Any]) -> Figures:
    """For each shape, every part of every game, also as a share of the other checkout's if there was one."""
    shapes = [shape for shape in ("embedded", "full") if shape in line]
    return {shape: {"ours": house(line[shape]["ours"]), "beside": shares(line[shape])} for shape in shapes}


def house(found: Mapping[str, Any]) -> Figures:
    plain = ("start_s", "idle_ms_a_minute", "stream_ms_a_minute", "megabytes", "requests_ms")
    return {game: found[game] for game in NAMES} | {name: found[name] for name in plain}


def shares(found: Mapping[str, Any]) -> Figures:
    """The share of each part in an action's processor time; actions per second as a multiple."""
    ratios = found.get("ratios", {})
    parts = {part for game in ratios.values() for part in game}
    return {
        part: {
            name: span([game[part][name] for game in ratios.values()])
            for name in ("cpu_ms", "per_s", "p50_ms", "p99_ms")
        }
        for part in sorted(parts)
    }


def pages(line: Mapping[str, Any]) -> Figures:
    shown = ("ratio", "first_ratio", "first_page_ms", "first_api_ms", "page_kb")
    return {
        database: {"shared_kb": found["shared_kb"]}
        | {game: {name: found[game][name] for name in shown} for game in NAMES}
        for database, found in line.items()
    }


def post(line: Mapping[str, Any]) -> Figures:
    shown = ("delivered_per_s", "floor_per_s", "ratio", "window_ms", "text_ms", "html_ms")
    return {name: line[name] for name in (*shown, "picture_kept_ms", "picture_anew_ms")}


def mail(line: Mapping[str, Any]) -> Figures:
    return {name: line[name] for name in ("best_seconds", "seconds", "ratio", "killed", "dead", "twice")}


def desk(line: Mapping[str, Any]) -> Figures:
    return {database: found["worst"] for database, found in line.items()}


def time(line: Mapping[str, Any]) -> Figures:
    return {database: found["ratio"] for database, found in line.items()}


def clock(line: Mapping[str, Any]) -> Figures:
    return {name.replace("-", "_"): found["ratio"] for name, found in line["paces"].items()}


def size(line: Mapping[str, Any]) -> Figures:
    found = {game: line["tables"][f"{game}, 4 players"] for game in NAMES}
    return {
        game: {
            "moves": each["moves"],
            "letters": each["letters"],
            "deal_kb": each["kb_as_it_lies"]["0"],
            "at_100_kb": each["kb_as_it_lies"]["100"],
            "end_kb": each["kb_as_it_lies"][str(each["moves"])],
        }
        for game, each in found.items()
    }


def client(line: Mapping[str, Any]) -> Figures:
    return {game: {name: line[game][name] for name in ("client_ms", "dicts_ms")} for game in NAMES}


def gym(line: Mapping[str, Any]) -> Figures:
    return {
        game: {"steps_per_s": line["games"][game]}
        | {f"beside_{peer}": line["ratios"][game][peer] for peer in CARD_GAMES}
        for game in NAMES
    }


def contests(line: Mapping[str, Any]) -> Figures:
    return {name: line[name] for name in ("people", "tables", "seconds")} | {
        name: line["standings"][name] for name in ("page_ms", "page_worst_ms", "place_ms", "place_worst_ms")
    }


def league(line: Mapping[str, Any]) -> Figures:
    parts = ("processor", "season", "laying", "playing", "ending", "promotion")
    counts = {name: line[name] for name in ("people", "tables", "turns", "rated")}
    ways = {way: line[way] for way in ("turn_by_turn", "at_once")}
    seconds = {"seconds": line["seconds"]} | {f"{part}_s": line[f"{part}_seconds"] for part in parts}
    return counts | ways | seconds | line["looks"]


def chaos(line: Mapping[str, Any]) -> Figures:
    return {
        "tables": line["tables"],
        "finished": line["finished"],
        "minutes": line["seconds"] / 60,
        "deaths": sum(line["killed"].values()),
        "moves": line["moves"],
        "moves_by_mail": line["origins"].get("mail", 0),
        "mails": line["mails_arrived"],
        "mails_twice": line["mails_twice"],
        "mails_void_but_arrived": line["mails_void_but_arrived"],
        "faults": line["faults"],
    }


def year(line: Mapping[str, Any]) -> Figures:
    """The second month, in which tables of all ages are played, and the last."""
    counts = (
        "people",
        "tables",
        "finished",
        "weeks",
        "minutes",
        "moves",
        "rung",
        "leaves",
        "contests",
        "plans",
        "mails",
    )
    shown = ("cpu_ms", "kb_a_table", "letters_mb")
    months = {"then": line["months"][1], "at_last": line["months"][-1]}
    return (
        {name: line[name] for name in (*counts, "mails_twice", "mails_void_but_arrived", "faults")}
        | {"moves_by_mail": line["origins"].get("mail", 0), "deaths": sum(line["killed"].values())}
        | {"upgrade_s": line["upgrade"]["seconds"]}
        | {when: {name: month[name] for name in shown} for when, month in months.items()}
    )


SUMMARIES: Mapping[str, Callable[[Mapping[str, Any]], Figures]] = {
    "engine": engine,
    "pace": pace,
    "service": service,
    "cost": cost,
    "flat": dict,
    "streams": dict,
    "pages": pages,
    "post": post,
    "pictures": dict,
    "mail": mail,
    "desk": desk,
    "time": time,
    "clock": clock,
    "size": size,
    "client": client,
    "gym": gym,
    "contests": contests,
    "league": league,
    "idle": lambda line: {name: figure for name, figure in line.items() if name != "bench"},
    "backup": lambda line: {name: figure for name, figure in line.items() if name != "bench"},
    "chaos": chaos,
    "year": year,
    "faults": dict,
}


def span(figures: Sequence[Any]) -> Any:
    """The least and the most of some figures or spans, or one number if all are equal."""
    ends = [end for figure in figures for end in (figure if isinstance(figure, list) else [figure])]
    least, most = min(ends), max(ends)
    return least if least == most else [least, most]


def merged(runs: Sequence[Figures]) -> Figures:
    """Merge several runs: each figure becomes the span of its values."""
    return {name: together([run[name] for run in runs]) for name in runs[0]}


def together(figures: Sequence[Any]) -> Any:
    return merged(figures) if isinstance(figures[0], dict) else span(figures)
