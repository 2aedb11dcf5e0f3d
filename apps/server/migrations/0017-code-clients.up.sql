-- Codes that are asked for one address are counted by who asks, so that nobody else is kept from signing in.
-- A keyed hash of the client: found again, and not read.
alter table sign_in_codes add column client text;
-- Whether the address's person signed in at the asking browser before.
alter table sign_in_codes add column known boolean not null default false;
