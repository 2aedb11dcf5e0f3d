delete from api_tokens where client_id is not null;
alter table api_tokens drop constraint api_tokens_proof;
alter table api_tokens drop column client_id;
alter table api_tokens alter column hash set not null;
