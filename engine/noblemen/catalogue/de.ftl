# Noblemen, auf Deutsch. `a` und `acc` sind der Name mit unbestimmtem Artikel, `the-acc` mit bestimmtem, `none` mit keinem.

title = Noblemen

# --- Namen

name-field = Acker
    .acc = einen Acker
    .none = keinen Acker
name-wood = Wald
    .acc = einen Wald
    .none = keinen Wald
name-fountain = Brunnen
    .acc = einen Brunnen
    .none = keinen Brunnen
name-plain = Ebene
    .acc = eine Ebene
    .none = keine Ebene
name-farm = Gutshof
    .a = ein Gutshof
name-forest = Forst
    .a = ein Forst
name-garden = Garten
    .a = ein Garten
name-castle = Burg
    .acc = eine Burg
    .none = keine Burg
name-chapel = Kapelle
    .acc = eine Kapelle
    .none = keine Kapelle
name-palace = Palast
    .acc = einen Palast
    .none = keinen Palast
name-folly = Lustbau
    .acc = einen Lustbau
    .none = keinen Lustbau
name-forests = Lustbau der Forste
    .the-acc = den Lustbau der Forste
name-farms = Lustbau der Gutshöfe
    .the-acc = den Lustbau der Gutshöfe
name-gardens = Lustbau der Gärten
    .the-acc = den Lustbau der Gärten
name-mixed = Lustbau des ganzen Anwesens
    .the-acc = den Lustbau des ganzen Anwesens
name-duke = Herzog
name-marquess = Marquis
name-earl = Graf
name-viscount = Vicomte
name-baron = Baron
name-blackmail = Erpressung
name-cunning-stroke = Schlauer Streich
name-dowry = Mitgift
name-favour-of-the-vicar = Gunst des Vikars
name-inheritance = Erbschaft
name-intrigue = Intrige
name-liaison = Liaison
name-secret-marriage = Heimliche Heirat
name-tribute = Tribut
name-whitehall = Whitehall
name-tokens = Bestechungsmarker

# --- die Wörter der Züge

word-stock = vorrat
word-keep = behalte
    .also = behalten | behalt
word-expand = erweitere
    .also = erweitern
word-done = fertig
word-area = gebiet
    .also = gebiete
word-build = baue
    .also = bauen | bau
word-castle = burg
word-palace = palast
word-chapel = kapelle
word-folly = lustbau
word-forests = forste
word-farms = gutshöfe
word-gardens = gärten
word-mixed = anwesen
word-soldier = soldat
    .also = soldaten
word-none = keine
    .also = kein | keinen | keiner | nichts
word-from = von
    .also = aus
word-give = gib
    .also = gebe | geben
word-bribe = besteche
    .also = bestechen | bestechung
word-taxes = steuern
    .also = steuer
word-land = land
word-donate = spende
    .also = spenden
word-leisure = muße
    .also = freizeit
word-swap = tausche
    .also = tauschen | tausch
word-for = für
    .also = gegen
word-play = spiele
    .also = spielen | spiel
word-prestige = prestige
    .also = ansehen
word-end = ende
    .also = beende | beenden
word-all = alle
    .also = alles
word-tokens = marker
word-field = acker
    .also = äcker
word-wood = wald
    .also = wälder
word-fountain = brunnen
word-plain = ebene
    .also = ebenen
word-blackmail = erpressung
word-cunning-stroke = schlauer streich
word-dowry = mitgift
word-favour-of-the-vicar = gunst des vikars
word-inheritance = erbschaft
word-intrigue = intrige
word-liaison = liaison
word-secret-marriage = heimliche heirat
word-tribute = tribut
word-whitehall = whitehall

slot-tiles = Plättchen Feld … | Plättchen Zahl …
slot-card = Karte
slot-at = Spalte,Reihe
slot-seat = Spieler
slot-area = Spalte,Reihe
slot-leaving-seat = Spieler
slot-left = Spalte,Reihe
slot-folly = Lustbau
slot-first = Plättchen
slot-second = Plättchen
slot-wanted = Plättchen
slot-tokens = Zahl
slot-gifts = Sache Zahl …

# --- was geschehen ist

event-opened = Ausgelost: { $first_seat } ist zuerst an der Reihe; die Königin beginnt bei { $queen_seat }.
event-stocked = Alle haben gewählt; alle haben { $tiles } Plättchen hinter dem Sichtschirm.
event-drew = { $seat } zieht { $tiles ->
    [0] keine Plättchen: Der Beutel ist leer
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}.
event-drew-you = Du ziehst { $tiles ->
    [0] keine Plättchen: Der Beutel ist leer
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}.
event-drew-tiles = Du hast diese Plättchen gezogen: { LIST($tiles, form: "acc") }.
event-looked = { $seat } sieht sich { $cards ->
    [0] keine Skandalkarte an: Der Stapel ist leer
    [one] eine Skandalkarte an
   *[other] { $cards } Skandalkarten an
}.
event-looked-you = Du siehst dir { $cards ->
    [0] keine Skandalkarte an: Der Stapel ist leer
    [one] eine Skandalkarte an
   *[other] { $cards } Skandalkarten an
}.
event-looked-at = Du hast dir angesehen: { LIST($cards) }.
event-kept = { $seat } behält { $cards ->
    [one] eine Skandalkarte
   *[other] { $cards } Skandalkarten
}.
event-kept-you = Du behältst { $cards ->
    [one] eine Skandalkarte
   *[other] { $cards } Skandalkarten
}.
event-kept-cards = Du hast behalten: { LIST($cards) }.
event-swapped = { $seat } tauscht zwei Plättchen.
event-swapped-you = Du tauschst zwei Plättchen.
event-swapped-tiles = Du hast { LIST($given, form: "acc") } gegen { NAME($wanted, form: "acc") } getauscht.
event-expanded = { $seat } legt { NAME($tile, form: "acc") } auf { $square }{ $money ->
    [0] { "" }
   *[other] {" "}und nimmt £{ $money }
}.
event-expanded-you = Du legst { NAME($tile, form: "acc") } auf { $square }{ $money ->
    [0] { "" }
   *[other] {" "}und nimmst £{ $money }
}.
event-completed = So entsteht { NAME($area, form: "a") } auf { $square }{ $money ->
    [0] { "" }
   *[other] , £{ $money } mehr wert
}.
event-built = { $seat } baut { NAME($building, form: "acc") } auf { $square } für £{ $price }.
event-built-you = Du baust { NAME($building, form: "acc") } auf { $square } für £{ $price }.
event-built-folly = { $seat } baut { NAME($folly, form: "the-acc") } auf { $square } für £{ $price }: { $points } SP.
event-built-folly-you = Du baust { NAME($folly, form: "the-acc") } auf { $square } für £{ $price }: { $points } SP.
event-sent = { $seat } schickt einen Soldaten zu { $owner_seat } auf { $square }: { NAME($area) }.
event-sent-you = Du schickst einen Soldaten zu { $owner_seat } auf { $square }: { NAME($area) }.
event-pressed = { $seat } muss { $tiles } Plättchen abgeben.
event-pressed-you = Du musst { $tiles } Plättchen abgeben.
event-paid = { $seat } zahlt £{ $money } an { $to_seat }.
event-paid-you = Du zahlst £{ $money } an { $to_seat }.
event-gave = { $seat } gibt { $tiles ->
    [0] nichts, denn es ist kein Plättchen da
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}; es geht an { $to_seat }.
event-gave-you = Du gibst { $tiles ->
    [0] nichts, denn es ist kein Plättchen da
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}; es geht an { $to_seat }.
event-gave-tiles = { $seat } gab { LIST($tiles, form: "acc") } an { $to_seat }.
event-gave-tiles-you = Du gabst { LIST($tiles, form: "acc") } an { $to_seat }.
event-bribed = { $seat } nimmt { $tokens ->
    [one] einen Bestechungsmarker
   *[other] { $tokens } Bestechungsmarker
} für £{ $price }.
event-bribed-you = Du nimmst { $tokens ->
    [one] einen Bestechungsmarker
   *[other] { $tokens } Bestechungsmarker
} für £{ $price }.
event-taxed = { $seat } erhebt Steuern: £{ $money }{ $tokens ->
    [0] { "" }
    [one] {" "}(ein Bestechungsmarker zurückgegeben)
   *[other] {" "}({ $tokens } Bestechungsmarker zurückgegeben)
}.
event-taxed-you = Du erhebst Steuern: £{ $money }{ $tokens ->
    [0] { "" }
    [one] {" "}(ein Bestechungsmarker zurückgegeben)
   *[other] {" "}({ $tokens } Bestechungsmarker zurückgegeben)
}.
event-landed = { $seat } nimmt Land: { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}{ $tokens ->
    [0] { "" }
    [one] {" "}(ein Bestechungsmarker zurückgegeben)
   *[other] {" "}({ $tokens } Bestechungsmarker zurückgegeben)
}.
event-landed-you = Du nimmst Land: { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}{ $tokens ->
    [0] { "" }
    [one] {" "}(ein Bestechungsmarker zurückgegeben)
   *[other] {" "}({ $tokens } Bestechungsmarker zurückgegeben)
}.
event-donated = { $seat } spendet der Kirche { LIST($tiles, form: "acc") }.
event-donated-you = Du spendest der Kirche { LIST($tiles, form: "acc") }.
event-rested = { $seat } pflegt die Muße: 1 SP.
event-rested-you = Du pflegst die Muße: 1 SP.
event-played = { $seat } spielt eine Karte: { NAME($card) }.
event-played-you = Du spielst eine Karte: { NAME($card) }.
event-returned = { $seat } legt { $tiles ->
    [one] ein Plättchen in den Beutel zurück: 1 SP
   *[other] { $tiles } Plättchen in den Beutel zurück: { $tiles } SP
}.
event-returned-you = Du legst { $tiles ->
    [one] ein Plättchen in den Beutel zurück: 1 SP
   *[other] { $tiles } Plättchen in den Beutel zurück: { $tiles } SP
}.
event-married = { $seat } bekommt { $tokens ->
    [0] keinen Bestechungsmarker (es ist keiner übrig)
    [one] einen Bestechungsmarker
   *[other] { $tokens } Bestechungsmarker
} und { $points } SP.
event-married-you = Du bekommst { $tokens ->
    [0] keinen Bestechungsmarker (es ist keiner übrig)
    [one] einen Bestechungsmarker
   *[other] { $tokens } Bestechungsmarker
} und { $points } SP.
event-received = { $seat } bekommt £{ $money }.
event-received-you = Du bekommst £{ $money }.
event-took-queen = { $seat } nimmt die Königin.
event-took-queen-you = Du nimmst die Königin.
event-began = { $seat } ist am Zug.
event-began-you = Du bist am Zug.
event-ended = { $seat } beendet den Zug.
event-ended-you = Du beendest den Zug.
event-hosted = { $seat } hat die Königin zu Gast: { $points } SP. Die Runde kommt auf Feld { $space }{ $kind ->
    [ball] : ein Ball
    [locked] : die Königin ist gesperrt
    [scoring] : das Ende des Jahrzehnts
   *[other] { "" }
}.
event-hosted-you = Du hast die Königin zu Gast: { $points } SP. Die Runde kommt auf Feld { $space }{ $kind ->
    [ball] : ein Ball
    [locked] : die Königin ist gesperrt
    [scoring] : das Ende des Jahrzehnts
   *[other] { "" }
}.
event-ball-began = Die Königin gibt einen Ball. Alle Titel werden zurückgegeben.
event-shone = { $seat } zeigt { $prestige } Prestige (zurückgegeben: { $gifts ->
    [none] nichts
   *[other] { WRITE($gifts) }
}) und steht auf { $space }{ $passed ->
    [0] { "" }
   *[other] , weil die höheren Felder besetzt sind
}.
event-shone-you = Du zeigst { $prestige } Prestige (zurückgegeben: { $gifts ->
    [none] nichts
   *[other] { WRITE($gifts) }
}) und stehst auf { $space }{ $passed ->
    [0] { "" }
   *[other] , weil die höheren Felder besetzt sind
}.
event-dubbed = { $seat } trägt jetzt den Titel { NAME($title) }: { $points } SP.
event-dubbed-you = Du trägst jetzt den Titel { NAME($title) }: { $points } SP.
event-estate-scored = Das Anwesen von { $seat } wird gewertet: Burgen { $castles } SP{ $castles ->
    [0] { "" }
   *[other] {" "}({ $castles_closed_in } ganz von Land umgeben, { $castles_chapels } Kapellen daneben)
}, Paläste { $palaces } SP{ $palaces ->
    [0] { "" }
   *[other] {" "}({ $palaces_closed_in } ganz von Land umgeben, { $palaces_chapels } Kapellen daneben)
}.
event-estate-scored-you = Dein Anwesen wird gewertet: Burgen { $castles } SP{ $castles ->
    [0] { "" }
   *[other] {" "}({ $castles_closed_in } ganz von Land umgeben, { $castles_chapels } Kapellen daneben)
}, Paläste { $palaces } SP{ $palaces ->
    [0] { "" }
   *[other] {" "}({ $palaces_closed_in } ganz von Land umgeben, { $palaces_chapels } Kapellen daneben)
}.
event-decade-began = Jahrzehnt { $decade } beginnt.

# --- was gefragt wird

question-stock = Wähle bis zu { $most } Plättchen jeder Art. Der Rest, bis { $screen }, wird zufällig gezogen.
question-first-card = Behalte eine der Skandalkarten, die du dir angesehen hast: { LIST($cards) }.
question-turn = { $acted ->
    [yes] { $carded ->
        [yes] Beende deinen Zug. Vorher kannst du noch Plättchen tauschen.
       *[no] Beende deinen Zug. Vorher kannst du Plättchen tauschen und, falls noch nicht geschehen, eine Skandalkarte spielen.
    }
   *[no] Du bist am Zug: Führe eine Aktion aus. Du kannst außerdem Plättchen tauschen und eine Skandalkarte spielen.
}
question-expand-on = { $tiles ->
    [0] Hinter deinem Sichtschirm liegt kein Plättchen mehr: Deine Erweiterung endet hier.
   *[other] { $left ->
        [one] Lege noch ein Plättchen, oder höre auf.
       *[other] Lege bis zu { $left } weitere Plättchen, oder höre auf.
    }
}
question-area = Dein Plättchen füllt mehr als ein Viererquadrat, kann aber nur zu einem Gebiet gehören. Wähle das neue Gebiet ({ NAME($area) }): { ROW($squares) }. Jedes heißt nach seinem Feld unten links.
question-soldier = Du darfst einen Soldaten in ein gegnerisches Gebiet schicken.
question-give = Gib { $tiles } Plättchen an { $to_seat }.
question-keep = Behalte eine der Skandalkarten, die du dir angesehen hast: { LIST($cards) }{ $all ->
    [yes] ; oder alle, mit deiner Intrige
   *[no] { "" }
}.
question-prestige-at-once = Alle antworten geheim. Dein Anwesen zeigt { $prestige } Prestige. Willst du für mehr davon Bestechungsmarker und Skandalkarten zurückgeben?
question-prestige = Dein Anwesen zeigt { $prestige } Prestige. Willst du für mehr davon Bestechungsmarker und Skandalkarten zurückgeben?

# --- was sicher ist

certain-price = kostet £{ $value }
certain-income = { $value ->
    [0] { "" }
   *[other] bringt £{ $value }
}
certain-money = danach hast du £{ $value }
certain-draws = { $value ->
    [0] du ziehst kein Plättchen
    [one] du ziehst ein Plättchen
   *[other] du ziehst { $value } Plättchen
}
certain-unused = { $value ->
    [one] 1 Plättchen nicht gelegt
   *[other] { $value } Plättchen nicht gelegt
}
certain-points = { $value } SP
certain-tokens = { $value } Bestechungsmarker
certain-prestige = { $value } Prestige
certain-space = du kommst auf Feld { $value } der Leiste

# --- Regeln, die etwas verbieten

rule-action-first = Führe erst eine Aktion aus. Muße ist immer möglich.
rule-at-least-one-tile = Nenne mindestens ein Plättchen.
rule-bag-lacks = Im Beutel gibt es { NAME($tile, form: "none") }.
rule-bribes = Nimm 1 bis { $most } Bestechungsmarker.
rule-card-needs-more = Die Karte „{ NAME($card) }“ braucht mehr Worte: Sage, was mit ihr geschehen soll.
rule-card-not-held = Die Karte „{ NAME($card) }“ hast du nicht.
rule-castle-apart = Eine Burg darf nicht neben einer Burg oder einem Palast stehen, auch nicht über Eck; { $at } liegt daneben.
rule-chapel-apart = Eine Kapelle darf nicht neben einer Kapelle stehen, auch nicht über Eck; { $at } liegt daneben.
rule-church-full = Die Kirche nimmt in einem Jahrzehnt { $most } von jeder Art; von dieser ({ NAME($tile) }) nimmt sie noch { $left }.
rule-empty-plain = { $at } ist keine leere Ebene deines Anwesens.
rule-favour-tiles = Gib bis zu { $most } Plättchen zurück, nicht { $tiles }.
rule-finish-expansion = Beende erst die Erweiterung: Lege ein weiteres Plättchen, oder schreib „fertig“.
rule-folly-needs = Der { NAME($folly) } braucht Gebiete, die du nicht hast: { NAME($area) }, es fehlen { $missing }.
rule-folly-stands = Der { NAME($folly) } steht schon.
rule-gift-first = Gib erst die Plättchen, die der Soldat nimmt.
rule-gifts = Du hast { $have }, nicht { $need }: { NAME($thing) }.
rule-keep-first = Behalte erst eine der Skandalkarten, die du dir angesehen hast.
rule-land-once = In diesem Jahrzehnt hast du schon Land genommen.
rule-money = Das kostet £{ $price }; du hast £{ $money }.
rule-never-played = Die Karte „{ NAME($card) }“ wird nie in einem Zug gespielt.
rule-no-area = In diesem Anwesen gibt es auf { $at } kein fertiges Gebiet.
rule-no-castle-there = Auf { $at } hast du keine Burg.
rule-no-intrigue = Vor dem Ansehen hattest du keine Intrige auf der Hand.
rule-no-part-of-a-turn = Das kannst du in einem Zug nicht tun.
rule-no-soldier-there = Dort hast du keinen Soldaten.
rule-no-such-card = Eine solche Skandalkarte gibt es nicht.
rule-none-on-offer = Der Markt bietet { NAME($building, form: "none") } an.
rule-not-adjacent = { $at } liegt neben keinem Plättchen deines Anwesens.
rule-not-looked-at = Die Karte „{ NAME($card) }“ ist nicht unter denen, die du dir angesehen hast.
rule-occupied = Auf dem Gebiet bei { $at } sitzt schon ein Soldat.
rule-one-action = Du hast in diesem Zug schon eine Aktion ausgeführt.
rule-one-card-a-turn = Du hast in diesem Zug schon eine Skandalkarte gespielt.
rule-opponents-area = Schicke den Soldaten in ein gegnerisches Gebiet.
rule-prestige-first = Sage erst, was du für Prestige zurückgibst. Für nichts schreib „prestige keine“.
rule-soldier-first = Sage erst, wohin der Soldat geht, oder „soldat keine“.
rule-soldier-where = Sage, in wessen Gebiet der Soldat geht und wo es liegt.
rule-square-taken = Auf { $at } liegt schon ein Plättchen.
rule-stock = Wähle höchstens { $most } Plättchen jeder Art.
rule-choose-area = Sag zuerst, welches Quadrat das neue Gebiet ist ({ NAME($area) }): { ROW($squares) }.
rule-stock-first = Wähle erst deine Plättchen, höchstens { $most } von jeder Art.
rule-supply = { $left ->
    [0] Es ist kein Bestechungsmarker mehr übrig.
    [one] Es ist nur noch ein Bestechungsmarker übrig.
   *[other] Es sind nur noch { $left } Bestechungsmarker übrig.
}
rule-taxes-once = In diesem Jahrzehnt hast du schon Steuern erhoben.
rule-three-tiles = Du kannst jetzt 1 bis { $most } Plättchen legen, nicht { $tiles }.
rule-tiles = Hinter deinem Sichtschirm brauchst du { $need }; du hast { $have }: { NAME($tile) }.
rule-tokens = Du hast { $have } Bestechungsmarker, nicht { $need }.
rule-which-soldier = Alle deine Soldaten sind unterwegs: Sage, welcher geht („von SPIELER SPALTE,REIHE“).

# --- die Punkte

score-bribes = Bestechungen
score-donations = Spenden an die Kirche
score-leisure = Muße
score-marriages = Heimliche Heiraten
score-favours = Gunst des Vikars
score-follies = Lustbauten
score-titles = Titel auf Bällen
score-castles = Burgen
score-palaces = Paläste
score-queen = Züge mit der Königin
score-liaisons = { $cards ->
    [one] eine Liaison
   *[other] { $cards } Liaisons
}
scores-liaisons = Liaisons
breaker-1 = £{ $value }
    .what = Geld

# --- der Tisch als Text

draw-round = Jahrzehnt { $decade } von 3, Feld { $space } von { $of }.
draw-queen = Die Königin ist bei { $seat }.
draw-turn = Am Zug: { $seat }.
draw-prestige = Prestige bisher: { $markers }.
draw-marker = { $seat } { $space }
draw-offer = Markt, { NAME($building) }: £{ $prices }
draw-follies = Übrige Lustbauten: { $follies }; der nächste bringt { $points } SP.
draw-church = Kirche: Acker { $field }, Wald { $wood }, Brunnen { $fountain }, Ebene { $plain }.
draw-supply = Vorrat: { $tokens } Bestechungsmarker, { $cards } Skandalkarten im Stapel.
draw-deck = Karten im Stapel, die du kennst: { $cards }.
draw-known = { $place }. { NAME($card) }
draw-bag = Beutel: Acker { $field }, Wald { $wood }, Brunnen { $fountain }, Ebene { $plain }.
draw-player = { $seat }, { NAME($title) }: { $points } SP
draw-used = In diesem Jahrzehnt: { $actions }.
draw-behind = Hinter deinem Sichtschirm: £{ $money }, Bestechungsmarker { $tokens }; Acker { $field }, Wald { $wood }, Brunnen { $fountain }, Ebene { $plain }.
draw-cards = Auf deiner Hand: { LIST($cards) }.
draw-hidden = Skandalkarten: { $cards }.
draw-soldier = Ein Soldat im Anwesen von { $seat } auf { $at }.
draw-area = { NAME($area) } auf { $at }
draw-area-held = { NAME($area) } auf { $at }, besetzt von einem Soldaten von { $seat }
draw-row = Reihe { $row }: { $squares }.
draw-square = Spalte { $column } { NAME($tile) }
draw-square-built = Spalte { $column } { NAME($tile) } mit { NAME($building) }
draw-legend = In den Anwesen: A Acker, W Wald, B Brunnen, E Ebene; b Burg, k Kapelle, p Palast, l Lustbau. Gebiete heißen nach ihrem Plättchen unten links.
letter-field = A
letter-wood = W
letter-fountain = B
letter-plain = E
letter-castle = b
letter-chapel = k
letter-palace = p
letter-folly = l

# --- wie das Spiel vorgestellt wird, und seine Optionen

about = Ein Landgut, eine Königin, die Bälle liebt, und Klatsch, der zu kaufen ist. Lege Äcker, Wälder und Lustbauten an, erhebe Steuern oder hilf mit Bestechung nach, und glänze, wenn die Königin kommt, um zu sehen, wer einen Titel verdient.
    .sign = queen
option-at-once = Geheime Antworten beim Ball
option-at-once-hint = Auf einem Ball sagen alle geheim und gleichzeitig, was sie für Prestige zurückgeben. In der Spielregel geht es reihum, und man sieht die Felder derer, die schon dran waren. Bei langsamem Tempo spart das etwas Warten.
otherwise-at-once = geheime Antworten beim Ball statt reihum
otherwise-first-game = eine erste Partie: Alle beginnen mit drei Plättchen jeder Art
otherwise-areas-overlap = Gebiete dürfen sich nicht überlappen
otherwise-open-money = Geld, Plättchen und Bestechungsmarker liegen offen
option-first-game = Eine erste Partie
option-first-game-hint = Alle beginnen mit drei Plättchen jeder Art, ohne zu wählen.
option-areas-overlap = Gebiete dürfen sich überlappen
option-areas-overlap-hint = Jedes Quadrat aus vier Plättchen zählt als Gebiet, auch wo zwei Quadrate Plättchen teilen.

# --- was man tun kann, wie es über den Feldern steht

move-stock = Plättchen wählen
    .tiles = Plättchen
move-keep = Eine Karte behalten
    .card = Karte
move-expand = Das Anwesen erweitern
    .tiles = Plättchen
    .tiles-place = Feld
move-done = Erweiterung beenden
move-area = Das Gebiet wählen
    .at = Feld unten links
move-build-castle = Eine Burg bauen
    .at = Feld
    .seat = Der Soldat geht zu
    .area = Gebiet
    .leaving_seat = Der Soldat kommt von
    .left = Gebiet, das er verlässt
move-build-palace = Einen Palast bauen
    .at = Feld
move-build-chapel = Eine Kapelle bauen
    .at = Feld
move-build-folly = Einen Lustbau errichten
    .folly = Lustbau
    .at = Feld
move-soldier = Einen Soldaten schicken
    .seat = Zu wem
    .area = Gebiet
    .leaving_seat = Der Soldat kommt von
    .left = Gebiet, das er verlässt
move-soldier-none = Keinen Soldaten schicken
move-give = Plättchen abgeben
    .first = Erstes Plättchen
    .second = Zweites Plättchen
move-bribe = Bestechungsmarker kaufen
    .tokens = Bestechungsmarker (jeder bringt 1 SP)
move-taxes = Steuern erheben
    .tokens = Bestechungsmarker zurückgeben (je £1)
move-land = Land nehmen
    .tokens = Bestechungsmarker zurückgeben (je ein Plättchen)
move-donate = Plättchen spenden
    .tiles = Plättchen
move-leisure = Muße nehmen
move-swap = Plättchen tauschen
    .first = Erstes Plättchen
    .second = Zweites Plättchen
    .wanted = Gegen
move-play-cunning-stroke = Den Schlauen Streich spielen
    .tiles = Plättchen
    .tiles-place = Feld
move-play-favour-of-the-vicar = Die Gunst des Vikars spielen
    .tiles = Plättchen
move-play-inheritance = Die Erbschaft spielen
    .at = Feld
move-play = Eine Skandalkarte spielen
    .card = Karte
move-prestige = Dein Prestige zeigen
    .gifts = Zurückgeben
move-end = Den Zug beenden

# --- woraus eine Zahl besteht, Zeile für Zeile

name-tiles = Plättchen
name-areas = Gebiete
name-soldiers = Soldaten
name-gifts = Gaben
name-palaces = Paläste
name-fountains = Brunnen
part-tiles = Plättchen
part-areas = Gebiete
part-soldiers = Soldaten
part-tokens = zurückgegebene Bestechungsmarker
part-fountains = Brunnen
part-gardens = Gärten
part-palaces = Paläste
part-gifts = was zurückgegeben wird

# --- der Plan

board-decade = Jahrzehnt { $decade } von { $decades }
board-space =
    { $kind ->
        [arrow] das Jahrzehnt beginnt
        [ball] ein Ball
        [locked] das geschlossene Feld
        [scoring] das Ende des Jahrzehnts
       *[other] eine Runde
    }
board-queen = Die Königin ist bei { $seat }
board-is-queen = Die Königin ist hier
board-turn = Am Zug
board-prestige = Prestige auf dem Ball
board-prestige-shown = Prestige, das das Anwesen zeigt
board-estate-own = Das Anwesen von { $seat }
board-estates = Die Anwesen
board-estates-others = Die anderen Anwesen
board-tiles =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
board-screen = Hinter deinem Sichtschirm
board-pounds = Pfund
board-money-of = { $money } Pfund
board-bribes = Bestechungsmarker
sign-queen = Die Krone: Hier ist die Königin.
sign-laurel = Der Lorbeer: das Ende des Jahrzehnts auf der Leiste, an dem die Anwesen gewertet werden.
sign-prestige = Prestige, das ein Anwesen zeigt. Auf einem Ball kann man für mehr Marker und Karten zurückgeben.
sign-coin = Pfund
sign-letter = Bestechungsmarker
sign-soldier = Soldaten daheim, die noch in ein Gebiet geschickt werden können.
sign-card-back = Skandalkarten
board-scandals = Skandalkarten im Stapel
board-soldiers = Soldaten daheim: { $count }
board-cards = Skandalkarten: { $count }
board-taxed = Steuern erhoben
board-landed = Land genommen
board-courtiers = Am Hof
board-market = Der Markt
board-folly-points = als Nächstes: { $points } SP
board-yours = für dich { $money }
board-sold-out = nichts im Angebot
board-church = In der Kirche
board-bag = Im Beutel

# --- die Tabellen auf der Seite der Regeln

rules-table-tiles = Plättchen des Landguts
rules-table-follies = Lustbauten und was sie brauchen
rules-table-titles = Titel
rules-table-events = Ereigniskarten
rules-column-total = Stücke insgesamt
rules-column-stocked = Im Angebot bei 3, 4, 5 Spielern
rules-column-prices = Preise
rules-column-needs = Braucht
rules-column-prestige = Nötiges Prestige
rules-column-discount = Nachlass
rules-column-by-seats = Anzahl bei 3, 4, 5 Spielern

# --- was sonst geschehen ist

event-queen-stayed = { $seat } kann die Königin nicht nehmen: Das Feld ist geschlossen, sie bleibt bei { $holder_seat }.
event-queen-stayed-you = Du kannst die Königin nicht nehmen: Das Feld ist geschlossen, sie bleibt bei { $holder_seat }.
event-moved-on = Der Ball ist vorbei: Die Runde rückt auf Feld { $space }{ $kind ->
    [locked] , und niemand kann die Königin jetzt nehmen
   *[other] { "" }
}.

# --- was sonst sicher ist

certain-space-at-most = Feld { $value } der Leiste, oder darunter, wo es besetzt ist
certain-title = dein Titel wird: { NAME($value) }
certain-title-at-most = höchstens { NAME($value) }
certain-made-of = { $name ->
    [taxes] davon Äcker £{ $tiles }{ $areas ->
        [0] { "" }
       *[other] , freie Gutshöfe £{ $areas }
    }{ $soldiers ->
        [0] { "" }
       *[other] , Soldaten £{ $soldiers }
    }{ $tokens ->
        [0] { "" }
       *[other] , Bestechungsmarker £{ $tokens }
    }
    [land] davon für Wälder { $tiles }{ $areas ->
        [0] { "" }
       *[other] , freie Forste { $areas }
    }{ $soldiers ->
        [0] { "" }
       *[other] , Soldaten { $soldiers }
    }{ $tokens ->
        [0] { "" }
       *[other] , Bestechungsmarker { $tokens }
    }
   *[prestige] davon Brunnen { $fountains }{ $gardens ->
        [0] { "" }
       *[other] , freie Gärten { $gardens }
    }{ $soldiers ->
        [0] { "" }
       *[other] , Soldaten in Gärten { $soldiers }
    }{ $palaces ->
        [0] { "" }
       *[other] , Paläste { $palaces }
    }{ $gifts ->
        [0] { "" }
       *[other] , Marker und Karten { $gifts }
    }
}
certain-screen = danach hinter deinem Sichtschirm: { $value }
certain-completes = vollendet: { $value }
certain-queen = { $value ->
    [taken] du nimmst die Königin
    [mine] die Königin hast du schon
    [locked] niemand kann die Königin jetzt nehmen
   *[elsewhere] die Königin ist nicht dort
}
certain-next-seat = danach ist { $value } am Zug
certain-round-space = die Runde kommt auf Feld { $value }
certain-round-kind = { $value ->
    [ball] ein Ball beginnt
    [locked] die Königin ist gesperrt
    [scoring] das Jahrzehnt endet, und die Anwesen werden gewertet
   *[other] { "" }
}
certain-estate-points = deine Burgen und Paläste bringen { $value } SP
certain-liaison-points = { $value ->
    [0] { "" }
   *[other] deine Liaisons bringen { $value } SP
}
certain-looks = du siehst dir { $value } Skandalkarten an und behältst eine
certain-beside = daneben: { $value }
certain-sends = { $value ->
    [yes] danach darfst du einen Soldaten schicken
   *[no] { "" }
}
certain-open-sides = { $value ->
    [0] ringsum liegt Land
    [one] an einer der 8 Seiten fehlt Land
   *[other] an { $value } der 8 Seiten fehlt Land
}
certain-takes-area = von nun an dient dir dieses Gebiet: { NAME($value) }
certain-gets-tiles = { $value ->
    [0] dort gibt es keine Plättchen zu holen
    [one] ein Plättchen nach Wahl der Gegenseite
   *[other] { $value } Plättchen nach Wahl der Gegenseite
}
certain-spends-intrigue = deine Intrige ist verbraucht
certain-under-the-deck = unter den Stapel: { LIST($value) }

# --- was wissen will, wer entscheidet

titles-asked = Herzog ab { $duke } ({ $duke_copies }), Marquis ab { $marquess } ({ $marquess_copies }), Graf ab { $earl } ({ $earl_copies }), Vicomte ab { $viscount } ({ $viscount_copies })
details-stock =
    Du beginnst mit £{ $money } und dem Titel Baron, auf einer Ebene mit einer Burg. Als Erstes am Zug, so ausgelost: { $first_seat }; die Königin ist bei { $queen_seat }.
    Was du nicht wählst, wird zufällig aus dem Beutel gezogen. Alle wählen geheim, und sonst sieht niemand deine Plättchen.
    Äcker bringen Geld und Gutshöfe, Wälder weitere Plättchen, Brunnen Prestige für Titel; Gebäude stehen auf Ebenen.
    Drei von jeder Sorte sind die übliche Wahl wie in einer ersten Partie: Dann beginnst du mit etwas von allem, und nichts bleibt dem Zufall.
details-first-card =
    Du hast £{ $money }. Die anderen Karten kommen unter den Stapel; niemand sieht, welche du behältst.
    In einem Zug darfst du neben deiner Aktion eine Skandalkarte spielen.
turn-squares = Ein „erweitere“ legt bis zu 3 Plättchen, jedes neben dein Anwesen. Ein Feld heißt Spalte,Reihe: 1,0 liegt rechts von 0,0, und 0,1 darüber.
turn-prospects =
    Die Runde steht auf Feld { $space } von { $spaces }; { $ahead ->
        [ball] ein Ball kommt
       *[scoring] die Wertung der Anwesen kommt
    } { $ahead_in ->
        [one] mit dem nächsten Schritt
       *[other] in { $ahead_in } Schritten
    }. Am Ende jedes Zuges mit der Königin rückt sie einen Schritt vor.
    Dein Anwesen zeigt { $prestige } Prestige für den nächsten Ball; Titel nach Prestige (und wie viele es gibt): { titles-asked }.
    So wie sie stehen, bringen deine Burgen und Paläste am Ende des Jahrzehnts { $estate_points } Siegpunkte (SP); jede zählt nur mit Land auf allen 8 Seiten.
details-turn =
    Du hast £{ $money }, { $tokens ->
        [one] einen Bestechungsmarker
       *[other] { $tokens } Bestechungsmarker
    } und { $tiles ->
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    } hinter deinem Sichtschirm.
    { $acted ->
        [yes] Du hast deine Aktion ausgeführt. Mit „ende“ kommt { $next_seat } an den Zug.
       *[no] Einmal im Jahrzehnt: { $taxed ->
            [yes] Steuern hast du schon erhoben
           *[no] Steuern bringen jetzt £{ $taxes }
        }; { $landed ->
            [yes] Land hast du schon genommen
           *[no] Land bringt jetzt { $land } Plättchen
        }.{ $empty ->
            [0] {" "}Du kannst nur einen Palast bauen, weil du keine leere Ebene hast.
           *[other] { "" }
        }
    }
    { $queen_mine ->
        [yes] Die Königin ist bei dir: Wenn du deinen Zug beendest, bekommst du 1 SP, und die Runde rückt einen Schritt vor.
       *[no] Die Königin ist bei { $queen_seat }{ $queen_locked ->
            [yes] , und in diesem Jahrzehnt kann niemand sie nehmen
           *[no] { "" }
        }.
    }
    { $acted ->
        [yes] { "" }
       *[no]
        { turn-squares }
        { turn-prospects }
    }
details-expand-on =
    Deine Aktion geht weiter. Lege jedes weitere Plättchen neben dein Anwesen. Du hast £{ $money } und { $tiles ->
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    } hinter deinem Sichtschirm.
    { $due ->
        [0] Bisher ziehst du keine Plättchen.
        [one] Am Ende ziehst du ein Plättchen.
       *[other] Am Ende ziehst du { $due } Plättchen.
    }
details-area =
    Plättchen außerhalb des gewählten Quadrats bleiben frei für ein späteres Gebiet. Danach geht deine Erweiterung weiter.
details-soldier =
    Du hast £{ $money }; Soldaten zu Hause: { $home }, in Gebieten anderer: { $out }. Ein Soldat geht nie nach Hause, darf aber von einem Gebiet ins andere ziehen.
    Ein Gutshof bringt dir sofort £2 von der Gegenseite und £2 bei den Steuern; ein Forst zwei Plättchen nach Wahl der Gegenseite und 2 Plättchen beim Land; ein Garten die Königin, wenn sie dort ist, und 2 Prestige auf Bällen.
    Solange dein Soldat dort sitzt, bringt das Gebiet der Gegenseite nichts.
details-give =
    Der Soldat von { $to_seat } sitzt von nun an in deinem Forst: Beim Land bringt der Forst { $to_seat } 2 Plättchen und dir keines.
    Du behältst { $left ->
        [one] ein Plättchen
       *[other] { $left } Plättchen
    } hinter deinem Sichtschirm. Welche du gibst, seht nur ihr beide, { $to_seat } und du.
details-keep =
    { COUNT($held) ->
        [0] Eine andere Skandalkarte hast du nicht.
       *[other] Auf der Hand hast du: { LIST($held) }.
    }
    Die anderen Karten kommen unter den Stapel, und niemand sieht, welche du behältst.
details-prestige =
    Brunnen { $fountains } + freie Gärten { $gardens } + Soldaten in Gärten { $soldiers } + Paläste { $palaces } = { $prestige } Prestige. Gibst du alles zurück, wären es { $most }.
    Ein zurückgegebener Bestechungsmarker ist 1 Prestige, eine Erpressung 3, jede andere Skandalkarte 1.
    Der höchste Stein nimmt den besten Titel, den sein Feld erreicht, dann der nächste: { titles-asked }.
    { COUNT($taken) ->
        [0] Noch ist kein Feld besetzt.
       *[other] Schon besetzt: { ROW($taken) }. Ist dein Feld besetzt, kommst du auf das nächste freie darunter.
    }
    { COUNT($seats) ->
        [0] Nach dir antwortet niemand mehr: Deine Antwort entscheidet die Titel.
       *[other] Nach dir: { ROW($seats) }.
    }
details-prestige-at-once =
    Brunnen { $fountains } + freie Gärten { $gardens } + Soldaten in Gärten { $soldiers } + Paläste { $palaces } = { $prestige } Prestige. Gibst du alles zurück, wären es { $most }.
    Ein zurückgegebener Bestechungsmarker ist 1 Prestige, eine Erpressung 3, jede andere Skandalkarte 1.
    Der höchste Stein nimmt den besten Titel, den sein Feld erreicht, dann der nächste: { titles-asked }.
    Alle antworten geheim, auch { ROW($seats) }. Dann werden die Steine reihum gelegt, von der Königin an. Ist dein Feld besetzt, kommst du auf das nächste freie darunter.

# --- was in der Schachtel liegt

name-queen = Die Königin
name-soldier = Soldaten
name-screen = hinter dem Sichtschirm
component-card = { NAME($name) }{ $where ->
    [mine] { $looked ->
        [0] , { $count } auf deiner Hand
        [one] { "" }
       *[other] , hier { $looked } davon
    }
    [shown] , { $count } auf der Hand von { $seat }
    [supply] , { $count } dir bekannt im Stapel (von oben: { ROW($places) })
   *[unseen] , { $count } von dir noch nicht gesehen
}{ $full ->
    [yes] : { $effect ->
        [blackmail] auf einem Ball für { $prestige } Prestige zurückgegeben; nie in einem Zug gespielt
        [cunning-stroke] gespielt erlaubt sie eine weitere Erweiterung um bis zu 3 Plättchen, auch in einem Zug, der erweitert
        [dowry] gespielt bringt sie { $worth } Plättchen aus dem Beutel
        [favour-of-the-vicar] gespielt gehen bis zu 4 Plättchen von dir in den Beutel, je 1 SP (jetzt bis zu { $worth })
        [inheritance] gespielt bringt sie die billigste Burg des Marktes umsonst, ohne Soldaten; Plätze dafür jetzt: { $worth }
        [intrigue] wenn du dir 3 Skandalkarten ansiehst, behältst du mit ihr alle; sonst nie gespielt
        [liaison] { $worth } SP, wenn du sie am Ende des Spiels noch hast; nie gespielt
        [secret-marriage] gespielt bringt sie { $worth } Bestechungsmarker und 2 SP
        [tribute] gespielt bringt sie £{ $worth }
       *[whitehall] gespielt nimmst du die Königin{ $queen ->
            [mine] {" "}(sie ist schon bei dir)
            [locked] {" "}(jetzt kann niemand sie nehmen)
           *[other] { "" }
        }
    }{ $effect ->
        [blackmail] .
       *[other] . Auf einem Ball zurückgegeben ist sie { $prestige } Prestige wert.
    }
   *[no] .
}
    .kind = Skandalkarten
component-tile = { NAME($name) }, { $where ->
    [mine] { $count } hinter deinem Sichtschirm
    [shown] { $count } im Anwesen von { $seat }
    [spent] { $count } in der Kirche
    [supply] { $count } im Beutel
   *[unseen] { $count } wo du sie nicht siehst
}{ $full ->
    [yes] : { $name ->
        [field] bringt beim Legen £1; vier im Quadrat sind ein Gutshof und bringen sofort £2. Bei den Steuern bringt jeder Acker £1, jeder Gutshof £2
        [wood] bringt beim Legen ein Plättchen aus dem Beutel; vier im Quadrat sind ein Forst und bringen sofort 2 Plättchen. Beim Land bringt jeder Wald ein Plättchen, jeder Forst 2
        [fountain] auf einem Ball 1 Prestige; vier im Quadrat sind ein Garten: Du nimmst sofort die Königin, und auf Bällen 2 Prestige
       *[plain] trägt ein Gebäude (leere Ebenen hast du: { $empty })
    }. In deinem Anwesen: { $laid }{ $name ->
        [plain] { "" }
       *[other] , Gebiete: { $areas }
    }. Die Kirche nimmt noch { $church }.
   *[no] .
}
    .kind = Landschaftsplättchen
component-building = { NAME($name) }, { $where ->
    [mine] { $count } in deinem Anwesen
    [shown] { $count } im Anwesen von { $seat }
   *[supply] { $offered ->
        [0] nichts im Angebot
       *[other] { $offered } im Angebot (£{ $prices })
    }, insgesamt { $count } übrig
}{ $full ->
    [yes] : { $offered ->
        [0] { "" }
       *[other] für dich £{ $yours }{ $short ->
            [0] { "" }
           *[other] , dir fehlen £{ $short }
        }; { "" }
    }{ $name ->
        [castle] auf eine leere Ebene neben keiner Burg und keinem Palast. Du darfst einen Soldaten in ein Gebiet anderer schicken. Mit Land auf allen 8 Seiten bringt sie jedes Jahrzehnt 3 SP, und 1 für jede Kapelle daneben
        [palace] ersetzt eine deiner Burgen und bringt die Königin; 2 Prestige auf Bällen. Mit Land auf allen 8 Seiten bringt er jedes Jahrzehnt 5 SP, und 2 für jede Kapelle daneben
       *[chapel] auf eine leere Ebene neben keiner Kapelle. Du siehst dir 3 Skandalkarten an und behältst eine; Burgen und Paläste daneben bringen mehr
    }. Plätze dafür in deinem Anwesen: { $sites }.
   *[no] .
}
    .kind = Gebäude
component-folly = { NAME($name) }, { $where ->
    [supply] noch nicht gebaut: für dich £{ $yours }{ $short ->
        [0] { "" }
       *[other] , dir fehlen £{ $short }
    }, jetzt { $points } SP
   *[spent] schon gebaut
}; nötig: { $wants ->
    [forests] 2 Forste
    [farms] 2 Gutshöfe
    [gardens] 2 Gärten
   *[mixed] ein Gutshof, ein Forst und ein Garten
}{ $where ->
    [supply] {" "}({ $missing ->
        [0] die hast du
       *[other] es fehlen: { $missing }
    }) und eine leere Ebene (du hast { $empty }).
   *[spent] .
}
    .kind = Lustbauten
component-title = { NAME($name) }, { $where ->
    [mine] dein Titel
    [shown] Titel von { $seat }
   *[supply] { $count } frei
}{ $full ->
    [yes] : ab { $asks } Prestige auf einem Ball; { $points } SP{ $discount ->
        [0] { "" }
       *[other] , danach Gebäude £{ $discount } billiger
    }; an diesem Tisch { $copies }. { $missing ->
        [0] Dein Anwesen zeigt genug
       *[other] Deinem Anwesen fehlen { $missing } Prestige
    }; andere, die mindestens so viel zeigen wie du: { $rivals }.
   *[no] .
}
    .kind = Titel
component-token = { NAME($name) }, { $where ->
    [mine] { $count } bei dir
    [shown] { $count } bei { $seat }
   *[supply] { $count } im Vorrat
}{ $full ->
    [yes] : Nimm jetzt bis zu { $most } für je £{ $price }, und du bekommst je 1 SP. Gib einen zurück für £1 mehr bei den Steuern, ein Plättchen mehr beim Land oder 1 Prestige auf einem Ball.
   *[no] .
}
    .kind = Bestechungsmarker
component-soldier = { NAME($name) } { $where ->
    [mine] von dir
   *[shown] von { $seat }
}: zu Hause { $home }, in Gebieten anderer { $out }{ $full ->
    [yes] . Mit jeder neuen Burg darf einer ausziehen, und nach Hause kommt er nie; das Gebiet dient dann der Seite, die ihn geschickt hat.
   *[no] .
}
    .kind = Soldaten
component-queen = { NAME($name) }, { $where ->
    [mine] bei dir
   *[shown] bei { $seat }
}: Wer sie am Ende des eigenen Zuges hat, bekommt { $points } SP und rückt die Runde ein Feld vor{ $locked ->
    [yes] . In diesem Jahrzehnt kann niemand sie mehr nehmen.
   *[no] ; ein Palast, ein neuer Garten oder Whitehall bringt sie.
}
    .kind = Die Königin
component-screen = { $where ->
    [mine] Hinter deinem Sichtschirm
   *[shown] Hinter dem Sichtschirm von { $seat }
}: £{ $money }, Plättchen { $tiles }, Bestechungsmarker { $tokens }, Skandalkarten { $cards }{ $full ->
    [yes] . Das können alle mitzählen, aber nicht, welche Plättchen und Karten es sind.
   *[no] .
}
    .kind = Hinter den Sichtschirmen

# --- der Tisch als Text, vollständig

draw-track = Auf der Leiste: { $spaces }; auf jedem anderen Feld eine Runde.
draw-reach = Das nächste Plättchen kann in den Spalten { $left } bis { $right } und den Reihen { $bottom } bis { $top } liegen, neben einem anderen.
draw-space = { $space } { $what }
draw-ahead = { $kind ->
    [ball] Ein Ball kommt
   *[scoring] Die Wertung der Anwesen kommt
} { $spaces ->
    [one] mit dem nächsten Schritt der Runde.
   *[other] in { $spaces } Schritten der Runde.
}
draw-queen-locked = Die Königin ist bei { $seat }; in diesem Jahrzehnt kann niemand sie nehmen.
draw-titles = Titel auf einem Ball: { $titles }.
draw-title = { NAME($title) } ab { $prestige } Prestige: { $points } SP{ $discount ->
    [0] { "" }
   *[other] , Gebäude £{ $discount } billiger
}, an diesem Tisch { $copies }
draw-sold-out = Markt, { NAME($building) }: nichts im Angebot.
draw-yours = für dich £{ $money }
draw-prices = Preise für dich: { $prices }.
draw-price = { NAME($building) } £{ $money }
draw-folly = { NAME($folly) } (nötig: { $areas })
draw-estate = Anwesen: { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}, { $prestige } Prestige für einen Ball; Soldaten zu Hause: { $home }.
draw-reckoned = Hinter dem Sichtschirm, wie alle es ausrechnen können: £{ $money }, Plättchen { $tiles }, Bestechungsmarker { $tokens }.
draw-open = Offenes Geld: £{ $money }, Plättchen { $tiles }, Bestechungsmarker { $tokens }.
board-reckoned = Plättchen { $tiles }, Bestechungsmarker { $tokens }
option-open-money = Offenes Geld
option-open-money-hint = Alle sehen Geld und Anzahl der Plättchen und Bestechungsmarker der anderen. (Mitzählen lassen sie sich ohnehin.)

# Was an einer Ausgabe von uns ist.
ours-prices = { $count ->
    [one] die Preise einer Art von Gebäuden
   *[other] die Preise von { $count } Arten von Gebäuden
}
ours-track = wo auf der Leiste die Bälle liegen

# The figures of an edition, as the form for owners of a box calls them.
figure-bribes = Bestechung
figure-tokens = Bestechungsmarker in der Schachtel
figure-round = Das Jahrzehnt
figure-track = Felder der Leiste
figure-arrow = Pfeil
figure-way = leer
figure-ball = Ball
figure-locked = für die Königin gesperrt
figure-scoring = Wertung
figure-copies = Anzahl bei 3, 4, 5 Spielern
