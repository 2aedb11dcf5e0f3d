-- Servers since 0044 go on.
-- They read and write the notices by the earlier name, told_notices, which is now a view of the table. A later step drops the view.
alter table told_notices rename to sent_notices;
alter table sent_notices rename column told_at to sent_at;
alter table sent_notices rename constraint told_notices_pkey to sent_notices_pkey;
alter table sent_notices rename constraint told_notices_quote_id_fkey to sent_notices_quote_id_fkey;
alter index told_notices_quote rename to sent_notices_quote;
create view told_notices as select event, thing, day, quote_id, sent_at as told_at from sent_notices;
