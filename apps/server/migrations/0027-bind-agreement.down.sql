alter table bind_drafts drop column shown_before;
alter table bind_requests drop column trouble;
alter table bind_requests drop column sent_at;
drop trigger offers_count_changes on offers;
drop function count_change();
alter table offers drop column revision;
update offers set stage = 'bind_requested' where stage = 'no_reply';
drop index offers_taken;
create unique index offers_taken on offers (submission_uuid, line)
  where stage in ('chosen', 'bind_requested', 'contingent', 'bound');
alter table offers drop constraint offers_stage_check;
alter table offers add constraint offers_stage_check
  check (stage in ('open', 'chosen', 'bind_requested', 'contingent', 'bound', 'refused', 'withdrawn'));
