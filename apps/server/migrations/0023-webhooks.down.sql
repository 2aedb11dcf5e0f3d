drop table webhook_disabled;
drop table webhook_secrets;
drop table webhook_attempts;
drop table webhook_deliveries;
drop table webhook_events;
