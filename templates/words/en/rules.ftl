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
       *[reconstructed] All of it is reconstructed.
    }
rules-some-of-it =
    { $mark ->
        [printed] Printed: { $columns }
        [derived] derived: { $columns }
       *[reconstructed] reconstructed: { $columns }
    }
rules-table-professions = Professions, and what a work of each wishes for
rules-table-buildings = Buildings
rules-table-landscapes = Landscapes
rules-table-bonus = Bonus cards
rules-table-prestige = Prestige cards
rules-table-characters = Characters, and what their places cost one after the other
rules-table-colours = Colours: buildings and roles
rules-table-cities = Cities
rules-table-tiles = Tiles of the estate
rules-table-follies = Follies, and what each needs
rules-table-titles = Titles
rules-table-events = Event cards
rules-column-name = Name
rules-column-building = Building
rules-column-landscape = Landscape
rules-column-freedom = Freedom
rules-column-size = Size
rules-column-copies = Copies
rules-column-outline = Outline
rules-column-each = Value of each
rules-column-points = Points
rules-column-tied = Points when tied
rules-column-fields = Prices
rules-column-major = Major role
rules-column-minor = Minor role
rules-column-ducats = Ducats
rules-column-arms = Arms
rules-column-regions = Regions
rules-column-cost = Price in cards
rules-column-total = Pieces in all
rules-column-stocked = On sale with 3, 4, 5 players
rules-column-prices = Prices
rules-column-needs = Needs
rules-column-prestige = Prestige asked for
rules-column-discount = Discount
rules-column-by-seats = Copies with 3, 4, 5 players
rules-value-small = small
rules-value-medium = medium
rules-value-large = large
