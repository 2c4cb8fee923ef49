"""The names of the background tasks, and how the service sends one.

The tasks are Celery tasks in `tasks.py` of each feature floor. The service sends them by name, so that web
processes do not import them.
"""
