create table quotes (
  id uuid primary key,
  uuid uuid not null unique,
  session_id uuid not null,
  site text not null,
  flow_type text not null,
  schema_version integer not null,
  version integer not null check (version > 0),
  completed boolean not null,
  max_step text not null,
  answers jsonb not null,
  question_sets jsonb not null,
  partner text,
  campaign_id text,
  test_features text[] not null,
  submission_uuid uuid,
  legit_lead_at timestamptz,
  abandoned_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index quotes_session on quotes (session_id, created_at desc);

-- What happened to a quote, by whom and when. Each row carries the hash of the one before it, so that a row changed or
-- taken out later is noticed; and the database itself refuses to change or take out any.
create table quote_events (
  quote_id uuid not null references quotes (id),
  position integer not null check (position > 0),
  version integer not null,
  kind text not null,
  at timestamptz not null,
  actor text not null,
  step text,
  changes jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (quote_id, position)
);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger quote_events_immutable before update or delete on quote_events
  for each row execute function refuse_rewriting();
create trigger quote_events_kept before truncate on quote_events
  for each statement execute function refuse_rewriting();

-- A request that may be sent twice, such as the one that makes a quote, and what it made.
create table idempotency_keys (
  key_hash bytea primary key,
  request_hash bytea not null,
  quote_id uuid not null references quotes (id),
  created_at timestamptz not null
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
