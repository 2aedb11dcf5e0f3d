-- Servers since 0018 go on.
-- The address of the agent who works on a quote, by which the staff file knows them: every server shows the same agent.
alter table quotes add column agent_email text;
create function keep_agent_email() returns trigger language plpgsql as $$
begin
  new.agent_email := (select email from people where id = new.agent_id);
  return new;
end $$;
create trigger quotes_agent_email before insert or update of agent_id on quotes
  for each row execute function keep_agent_email();
-- Erasing a person replaces their address.
create function pass_on_agent_email() returns trigger language plpgsql as $$
begin
  update quotes set agent_email = new.email where agent_id = new.id;
  return null;
end $$;
create trigger people_agent_email after update of email on people
  for each row when (old.email <> new.email) execute function pass_on_agent_email();
update quotes set agent_email = people.email from people where people.id = quotes.agent_id;
