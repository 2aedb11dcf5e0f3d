-- Servers since 0032 go on.
-- They mail everything at once, know nobody's choices, and cannot send the new kinds of mail, which the new ones then do. They go
-- on writing offer_warnings, which is read no more, so a price that one of them warns of may be warned of again. A later step
-- drops it.
-- Which mails somebody wants of a site, by topic. The token is in links of their mails, which need no sign-in.
create table mail_choices (
  token uuid primary key,
  site text not null,
  email text not null,
  choices jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz,
  unique (site, email)
);

-- Mails that wait for the one mail of a day that has them all. What they said is forgotten once that is queued.
create table held_mails (
  id uuid primary key,
  site text not null,
  kind text not null,
  recipient text not null,
  sealed text,
  quote_id uuid references quotes (id) on delete cascade,
  created_at timestamptz not null,
  due_at timestamptz not null,
  sent_in uuid
);
create index held_mails_waiting on held_mails (site, recipient) where sealed is not null;
create index held_mails_quote on held_mails (quote_id);

-- What was told that a day brings about, so that it is told once: of a price the day until which it is held.
create table told_notices (
  event text not null,
  thing uuid not null,
  day text not null,
  quote_id uuid not null references quotes (id) on delete cascade,
  told_at timestamptz not null,
  primary key (event, thing, day)
);
create index told_notices_quote on told_notices (quote_id);
insert into told_notices (event, thing, day, quote_id, told_at)
select 'offers_expiring', offer_warnings.offer_uuid, offer_warnings.valid_until, submissions.quote_id, offer_warnings.told_at
from offer_warnings
join offers on offers.uuid = offer_warnings.offer_uuid
join submissions on submissions.uuid = offers.submission_uuid;
