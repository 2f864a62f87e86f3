"""When something goes wrong at the table: what really happened, and what the house says of it."""
