insert into policy_renewals (submission_uuid, quote_id, told_at)
select rounds.whole_uuid, told.quote_id, max(told.told_at)
from told_notices as told
join offers on offers.uuid = told.thing
join submission_rounds as rounds on rounds.uuid = offers.submission_uuid
where told.event = 'renewal_due'
group by rounds.whole_uuid, told.quote_id
on conflict (submission_uuid) do update set told_at = excluded.told_at;
delete from told_notices where event = 'renewal_due';
