-- Servers since 0026 go on.
-- What is stored of the renewal of what was bound by a submission: that its customer was told, and that they will not renew.
create table policy_renewals (
  submission_uuid uuid primary key references submissions (uuid),
  quote_id uuid not null references quotes (id),
  told_at timestamptz,
  declined_at timestamptz,
  declined_by text,
  declined_reason text,
  note text
);
create index policy_renewals_quote on policy_renewals (quote_id);

-- What a customer asks of the insurer of a policy: a change, or to cancel it.
create table policy_requests (
  uuid uuid primary key,
  offer_uuid uuid not null references offers (uuid),
  quote_id uuid not null references quotes (id),
  kind text not null check (kind in ('change', 'cancel')),
  state text not null check (state in ('asked', 'with_insurer', 'done', 'refused', 'withdrawn')),
  -- What is to change, or why it is to be cancelled.
  about text not null,
  wanted_from text not null,
  words text not null,
  document_ids uuid[] not null,
  asked_by text not null,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  -- What the insurer answered, and from when it holds.
  answer text,
  effective_from text
);
create index policy_requests_quote on policy_requests (quote_id);
-- A policy is cancelled once.
create unique index policy_requests_cancel on policy_requests (offer_uuid)
  where kind = 'cancel' and state in ('asked', 'with_insurer', 'done');

-- The last day of an offer's price for which its customer was warned.
create table offer_warnings (
  offer_uuid uuid primary key references offers (uuid),
  valid_until text not null,
  told_at timestamptz not null
);
