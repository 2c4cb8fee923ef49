"""QR codes, for links that a phone opens."""


def qr_code_svg(link: str) -> str:
    """Return the link as a QR code in SVG. It is black on white in every theme, so that apps can read it."""
    import segno  # imported here because few processes need it

    return segno.make(link, error="m", micro=False).svg_inline(
        scale=4, dark="#000", light="#fff", omitsize=True
    )
