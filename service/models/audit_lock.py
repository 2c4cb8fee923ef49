"""The lock on the trail of deeds: the database itself refuses to change or to drop a row of it."""

from collections.abc import Mapping, Sequence

SAYS = "deeds are kept as they were written"
GUARDS: Mapping[str, Sequence[str]] = {
    "sqlite": [
        f"CREATE TRIGGER deed_no_{verb} BEFORE {verb} ON deed BEGIN SELECT RAISE(ABORT, '{SAYS}'); END"
        for verb in ("update", "delete")
    ],
    "postgresql": [
        (
            "CREATE OR REPLACE FUNCTION deed_is_kept() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN RAISE EXCEPTION '{SAYS}'; END $$"
        ),
        (
            "CREATE TRIGGER deed_no_change BEFORE UPDATE OR DELETE ON deed "
            "FOR EACH ROW EXECUTE FUNCTION deed_is_kept()"
        ),
        (
            "CREATE TRIGGER deed_no_truncate BEFORE TRUNCATE ON deed "
            "FOR EACH STATEMENT EXECUTE FUNCTION deed_is_kept()"
        ),
    ],
}
"""What closes the trail, by database."""

UNGUARDS: Mapping[str, Sequence[str]] = {
    "sqlite": ["DROP TRIGGER deed_no_update", "DROP TRIGGER deed_no_delete"],
    "postgresql": [
        "DROP TRIGGER deed_no_change ON deed",
        "DROP TRIGGER deed_no_truncate ON deed",
        "DROP FUNCTION deed_is_kept",
    ],
}
"""What opens it again: for taking the schema back, and for nothing in the product."""
