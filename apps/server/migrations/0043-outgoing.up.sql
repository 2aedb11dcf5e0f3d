-- Servers since 0042 go on.
-- One of then that starts beside newer ones tries mails that were given up once more.
-- A mail that was given up, and why. Its text is kept for a week, encrypted, so that an operator can have it sent again.
alter table mails add column given_up_at timestamptz, add column failure text;
-- The console lists what is not sent, and what endpoints were told, of every site, the newest first.
create index mails_unsent on mails (created_at, id) where sent_at is null;
create index webhook_deliveries_created_at on webhook_deliveries (created_at, id);
create index webhook_deliveries_undelivered on webhook_deliveries (created_at, id) where state <> 'delivered';
