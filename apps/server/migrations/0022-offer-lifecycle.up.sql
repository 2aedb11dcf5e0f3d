-- Servers since 0022 go on.
-- How far an offer has come towards a policy; at most one offer of a line is somebody's choice.
alter table offers drop constraint offers_state_check;
alter table offers add constraint offers_state_check
  check (state in ('waiting', 'needs_information', 'referred', 'quoted', 'declined', 'unavailable'));
alter table offers add column stage text not null default 'open'
  check (stage in ('open', 'chosen', 'bind_requested', 'contingent', 'bound', 'refused', 'withdrawn'));
update offers set stage = 'chosen' where chosen;
alter table offers drop column chosen;
create unique index offers_taken on offers (submission_uuid, line)
  where stage in ('chosen', 'bind_requested', 'contingent', 'bound');

-- Everything an insurer has answered, one version after another. Never changed; `offers` has the latest.
create table offer_versions (
  offer_uuid uuid not null references offers (uuid),
  number integer not null check (number > 0),
  at timestamptz not null,
  -- Our own call, the insurer's, or somebody at the desk.
  source text not null check (source in ('call', 'push', 'desk')),
  state text not null,
  reply jsonb not null,
  -- The insurer's own count of its changes, where it has one.
  carrier_revision integer,
  hash text not null,
  primary key (offer_uuid, number)
);
create trigger offer_versions_immutable before update or delete on offer_versions
  for each row execute function refuse_rewriting();
create trigger offer_versions_kept before truncate on offer_versions
  for each statement execute function refuse_rewriting();

-- The number of the latest version; 0 before the insurer's first answer, and for answers from before versions were kept.
alter table offers add column version integer not null default 0;
alter table offers add column carrier_revision integer;
