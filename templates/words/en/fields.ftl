# What is wrong with one field of a request to the API. Read by whoever writes a client.

field-line = Only printable characters, in one line.
field-twice = Send this once.
field-meant = Send true to say that you mean it.
field-mail-address = This is not an e-mail address.
field-name = A name holds no mail address and no link.
field-house-name = This name belongs to the house.
field-time-zone = This is not a time zone of the IANA database, such as Europe/Rome.
field-cursor = This is not a cursor of this list: send what `next` of the page before said.
field-secret-or-code = Send the secret of the link, or the address and the code.
field-seat-scope = `table` and `seat` belong to the scope `seat`, and to it alone.
field-idempotency-key = Send 1 to 128 visible ASCII characters.
field-redirect = An address with https, on one’s own machine (http://127.0.0.1/…), or with the name of an app (org.example.app:/…), without a fragment or credentials.
field-event-id = Not an id that this stream has given.
field-month = A month is written as in 2026-11.
field-length = Lengths of time are ISO 8601: P2D is two days, PT8H eight hours.
field-pace = This is no pace: send a name ({ $names }) or the rules as an object.
field-lines = Only printable characters and ends of lines.
field-text-or-plan = Either `text` or `plan`.
field-move = A move is an object, or its words.
field-schema = Its JSON Schema: { $schema }.

# What marshmallow says, word for word.
field-required = Missing data for required field.
field-null = Field may not be null.
field-unknown = Unknown field.
field-invalid = Invalid value.
field-type = Invalid type.
field-input-type = Invalid input type.
field-string = Not a valid string.
field-utf8 = Not a valid utf-8 string.
field-integer = Not a valid integer.
field-number-too-large = Number too large.
field-boolean = Not a valid boolean.
field-list = Not a valid list.
field-object = Not a valid mapping type.
field-date = Not a valid date.
field-moment = Not a valid datetime.
field-moment-aware = Not a valid aware datetime.
field-url = Not a valid URL.
field-choice = Must be one of: { $choices }.
field-least = Must be greater than or equal to { $min }.
field-most = Must be less than or equal to { $max }.
field-between = Must be greater than or equal to { $min } and less than or equal to { $max }.
field-shorter = Shorter than minimum length { $min }.
field-longer = Longer than maximum length { $max }.
field-length-between = Length must be between { $min } and { $max }.
