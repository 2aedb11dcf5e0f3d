drop index webhook_deliveries_undelivered;
drop index webhook_deliveries_created_at;
drop index mails_unsent;
alter table mails drop column given_up_at, drop column failure;
