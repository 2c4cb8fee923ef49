"""What the API and the pages share: who may call, headers, problems, health."""
