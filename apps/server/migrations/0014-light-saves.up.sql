-- A save changes the answers and when they were changed. As long as no index hangs on either, PostgreSQL writes the new row
-- beside the old one and touches no index at all, however many quotes there are (a heap-only update).

-- Lists read all of an agency's or a site's quotes and sort them. What is overdue was begun before it was touched last.
drop index quotes_agency;
drop index quotes_site;
create index quotes_agency on quotes (agency_id, created_at desc);
create index quotes_site on quotes (site, created_at desc);

-- The address a quote names, apart from its answers. The database itself keeps it, whichever server writes.
drop index quotes_contact_email;
alter table quotes add column contact_email text;
create function keep_contact_email() returns trigger language plpgsql as $$
begin
  new.contact_email := lower(new.answers ->> 'contact_email');
  return new;
end $$;
create trigger quotes_contact_email before insert or update of answers on quotes
  for each row execute function keep_contact_email();
update quotes set contact_email = lower(answers ->> 'contact_email') where answers ? 'contact_email';
create index quotes_contact_email on quotes (contact_email) where person_id is null;

-- Room beside each row for the next one.
alter table quotes set (fillfactor = 80);

-- Packs ten times as fast. Not every PostgreSQL is built with it, and what is packed the other way stays readable.
do $$
begin
  execute 'alter table quotes alter answers set compression lz4, alter question_sets set compression lz4,
    alter carried set compression lz4';
  execute 'alter table quote_events alter changes set compression lz4';
exception when feature_not_supported or syntax_error then
  null;
end $$;
