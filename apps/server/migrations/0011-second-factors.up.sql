-- What staff prove besides their address. The secret of an authenticator app is sealed; it counts once a code of it came
-- back. Until then it is shown to the one sign-in that set it up.
create table second_factors (
  person_id uuid primary key references people (id) on delete cascade,
  sealed text not null,
  sign_in_id uuid,
  -- Which steps of thirty seconds had their code used: each is good once.
  used_steps integer[] not null default '{}',
  tries integer not null default 0,
  tries_since timestamptz,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

-- Codes for whoever lost the authenticator, each good once. Only keyed hashes are kept.
create table recovery_codes (
  person_id uuid not null references people (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);

-- A browser at which somebody proved their second factor, and is not asked for it again for a time.
create table proven_devices (
  id uuid primary key,
  token_hash bytea not null unique,
  person_id uuid not null references people (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index proven_devices_person on proven_devices (person_id);

-- A sign-in counts for the role it was made for: whose role changes signs in again.
alter table sign_ins add column role text;
-- Staff may do nothing of their role before this is set.
alter table sign_ins add column second_factor_at timestamptz;
alter table sign_ins add column device_id uuid references proven_devices (id) on delete set null;
