-- Servers since 0022 go on.
-- What the agency bills for an offer that its insurer was asked to bind. What an insurer bills itself is not stored.
create table bills (
  uuid uuid primary key,
  offer_uuid uuid not null unique references offers (uuid),
  quote_id uuid not null references quotes (id),
  -- The end of the offer is derived from its stage.
  state text not null check (state in ('due', 'sent', 'failed', 'paid', 'refunded')),
  currency text not null,
  amount bigint not null check (amount > 0),
  lines jsonb not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  -- Where the payment service takes the payment. Each attempt has one page, under one idempotency key.
  attempt integer not null default 0,
  session_id text,
  session_url text,
  session_until timestamptz
);
create index bills_quote on bills (quote_id);

-- Payments that arrived, each once however often it is told.
create table bill_payments (
  -- Of the payment service, or given by the desk.
  reference text not null,
  bill_uuid uuid not null references bills (uuid),
  amount bigint not null,
  currency text not null,
  received_at timestamptz not null,
  refunded_at timestamptz,
  primary key (bill_uuid, reference)
);
create index bill_payments_reference on bill_payments (reference);

-- Events of the payment service that were taken, so that a repeated one changes nothing. Nothing personal.
create table payment_events (
  id text primary key,
  type text not null,
  taken_at timestamptz not null
);
