-- Servers since 0046 go on.
-- On what kind of device an application was begun: what the browser says it is, cut down to three words.
alter table quotes add column device text check (device in ('phone', 'tablet', 'desktop'));
