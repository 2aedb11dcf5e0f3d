create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name in ('quote_events', 'submissions') and current_setting('coverwright.erasing', true) = 'yes' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop table desk_tasks;
drop table desk_notes;
alter table quotes drop column closed_reason;
alter table quotes drop column closed_at;
alter table quotes drop column owner_email;
