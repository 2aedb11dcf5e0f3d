-- Servers since 0022 go on.
-- An insurer that did not answer a request to bind, or whose interface did not take it.
alter table offers drop constraint offers_stage_check;
alter table offers add constraint offers_stage_check
  check (stage in ('open', 'chosen', 'bind_requested', 'no_reply', 'contingent', 'bound', 'refused', 'withdrawn'));
drop index offers_taken;
create unique index offers_taken on offers (submission_uuid, line)
  where stage in ('chosen', 'bind_requested', 'no_reply', 'contingent', 'bound');

-- Counts every change of an offer, whoever makes it: of two copies, the one with the higher number is the newer.
alter table offers add column revision integer not null default 0;
create function count_change() returns trigger language plpgsql as $$
begin
  new.revision = old.revision + 1;
  return new;
end
$$;
create trigger offers_count_changes before update on offers for each row execute function count_change();

-- When it was first sent: before that, a newer version of the offer stops it. Servers that do not know the column send at once.
alter table bind_requests add column sent_at timestamptz default now();
-- What went wrong, while somebody at the desk has to decide what is next.
alter table bind_requests add column trouble jsonb;

-- The version that was shown before the one whose terms are kept, so that what has changed can be said.
alter table bind_drafts add column shown_before integer;
