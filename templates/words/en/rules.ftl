# The pages of rules.

rules = Rules
rules-of = The rules of { $game }
rules-unwritten = The rules of this game are not written down here yet; refusals tell them one by one.
rules-provenance = Where each figure comes from
rules-provenance-told = Each figure of a game carries a mark: printed in rules that we have read, derived from them by logic, or reconstructed, because the printed picture is lost to us.
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
       *[reconstructed] { $count ->
            [one] One figure is reconstructed.
           *[other] { $count } figures are reconstructed.
        }
    }
rules-datum = Datum
rules-origin = Origin
rules-origin-of =
    { $mark ->
        [derived] derived
       *[reconstructed] reconstructed
    }
rules-read = Read the rule
