drop table registered_names;
