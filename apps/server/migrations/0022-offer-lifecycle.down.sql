alter table offers drop column carrier_revision;
alter table offers drop column version;
drop table offer_versions;
drop index offers_taken;
alter table offers add column chosen boolean not null default false;
update offers set chosen = stage in ('chosen', 'bind_requested', 'contingent', 'bound');
alter table offers alter column chosen drop default;
alter table offers drop column stage;
alter table offers drop constraint offers_state_check;
update offers set state = 'referred' where state = 'needs_information';
alter table offers add constraint offers_state_check
  check (state in ('waiting', 'quoted', 'referred', 'declined', 'unavailable'));
