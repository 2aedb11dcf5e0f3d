-- One scan of one domain for one quote, asked of a cyber insurer with the applicant's consent.
create table domain_scans (
  uuid uuid primary key,
  quote_id uuid not null references quotes (id),
  domain text not null check (length(domain) between 4 and 253),
  carrier text not null,
  state text not null check (state in ('waiting', 'done', 'failed')),
  findings jsonb not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  unique (quote_id, domain)
);
