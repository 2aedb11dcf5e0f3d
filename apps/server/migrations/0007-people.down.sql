create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop table erasures;
drop table access_events;
drop table mails;
drop table retrieval_links;
drop index quotes_contact_email;
alter table quotes drop column follow_up_at;
alter table quotes drop column checkout_session_uuid;
alter table quotes drop column account_uuid;
alter table quotes drop column agent_id;
alter table quotes drop column agency_id;
alter table quotes drop column person_id;
drop table oidc_requests;
drop table sign_in_codes;
drop table sign_ins;
drop table people;
