# The pages of rules.

rules = Rules
rules-of = The rules of { $game }
rules-unwritten = The rules of this game are not written down here yet. This is what the game asks, how it is answered, and what it refuses; what stands in <…> changes.
rules-untranslated = The rules of this game are not written in this language yet; here they are in English.
rules-provenance = Where each figure comes from
rules-provenance-told = Each figure of a game carries a mark: printed in rules that we have read, derived from them by logic, published elsewhere (the source is named), or reconstructed by us, because the printed picture is lost to us.
rules-box = Have you got the box? Enter what it shows.
rules-edition = Edition { $title }
rules-mark =
    { $mark ->
        [printed] { $count ->
            [one] One figure is printed.
           *[other] { $count } figures are printed.
        }
        [derived] { $count ->
            [one] One figure is derived.
           *[other] { $count } figures are derived.
        }
        [published] { $count ->
            [one] One figure was published elsewhere.
           *[other] { $count } figures were published elsewhere.
        }
       *[reconstructed] { $count ->
            [one] One figure is reconstructed.
           *[other] { $count } figures are reconstructed.
        }
    }
rules-datum = Datum
rules-in-the-text = In the text
rules-here = Here
rules-origin = Origin
rules-origin-of =
    { $mark ->
        [derived] derived
        [published] published: { $source }
       *[reconstructed] reconstructed
    }
rules-read = Read the rule
rules-data = What there is, in figures
rules-squares =
    { $count ->
        [one] Outline of one square
       *[other] Outline of { $count } squares
    }
rules-all-of-it =
    { $mark ->
        [printed] All of it is printed in rules that we have read.
        [derived] All of it is derived from what is printed.
        [published] All of it was published elsewhere.
       *[reconstructed] All of it is reconstructed.
    }
rules-some-of-it =
    { $mark ->
        [printed] Printed: { $columns }
        [derived] derived: { $columns }
        [published] published elsewhere: { $columns }
       *[reconstructed] reconstructed: { $columns }
    }
rules-column-name = Name

# --- the rules of one table

rules-of-table = The rules of { $table }
rules-of-table-told = Exactly what is played at this table, and nothing else. Every paragraph keeps its number at all tables; numbers that are missing belong to other ways to play.
rules-not-here = Not played at this table:
rules-place = Rule { $section }
table-rules = The rules of this table
