drop table payment_events;
drop table bill_payments;
drop table bills;
