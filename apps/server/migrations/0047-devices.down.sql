alter table quotes drop column device;
