"""How fast the service answers, beside a floor in the same run. `make bench-service`."""
