drop trigger offers_bound_by_confirmation on offers;
drop function refuse_unconfirmed();
drop table bind_confirmations;
drop table bind_requests;
drop table bind_drafts;
