drop table told_notices;
drop table held_mails;
drop table mail_choices;
