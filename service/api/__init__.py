"""The REST face: `/api/v1`, its document and its problems. Views declare who may call and what they take and give."""
