-- A message to support. What it says and whom it is from is sealed.
create table support_cases (
  uuid uuid primary key,
  site text not null,
  subject text not null,
  sealed text not null,
  -- Keyed hash of the sender's address: finds somebody's messages without saying whose they are.
  sender text,
  account_uuid uuid,
  quote_id uuid references quotes (id),
  state text not null check (state in ('waiting', 'forwarded', 'mailed', 'kept', 'failed')),
  attempts integer not null,
  -- A code, never what was answered.
  last_error text,
  created_at timestamptz not null,
  forwarded_at timestamptz
);
create index support_cases_site on support_cases (site, created_at desc);
create index support_cases_sender on support_cases (sender);
create index support_cases_account on support_cases (account_uuid);
create index support_cases_quote on support_cases (quote_id);
