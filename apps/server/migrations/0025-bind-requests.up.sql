-- Servers since 0022 go on.
-- What an insurer needs before it insures, and what was given so far; kept piece by piece until it is sent.
create table bind_drafts (
  offer_uuid uuid primary key references offers (uuid),
  quote_id uuid not null references quotes (id),
  -- The version of the offer that the terms are about.
  offer_version integer not null,
  terms jsonb not null,
  answers jsonb not null,
  updated_at timestamptz not null
);
create index bind_drafts_quote on bind_drafts (quote_id);

-- Each request to bind, as it was signed. A further one under the same offer gives what the insurer still needed.
create table bind_requests (
  -- The idempotency key at the insurer.
  uuid uuid primary key,
  offer_uuid uuid not null references offers (uuid),
  quote_id uuid not null references quotes (id),
  number integer not null check (number > 0),
  mode text not null check (mode in ('instant', 'request', 'desk')),
  offer_version integer not null,
  offer_hash text not null,
  answers jsonb not null,
  signature jsonb,
  requested_by text not null,
  requested_at timestamptz not null,
  -- When what is encrypted was opened for this insurer.
  unsealed_at timestamptz,
  -- What the insurer has answered last; null while it has not.
  carrier_bind_id text,
  reply jsonb,
  answered_at timestamptz,
  asked integer not null default 0,
  unique (offer_uuid, number)
);
create index bind_requests_quote on bind_requests (quote_id);

-- An insurer's confirmation that insurance is in force. Never changed.
create table bind_confirmations (
  offer_uuid uuid primary key references offers (uuid),
  reference text not null check (reference <> ''),
  effective_from text not null,
  effective_to text not null check (effective_to > effective_from),
  channel text not null check (channel in ('call', 'push', 'desk')),
  -- How the chain of events names who confirmed it, or who saw the confirmation.
  actor text not null,
  message text,
  confirmed_at timestamptz not null
);
create trigger bind_confirmations_immutable before update or delete on bind_confirmations
  for each row execute function refuse_rewriting();
create trigger bind_confirmations_kept before truncate on bind_confirmations
  for each statement execute function refuse_rewriting();

-- Whatever a server does: no offer is bound without what the insurer confirmed.
create function refuse_unconfirmed() returns trigger language plpgsql as $$
begin
  if not exists (select from bind_confirmations where offer_uuid = new.uuid) then
    raise exception 'An offer is bound by its insurer''s confirmation alone' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger offers_bound_by_confirmation before insert or update of stage on offers
  for each row when (new.stage = 'bound') execute function refuse_unconfirmed();
