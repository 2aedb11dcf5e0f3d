-- Servers since 0040 go on.
-- The console counts the applications that were begun in a period, of every site. No save changes this column, so that none
-- touches the index.
create index quotes_created_at on quotes (created_at);
