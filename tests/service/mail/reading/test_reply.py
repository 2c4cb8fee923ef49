import pytest

from service.mail.parse.reply import extract_own_lines
from service.mail.parse.sent import SentLetters

OURS = SentLetters(names=("Procaccio",))


def wrote(text, sent=OURS):
    return [line.text for line in extract_own_lines(text.split("\n"), sent) if line.text]


def test_lines_keep_their_numbers():
    lines = extract_own_lines(["", "> old", "", "2", "", "pass", "", "-- ", "Anna"])
    assert [(line.number, line.text) for line in lines] == [(4, "2"), (5, ""), (6, "pass")]


@pytest.mark.parametrize(
    "attribution",
    [
        "On Fri, Nov 20, 2026 at 10:15 AM Procaccio\n<seat@play.example.org> wrote:",
        "On Fri, Nov 20, 2026 at\n10:15 AM Procaccio\n<seat@play.example.org>\nwrote:",
        "Il giorno ven 20 nov 2026 alle ore 10:15\nProcaccio <seat@play.example.org> ha scritto:",
        "pt., 20 lis 2026 o 10:15 Procaccio\n<seat@play.example.org> napisał(a):",
        "El vie, 20 nov 2026 a las 10:15, Procaccio\n(<seat@play.example.org>) escribió:",
        "Am Fr., 20. Nov. 2026 um 10:15 Uhr schrieb Procaccio\n<seat@play.example.org>:",
        "2026-11-20 10:15 GMT+01:00 Procaccio <seat@play.example.org>:",
        "Procaccio <seat@play.example.org> writes:",
        "Wiadomość napisana przez Procaccio w dniu 20 lis 2026, o godz. 10:15:",
    ],
)
@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_an_attribution_goes_with_its_quotation_however_it_is_wrapped(attribution, gap):
    assert wrote(f"2\n{attribution}{gap}> resign\n\npass") == ["2", "pass"]


@pytest.mark.parametrize(
    "opening",
    [
        "-----Original Message-----",
        "________________________________\nFrom: Procaccio\nSent: Friday",
        "Da: Procaccio\nInviato: venerdì",
        "*Von:* Procaccio\n*Gesendet:* Freitag",
        "Od: Procaccio\n\nWysłano: piątek",
        "De: Procaccio\nEnviado: viernes",
        "Gesendet: Freitag\nVon: Procaccio\nAn: Anna",
        "## Please write your answer above this line ##",
        "Bitte über dieser Zeile antworten",
        "On Friday, November 20, 2026 at 10:15:03 AM, Procaccio wrote:",
        "On Fri, Nov 20 at 10:15 AM, Game Host <host@play.example.org> wrote:",
        "\u2010\u2010\u2010\u2010\u2010\u2010\u2010 Original Message \u2010\u2010\u2010\u2010\u2010\u2010\u2010",
        "---原始邮件---\n发件人: Host<host@play.example.org>\n发送时间: 2026年11月20日(星期五)",
        "From: Game Host <host@play.example.org>\nSent: 20 November 2026 10:15",
    ],
)
def test_below_an_unmarked_original_nothing_counts(opening):
    assert wrote(f"2\n\n{opening}\n\nresign\nbid 66666") == ["2"]


@pytest.mark.parametrize(
    "line",
    [
        "To: the lake",
        "from: e5",
        "on e5 I place the lake",
        "On 5 I bid 400:",
        "Il lago in e5:",
        "am 3. Tag: passe",
        "--x--",
        "a: b",
        "original message",
        "De 3 a 5",
    ],
)
def test_what_only_resembles_the_words_of_a_program_was_written(line):
    assert wrote(f"{line}\npass") == [line, "pass"]


def test_an_attribution_in_another_language_is_known_by_what_follows():
    assert wrote(
        "2\n\nLe ven. 20 nov. 2026 à 10:15, Procaccio <seat@play.example.org> a\nécrit :\n\n> resign"
    ) == ["2"]
    assert wrote(
        "2\n\nProcaccio <seat@play.example.org> schrieb am Fr., 20. Nov. 2026,\n10:15:\n\n> resign"
    ) == ["2"]


def test_a_card_is_no_block_of_headers():
    """What stands below it was written."""
    card = "Anna\nTel: 03-1234-5678\nFax: 03-1234-5679\nMail: anna@example.com"
    assert wrote(f"2\n\n{card}\n\nwait") == ["2", *card.split("\n"), "wait"]


def test_a_full_width_mark_or_initials_quote_as_well():
    assert wrote("\uff1e old\nGH> older\n2") == ["2"]


def test_an_answer_between_quoted_lines_belongs_to_no_attribution_above_them():
    quoted = (
        "On Fri, Nov 20, 2026 at 10:15 AM Procaccio <seat@play.example.org> wrote:\n> Anna, your decision."
    )
    assert wrote(f"{quoted}\nbid 400\n> 1 bid 400\n> 2 pass\n\npass") == ["bid 400", "pass"]


def test_a_text_signed_in_place_is_the_text():
    sealed = "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n2\n-----BEGIN PGP SIGNATURE-----\n\niQEz\n-----END PGP SIGNATURE-----"
    assert wrote(sealed) == ["2"]


def test_the_broken_end_of_a_quoted_line_is_quoted():
    long = "> Answer this mail with a number or in words; whoever has had enough may"
    assert wrote(f"{long}\nresign\n> at any time\n\n2") == ["2"]


def test_an_answer_right_below_a_short_quoted_line_was_written():
    assert wrote("> 1 bid 400\n2\n> 2 pass") == ["2"]


@pytest.mark.parametrize(
    "signature",
    [
        "Sent from my iPhone",
        "Inviato da iPhone",
        "Von meinem iPad gesendet",
        "Get Outlook for iOS<https://x>",
        "Wysłane z telefonu Galaxy",
    ],
)
def test_a_device_signs_and_the_writer_goes_on(signature):
    assert wrote(f"2\n\n{signature}\n\npass") == ["2", "pass"]


def test_a_signature_ends_where_the_quotation_begins():
    assert wrote("-- \nAnna\nresign\n\n> 1 bid 400\n\n2") == ["2"]
