drop table agent_tasks;
drop table agent_notes;
