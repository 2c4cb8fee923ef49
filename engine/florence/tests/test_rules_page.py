"""What the page of the rules says of figures."""


def test_a_figure_in_a_table_says_where_it_comes_from(client):
    page = client.get("/rules/florence").text
    assert "Printed: Size, Copies; reconstructed: Outline" in page
    assert 'aria-label="Outline of 7 squares"' in page
