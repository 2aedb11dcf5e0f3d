-- Servers since 0036 go on.
-- Tokens by which partners' machines sign in. Only their hashes are kept: a stolen backup lets nobody in. The id is the first part
-- of a token, which tells it apart and opens nothing.
create table api_tokens (
  id text primary key,
  hash bytea not null,
  site text not null,
  partner text not null,
  -- Null: it sees what its partner began. Otherwise all quotes of the agency.
  agency_id text,
  purposes text[] not null,
  -- The session of the partner, which quotes name as where they were begun. No browser has it.
  session_id uuid not null,
  calls_per_minute integer not null check (calls_per_minute > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz
);
