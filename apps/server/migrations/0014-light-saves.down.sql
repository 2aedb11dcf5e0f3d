do $$
begin
  execute 'alter table quotes alter answers set compression default, alter question_sets set compression default,
    alter carried set compression default';
  execute 'alter table quote_events alter changes set compression default';
exception when feature_not_supported or syntax_error then
  null;
end $$;
alter table quotes reset (fillfactor);
drop index quotes_contact_email;
drop trigger quotes_contact_email on quotes;
drop function keep_contact_email;
alter table quotes drop column contact_email;
create index quotes_contact_email on quotes (lower(answers ->> 'contact_email')) where person_id is null;
drop index quotes_site;
drop index quotes_agency;
create index quotes_agency on quotes (agency_id, updated_at desc);
create index quotes_site on quotes (site, updated_at desc);
