alter table quotes drop column search_text;
