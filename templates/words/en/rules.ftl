# The pages of rules.

rules = Rules
rules-of = The rules of { $game }
rules-unwritten = The rules of this game are not written yet. Below are its questions, answers and refusals. Words in <…> change.
rules-untranslated = The rules of this game are not translated yet, so here they are in English.
rules-provenance = Where each figure comes from
rules-provenance-told = Each figure has a mark that says where it comes from. It is printed in rules that we have read, derived from them, published elsewhere (with the source), or reconstructed by us, because we have no scans of the original box.
rules-box = Do you own the game? Enter what your box shows.
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
rules-datum = Figure
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
rules-data = Components in figures
rules-squares =
    { $count ->
        [one] Outline of one square
       *[other] Outline of { $count } squares
    }
rules-all-of-it =
    { $mark ->
        [printed] All figures are printed in rules that we have read.
        [derived] All figures are derived from printed ones.
        [published] All figures were published elsewhere.
       *[reconstructed] All figures are reconstructed.
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
rules-of-table-told = Exactly the rules of this table. Each paragraph has the same number at all tables. Missing numbers belong to other ways to play.
rules-not-here = Not played at this table:
rules-place = Rule { $section }
table-rules = The rules of this table
