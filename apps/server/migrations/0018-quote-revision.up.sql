-- Servers since 0017 go on.
-- Counts every change of a quote, whoever makes it: whoever read the row can tell whether it is still as it was read.
alter table quotes add column revision integer not null default 1;
create function raise_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger quotes_revision before update on quotes for each row execute function raise_revision();

-- A browser that was let into a quote loses it without the quote itself being written.
create function touch_quote() returns trigger language plpgsql as $$
begin
  update quotes set revision = revision where id = old.quote_id;
  return null;
end $$;
create trigger quote_access_lost after update or delete on quote_access
  for each row execute function touch_quote();
