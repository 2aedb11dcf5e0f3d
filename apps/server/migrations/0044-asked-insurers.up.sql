-- Servers since 0043 go on.
-- The console counts what insurers answered in a period. No answer changes this column, so that none touches the index.
create index offers_created_at on offers (created_at);
