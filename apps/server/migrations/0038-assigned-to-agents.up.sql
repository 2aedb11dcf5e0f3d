-- Servers since 0037 go on.
-- Agents look for what the desk assigned to them.
create index quotes_owner on quotes (owner_email) where owner_email is not null;
