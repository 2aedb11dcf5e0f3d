-- Servers since 0048 go on.
-- What agents write down about a quote, and what they have to do. It is theirs: neither the client nor the desk reads it, and it
-- goes with the quote. Of a note nothing changes but that its author strikes it.
create table agent_notes (
  id uuid primary key,
  quote_id uuid not null references quotes (id) on delete cascade,
  at timestamptz not null,
  author uuid not null,
  text text not null,
  struck_at timestamptz
);
create index agent_notes_quote on agent_notes (quote_id, at);
create trigger agent_notes_kept before update of id, quote_id, at, author, text or delete on agent_notes
  for each row execute function refuse_rewriting();

create table agent_tasks (
  id uuid primary key,
  quote_id uuid not null references quotes (id) on delete cascade,
  at timestamptz not null,
  author uuid not null,
  what text not null,
  who_email text,
  due date not null,
  done_at timestamptz,
  done_by uuid
);
create index agent_tasks_quote on agent_tasks (quote_id, due);
create index agent_tasks_open on agent_tasks (quote_id, due) where done_at is null;
