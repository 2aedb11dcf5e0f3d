-- Servers since 0022 go on.
-- What the desk asks a customer for, what was answered, and that the desk has read it.
create table desk_requests (
  id uuid primary key,
  quote_id uuid not null references quotes (id),
  at timestamptz not null,
  author text not null,
  kind text not null check (kind in ('question', 'document')),
  text text not null,
  answered_at timestamptz,
  answer text,
  document_id uuid,
  done_at timestamptz,
  done_by text
);
create index desk_requests_quote on desk_requests (quote_id, at);

-- Searches that somebody of the desk has named.
create table desk_views (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  site text not null,
  name text not null,
  query text not null,
  at timestamptz not null
);
create index desk_views_person on desk_views (person_id, site);

-- Where an application is at the desk follows from few facts: since when an insurer refers it, since when an offer is chosen,
-- and so on. They stand here in one small row for each application about which somebody can be reached, so that lists and
-- counts read no answers and no offers. The database keeps the rows, whichever server writes, at the end of each transaction
-- that changes a fact; a save of a page changes none, and touches no index for it.
create table desk_places (
  quote_id uuid primary key references quotes (id) on delete cascade,
  site text not null,
  submission_uuid uuid,
  is_draft boolean not null,
  -- Agreed to be reminded.
  follow_up boolean not null,
  owner_email text,
  agent_email text,
  lines text[] not null,
  -- Each says since when it is so, and is null when it is not.
  known_at timestamptz not null,
  owned_at timestamptz,
  closed_at timestamptz,
  bind_asked_at timestamptz,
  no_reply_at timestamptz,
  contingent_at timestamptz,
  asks_at timestamptz,
  referred_at timestamptz,
  chosen_at timestamptz,
  bound_at timestamptz,
  waiting_at timestamptz,
  quoted_at timestamptz,
  answered_at timestamptz,
  task_at timestamptz,
  asked_at timestamptz,
  replied_at timestamptz,
  -- Days, YYYY-MM-DD.
  task_due text,
  valid_until text,
  ends_on text
);
create index desk_places_site on desk_places (site);

-- An insurer's word counts while no offer of its line is chosen, or when it is the chosen one: a rival's referral keeps
-- nothing waiting.
create function place_at_desk(of uuid) returns void language sql as $$
  delete from desk_places where quote_id = of
    and exists (select from quotes where id = of and not completed and contact_email is null);
  insert into desk_places
  select quotes.id, quotes.site, quotes.submission_uuid, not quotes.completed,
    lower(quotes.answers ->> 'follow_up_consent') is not distinct from 'yes',
    quotes.owner_email, quotes.agent_email, coalesce(o.lines, '{}'),
    coalesce(quotes.legit_lead_at, quotes.created_at),
    case when quotes.owner_email is not null
      then (select max(at) from quote_events where quote_id = quotes.id and kind = 'owner_changed') end,
    quotes.closed_at, o.bind_asked_at, o.no_reply_at, o.contingent_at, o.asks_at, o.referred_at,
    case when o.chosen then coalesce(
      (select max(at) from quote_events where quote_id = quotes.id and kind = 'offers_chosen'), quotes.created_at) end,
    o.bound_at, o.waiting_at, o.quoted_at,
    coalesce(o.answered_at, (select created_at from submissions where uuid = quotes.submission_uuid)),
    tasks.at, requests.asked_at, requests.replied_at,
    tasks.due, o.valid_until, o.ends_on
  from quotes
  left join lateral (
    select
      array_agg(distinct line) filter (where submission_uuid = quotes.submission_uuid) as lines,
      max(coalesce(requested_at, answered_at, created_at)) filter (where stage = 'bind_requested') as bind_asked_at,
      max(coalesce(requested_at, answered_at, created_at)) filter (where stage = 'no_reply') as no_reply_at,
      max(coalesce(needed_at, answered_at, created_at)) filter (where stage = 'contingent') as contingent_at,
      min(coalesce(answered_at, created_at)) filter (where counts and state = 'needs_information') as asks_at,
      min(coalesce(answered_at, created_at)) filter (where counts and state = 'referred') as referred_at,
      coalesce(bool_or(stage = 'chosen'), false) as chosen,
      max(confirmed_at) as bound_at,
      max(effective_to) as ends_on,
      min(created_at) filter (where counts and state = 'waiting') as waiting_at,
      max(coalesce(answered_at, created_at)) filter (where counts and state = 'quoted') as quoted_at,
      min(reply ->> 'valid_until') filter (where counts and state = 'quoted') as valid_until,
      max(answered_at) as answered_at
    from (
      select offers.*, confirmation.confirmed_at, confirmation.effective_to,
        (select max(requested_at) from bind_requests where offer_uuid = offers.uuid) as requested_at,
        (select max(bind_requests.answered_at) from bind_requests where offer_uuid = offers.uuid) as needed_at,
        offers.submission_uuid = quotes.submission_uuid and (stage = 'chosen' or stage = 'open' and not bool_or(
          stage in ('chosen', 'bind_requested', 'no_reply', 'contingent', 'bound')) over (partition by line)) as counts
      from offers
      left join bind_confirmations as confirmation on confirmation.offer_uuid = offers.uuid and offers.stage = 'bound'
      where submission_uuid in (select uuid from submissions where quote_id = quotes.id)
        -- What an insurer was asked to bind goes on, whatever was submitted after it.
        and (submission_uuid = quotes.submission_uuid or stage in ('bind_requested', 'no_reply', 'contingent', 'bound'))
    ) as each
  ) as o on true
  left join lateral (
    select min(at) as at, min(due)::text as due from desk_tasks where quote_id = quotes.id and done_at is null
  ) as tasks on true
  left join lateral (
    select min(at) filter (where answered_at is null) as asked_at, min(answered_at) as replied_at
    from desk_requests where quote_id = quotes.id and done_at is null
  ) as requests on true
  where quotes.id = of and (quotes.completed or quotes.contact_email is not null)
  on conflict (quote_id) do update set
    (submission_uuid, is_draft, follow_up, owner_email, agent_email, lines, known_at, owned_at, closed_at, bind_asked_at, no_reply_at,
      contingent_at, asks_at, referred_at, chosen_at, bound_at, waiting_at, quoted_at, answered_at, task_at, asked_at,
      replied_at, task_due, valid_until, ends_on)
    = (excluded.submission_uuid, excluded.is_draft, excluded.follow_up, excluded.owner_email, excluded.agent_email,
      excluded.lines, excluded.known_at, excluded.owned_at, excluded.closed_at, excluded.bind_asked_at, excluded.no_reply_at,
      excluded.contingent_at, excluded.asks_at, excluded.referred_at, excluded.chosen_at, excluded.bound_at,
      excluded.waiting_at, excluded.quoted_at, excluded.answered_at, excluded.task_at, excluded.asked_at,
      excluded.replied_at, excluded.task_due, excluded.valid_until, excluded.ends_on)
$$;

create function place_quote() returns trigger language plpgsql as $$
begin
  perform place_at_desk(new.id);
  return null;
end $$;
create function place_quote_of_row() returns trigger language plpgsql as $$
begin
  perform place_at_desk(new.quote_id);
  return null;
end $$;
create function place_quote_of_offer() returns trigger language plpgsql as $$
begin
  perform place_at_desk(quote_id) from submissions where uuid = new.submission_uuid;
  return null;
end $$;

create constraint trigger quotes_begun_at_desk after insert on quotes deferrable initially deferred
  for each row when (new.completed or new.contact_email is not null) execute function place_quote();
create constraint trigger quotes_at_desk after update on quotes deferrable initially deferred
  for each row when ((old.completed, old.submission_uuid, old.owner_email, old.agent_email, old.closed_at, old.legit_lead_at,
      old.contact_email is null, lower(old.answers ->> 'follow_up_consent'))
    is distinct from
    (new.completed, new.submission_uuid, new.owner_email, new.agent_email, new.closed_at, new.legit_lead_at,
      new.contact_email is null, lower(new.answers ->> 'follow_up_consent')))
  execute function place_quote();
create constraint trigger offers_made_at_desk after insert on offers deferrable initially deferred
  for each row execute function place_quote_of_offer();
create constraint trigger offers_at_desk after update on offers deferrable initially deferred
  for each row when ((old.state, old.stage, old.version) is distinct from (new.state, new.stage, new.version)
    or old.reply is distinct from new.reply)
  execute function place_quote_of_offer();
create constraint trigger bind_requests_at_desk after insert or update on bind_requests deferrable initially deferred
  for each row execute function place_quote_of_row();
create constraint trigger desk_tasks_at_desk after insert or update on desk_tasks deferrable initially deferred
  for each row execute function place_quote_of_row();
create constraint trigger desk_requests_at_desk after insert or update on desk_requests deferrable initially deferred
  for each row execute function place_quote_of_row();
select place_at_desk(id) from quotes;

-- Searches find a phone number by its digits.
update quotes set search_text = concat_ws(chr(10), nullif(search_text, ''), digits)
from (
  select id as of_quote, nullif(regexp_replace(answers ->> 'contact_phone', '\D', '', 'g'), '') as digits from quotes
) as phones
where of_quote = id and digits is not null and search_text not like '%' || digits || '%';

-- A record shows who came to it.
create index access_events_quote on access_events (quote_id);

-- Since when an endpoint has failed without one success, and why one gets nothing more.
create table webhook_failing (
  site text not null,
  endpoint text not null,
  since timestamptz not null,
  primary key (site, endpoint)
);
alter table webhook_disabled add column reason text not null default 'gone' check (reason in ('gone', 'failing'));
