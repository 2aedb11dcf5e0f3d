-- Servers since 0032 go on.
-- They can no longer erase an application for which money was paid.
-- A bank debit takes days.
alter table bills drop constraint bills_state_check;
alter table bills add constraint bills_state_check
  check (state in ('due', 'sent', 'processing', 'failed', 'paid', 'refunded'));

-- Erasing an application leaves of its bills what the books need: amounts, days and references, without whose they were.
alter table bills alter column offer_uuid drop not null, alter column quote_id drop not null;
alter table bills add constraint bills_erased check ((offer_uuid is null) = (quote_id is null));
create function refuse_losing_money() returns trigger language plpgsql as $$
begin
  raise exception 'Money that was received stays in the books' using errcode = 'restrict_violation';
end
$$;
create trigger bill_payments_kept before delete on bill_payments for each row execute function refuse_losing_money();
create trigger bill_payments_all_kept before truncate on bill_payments
  for each statement execute function refuse_losing_money();

-- A task about a bill ends by itself once what it is about is settled.
alter table desk_tasks add column bill_uuid uuid references bills (uuid);
create index desk_tasks_bill on desk_tasks (bill_uuid) where bill_uuid is not null;
update desk_tasks set bill_uuid = id where id in (select uuid from bills);

-- Two transactions that change different facts of one application at once: each would place it by what it sees, and the later
-- would lose what the earlier has just stored. One after the other, each sees what is stored before it.
create function place_alone_at_desk(of uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(of::text, 35));
  perform place_at_desk(of);
end $$;
create or replace function place_quote() returns trigger language plpgsql as $$
begin
  perform place_alone_at_desk(new.id);
  return null;
end $$;
create or replace function place_quote_of_row() returns trigger language plpgsql as $$
begin
  perform place_alone_at_desk(new.quote_id);
  return null;
end $$;
create or replace function place_quote_of_offer() returns trigger language plpgsql as $$
begin
  perform place_alone_at_desk(quote_id) from submissions where uuid = new.submission_uuid;
  return null;
end $$;

-- Who is told every morning what ends soon: found by the day.
create index offers_held_until on offers ((reply ->> 'valid_until')) where state = 'quoted' and stage = 'open';
create index bind_confirmations_until on bind_confirmations (effective_to);
