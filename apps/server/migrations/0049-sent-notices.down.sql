drop view told_notices;
alter table sent_notices rename to told_notices;
alter table told_notices rename column sent_at to told_at;
alter table told_notices rename constraint sent_notices_pkey to told_notices_pkey;
alter table told_notices rename constraint sent_notices_quote_id_fkey to told_notices_quote_id_fkey;
alter index sent_notices_quote rename to told_notices_quote;
