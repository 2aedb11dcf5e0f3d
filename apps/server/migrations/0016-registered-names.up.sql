-- What a browser said of the person of an address that nobody has proven yet: the first proof from that same browser
-- takes it up, any other one drops it.
create table registered_names (
  person_id uuid not null references people (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  first_name text,
  last_name text,
  phone text,
  primary key (person_id, session_id)
);
create index registered_names_session on registered_names (session_id);

-- Nobody knows any more who said these.
update people set first_name = null, last_name = null, phone = null where proven_at is null;
