-- The head of a quote's chain of events: how many there are, and the hash of the last one. So the last event, or all of
-- them, cannot be taken out unnoticed, and the next one is added without reading the one before.
alter table quotes add column events integer not null default 0;
alter table quotes add column last_hash text not null default '';
update quotes set events = last.position, last_hash = last.hash
  from (select distinct on (quote_id) quote_id, position, hash from quote_events order by quote_id, position desc) as last
  where last.quote_id = quotes.id;

-- Where a change came from: the request's id and the network of its address. In the hash of whatever event has it.
alter table quote_events add column origin jsonb;
alter table access_events add column origin jsonb;

-- A server of the version before, still running during an update, does not move the head itself.
create function move_head() returns trigger language plpgsql as $$
begin
  update quotes set events = new.position, last_hash = new.hash where id = new.quote_id and events < new.position;
  return null;
end $$;
create trigger quote_events_head after insert on quote_events for each row execute function move_head();

-- Each access event names one before it and holds that one's hash in its own. Two at the same moment may name the same
-- one: nobody waits for anybody. The seals cover those that none names yet.
alter table access_events add column previous_id bigint;
alter table access_events add column hash text;

create function access_event_hash(event access_events, previous_hash text) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    previous_hash, event.previous_id, event.id, (extract(epoch from event.at) * 1000000)::bigint, event.kind, event.actor,
    event.person_id, event.quote_id, event.detail, event.origin
  )::text, 'utf8')), 'hex')
$$;

create function chain_access_event() returns trigger language plpgsql as $$
declare
  last record;
begin
  select id, hash into last from access_events order by id desc limit 1;
  new.previous_id := last.id;
  new.hash := access_event_hash(new, coalesce(last.hash, ''));
  return new;
end $$;

alter table access_events disable trigger access_events_immutable;
do $$
declare
  event access_events;
  before access_events;
begin
  for event in select * from access_events order by id loop
    event.previous_id := before.id;
    event.hash := access_event_hash(event, coalesce(before.hash, ''));
    update access_events set previous_id = event.previous_id, hash = event.hash where id = event.id;
    before := event;
  end loop;
end $$;
alter table access_events enable trigger access_events_immutable;
alter table access_events alter column hash set not null;
create trigger access_events_chain before insert on access_events for each row execute function chain_access_event();

create trigger erasures_immutable before update or delete on erasures
  for each row execute function refuse_rewriting();
create trigger erasures_kept before truncate on erasures
  for each statement execute function refuse_rewriting();
create index erasures_quote on erasures (quote_id);

-- What stood when, each seal over the one before. Its hash is also in the log: whoever keeps it elsewhere can tell
-- whether anything older than the seal was changed or taken out, the seals themselves included.
create table evidence_seals (
  number integer primary key check (number > 0),
  at timestamptz not null,
  -- Heads of quotes and erasures that are new since the seal before.
  heads integer not null,
  heads_hash text not null,
  -- Access events up to this id, all of those above the seal before.
  access_to bigint not null,
  access_events integer not null,
  access_hash text not null,
  previous_hash text not null,
  hash text not null
);
create trigger evidence_seals_immutable before update or delete on evidence_seals
  for each row execute function refuse_rewriting();
create trigger evidence_seals_kept before truncate on evidence_seals
  for each statement execute function refuse_rewriting();

-- The heads that a seal is over. An erased quote has one more, with the hash of the row of its erasure.
create table sealed_heads (
  quote_id uuid not null,
  position integer not null,
  hash text not null,
  -- Deferred: the heads are written first, since the seal holds the hash over them.
  seal integer not null references evidence_seals (number) deferrable initially deferred,
  primary key (quote_id, position)
);
create index sealed_heads_seal on sealed_heads (seal);
create trigger sealed_heads_immutable before update or delete on sealed_heads
  for each row execute function refuse_rewriting();
create trigger sealed_heads_kept before truncate on sealed_heads
  for each statement execute function refuse_rewriting();
