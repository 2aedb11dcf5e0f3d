-- Files handed in with a quote. The bytes lie in the object store under the id; the quote's answers name those that count.
-- What went out with a submission is kept when it is taken out later: only marked as removed.
create table quote_documents (
  id uuid primary key,
  quote_id uuid not null references quotes (id),
  field text not null,
  name text not null,
  kind text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index quote_documents_quote on quote_documents (quote_id, created_at);
