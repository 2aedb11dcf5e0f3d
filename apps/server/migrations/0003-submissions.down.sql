drop table offers;
drop table submissions;
