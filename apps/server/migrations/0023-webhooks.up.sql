-- Servers since 0022 go on.
-- What happened, as it is told to the endpoints of the site's file. Kept for thirty days.
create table webhook_events (
  id uuid primary key,
  site text not null,
  type text not null,
  -- The public id of the application it is about, by which it is erased.
  application uuid,
  -- The bytes that are signed and sent.
  body text not null,
  occurred_at timestamptz not null
);
create index webhook_events_application on webhook_events (application);
create index webhook_events_occurred on webhook_events (occurred_at);

create table webhook_deliveries (
  id uuid primary key,
  event_id uuid not null references webhook_events (id) on delete cascade,
  site text not null,
  endpoint text not null,
  state text not null check (state in ('waiting', 'delivered', 'failed', 'dropped')),
  -- A code that says why it is failed or dropped.
  reason text,
  -- Since it was queued or replayed.
  attempts integer not null,
  next_attempt_at timestamptz not null,
  -- Until then a server is sending it.
  leased_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index webhook_deliveries_event on webhook_deliveries (event_id);
create index webhook_deliveries_endpoint on webhook_deliveries (site, endpoint, created_at desc);
create index webhook_deliveries_waiting on webhook_deliveries (next_attempt_at) where state = 'waiting';

create table webhook_attempts (
  id uuid primary key,
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  at timestamptz not null,
  ms integer not null,
  status integer,
  -- A code that says why there was no status.
  failure text,
  -- The beginning of what was answered.
  reply text
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, at);

create table webhook_secrets (
  id uuid primary key,
  site text not null,
  endpoint text not null,
  sealed text not null,
  created_at timestamptz not null,
  -- Set when another takes its place: both sign until then.
  expires_at timestamptz
);
create index webhook_secrets_endpoint on webhook_secrets (site, endpoint);

-- Endpoints that answered 410: they get nothing until the operator enables them.
create table webhook_disabled (
  site text not null,
  endpoint text not null,
  at timestamptz not null,
  primary key (site, endpoint)
);
