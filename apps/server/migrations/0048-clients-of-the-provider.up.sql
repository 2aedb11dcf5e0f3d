-- Servers since 0044 go on.
-- A partner's machine may sign in by an access token of the OpenID Connect provider instead of a token of ours: a row then names
-- the client and has no hash. Its id is in the record as that of any token. At a site a client stands for one partner at a time.
alter table api_tokens alter column hash drop not null;
alter table api_tokens add column client_id text;
alter table api_tokens add constraint api_tokens_proof check ((hash is null) <> (client_id is null));
create unique index api_tokens_client on api_tokens (client_id, site) where client_id is not null and revoked_at is null;
