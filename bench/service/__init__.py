"""The response times of the service, beside a floor in the same run. `make bench-service`."""
