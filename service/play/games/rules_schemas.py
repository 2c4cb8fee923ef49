"""JSON schemas of rules. The texts have no markup of any kind, so that every program can show them."""

from marshmallow import Schema, fields


class RuleParagraphSchema(Schema):
    number = fields.String(
        required=True, metadata={"description": "As `6.2`; the same at every table and in every language."}
    )
    under = fields.String(
        required=True, metadata={"description": "The heading under which it stands in its chapter, if any."}
    )
    text = fields.String(required=True)
    when = fields.String(
        required=True,
        metadata={
            "description": "At which tables it holds; empty where at all, and always empty in the rules of one table."
        },
    )
    rules = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "The `rule` of each refusal that it explains."},
    )
    events = fields.List(
        fields.String(), required=True, metadata={"description": "The kinds of events that it explains."}
    )


class AbsentChapterSchema(Schema):
    number = fields.Integer(required=True)
    heading = fields.String(required=True)


class RuleChapterSchema(AbsentChapterSchema):
    anchor = fields.String(
        required=True, metadata={"description": "Of the chapter on the page of the rules."}
    )
    when = fields.String(required=True)
    paragraphs = fields.List(fields.Nested(RuleParagraphSchema), required=True)


class DifferentFigureSchema(Schema):
    """A figure of the edition of a table of which the text tells another."""

    path = fields.String(required=True, metadata={"description": "Where it stands in the edition."})
    label = fields.String(required=True)
    in_the_text = fields.String(required=True)
    here = fields.String(
        required=True,
        metadata={"description": "In words, lines of an outline apart by ` / `; the edition has it as data."},
    )


class RulesSchema(Schema):
    """The rules of a game, or exactly those that one table plays by."""

    language = fields.String(
        required=True, metadata={"description": "In which they are written; empty where nobody wrote them."}
    )
    chapters = fields.List(fields.Nested(RuleChapterSchema), required=True)
    absent = fields.List(
        fields.Nested(AbsentChapterSchema),
        required=True,
        metadata={"description": "The chapters that are not played at this table."},
    )
    differences = fields.List(
        fields.Nested(DifferentFigureSchema),
        required=True,
        metadata={
            "description": "What the edition of this table has otherwise than the text; empty where it comes with the game."
        },
    )
