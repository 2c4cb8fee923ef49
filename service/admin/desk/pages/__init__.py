"""Pages of the desk. They call the use cases in `service.admin.desk`."""
