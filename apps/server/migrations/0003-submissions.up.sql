-- What was submitted, as it stood that day: answers, facts, the words of every question, what was attested. Never changed.
create table submissions (
  uuid uuid primary key,
  quote_id uuid not null references quotes (id),
  number integer not null check (number > 0),
  created_at timestamptz not null,
  snapshot jsonb not null,
  hash text not null,
  unique (quote_id, number)
);

create trigger submissions_immutable before update or delete on submissions
  for each row execute function refuse_rewriting();
create trigger submissions_kept before truncate on submissions
  for each statement execute function refuse_rewriting();

-- One insurer's answer for one line of a submission.
create table offers (
  uuid uuid primary key,
  submission_uuid uuid not null references submissions (uuid),
  position integer not null,
  line text not null,
  carrier text not null,
  state text not null check (state in ('waiting', 'quoted', 'referred', 'declined', 'unavailable')),
  reply jsonb not null,
  carrier_quote_id text,
  chosen boolean not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  unique (submission_uuid, line, carrier)
);
