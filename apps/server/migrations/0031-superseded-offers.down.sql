alter table offers drop column supersedes;
