# What is wrong with one field of a request to the API. Read by whoever writes a client.

field-line = Only printable characters, in one line.
field-mail-address = This is not an e-mail address.
field-time-zone = This is not a time zone of the IANA database, such as Europe/Rome.
field-cursor = This is not a cursor of this list: send what `next` of the page before said.
field-seat-scope = `table` and `seat` belong to the scope `seat`, and to it alone.
field-idempotency-key = Send 1 to 128 visible ASCII characters.
field-event-id = Not an id that this stream has given.
field-length = Lengths of time are ISO 8601: P2D is two days, PT8H eight hours.
field-pace = This is no pace: send a name ({ $names }) or the rules as an object.
