alter table sign_in_codes drop column client, drop column known;
