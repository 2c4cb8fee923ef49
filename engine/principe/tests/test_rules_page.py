"""What the page of the rules says of figures."""


def test_a_figure_in_a_table_says_where_it_comes_from(client):
    page = client.get("/rules/principe").text
    assert (
        "derived: Ducats, Points, Arms; published elsewhere: Size; reconstructed: Regions, Price in cards"
        in page
    )
    assert "Milan: Printed: Ducats, Points, Arms, Regions, Price in cards; published elsewhere: Size" in page
    assert "All figures are printed" in page
