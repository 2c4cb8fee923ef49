"""The lock on the trail of deeds: the database itself refuses to change or to drop a row of it."""

from sqlalchemy import DDL

SAYS = "deeds are kept as they were written"


def guards() -> dict[str, tuple[DDL, ...]]:
    """What closes the trail, by database."""
    return {
        "sqlite": tuple(
            DDL(
                f"CREATE TRIGGER deed_no_{verb} BEFORE {verb} ON deed BEGIN SELECT RAISE(ABORT, '{SAYS}'); END"
            )
            for verb in ("update", "delete")
        ),
        "postgresql": (
            DDL(
                "CREATE OR REPLACE FUNCTION deed_is_kept() RETURNS trigger LANGUAGE plpgsql AS "
                f"$$ BEGIN RAISE EXCEPTION '{SAYS}'; END $$"
            ),
            DDL(
                "CREATE TRIGGER deed_no_change BEFORE UPDATE OR DELETE ON deed "
                "FOR EACH ROW EXECUTE FUNCTION deed_is_kept()"
            ),
            DDL(
                "CREATE TRIGGER deed_no_truncate BEFORE TRUNCATE ON deed "
                "FOR EACH STATEMENT EXECUTE FUNCTION deed_is_kept()"
            ),
        ),
    }


def unguards() -> dict[str, tuple[DDL, ...]]:
    """What opens it again: for taking the schema back, and for nothing in the product."""
    return {
        "sqlite": (DDL("DROP TRIGGER deed_no_update"), DDL("DROP TRIGGER deed_no_delete")),
        "postgresql": (
            DDL("DROP TRIGGER deed_no_change ON deed"),
            DDL("DROP TRIGGER deed_no_truncate ON deed"),
            DDL("DROP FUNCTION deed_is_kept"),
        ),
    }
