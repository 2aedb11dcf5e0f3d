-- Servers since 0036 go on.
-- They go on with policy_renewals.told_at, which is written and read no more, so what one of them tells may be told again, and the
-- other way round. A later step drops the column.
-- A customer is told of the end of each policy, not once of all that were bound with one submission.
insert into told_notices (event, thing, day, quote_id, told_at)
select 'renewal_due', offers.uuid, confirmation.effective_to, rounds.quote_id, policy_renewals.told_at
from policy_renewals
join submission_rounds as rounds on rounds.whole_uuid = policy_renewals.submission_uuid
join offers on offers.submission_uuid = rounds.uuid
join bind_confirmations as confirmation on confirmation.offer_uuid = offers.uuid
where policy_renewals.told_at is not null
-- What ends on another day than the first was never named.
and confirmation.effective_to = (
  select min(first.effective_to)
  from submission_rounds as same
  join offers as other on other.submission_uuid = same.uuid
  join bind_confirmations as first on first.offer_uuid = other.uuid
  where same.whole_uuid = policy_renewals.submission_uuid)
on conflict do nothing;
