drop table renewal_invitations;
drop table quote_access;
drop index quotes_renews;
alter table quotes drop column renews;
alter table quotes drop column carried;
