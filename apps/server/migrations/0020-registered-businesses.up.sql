-- Servers since 0018 go on.
-- The businesses that people were registered with. Anybody may register any address: until its owner signs in where that
-- was said, or the application it came from is theirs, nobody is shown it.
create table registered_businesses (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  session_id uuid references sessions (id) on delete set null,
  business_id uuid not null,
  business jsonb not null,
  wholesaler boolean,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index registered_businesses_confirmed
  on registered_businesses (person_id, business_id) where confirmed_at is not null;
create unique index registered_businesses_said
  on registered_businesses (person_id, session_id, business_id) where confirmed_at is null;
create index registered_businesses_session on registered_businesses (session_id);
create index registered_businesses_business on registered_businesses (business_id);

-- A quote is retrieved by its checkout session, too.
create index quotes_checkout on quotes (checkout_session_uuid) where checkout_session_uuid is not null;
