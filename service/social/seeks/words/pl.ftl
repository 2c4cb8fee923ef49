# Kto szuka stołu.
seeks-title = Kto szuka stołu
seeks-hint = Poproś o wiadomość, gdy ktoś otworzy stół dla każdego. Listy przychodzą przez 30 dni albo do chwili, gdy usiądziesz z innymi przy stole tej gry.
seeks-nobody = Jeszcze nikt.
seeks-only-you = Na razie tylko ty.
seeks-more =
    { $count ->
        [one] i jeszcze jedna osoba
        [few] i jeszcze { $count } osoby
       *[other] i jeszcze { $count } osób
    }
seek-begin = Daj mi znać, gdy ktoś otworzy stół
seek-until = Listy przychodzą do: { $moment }.
seek-end = Zatrzymaj te listy
seek-told =
    { $count ->
        [one] Jedna osoba szuka stołu: { $game }. Dostanie list, jeśli każdy może usiąść.
        [few] { $count } osoby szukają stołu: { $game }. Dostaną list, jeśli każdy może usiąść.
       *[other] { $count } osób szuka stołu: { $game }. Dostaną list, jeśli każdy może usiąść.
    }
done-seek-begun = Dostaniesz list, gdy ktoś otworzy stół.
done-seek-ended = Listy o nowych stołach tej gry nie będą już przychodzić.
seek-stop = Listy o nowych stołach nie będą już do ciebie przychodzić. Gra: { $game }.
seek-stopped = Listy o nowych stołach już do ciebie nie przychodzą. Gra: { $game }.
seek-stopped-back = Wolne miejsca i ci, którzy szukają stołu

# List o otwartym stole.
mail-seek-subject = { $host } otwiera stół: { $game }
mail-seek = { $host } otwiera stół. Gra: { $game }, liczba graczy: { $count }.
mail-seek-link =
    { $count ->
        [one] Jedno miejsce jest wolne. Obejrzyj stół i usiądź tutaj:
        [few] { $count } miejsca są wolne. Obejrzyj stół i usiądź tutaj:
       *[other] Wolnych miejsc: { $count }. Obejrzyj stół i usiądź tutaj:
    }
mail-seek-press = Obejrzyj i usiądź
mail-seek-why = Chcesz dostawać listy o nowych stołach. Gra: { $game }. Skończą się: { $until } albo gdy usiądziesz z innymi przy takim stole.
mail-seek-stop = Zatrzymaj te listy: { $link }
mail-seek-stop-short = Zatrzymaj te listy
