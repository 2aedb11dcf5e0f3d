drop table offer_warnings;
drop table policy_requests;
drop table policy_renewals;
