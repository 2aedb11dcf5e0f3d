-- Servers since 0022 go on.
-- The offer of an earlier submission that this one was asked for instead; shown until the new price comes, and beside it.
alter table offers add column supersedes uuid references offers (uuid) on delete set null;
