-- Servers since 0044 go on.
-- Files stay the truth of what is served. What operators prepare at the console, and what was served before, is kept here with its text.
create table site_drafts (
  file text primary key,
  text text not null,
  hash text not null,
  -- The hash of the file that it was begun from; empty for a new site.
  base text not null,
  actor text not null,
  at timestamptz not null
);
create index site_drafts_hash on site_drafts (hash);
create table site_versions (
  id bigint generated always as identity primary key,
  file text not null,
  text text not null,
  hash text not null,
  -- Published at the console, rolled back to there, or found: somebody had changed the file itself.
  kind text not null check (kind in ('published', 'rolled_back', 'found')),
  note text,
  actor text,
  at timestamptz not null
);
create index site_versions_file on site_versions (file, id);
