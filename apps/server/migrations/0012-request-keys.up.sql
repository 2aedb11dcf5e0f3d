-- A request that may be sent again under the same key, and the id of what it made. Answers are worked out anew from that
-- id and never kept here. Takes the place of the keys that only made quotes.
create table request_keys (
  -- Hash of who asked, of the call and of the key.
  key_hash bytea primary key,
  request_hash bytea not null,
  made uuid not null,
  -- The quote it is about, with which it is erased; seen to at the end, for the quote may be what is made.
  quote_id uuid references quotes (id) deferrable initially deferred,
  created_at timestamptz not null
);
create index request_keys_created_at on request_keys (created_at);
create index request_keys_quote on request_keys (quote_id);
drop table idempotency_keys;
