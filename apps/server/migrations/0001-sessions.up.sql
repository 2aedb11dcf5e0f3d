-- A browser that came to the site. Only the hash of its cookie is kept: a stolen backup opens no session.
create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_expires_at on sessions (expires_at);
