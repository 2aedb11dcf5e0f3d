-- An insurer's word counts while no offer of its line is chosen, or when it is the chosen one: a rival's referral keeps
-- nothing waiting.
create or replace function place_at_desk(of uuid) returns void language sql as $$
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

-- Earlier servers look for the offers that count in the last submission alone.
update offers set submission_uuid = quotes.submission_uuid
from current_offers as now
join quotes on quotes.id = now.quote_id
where offers.uuid = now.uuid and now.submission_uuid <> quotes.submission_uuid;

drop view submission_rounds;
drop view current_offers;
alter table submissions drop column lines;
select place_at_desk(id) from quotes;
