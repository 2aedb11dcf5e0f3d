drop trigger quote_access_lost on quote_access;
drop function touch_quote;
drop trigger quotes_revision on quotes;
drop function raise_revision;
alter table quotes drop column revision;
