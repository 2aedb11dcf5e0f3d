-- Whoever signed in or submitted an application. An e-mail address is proven once a code sent there came back. Who works
-- for whom stands in the operator's staff file alone.
create table people (
  id uuid primary key,
  account_uuid uuid not null unique,
  email text not null unique check (email = lower(email)),
  first_name text,
  last_name text,
  phone text,
  proven_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null
);

-- A person signed in at one browser. Only the hash of the cookie is kept, and it counts with that browser's session alone.
create table sign_ins (
  id uuid primary key,
  token_hash bytea not null unique,
  session_id uuid not null references sessions (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  -- Whom support is helping, since when and why.
  acts_as uuid references people (id) on delete set null,
  acts_reason text,
  acts_since timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sign_ins_session on sign_ins (session_id);
create index sign_ins_person on sign_ins (person_id);

-- A code sent by mail: good once, for the browser that asked for it, a few minutes and a few tries long. It outlives that
-- browser's session, for the number of codes that one address is sent is counted here.
create table sign_in_codes (
  id uuid primary key,
  session_id uuid not null,
  email text not null,
  code_hash bytea not null,
  attempts integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_codes_session on sign_in_codes (session_id, created_at desc);
create index sign_in_codes_email on sign_in_codes (email, created_at desc);

-- A sign-in under way at an OpenID Connect provider.
create table oidc_requests (
  state_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  sealed text not null,
  created_at timestamptz not null
);

alter table quotes add column person_id uuid references people (id);
alter table quotes add column agency_id text;
alter table quotes add column agent_id uuid references people (id);
alter table quotes add column account_uuid uuid;
alter table quotes add column checkout_session_uuid uuid;
alter table quotes add column follow_up_at timestamptz;
create index quotes_person on quotes (person_id);
create index quotes_agency on quotes (agency_id, updated_at desc);
create index quotes_agent on quotes (agent_id);
create index quotes_account on quotes (account_uuid) where person_id is null;
create index quotes_site on quotes (site, updated_at desc);
create index quotes_contact_email on quotes (lower(answers ->> 'contact_email')) where person_id is null;

-- A link that was sent out to save and retrieve a quote: it leads to the owner of one e-mail address, for a time.
create table retrieval_links (
  uuid uuid primary key,
  quote_id uuid not null references quotes (id) on delete cascade,
  email text not null check (email = lower(email)),
  purpose text not null check (purpose in ('save', 'hand_over', 'follow_up', 'submitted')),
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index retrieval_links_quote on retrieval_links (quote_id);
create index retrieval_links_email on retrieval_links (email);

-- Mail on its way. What it says is sealed, and gone once it is sent; a local start keeps it to be read.
create table mails (
  id uuid primary key,
  kind text not null,
  site text not null,
  -- Keyed hash of the address: finds somebody's mail without saying whose it is.
  recipient text,
  sealed text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_created_at on mails (created_at);
create index mails_recipient on mails (recipient);

-- Who came in, helped whom, sent which link, exported or erased what. Pseudonyms only; never changed.
create table access_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  actor text not null,
  person_id uuid,
  quote_id uuid,
  detail jsonb not null
);
create index access_events_person on access_events (person_id, at);
create trigger access_events_immutable before update or delete on access_events
  for each row execute function refuse_rewriting();
create trigger access_events_kept before truncate on access_events
  for each statement execute function refuse_rewriting();

-- What was erased, when and why; nothing of what it said.
create table erasures (
  id uuid primary key,
  person_id uuid,
  quote_id uuid,
  reason text not null check (reason in ('asked', 'retention')),
  events integer not null,
  last_hash text,
  at timestamptz not null
);

-- What is erased takes its events along, and its submissions once their time is over: only inside a transaction that says so.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name in ('quote_events', 'submissions') and current_setting('coverwright.erasing', true) = 'yes' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
