-- The names of the keys that sealed something here, so that a server without one of them is told at its start. A name says
-- nothing about its key.
create table secret_keys (
  name text primary key,
  -- Whether it sealed the texts from before keys had names.
  unnamed_texts boolean not null,
  first_used_at timestamptz not null,
  -- When everything that can be was sealed anew with its successor.
  resealed_at timestamptz
);
