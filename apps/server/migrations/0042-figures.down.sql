drop index quotes_created_at;
