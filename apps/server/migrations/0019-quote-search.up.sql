-- Servers since 0018 go on.
-- What agents search quotes by, apart from the answers and as the server folds it: without case, accents, apostrophes. Each
-- save writes it. A save that changes no name leaves it as it is, so that the row still needs no new entry in the index.
alter table quotes add column search_text text not null default '';

-- Rows from before are folded here nearly as the server does it: all of Latin but ligatures, Greek and Cyrillic. The rest
-- follows at the next save.
update quotes set search_text = translate(
  lower(regexp_replace(
    normalize(
      regexp_replace(
        concat_ws(chr(10), names.company_name, nullif(concat_ws(' ', names.contact_first_name, names.contact_last_name), ''), names.contact_email),
        '[''`\u00b4\u2018\u2019\u201b\u2032\u02b9\u02bc\uff07\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
      nfkd),
    '[\u0300-\u036f]', '', 'g')),
  'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςØøŁłĐđı‐‑‒–—―−',
  'абвгдежзиклмнопрстуфхцчшщъыьэюяєіґαβγδεζηθικλμνξοπρστυφχψωσoollddi-------')
from quotes as old, jsonb_to_record(old.answers)
  as names(company_name text, contact_first_name text, contact_last_name text, contact_email text)
where quotes.id = old.id;

-- Not every PostgreSQL has it, or lets this role add it; without it a search reads the column of every quote in sight.
do $$
begin
  execute 'create extension if not exists pg_trgm';
  execute 'create index quotes_search on quotes using gin (search_text gin_trgm_ops)';
exception when insufficient_privilege or feature_not_supported or undefined_file then
  null;
end $$;
