drop table idempotency_keys;
drop table quote_events;
drop table quotes;
drop function refuse_rewriting;
