drop trigger people_agent_email on people;
drop function pass_on_agent_email;
drop trigger quotes_agent_email on quotes;
drop function keep_agent_email;
alter table quotes drop column agent_email;
