-- Earlier servers cannot keep the bills of erased applications, and money that was received stays in the books.
do $$
begin
  if exists (select from bills where quote_id is null) then
    raise exception 'There are bills of erased applications, which an earlier version cannot keep';
  end if;
end $$;
drop index bind_confirmations_until;
drop index offers_held_until;
create or replace function place_quote() returns trigger language plpgsql as $$
begin
  perform place_at_desk(new.id);
  return null;
end $$;
create or replace function place_quote_of_row() returns trigger language plpgsql as $$
begin
  perform place_at_desk(new.quote_id);
  return null;
end $$;
create or replace function place_quote_of_offer() returns trigger language plpgsql as $$
begin
  perform place_at_desk(quote_id) from submissions where uuid = new.submission_uuid;
  return null;
end $$;
drop function place_alone_at_desk(uuid);
alter table desk_tasks drop column bill_uuid;
drop trigger bill_payments_kept on bill_payments;
drop trigger bill_payments_all_kept on bill_payments;
drop function refuse_losing_money();
alter table bills drop constraint bills_erased;
alter table bills alter column offer_uuid set not null, alter column quote_id set not null;
-- Earlier servers do not offer to pay it again: its money is on the way.
update bills set state = 'sent' where state = 'processing';
alter table bills drop constraint bills_state_check;
alter table bills add constraint bills_state_check
  check (state in ('due', 'sent', 'failed', 'paid', 'refunded'));
