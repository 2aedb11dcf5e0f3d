-- The answers carried over from the application that a renewal renews (sealed like answers), and its submission.
alter table quotes add column carried jsonb;
alter table quotes add column renews uuid references submissions (uuid);
-- One submission is renewed once, however often and by however many people it is asked for.
create unique index quotes_renews on quotes (renews);

-- Further browsers that may work on a quote, beside the one that began it.
create table quote_access (
  quote_id uuid not null references quotes (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  granted_at timestamptz not null,
  primary key (quote_id, session_id)
);
create index quote_access_session on quote_access (session_id);

-- A link that was sent out with last year's application: whoever holds both uuids may renew it.
create table renewal_invitations (
  uuid uuid primary key,
  submission_uuid uuid not null unique references submissions (uuid),
  sample boolean not null,
  created_at timestamptz not null
);
