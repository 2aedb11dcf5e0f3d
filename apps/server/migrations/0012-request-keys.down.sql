create table idempotency_keys (
  key_hash bytea primary key,
  request_hash bytea not null,
  quote_id uuid not null references quotes (id),
  created_at timestamptz not null
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
drop table request_keys;
