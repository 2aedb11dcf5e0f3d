-- When one client made one kind of call that is limited. The key is a keyed hash of kind and address: whose it is cannot
-- be told. Rows go when the last of their times no longer counts.
create table call_counts (
  key text primary key,
  times timestamptz[] not null,
  expires_at timestamptz not null
);
create index call_counts_expires on call_counts (expires_at);

-- How much an address asked for in a minute, at all servers together. Nothing is lost with it, so it is written to no log
-- of the database.
create unlogged table address_counts (
  key text not null,
  minute bigint not null,
  count integer not null,
  primary key (key, minute)
);
