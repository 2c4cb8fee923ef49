"""What the page of the rules says of figures."""


def test_a_figure_in_a_table_says_where_it_comes_from(client):
    page = client.get("/rules/principe").text
    assert "Printed: Size; derived: Ducats, Points, Arms; reconstructed: Regions, Price in cards" in page
    assert "Florence: Printed: Size, Ducats, Points, Arms, Price in cards; reconstructed: Regions" in page
    assert "All of it is printed" in page
