drop index quotes_checkout;
drop table registered_businesses;
