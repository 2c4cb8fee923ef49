"""What goes in and out over the wire, checked: the marshmallow schemas that API, pages and desk share."""
