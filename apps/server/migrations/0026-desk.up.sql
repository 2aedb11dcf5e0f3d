-- Servers since 0022 go on.
-- What the host's desk knows of an application: who looks after it, and that it was closed. Everything else is derived.
alter table quotes add column owner_email text;
alter table quotes add column closed_at timestamptz;
alter table quotes add column closed_reason text;

-- Erasing takes along whatever belongs to what is erased; the evidence that something was there stays.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name not in ('access_events', 'erasures', 'evidence_seals', 'sealed_heads')
    and current_setting('coverwright.erasing', true) = 'yes' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- What the desk writes down for itself. Never changed.
create table desk_notes (
  id uuid primary key,
  quote_id uuid not null references quotes (id),
  at timestamptz not null,
  author text not null,
  text text not null
);
create index desk_notes_quote on desk_notes (quote_id, at);
create trigger desk_notes_immutable before update or delete on desk_notes
  for each row execute function refuse_rewriting();

create table desk_tasks (
  id uuid primary key,
  quote_id uuid not null references quotes (id),
  at timestamptz not null,
  author text not null,
  what text not null,
  who_email text,
  due date not null,
  done_at timestamptz,
  done_by text
);
create index desk_tasks_quote on desk_tasks (quote_id, due);
create index desk_tasks_open on desk_tasks (quote_id) where done_at is null;
