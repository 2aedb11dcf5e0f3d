-- Where somebody came from, as their address said when they began.
alter table quotes add column partnership_source text, add column partnership_name text;
