drop index quotes_owner;
