alter table quotes drop column partnership_source, drop column partnership_name;
