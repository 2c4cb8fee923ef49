"""One match: state, questions, events, view, record, and what a seat cannot know."""
