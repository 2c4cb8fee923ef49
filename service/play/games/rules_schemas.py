"""JSON schemas of rules. The texts have no markup of any kind, so that every program can show them."""

from marshmallow import Schema, fields


class RuleParagraphSchema(Schema):
    number = fields.String(
        required=True,
        metadata={
            "description": "The number, such as `6.2`. It is the same at every table and in every language."
        },
    )
    under = fields.String(
        required=True, metadata={"description": "The heading above it in its chapter, if any."}
    )
    text = fields.String(required=True)
    when = fields.String(
        required=True,
        metadata={
            "description": (
                "The tables at which it applies. Empty: all tables. In the rules of one table it "
                "is always empty."
            )
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
        required=True, metadata={"description": "The anchor of the chapter on the rules page."}
    )
    when = fields.String(required=True)
    paragraphs = fields.List(fields.Nested(RuleParagraphSchema), required=True)


class DifferentFigureSchema(Schema):
    """A figure of the edition of a table of which the text tells another."""

    path = fields.String(required=True, metadata={"description": "The path of the value in the edition."})
    label = fields.String(required=True)
    in_the_text = fields.String(required=True)
    here = fields.String(
        required=True,
        metadata={
            "description": (
                "The value in words, with ` / ` between the lines of an outline. The edition has it as data."
            )
        },
    )


class RulesSchema(Schema):
    """The rules of a game, or exactly those that one table plays by."""

    language = fields.String(
        required=True,
        metadata={"description": "The language of the rules. Empty if there are no written rules."},
    )
    chapters = fields.List(fields.Nested(RuleChapterSchema), required=True)
    absent = fields.List(
        fields.Nested(AbsentChapterSchema),
        required=True,
        metadata={"description": "The chapters that do not apply at this table."},
    )
    differences = fields.List(
        fields.Nested(DifferentFigureSchema),
        required=True,
        metadata={
            "description": (
                "The values of this table's edition that differ from the text. Empty if it comes "
                "with the game."
            )
        },
    )
