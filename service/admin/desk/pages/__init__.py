"""The pages of the desk, over the use cases of `service.admin.desk`."""
